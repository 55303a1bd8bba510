//! Text names of puzzles: one that spells the puzzle out, one that is the seed that made it.
//!
//! | category | spelled out | in words |
//! |---|---|---|
//! | weight | `weight:5/13,6\|5,7` | five weights, cups 13 and 6 on the left, 5 and 7 on the right |
//! | fragment | `fragment:0,2/2,0/4,2/2,4` | the corners of the outline |
//! | conduit | `conduit:#../###/###/.#.+02W-end` | rows of the grid, a stub at x 0, y 2, west, an end crossed out |
//! | angular | `angular:..B./RRRY/GG.Y/G..Y` | rows of the picture |
//!
//! The seed's name is category, grade and seed: `weight/hard#4711`; grades are `easy`, `medium`, `hard` and `expert`.
//! A later edition of the generator follows the grade: `angular/hard.2#4711`.

use crate::{Category, Edition, Grade, Malformed, Puzzle};
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;

/// A text name of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Name {
    /// Spells the puzzle out.
    Spelled(Puzzle),
    /// The puzzle that a seed makes.
    Seeded {
        /// Its category.
        category: Category,
        /// Its grade.
        grade: Grade,
        /// The seed.
        seed: u64,
        /// By which edition of the generator.
        edition: Edition,
    },
}

impl Name {
    /// The name of what a seed makes by the newest edition of the generator.
    #[must_use]
    pub const fn seeded(category: Category, grade: Grade, seed: u64) -> Self {
        Self::Seeded {
            category,
            grade,
            seed,
            edition: Edition::newest(category),
        }
    }

    /// The puzzle that bears this name.
    #[must_use]
    pub fn puzzle(self) -> Puzzle {
        match self {
            Self::Spelled(puzzle) => puzzle,
            Self::Seeded {
                category,
                grade,
                seed,
                edition,
            } => Puzzle::generate_by(edition, category, grade, seed),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spelled(puzzle) => write!(f, "{puzzle}"),
            Self::Seeded {
                category,
                grade,
                seed,
                edition: Edition::First,
            } => write!(f, "{category}/{grade}#{seed}"),
            Self::Seeded {
                category,
                grade,
                seed,
                edition,
            } => write!(f, "{category}/{grade}.{edition}#{seed}"),
        }
    }
}

impl FromStr for Name {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let category = |name: &str| -> Result<Category, Malformed> {
            name.parse()
                .map_err(|error: crate::category::UnknownCategory| {
                    Malformed::new("category", error.to_string())
                })
        };
        if let Some((name, spelled)) = text.split_once(':') {
            let json = spelled_to_json(category(name)?, spelled)?;
            return Puzzle::from_json(&json).map(Self::Spelled);
        }
        let Some((name, made)) = text.split_once('/') else {
            return Err(Malformed::new(
                "name",
                "must be like weight:5/13,6|5,7 or like weight/hard#4711",
            ));
        };
        let category = category(name)?;
        let (grade, seed) = made.split_once('#').ok_or_else(|| {
            Malformed::new(
                "seed",
                "is missing: a name ends with # and a number, as in weight/hard#4711",
            )
        })?;
        let (grade, edition) = match grade.split_once('.') {
            Some((grade, edition)) => (grade, later_edition(category, edition)?),
            None => (grade, Edition::First),
        };
        Ok(Self::Seeded {
            category,
            edition,
            grade: grade
                .parse()
                .map_err(|error: crate::UnknownGrade| Malformed::new("grade", error.to_string()))?,
            seed: decimal(seed)
                .ok_or_else(|| Malformed::new("seed", "must be a whole number below 2^64"))?,
        })
    }
}

/// A later edition that the generator of the category has; the first is not written, so that a puzzle has one name.
fn later_edition(category: Category, text: &str) -> Result<Edition, Malformed> {
    let known =
        |edition: &Edition| *edition > Edition::First && *edition <= Edition::newest(category);
    let edition = text.parse().ok().filter(known);
    edition.ok_or_else(|| Malformed::new("edition", format!("{category} has no edition {text:?}")))
}

/// The puzzle spelled out.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = self.to_json();
        write!(f, "{}:", self.category())?;
        match self.category() {
            Category::Weight => {
                let (left, right) = (numbers(&json["left"]), numbers(&json["right"]));
                write!(f, "{}/{left}|{right}", json["weights"])
            }
            Category::Fragment => f.write_str(&joined(&json["outline"], "/", numbers)),
            Category::Conduit => {
                f.write_str(&rows(&json["grid"]))?;
                let stub = |stub: &Value| format!("+{}{}{}", stub[0], stub[1], bare(&stub[2]));
                f.write_str(&joined(&json["stubs"], "", stub))?;
                f.write_str(&joined(&json["forbidden"], "", |piece| {
                    format!("-{}", bare(piece))
                }))
            }
            Category::Angular => f.write_str(&rows(&json["view"])),
        }
    }
}

/// A puzzle by either of its names.
impl FromStr for Puzzle {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        text.parse().map(Name::puzzle)
    }
}

fn joined(list: &Value, between: &str, each: impl Fn(&Value) -> String) -> String {
    let entries = list.as_array().into_iter().flatten();
    entries.map(each).collect::<Vec<_>>().join(between)
}

fn numbers(list: &Value) -> String {
    joined(list, ",", Value::to_string)
}

fn rows(list: &Value) -> String {
    joined(list, "/", bare)
}

/// A string without quotation marks.
fn bare(text: &Value) -> String {
    text.as_str().unwrap_or_default().to_owned()
}

