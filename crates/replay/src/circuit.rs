//! The story of a game of Circuit: everybody's way through every puzzle, and what was done with the tiles.

use super::{Happened, Told, json, raw};
use enigma_circuit::event::SystemClosed;
use enigma_circuit::{Action, AttemptState, Event};
use enigma_game::{Game, Happening, Seat, Setup, Viewer};
use enigma_protocol::GameKind;
use enigma_protocol::replay::{
    CircuitRound, Closed, Draft, Laid, Lane, LaneEnd, Placement, Sand, Solving, Story,
};
use enigma_puzzles::{Puzzle, Solution};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Circuit with the project's own puzzles.
pub type Circuit = enigma_circuit::Circuit<Puzzle>;

/// The rounds so far.
#[derive(Default)]
pub struct Notes {
    rounds: Vec<CircuitRound>,
    /// The drafts of the round under way, by seat.
    drafts: BTreeMap<Seat, Vec<Draft>>,
    /// When seats stopped working on their puzzles in it, in game time.
    stopped: BTreeMap<Seat, u64>,
}

impl Told for Circuit {
    const KIND: GameKind = GameKind::Circuit;
    type Notes = Notes;

    fn note(notes: &mut Notes, happened: &Happened<'_, Self>, events: &[Event], game: &Self) {
        if let Some(entry) = happened.entry
            && let Happening::Act(seat, Action::Draft { draft }) = &entry.what
        {
            notes.drafted(happened, *seat, draft, events);
        }
        for event in events {
            notes.hear(happened, event, game);
        }
        if let Some(round) = notes.rounds.last_mut() {
            let scores = game.position().scores();
            round.scores = scores.as_slice().to_vec();
        }
    }

    fn story(mut notes: Notes, setup: &Setup<Self::Options>, game: &Self) -> Story {
        if notes
            .solving()
            .is_some_and(|solving| solving.ended.is_none())
        {
            for seat in setup.seats.all() {
                let view = game.view(Viewer::Seat(seat));
                let attempt = view.seats.get(seat.index()).and_then(|view| view.attempt);
                let puzzle = view.you.and_then(|own| own.puzzle);
                if let Some((puzzle, attempt)) = puzzle.zip(attempt) {
                    notes.finish_lane(seat, &puzzle, attempt.state, None);
                }
            }
        }
        Story::Circuit {
            rounds: notes.rounds,
        }
    }

    fn agreed(options: &Self::Options) -> Value {
        let mut agreed = json(options);
        if let Some(fields) = agreed.as_object_mut() {
            fields.remove("deck");
        }
        agreed
    }
}

impl Notes {
    fn hear(&mut self, happened: &Happened<'_, Circuit>, event: &Event, game: &Circuit) {
        let (step, at) = (happened.step, happened.at());
        match event {
            Event::RoundBegan { round, .. } => self.rounds.push(CircuitRound {
                round: *round,
                step,
                solving: None,
                placements: Vec::new(),
                scores: Vec::new(),
            }),
            Event::PuzzlesTurned => self.turn_puzzles(step, at),
            Event::TimerTurned { seat, deadline } => {
                if let Some(solving) = self.solving() {
                    solving.sand = Some(Sand {
                        by: seat.0,
                        turned: at,
                        ends: deadline.0,
                    });
                }
            }
            Event::GaveUp { seat, .. } | Event::TimeUp { seat } => {
                self.stopped.insert(*seat, at);
            }
            Event::SolvingEnded { .. } => self.end_solving(at, game),
            Event::Placed {
                seat,
                tile,
                x,
                y,
                turn,
                cell,
            } => {
                let (x, y, turn, cell) = (*x, *y, *turn, *cell);
                let laid = Laid { x, y, turn, cell };
                self.place(happened, *seat, tile.to_string(), Some(laid), false);
            }
            Event::NotPlaced {
                seat,
                tile,
                declined,
            } => self.place(happened, *seat, tile.to_string(), None, *declined),
            Event::SystemClosed(closed) => self.close(closed),
            Event::RoundEnded { scores, .. } => {
                if let Some(round) = self.rounds.last_mut() {
                    round.scores = scores.as_slice().to_vec();
                }
            }
            _ => {}
        }
    }

