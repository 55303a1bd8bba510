//! Pieces as they lie in the region.

use super::{Conduit, Ports, Side};
use crate::fields::{Fields, as_list, as_text};
use crate::{Category, Malformed};
use serde::Serialize;
use serde_json::Value;

/// The ports of the piece in each place, row by row. Without ports there is no piece, so a draft is the same form.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct ConduitSolution {
    /// One list for each row of the region.
    #[serde(rename = "ports")]
    pub rows: Vec<Vec<Ports>>,
}

/// A piece in its cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Filled {
    /// The cell: column and row.
    pub at: [usize; 2],
    /// The ports of the piece.
    pub ports: Ports,
}

impl ConduitSolution {
    /// The ports at a place; none outside the grid.
    #[must_use]
    pub fn at(&self, x: usize, y: usize) -> Ports {
        let row = self.rows.get(y);
        row.and_then(|row| row.get(x))
            .copied()
            .unwrap_or(Ports::NONE)
    }

    /// Whether a port at this side leads nowhere: to a piece without a port there, or over a border without a stub.
    /// An empty cell to fill counts as nowhere, too.
    pub(super) fn is_open(&self, puzzle: &Conduit, x: usize, y: usize, side: Side) -> bool {
        match side.step(x, y).filter(|&(x, y)| puzzle.has_cell(x, y)) {
            Some((x, y)) => !self.at(x, y).has(side.opposite()),
            None => !puzzle.stubs_at(x, y).has(side),
        }
    }

    /// Reads the JSON form; whether it has the size of the puzzle is for the puzzle to say.
    pub(super) fn from_json(json: &Value) -> Result<Self, Malformed> {
        let fields = Fields::of_solution(json, Category::Conduit, &["ports"])?;
        let rows = fields.list("ports")?.iter().enumerate();
        let rows = rows.map(|(y, row)| {
            let field = format!("ports[{y}]");
            let cells = as_list(&field, row)?.iter().enumerate();
            cells
                .map(|(x, cell)| {
                    let field = format!("{field}[{x}]");
                    Ports::from_name(as_text(&field, cell)?).ok_or_else(|| {
                        Malformed::new(field, "must be letters of NESW, in this order")
                    })
                })
                .collect()
        });
        Ok(Self {
            rows: rows.collect::<Result<_, _>>()?,
        })
    }

    /// Puts a piece into a cell, or takes it away; what lies outside the grid is left alone.
    pub(super) fn fill(&mut self, [x, y]: [usize; 2], ports: Ports) {
        if let Some(cell) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *cell = ports;
        }
    }
}
