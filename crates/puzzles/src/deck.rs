//! Decks: 27 puzzles of each category for the 108 tiles of Circuit, made from one seed.
//!
//! A deck has a fixed number of puzzles of each grade (its [`Mix`]) and keeps the quotas of each
//! category, so that no deck is all stubs or all six-cup scales. No puzzle is in it twice, turned or
//! mirrored or not. What the quotas are is said beside each category, in the order of [`Category::ALL`].

mod angular;
mod conduit;
mod fragment;
mod weight;

use crate::{
    Angular, ByCategory, Category, Conduit, Edition, Fragment, Grade, Kind, Puzzle, Weight,
};
use enigma_game::{Chance, Seed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// Tiles of one category.
pub const TILES: usize = 27;

/// How hard a deck is: how many puzzles of each grade a category has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub enum Mix {
    /// For families: half of the puzzles are easy, none for experts.
    Gentle,
    /// A bit of everything.
    #[default]
    Mixed,
    /// For those who have solved them all.
    Fierce,
}

impl Mix {
    /// All mixes, gentlest first.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Mixed, Self::Fierce];

    /// The name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Mixed => "mixed",
            Self::Fierce => "fierce",
        }
    }

    /// How many of the 27 puzzles of a category are of each grade.
    #[must_use]
    pub const fn grades(self) -> [usize; 4] {
        match self {
            Self::Gentle => [14, 11, 2, 0],
            Self::Mixed => [8, 10, 7, 2],
            Self::Fierce => [2, 7, 11, 7],
        }
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There are three mixes and no others.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such mix: {0:?} (gentle, mixed or fierce)")]
pub struct UnknownMix(pub String);

impl FromStr for Mix {
    type Err = UnknownMix;

    fn from_str(text: &str) -> Result<Self, UnknownMix> {
        let found = Self::ALL.into_iter().find(|mix| mix.name() == text);
        found.ok_or_else(|| UnknownMix(text.to_owned()))
    }
}

/// What a deck should be like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DeckOptions {
    /// How hard it is.
    pub mix: Mix,
    /// Which edition of the generators makes its puzzles.
    pub edition: Edition,
}

/// The puzzles of a whole game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// The tiles of each category, by their numbers.
    pub tiles: ByCategory<Vec<DeckTile>>,
}

/// A tile of the deck: which conduit side, and the puzzle on its back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeckTile {
    /// The name of the conduit side: the category's letter and a number, `W01` to `A27`.
    pub tile: String,
    /// The grade of the puzzle, 1 to 4.
    #[serde(serialize_with = "grade_number")]
    pub grade: Grade,
    /// The puzzle.
    pub puzzle: Puzzle,
}

fn grade_number<S: serde::Serializer>(grade: &Grade, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(grade.number())
}

impl Deck {
    /// The deck of a number and an edition: the same for ever and everywhere.
    #[must_use]
    pub fn deal(seed: u64, options: &DeckOptions) -> Self {
        Self::deal_from(&Seed::from_number(seed), options)
    }

    /// The deck of a seed that may be secret.
    #[must_use]
    pub fn deal_from(seed: &Seed, options: &DeckOptions) -> Self {
        let chance = |category| seed.chance(&format!("deck {category} {}", options.mix));
        let tiles = ByCategory::from_fn(|category| {
            let chance = &mut chance(category);
            match category {
                Category::Weight => tiles::<Weight>(*options, chance, Puzzle::Weight),
                Category::Fragment => tiles::<Fragment>(*options, chance, Puzzle::Fragment),
                Category::Conduit => tiles::<Conduit>(*options, chance, Puzzle::Conduit),
                Category::Angular => tiles::<Angular>(*options, chance, Puzzle::Angular),
            }
        });
        Self { tiles }
    }

    /// All tiles, category by category.
    pub fn all(&self) -> impl Iterator<Item = &DeckTile> {
        self.tiles.pairs().flat_map(|(_, tiles)| tiles)
    }

    /// How many puzzles of each category meet each of its quotas.
    #[must_use]
    pub fn quotas(&self) -> ByCategory<Vec<Tally>> {
        ByCategory::from_fn(|category| {
            let tiles = &self.tiles[category];
            let (quotas, features): (&[Quota], Vec<u32>) = match category {
                Category::Weight => (Weight::QUOTAS, features_of(tiles)),
                Category::Fragment => (Fragment::QUOTAS, features_of(tiles)),
                Category::Conduit => (Conduit::QUOTAS, features_of(tiles)),
                Category::Angular => (Angular::QUOTAS, features_of(tiles)),
            };
            let tally = |quota: &Quota| Tally {
                what: quota.what,
                least: quota.least,
                most: quota.most,
                count: features
                    .iter()
                    .filter(|&features| features & quota.feature != 0)
                    .count(),
            };
            quotas.iter().map(tally).collect()
        })
    }
}

/// How well a deck meets a quota.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// What is counted.
    pub what: &'static str,
    /// At least so many tiles should have it.
    pub least: usize,
    /// At most so many.
    pub most: usize,
    /// So many have it.
    pub count: usize,
}

