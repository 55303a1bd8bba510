//! Lines between pages and the node: they delay, lose, double, reorder and end.

use enigma_game::Chance;

/// How a line treats what is sent over it.
#[derive(Debug, Clone, Copy)]
pub struct Weather {
    /// The least and the most milliseconds that a message takes.
    pub delay: (u64, u64),
    /// Of a thousand messages, how many are lost.
    pub lost: u64,
    /// How many come twice.
    pub doubled: u64,
    /// How many come before those that were sent before them.
    pub overtaking: u64,
}

impl Weather {
    /// Nothing happens to messages but that they take a moment.
    pub const FAIR: Self = Self {
        delay: (5, 40),
        lost: 0,
        doubled: 0,
        overtaking: 0,
    };

    /// The weather of a world.
    pub fn of(chance: &mut Chance) -> Self {
        match chance.below(4) {
            0 => Self::FAIR,
            1 => Self {
                delay: (1, 900),
                ..Self::FAIR
            },
            2 => Self {
                lost: 8,
                doubled: 15,
                ..Self::FAIR
            },
            _ => Self {
                delay: (5, 300),
                lost: 10,
                doubled: 10,
                overtaking: 15,
            },
        }
    }
}

/// One way of a line.
#[derive(Debug, Default)]
pub struct Way {
    /// When the last message that was sent arrives: none after it arrives before it.
    last: u64,
    /// How many messages are on their way.
    pub coming: u64,
}

impl Way {
    /// When copies of a message that is sent now arrive.
    pub fn arrivals(&mut self, now: u64, weather: Weather, chance: &mut Chance) -> Vec<u64> {
        let (least, most) = weather.delay;
        let at = now + least + chance.below(most - least + 1);
        let lot = chance.below(1000);
        let mut arrivals = Vec::new();
        if lot < weather.lost {
            return arrivals;
        }
        let overtakes = chance.below(1000) < weather.overtaking;
        let at = if overtakes { at } else { at.max(self.last) };
        self.last = self.last.max(at);
        arrivals.push(at);
        if lot < weather.lost + weather.doubled {
            arrivals.push(at + chance.below(500));
        }
        self.coming += arrivals.len() as u64;
        arrivals
    }
}
