//! Regions in characters and in SVG.

use super::{Conduit, ConduitSolution, Piece, Ports, Side};
use crate::draw::{Colour, Draw, Svg, Text, palette};
use std::fmt::Write;

/// Columns and rows from one cell to the next, in characters.
const PITCH: (usize, usize) = (8, 4);

impl Draw for Conduit {
    fn draw_text(&self, laid: Option<&ConduitSolution>) -> Text {
        let mut canvas = Canvas::new(self);
        canvas.borders(self);
        for (x, y, side) in self.stubs() {
            canvas.stub(x, y, side);
        }
        for (x, y) in self.places() {
            let ports = laid.map_or(Ports::NONE, |laid| laid.at(x, y));
            if !ports.is_empty() {
                canvas.piece(self, x, y, ports);
            }
        }
        canvas.into_text().above(self.legend(laid))
    }

    fn draw_svg(&self, laid: Option<&ConduitSolution>) -> Svg {
        svg(self, laid)
    }
}

impl Conduit {
    /// The pieces to lay and those crossed out.
    fn legend(&self, laid: Option<&ConduitSolution>) -> Text {
        let mut legend = Text::new();
        legend.line();
        let mut left = self.inventory();
        for (x, y) in self.places() {
            let piece = laid.and_then(|laid| laid.at(x, y).piece());
            if let Some(left) = piece.map(|piece| &mut left[piece as usize]) {
                *left = left.saturating_sub(1);
            }
        }
        for (words, counts) in [("to lay", left), ("crossed out", self.forbidden)] {
            if counts == [0; 4] {
                continue;
            }
            legend.line();
            for piece in Piece::ALL {
                let colour = if words == "to lay" {
                    colour(piece)
                } else {
                    palette::DANGER
                };
                for _ in 0..counts[piece as usize] {
                    legend.coloured(format!("{}  ", icon(piece)), colour);
                }
            }
            legend.plain(words);
        }
        legend
    }
}

fn colour(piece: Piece) -> Colour {
    match piece {
        Piece::End => palette::OCHRE,
        Piece::Straight => palette::TEAL,
        Piece::Elbow => palette::MOSS,
        Piece::Tee => palette::BERRY,
    }
}

const fn icon(piece: Piece) -> &'static str {
    match piece {
        Piece::End => "●━",
        Piece::Straight => "━━",
        Piece::Elbow => "┗━",
        Piece::Tee => "┣━",
    }
}

/// Characters with colours, to be drawn over each other.
struct Canvas {
    cells: Vec<Vec<(char, Option<Colour>)>>,
}

impl Canvas {
    /// Room for the grid, and around it for the stubs.
    fn new(puzzle: &Conduit) -> Self {
        let columns = puzzle.width() * PITCH.0 + 1 + 6;
        let rows = puzzle.height() * PITCH.1 + 1 + 2;
        Self {
            cells: vec![vec![(' ', None); columns]; rows],
        }
    }

    fn set(&mut self, column: usize, row: usize, character: char, colour: Colour) {
        self.cells[row][column] = (character, Some(colour));
    }

    /// The corner of the grid between four cells.
    const fn corner(x: usize, y: usize) -> (usize, usize) {
        (3 + x * PITCH.0, 1 + y * PITCH.1)
    }

    /// The middle of a cell.
    const fn middle(x: usize, y: usize) -> (usize, usize) {
        let (column, row) = Self::corner(x, y);
        (column + PITCH.0 / 2, row + PITCH.1 / 2)
    }

    fn borders(&mut self, puzzle: &Conduit) {
        // A line runs along every side of every cell.
        let cell = |x: usize, y: usize| x > 0 && y > 0 && puzzle.has_cell(x - 1, y - 1);
        for y in 0..=puzzle.height() {
            for x in 0..=puzzle.width() {
                let (nw, ne) = (cell(x, y), cell(x + 1, y));
                let (sw, se) = (cell(x, y + 1), cell(x + 1, y + 1));
                let (north, east, south, west) = (nw || ne, ne || se, sw || se, nw || sw);
                let (column, row) = Self::corner(x, y);
                let bits = usize::from(north)
                    | usize::from(east) << 1
                    | usize::from(south) << 2
                    | usize::from(west) << 3;
                self.set(column, row, LIGHT[bits], palette::LINE);
                if east {
                    for step in 1..PITCH.0 {
                        self.set(column + step, row, '─', palette::LINE);
                    }
                }
                if south {
                    for step in 1..PITCH.1 {
                        self.set(column, row + step, '│', palette::LINE);
                    }
                }
            }
        }
    }

