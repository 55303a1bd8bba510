//! The position that a view shows: for bots and clients, who have nothing but views.

use crate::board::Board;
use crate::position::Position;
use crate::puzzle::Puzzle;
use crate::square::Square;
use crate::tile::{BadTile, Network, Tile, Turn};
use crate::view::{TileView, View};
use enigma_game::{BySeat, Seats, SeatsError};
use std::sync::Arc;

/// Why a view shows no position. Views that a game gave always show one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadView {
    /// The table cannot have so many seats.
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// A tile cannot be like this.
    #[error(transparent)]
    Tile(#[from] BadTile),
    /// There is no such rotation.
    #[error("there is no rotation {0}: it is 0 to 3 quarter turns (C-34)")]
    Rotation(u8),
    /// There is no start tile.
    #[error("no tile lies on the board (C-12)")]
    EmptyBoard,
    /// Two tiles lie on one square.
    #[error("two tiles lie on {0} (C-33)")]
    Occupied(Square),
    /// A networker stands where it cannot.
    #[error("a networker stands on cell {cell} of the tile on {at}, where it cannot (C-50)")]
    Networker {
        /// The square of the tile.
        at: Square,
        /// The cell.
        cell: u32,
    },
}

impl<P: Puzzle> View<P> {
    /// The board, the points and the supplies that the view shows.
    ///
    /// Systems, spots and everything that later turns bring are those of the game itself; only the
    /// order in which tiles and networkers came to the board is another, as a view does not tell it.
    ///
    /// # Errors
    /// If the view is not one that a game gave.
    pub fn position(&self) -> Result<Position, BadView> {
        let seats = Seats::new(self.seats.len() as u64)?;
        let mut tiles = self.board.values();
        let first = tiles.next().ok_or(BadView::EmptyBoard)?;
        let (tile, at, turn) = read_tile(first)?;
        let mut board = Board::new(tile, at, turn);
        for shown in tiles {
            let (tile, at, turn) = read_tile(shown)?;
            if board.tile_at(at).is_some() {
                return Err(BadView::Occupied(at));
            }
            board.lay(tile, at, turn, None);
        }
        for shown in self.board.values() {
            let at = Square {
                x: shown.x,
                y: shown.y,
            };
            for networker in &shown.networkers {
                let stands =
                    seats.has(networker.seat) && board.stand(networker.seat, at, networker.cell);
                if !stands {
                    let cell = networker.cell;
                    return Err(BadView::Networker { at, cell });
                }
            }
        }
        let scores = BySeat::from_fn(seats, |seat| self.seats[seat.index()].score);
        let supply = BySeat::from_fn(seats, |seat| self.seats[seat.index()].supply);
        Ok(Position::new(seats, board)
            .with_scores(scores)
            .with_supply(supply))
    }
}

/// A tile as it is drawn, with its place; a view shows its ports as they lie.
fn read_tile(shown: &TileView) -> Result<(Arc<Tile>, Square, Turn), BadView> {
    let quarters = u64::from(shown.turn);
    let turn = Turn::new(quarters).ok_or(BadView::Rotation(shown.turn))?;
    let back = Turn::ALL[(4 - usize::from(shown.turn)) % 4];
    let networks = shown.networks.iter().map(|network| Network {
        ports: network.ports.keys().map(|side| side.turned(back)).collect(),
        cells: network.cells.clone(),
    });
    let tile = Tile::new(networks.collect())?;
    let at = Square {
        x: shown.x,
        y: shown.y,
    };
    Ok((Arc::new(tile), at, turn))
}
