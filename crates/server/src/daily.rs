//! The puzzles of the day, and which days count for somebody's streak.
//!
//! A day is its number since 1970 in UTC. From it alone follow its puzzles, on every machine and in every later version:
//!
//! - The seed of a category is the first eight bytes, the lowest first, of SHA-256 of the text
//!   `enigma daily CATEGORY DAY`, as in `enigma daily weight 20772`.
//! - The grades go round: the category of index `i` (weight 0, fragment 1, conduit 2, angular 3) has
//!   the grade of index `(DAY + i) mod 4` (easy 0 to expert 3). So every day has one puzzle of each grade, and
//!   every category each grade in turn.
//!
//! The seed and the grade name the puzzle like any other: `weight/easy#…`. From day 20776 on (19 November 2026) Angular
//! has the second edition of its generator: `angular/easy.2#…`. The words are in [`WordOfDay`].

mod word;

pub use word::{LETTERS, WordOfDay};

use enigma_puzzles::{Category, Edition, Grade, Name, Puzzle};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// The milliseconds of a day.
pub const DAY: u64 = 24 * 60 * 60 * 1000;

/// From this day on puzzles are made by the second edition of the generators.
const SECOND_EDITION: u32 = 20_776;

/// The number of the day at a moment, in milliseconds since 1970.
#[must_use]
pub fn day_at(moment: u64) -> u32 {
    u32::try_from(moment / DAY).unwrap_or(u32::MAX)
}

/// One of the puzzles of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OfDay {
    /// Its category.
    pub category: Category,
    /// Its grade.
    pub grade: Grade,
    /// Its seed.
    pub seed: u64,
    /// By which edition of the generator.
    edition: Edition,
}

impl OfDay {
    /// The puzzle of this day and category.
    #[must_use]
    pub fn new(day: u32, category: Category) -> Self {
        let text = format!("enigma daily {category} {day}");
        let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        let mut seed = [0; 8];
        seed.copy_from_slice(&hash[..8]);
        let step = (u64::from(day) + category as u64) % 4;
        Self {
            category,
            grade: Grade::ALL[step as usize],
            seed: u64::from_le_bytes(seed),
            edition: if day < SECOND_EDITION {
                Edition::First
            } else {
                Edition::newest(category)
            },
        }
    }

    /// All puzzles of a day, in the order of the categories.
    #[must_use]
    pub fn all(day: u32) -> [Self; 4] {
        Category::ALL.map(|category| Self::new(day, category))
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Name {
        Name::Seeded {
            category: self.category,
            grade: self.grade,
            seed: self.seed,
            edition: self.edition,
        }
    }

    /// The puzzle itself.
    #[must_use]
    pub fn puzzle(self) -> Puzzle {
        self.name().puzzle()
    }
}

/// Days in a row on which somebody solved a puzzle of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streak {
    /// Up to today, or up to yesterday as long as today is not lost.
    pub now: u32,
    /// The most there ever were.
    pub longest: u32,
}

impl Streak {
    /// The streak of somebody for whom these days count.
    #[must_use]
    pub fn of(days: &BTreeSet<u32>, today: u32) -> Self {
        let mut streak = Self::default();
        let mut run = 0;
        let mut last = None;
        for &day in days {
            run = if day.checked_sub(1) == last && last.is_some() {
                run + 1
            } else {
                1
            };
            last = Some(day);
            streak.longest = streak.longest.max(run);
        }
        if last.is_some_and(|last| last == today || last.checked_add(1) == Some(today)) {
            streak.now = run;
        }
        streak
    }
}

