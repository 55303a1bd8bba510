//! `enigma deck`: the puzzles of a whole game of Circuit.

use super::puzzle::finish;
use clap::Args;
use enigma_puzzles::{Category, Deck, DeckOptions, DeckTile, Edition, Grade, Mix};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::process::ExitCode;

/// Deals a deck: 27 puzzles of each category, one for each of the 108 tiles, as JSON.
#[derive(Args)]
pub struct DeckCommand {
    /// Any number below 2^64; the same number deals the same deck.
    #[arg(long, value_parser = crate::fields::seed)]
    seed: u64,
    /// How hard: gentle, mixed or fierce.
    #[arg(long, default_value_t = Mix::Mixed)]
    mix: Mix,
    /// Which edition of the generators: 2, or 1 for decks dealt before there was a second.
    #[arg(long, default_value_t = Edition::default())]
    edition: Edition,
    /// Print statistics instead: grades, difficulties, solutions and quotas of each category.
    #[arg(long)]
    summary: bool,
}

impl DeckCommand {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        let deck = Deck::deal(
            self.seed,
            &DeckOptions {
                mix: self.mix,
                edition: self.edition,
            },
        );
        let mut output = io::stdout().lock();
        finish(if self.summary {
            output.write_all(self.summary(&deck).as_bytes())
        } else {
            writeln!(output, "{}", self.json(&deck))
        })
    }

    fn json(&self, deck: &Deck) -> Value {
        let tiles: Vec<Value> = deck
            .all()
            .map(|tile| {
                json!({
                    "tile": tile.tile,
                    "grade": tile.grade.number(),
                    "difficulty": tile.puzzle.difficulty(),
                    "solutions": tile.puzzle.count(),
                    "puzzle": tile.puzzle,
                })
            })
            .collect();
        json!({"seed": self.seed, "mix": self.mix.name(), "edition": self.edition.number(), "tiles": tiles})
    }

    fn summary(&self, deck: &Deck) -> String {
        let mut text = format!("deck {} ({})\n", self.seed, self.mix);
        let quotas = deck.quotas();
        for category in Category::ALL {
            let tiles = &deck.tiles[category];
            text += &format!("\n{category}\n");
            for grade in Grade::ALL {
                text += &grade_line(tiles, grade);
            }
            for tally in &quotas[category] {
                let bound = if tally.least > 0 {
                    format!("at least {}", tally.least)
                } else {
                    format!("at most {}", tally.most)
                };
                text += &format!("  {:<28} {:>3}   {bound}\n", tally.what, tally.count);
            }
        }
        text
    }
}

fn grade_line(tiles: &[DeckTile], grade: Grade) -> String {
    let of_grade = || tiles.iter().filter(|tile| tile.grade == grade);
    let mut difficulties: Vec<f64> = of_grade()
        .filter_map(|tile| tile.puzzle.difficulty())
        .collect();
    difficulties.sort_by(f64::total_cmp);
    let (Some(least), Some(most)) = (difficulties.first(), difficulties.last()) else {
        return format!("  {grade:<28}   0\n");
    };
    // With an even number the mean of the two in the middle.
    let count = difficulties.len();
    let middle = f64::midpoint(difficulties[(count - 1) / 2], difficulties[count / 2]);
    let most_solutions = of_grade()
        .map(|tile| tile.puzzle.count())
        .max()
        .unwrap_or(0);
    format!(
        "  {:<28} {:>3}   difficulty {least:.2} to {most:.2}, median {middle:.2}; solutions: {most_solutions} at most\n",
        grade.name(),
        count,
    )
}
