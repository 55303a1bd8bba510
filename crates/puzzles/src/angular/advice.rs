//! Help for a player: which pieces lie badly, and what to do next.

use super::check::{Columns, check, has_gap, is_shape};
use super::{Angular, Piece, Solution, Stood};
use crate::{Advice, BadPiece, Hint, Kind, Reason};

pub(super) fn advise(puzzle: &Angular, draft: &Solution) -> Advice {
    let columns = Columns::new(draft);
    let laid: Vec<Piece> = Piece::ALL
        .into_iter()
        .filter(|&piece| !draft.cubes(piece).is_empty())
        .collect();
    let bad = laid
        .iter()
        .filter_map(|&piece| {
            let reason = fault(puzzle, draft, &columns, piece)?;
            Some(BadPiece {
                piece: piece.into(),
                reason,
            })
        })
        .collect();
    Advice {
        solved: check(puzzle, draft).is_ok(),
        laid: laid.len() as u32,
        pieces: Piece::ALL.len() as u32,
        bad,
    }
}

/// The first rule that a piece breaks as it lies now. What only the pieces not yet laid can put right is no
/// fault: a column still without its top, or a cell of the piece's own that it does not cover yet shows when
/// all lie.
fn fault(puzzle: &Angular, draft: &Solution, columns: &Columns, piece: Piece) -> Option<Reason> {
    let cubes = draft.cubes(piece);
    if !is_shape(piece, cubes) {
        return Some(Reason::Pieces);
    }
    let column = |cube: &[i64; 3]| columns.0[&[cube[0], cube[1]]].as_slice();
    let shared = |cube: &[i64; 3]| column(cube).iter().filter(|&&(z, _)| z == cube[2]).count() > 1;
    if cubes.iter().any(shared) {
        return Some(Reason::Overlap);
    }
    // The hollow is under this piece if the cubes up to its lowest in the column have a gap.
    let hollow = |cube: &[i64; 3]| {
        let below = column(cube).partition_point(|&(z, _)| z <= cube[2]);
        has_gap(&column(cube)[..below])
    };
    if cubes.iter().any(hollow) {
        return Some(Reason::Gap);
    }
    spoils_view(puzzle, draft, columns, piece).then_some(Reason::View)
}

/// Whether the picture cannot come about while the piece lies there: it sticks out of the picture, does not reach a cell where
/// it is seen, or lies on a piece that should be seen there.
fn spoils_view(puzzle: &Angular, draft: &Solution, columns: &Columns, piece: Piece) -> bool {
    let cubes = draft.cubes(piece);
    let sticks_out = cubes
        .iter()
        .any(|&[x, y, _]| puzzle.view_at([x, y]).is_none());
    let visible = puzzle.view.visible(piece);
    let misses = (0..16).any(|bit| {
        let at = [bit % 4, bit / 4];
        visible & 1 << bit != 0 && !cubes.iter().any(|&[x, y, _]| [x, y] == at)
    });
    let covers = cubes.iter().any(|&[x, y, z]| {
        let seen = puzzle.view_at([x, y]);
        columns.0[&[x, y]]
            .iter()
            .any(|&(lower, other)| lower < z && other != piece && Some(other) == seen)
    });
    sticks_out || misses || covers
}

pub(super) fn hint(puzzle: &Angular, draft: &Solution) -> Option<Hint<Stood, Piece>> {
    let differs = |solution: &Solution, piece: Piece| solution.cubes(piece) != draft.cubes(piece);
    let is_laid = |piece: Piece| !draft.cubes(piece).is_empty();
    let wrong = |solution: &Solution| -> Vec<Piece> {
        let laid = Piece::ALL.into_iter().filter(|&piece| is_laid(piece));
        laid.filter(|&piece| differs(solution, piece)).collect()
    };
    let solutions = puzzle.solve_all();
    let best = solutions
        .iter()
        .min_by_key(|solution| wrong(solution).len())?;
    let wrong = wrong(best);
    if wrong.is_empty() {
        let missing = Piece::ALL.into_iter().filter(|&piece| !is_laid(piece));
        // The lowest comes first: whatever it rests on lies already.
        let piece = missing.min_by_key(|&piece| (rests_on(best, piece, &is_laid), piece))?;
        let cubes = best.cubes(piece).iter();
        let cubes = cubes.map(|&cube| puzzle.outside(cube)).collect();
        return Some(Hint::Lay(Stood { piece, cubes }));
    }
    // A piece that breaks a rule is easier to see than one that merely leads nowhere.
    let columns = Columns::new(draft);
    let broken = wrong
        .iter()
        .find(|&&piece| fault(puzzle, draft, &columns, piece).is_some());
    broken.or(wrong.first()).map(|&piece| Hint::TakeAway(piece))
}

/// Whether a piece of a solution rests on one that is not laid yet.
fn rests_on(solution: &Solution, piece: Piece, is_laid: &impl Fn(Piece) -> bool) -> bool {
    solution.cubes(piece).iter().any(|&[x, y, z]| {
        solution.all_cubes().any(|(other, cube)| {
            other != piece && !is_laid(other) && cube[..2] == [x, y] && cube[2] < z
        })
    })
}
