//! Pictures and structures in characters and in SVG. Every piece has a colour and a sign of its own: red is
//! berry with a cross, blue teal with a bar, yellow ochre with a ring, green bone with a dot.

use super::check::Columns;
use super::isometric;
use super::piece::SIDE;
use super::{Angular, Piece, Solution};
use crate::draw::{Colour, Draw, Svg, Text, palette};
use std::fmt::Write;

/// How many levels are drawn side by side in characters.
const LEVELS_PER_ROW: usize = 4;

impl Draw for Angular {
    fn draw_text(&self, laid: Option<&Solution>) -> Text {
        match laid {
            None => plan(|at| self.view_at(at), self.view.bounds(), LARGE).above(legend()),
            Some(solution) => {
                let columns = Columns::new(solution);
                let bounds = shared_bounds(self.view.bounds(), reach(&columns));
                let above = titled("from above", plan(|at| columns.top(at), bounds, SMALL));
                let levels = (0..height(&columns)).map(|z| {
                    let name = if z == 0 {
                        "on the table".to_owned()
                    } else {
                        format!("level {}", z + 1)
                    };
                    titled(&name, plan(|at| cube_at(&columns, at, z), bounds, SMALL))
                });
                let pictures: Vec<Text> = levels.chain([above]).collect();
                let mut text = Text::new();
                for row in pictures.chunks(LEVELS_PER_ROW) {
                    let joined = row
                        .iter()
                        .cloned()
                        .reduce(|left, right| left.beside(&right, 3));
                    text = text.above(joined.unwrap_or_default());
                }
                text.above(legend())
            }
        }
    }

    fn draw_svg(&self, laid: Option<&Solution>) -> Svg {
        match laid {
            None => plan_svg(|at| self.view_at(at), self.view.bounds(), Svg::UNIT),
            Some(solution) => isometric::draw(solution),
        }
    }
}

/// The colour of a piece.
pub(super) const fn colour(piece: Piece) -> Colour {
    match piece {
        Piece::Red => palette::BERRY,
        Piece::Blue => palette::TEAL,
        Piece::Yellow => palette::OCHRE,
        Piece::Green => palette::BONE,
    }
}

const fn sign(piece: Piece) -> &'static str {
    match piece {
        Piece::Red => "╳",
        Piece::Blue => "━",
        Piece::Yellow => "○",
        Piece::Green => "●",
    }
}

/// The sign of a piece, three rows high.
const fn large_sign(piece: Piece) -> [&'static str; 3] {
    match piece {
        Piece::Red => ["  ╲ ╱  ", "   ╳   ", "  ╱ ╲  "],
        Piece::Blue => ["       ", "  ━━━  ", "       "],
        Piece::Yellow => ["  ╭─╮  ", "  │ │  ", "  ╰─╯  "],
        Piece::Green => ["       ", "   ●   ", "       "],
    }
}

/// How a plan is drawn: columns and rows inside a cell.
type Size = (usize, usize);
const LARGE: Size = (7, 3);
const SMALL: Size = (3, 1);

/// The row `row` of what is written in a cell.
fn filling(piece: Piece, size: Size, row: usize) -> String {
    if size == LARGE {
        large_sign(piece)[row].to_owned()
    } else {
        format!(" {} ", sign(piece))
    }
}

/// Cells of the grid with a line around each.
fn plan(at: impl Fn([i64; 2]) -> Option<Piece>, bounds: [i32; 2], size: Size) -> Text {
    let (width, height) = (size.0 + 1, size.1 + 1);
    let [across, down] = bounds.map(|side| side as usize);
    let mut text = Text::new();
    for y in 0..=down * height {
        text.line();
        let mut x = 0;
        while x <= across * width {
            let cell = [(x / width) as i64, (y / height) as i64];
            if x % width == 0 || y % height == 0 {
                text.coloured(
                    line_at(&at, cell, x % width == 0, y % height == 0),
                    palette::STRONG_LINE,
                );
                x += 1;
                continue;
            }
            match at(cell) {
                Some(piece) => {
                    let filling = filling(piece, size, y % height - 1);
                    text.span(filling, Some(palette::GROUND), Some(colour(piece)));
                }
                None => {
                    text.plain(" ".repeat(size.0));
                }
            }
            x += size.0;
        }
    }
    text
}

