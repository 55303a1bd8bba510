//! A position: the board with everybody's points and supply, and a turn of phase 3 on it:
//! A the tile, B the networker, C the scoring (C-30 to C-66).

use crate::board::{BadSpot, Board, Member};
use crate::refusal::Refusal;
use crate::square::Square;
use crate::systems::{Survey, SystemNumber};
use crate::tile::{ByColour, CellColour, Tile, Turn};
use enigma_game::{BySeat, Seat, Seats, standing};
use std::sync::Arc;

/// How many networkers a player has besides the one on the wheel (C-4, C-13).
pub const SUPPLY: u32 = 3;

/// The points that end the game (C-70).
pub const TARGET: u32 = 15;

/// The board with everybody's points and supply.
#[derive(Debug, Clone)]
pub struct Position {
    seats: Seats,
    board: Board,
    scores: BySeat<u32>,
    supply: BySeat<u32>,
}

/// A system that was closed, and what it earned (C-60 to C-65).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosedSystem {
    /// Its networks, in order.
    pub members: Vec<Member>,
    /// Its cells.
    pub cells: ByColour,
    /// What each seat earned.
    pub points: BySeat<u32>,
    /// How many networkers each seat got back.
    pub returned: BySeat<u32>,
    /// What each seat earned, by the colour on which its networkers stood.
    pub points_by_colour: BySeat<ByColour>,
}

/// What a turn brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// The systems it closed, in the order of their first members.
    pub closed: Vec<ClosedSystem>,
}

/// What a tile would bring on a spot in one rotation, before a networker is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The systems that it would close, with what they would earn without a new networker.
    pub closed: Vec<ClosedSystem>,
    /// The cells of the tile in the order of their numbers.
    pub cells: Vec<CellPreview>,
}

/// What a networker on a cell would bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellPreview {
    /// The colour of the cell.
    pub colour: CellColour,
    /// Whose networker stands on this colour in this system already (C-51).
    pub blocked_by: Option<Seat>,
    /// How many cells of this colour its system would have.
    pub worth: u32,
    /// Whether its system would be closed, so that the worth is earned at once (C-54).
    pub closes: bool,
}

impl Position {
    /// The beginning of a game (C-12, C-13).
    #[must_use]
    pub fn new(seats: Seats, board: Board) -> Self {
        Self {
            seats,
            board,
            scores: BySeat::filled(seats, 0),
            supply: BySeat::filled(seats, SUPPLY),
        }
    }

    /// The same with other points.
    #[must_use]
    pub fn with_scores(self, scores: BySeat<u32>) -> Self {
        Self { scores, ..self }
    }

    /// The same with another supply.
    #[must_use]
    pub fn with_supply(self, supply: BySeat<u32>) -> Self {
        Self { supply, ..self }
    }

    /// The table's seats.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Everybody's points.
    #[must_use]
    pub const fn scores(&self) -> &BySeat<u32> {
        &self.scores
    }

    /// Everybody's networkers that are not on the board.
    #[must_use]
    pub const fn supply(&self) -> &BySeat<u32> {
        &self.supply
    }

    /// How many networkers of each seat stand on the board (C-72).
    #[must_use]
    pub fn standing_networkers(&self) -> BySeat<u32> {
        let mut count = BySeat::filled(self.seats, 0);
        for networker in self.board.networkers() {
            count[networker.owner] += 1;
        }
        count
    }

    /// The places: points, then networkers on the board, else shared (C-71 to C-75).
    #[must_use]
    pub fn ranking(&self) -> Vec<Vec<Seat>> {
        let on_board = self.standing_networkers();
        standing(self.seats, |seat| (self.scores[seat], on_board[seat]))
    }

    /// Whether a seat may lay the tile like this, with a networker on that cell or none (D-12).
    ///
    /// # Errors
    /// With the first rule that forbids it, in the order of D-18.
    pub fn check(
        &self,
        seat: Seat,
        tile: &Tile,
        at: Square,
        turn: Turn,
        cell: Option<u32>,
    ) -> Result<(), Refusal> {
        self.board.check_spot(at).map_err(|bad| match bad {
            BadSpot::Occupied => Refusal::Occupied(at),
            BadSpot::NotAdjacent => Refusal::NotAdjacent(at),
        })?;
        let Some(number) = cell else {
            return Ok(());
        };
        let cell = tile.cell(number);
        let (network, colour) = cell.ok_or(Refusal::NoSuchCell(u64::from(number)))?;
        if self.supply[seat] == 0 {
            return Err(Refusal::NoNetworker);
        }
        let survey = self.board.survey(tile, at, turn);
        if survey.joint_of(network).taken.has(colour) {
            return Err(Refusal::ColourTaken(colour));
        }
        Ok(())
    }

