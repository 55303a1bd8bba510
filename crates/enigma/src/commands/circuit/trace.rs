//! Playing a scenario: the same positions and turns as in a real game, without puzzles.

use super::scenario::{CellChoice, Round, Scenario, Step};
use enigma_circuit::Refusal;
use enigma_circuit::board::{Board, Member, Networker, SystemState};
use enigma_circuit::position::{ClosedSystem, Placed, Position};
use enigma_game::{BySeat, Seat};
use serde_json::{Value, json};

/// Plays all steps and tells the outcome of each, and how everything stands at the end.
pub fn play(scenario: Scenario) -> Value {
    let mut table = Table::new(&scenario);
    let steps: Vec<Value> = scenario
        .steps
        .into_iter()
        .map(|step| table.step(step))
        .collect();
    let position = &table.position;
    let systems: Vec<Value> = position.board().systems().iter().map(system).collect();
    json!({
        "id": scenario.id,
        "steps": steps,
        "systems": systems,
        "scores": position.scores(),
        "supply": position.supply(),
        "unscored": position.standing_networkers(),
        "over": table.target_reached(),
        "ranking": position.ranking(),
    })
}

/// A position with what the steps that name their round are judged by.
struct Table {
    position: Position,
    target: u32,
    start_player: Seat,
    /// The round of the last placement that named one, and its place in the order of that round.
    last: Option<(u64, u8)>,
}

impl Table {
    fn new(scenario: &Scenario) -> Self {
        let start = &scenario.start;
        let board = Board::new(start.tile.clone(), start.at, start.turn);
        let supply = BySeat::filled(scenario.seats, scenario.supply);
        Self {
            position: Position::new(scenario.seats, board)
                .with_scores(scenario.scores.clone())
                .with_supply(supply),
            target: scenario.target,
            start_player: scenario.start_player,
            last: None,
        }
    }

    fn target_reached(&self) -> bool {
        self.position
            .scores()
            .iter()
            .any(|&points| points >= self.target)
    }

    fn step(&mut self, step: Step) -> Value {
        match self.take(step) {
            Ok(placed) => {
                let closed: Vec<Value> = placed.closed.iter().map(closed).collect();
                json!({
                    "ok": true,
                    "awards": self.sums(&placed, |system| &system.points),
                    "returned": self.sums(&placed, |system| &system.returned),
                    "closed": closed,
                    "scores": self.position.scores(),
                    "supply": self.position.supply(),
                })
            }
            Err(word) => json!({"ok": false, "error": word}),
        }
    }

    /// In the order of D-18; a refused step changes nothing.
    fn take(&mut self, step: Step) -> Result<Placed, &'static str> {
        self.check_game_over(step.round)?;
        let seats = self.position.seats();
        let player = step
            .player
            .filter(|&seat| seats.has(seat))
            .ok_or("bad_player")?;
        let order = self.order(player, step.round)?;
        let tile = step.tile.ok_or("bad_tile")?;
        let turn = step.turn.ok_or("bad_rotation")?;
        let at = step.at.ok_or("not_adjacent")?;
        let cell = match step.cell {
            CellChoice::NoNetworker => None,
            CellChoice::Cell(cell) => Some(cell),
            // No tile has this one: the spot is still judged first.
            CellChoice::Wrong => Some(u32::MAX),
        };
        let placed = self.position.place(player, tile, at, turn, cell);
        let placed = placed.map_err(|refusal| Refusal::name(&refusal))?;
        self.last = order.or(self.last);
        Ok(placed)
    }

    /// The end of the game is only looked at between rounds (C-70).
    fn check_game_over(&self, round: Round) -> Result<(), &'static str> {
        match (round, self.last) {
            (Round::Number(round), Some((last, _))) if round > last && self.target_reached() => {
                Err("game_over")
            }
            _ => Ok(()),
        }
    }

    /// The round and the place in its order, if the step names its round (C-30, C-74).
    fn order(&self, player: Seat, round: Round) -> Result<Option<(u64, u8)>, &'static str> {
        let round = match round {
            Round::Unnamed => return Ok(None),
            Round::Number(round) => round,
            Round::Wrong => return Err("wrong_order"),
        };
        let seats = self.position.seats();
        let count = seats.count() as u64;
        let start = (u64::from(self.start_player.0) + (round - 1) % count) % count;
        let place = (round, seats.steps(Seat(start as u8), player));
        match self.last {
            Some(last) if place <= last => Err("wrong_order"),
            _ => Ok(Some(place)),
        }
    }

    fn sums(&self, placed: &Placed, of: fn(&ClosedSystem) -> &BySeat<u32>) -> BySeat<u32> {
        BySeat::from_fn(self.position.seats(), |seat| {
            let numbers = placed.closed.iter().map(|system| of(system)[seat]);
            numbers.fold(0, u32::saturating_add)
        })
    }
}

fn members(members: &[Member]) -> Value {
    let member = |member: &Member| json!([member.at.x, member.at.y, member.network]);
    members.iter().map(member).collect()
}

fn closed(system: &ClosedSystem) -> Value {
    json!({
        "members": members(&system.members),
        "cells": system.cells,
        "points": system.points,
    })
}

fn system(system: &SystemState) -> Value {
    let networker = |networker: &Networker| {
        json!({
            "player": networker.owner,
            "colour": networker.colour,
            "x": networker.at.x,
            "y": networker.at.y,
            "cell": networker.cell,
        })
    };
    let networkers: Vec<Value> = system.networkers.iter().map(networker).collect();
    json!({
        "members": members(&system.members),
        "cells": system.cells,
        "open": system.open,
        "closed": system.open == 0,
        "networkers": networkers,
    })
}
