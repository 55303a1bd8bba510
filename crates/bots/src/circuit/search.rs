//! Look-ahead: each promising move is played on in the head a few times, over the others' turns
//! and the next rounds, and the move after which the player stands best is taken.

use super::face::{Face, FaceNumber};
use super::outlook::{Odds, Outlook};
use super::sketch::SEATS;
use super::taste::{Taste, Way, Weighing};
use enigma_circuit::position::TARGET;
use enigma_game::Chance;

/// How a player looks ahead.
#[derive(Debug, Clone, Copy)]
pub struct Search {
    /// How positions are weighed, by the player and, as he believes, by everybody.
    pub taste: Taste,
    /// How many ways to lay the tile are looked at.
    pub ways: usize,
    /// How often each is played on.
    pub samples: u32,
    /// How many rounds after this one.
    pub rounds: u32,
    /// How quickly a lead turns into a victory.
    pub sharpness: f32,
}

impl Search {
    /// The best way for a seat to lay the tile in its hand.
    #[must_use]
    pub fn place(
        &self,
        outlook: &Outlook,
        seat: usize,
        face: FaceNumber,
        odds: &Odds,
        chance: &mut Chance,
    ) -> Option<Way> {
        let ways = self.promising(outlook, seat, face);
        if ways.len() < 2 {
            return ways.first().copied();
        }
        let hopes = self.hopes(outlook, (seat, face), &ways, odds, chance);
        best(&hopes).map(|index| ways[index])
    }

    /// How likely a seat wins after each of some ways to lay a tile, summed over the samples.
    #[must_use]
    pub fn hopes(
        &self,
        outlook: &Outlook,
        (seat, face): (usize, FaceNumber),
        ways: &[Way],
        odds: &Odds,
        chance: &mut Chance,
    ) -> Vec<f32> {
        let mut hopes = vec![0.0f32; ways.len()];
        for _ in 0..self.samples {
            // The same chance for every way, so that luck decides nothing between them.
            let luck = chance.bits();
            for (way, hope) in ways.iter().zip(&mut hopes) {
                let mut later = outlook.clone();
                later.lay(seat, face, way);
                *hope += self.hope(later, seat, odds, &mut Chance::from_number(luck));
            }
        }
        hopes
    }

    /// The best stack for a seat to choose from.
    #[must_use]
    pub fn choose(
        &self,
        outlook: &Outlook,
        seat: usize,
        odds: &Odds,
        chance: &mut Chance,
    ) -> Option<usize> {
        let stacks: Vec<usize> = outlook.free().map(|(stack, _)| stack).collect();
        if stacks.len() < 2 {
            return stacks.first().copied();
        }
        let mut hopes = vec![0.0f32; stacks.len()];
        for _ in 0..self.samples * 2 {
            let luck = chance.bits();
            for (&stack, hope) in stacks.iter().zip(&mut hopes) {
                let mut later = outlook.clone();
                let chance = &mut Chance::from_number(luck);
                later.take(seat, stack, chance);
                later.choose_all(&[self.taste; SEATS], odds, chance);
                later.solve_all(odds, chance);
                *hope += self.hope(later, seat, odds, chance);
            }
        }
        best(&hopes).map(|index| stacks[index])
    }

    /// The ways that look best at first sight.
    fn promising(&self, outlook: &Outlook, seat: usize, face: FaceNumber) -> Vec<Way> {
        let weighing = Weighing::new(&outlook.sketch, seat, &self.taste);
        let mut ways = Vec::new();
        weighing.each_way(Face::numbered(face), |way| ways.push(way));
        ways.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        ways.truncate(self.ways);
        ways
    }

    /// How likely a seat wins after the rest of the round and some more have been played.
    fn hope(&self, mut later: Outlook, seat: usize, odds: &Odds, chance: &mut Chance) -> f32 {
        let tastes = [self.taste; SEATS];
        later.place_all(&tastes);
        for _ in 0..self.rounds {
            if later.is_over() {
                return later.result(seat);
            }
            later.next_round();
            later.choose_all(&tastes, odds, chance);
            later.solve_all(odds, chance);
            later.place_all(&tastes);
        }
        if later.is_over() {
            return later.result(seat);
        }
        self.standing(&later, seat)
    }

    /// How likely a seat wins from where everybody stands.
    fn standing(&self, outlook: &Outlook, seat: usize) -> f32 {
        let weighing = Weighing::new(&outlook.sketch, seat, &self.taste);
        let lead = outlook.sketch.scores.iter().copied().max().unwrap_or(0);
        let left = TARGET.saturating_sub(lead) as f32;
        let sharpness = self.sharpness / (1.0 + left).sqrt();
        let weight = |seat: usize| libm::expf(weighing.prospects(seat) * sharpness);
        let all: f32 = (0..outlook.sketch.seats).map(weight).sum();
        weight(seat) / all
    }
}

fn best(hopes: &[f32]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (index, hope) in hopes.iter().enumerate() {
        if best.is_none_or(|best| *hope > hopes[best]) {
            best = Some(index);
        }
    }
    best
}
