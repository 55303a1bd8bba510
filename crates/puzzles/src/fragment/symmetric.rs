//! The symmetric outlines, which the generator hardly ever comes upon: they are shipped as a list.
//!
//! `enigma puzzle collect --category fragment` makes the list: it goes through all outlines and keeps the
//! symmetric ones that meet the generator's requirements. A line has the grade, the number of
//! solutions, and the corners, two digits each.

use super::enumeration::census;
use super::{Fragment, generator};
use crate::kind::safely_within;
use crate::{Grade, Kind};
use std::fmt::Write;
use std::sync::OnceLock;

static LIST: &str = include_str!("../../data/symmetric-outlines.txt");

/// An outline of the shipped list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymmetricOutline {
    /// The outline in identity form.
    pub puzzle: Fragment,
    /// Its grade.
    pub grade: Grade,
    /// How many solutions it has.
    pub solutions: u64,
}

/// The symmetric outlines that meet the generator's requirements, by grade and then in order.
pub fn symmetric_outlines() -> &'static [SymmetricOutline] {
    static OUTLINES: OnceLock<Vec<SymmetricOutline>> = OnceLock::new();
    OUTLINES.get_or_init(|| LIST.lines().filter_map(read_line).collect())
}

/// Makes the list from nothing, by the same complete enumeration as [`census`].
#[must_use]
pub fn collect_symmetric() -> String {
    let mut found = Vec::new();
    census(|puzzle| {
        if puzzle.is_symmetric() && puzzle.looks_good() && generator::has_few_solutions(puzzle) {
            let difficulty = puzzle.difficulty();
            let grade = Grade::ALL
                .into_iter()
                .find(|&grade| safely_within::<Fragment>(grade, difficulty));
            found.extend(grade.map(|grade| (grade, puzzle.identity())));
        }
    });
    found.sort_unstable();
    let mut list = String::new();
    for (grade, puzzle) in &found {
        list.push_str(&write_line(*grade, puzzle));
    }
    list
}

fn write_line(grade: Grade, puzzle: &Fragment) -> String {
    let mut line = format!("{} {} ", grade.number(), puzzle.count());
    for [x, y] in puzzle.outline() {
        let _ = write!(line, "{x}{y}");
    }
    line.push('\n');
    line
}

fn read_line(line: &str) -> Option<SymmetricOutline> {
    let mut words = line.split(' ');
    let grade: usize = words.next()?.parse().ok()?;
    let solutions = words.next()?.parse().ok()?;
    let digits: Vec<i64> = words
        .next()?
        .chars()
        .map(|digit| digit.to_digit(10).map(i64::from))
        .collect::<Option<_>>()?;
    let corners: Vec<[i64; 2]> = digits
        .chunks_exact(2)
        .map(|pair| [pair[0], pair[1]])
        .collect();
    Some(SymmetricOutline {
        puzzle: Fragment::from_corners(&corners).ok()?,
        grade: *Grade::ALL.get(grade.checked_sub(1)?)?,
        solutions,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_holds_what_it_says() {
        let outlines = symmetric_outlines();
        assert_eq!(outlines.len(), LIST.lines().count());
        for (outline, line) in outlines.iter().zip(LIST.lines()) {
            let puzzle = &outline.puzzle;
            assert!(puzzle.is_symmetric() && puzzle.looks_good() && outline.solutions <= 8);
            assert!(safely_within::<Fragment>(
                outline.grade,
                puzzle.difficulty()
            ));
            assert_eq!(&puzzle.identity(), puzzle);
            assert_eq!(write_line(outline.grade, puzzle).trim_end(), line);
        }
    }

    #[test]
    fn there_are_enough_for_the_quotas_of_a_deck() {
        let of_grade = |grade| {
            symmetric_outlines()
                .iter()
                .filter(|outline| outline.grade == grade)
                .count()
        };
        assert!(of_grade(Grade::Easy) + of_grade(Grade::Medium) >= 60);
        assert!(Grade::ALL.into_iter().all(|grade| of_grade(grade) >= 6));
    }

    #[test]
    #[ignore = "enumerates millions of outlines: cargo test -p enigma-puzzles --release -- --ignored"]
    fn collecting_again_gives_the_list() {
        assert_eq!(collect_symmetric(), LIST);
    }
}
