//! How the parts of a view are made of a game, where that takes more than a word.

use super::{Face, Own, PlacementView, PlanView, StackView, Summary, TileView, placements};
use crate::game::{Attempt, AttemptState, Circuit, Phase};
use crate::puzzle::Puzzle;
use crate::square::Square;
use crate::tile::Tile;
use enigma_game::{Parts, Reach, Seat, Viewer};
use enigma_puzzles::Category;
use std::collections::BTreeMap;

pub fn board<P: Puzzle>(game: &Circuit<P>) -> BTreeMap<String, TileView> {
    let board = game.position.board();
    let tiles = board.tiles().iter().map(|laid| {
        let Square { x, y } = laid.at();
        (format!("{x},{y}"), TileView::of(board, laid))
    });
    tiles.collect()
}

pub fn stack<P: Puzzle>(game: &Circuit<P>, category: Category) -> StackView {
    let (top, height) = game.stack(category);
    let top = top.map(|card| Face::of(card.tile));
    StackView { height, top }
}

pub fn summary<P: Puzzle>(game: &Circuit<P>) -> Option<Summary> {
    matches!(game.phase, Phase::Over { .. }).then(|| Summary::of(game))
}

/// A game as the holder of a seat knows it.
pub struct OwnGame<'a, P: Puzzle> {
    pub game: &'a Circuit<P>,
    pub seat: Seat,
}

impl<P: Puzzle> Own<P> {
    /// None for whoever holds no seat.
    pub(super) fn of(game: &Circuit<P>, viewer: Viewer) -> Option<Self> {
        OwnGame::of(game, viewer).as_ref().map(Self::made)
    }

    /// Shows part by part what may have changed of what this viewer alone may know.
    pub(crate) fn show_to(viewer: Viewer, game: &Circuit<P>, reach: Reach, to: &mut impl Parts) {
        match OwnGame::of(game, viewer) {
            Some(own) => Self::show(&own, reach, to),
            None => to.part("you", &None::<Self>),
        }
    }
}

impl<'a, P: Puzzle> OwnGame<'a, P> {
    fn of(game: &'a Circuit<P>, viewer: Viewer) -> Option<Self> {
        let seat = viewer.seat().filter(|&seat| game.seats.has(seat))?;
        Some(Self { game, seat })
    }

    pub fn choices(&self) -> Vec<Category> {
        match self.game.phase {
            Phase::Choosing { chooser, .. } if chooser == self.seat => {
                self.game.free_categories().collect()
            }
            _ => Vec::new(),
        }
    }

    pub fn puzzle(&self) -> Option<&'a P> {
        self.attempt()?;
        let hand = self.game.hands[self.seat]?;
        Some(&self.game.card(hand).puzzle)
    }

    /// What the seat does with its puzzle, while phase 2 lasts.
    pub fn attempt(&self) -> Option<&'a Attempt<P>> {
        let attempt = self.game.attempts[self.seat].as_ref();
        attempt.filter(|_| matches!(self.game.phase, Phase::Solving(_)))
    }

    pub fn placements(&self) -> Vec<PlacementView> {
        let game = self.game;
        let is_turn = game.turn() == Some(self.seat);
        let tile = game.tile_to_place().filter(|_| is_turn);
        tile.map_or_else(Vec::new, |tile| placements(&game.position, tile).collect())
    }

    pub fn plans(&self) -> Vec<PlanView> {
        let Some(tile) = self.tile_waiting() else {
            return Vec::new();
        };
        let position = &self.game.position;
        let supplied = position.supply()[self.seat] > 0;
        let ways = placements(position, tile);
        ways.filter_map(|way| PlanView::of(way, supplied)).collect()
    }

    /// The tile that the seat has won and will lay when its turn comes.
    fn tile_waiting(&self) -> Option<&'a Tile> {
        let (game, seat) = (self.game, self.seat);
        let waits = match game.phase {
            Phase::Solving(_) => true,
            Phase::Placing { placer, .. } => placer != seat,
            Phase::Choosing { .. } | Phase::Over { .. } => false,
        };
        let hand = game.hands[seat].filter(|_| waits)?;
        let attempt = game.attempts[seat].as_ref()?;
        let won = hand.held && matches!(attempt.state, AttemptState::Solved { .. });
        won.then(|| &**game.card(hand).tile.tile())
    }
}
