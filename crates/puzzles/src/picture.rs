//! Puzzles of any category drawn.

use crate::draw::{Draw, Svg, Text};
use crate::laid::with_pieces;
use crate::puzzle::with;
use crate::{Kind, Malformed, Puzzle, Solution};

impl Puzzle {
    /// The puzzle in coloured characters, with the pieces of a solution or draft lying in it.
    ///
    /// # Errors
    /// If the draft cannot be one of this puzzle; names the field.
    pub fn draw_text(&self, laid: Option<&Solution>) -> Result<Text, Malformed> {
        let Some(laid) = laid else {
            return Ok(with!(self, puzzle => puzzle.draw_text(None)));
        };
        with_pieces!(self, laid, |puzzle, given| Ok(
            puzzle.draw_text(Some(&*puzzle.fit(given)?))
        ))
    }

    /// The puzzle as a piece of SVG, with the pieces of a solution or draft lying in it.
    ///
    /// # Errors
    /// If the draft cannot be one of this puzzle; names the field.
    pub fn draw_svg(&self, laid: Option<&Solution>) -> Result<Svg, Malformed> {
        let Some(laid) = laid else {
            return Ok(with!(self, puzzle => puzzle.draw_svg(None)));
        };
        with_pieces!(self, laid, |puzzle, given| Ok(
            puzzle.draw_svg(Some(&*puzzle.fit(given)?))
        ))
    }
}
