//! Dropping pieces at random, and choosing among the pictures.

use super::Angular;
use super::piece::{Drop, Piece};
use super::solver::{Candidates, Structure};
use super::view::View;
use crate::kind::safely_within;
use crate::{Edition, Grade, Kind};
use enigma_game::Chance;
use std::ops::ControlFlow;

/// The most solutions a generated picture may have.
const MOST_SOLUTIONS: u32 = 3;
/// How high a solution of a generated picture may be.
const GREATEST_HEIGHT: u64 = 4;
/// How many pieces may be wholly hidden in a generated picture.
const MOST_ABSENT: usize = 1;

/// A new picture of the given grade.
pub(super) fn generate(edition: Edition, grade: Grade, chance: &mut Chance) -> Angular {
    let limits = &Angular::GRADE_LIMITS[usize::from(grade.number()) - 1..];
    loop {
        let good = |view: &View| edition == Edition::First || !view.encloses_a_square();
        if let Some(view) = random_view(chance)
            && good(&view)
            && safely_within::<Angular>(grade, difficulty_of_good(&view, limits[0], limits[1]))
        {
            return Angular::from_view(view);
        }
    }
}

/// The difficulty of a picture that meets the generator's requirements; none if it does not, or if it is
/// plain from the places of the pieces alone that the difficulty lies outside the limits.
pub(super) fn difficulty_of_good(view: &View, least: f64, most: f64) -> Option<f64> {
    if view.absent() > MOST_ABSENT || !view.is_connected() {
        return None;
    }
    let candidates = Candidates::new(view);
    let bits = candidates.bits();
    if bits < least || bits - libm::log2(f64::from(MOST_SOLUTIONS)) >= most {
        return None;
    }
    let mut solutions = 0;
    let outcome = candidates.each_structure(view, |structure| {
        solutions += 1;
        if solutions > MOST_SOLUTIONS || structure.height() > GREATEST_HEIGHT {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    (outcome.is_continue() && solutions > 0).then(|| bits - libm::log2(f64::from(solutions)))
}

/// The picture of all pieces dropped in random order, each at a random place where it leaves no gap; none if one
/// has no such place.
pub(super) fn random_view(chance: &mut Chance) -> Option<View> {
    let mut order = Piece::ALL;
    chance.shuffle(&mut order);
    let mut structure = Structure::default();
    let mut fitting: Vec<(&'static Drop, u64)> = Vec::with_capacity(128);
    for piece in order {
        fitting.clear();
        fitting.extend(
            piece
                .drops()
                .iter()
                .filter_map(|drop| Some((drop, drop.onto(structure.heights)?))),
        );
        let &(drop, heights) = chance.pick(&fitting)?;
        structure.push(piece, drop, heights);
    }
    Some(View::new(structure.view()).0)
}
