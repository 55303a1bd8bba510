//! Drawings of puzzles and solutions: coloured text for a terminal, SVG for a sheet of paper.
//!
//! Each category implements [`Draw`] in its own module; this module owns what they share: coloured
//! lines, the palette, and putting pictures side by side. Whether colours are shown at all is
//! for whoever prints to decide: the characters alone must be readable.

use crate::Kind;
use std::fmt::Write;

/// A category that can be drawn.
pub trait Draw: Kind {
    /// The puzzle in characters, with the pieces of a solution or draft lying in it if one is given.
    fn draw_text(&self, laid: Option<&Self::Solution>) -> Text;

    /// The puzzle as a piece of SVG, with the pieces of a solution or draft lying in it if one is given.
    fn draw_svg(&self, laid: Option<&Self::Solution>) -> Svg;
}

/// A colour of the palette: `#rrggbb`, used alike in the terminal and in SVG.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// The colours of the drawings. SVG drawings stand on [`palette::GROUND`], which is dark.
pub mod palette {
    use super::Colour;

    /// What the drawings stand on.
    pub const GROUND: Colour = Colour(0x0f, 0x1c, 0x22);
    /// A plate, a region to fill, an empty place.
    pub const SURFACE: Colour = Colour(0x1f, 0x37, 0x41);
    /// Thin lines and lattices.
    pub const LINE: Colour = Colour(0x34, 0x54, 0x5f);
    /// Outlines that matter.
    pub const STRONG_LINE: Colour = Colour(0x73, 0x95, 0xa0);
    /// Writing.
    pub const TEXT: Colour = Colour(0xe9, 0xf1, 0xf0);
    /// Writing of less weight.
    pub const MUTED: Colour = Colour(0x9f, 0xb6, 0xbd);
    /// What is crossed out or wrong.
    pub const DANGER: Colour = Colour(0xff, 0x7a, 0x6b);
    /// What glows: channels, weights.
    pub const PLASMA: Colour = Colour(0x5f, 0xe3, 0xc0);
    /// Ochre.
    pub const OCHRE: Colour = Colour(0xe8, 0xa1, 0x3a);
    /// Teal.
    pub const TEAL: Colour = Colour(0x3f, 0x9f, 0xb5);
    /// Berry.
    pub const BERRY: Colour = Colour(0xd4, 0x58, 0x7e);
    /// Bone.
    pub const BONE: Colour = Colour(0xdf, 0xe5, 0xdc);
    /// Moss.
    pub const MOSS: Colour = Colour(0x8f, 0xc0, 0x6a);
    /// Iris.
    pub const IRIS: Colour = Colour(0xa8, 0x93, 0xff);
    /// Rust.
    pub const RUST: Colour = Colour(0xe5, 0x71, 0x3a);
}

impl Colour {
    /// As SVG and CSS write it.
    #[must_use]
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    /// This colour with `share` (0 to 1) of `other` mixed in: for shaded faces and soft fills.
    #[must_use]
    pub fn mixed(self, other: Self, share: f64) -> Self {
        let mix =
            |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * share).round() as u8;
        Self(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }
}

/// A run of characters of one colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The characters; no line breaks.
    pub text: String,
    /// Their colour; none is the terminal's own.
    pub colour: Option<Colour>,
    /// The colour behind them; none is the terminal's own.
    pub ground: Option<Colour>,
}

/// Lines of coloured characters. Every character is one column wide.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    lines: Vec<Vec<Span>>,
}

