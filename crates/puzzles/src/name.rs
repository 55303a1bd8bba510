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

use crate::puzzle::with;
use crate::{
    Angular, Category, Conduit, Edition, Fragment, Grade, Kind, Malformed, Puzzle, Weight,
};
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
            return read_spelled(category(name)?, spelled).map(Self::Spelled);
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
        write!(f, "{}:", self.category())?;
        with!(self, puzzle => puzzle.spell(f))
    }
}

/// A puzzle by either of its names.
impl FromStr for Puzzle {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        text.parse().map(Name::puzzle)
    }
}

fn read_spelled(category: Category, text: &str) -> Result<Puzzle, Malformed> {
    Ok(match category {
        Category::Weight => Weight::from_spelled(text)?.into(),
        Category::Fragment => Fragment::from_spelled(text)?.into(),
        Category::Conduit => Conduit::from_spelled(text)?.into(),
        Category::Angular => Angular::from_spelled(text)?.into(),
    })
}

/// Writes the entries of a list with something between them.
pub(crate) fn joined<T>(
    f: &mut fmt::Formatter<'_>,
    entries: impl IntoIterator<Item = T>,
    between: &str,
    mut write: impl FnMut(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (index, entry) in entries.into_iter().enumerate() {
        if index > 0 {
            f.write_str(between)?;
        }
        write(f, entry)?;
    }
    Ok(())
}

/// Writes numbers with commas between them.
pub(crate) fn write_numbers(
    f: &mut fmt::Formatter<'_>,
    numbers: impl IntoIterator<Item: fmt::Display>,
) -> fmt::Result {
    joined(f, numbers, ",", |f, number| write!(f, "{number}"))
}

pub(crate) fn list_of_numbers(field: &str, text: &str) -> Result<Vec<u64>, Malformed> {
    text.split(',').map(|text| number(field, text)).collect()
}

pub(crate) fn number(field: &str, text: &str) -> Result<u64, Malformed> {
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
    use serde_json::json;

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
