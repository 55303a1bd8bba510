//! Angular puzzles and solutions, read from JSON.

use super::{Angular, Piece, Solution};
use crate::fields::{Fields, as_list};
use crate::{Category, Malformed};
use serde_json::Value;

pub(super) fn read_puzzle(json: &Value) -> Result<Angular, Malformed> {
    let fields = Fields::of_puzzle(json, Category::Angular, &["view"])?;
    Angular::from_rows(&fields.texts("view")?)
}

pub(super) fn read_solution(json: &Value) -> Result<Solution, Malformed> {
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
        let cubes = &mut solution.cubes[piece];
        for (index, cube) in as_list(&field, list)?.iter().enumerate() {
            cubes.push(read_cube(&format!("{field}[{index}]"), cube)?);
        }
    }
    Ok(solution)
}

fn piece_called(name: &str) -> Option<Piece> {
    Piece::ALL.into_iter().find(|piece| {
        let mut letters = name.chars();
        letters.next() == Some(piece.letter()) && letters.next().is_none()
    })
}

fn read_cube(field: &str, json: &Value) -> Result<[i64; 3], Malformed> {
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
    Ok([x, y, z])
}
