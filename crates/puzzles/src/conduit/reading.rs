//! Conduit puzzles, read from JSON and from names.

use super::{Conduit, Piece, Ports, SIZE, Side};
use crate::Malformed;
use crate::fields::{Fields, as_list, as_number, as_text};
use serde_json::Value;

pub(super) fn from_fields(fields: &Fields<'_>) -> Result<Conduit, Malformed> {
    let grid = read_grid(fields.list("grid")?, as_text)?;
    let mut stubs = Stubs::of(&grid);
    for (index, stub) in fields.optional_list("stubs")?.iter().enumerate() {
        let field = format!("stubs[{index}]");
        let [x, y, side] = as_list(&field, stub)? else {
            return Err(Malformed::new(field, "must be [x, y, side]"));
        };
        stubs.add(
            &field,
            place(&field, 0, x)?,
            place(&field, 1, y)?,
            side.as_str(),
        )?;
    }
    let stubs = stubs.found;
    let forbidden = fields.optional_list("forbidden")?.iter();
    grid.with(stubs, read_forbidden(forbidden.map(Value::as_str))?)
}

pub(super) fn from_spelled(text: &str) -> Result<Conduit, Malformed> {
    let grid_end = text.find(['+', '-']).unwrap_or(text.len());
    let (grid, extras) = text.split_at(grid_end);
    let forbidden_start = extras.find('-').unwrap_or(extras.len());
    let (spelled, forbidden) = extras.split_at(forbidden_start);
    let rows: Vec<&str> = grid.split('/').collect();
    let grid = read_grid(&rows, |_, row| Ok(row))?;
    let mut stubs = Stubs::of(&grid);
    for (index, stub) in spelled.split('+').skip(1).enumerate() {
        let field = format!("stubs[{index}]");
        let mut letters = stub.chars();
        let mut place = || letters.next()?.to_digit(10).map(|place| place as usize);
        let (Some(x), Some(y)) = (place(), place()) else {
            return Err(Malformed::new(field, "must be like +02W"));
        };
        for (part, number) in [x, y].into_iter().enumerate() {
            crate::fields::within(&format!("{field}[{part}]"), Some(number as u64), 0, LAST)?;
        }
        stubs.add(&field, x, y, Some(letters.as_str()))?;
    }
    let stubs = stubs.found;
    grid.with(
        stubs,
        read_forbidden(forbidden.split('-').skip(1).map(Some))?,
    )
}

/// The greatest column and row.
const LAST: u64 = SIZE as u64 - 1;

fn place(field: &str, part: usize, number: &Value) -> Result<usize, Malformed> {
    Ok(as_number(&format!("{field}[{part}]"), number, 0, LAST)? as usize)
}

/// The grid with its cells to fill.
struct Grid {
    height: u8,
    width: u8,
    cells: u16,
}

impl Grid {
    fn has_cell(&self, x: usize, y: usize) -> bool {
        x < SIZE && y < SIZE && self.cells >> (y * SIZE + x) & 1 == 1
    }

    fn with(self, stubs: u64, forbidden: [u8; 4]) -> Result<Conduit, Malformed> {
        let Self {
            height,
            width,
            cells,
        } = self;
        Conduit::new(cells, stubs, forbidden)?;
        Ok(Conduit {
            height,
            width,
            cells,
            stubs,
            forbidden,
        })
    }
}

fn read_grid<'a, Row>(
    rows: &'a [Row],
    text: impl Fn(&str, &'a Row) -> Result<&'a str, Malformed>,
) -> Result<Grid, Malformed> {
    if !(1..=SIZE).contains(&rows.len()) {
        return Err(Malformed::new("grid", "must have one to four rows"));
    }
    let mut cells = 0;
    let mut width = 0;
    for (y, row) in rows.iter().enumerate() {
        let field = format!("grid[{y}]");
        let row = text(&field, row)?;
        let length = row.chars().count();
        if y == 0 {
            width = length;
        }
        if !(1..=SIZE).contains(&length) || length != width {
            return Err(Malformed::new(
                field,
                "rows must have one to four cells, all the same",
            ));
        }
        for (x, cell) in row.chars().enumerate() {
            match cell {
                '#' => cells |= 1 << (y * SIZE + x),
                '.' => {}
                _ => return Err(Malformed::new(field, "a cell must be '#' or '.'")),
            }
        }
    }
    Ok(Grid {
        height: rows.len() as u8,
        width: width as u8,
        cells,
    })
}

/// The stubs of a grid, as they are found.
struct Stubs<'a> {
    grid: &'a Grid,
    found: u64,
}

impl<'a> Stubs<'a> {
    const fn of(grid: &'a Grid) -> Self {
        Self { grid, found: 0 }
    }

    fn add(
        &mut self,
        field: &str,
        x: usize,
        y: usize,
        side: Option<&str>,
    ) -> Result<(), Malformed> {
        let problem = |problem: &str| Malformed::new(field, problem);
        let side = side.and_then(Side::from_name).ok_or_else(|| {
            Malformed::new(
                format!("{field}[2]"),
                "must be \"N\", \"E\", \"S\" or \"W\"",
            )
        })?;
        if !self.grid.has_cell(x, y) {
            return Err(problem("there is no cell to fill"));
        }
        let beyond = side.step(x, y);
        if beyond.is_some_and(|(x, y)| self.grid.has_cell(x, y)) {
            return Err(problem("there is a cell beyond that side"));
        }
        let bit = u64::from(Ports::from(side).bits()) << (4 * (y * SIZE + x));
        if self.found & bit != 0 {
            return Err(problem("the same stub is there twice"));
        }
        self.found |= bit;
        Ok(())
    }
}

fn read_forbidden<'a>(names: impl Iterator<Item = Option<&'a str>>) -> Result<[u8; 4], Malformed> {
    let mut forbidden = [0; 4];
    for (index, name) in names.enumerate() {
        let field = format!("forbidden[{index}]");
        let piece = name.and_then(Piece::from_name).ok_or_else(|| {
            Malformed::new(
                &field,
                "must be \"end\", \"straight\", \"elbow\" or \"tee\"",
            )
        })?;
        let count = &mut forbidden[piece as usize];
        if *count == piece.count() {
            return Err(Malformed::new(
                field,
                "more of this piece than there are in the set",
            ));
        }
        *count += 1;
    }
    Ok(forbidden)
}