    /// Phase 2 of the round under way.
    fn solving(&mut self) -> Option<&mut Solving> {
        self.rounds.last_mut()?.solving.as_mut()
    }

    fn turn_puzzles(&mut self, step: u32, at: u64) {
        self.drafts.clear();
        self.stopped.clear();
        if let Some(round) = self.rounds.last_mut() {
            round.solving = Some(Solving {
                began: at,
                step,
                ended: None,
                sand: None,
                lanes: Vec::new(),
            });
        }
    }

    fn drafted(
        &mut self,
        happened: &Happened<'_, Circuit>,
        seat: Seat,
        draft: &Solution,
        events: &[Event],
    ) {
        let began = self.solving().map_or(0, |solving| solving.began);
        let told = events.iter().find_map(|event| match event {
            Event::Drafted { laid, .. } => Some(*laid),
            _ => None,
        });
        let drafts = self.drafts.entry(seat).or_default();
        // Told only where it changed.
        let before = drafts.last().map_or(0, |draft| draft.laid);
        drafts.push(Draft {
            step: happened.step,
            after: happened.at().saturating_sub(began),
            laid: told.unwrap_or(before),
            stays: 0,
            draft: raw(draft),
        });
    }

    /// Everything about the puzzles is open now (D-13).
    fn end_solving(&mut self, at: u64, game: &Circuit) {
        if let Some(solving) = self.solving() {
            solving.ended = Some(at);
        }
        for shown in game.view(Viewer::Spectator).solutions {
            self.finish_lane(
                shown.seat,
                &shown.puzzle,
                shown.state,
                shown.solution.as_ref(),
            );
        }
    }

    fn finish_lane(
        &mut self,
        seat: Seat,
        puzzle: &Puzzle,
        state: AttemptState,
        solution: Option<&Solution>,
    ) {
        let mut drafts = self.drafts.remove(&seat).unwrap_or_default();
        count_those_that_stay(&mut drafts);
        let stopped = self.stopped.get(&seat).copied();
        let Some(solving) = self.solving() else {
            return;
        };
        let stopped = stopped.or(solving.ended).unwrap_or(solving.began);
        let after = stopped.saturating_sub(solving.began);
        let end = match state {
            AttemptState::Working => LaneEnd::BrokenOff,
            AttemptState::Solved { after } => LaneEnd::Solved { after: after.0 },
            AttemptState::GaveUp => LaneEnd::GaveUp { after },
            AttemptState::TimeUp => LaneEnd::TimeUp { after },
        };
        solving.lanes.push(Lane {
            seat: seat.0,
            category: puzzle.category().to_string(),
            grade: puzzle.grade().map(|grade| grade.to_string()),
            puzzle: raw(puzzle),
            pieces: puzzle.pieces(),
            usual: None,
            drafts,
            end,
            solution: solution.map(raw),
        });
        solving.lanes.sort_by_key(|lane| lane.seat);
    }

    fn place(
        &mut self,
        happened: &Happened<'_, Circuit>,
        seat: Seat,
        tile: String,
        laid: Option<Laid>,
        declined: bool,
    ) {
        let Some(round) = self.rounds.last_mut() else {
            return;
        };
        let seats = round.scores.len();
        round.placements.push(Placement {
            step: happened.step,
            at: happened.at(),
            seat: seat.0,
            tile,
            laid,
            declined,
            closed: Vec::new(),
            points: vec![0; seats],
        });
    }

    fn close(&mut self, closed: &SystemClosed) {
        let round = self.rounds.last_mut();
        let Some(placement) = round.and_then(|round| round.placements.last_mut()) else {
            return;
        };
        for (sum, points) in placement.points.iter_mut().zip(closed.points.iter()) {
            *sum += points;
        }
        let squares: BTreeSet<(i32, i32)> =
            closed.members.iter().map(|&(x, y, _)| (x, y)).collect();
        placement.closed.push(Closed {
            squares: squares.into_iter().collect(),
            cells: closed.cells.sum(),
            points: closed.points.as_slice().to_vec(),
        });
    }
}

