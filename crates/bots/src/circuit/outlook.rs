//! Playing on in the head: whole rounds with the tiles that can be seen and others drawn by lot.

use super::face::{Face, FaceNumber};
use super::sketch::{SEATS, Sketch};
use super::taste::{Taste, Way, Weighing};
use enigma_circuit::View;
use enigma_circuit::position::TARGET;
use enigma_circuit::view::PresenceView;
use enigma_game::Chance;
use enigma_puzzles::Puzzle;

/// The stacks and the table as one player imagines them.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// The board.
    pub sketch: Sketch,
    /// The tile on top of each stack.
    pub tops: [Option<FaceNumber>; 4],
    /// How many tiles each stack has.
    pub heights: [u8; 4],
    /// Which stacks were used in this round.
    pub used: [bool; 4],
    /// The tile in each seat's hand, and from which stack.
    pub hands: [Option<FaceNumber>; SEATS],
    /// The stack that each seat chose in this round.
    pub chosen: [Option<u8>; SEATS],
    /// Who has the start player marker.
    pub start: usize,
    /// Which seats still take part (D-9).
    pub plays: [bool; SEATS],
}

/// How likely each seat solves a puzzle of each category when another was first.
pub type Odds = [[f32; 4]; SEATS];

impl Outlook {
    /// What a player imagines from what it sees; none if the view shows no position.
    #[must_use]
    pub fn seen(view: &View<Puzzle>) -> Option<Self> {
        let position = view.position().ok()?;
        let mut outlook = Self {
            sketch: Sketch::from(&position),
            tops: [None; 4],
            heights: [0; 4],
            used: [false; 4],
            hands: [None; SEATS],
            chosen: [None; SEATS],
            start: view.start_player.index(),
            plays: [false; SEATS],
        };
        for (stack, (_, shown)) in view.stacks.pairs().enumerate() {
            outlook.tops[stack] = shown.top.as_ref().map(|face| Face::number_of(face.id));
            outlook.heights[stack] = shown.height.min(usize::from(u8::MAX)) as u8;
        }
        for (seat, shown) in view.seats.iter().enumerate() {
            outlook.plays[seat] = shown.presence != PresenceView::Left;
            outlook.hands[seat] = shown.tile.as_ref().map(|face| Face::number_of(face.id));
            if let Some(category) = shown.category {
                outlook.chosen[seat] = Some(category as u8);
                outlook.used[category as usize] = true;
            }
        }
        Some(outlook)
    }

    /// The seats that take part, clockwise from the start player.
    pub fn order(&self) -> impl Iterator<Item = usize> + use<> {
        let (start, seats, plays) = (self.start, self.sketch.seats, self.plays);
        (0..seats)
            .map(move |step| (start + step) % seats)
            .filter(move |&seat| plays[seat])
    }

    /// A seat takes the top tile of a stack; the next one is drawn by lot.
    pub fn take(&mut self, seat: usize, stack: usize, chance: &mut Chance) {
        self.hands[seat] = self.tops[stack].take();
        self.chosen[seat] = Some(stack as u8);
        self.used[stack] = true;
        self.heights[stack] = self.heights[stack].saturating_sub(1);
        if self.heights[stack] > 0 {
            let faces = Face::of_category(stack);
            let lot = chance.below(u64::from(faces.end - faces.start));
            self.tops[stack] = Some(faces.start + lot as FaceNumber);
        }
    }

    /// The stacks a seat may choose from now (C-22, D-10).
    pub fn free(&self) -> impl Iterator<Item = (usize, FaceNumber)> {
        let tops = self.tops.iter().enumerate();
        tops.filter_map(|(stack, &top)| {
            let top = top.filter(|_| !self.used[stack])?;
            Some((stack, top))
        })
    }