/// The line character at the left, upper or both borders of a cell.
fn line_at(
    at: &impl Fn([i64; 2]) -> Option<Piece>,
    [x, y]: [i64; 2],
    on_vertical: bool,
    on_horizontal: bool,
) -> String {
    let is_cell = |dx: i64, dy: i64| at([x + dx, y + dy]).is_some();
    let (here, left, above, both) = (
        is_cell(0, 0),
        is_cell(-1, 0),
        is_cell(0, -1),
        is_cell(-1, -1),
    );
    // Which of the four lines from this place are there: north, east, south, west.
    let lines = if on_vertical && on_horizontal {
        [both || above, above || here, left || here, both || left]
    } else if on_vertical {
        [left || here, false, left || here, false]
    } else {
        [false, above || here, false, above || here]
    };
    let index = (0..4).fold(0, |index, line| index | usize::from(lines[line]) << line);
    " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
        .chars()
        .nth(index)
        .unwrap_or(' ')
        .to_string()
}

fn titled(title: &str, picture: Text) -> Text {
    let mut text = Text::new();
    text.line().coloured(title, palette::MUTED);
    text.above(picture)
}

fn legend() -> Text {
    let mut legend = Text::new();
    legend.line().line();
    for piece in Piece::ALL {
        let shape = match piece {
            Piece::Red => "L",
            Piece::Blue => "T",
            Piece::Yellow => "S",
            Piece::Green => "V",
        };
        legend.span(
            format!(" {} ", sign(piece)),
            Some(palette::GROUND),
            Some(colour(piece)),
        );
        legend.plain(format!(" {} {shape}   ", piece.letter()));
    }
    legend
}

/// How far the cubes reach on the grid; what stands off the grid is not drawn.
pub(super) fn reach(columns: &Columns) -> [i32; 2] {
    [0, 1].map(|axis| {
        let on_grid = columns
            .0
            .keys()
            .map(|at| at[axis])
            .filter(|at| (0..i64::from(SIDE)).contains(at));
        on_grid.max().map_or(1, |most| most as i32 + 1)
    })
}

fn shared_bounds(one: [i32; 2], other: [i32; 2]) -> [i32; 2] {
    [one[0].max(other[0]), one[1].max(other[1])]
}

/// How many levels there are; a structure of all pieces has at most 11, whatever stands higher is a mistake.
pub(super) fn height(columns: &Columns) -> i64 {
    let tops = columns.0.values().filter_map(|cubes| cubes.last());
    tops.map(|&(z, _)| z.saturating_add(1))
        .max()
        .unwrap_or(0)
        .min(15)
}

/// The piece in a column at a height.
pub(super) fn cube_at(columns: &Columns, at: [i64; 2], z: i64) -> Option<Piece> {
    let cubes = columns.0.get(&at)?;
    cubes.iter().find(|cube| cube.0 == z).map(|cube| cube.1)
}

/// Cells seen from above.
pub(super) fn plan_svg(
    at: impl Fn([i64; 2]) -> Option<Piece>,
    [width, height]: [i32; 2],
    unit: f64,
) -> Svg {
    let mut body = String::new();
    for y in 0..height {
        for x in 0..width {
            let [left, top] = [x, y].map(|number| f64::from(number) * unit);
            let frame = |inset: f64| {
                let (x, y, side) = (left + inset, top + inset, unit - 2.0 * inset);
                format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"{}\"",
                    unit / 10.0
                )
            };
            if let Some(piece) = at([x.into(), y.into()]) {
                let _ = writeln!(
                    body,
                    "{} fill=\"{}\"/>",
                    frame(unit / 40.0),
                    colour(piece).hex()
                );
                let matrix = [unit, 0.0, 0.0, unit, left, top];
                sign_svg(
                    &mut body,
                    piece,
                    matrix,
                    colour(piece).mixed(palette::GROUND, 0.72),
                );
            }
        }
    }
    Svg {
        width: f64::from(width) * unit,
        height: f64::from(height) * unit,
        body,
    }
}

/// The sign of a piece, drawn in a unit square that the matrix puts into its place.
pub(super) fn sign_svg(body: &mut String, piece: Piece, matrix: [f64; 6], ink: Colour) {
    let [a, b, c, d, e, f] = matrix.map(|number| (number * 100.0).round() / 100.0);
    let ink = ink.hex();
    let shape = match piece {
        Piece::Red => format!(
            "<path d=\"M.3 .3L.7 .7M.7 .3L.3 .7\" stroke=\"{ink}\" stroke-width=\".11\" stroke-linecap=\"round\"/>"
        ),
        Piece::Blue => format!(
            "<path d=\"M.27 .5H.73\" stroke=\"{ink}\" stroke-width=\".13\" stroke-linecap=\"round\"/>"
        ),
        Piece::Yellow => format!(
            "<circle cx=\".5\" cy=\".5\" r=\".2\" fill=\"none\" stroke=\"{ink}\" stroke-width=\".1\"/>"
        ),
        Piece::Green => format!("<circle cx=\".5\" cy=\".5\" r=\".13\" fill=\"{ink}\"/>"),
    };
    let _ = writeln!(
        body,
        "<g transform=\"matrix({a} {b} {c} {d} {e} {f})\">{shape}</g>"
    );
}
