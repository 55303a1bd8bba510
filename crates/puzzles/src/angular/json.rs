//! Angular puzzles and solutions as JSON.

use super::{Angular, Piece, Solution};
use crate::fields::{Fields, as_list, as_text};
use crate::{Category, Kind, Malformed};
use serde_json::{Map, Value, json};

pub(super) fn read_puzzle(json: &Value) -> Result<Angular, Malformed> {
    let fields = Fields::of_puzzle(json, Category::Angular, &["view"])?;
    let mut rows = Vec::new();
    for (y, row) in fields.list("view")?.iter().enumerate() {
        rows.push(as_text(&format!("view[{y}]"), row)?);
    }
    Angular::from_rows(&rows)
}

pub(super) fn write_puzzle(puzzle: &Angular) -> Value {
    json!({"category": Angular::CATEGORY.name(), "view": puzzle.rows()})
}

pub(super) fn read_solution(puzzle: &Angular, json: &Value) -> Result<Solution, Malformed> {
    let fields = Fields::of_solution(json, Category::Angular, &["cubes"])?;
    let object = fields
        .required("cubes")?
        .as_object()
        .ok_or_else(|| Malformed::new("cubes", "must be an object"))?;
    if let Some(key) = object.keys().find(|key| piece_called(key).is_none()) {
        return Err(Malformed::new(
            format!("cubes.{key}"),
            "there is no such piece",
        ));
    }
    let mut solution = Solution::default();
    for piece in Piece::ALL {
        let field = format!("cubes.{}", piece.letter());
        let list = object
            .get(&piece.letter().to_string())
            .ok_or_else(|| Malformed::new(&field, "is missing"))?;
        let cubes = &mut solution.cubes[piece as usize];
        for (index, cube) in as_list(&field, list)?.iter().enumerate() {
            cubes.push(read_cube(puzzle, &format!("{field}[{index}]"), cube)?);
        }
        cubes.sort_unstable();
    }
    Ok(solution)
}

pub(super) fn write_solution(puzzle: &Angular, solution: &Solution) -> Value {
    let mut all = Map::new();
    for piece in Piece::ALL {
        all.insert(
            piece.letter().to_string(),
            write_cubes(puzzle, solution.cubes(piece)),
        );
    }
    json!({"category": Angular::CATEGORY.name(), "cubes": all})
}

/// The cubes of one piece.
pub(super) fn write_cubes(puzzle: &Angular, cubes: &[[i64; 3]]) -> Value {
    let [right, down] = puzzle.shift;
    let moved: Vec<_> = cubes
        .iter()
        .map(|&[x, y, z]| [x.saturating_add(right), y.saturating_add(down), z])
        .collect();
    json!(moved)
}

fn piece_called(name: &str) -> Option<Piece> {
    Piece::ALL.into_iter().find(|piece| {
        let mut letters = name.chars();
        letters.next() == Some(piece.letter()) && letters.next().is_none()
    })
}

fn read_cube(puzzle: &Angular, field: &str, json: &Value) -> Result<[i64; 3], Malformed> {
    let wrong = || Malformed::new(field, "must be three whole numbers, the last not negative");
    let [x, y, z] = as_list(field, json)? else {
        return Err(wrong());
    };
    let (Some(x), Some(y), Some(z)) = (x.as_i64(), y.as_i64(), z.as_i64()) else {
        return Err(wrong());
    };
    if z < 0 {
        return Err(wrong());
    }
    let [right, down] = puzzle.shift;
    Ok([x.saturating_sub(right), y.saturating_sub(down), z])
}
