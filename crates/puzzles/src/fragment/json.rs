//! Fragment puzzles and solutions as JSON.

use super::{Fragment, Piece, Placed, Solution};
use crate::fields::{Fields, as_list, as_text};
use crate::{Category, Kind, Malformed};
use serde_json::{Value, json};

pub(super) fn read_puzzle(json: &Value) -> Result<Fragment, Malformed> {
    let fields = Fields::of_puzzle(json, Category::Fragment, &["outline"])?;
    let mut corners = Vec::new();
    for (index, corner) in fields.list("outline")?.iter().enumerate() {
        corners.push(read_point(&format!("outline[{index}]"), corner)?);
    }
    Fragment::from_corners(&corners)
}

pub(super) fn write_puzzle(puzzle: &Fragment) -> Value {
    json!({"category": Fragment::CATEGORY.name(), "outline": puzzle.outline()})
}

pub(super) fn read_solution(puzzle: &Fragment, json: &Value) -> Result<Solution, Malformed> {
    let fields = Fields::of_solution(json, Category::Fragment, &["pieces"])?;
    let mut pieces = Vec::new();
    for (index, piece) in fields.list("pieces")?.iter().enumerate() {
        pieces.push(read_piece(puzzle, &format!("pieces[{index}]"), piece)?);
    }
    Ok(Solution::new(pieces))
}

pub(super) fn write_solution(puzzle: &Fragment, solution: &Solution) -> Value {
    let pieces: Vec<Value> = solution
        .canonical()
        .pieces()
        .iter()
        .map(|piece| write_piece(puzzle, piece))
        .collect();
    json!({"category": Fragment::CATEGORY.name(), "pieces": pieces})
}

/// One entry of a solution.
pub(super) fn write_piece(puzzle: &Fragment, placed: &Placed) -> Value {
    let at = [0, 1].map(|axis| placed.at[axis].saturating_add(puzzle.shift[axis]));
    json!({"piece": placed.piece.name(), "o": placed.o, "at": at})
}

fn read_piece(puzzle: &Fragment, field: &str, json: &Value) -> Result<Placed, Malformed> {
    let object = json
        .as_object()
        .ok_or_else(|| Malformed::new(field, "must be an object"))?;
    if let Some(key) = object
        .keys()
        .find(|key| !["piece", "o", "at"].contains(&key.as_str()))
    {
        return Err(Malformed::new(
            format!("{field}.{key}"),
            "a piece has no such field",
        ));
    }
    let required = |key: &str| {
        let path = format!("{field}.{key}");
        match object.get(key) {
            Some(value) => Ok((path, value)),
            None => Err(Malformed::new(path, "is missing")),
        }
    };
    let (path, value) = required("piece")?;
    let name = as_text(&path, value)?;
    let piece = Piece::ALL
        .into_iter()
        .find(|piece| piece.name() == name)
        .ok_or_else(|| Malformed::new(path, format!("there is no piece {name:?}")))?;
    let (path, value) = required("o")?;
    let most = piece.poses().len() as u64 - 1;
    let o = crate::fields::as_number(&path, value, 0, most)? as u8;
    let (path, value) = required("at")?;
    let at = read_point(&path, value)?;
    let at = [0, 1].map(|axis| at[axis].saturating_sub(puzzle.shift[axis]));
    Ok(Placed { piece, o, at })
}

fn read_point(field: &str, json: &Value) -> Result<[i64; 2], Malformed> {
    let [x, y] = as_list(field, json)? else {
        return Err(Malformed::new(field, "must be two whole numbers"));
    };
    Ok([read_whole(field, x)?, read_whole(field, y)?])
}

fn read_whole(field: &str, json: &Value) -> Result<i64, Malformed> {
    json.as_i64()
        .ok_or_else(|| Malformed::new(field, "must be two whole numbers"))
}
