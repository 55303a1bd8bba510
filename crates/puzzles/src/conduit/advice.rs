//! Help for a player who fills a region.

use super::{Conduit, ConduitSolution, Filled, solver};
use crate::{Advice, BadPiece, Hint, Kind, Reason};

/// The pieces that lie badly: outside the region, too many of their kind, past a stub, or with a port that leads nowhere.
pub(super) fn advise(puzzle: &Conduit, draft: &ConduitSolution) -> Advice {
    let mut bad = Vec::new();
    let mut laid = 0;
    let mut unused = puzzle.inventory();
    for (y, row) in draft.rows.iter().enumerate() {
        for (x, ports) in row
            .iter()
            .enumerate()
            .filter(|(_, ports)| !ports.is_empty())
        {
            laid += 1;
            let left = ports.piece().map(|piece| &mut unused[piece as usize]);
            let too_many = match left {
                Some(left) if *left > 0 => {
                    *left -= 1;
                    false
                }
                _ => true,
            };
            if let Some(reason) = reason_against(puzzle, draft, x, y, too_many) {
                bad.push(BadPiece {
                    piece: [x, y].into(),
                    reason,
                });
            }
        }
    }
    Advice {
        solved: puzzle.check(draft).is_ok(),
        laid,
        pieces: puzzle.cell_count(),
        bad,
    }
}

fn reason_against(
    puzzle: &Conduit,
    draft: &ConduitSolution,
    x: usize,
    y: usize,
    too_many: bool,
) -> Option<Reason> {
    let ports = draft.at(x, y);
    let leads_nowhere = |side: super::Side| {
        let beyond = side.step(x, y).filter(|&(x, y)| puzzle.has_cell(x, y));
        let still_empty = beyond.is_some_and(|(x, y)| draft.at(x, y).is_empty());
        !still_empty && draft.is_open(puzzle, x, y, side)
    };
    if !puzzle.has_cell(x, y) {
        Some(Reason::Cells)
    } else if too_many {
        Some(Reason::Pieces)
    } else if puzzle.stubs_at(x, y).sides().any(|side| !ports.has(side)) {
        Some(Reason::Stub)
    } else if ports.sides().any(leads_nowhere) {
        Some(Reason::Open)
    } else {
        None
    }
}

/// Goes for the solution that shares most pieces with the draft.
pub(super) fn hint(puzzle: &Conduit, draft: &ConduitSolution) -> Option<Hint<Filled, [usize; 2]>> {
    let shared = |solution: &ConduitSolution| {
        puzzle
            .places()
            .filter(|&(x, y)| solution.at(x, y) == draft.at(x, y))
            .count()
    };
    // The last of equals, so go through them from the end.
    let solution = solver::all(puzzle).into_iter().rev().max_by_key(shared)?;
    let rows = draft.rows.iter().enumerate();
    let laid = rows.flat_map(|(y, row)| (0..row.len()).map(move |x| (x, y)));
    let mut wrong =
        laid.filter(|&(x, y)| !draft.at(x, y).is_empty() && draft.at(x, y) != solution.at(x, y));
    if let Some((x, y)) = wrong.next() {
        return Some(Hint::TakeAway([x, y]));
    }
    let mut missing = puzzle
        .places()
        .filter(|&(x, y)| draft.at(x, y) != solution.at(x, y));
    missing.next().map(|(x, y)| {
        Hint::Lay(Filled {
            at: [x, y],
            ports: solution.at(x, y),
        })
    })
}