    /// The stack that promises most: the worth of the tile's best way if it is solved, and nothing
    /// if not.
    #[must_use]
    pub fn choice(&self, seat: usize, taste: &Taste, odds: &Odds) -> Option<usize> {
        let weighing = Weighing::new(&self.sketch, seat, taste);
        let mut best: Option<(usize, f32)> = None;
        for (stack, top) in self.free() {
            let worth = weighing
                .best_way(Face::numbered(top))
                .map_or(0.0, |way| way.worth);
            let worth = worth.max(0.0) * odds[seat][stack] + worth.min(0.0);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((stack, worth));
            }
        }
        best.map(|(stack, _)| stack)
    }

    /// Phase 1 from where it stands.
    pub fn choose_all(&mut self, tastes: &[Taste; SEATS], odds: &Odds, chance: &mut Chance) {
        for seat in self.order() {
            if self.hands[seat].is_none()
                && let Some(stack) = self.choice(seat, &tastes[seat], odds)
            {
                self.take(seat, stack, chance);
            }
        }
    }

    /// Phase 2: one is first, the others solve by their odds; whoever fails loses the tile.
    pub fn solve_all(&mut self, odds: &Odds, chance: &mut Chance) {
        let skill =
            |seat: usize| self.chosen[seat].map_or(0.5, |stack| odds[seat][usize::from(stack)]);
        let total: f32 = self.order().map(skill).sum();
        let mut lot = chance.unit() as f32 * total;
        let mut first = None;
        for seat in self.order() {
            lot -= skill(seat);
            if lot < 0.0 || first.is_none() {
                first = Some(seat);
            }
            if lot < 0.0 {
                break;
            }
        }
        for seat in self.order() {
            let solves = Some(seat) == first || (chance.unit() as f32) < skill(seat);
            if !solves {
                self.hands[seat] = None;
            }
        }
    }

    /// Phase 3 from where it stands: everybody with a tile lays it as well as he can.
    pub fn place_all(&mut self, tastes: &[Taste; SEATS]) {
        for seat in self.order() {
            if let Some(face) = self.hands[seat].take() {
                let weighing = Weighing::new(&self.sketch, seat, &tastes[seat]);
                let best = weighing.best_way(Face::numbered(face));
                if let Some(way) = best {
                    self.lay(seat, face, &way);
                }
            }
        }
    }

    /// A seat lays a tile.
    pub fn lay(&mut self, seat: usize, face: FaceNumber, way: &Way) {
        let worker = way.cell.map(|cell| (seat, cell));
        self.sketch
            .lay(Face::numbered(face), way.place, way.turn, worker);
        self.hands[seat] = None;
    }

    /// Whether the game is over at the end of a round (C-70, D-10).
    #[must_use]
    pub fn is_over(&self) -> bool {
        let stacks = self.tops.iter().flatten().count();
        self.sketch.scores.iter().any(|&points| points >= TARGET) || stacks < self.order().count()
    }

    /// The next round begins (C-74).
    pub fn next_round(&mut self) {
        self.used = [false; 4];
        self.chosen = [None; SEATS];
        let seats = self.sketch.seats;
        let next = (1..=seats).map(|step| (self.start + step) % seats);
        self.start = next
            .clone()
            .find(|&seat| self.plays[seat])
            .unwrap_or(self.start);
    }

    /// How the end of a game is for a seat: 1 for a victory, its share if it is shared (C-72).
    #[must_use]
    pub fn result(&self, seat: usize) -> f32 {
        let standing = |seat: usize| -> u32 {
            let systems = self.sketch.systems().iter();
            systems
                .flat_map(|system| system.workers[seat])
                .map(u32::from)
                .sum()
        };
        let merit = |seat: usize| (self.plays[seat], self.sketch.scores[seat], standing(seat));
        let own = merit(seat);
        let others = (0..self.sketch.seats).filter(|&other| other != seat);
        if others.clone().any(|other| merit(other) > own) {
            return 0.0;
        }
        1.0 / (1 + others.filter(|&other| merit(other) == own).count()) as f32
    }
}
