//! Phase 3 on its own, with any tiles: no deck, no puzzles.

use enigma_circuit::Square;
use enigma_circuit::board::Board;
use enigma_circuit::position::{Placed, Position};
use enigma_circuit::tile::{Tile, Turn};
use enigma_game::{BySeat, Seat, Seats};
use std::sync::Arc;

/// A position and everything that has been laid on it. Tiles are written in notation: `NS:r E:yb`.
#[derive(Clone)]
pub struct Sandbox(pub Position);

fn tile(text: &str) -> Arc<Tile> {
    Arc::new(text.parse().expect(text))
}

impl Sandbox {
    /// Four seats around a start tile.
    pub fn new(start: &str) -> Self {
        let seats = Seats::new(4).unwrap();
        let board = Board::new(tile(start), Square::MIDDLE, Turn::NONE);
        Self(Position::new(seats, board))
    }

    /// Every supply is this.
    pub fn supply(self, networkers: u32) -> Self {
        let supply = BySeat::filled(self.0.seats(), networkers);
        Self(self.0.with_supply(supply))
    }

    /// Lays a tile; the name of the rule if that is refused.
    pub fn tries(
        &mut self,
        seat: u8,
        text: &str,
        (x, y): (i32, i32),
        turn: u64,
        cell: Option<u32>,
    ) -> Result<Placed, &'static str> {
        let turn = Turn::new(turn).expect("0 to 3");
        let placed = self
            .0
            .place(Seat(seat), tile(text), Square { x, y }, turn, cell);
        placed.map_err(|refusal| refusal.name())
    }

    /// Lays a tile; says what was closed, one line for each system.
    #[track_caller]
    pub fn lay(
        &mut self,
        seat: u8,
        text: &str,
        at: (i32, i32),
        turn: u64,
        cell: Option<u32>,
    ) -> Vec<String> {
        let placed = self.tries(seat, text, at, turn, cell).expect(text);
        let tell = |closed: &enigma_circuit::position::ClosedSystem| {
            let cells = closed.cells;
            let points: Vec<String> = closed.points.iter().map(u32::to_string).collect();
            let counts = format!("r{} y{} b{}", cells.red, cells.yellow, cells.blue);
            format!("{counts}: {}", points.join(" "))
        };
        placed.closed.iter().map(tell).collect()
    }

    pub fn scores(&self) -> &[u32] {
        self.0.scores().as_slice()
    }

    pub fn supplies(&self) -> &[u32] {
        self.0.supply().as_slice()
    }

    /// The systems as `open ports: cells`, in the order of their first members.
    pub fn systems(&self) -> Vec<String> {
        let systems = self.0.board().systems();
        let tell = |system: &enigma_circuit::board::SystemState| {
            let cells = system.cells;
            format!(
                "{}: r{} y{} b{}",
                system.open, cells.red, cells.yellow, cells.blue
            )
        };
        systems.iter().map(tell).collect()
    }

    pub fn drawn(&self) -> String {
        self.0.board().to_string()
    }
}
