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
use enigma_game::Seat;
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

    /// The categories to choose from, if it is the seat's turn to choose.
    #[must_use]
    pub fn view_of_choices(&self, seat: Seat) -> Vec<Category> {
        match self.phase {
            Phase::Choosing { chooser, .. } if chooser == seat => self.free_categories().collect(),
            _ => Vec::new(),
        }
    }

    /// The seat's puzzle, while phase 2 lasts; for its holder only.
    #[must_use]
    pub fn view_of_puzzle(&self, seat: Seat) -> Option<&P> {
        let solving = matches!(self.phase, Phase::Solving(_)) && self.seats.has(seat);
        let hand = solving.then(|| self.hands[seat])??;
        self.attempts[seat].as_ref()?;
        Some(&self.card(hand).puzzle)
    }

    /// The pieces as the server last saw them, and those that lie badly; for the seat's holder only.
    #[must_use]
    pub fn view_of_draft(&self, seat: Seat) -> (Option<&P::Draft>, &[BadPiece]) {
        let solving = matches!(self.phase, Phase::Solving(_));
        let seat = Some(seat).filter(|&seat| solving && self.seats.has(seat));
        match seat.and_then(|seat| self.attempts[seat].as_ref()) {
            Some(attempt) => (attempt.draft.as_ref(), &attempt.judgement.bad),
            None => (None, &[]),
        }
    }

    /// Every way to lay the seat's tile and what it brings, if it is its turn to place.
    #[must_use]
    pub fn view_of_placements(&self, seat: Seat) -> Vec<PlacementView> {
        let tile = self.tile_to_place().filter(|_| self.turn() == Some(seat));
        tile.map_or_else(Vec::new, |tile| placements(&self.position, tile).collect())
    }

    /// Whether the seat may decline to lay its tile, if it is its turn to place.
    #[must_use]
    pub fn view_of_may_decline(&self, seat: Seat) -> bool {
        self.may_decline(seat)
    }

    /// The ways to lay the seat's tile that would close something as the board lies now, if it has
    /// solved and waits for its turn.
    #[must_use]
    pub fn view_of_plans(&self, seat: Seat) -> Vec<PlanView> {
        let Some(tile) = self.tile_waiting(seat) else {
            return Vec::new();
        };
        let supplied = self.position.supply()[seat] > 0;
        let ways = placements(&self.position, tile);
        ways.filter_map(|way| PlanView::of(way, supplied)).collect()
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