    /// Where a channel through this side crosses the border, and the border's character there.
    fn crossing(x: usize, y: usize, side: Side) -> (usize, usize, char) {
        let (column, row) = Self::middle(x, y);
        match side {
            Side::North => (column, row - PITCH.1 / 2, '╂'),
            Side::East => (column + PITCH.0 / 2, row, '┿'),
            Side::South => (column, row + PITCH.1 / 2, '╂'),
            Side::West => (column - PITCH.0 / 2, row, '┿'),
        }
    }

    fn stub(&mut self, x: usize, y: usize, side: Side) {
        let (column, row, crossing) = Self::crossing(x, y, side);
        self.set(column, row, crossing, palette::PLASMA);
        match side {
            Side::North => self.set(column, row - 1, '┃', palette::PLASMA),
            Side::South => self.set(column, row + 1, '┃', palette::PLASMA),
            Side::East => {
                (1..3).for_each(|step| self.set(column + step, row, '━', palette::PLASMA));
            }
            Side::West => {
                (1..3).for_each(|step| self.set(column - step, row, '━', palette::PLASMA));
            }
        }
    }

    fn piece(&mut self, puzzle: &Conduit, x: usize, y: usize, ports: Ports) {
        let colour = ports.piece().map_or(palette::DANGER, colour);
        let (column, row) = Self::middle(x, y);
        for side in ports.sides() {
            for step in 1..PITCH.0 / 2 {
                match side {
                    Side::East => self.set(column + step, row, '━', colour),
                    Side::West => self.set(column - step, row, '━', colour),
                    Side::North if step < PITCH.1 / 2 => self.set(column, row - step, '┃', colour),
                    Side::South if step < PITCH.1 / 2 => self.set(column, row + step, '┃', colour),
                    _ => {}
                }
            }
            let (column, row, crossing) = Self::crossing(x, y, side);
            // Draw over a border that exists only.
            if puzzle.has_cell(x, y) {
                self.set(column, row, crossing, colour);
            }
        }
        let middle = match ports.piece() {
            Some(Piece::End) => '●',
            _ => HEAVY[usize::from(ports.bits())],
        };
        self.set(column, row, middle, colour);
    }

    fn into_text(self) -> Text {
        let mut text = Text::new();
        for row in self.cells {
            text.line();
            for run in row.chunk_by(|a, b| a.1 == b.1) {
                let characters: String = run.iter().map(|(character, _)| character).collect();
                text.span(characters, run[0].1, None);
            }
        }
        text
    }
}

/// Light lines to the north (1), east (2), south (4) and west (8).
const LIGHT: [char; 16] = [
    ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
];
/// Heavy lines likewise.
const HEAVY: [char; 16] = [
    ' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋',
];

fn svg(puzzle: &Conduit, laid: Option<&ConduitSolution>) -> Svg {
    let unit = Svg::UNIT;
    let margin = unit / 2.0;
    let (columns, rows) = (puzzle.width() as f64, puzzle.height() as f64);
    let icon = 20.0;
    let tray = 9.0 * (icon + 4.0);
    let width = (columns * unit + 2.0 * margin).max(tray);
    let left = (width - columns * unit) / 2.0;
    let corner = |x: usize, y: usize| (left + x as f64 * unit, margin + y as f64 * unit);
    let mut body = String::new();
    for (x, y, side) in puzzle.stubs() {
        let (x, y) = corner(x, y);
        svg_stub(&mut body, x, y, side);
    }
    for (x, y) in puzzle.places().filter(|&(x, y)| puzzle.has_cell(x, y)) {
        let ports = laid.map_or(Ports::NONE, |laid| laid.at(x, y));
        let (x, y) = corner(x, y);
        svg_cell(&mut body, x, y, unit, !ports.is_empty());
        svg_ports(
            &mut body,
            x,
            y,
            unit,
            ports,
            ports.piece().map_or(palette::DANGER, colour),
        );
    }
    let top = rows * unit + 2.0 * margin + 6.0;
    svg_tray(&mut body, puzzle, (width - tray) / 2.0, top, icon);
    Svg {
        width,
        height: top + icon + 4.0,
        body,
    }
}

fn svg_cell(body: &mut String, x: f64, y: f64, size: f64, laid: bool) {
    let fill = if laid {
        palette::SURFACE
    } else {
        palette::SURFACE.mixed(palette::STRONG_LINE, 0.12)
    };
    let heavier = if laid { "" } else { " stroke-width=\"1.5\"" };
    let _ = writeln!(
        body,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\" stroke=\"{}\"{heavier}/>",
        x + 1.5,
        y + 1.5,
        size - 3.0,
        size - 3.0,
        size * 0.14,
        fill.hex(),
        palette::STRONG_LINE
            .mixed(palette::GROUND, if laid { 0.55 } else { 0.1 })
            .hex(),
    );
}

