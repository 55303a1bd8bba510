//! What a viewer may know (D-13). Views are built up from what is open, never stripped of what is
//! not: there is no field in which another seat's puzzle or the order of a stack could hide.

#[macro_use]
mod shown;
mod made;

use crate::board::{Board, LaidTile, Port};
use crate::event::{EndReason, SystemClosed};
use crate::game::{AttemptState, Circuit, Hand, Phase, Presence, ShownSolution};
use crate::moments::Moments;
use crate::options::Clocks;
use crate::position::{CellPreview, Position};
use crate::puzzle::Puzzle;
use crate::tile::{ByColour, CellColour, Side, Tile, Turn};
use crate::tile_set::TileId;
use enigma_game::{BySeat, Millis, Outcome, Parts, Reach, Seat, Viewer};
use enigma_puzzles::{BadPiece, ByCategory, Category};
use made::OwnGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

shown! {
    /// Everything a viewer may know.
    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
    #[serde(bound = "P: Puzzle")]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/", concrete(P = enigma_puzzles::Puzzle), bound = "P: ts_rs::TS, P::Draft: ts_rs::TS"))]
    pub struct View<P> of (game: &Circuit<P>, viewer: Viewer) in (""; reach) {
        /// The number of the round, from 1.
        round: u32 = game.round, if reach == Reach::All;
        /// Who has the start player marker.
        start_player: Seat = game.start_player, if reach == Reach::All;
        /// Where in the round the game is.
        phase: PhaseView = PhaseView::of(game);
        /// The tiles laid, by their squares: `"x,y"`.
        board: BTreeMap<String, TileView> = made::board(game), if reach.is_turn();
        /// The stacks with their top conduit sides (C-10).
        stacks: ByCategory<StackView> = ByCategory::from_fn(|category| made::stack(game, category)), if reach.is_turn();
        /// The seats in order.
        seats: Vec<SeatView> = game.seats.all().map(|seat| SeatView::of(game, seat)).collect();
        /// What everybody did in the last phase 2, once it is over (D-13).
        solutions: Vec<SolutionView<P>> = game.solutions.iter().map(SolutionView::of).collect(), if reach == Reach::All;
        /// How the game went, once it is over.
        summary: Option<Summary> = made::summary(game), if reach == Reach::All;
    } own {
        /// What only the viewer knows; none for a spectator.
        you: Option<Own<P>> = Own::of(game, viewer);
    }
}

/// Where in a round the game is. Deadlines are game time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum PhaseView {
    /// Phase 1.
    Choosing {
        /// Whose turn it is.
        seat: Seat,
        /// When the lot will choose (D-7).
        deadline: Option<Millis>,
    },
    /// Phase 2.
    Solving {
        /// When it began.
        began: Millis,
        /// Who turned the sand timer (C-26).
        first: Option<Seat>,
        /// When it ends at the latest, but for seats with clocks of their own (D-20).
        deadline: Option<Millis>,
    },
    /// Phase 3.
    Placing {
        /// Whose turn it is.
        seat: Seat,
        /// When the tile will go into the box (D-8).
        deadline: Option<Millis>,
    },
    /// The game is over.
    Over {
        /// Why.
        reason: EndReason,
        /// How it ended.
        outcome: Outcome,
    },
}

/// A conduit side, as drawn (rotation 0).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct Face {
    /// The tile's name.
    pub id: TileId,
    /// Its networks.
    pub networks: Vec<FaceNetwork>,
}

/// A network of a conduit side, as drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct FaceNetwork {
    /// The sides with a port.
    pub ports: Vec<Side>,
    /// The cells.
    pub cells: Vec<CellColour>,
}

/// A tile on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct TileView {
    /// The square's x.
    pub x: i32,
    /// The square's y.
    pub y: i32,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The networks as they lie.
    pub networks: Vec<NetworkView>,
    /// The networkers on it.
    pub networkers: Vec<NetworkerView>,
}

/// A network of a tile on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct NetworkView {
    /// What its ports look at, by the side to which they look now (C-40).
    pub ports: BTreeMap<Side, Port>,
    /// Its cells.
    pub cells: Vec<CellColour>,
    /// Whether its system is closed (C-42).
    pub closed: bool,
}

/// A networker on a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct NetworkerView {
    /// Whose it is.
    pub seat: Seat,
    /// The number of its cell on the tile.
    pub cell: u32,
}

/// A stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct StackView {
    /// How many tiles it has.
    pub height: usize,
    /// The conduit side of the top one.
    pub top: Option<Face>,
}

/// What is open about a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct SeatView {
    /// Points.
    pub score: u32,
    /// Those of this round among them.
    pub gained: u32,
    /// Networkers that are not on the board.
    pub supply: u32,
    /// Who sits there.
    pub presence: PresenceView,
    /// The category chosen in this round.
    pub category: Option<Category>,
    /// The conduit side of the tile in hand (C-23).
    pub tile: Option<Face>,
    /// How far it is with its puzzle in this round: counts only, never the arrangement.
    pub attempt: Option<AttemptView>,
    /// Its clocks, where it has its own (D-20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clocks: Option<Clocks>,
}

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum PresenceView {
    /// The person is here.
    Here,
    /// The connection is lost.
    Away,
    /// A bot plays on.
    Bot,
    /// Left for good.
    Left,
}

