//! Outlines and laid pieces in characters and in SVG.
//!
//! In characters a unit is 8 columns wide and 4 rows high, each character two points, one above the other:
//! fine enough for diagonals. Pieces are drawn a little smaller than they are, so that they stay apart
//! without colours too.

use super::{Fragment, Piece, Placed, Solution};
use crate::draw::{Colour, Draw, Svg, Text, palette};
use std::fmt::Write;

/// Points per unit, across and down.
const POINTS: i32 = 8;
/// How far the border of a drawn piece lies within its true border, in units.
const GAP: f64 = 0.07;

impl Draw for Fragment {
    fn draw_text(&self, laid: Option<&Solution>) -> Text {
        let pieces = numbered(laid);
        let canvas = Canvas::new(self, &pieces, laid.is_some());
        canvas.text(&pieces).above(legend(&pieces))
    }

    fn draw_svg(&self, laid: Option<&Solution>) -> Svg {
        let [width, height] = self.region.bounds();
        let mut body = String::new();
        let fill = match laid {
            None => palette::BONE.mixed(palette::GROUND, 0.12),
            Some(_) => palette::SURFACE,
        };
        let line = palette::STRONG_LINE;
        polygon(&mut body, self.outline(), [0, 0], fill, (line, 2.5));
        for (_, colour, placed) in numbered(laid) {
            if let (Ok(x), Ok(y)) = (i32::try_from(placed.at[0]), i32::try_from(placed.at[1])) {
                let edge = (palette::GROUND, 2.0);
                polygon(&mut body, placed.pose().corners, [x, y], colour, edge);
            }
        }
        Svg {
            width: f64::from(width) * Svg::UNIT,
            height: f64::from(height) * Svg::UNIT,
            body,
        }
    }
}

/// The laid pieces in canonical order, each with its number and colour.
fn numbered(laid: Option<&Solution>) -> Vec<(char, Colour, Placed)> {
    let mut seen = [0; Piece::ALL.len()];
    let sorted = laid
        .map(Solution::canonical)
        .unwrap_or_else(|| Solution::new(Vec::new()));
    sorted
        .pieces()
        .iter()
        .map(|&placed| {
            let copy = seen[placed.piece as usize];
            seen[placed.piece as usize] += 1;
            let number = number(placed.piece, copy);
            (number, colour(placed.piece, copy), placed)
        })
        .collect()
}

/// The number of a piece in drawings, equal pieces told apart.
fn number(piece: Piece, copy: usize) -> char {
    let numbers = match piece {
        Piece::Large => ['1', '2'],
        Piece::Medium => ['3', '3'],
        Piece::Small => ['4', '5'],
        Piece::Square => ['6', '6'],
        Piece::Parallelogram => ['7', '7'],
    };
    numbers[copy.min(1)]
}

fn colour(piece: Piece, copy: usize) -> Colour {
    match (piece, copy) {
        (Piece::Large, 0) => palette::OCHRE,
        (Piece::Large, _) => palette::TEAL,
        (Piece::Medium, _) => palette::BERRY,
        (Piece::Small, 0) => palette::MOSS,
        (Piece::Small, _) => palette::IRIS,
        (Piece::Square, _) => palette::RUST,
        (Piece::Parallelogram, _) => palette::BONE,
    }
}

fn legend(pieces: &[(char, Colour, Placed)]) -> Text {
    let mut legend = Text::new();
    legend.line().line();
    for &kind in &Piece::ALL {
        let laid = pieces
            .iter()
            .filter(|(_, _, placed)| placed.piece == kind)
            .count();
        for copy in 0..kind.count() {
            let text = format!("{} {}  ", number(kind, copy), kind.name());
            if copy < laid {
                legend.coloured(text, colour(kind, copy));
            } else {
                legend.coloured(text, palette::MUTED);
            }
        }
        if kind == Piece::Medium {
            legend.line();
        }
    }
    legend
}

/// What one point shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Point {
    /// Nothing: outside, or between pieces.
    Blank,
    /// The outline, nothing on it yet.
    Free,
    /// A piece, by its index.
    Piece(usize),
    /// Two pieces.
    Overlap,
}

struct Canvas {
    points: Vec<Vec<Point>>,
    is_bare: bool,
}

impl Canvas {
    fn new(puzzle: &Fragment, pieces: &[(char, Colour, Placed)], has_pieces: bool) -> Self {
        let [width, height] = puzzle.region.bounds();
        let points = (0..height * POINTS)
            .map(|y| {
                (0..width * POINTS)
                    .map(|x| point(puzzle, pieces, [x, y]))
                    .collect()
            })
            .collect();
        Self {
            points,
            is_bare: !has_pieces,
        }
    }