    /// Lays a tile, with a networker on that cell or none, and scores (C-33 to C-65).
    ///
    /// # Errors
    /// As [`Position::check`]; then nothing has changed.
    pub fn place(
        &mut self,
        seat: Seat,
        tile: Arc<Tile>,
        at: Square,
        turn: Turn,
        cell: Option<u32>,
    ) -> Result<Placed, Refusal> {
        self.check(seat, &tile, at, turn, cell)?;
        if cell.is_some() {
            self.supply[seat] -= 1;
        }
        let networker = cell.map(|cell| (seat, cell));
        let closed = self.board.lay(tile, at, turn, networker);
        let mut closed: Vec<_> = closed
            .into_iter()
            .map(|number| self.score(number))
            .collect();
        closed.sort_by_key(|system| system.members[0]);
        Ok(Placed { closed })
    }

    /// Scores a closed system and gives its networkers back (C-61 to C-65).
    fn score(&mut self, number: SystemNumber) -> ClosedSystem {
        let mut closed = ClosedSystem::new(
            self.seats,
            self.board.members(number),
            self.board.cells(number),
        );
        for networker in self.board.networkers_in(number) {
            closed.pay(networker.owner, networker.colour);
        }
        self.board.take_networkers(number);
        for seat in self.seats.all() {
            self.scores[seat] = self.scores[seat].saturating_add(closed.points[seat]);
            self.supply[seat] += closed.returned[seat];
        }
        closed
    }

    /// What laying the tile like this would bring. The spot must be free and adjacent.
    #[must_use]
    pub fn preview(&self, tile: &Tile, at: Square, turn: Turn) -> Preview {
        let survey = self.board.survey(tile, at, turn);
        let cells = tile.cells();
        Preview {
            closed: self.preview_closed(&survey, at),
            cells: cells
                .map(|(network, colour)| self.preview_cell(&survey, network, colour))
                .collect(),
        }
    }

    fn preview_closed(&self, survey: &Survey, at: Square) -> Vec<ClosedSystem> {
        let joints = survey.joints().iter().filter(|joint| joint.is_closed());
        let mut closed: Vec<_> = joints
            .map(|joint| {
                let members = self.board.members_of_joint(joint, at);
                let mut closed = ClosedSystem::new(self.seats, members, joint.cells);
                for &number in joint.joined() {
                    for networker in self.board.networkers_in(number) {
                        closed.pay(networker.owner, networker.colour);
                    }
                }
                closed
            })
            .collect();
        closed.sort_by_key(|system| system.members[0]);
        closed
    }

    fn preview_cell(&self, survey: &Survey, network: usize, colour: CellColour) -> CellPreview {
        let joint = survey.joint_of(network);
        let blocked_by = joint.taken.has(colour).then(|| {
            let systems = joint.joined().iter();
            let mut standing = systems.flat_map(|&number| self.board.networkers_in(number));
            standing
                .find(|networker| networker.colour == colour)
                .map(|networker| networker.owner)
        });
        CellPreview {
            colour,
            blocked_by: blocked_by.flatten(),
            worth: joint.cells.of(colour),
            closes: joint.is_closed(),
        }
    }

    /// The cells of the tile on which a seat may put a networker if it lies like this.
    pub fn open_cells<'a>(
        &self,
        seat: Seat,
        tile: &'a Tile,
        at: Square,
        turn: Turn,
    ) -> impl Iterator<Item = u32> + 'a {
        let survey = (self.supply[seat] > 0).then(|| self.board.survey(tile, at, turn));
        let numbered = (0u32..).zip(tile.cells());
        numbered.filter_map(move |(number, (network, colour))| {
            let joint = survey.as_ref()?.joint_of(network);
            (!joint.taken.has(colour)).then_some(number)
        })
    }
}

impl ClosedSystem {
    fn new(seats: Seats, members: Vec<Member>, cells: ByColour) -> Self {
        Self {
            members,
            cells,
            points: BySeat::filled(seats, 0),
            returned: BySeat::filled(seats, 0),
            points_by_colour: BySeat::filled(seats, ByColour::default()),
        }
    }

    /// A networker earns a point for every cell of its colour (C-61) and goes back (C-65).
    fn pay(&mut self, owner: Seat, colour: CellColour) {
        let points = self.cells.of(colour);
        self.points[owner] = self.points[owner].saturating_add(points);
        self.points_by_colour[owner].add(colour, points);
        self.returned[owner] += 1;
    }
}