/// How many pieces of each draft lie in all later ones as they do in it. Never falls from draft to draft.
fn count_those_that_stay(drafts: &mut [Draft]) {
    let mut stay: Option<BTreeMap<String, u64>> = None;
    for draft in drafts.iter_mut().rev() {
        let mut lie = draft
            .draft
            .read()
            .map_or_else(|_| BTreeMap::new(), |draft| pieces(&draft));
        if let Some(later) = &stay {
            for (piece, count) in &mut lie {
                *count = (*count).min(later.get(piece).copied().unwrap_or(0));
            }
        }
        draft.stays = u32::try_from(lie.values().sum::<u64>()).unwrap_or(u32::MAX);
        stay = Some(lie);
    }
}

/// The pieces of a draft, each with where it lies, and how many lie like that.
fn pieces(draft: &Value) -> BTreeMap<String, u64> {
    let mut pieces = BTreeMap::new();
    let mut lies = |piece: String, count: u64| *pieces.entry(piece).or_insert(0) += count;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    // Weights in cups.
    for side in ["left", "right"] {
        for (cup, count) in list(&draft[side]).iter().enumerate() {
            lies(format!("{side} {cup}"), count.as_u64().unwrap_or(0));
        }
    }
    // Fragments with their places.
    for piece in list(&draft["pieces"]) {
        lies(piece.to_string(), 1);
    }
    // Pipes on squares.
    for (y, row) in list(&draft["ports"]).iter().enumerate() {
        for (x, ports) in list(row).iter().enumerate() {
            if ports.as_str().is_some_and(|ports| !ports.is_empty()) {
                lies(format!("{x} {y} {ports}"), 1);
            }
        }
    }
    // Pieces of cubes.
    for (piece, cubes) in draft["cubes"].as_object().into_iter().flatten() {
        if cubes.as_array().is_some_and(|cubes| !cubes.is_empty()) {
            lies(format!("{piece} {cubes}"), 1);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn stays(drafts: &[Value]) -> Vec<u32> {
        let draft = |draft: &Value| Draft {
            step: 0,
            after: 0,
            laid: 0,
            stays: 0,
            draft: raw(draft),
        };
        let mut drafts: Vec<Draft> = drafts.iter().map(draft).collect();
        count_those_that_stay(&mut drafts);
        drafts.iter().map(|draft| draft.stays).collect()
    }

    #[test]
    fn a_piece_stays_from_when_it_is_moved_last() {
        let conduit = |ports: [&str; 3]| json!({"category": "conduit", "ports": [ports]});
        let drafts = [
            conduit(["NS", "", ""]),
            conduit(["NS", "E", ""]),
            conduit(["NS", "", ""]),
            conduit(["NS", "W", ""]),
            conduit(["EW", "W", ""]),
            conduit(["EW", "W", "N"]),
        ];
        assert_eq!(stays(&drafts), [0, 0, 0, 1, 2, 3]);
        let weight = |left: [u32; 2]| json!({"category": "weight", "left": left, "right": [1]});
        assert_eq!(stays(&[weight([2, 0]), weight([1, 1])]), [2, 3]);
        let cubes = |r: Value, b: Value| json!({"category": "angular", "cubes": {"R": r, "B": b}});
        let (here, there) = (json!([[0, 0, 0]]), json!([[1, 0, 0]]));
        let drafts = [
            cubes(here.clone(), json!([])),
            cubes(there, here.clone()),
            cubes(here.clone(), here),
        ];
        assert_eq!(stays(&drafts), [0, 1, 2]);
        let piece = |at: [i32; 2]| json!({"piece": "T1", "o": 0, "at": at});
        let fragment = |pieces: Vec<Value>| json!({"category": "fragment", "pieces": pieces});
        let drafts = [
            fragment(vec![piece([0, 0])]),
            fragment(vec![piece([0, 0]), piece([4, 4])]),
        ];
        assert_eq!(stays(&drafts), [1, 2]);
    }
}