/// How far a seat is with its puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct AttemptView {
    /// Pieces laid.
    pub laid: u32,
    /// Pieces to lay.
    pub pieces: u32,
    /// How it stands.
    pub state: AttemptState,
    /// Until when it may work, where it has clocks of its own and they run (D-20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<Millis>,
}

/// What a seat did in phase 2, open to all afterwards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "P: Puzzle")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/", concrete(P = enigma_puzzles::Puzzle), bound = "P: ts_rs::TS, P::Draft: ts_rs::TS"))]
pub struct SolutionView<P: Puzzle> {
    /// Who.
    pub seat: Seat,
    /// The puzzle.
    pub puzzle: P,
    /// The pieces as they lay at the end.
    pub draft: Option<P::Draft>,
    /// How it ended.
    pub state: AttemptState,
    /// A right solution, if the seat found none.
    pub solution: Option<P::Draft>,
}

shown! {
    /// What only the viewer knows.
    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
    #[serde(bound = "P: Puzzle")]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/", concrete(P = enigma_puzzles::Puzzle), bound = "P: ts_rs::TS, P::Draft: ts_rs::TS"))]
    pub struct Own<P> of (own: &OwnGame<'_, P>) in ("you."; reach) {
        /// The viewer's seat.
        seat: Seat = own.seat, if reach == Reach::All;
        /// The categories to choose from, if it is the viewer's turn to choose.
        choices: Vec<Category> = own.choices(), if reach.is_turn();
        /// The viewer's puzzle, while phase 2 lasts.
        puzzle: Option<P> = own.puzzle().cloned(), if reach == Reach::All;
        /// The pieces as the server last saw them.
        draft: Option<P::Draft> = own.attempt().and_then(|attempt| attempt.draft.clone()), if reach.is_work_of(own.seat);
        /// The pieces that lie badly.
        bad: Vec<BadPiece> = own.attempt().map_or_else(Vec::new, |attempt| attempt.judgement.bad.clone()), if reach.is_work_of(own.seat);
        /// Every way to lay the tile and what it brings, if it is the viewer's turn to place.
        placements: Vec<PlacementView> = own.placements(), if reach.is_turn();
        /// Whether the viewer may decline to lay the tile, if it is the viewer's turn to place (C-36).
        #[serde(default)]
        may_decline: bool = own.game.may_decline(own.seat), if reach.is_turn();
        /// The ways to lay the tile that would close something as the board lies now, if the viewer has
        /// solved and waits for the turn; all other ways would close nothing.
        plans: Vec<PlanView> = own.plans(), if reach.is_turn() || reach.is_work_of(own.seat);
    }
}

/// A way to lay the tile, and what it brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct PlacementView {
    /// The square's x.
    pub x: i32,
    /// The square's y.
    pub y: i32,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The systems that it closes, with their points if no networker is placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SystemClosed>>", optional))]
    pub closes: Vec<SystemClosed>,
    /// The cells of the tile in the order of their numbers.
    pub cells: Vec<CellView>,
}

/// A way to lay the tile that would close something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct PlanView {
    /// The square's x.
    pub x: i32,
    /// The square's y.
    pub y: i32,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The systems that it would close, with their points if no networker is placed.
    pub closes: Vec<SystemClosed>,
    /// The most points that a networker on the tile would earn at once.
    pub could: u32,
}

/// What a networker on a cell brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct CellView {
    /// The colour of the cell.
    pub colour: CellColour,
    /// How many cells of this colour its system has.
    pub worth: u32,
    /// Whether its system is closed, so that the worth is earned at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub closes: bool,
    /// Whose networker stands on this colour in this system already (C-51).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub blocked_by: Option<Seat>,
}

/// How a game went.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct Summary {
    /// Everybody's points after each round.
    pub race: Vec<BySeat<u32>>,
    /// Everybody's numbers.
    pub stats: BySeat<Stats>,
    /// Networkers still on the board: the tie-break (C-72).
    pub standing: BySeat<u32>,
    /// What was remarkable.
    pub moments: Moments,
}

/// A seat's numbers over a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct Stats {
    /// Puzzles solved.
    pub solved: u32,
    /// Puzzles not solved.
    pub missed: u32,
    /// Time spent on the puzzles that were solved.
    pub solving_time: Millis,
    /// Points by the colour on which the networkers stood.
    pub points_by_colour: ByColour,
}