impl Text {
    /// No lines yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds characters in the terminal's own colour to the last line.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.span(text, None, None)
    }

    /// Adds characters of a colour to the last line.
    pub fn coloured(&mut self, text: impl Into<String>, colour: Colour) -> &mut Self {
        self.span(text, Some(colour), None)
    }

    /// Adds characters with a colour and a colour behind them to the last line.
    pub fn span(
        &mut self,
        text: impl Into<String>,
        colour: Option<Colour>,
        ground: Option<Colour>,
    ) -> &mut Self {
        let text = text.into();
        if self.lines.is_empty() {
            self.line();
        }
        // Neighbours of one colour are one span, so that terminals get no more codes than they need.
        match self.lines.last_mut() {
            Some(line) if !text.is_empty() => match line.last_mut() {
                Some(last) if last.colour == colour && last.ground == ground => {
                    last.text.push_str(&text);
                }
                _ => line.push(Span {
                    text,
                    colour,
                    ground,
                }),
            },
            _ => {}
        }
        self
    }

    /// The lines.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Span>] {
        &self.lines
    }

    /// The columns of the longest line.
    #[must_use]
    pub fn width(&self) -> usize {
        self.lines
            .iter()
            .map(|line| columns(line))
            .max()
            .unwrap_or(0)
    }

    /// This picture with another to its right, `gap` columns apart, both starting at the top.
    #[must_use]
    pub fn beside(mut self, other: &Self, gap: usize) -> Self {
        let width = self.width();
        for (row, right) in other.lines.iter().enumerate() {
            if row == self.lines.len() {
                self.line();
            }
            let line = &mut self.lines[row];
            let padding = width + gap - columns(line);
            line.push(Span {
                text: " ".repeat(padding),
                colour: None,
                ground: None,
            });
            line.extend(right.iter().cloned());
        }
        self
    }

    /// This picture with another below it.
    #[must_use]
    pub fn above(mut self, other: Self) -> Self {
        self.lines.extend(other.lines);
        self
    }

    /// The characters alone, every line ended, no blanks at the ends of lines.
    #[must_use]
    pub fn to_plain(&self) -> String {
        let mut all = String::new();
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            all.push_str(text.trim_end());
            all.push('\n');
        }
        all
    }

    /// The characters with 24-bit colour codes as terminals understand them.
    #[must_use]
    pub fn to_ansi(&self) -> String {
        let mut all = String::new();
        for line in &self.lines {
            for span in line {
                let coloured = span.colour.is_some() || span.ground.is_some();
                if let Some(Colour(red, green, blue)) = span.colour {
                    let _ = write!(all, "\x1b[38;2;{red};{green};{blue}m");
                }
                if let Some(Colour(red, green, blue)) = span.ground {
                    let _ = write!(all, "\x1b[48;2;{red};{green};{blue}m");
                }
                all.push_str(&span.text);
                if coloured {
                    all.push_str("\x1b[0m");
                }
            }
            all.push('\n');
        }
        all
    }
}

fn columns(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

/// A piece of SVG: elements drawn from (0, 0) to (`width`, `height`), without the `<svg>` around them.
///
/// One unit of the lattice (a conduit cell, a fragment unit, an angular cube) is 40 wide; whoever
/// puts pieces on a sheet scales them.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Svg {
    /// How wide the drawing is.
    pub width: f64,
    /// How high the drawing is.
    pub height: f64,
    /// The elements.
    pub body: String,
}

impl Svg {
    /// The width of one unit of the lattice in drawings.
    pub const UNIT: f64 = 40.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_side_by_side_keep_their_columns() {
        let mut left = Text::new();
        left.line().plain("ab").line().coloured("c", palette::TEAL);
        let mut right = Text::new();
        right.line().plain("1").line().plain("2").line().plain("3");
        assert_eq!(left.beside(&right, 2).to_plain(), "ab  1\nc   2\n    3\n");
    }

    #[test]
    fn colours_end_where_their_span_ends() {
        let mut text = Text::new();
        text.line().coloured("x", Colour(1, 2, 3)).plain("y");
        assert_eq!(text.to_ansi(), "\x1b[38;2;1;2;3mx\x1b[0my\n");
    }

    #[test]
    fn mixing_goes_from_one_colour_to_the_other() {
        let (black, white) = (Colour(0, 0, 0), Colour(255, 255, 255));
        assert_eq!(black.mixed(white, 0.0), black);
        assert_eq!(black.mixed(white, 1.0), white);
    }
}