fn features_of(tiles: &[DeckTile]) -> Vec<u32> {
    let features = tiles.iter().map(|tile| match &tile.puzzle {
        Puzzle::Weight(puzzle) => puzzle.features(),
        Puzzle::Fragment(puzzle) => puzzle.features(),
        Puzzle::Conduit(puzzle) => puzzle.features(),
        Puzzle::Angular(puzzle) => puzzle.features(),
    });
    features.collect()
}

/// A bound on how many puzzles of a deck have a feature.
struct Quota {
    what: &'static str,
    /// One bit of [`Deal::features`].
    feature: u32,
    least: usize,
    most: usize,
    /// No puzzle has two features of the same family, so their shortages add up.
    family: u8,
}

impl Quota {
    const fn at_least(least: usize, what: &'static str, feature: u32, family: u8) -> Self {
        Self {
            what,
            feature,
            least,
            most: TILES,
            family,
        }
    }

    const fn at_most(most: usize, what: &'static str, feature: u32, family: u8) -> Self {
        Self {
            what,
            feature,
            least: 0,
            most,
            family,
        }
    }
}

/// A category whose puzzles can be dealt.
trait Deal: Kind {
    /// What a deck's puzzles must be like together.
    const QUOTAS: &'static [Quota];

    /// The features that the quotas count, one bit each.
    fn features(&self) -> u32;

    /// A puzzle of a grade, if possible with one of the features that are still wanted.
    fn candidate(edition: Edition, grade: Grade, wanted: u32, chance: &mut Chance) -> Self;

    /// Whether a puzzle with these features may be in this grade at all.
    fn suits(_grade: Grade, _features: u32) -> bool {
        true
    }
}

fn tiles<K: Deal>(
    options: DeckOptions,
    chance: &mut Chance,
    wrap: fn(K) -> Puzzle,
) -> Vec<DeckTile> {
    let letter = match K::CATEGORY {
        Category::Weight => 'W',
        Category::Fragment => 'F',
        Category::Conduit => 'C',
        Category::Angular => 'A',
    };
    let mut puzzles = loop {
        // A deal can run into a corner, where the last places would have to meet too many quotas at once.
        if let Some(puzzles) = deal::<K>(options, chance) {
            break puzzles;
        }
    };
    chance.shuffle(&mut puzzles);
    let numbered = puzzles.into_iter().enumerate();
    let tile = |(index, (grade, puzzle)): (usize, (Grade, K))| DeckTile {
        tile: format!("{letter}{:02}", index + 1),
        grade,
        puzzle: wrap(puzzle),
    };
    numbered.map(tile).collect()
}

/// The puzzles of one category, or none if chance ran into a corner.
fn deal<K: Deal>(options: DeckOptions, chance: &mut Chance) -> Option<Vec<(Grade, K)>> {
    const MOST_TRIES: usize = 100;
    let mut grades: Vec<Grade> = Grade::ALL
        .into_iter()
        .zip(options.mix.grades())
        .flat_map(|(grade, count)| std::iter::repeat_n(grade, count))
        .collect();
    chance.shuffle(&mut grades);
    let mut book = Book::new(K::QUOTAS, grades.len());
    let mut seen = BTreeSet::new();
    let mut puzzles = Vec::with_capacity(grades.len());
    for grade in grades {
        let found = (0..MOST_TRIES).find_map(|_| {
            let puzzle = K::candidate(options.edition, grade, book.wanted(), chance);
            let features = puzzle.features();
            let fits = K::suits(grade, features) && book.allows(features);
            (fits && seen.insert(puzzle.identity())).then_some((puzzle, features))
        });
        let (puzzle, features) = found?;
        book.enter(features);
        puzzles.push((grade, puzzle));
    }
    Some(puzzles)
}

/// Keeps count of the quotas while a deck is dealt.
struct Book {
    quotas: &'static [Quota],
    counts: Vec<usize>,
    places: usize,
}

impl Book {
    fn new(quotas: &'static [Quota], places: usize) -> Self {
        Self {
            quotas,
            counts: vec![0; quotas.len()],
            places,
        }
    }

    fn short(&self) -> impl Iterator<Item = (&Quota, usize)> {
        let counted = self.quotas.iter().zip(&self.counts);
        counted.map(|(quota, count)| (quota, quota.least.saturating_sub(*count)))
    }

    /// The features of which there are too few as yet.
    fn wanted(&self) -> u32 {
        let short = self.short().filter(|(_, missing)| *missing > 0);
        short.fold(0, |wanted, (quota, _)| wanted | quota.feature)
    }

    /// Whether all quotas can still be met, as far as each family alone can tell, after a puzzle with these features.
    fn allows(&self, features: u32) -> bool {
        let has = |quota: &Quota| features & quota.feature != 0;
        let mut counted = self.quotas.iter().zip(&self.counts);
        if counted.any(|(quota, count)| has(quota) && *count == quota.most) {
            return false;
        }
        let missing_after = |family: u8| -> usize {
            let quotas = self.short().filter(|(quota, _)| quota.family == family);
            quotas
                .map(|(quota, missing)| missing.saturating_sub(usize::from(has(quota))))
                .sum()
        };
        self.quotas
            .iter()
            .all(|quota| missing_after(quota.family) < self.places)
    }

    fn enter(&mut self, features: u32) {
        self.places -= 1;
        for (quota, count) in self.quotas.iter().zip(&mut self.counts) {
            *count += usize::from(features & quota.feature != 0);
        }
    }
}

#[cfg(test)]
mod tests;
