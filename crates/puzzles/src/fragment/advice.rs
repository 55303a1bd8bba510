//! Help for a player: which pieces lie badly, and what to do next.

use super::check::{check, overlapping, sticks_out};
use super::{Fragment, Piece, Placed, Solution};
use crate::{Advice, BadPiece, Hint, Kind, Reason};

pub(super) fn advise(puzzle: &Fragment, draft: &Solution) -> Advice {
    let bad = faults(puzzle, draft)
        .into_iter()
        .enumerate()
        .filter_map(|(index, fault)| {
            Some(BadPiece {
                piece: index.into(),
                reason: fault?,
            })
        })
        .collect();
    Advice {
        solved: check(puzzle, draft).is_ok(),
        laid: draft.pieces().len() as u32,
        pieces: Piece::TOTAL as u32,
        bad,
    }
}

/// For each piece of the draft the first rule it breaks.
fn faults(puzzle: &Fragment, draft: &Solution) -> Vec<Option<Reason>> {
    let pieces = draft.pieces();
    let overlaps = overlapping(pieces);
    let mut seen = [0; Piece::ALL.len()];
    pieces
        .iter()
        .zip(overlaps)
        .map(|(piece, overlaps)| {
            let seen = &mut seen[piece.piece as usize];
            *seen += 1;
            if *seen > piece.piece.count() {
                Some(Reason::Pieces)
            } else if sticks_out(puzzle, piece) {
                Some(Reason::Outside)
            } else {
                overlaps.then_some(Reason::Overlap)
            }
        })
        .collect()
}

pub(super) fn hint(puzzle: &Fragment, draft: &Solution) -> Option<Hint<Placed, usize>> {
    let solutions = puzzle.solve_all();
    let (missing, wrong) = solutions
        .iter()
        .map(|solution| compare(solution, draft))
        .min_by_key(|(_, wrong)| wrong.len())?;
    if wrong.is_empty() {
        let placed = *missing.first()?;
        let at = puzzle.outside(placed.at);
        return Some(Hint::Lay(Placed { at, ..placed }));
    }
    // A piece that breaks a rule is easier to see than one that merely leads nowhere.
    let faults = faults(puzzle, draft);
    let first = wrong
        .iter()
        .find(|&&index| faults[index].is_some())
        .or(wrong.first());
    first.map(|&index| Hint::TakeAway(index))
}

/// The pieces of a solution that the draft lacks, and the indices of the draft's pieces that are not in it.
fn compare(solution: &Solution, draft: &Solution) -> (Vec<Placed>, Vec<usize>) {
    let mut missing = solution.pieces().to_vec();
    let mut wrong = Vec::new();
    for (index, piece) in draft.pieces().iter().enumerate() {
        match missing.iter().position(|other| other == piece) {
            Some(found) => {
                missing.remove(found);
            }
            None => wrong.push(index),
        }
    }
    (missing, wrong)
}