fn spelled_to_json(category: Category, text: &str) -> Result<Value, Malformed> {
    Ok(match category {
        Category::Weight => {
            let parts = text
                .split_once('/')
                .and_then(|(weights, cups)| Some((weights, cups.split_once('|')?)));
            let Some((weights, (left, right))) = parts else {
                return Err(Malformed::new("name", "must be like weight:5/13,6|5,7"));
            };
            json!({
                "category": "weight",
                "left": list_of_numbers("left", left)?,
                "right": list_of_numbers("right", right)?,
                "weights": number("weights", weights)?,
            })
        }
        Category::Fragment => {
            let corners = text.split('/').enumerate();
            let corners = corners
                .map(|(index, corner)| list_of_numbers(&format!("outline[{index}]"), corner));
            json!({"category": "fragment", "outline": corners.collect::<Result<Vec<_>, _>>()?})
        }
        Category::Conduit => conduit_to_json(text)?,
        Category::Angular => {
            json!({"category": "angular", "view": text.split('/').collect::<Vec<_>>()})
        }
    })
}

fn conduit_to_json(text: &str) -> Result<Value, Malformed> {
    let grid_end = text.find(['+', '-']).unwrap_or(text.len());
    let (grid, extras) = text.split_at(grid_end);
    let forbidden_start = extras.find('-').unwrap_or(extras.len());
    let (stubs, forbidden) = extras.split_at(forbidden_start);
    let stubs = stubs.split('+').skip(1).enumerate().map(|(index, stub)| {
        let mut letters = stub.chars();
        let place = |letter: Option<char>| letter.and_then(|letter| letter.to_digit(10));
        let (x, y, side) = (
            place(letters.next()),
            place(letters.next()),
            letters.as_str(),
        );
        match (x, y) {
            (Some(x), Some(y)) => Ok(json!([x, y, side])),
            _ => Err(Malformed::new(
                format!("stubs[{index}]"),
                "must be like +02W",
            )),
        }
    });
    Ok(json!({
        "category": "conduit",
        "grid": grid.split('/').collect::<Vec<_>>(),
        "stubs": stubs.collect::<Result<Vec<_>, _>>()?,
        "forbidden": forbidden.split('-').skip(1).collect::<Vec<_>>(),
    }))
}

fn list_of_numbers(field: &str, text: &str) -> Result<Vec<u64>, Malformed> {
    text.split(',').map(|text| number(field, text)).collect()
}

fn number(field: &str, text: &str) -> Result<u64, Malformed> {
    decimal(text).ok_or_else(|| Malformed::new(field, format!("{text:?} is not a whole number")))
}

/// A number as it is written, without sign or leading zeros, so that a puzzle has one name.
fn decimal(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    text.parse().ok().filter(|_| plain && !padded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_of_all_categories_are_spelled_as_documented() {
        for (name, json) in [
            (
                "weight:5/13,6|5,7",
                json!({"category": "weight", "left": [13, 6], "right": [5, 7], "weights": 5}),
            ),
            (
                "fragment:0,2/2,0/4,2/2,4",
                json!({"category": "fragment", "outline": [[0, 2], [2, 0], [4, 2], [2, 4]]}),
            ),
            (
                "conduit:#../###/###/.#.+02W-end",
                json!({"category": "conduit", "grid": ["#..", "###", "###", ".#."], "stubs": [[0, 2, "W"]], "forbidden": ["end"]}),
            ),
            (
                "angular:..B./RRRY/GG.Y/G..Y",
                json!({"category": "angular", "view": ["..B.", "RRRY", "GG.Y", "G..Y"]}),
            ),
        ] {
            let puzzle: Puzzle = name.parse().unwrap();
            assert_eq!(puzzle.to_json(), json);
            assert_eq!(puzzle.to_string(), name);
            assert_eq!(Puzzle::from_json(&json!(name)), Ok(puzzle));
        }
    }

    #[test]
    fn generated_puzzles_read_back_from_both_names() {
        for category in Category::ALL {
            for grade in Grade::ALL {
                let first = format!("{category}/{grade}#4711");
                let newest = Name::seeded(category, grade, 4711).to_string();
                let made = Puzzle::generate(category, grade, 4711);
                let early = Puzzle::generate_by(Edition::First, category, grade, 4711);
                for (name, made) in [(first, early), (newest, made)] {
                    let seeded: Name = name.parse().unwrap();
                    assert_eq!(seeded.to_string(), name);
                    let puzzle = seeded.puzzle();
                    assert_eq!(puzzle, made);
                    assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
                }
            }
        }
    }

    #[test]
    fn a_wrong_name_says_which_part_is_wrong() {
        for (name, field) in [
            ("", "name"),
            ("weight", "name"),
            ("gravity:1", "category"),
            ("gravity/hard#1", "category"),
            ("weight/horrid#1", "grade"),
            ("weight/hard.2#1", "edition"),
            ("angular/hard.1#1", "edition"),
            ("angular/hard.3#1", "edition"),
            ("angular/hard.#1", "edition"),
            ("weight/hard", "seed"),
            ("weight/hard#", "seed"),
            ("weight/hard#-1", "seed"),
            ("weight/hard#18446744073709551616", "seed"),
            ("weight:5", "name"),
            ("weight:x/1|2", "weights"),
            ("weight:7/1|2", "weights"),
            ("weight:5/1,100|2", "left[1]"),
            ("weight:5/01|2", "left"),
            ("conduit:###+0", "stubs[0]"),
            ("conduit:###+00X", "stubs[0][2]"),
            ("conduit:###-ent", "forbidden[0]"),
            ("fragment:0,0/1", "outline[1]"),
        ] {
            assert_eq!(name.parse::<Name>().unwrap_err().field, field, "{name}");
        }
    }
}
