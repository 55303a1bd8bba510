//! What a placement is worth to a player: points now, networkers that stand well, networkers in
//! hand, and what the others gain.

use super::face::Face;
use super::sketch::{SEATS, Sketch, Survey, System};
use enigma_circuit::position::TARGET;

/// Systems with more open ports than this are weighed as if they had so many.
const MOST_OPEN: usize = 6;

/// How a player weighs a position. All worths are points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Taste {
    /// The share of its points that a standing networker counts for, by open ports of its system.
    pub standing: [f32; MOST_OPEN + 1],
    /// What a standing networker counts for besides, as systems grow.
    pub growth: [f32; MOST_OPEN + 1],
    /// What the first, second and third networker in hand are worth.
    pub supply: [f32; 3],
    /// How much the others' gains count.
    pub mind: f32,
    /// From how many points before the end on standing networkers count less.
    pub horizon: f32,
}

/// A way to lay a tile.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Way {
    /// The spot, as a place in the sketch.
    pub place: u32,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The cell for a networker, if any.
    pub cell: Option<u8>,
    /// What it is worth.
    pub worth: f32,
}

/// A taste in a position, from the seat of one player.
pub struct Weighing<'a> {
    sketch: &'a Sketch,
    seat: usize,
    /// How much a point of each seat counts.
    signs: [f32; SEATS],
    standing: [f32; MOST_OPEN + 1],
    growth: [f32; MOST_OPEN + 1],
    /// What so many networkers in hand are worth.
    hand: [f32; 8],
    /// What each system is worth as it is.
    before: Vec<f32>,
}

impl<'a> Weighing<'a> {
    /// Weighs a position.
    #[must_use]
    pub fn new(sketch: &'a Sketch, seat: usize, taste: &Taste) -> Self {
        let lead = sketch.scores.iter().copied().max().unwrap_or(0);
        let left = TARGET.saturating_sub(lead) as f32;
        let fade = ((left + 1.0) / taste.horizon).clamp(0.15, 1.0);
        let mut hand = [0.0; 8];
        for count in 1..hand.len() {
            hand[count] = hand[count - 1] + fade * taste.supply.get(count - 1).unwrap_or(&0.0);
        }
        let mut weighing = Self {
            sketch,
            seat,
            signs: signs(sketch, seat, taste.mind),
            standing: taste.standing.map(|share| share * fade),
            growth: taste.growth.map(|growth| growth * fade),
            hand,
            before: Vec::new(),
        };
        weighing.before = sketch
            .systems()
            .iter()
            .map(|system| weighing.standing_worth(system))
            .collect();
        weighing
    }

    /// What the position is worth to a seat, on its own.
    #[must_use]
    pub fn prospects(&self, seat: usize) -> f32 {
        let standing: f32 = self
            .sketch
            .systems()
            .iter()
            .filter(|system| system.workers[seat] != [0; 3])
            .map(|system| self.seat_worth(system, seat))
            .sum();
        let hand = self.hand[usize::from(self.sketch.supply[seat].min(7))];
        self.sketch.scores[seat] as f32 + standing + hand
    }

    fn seat_worth(&self, system: &System, seat: usize) -> f32 {
        if system.open == 0 {
            return 0.0;
        }
        let open = usize::from(system.open).min(MOST_OPEN);
        let mut worth = 0.0;
        for (&workers, cells) in system.workers[seat].iter().zip(system.cells) {
            if workers > 0 {
                let each = f32::from(cells) * self.standing[open] + self.growth[open];
                worth += f32::from(workers) * each;
            }
        }
        worth
    }

    fn standing_worth(&self, system: &System) -> f32 {
        if !system.is_staffed() {
            return 0.0;
        }
        (0..self.sketch.seats)
            .map(|seat| self.signs[seat] * self.seat_worth(system, seat))
            .sum()
    }

    /// Every way to lay a tile, handed to `tell` one after the other.
    pub fn each_way(&self, face: &Face, mut tell: impl FnMut(Way)) {
        for &place in self.sketch.spots() {
            for &turn in &face.turns {
                let survey = self.sketch.survey(face, place, turn);
                self.each_cell(face, &survey, |cell, worth| {
                    tell(Way {
                        place,
                        turn,
                        cell,
                        worth,
                    });
                });
            }
        }
    }

    /// The best way to lay a tile; the first of equals.
    #[must_use]
    pub fn best_way(&self, face: &Face) -> Option<Way> {
        let mut best: Option<Way> = None;
        self.each_way(face, |way| {
            if best.is_none_or(|best| way.worth > best.worth) {
                best = Some(way);
            }
        });
        best
    }

    /// What the tile brings without a networker, and with one on each cell where it may stand.
    fn each_cell(&self, face: &Face, survey: &Survey, mut tell: impl FnMut(Option<u8>, f32)) {
        let mut worth = 0.0;
        let mut returned = [0u8; SEATS];
        for joint in survey.joints() {
            for &number in joint.joined() {
                worth -= self.before[usize::from(number)];
            }
            if !joint.system.is_staffed() {
                continue;
            }
            if joint.is_closed() {
                for (seat, back) in returned.iter_mut().enumerate().take(self.sketch.seats) {
                    worth += self.signs[seat] * joint.system.points(seat) as f32;
                    *back += joint.system.workers[seat].iter().sum::<u8>();
                }
            } else {
                worth += self.standing_worth(&joint.system);
            }
        }
        for (seat, &back) in returned.iter().enumerate() {
            if back > 0 {
                worth += self.signs[seat] * self.hand_change(seat, back.into());
            }
        }
        tell(None, worth);
        if self.sketch.supply[self.seat] == 0 {
            return;
        }
        let own = i32::from(returned[self.seat]);
        let without = self.hand_change(self.seat, own);
        let spent = self.hand_change(self.seat, own - 1) - without;
        for (cell, &(network, colour)) in face.numbered.iter().enumerate() {
            let joint = &survey.joints()[survey.of_network(network)];
            let colour = usize::from(colour);
            if joint.system.is_taken(colour) {
                continue;
            }
            let cells = f32::from(joint.system.cells[colour]);
            let gain = if joint.is_closed() {
                cells
            } else {
                let open = usize::from(joint.system.open).min(MOST_OPEN);
                cells * self.standing[open] + self.growth[open] + spent
            };
            tell(Some(cell as u8), worth + gain);
        }
    }

    /// What it is worth to a seat to have so many networkers more in hand.
    fn hand_change(&self, seat: usize, more: i32) -> f32 {
        let now = usize::from(self.sketch.supply[seat]).min(7);
        let then = (now as i32 + more).clamp(0, 7) as usize;
        self.hand[then] - self.hand[now]
    }
}

/// How much a point of each seat counts: the own in full, the others' by how much they are minded,
/// those who lead more than those who trail.
fn signs(sketch: &Sketch, seat: usize, mind: f32) -> [f32; SEATS] {
    let mut signs = [0.0; SEATS];
    let threat = |other: usize| 1.0 + sketch.scores[other] as f32;
    let others = (0..sketch.seats).filter(|&other| other != seat);
    let all: f32 = others.clone().map(threat).sum();
    for other in others {
        signs[other] = -mind * threat(other) / all;
    }
    signs[seat] = 1.0;
    signs
}
