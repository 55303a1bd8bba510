//! Puzzles of any category drawn.

use crate::draw::{Draw, Svg, Text};
use crate::puzzle::{read, with};
use crate::{Malformed, Puzzle, Solution};

impl Puzzle {
    /// The puzzle in coloured characters, with the pieces of a solution or draft lying in it.
    ///
    /// # Errors
    /// If the draft cannot be read as one of this puzzle; names the field.
    pub fn draw_text(&self, laid: Option<&Solution>) -> Result<Text, Malformed> {
        with!(self, puzzle => {
            let laid = laid.map(|laid| read(puzzle, &laid.json())).transpose()?;
            Ok(puzzle.draw_text(laid.as_ref()))
        })
    }

    /// The puzzle as a piece of SVG, with the pieces of a solution or draft lying in it.
    ///
    /// # Errors
    /// If the draft cannot be read as one of this puzzle; names the field.
    pub fn draw_svg(&self, laid: Option<&Solution>) -> Result<Svg, Malformed> {
        with!(self, puzzle => {
            let laid = laid.map(|laid| read(puzzle, &laid.json())).transpose()?;
            Ok(puzzle.draw_svg(laid.as_ref()))
        })
    }
}