/// Whether a puzzle of a day counts for that day: it must have been opened while the day lasted, and may be
/// solved after midnight.
#[must_use]
pub fn counts(day: u32, opened: u64) -> bool {
    day_at(opened) == day
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hashes are those of `printf 'enigma daily weight 20772' | sha256sum`.
    #[test]
    fn seeds_are_what_another_program_computes() {
        for (day, category, digits) in [
            (20772, Category::Weight, "aa7d409c94ff3e97"),
            (20772, Category::Fragment, "52304a22bc97f249"),
            (20772, Category::Conduit, "a5c26d214e21041d"),
            (20772, Category::Angular, "39ca4b8bba0e0f21"),
            (0, Category::Weight, "8013fe6633edd215"),
            (u32::MAX, Category::Angular, "74ab6dc71c65775c"),
        ] {
            let bytes = (0..8).map(|i| u64::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap());
            let seed = bytes.rev().fold(0, |seed, byte| seed << 8 | byte);
            assert_eq!(OfDay::new(day, category).seed, seed, "{category} {day}");
        }
    }

    /// Sunday 15 November 2026 is day 20772 (`date -u -d 2026-11-15 +%s` divided by 86400), and 20772 is divisible by 4.
    #[test]
    fn every_day_has_one_puzzle_of_each_grade_and_they_go_round() {
        let grades = |day| OfDay::all(day).map(|puzzle| puzzle.grade);
        use Grade::{Easy, Expert, Hard, Medium};
        assert_eq!(day_at(1_794_700_800_000), 20772);
        assert_eq!(grades(20772), [Easy, Medium, Hard, Expert]);
        assert_eq!(grades(20773), [Medium, Hard, Expert, Easy]);
        assert_eq!(grades(20776), grades(20772));
    }

    /// 18 November 2026 was the last day of the first edition; what a day had it keeps.
    #[test]
    fn p9_from_a_day_on_no_picture_encloses_an_empty_square() {
        let angular = |day| OfDay::new(day, Category::Angular);
        let encloses = |day: &u32| match angular(*day).puzzle() {
            Puzzle::Angular(picture) => picture.encloses_a_square(),
            _ => false,
        };
        assert!(!angular(20_775).name().to_string().contains(".2#"));
        assert!(angular(20_776).name().to_string().contains(".2#"));
        assert!((20_736..20_776).filter(encloses).count() > 0);
        assert_eq!((20_776..20_816).filter(encloses).count(), 0);
        let weight = OfDay::new(20_776, Category::Weight).name().to_string();
        assert!(!weight.contains('.'), "{weight}");
    }

    /// The second way to the puzzle is the text name, as the command line reads it.
    #[test]
    fn the_puzzles_of_a_day_can_be_had_by_name() {
        for of_day in [20772, 20776].into_iter().flat_map(OfDay::all) {
            let puzzle: Puzzle = of_day.name().to_string().parse().unwrap();
            assert_eq!(puzzle, of_day.puzzle());
            assert_eq!(puzzle.grade(), Some(of_day.grade));
            assert!(puzzle.solve().is_some());
        }
    }

    #[test]
    fn a_day_ends_at_midnight_utc_and_what_was_opened_before_counts_for_it() {
        let midnight = 20773 * DAY;
        assert_eq!((day_at(midnight - 1), day_at(midnight)), (20772, 20773));
        assert!(counts(20772, midnight - 1));
        assert!(!counts(20772, midnight), "the archive does not count");
        assert!(!counts(20773, midnight - 1));
    }

    #[test]
    fn a_streak_lasts_until_a_whole_day_was_missed() {
        let streak = |days: &[u32], today| {
            let Streak { now, longest } = Streak::of(&days.iter().copied().collect(), today);
            (now, longest)
        };
        assert_eq!(streak(&[], 9), (0, 0));
        assert_eq!(streak(&[9], 9), (1, 1));
        assert_eq!(streak(&[7, 8], 9), (2, 2), "today is not lost yet");
        assert_eq!(streak(&[7, 8], 10), (0, 2), "day 9 was missed");
        assert_eq!(streak(&[1, 2, 3, 5, 8, 9], 9), (2, 3));
        assert_eq!(streak(&[0, 1], 1), (2, 2));
    }
}
