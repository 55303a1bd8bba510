//! The words of a game of Cipher, letter by letter.

use super::{BOARD, Player, colour_of, escaped};
use enigma_cipher::Cipher;
use enigma_game::{BySeat, Game, Viewer};
use std::fmt::Write;

/// The words in their place on the card, and the points of all rounds.
pub fn words(game: &Cipher, players: &[Player]) -> (String, BySeat<u32>) {
    let view = game.view(Viewer::Spectator);
    let rounds: Vec<_> = view
        .sheet
        .iter()
        .filter_map(|result| Some((result.coder, result.word?)))
        .collect();
    let rows = rounds.len().max(1) as f32;
    let size = ((BOARD.1 - 120.0) / rows).clamp(60.0, 112.0);
    let top = (BOARD.1 - rows * size) / 2.0;
    let mut svg = String::new();
    for ((coder, word), row) in rounds.into_iter().zip(0_u8..) {
        let y = top + f32::from(row) * size;
        let letters = word.as_str().chars().count() as f32;
        let left = (BOARD.0 - (letters + 0.6) * size) / 2.0 + 0.6 * size;
        let colour = colour_of(players, coder.index());
        let _ = write!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{colour}\"/>",
            left - 0.35 * size,
            y + size / 2.0,
            size * 0.13
        );
        for (letter, column) in word.as_str().chars().zip(0_u8..) {
            let x = left + f32::from(column) * size;
            let letter: String = letter.to_uppercase().collect();
            let _ = write!(
                svg,
                "<rect x=\"{}\" y=\"{}\" width=\"{plate}\" height=\"{plate}\" rx=\"10\" fill=\"#0e0f1f\"/>\
                 <text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"middle\" fill=\"#f3ecdf\">{}</text>",
                x + 4.0,
                y + 4.0,
                x + size / 2.0,
                y + size * 0.69,
                size * 0.54,
                escaped(&letter),
                plate = size - 8.0,
            );
        }
    }
    (svg, view.totals)
}
