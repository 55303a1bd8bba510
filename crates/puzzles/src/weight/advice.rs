//! Help for a player at the scale.

use super::{Cup, Side, Weight, WeightSolution, solver};
use crate::{Advice, BadPiece, Hint, Kind, Piece, Reason};

/// Weights are alike, so it is never one of them that lies badly: the whole load is too many or does not balance.
pub(super) fn advise(puzzle: &Weight, draft: &WeightSolution) -> Advice {
    let weights = u32::from(puzzle.weights());
    let laid = draft.laid();
    let verdict = puzzle.check(draft);
    let bad = match verdict {
        // Weights that are still to be laid are no mistake.
        Err(Reason::Count) if laid < u128::from(weights) => None,
        Err(reason) => Some(BadPiece {
            piece: Piece::Weight(None),
            reason,
        }),
        Ok(()) => None,
    };
    Advice {
        solved: verdict.is_ok(),
        laid: u32::try_from(laid).unwrap_or(u32::MAX),
        pieces: weights,
        bad: bad.into_iter().collect(),
    }
}

/// Goes for the solution that shares most weights with the draft.
pub(super) fn hint(puzzle: &Weight, draft: &WeightSolution) -> Option<Hint<Cup, Cup>> {
    if draft.left.len() != puzzle.left.len() || draft.right.len() != puzzle.right.len() {
        return None;
    }
    let shared = |solution: &WeightSolution| -> u64 {
        let cups = solution.counts().zip(draft.counts());
        cups.map(|(aim, now)| aim.min(now)).sum()
    };
    // The last of equals, so go through them from the end.
    let solution = solver::all(puzzle).into_iter().rev().max_by_key(shared)?;
    let cups = || solution.counts().zip(draft.counts()).enumerate();
    if let Some((cup, _)) = cups().find(|(_, (aim, now))| now > aim) {
        return Some(Hint::TakeAway(place(puzzle, cup)));
    }
    let (cup, _) = cups().find(|(_, (aim, now))| now < aim)?;
    Some(Hint::Lay(place(puzzle, cup)))
}

fn place(puzzle: &Weight, cup: usize) -> Cup {
    let right = cup.checked_sub(puzzle.left.len());
    Cup {
        cup: right.unwrap_or(cup),
        side: right.map_or(Side::Left, |_| Side::Right),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(left: [u64; 2], right: [u64; 2]) -> WeightSolution {
        WeightSolution {
            left: left.into(),
            right: right.into(),
        }
    }

    #[test]
    fn advice_waits_until_all_weights_are_laid() {
        let puzzle = Weight::new(&[13, 6], &[5, 7], 5).unwrap();
        let unfinished = advise(&puzzle, &load([1, 0], [0, 0]));
        assert_eq!(
            (unfinished.solved, unfinished.laid, unfinished.pieces),
            (false, 1, 5)
        );
        assert_eq!(unfinished.bad, []);
        let reason = |draft| advise(&puzzle, &draft).bad[0].reason;
        assert_eq!(reason(load([5, 0], [0, 0])), Reason::Unbalanced);
        assert_eq!(reason(load([5, 1], [0, 0])), Reason::Count);
        assert!(advise(&puzzle, &load([1, 1], [1, 2])).solved);
    }

    #[test]
    fn hints_lead_from_any_draft_to_a_solution() {
        let puzzle = Weight::new(&[13, 6], &[5, 7], 5).unwrap();
        let mut draft = load([3, 0], [0, 9]);
        let mut hints = 0;
        while let Some(hint) = puzzle.hint(&draft) {
            Weight::follow(&mut draft, &hint);
            hints += 1;
            assert!(hints < 20);
        }
        assert_eq!(puzzle.check(&draft), Ok(()));
        assert_eq!(hints, 2 + 7 + 2);
    }
}