impl PhaseView {
    fn of<P: Puzzle>(game: &Circuit<P>) -> Self {
        let deadline = enigma_game::Game::next_deadline(game);
        match &game.phase {
            &Phase::Choosing { chooser: seat, .. } => Self::Choosing { seat, deadline },
            Phase::Solving(solving) => Self::Solving {
                began: solving.began,
                first: solving.first.map(|(seat, _)| seat),
                deadline: game.common_limit(solving),
            },
            &Phase::Placing { placer: seat, .. } => Self::Placing { seat, deadline },
            Phase::Over { reason, outcome } => Self::Over {
                reason: *reason,
                outcome: outcome.clone(),
            },
        }
    }
}

impl Face {
    fn of(id: TileId) -> Self {
        let networks = id.tile().networks().iter().map(|network| FaceNetwork {
            ports: network.ports.clone(),
            cells: network.cells.clone(),
        });
        Self {
            id,
            networks: networks.collect(),
        }
    }
}

impl TileView {
    fn of(board: &Board, laid: &LaidTile) -> Self {
        let networks = laid
            .tile()
            .networks()
            .iter()
            .enumerate()
            .map(|(index, network)| {
                let turned = network.ports.iter().map(|side| side.turned(laid.turn()));
                let ports = turned.filter_map(|side| Some((side, board.port(laid, side)?)));
                NetworkView {
                    ports: ports.collect(),
                    cells: network.cells.clone(),
                    closed: board.is_closed(laid, index),
                }
            });
        let here = board
            .networkers()
            .iter()
            .filter(|networker| networker.at == laid.at());
        let networkers = here.map(|networker| NetworkerView {
            seat: networker.owner,
            cell: networker.cell,
        });
        Self {
            x: laid.at().x,
            y: laid.at().y,
            turn: laid.turn().quarters(),
            networks: networks.collect(),
            networkers: networkers.collect(),
        }
    }
}

impl SeatView {
    fn of<P: Puzzle>(game: &Circuit<P>, seat: Seat) -> Self {
        let hand = game.hands[seat];
        let held = hand.filter(|hand| hand.held);
        let score = game.position.scores()[seat];
        let before = game.race.last().map_or(0, |scores| scores[seat]);
        Self {
            score,
            gained: score - before,
            supply: game.position.supply()[seat],
            presence: match game.presence[seat] {
                Presence::Here => PresenceView::Here,
                Presence::Away { .. } => PresenceView::Away,
                Presence::Bot => PresenceView::Bot,
                Presence::Left => PresenceView::Left,
            },
            category: hand.map(|hand| hand.category),
            tile: held.map(|hand| Face::of(game.card(hand).tile)),
            attempt: hand.and_then(|hand| AttemptView::of(game, seat, hand)),
            clocks: game.options.own_clocks_of(seat),
        }
    }
}

impl AttemptView {
    /// There is none before all have chosen: not even the number of pieces is known then (C-23).
    fn of<P: Puzzle>(game: &Circuit<P>, seat: Seat, hand: Hand) -> Option<Self> {
        game.attempts[seat].as_ref().map(|attempt| Self {
            laid: attempt.judgement.laid,
            pieces: game.card(hand).puzzle.pieces(),
            state: attempt.state,
            deadline: game.own_limit(seat),
        })
    }
}

impl<P: Puzzle> SolutionView<P> {
    fn of(shown: &ShownSolution<P>) -> Self {
        Self {
            seat: shown.seat,
            puzzle: shown.puzzle.clone(),
            draft: shown.draft.clone(),
            state: shown.state,
            solution: shown.solution.clone(),
        }
    }
}

impl Summary {
    fn of<P: Puzzle>(game: &Circuit<P>) -> Self {
        Self {
            race: game.race.clone(),
            stats: game.stats.clone(),
            standing: game.position.standing_networkers(),
            moments: game.moments,
        }
    }
}

/// Every way to lay a tile: spots in reading order, each in all rotations.
fn placements(position: &Position, tile: &Tile) -> impl Iterator<Item = PlacementView> {
    let spots = position.board().spots().iter();
    let ways = spots.flat_map(|&at| Turn::ALL.map(|turn| (at, turn)));
    ways.map(move |(at, turn)| {
        let preview = position.preview(tile, at, turn);
        PlacementView {
            x: at.x,
            y: at.y,
            turn: turn.quarters(),
            closes: preview.closed.iter().map(SystemClosed::from).collect(),
            cells: preview.cells.iter().map(CellView::of).collect(),
        }
    })
}

impl PlanView {
    /// With or without a networker in supply; none if nothing is closed.
    fn of(way: PlacementView, supplied: bool) -> Option<Self> {
        let scoring = way
            .cells
            .iter()
            .filter(|cell| cell.closes && cell.blocked_by.is_none());
        let could = scoring.map(|cell| cell.worth).max();
        let PlacementView {
            x, y, turn, closes, ..
        } = way;
        (!closes.is_empty()).then(|| Self {
            x,
            y,
            turn,
            closes,
            could: could.filter(|_| supplied).unwrap_or(0),
        })
    }
}

impl CellView {
    fn of(cell: &CellPreview) -> Self {
        Self {
            colour: cell.colour,
            worth: cell.worth,
            closes: cell.closes,
            blocked_by: cell.blocked_by,
        }
    }
}