/// A channel end printed on the border: a pipe with a flange, pointing into the cell.
fn svg_stub(body: &mut String, x: f64, y: f64, side: Side) {
    let half = Svg::UNIT / 2.0;
    let turn = 90 * (side as u32);
    let _ = writeln!(
        body,
        "<g transform=\"translate({} {}) rotate({turn})\">\
         <rect x=\"-5\" y=\"{}\" width=\"10\" height=\"15\" fill=\"{}\"/>\
         <rect x=\"-1.5\" y=\"{}\" width=\"3\" height=\"15\" fill=\"{}\"/>\
         <rect x=\"-9\" y=\"{}\" width=\"18\" height=\"5\" rx=\"1.5\" fill=\"{}\"/></g>",
        x + half,
        y + half,
        -half - 13.0,
        palette::PLASMA.mixed(palette::GROUND, 0.3).hex(),
        -half - 13.0,
        palette::TEXT.hex(),
        -half - 15.0,
        palette::STRONG_LINE.hex(),
    );
}

/// Pipes from the middle of a cell to its ports.
fn svg_ports(body: &mut String, x: f64, y: f64, size: f64, ports: Ports, colour: Colour) {
    let (half, reach) = (size / 2.0, size / 2.0);
    let (x, y) = (x + half, y + half);
    let mut path = String::new();
    if ports.piece() == Some(Piece::Elbow) {
        // A round bend: from the first side to the second, through the middle.
        let ends: Vec<(f64, f64)> = ports.sides().map(|side| end(x, y, side, reach)).collect();
        let _ = write!(
            path,
            "M{} {}Q{x} {y} {} {}",
            ends[0].0, ends[0].1, ends[1].0, ends[1].1
        );
    } else {
        for (ex, ey) in ports.sides().map(|side| end(x, y, side, reach)) {
            let _ = write!(path, "M{x} {y}L{ex} {ey}");
        }
    }
    for (share, colour) in [
        (0.30, colour.mixed(Colour(0, 0, 0), 0.45)),
        (0.22, colour),
        (0.07, colour.mixed(palette::TEXT, 0.7)),
    ] {
        let _ = writeln!(
            body,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.1}\" stroke-linejoin=\"round\"/>",
            colour.hex(),
            size * share,
        );
    }
    if ports.piece() == Some(Piece::End) {
        let _ = writeln!(
            body,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{:.1}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{:.1}\"/>",
            size * 0.19,
            palette::GROUND.hex(),
            colour.hex(),
            size * 0.08,
        );
    }
}

fn end(x: f64, y: f64, side: Side, reach: f64) -> (f64, f64) {
    match side {
        Side::North => (x, y - reach),
        Side::East => (x + reach, y),
        Side::South => (x, y + reach),
        Side::West => (x - reach, y),
    }
}

/// All nine pieces, those that are crossed out with a cross over them (P-5).
fn svg_tray(body: &mut String, puzzle: &Conduit, left: f64, top: f64, size: f64) {
    let mut x = left + 2.0;
    for (piece, ports) in [
        (Piece::End, 4),
        (Piece::Straight, 5),
        (Piece::Elbow, 3),
        (Piece::Tee, 7),
    ] {
        let (all, crossed_out) = (super::SET[piece as usize], puzzle.forbidden(piece));
        for index in 0..all {
            let is_crossed_out = index + crossed_out >= all;
            let colour = if is_crossed_out {
                palette::LINE
            } else {
                colour(piece)
            };
            svg_cell(body, x, top, size, true);
            svg_ports(body, x, top, size, Ports::new(ports), colour);
            if is_crossed_out {
                let _ = writeln!(
                    body,
                    "<path d=\"M{} {}l{s} {s}m0 -{s}l-{s} {s}\" stroke=\"{}\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
                    x + 4.0,
                    top + 4.0,
                    palette::DANGER.hex(),
                    s = size - 8.0,
                );
            }
            x += size + 4.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use serde_json::json;

    #[test]
    fn the_worked_example_is_drawn_with_its_channels_closed() {
        let puzzle = Conduit::from_json(&json!({
            "grid": ["#..", "###", "###", ".#."], "stubs": [[0, 2, "W"]], "forbidden": ["end"],
        }))
        .unwrap();
        let expected = "
   ┌───────┐
   │       │
   │   ●   │
   │   ┃   │
   ├───╂───┼───────┬───────┐
   │   ┃   │       │       │
   │   ┗━━━┿━━━━━━━┿━━━┓   │
   │       │       │   ┃   │
   ├───────┼───────┼───╂───┤
   │       │       │   ┃   │
 ━━┿━━━━━━━┿━━━┳━━━┿━━━┛   │
   │       │   ┃   │       │
   └───────┼───╂───┼───────┘
           │   ┃   │
           │   ●   │
           │       │
           └───────┘


●━  crossed out
";
        assert_eq!(
            puzzle.draw_text(puzzle.solve().as_ref()).to_plain(),
            expected
        );
    }
}