    fn text(&self, pieces: &[(char, Colour, Placed)]) -> Text {
        let mut text = Text::new();
        for (row, pair) in self.points.chunks(2).enumerate() {
            text.line();
            for (column, (&upper, &lower)) in pair[0].iter().zip(&pair[1]).enumerate() {
                let label = pieces
                    .iter()
                    .find(|(_, _, placed)| label_place(placed) == [column as i64, row as i64]);
                match label {
                    Some(&(number, colour, _)) => {
                        text.span(number.to_string(), Some(palette::GROUND), Some(colour))
                    }
                    None => self.character(&mut text, pieces, upper, lower),
                };
            }
        }
        text
    }

    /// One character for the upper and the lower point in its place.
    fn character<'a>(
        &self,
        text: &'a mut Text,
        pieces: &[(char, Colour, Placed)],
        upper: Point,
        lower: Point,
    ) -> &'a mut Text {
        let colour = |point| match point {
            Point::Blank => None,
            Point::Free if self.is_bare => Some(palette::BONE),
            Point::Free => Some(palette::LINE),
            Point::Piece(index) => Some(pieces[index].1),
            Point::Overlap => Some(palette::DANGER),
        };
        match (upper, lower) {
            (Point::Blank, Point::Blank) => text.plain(" "),
            (Point::Blank, _) => text.span("▄", colour(lower), None),
            (_, Point::Blank) => text.span("▀", colour(upper), None),
            (Point::Free, Point::Free) if !self.is_bare => text.span("░", colour(upper), None),
            _ if upper == lower => text.span("█", colour(upper), None),
            _ => text.span("▀", colour(upper), colour(lower)),
        }
    }
}

fn point(puzzle: &Fragment, pieces: &[(char, Colour, Placed)], [x, y]: [i32; 2]) -> Point {
    let middle = [x, y].map(|number| (f64::from(number) + 0.5) / f64::from(POINTS));
    let mut covering = pieces
        .iter()
        .enumerate()
        .filter(|(_, (_, _, placed))| inside(placed, middle, 0.0));
    match (covering.next(), covering.next()) {
        (Some(_), Some(_)) => Point::Overlap,
        (Some((index, (_, _, placed))), None) if inside(placed, middle, GAP) => Point::Piece(index),
        (Some(_), None) => Point::Blank,
        (None, _) if is_in_outline(puzzle, [x, y]) => Point::Free,
        (None, _) => Point::Blank,
    }
}

/// Whether the point is in the outline; points on a diagonal belong to the upper or the left quarter.
fn is_in_outline(puzzle: &Fragment, [x, y]: [i32; 2]) -> bool {
    let (square, right, down) = (8 * (y / POINTS) + x / POINTS, x % POINTS, y % POINTS);
    let left = POINTS - 1 - right;
    let side = match (down <= right, down <= left) {
        (true, true) => 0,
        (true, false) => 1,
        (false, false) => 2,
        (false, true) => 3,
    };
    puzzle.region.at(square as u32) & 1 << side != 0
}

/// Whether a point lies in a piece, at least `margin` from its border.
fn inside(placed: &Placed, [x, y]: [f64; 2], margin: f64) -> bool {
    let corners = placed.pose().corners;
    let [x, y] = [x - placed.at[0] as f64, y - placed.at[1] as f64];
    (0..corners.len()).all(|index| {
        let [from_x, from_y] = corners[index].map(f64::from);
        let [to_x, to_y] = corners[(index + 1) % corners.len()].map(f64::from);
        let (dx, dy) = (to_x - from_x, to_y - from_y);
        let distance = (dx * (y - from_y) - dy * (x - from_x)) / (dx * dx + dy * dy).sqrt();
        // All corners are listed with the inside on the right hand, where distances are positive.
        distance >= margin
    })
}

/// The character in the middle of a piece.
fn label_place(placed: &Placed) -> [i64; 2] {
    let corners = placed.pose().corners;
    [0, 1].map(|axis| {
        let sum: i32 = corners.iter().map(|corner| corner[axis]).sum();
        let middle = f64::from(sum) / corners.len() as f64;
        let per_unit = if axis == 0 { POINTS } else { POINTS / 2 };
        let offset = (middle * f64::from(per_unit)).floor() as i64;
        placed.at[axis]
            .saturating_mul(i64::from(per_unit))
            .saturating_add(offset)
    })
}

fn polygon(
    body: &mut String,
    corners: &[[i32; 2]],
    at: [i32; 2],
    fill: Colour,
    line: (Colour, f64),
) {
    let _ = write!(body, "<polygon points=\"");
    for (index, corner) in corners.iter().enumerate() {
        let [x, y] =
            [0, 1].map(|axis| f64::from(corner[axis].saturating_add(at[axis])) * Svg::UNIT);
        let _ = write!(body, "{}{x},{y}", if index == 0 { "" } else { " " });
    }
    let _ = writeln!(
        body,
        "\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
        fill.hex(),
        line.0.hex(),
        line.1,
    );
}
