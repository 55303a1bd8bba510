//! The parts of a view one by one, for whoever tells many viewers of a small change: the same values
//! as in [`View`](super::View), and nothing besides.

use super::{
    AttemptView, Face, PhaseView, PlacementView, PlanView, SeatView, SolutionView, StackView,
    Summary, TileView, placements,
};
use crate::game::{AttemptState, Circuit, Phase};
use crate::puzzle::{BadPiece, Puzzle};
use crate::square::Square;
use crate::tile::Tile;
use enigma_game::{Seat, Viewer};
use enigma_puzzles::Category;
use std::collections::BTreeMap;

impl<P: Puzzle> Circuit<P> {
    /// The number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Who has the start player marker.
    #[must_use]
    pub const fn start_player(&self) -> Seat {
        self.start_player
    }

    /// Where in the round the game is.
    #[must_use]
    pub fn view_of_phase(&self) -> PhaseView {
        PhaseView::of(self)
    }

    /// The board, which changes only when a tile is laid.
    #[must_use]
    pub fn view_of_board(&self) -> BTreeMap<String, TileView> {
        let board = self.position.board();
        let tiles = board.tiles().iter().map(|laid| {
            let Square { x, y } = laid.at();
            (format!("{x},{y}"), TileView::of(board, laid))
        });
        tiles.collect()
    }

    /// The tile on a square, if one was laid there.
    #[must_use]
    pub fn view_of_tile(&self, at: Square) -> Option<TileView> {
        let board = self.position.board();
        board.tile_at(at).map(|laid| TileView::of(board, laid))
    }

    /// A stack.
    #[must_use]
    pub fn view_of_stack(&self, category: Category) -> StackView {
        let (top, height) = self.stack(category);
        let top = top.map(|card| Face::of(card.tile));
        StackView { height, top }
    }

    /// What is open about the seats.
    #[must_use]
    pub fn view_of_seats(&self) -> Vec<SeatView> {
        let seats = self.seats.all();
        seats.map(|seat| SeatView::of(self, seat)).collect()
    }

    /// How far a seat is with its puzzle in this round.
    #[must_use]
    pub fn view_of_attempt(&self, seat: Seat) -> Option<AttemptView> {
        let hand = self.seats.has(seat).then(|| self.hands[seat])??;
        AttemptView::of(self, seat, hand)
    }

    /// What everybody did in the last phase 2, once it is over.
    #[must_use]
    pub fn view_of_solutions(&self) -> Vec<SolutionView<P>> {
        self.solutions.iter().map(SolutionView::of).collect()
    }

    /// How the game went, once it is over.
    #[must_use]
    pub fn view_of_summary(&self) -> Option<Summary> {
        matches!(self.phase, Phase::Over { .. }).then(|| Summary::of(self))
    }

    /// What this viewer alone may know, part by part; none for whoever holds no seat. Besides
    /// [`Game::view`](enigma_game::Game::view) the only way to a seat's secrets, and like that one it asks who looks.
    #[must_use]
    pub fn own(&self, viewer: Viewer) -> Option<OwnParts<'_, P>> {
        let seat = viewer.seat().filter(|&seat| self.seats.has(seat))?;
        Some(OwnParts { game: self, seat })
    }

    /// The tile that a seat has won and will lay when its turn comes.
    fn tile_waiting(&self, seat: Seat) -> Option<&Tile> {
        let waits = match self.phase {
            Phase::Solving(_) => true,
            Phase::Placing { placer, .. } => placer != seat,
            Phase::Choosing { .. } | Phase::Over { .. } => false,
        };
        let hand = (waits && self.seats.has(seat)).then(|| self.hands[seat])??;
        let attempt = self.attempts[seat].as_ref()?;
        let won = hand.held && matches!(attempt.state, AttemptState::Solved { .. });
        won.then(|| &**self.card(hand).tile.tile())
    }
}

/// What only the holder of a seat may know, part by part: the same values as in [`Own`](super::Own).
#[derive(Debug)]
pub struct OwnParts<'a, P: Puzzle> {
    game: &'a Circuit<P>,
    seat: Seat,
}

impl<'a, P: Puzzle> OwnParts<'a, P> {
    /// The seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The categories to choose from, if it is the seat's turn to choose.
    #[must_use]
    pub fn choices(&self) -> Vec<Category> {
        match self.game.phase {
            Phase::Choosing { chooser, .. } if chooser == self.seat => {
                self.game.free_categories().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The seat's puzzle, while phase 2 lasts.
    #[must_use]
    pub fn puzzle(&self) -> Option<&'a P> {
        let game = self.game;
        let hand = self.solving().then(|| game.hands[self.seat])??;
        game.attempts[self.seat].as_ref()?;
        Some(&game.card(hand).puzzle)
    }

    /// The pieces as the server last saw them, and those that lie badly.
    #[must_use]
    pub fn draft(&self) -> (Option<&'a P::Draft>, &'a [BadPiece]) {
        let game = self.game;
        let attempt = game.attempts[self.seat].as_ref();
        match attempt.filter(|_| self.solving()) {
            Some(attempt) => (attempt.draft.as_ref(), &attempt.judgement.bad),
            None => (None, &[]),
        }
    }

    fn solving(&self) -> bool {
        matches!(self.game.phase, Phase::Solving(_))
    }

    /// Every way to lay the seat's tile and what it brings, if it is its turn to place.
    #[must_use]
    pub fn placements(&self) -> Vec<PlacementView> {
        let game = self.game;
        let is_turn = game.turn() == Some(self.seat);
        let tile = game.tile_to_place().filter(|_| is_turn);
        tile.map_or_else(Vec::new, |tile| placements(&game.position, tile).collect())
    }

    /// Whether the seat may decline to lay its tile, if it is its turn to place.
    #[must_use]
    pub fn may_decline(&self) -> bool {
        self.game.may_decline(self.seat)
    }

    /// The ways to lay the seat's tile that would close something as the board lies now, if it has
    /// solved and waits for its turn.
    #[must_use]
    pub fn plans(&self) -> Vec<PlanView> {
        let game = self.game;
        let Some(tile) = game.tile_waiting(self.seat) else {
            return Vec::new();
        };
        let supplied = game.position.supply()[self.seat] > 0;
        let ways = placements(&game.position, tile);
        ways.filter_map(|way| PlanView::of(way, supplied)).collect()
    }
}
