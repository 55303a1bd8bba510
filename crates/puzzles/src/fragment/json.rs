//! Fragment puzzles and solutions, read from JSON and from names.

use super::{Fragment, Piece, Placed, Solution};
use crate::fields::{Fields, as_list, as_text};
use crate::name::list_of_numbers;
use crate::{Category, Malformed};
use serde_json::Value;

pub(super) fn read_puzzle(json: &Value) -> Result<Fragment, Malformed> {
    let fields = Fields::of_puzzle(json, Category::Fragment, &["outline"])?;
    let mut corners = Vec::new();
    for (index, corner) in fields.list("outline")?.iter().enumerate() {
        corners.push(read_point(&format!("outline[{index}]"), corner)?);
    }
    Fragment::from_corners(&corners)
}

pub(super) fn read_spelled(text: &str) -> Result<Fragment, Malformed> {
    let corner = |(index, corner)| {
        let field = format!("outline[{index}]");
        match list_of_numbers(&field, corner)?[..] {
            [x, y] => Ok([whole(&field, x)?, whole(&field, y)?]),
            _ => Err(Malformed::new(field, "must be two whole numbers")),
        }
    };
    let corners: Result<Vec<_>, _> = text.split('/').enumerate().map(corner).collect();
    Fragment::from_corners(&corners?)
}

fn whole(field: &str, number: u64) -> Result<i64, Malformed> {
    i64::try_from(number).map_err(|_| Malformed::new(field, "must be two whole numbers"))
}

pub(super) fn read_solution(json: &Value) -> Result<Solution, Malformed> {
    let fields = Fields::of_solution(json, Category::Fragment, &["pieces"])?;
    let mut pieces = Vec::new();
    for (index, piece) in fields.list("pieces")?.iter().enumerate() {
        pieces.push(read_piece(&format!("pieces[{index}]"), piece)?);
    }
    Ok(Solution::new(pieces))
}

fn read_piece(field: &str, json: &Value) -> Result<Placed, Malformed> {
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
