//! Playing a scenario: the same rounds as in a real game, without clocks and without a word list.

use super::scenario::{self, Event, Scenario};
use enigma_cipher::scoring::{self, Score};
use enigma_cipher::{Alphabet, Board, Kind, Refusal, Round, Word, outcome, rotation};
use enigma_game::{BySeat, Seat};
use serde_json::{Map, Value, json};

/// The error words that no rule of the game has, as they are about the scenario only.
const ROUND_NOT_OVER: &str = "round_not_over";
const WRONG_CODER: &str = "wrong_coder";
const UNKNOWN_EVENT: &str = "unknown_event";

/// Nobody sits here, and it is not the seat of anybody who is active.
const NO_SEAT: Seat = Seat(u8::MAX);

/// No board has this zone.
const NO_ZONE: usize = usize::MAX;

/// Plays all rounds and tells the outcome of each, and how everything stands at the end.
pub fn play(scenario: &Scenario) -> Value {
    let mut table = Table {
        scenario,
        played: 0,
        under_way: false,
        totals: BySeat::filled(scenario.seats, 0),
    };
    let rounds: Vec<Value> = scenario
        .rounds
        .iter()
        .map(|round| table.round(round))
        .collect();
    let over = table.over();
    let winners = over.then(|| {
        let outcome = outcome(scenario.seats, table.totals.clone());
        outcome.winners().to_vec()
    });
    json!({
        "id": scenario.id,
        "rounds": rounds,
        "totals": table.totals,
        "over": over,
        "winners": winners,
    })
}

struct Table<'a> {
    scenario: &'a Scenario,
    /// How many rounds are over.
    played: usize,
    /// Whether the events of a round ended before the round did.
    under_way: bool,
    totals: BySeat<u32>,
}

impl Table<'_> {
    fn over(&self) -> bool {
        self.played == rotation::rounds(self.scenario.seats)
    }

    fn round(&mut self, given: &scenario::Round) -> Value {
        let mut round = match self.begin(given) {
            Ok(round) => round,
            Err(word) => return refused(word),
        };
        let events: Vec<Value> = given
            .events
            .iter()
            .map(
                |given| match event(&mut round, given, &self.scenario.alphabet) {
                    Ok(told) => told_with_state(round.board(), told),
                    Err(word) => refused(word),
                },
            )
            .collect();
        let points = scoring::scores(round.board()).map(|scores| scores.map(Score::points));
        match &points {
            Some(points) => self.add(points),
            None => self.under_way = true,
        }
        let board = round.board();
        json!({
            "ok": true,
            "events": events,
            "over": board.reason().is_some(),
            "reason": board.reason().map(|reason| reason.name()),
            "solver": board.solver(),
            "no_tokens": no_tokens(board),
            "tokens": board.tokens(),
            "received": board.received(),
            "bonus_taken": board.bonus_taken(),
            "held": board.held().map(Kind::name),
            "in_box": round.compartment().total(),
            "scores": points,
        })
    }

    /// A round that is refused is not played, and the coder stays the same.
    fn begin(&self, given: &scenario::Round) -> Result<Round, &'static str> {
        let Scenario {
            seats,
            length,
            first_coder,
            alphabet,
            ..
        } = self.scenario;
        if self.under_way {
            return Err(ROUND_NOT_OVER);
        }
        if self.over() {
            return Err(Refusal::GameOver.name());
        }
        let coder = rotation::coder(*seats, *first_coder, self.played);
        if given.coder != Some(coder) {
            return Err(WRONG_CODER);
        }
        let text = given.word.as_deref().unwrap_or_default();
        Word::of_length(text, None, *length)
            .and_then(|word| Round::new(*seats, coder, word, alphabet, |_| false))
            .map_err(|fault| Refusal::BadWord(fault).name())
    }

    fn add(&mut self, points: &BySeat<u32>) {
        self.played += 1;
        for (total, points) in self.totals.iter_mut().zip(points) {
            *total += points;
        }
    }
}

/// Plays an event and tells what only this one has to tell.
fn event(
    round: &mut Round,
    given: &Event,
    alphabet: &Alphabet,
) -> Result<Map<String, Value>, &'static str> {
    let mut told = Map::new();
    if round.board().reason().is_some() {
        return Err(Refusal::RoundOver.name());
    }
    let done = match given {
        Event::Unknown => return Err(UNKNOWN_EVENT),
        Event::Draw { kind } => round
            .check_hand_out()
            .and_then(|()| kind.ok_or(Refusal::NoSuchSegment))
            .and_then(|kind| round.hand_out(kind)),
        Event::Ask { by, zone } => round
            .ask(by.unwrap_or(NO_SEAT), zone.unwrap_or(NO_ZONE))
            .map(|yes| {
                told.insert("answer".into(), if yes { "yes" } else { "no" }.into());
            }),
        Event::Guess { by, word } => {
            // A word that is no text, or that the alphabet cannot spell, is refused like one
            // without letters.
            let text = word.as_deref().filter(|text| can_spell(alphabet, text));
            let text = text.unwrap_or_default();
            let verdict = round.deduce(by.unwrap_or(NO_SEAT), text, None);
            verdict.map(|verdict| {
                told.insert("right".into(), verdict.right.into());
                if !verdict.right {
                    told.insert("eliminated".into(), verdict.eliminated.into());
                }
            })
        }
        Event::Request { by } => round.request(by.unwrap_or(NO_SEAT)),
        Event::Pass { by } => round.pass(by.unwrap_or(NO_SEAT)),
        Event::Stop { by } => round.stop(by.unwrap_or(NO_SEAT)),
        Event::GoOn { by } => round.go_on(by.unwrap_or(NO_SEAT)),
    };
    done.map(|()| told).map_err(|refusal| refusal.name())
}

/// Whether the alphabet has every letter of the word.
fn can_spell(alphabet: &Alphabet, text: &str) -> bool {
    Word::fold(text, None).is_ok_and(|word| alphabet.segments_of(word).is_ok())
}

fn told_with_state(board: &Board, mut told: Map<String, Value>) -> Value {
    told.insert("ok".into(), true.into());
    told.insert("phase".into(), board.phase().name().into());
    told.insert("active".into(), json!(board.active()));
    told.insert("bonus".into(), board.bonus_phase().into());
    told.into()
}

fn refused(word: &str) -> Value {
    json!({"ok": false, "error": word})
}

/// Sorted by zone, then by the kind's name as text.
fn no_tokens(board: &Board) -> Vec<(usize, &'static str)> {
    let mut tokens: Vec<(usize, &str)> = board
        .zones()
        .iter()
        .enumerate()
        .flat_map(|(zone, lying)| {
            let rejected = lying.rejected.pairs().filter(|&(_, &no)| no);
            rejected.map(move |(kind, _)| (zone, kind.name()))
        })
        .collect();
    tokens.sort_unstable();
    tokens
}
