//! The round against a slow, obvious second implementation, on random events.
//!
//! The reference keeps nothing but the list of what was done and answered. Every question (whose turn is it? is
//! it the bonus phase? who is eliminated?) is answered by reading that list from the beginning.

use crate::common::{seats, word};
use enigma_cipher::{Alphabet, Counts, Kind, Round, scoring};
use enigma_game::Seat;
use proptest::prelude::*;

#[derive(Debug, Clone, PartialEq)]
enum Deed {
    Draw(Kind),
    Ask(u8, usize),
    Guess(u8, String),
    Request(u8),
    Pass(u8),
}

#[derive(Debug, Clone, PartialEq)]
enum Done {
    Draw(Kind),
    Answered(usize, Kind, bool),
    Guess(u8, String),
    Request,
    Pass(u8),
}

#[derive(Debug, Clone)]
struct Reference {
    players: u8,
    coder: u8,
    word: String,
    alphabet: Alphabet,
    done: Vec<Done>,
}

/// Everything that can be asked about a round, as plain data.
#[derive(Debug, PartialEq)]
struct Snapshot {
    phase: &'static str,
    active: Option<u8>,
    bonus: bool,
    reason: Option<&'static str>,
    solver: Option<u8>,
    placed: Vec<[u32; 4]>,
    rejected: Vec<[bool; 4]>,
    held: Option<Kind>,
    tokens: Vec<u8>,
    received: u8,
    bonus_taken: u8,
    in_box: u32,
    points: Option<Vec<u32>>,
}

impl Reference {
    fn needed(&self, zone: usize, kind: Kind) -> u32 {
        let letter = self.word.chars().nth(zone).unwrap();
        self.alphabet.segments(letter).unwrap()[kind]
    }

    fn placed(&self, zone: usize, kind: Kind) -> u32 {
        self.answers(zone, kind).filter(|yes| *yes).count() as u32
    }

    fn rejected(&self, zone: usize, kind: Kind) -> bool {
        self.answers(zone, kind).any(|yes| !yes)
    }

    /// Every answer to a question about this zone with a segment of this kind.
    fn answers(&self, zone: usize, kind: Kind) -> impl Iterator<Item = bool> {
        self.done.iter().filter_map(move |done| match *done {
            Done::Answered(asked, held, yes) if asked == zone && held == kind => Some(yes),
            _ => None,
        })
    }

    /// Writes down what was done.
    fn write(&mut self, deed: Deed) {
        let done = match deed {
            Deed::Ask(_, zone) => {
                let kind = self.held().unwrap();
                let yes = self.needed(zone, kind) > self.placed(zone, kind);
                Done::Answered(zone, kind, yes)
            }
            Deed::Draw(kind) => Done::Draw(kind),
            Deed::Guess(by, text) => Done::Guess(by, text),
            Deed::Request(_) => Done::Request,
            Deed::Pass(by) => Done::Pass(by),
        };
        self.done.push(done);
    }

    fn up_to(&self, index: usize) -> Self {
        Self {
            done: self.done[..index].to_vec(),
            ..self.clone()
        }
    }

    fn drawn(&self, kind: Kind) -> u32 {
        let draws = self.done.iter().filter(|deed| **deed == Done::Draw(kind));
        draws.count() as u32
    }

    fn in_box(&self, kind: Kind) -> u32 {
        let zones = 0..self.word.len();
        zones.map(|zone| self.needed(zone, kind)).sum::<u32>() - self.drawn(kind)
    }

    fn all_in_box(&self) -> u32 {
        Kind::ALL.into_iter().map(|kind| self.in_box(kind)).sum()
    }

    /// The last segment drawn, unless it has been placed since.
    fn held(&self) -> Option<Kind> {
        let last = self.done.iter().rev().find_map(|done| match *done {
            Done::Draw(kind) => Some(Some(kind)),
            Done::Answered(_, _, true) => Some(None),
            _ => None,
        });
        last.flatten()
    }

    fn wrong_guesses(&self, by: u8) -> usize {
        let guesses = self.done.iter();
        guesses
            .filter(
                |deed| matches!(deed, Done::Guess(who, text) if *who == by && *text != self.word),
            )
            .count()
    }

    fn decoders(&self) -> Vec<u8> {
        (1..self.players)
            .map(|step| (self.coder + step) % self.players)
            .filter(|&seat| self.wrong_guesses(seat) < 3)
            .collect()
    }

    fn solver(&self) -> Option<u8> {
        self.done.iter().find_map(|deed| match deed {
            Done::Guess(by, text) if *text == self.word => Some(*by),
            _ => None,
        })
    }

    /// The last deeds are passes of all who are still in the round.
    fn all_passed(&self) -> bool {
        let passes = self.done.iter().rev().map_while(|deed| match deed {
            Done::Pass(by) => Some(*by),
            _ => None,
        });
        let passed: Vec<u8> = passes.collect();
        self.decoders().iter().all(|seat| passed.contains(seat))
    }

    fn reason(&self) -> Option<&'static str> {
        if self.solver().is_some() {
            Some("decoded")
        } else if self.decoders().is_empty() {
            Some("tokens_used")
        } else if self.all_passed() {
            Some("all_passed")
        } else {
            None
        }
    }

    /// Three or fewer were in the box at some moment when nothing was in hand or asked for.
    fn bonus(&self) -> bool {
        (0..=self.done.len()).any(|index| {
            let then = self.up_to(index);
            then.held().is_none() && then.all_in_box() <= 3
        })
    }

    fn requested(&self) -> usize {
        let requests = self.done.iter();
        requests
            .filter(|deed| matches!(deed, Done::Request))
            .count()
    }

    /// Whether a request waits to be served.
    fn request_open(&self) -> bool {
        let last = self
            .done
            .iter()
            .rev()
            .find(|deed| matches!(deed, Done::Request | Done::Draw(_)));
        matches!(last, Some(Done::Request))
    }

    fn phase(&self) -> &'static str {
        if self.reason().is_some() {
            "over"
        } else if self.held().is_some() {
            "hold"
        } else if !self.bonus() || self.request_open() {
            "draw"
        } else {
            "idle"
        }
    }

    /// Follows the turn from the first decoder on.
    fn active(&self) -> u8 {
        let mut active = (self.coder + 1) % self.players;
        for index in 0..self.done.len() {
            let (before, after) = (self.up_to(index), self.up_to(index + 1));
            let goes_on = match &self.done[index] {
                Done::Answered(_, _, yes) => *yes,
                Done::Pass(_) => true,
                Done::Guess(by, _) => *by == active && !after.decoders().contains(by),
                _ => false,
            };
            if goes_on && before.reason().is_none() {
                for _ in 0..self.players {
                    active = (active + 1) % self.players;
                    if after.decoders().contains(&active) {
                        break;
                    }
                }
            }
        }
        active
    }

    /// The word of refusal, in the order of KD-19.
    fn judge(&self, deed: &Deed) -> Result<(), &'static str> {
        if self.reason().is_some() {
            return Err("round_over");
        }
        let ok = |good: bool, word: &'static str| if good { Ok(()) } else { Err(word) };
        match deed {
            Deed::Draw(kind) => {
                ok(self.phase() == "draw", "no_draw_now")?;
                ok(self.in_box(*kind) > 0, "no_such_segment")
            }
            Deed::Ask(by, zone) => {
                ok(*by == self.active(), "not_active")?;
                let kind = self.held().ok_or("no_segment")?;
                ok(*zone < self.word.len(), "no_such_zone")?;
                ok(!self.rejected(*zone, kind), "already_rejected")
            }
            Deed::Request(by) => {
                ok(*by == self.active(), "not_active")?;
                ok(self.bonus(), "not_bonus_phase")?;
                ok(self.phase() == "idle", "cannot_request")?;
                ok(self.all_in_box() > 0, "none_left")
            }
            Deed::Pass(by) => {
                ok(*by == self.active(), "not_active")?;
                ok(self.phase() == "idle", "cannot_pass")
            }
            Deed::Guess(by, text) => {
                ok(*by < self.players, "bad_player")?;
                ok(*by != self.coder, "coder_cannot_guess")?;
                ok(self.wrong_guesses(*by) < 3, "eliminated")?;
                let letters = text.chars().all(|letter| letter.is_ascii_uppercase());
                ok(letters && text.len() == self.word.len(), "bad_guess")
            }
        }
    }

    fn guesses(&self, by: u8) -> u8 {
        let guesses = self.done.iter();
        guesses
            .filter(|deed| matches!(deed, Done::Guess(who, _) if *who == by))
            .count() as u8
    }

    fn points(&self) -> Vec<u32> {
        let left = 3 - self.requested() as u32;
        let zones = || 0..self.word.len();
        let nos = zones()
            .flat_map(|zone| Kind::ALL.map(|kind| self.rejected(zone, kind)))
            .filter(|no| *no)
            .count() as u32;
        let solver = self.solver();
        (0..self.players)
            .map(|seat| {
                if seat == self.coder {
                    let received: u32 = (0..self.players).map(|by| self.guesses(by) as u32).sum();
                    let enigma = if solver.is_none() { 5 } else { 0 };
                    nos + 2 * self.requested() as u32 + received + enigma
                } else {
                    let kept = 3 - u32::from(self.guesses(seat));
                    kept + if solver == Some(seat) {
                        5 + 2 * left
                    } else {
                        0
                    }
                }
            })
            .collect()
    }

    fn snapshot(&self) -> Snapshot {
        let over = self.reason().is_some();
        let zones = || 0..self.word.len();
        Snapshot {
            phase: self.phase(),
            active: (!over).then(|| self.active()),
            bonus: self.bonus(),
            reason: self.reason(),
            solver: self.solver(),
            placed: zones()
                .map(|zone| Kind::ALL.map(|kind| self.placed(zone, kind)))
                .collect(),
            rejected: zones()
                .map(|zone| Kind::ALL.map(|kind| self.rejected(zone, kind)))
                .collect(),
            held: self.held(),
            tokens: (0..self.players)
                .map(|seat| {
                    if seat == self.coder {
                        0
                    } else {
                        3 - self.guesses(seat)
                    }
                })
                .collect(),
            received: (0..self.players).map(|seat| self.guesses(seat)).sum(),
            bonus_taken: self.requested() as u8,
            in_box: self.all_in_box(),
            points: over.then(|| self.points()),
        }
    }
}

fn snapshot(round: &Round) -> Snapshot {
    let board = round.board();
    Snapshot {
        phase: board.phase().name(),
        active: board.active().map(|seat| seat.0),
        bonus: board.bonus_phase(),
        reason: board.reason().map(|reason| reason.name()),
        solver: board.solver().map(|seat| seat.0),
        placed: board
            .zones()
            .iter()
            .map(|zone| Kind::ALL.map(|kind| zone.placed[kind]))
            .collect(),
        rejected: board
            .zones()
            .iter()
            .map(|zone| Kind::ALL.map(|kind| zone.rejected[kind]))
            .collect(),
        held: board.held(),
        tokens: board.tokens().as_slice().to_vec(),
        received: board.received(),
        bonus_taken: board.bonus_taken(),
        in_box: round.compartment().total(),
        points: scoring::scores(board)
            .map(|scores| scores.iter().map(|score| score.points()).collect()),
    }
}

fn apply(round: &mut Round, deed: &Deed) -> Result<(), &'static str> {
    let done = match deed {
        Deed::Draw(kind) => round.hand_out(*kind),
        Deed::Ask(by, zone) => round.ask(Seat(*by), *zone).map(|_| ()),
        Deed::Guess(by, text) => round.deduce(Seat(*by), text, None).map(|_| ()),
        Deed::Request(by) => round.request(Seat(*by)),
        Deed::Pass(by) => round.pass(Seat(*by)),
    };
    done.map_err(|refusal| refusal.name())
}

/// A deed, mostly one that could be legal: numbers choose among what lies near at hand.
fn deed(reference: &Reference, [what, who, which]: [u8; 3]) -> Deed {
    let active = reference.active();
    let by = if who < 220 { active } else { who % 5 };
    let kind = Kind::ALL[usize::from(which) % 4];
    let zone = usize::from(which) % (reference.word.len() + 1);
    let phase = reference.phase();
    match what {
        0..=9 => Deed::Draw(kind),
        10..=19 => Deed::Ask(by, zone),
        20..=29 => Deed::Request(by),
        30..=39 => Deed::Pass(by),
        40..=44 => Deed::Guess(who % 5, reference.word.clone()),
        45..=59 => Deed::Guess(who % 5, "AAAAAA"[..reference.word.len()].into()),
        60..=64 => Deed::Guess(who % 5, "AA".into()),
        _ if phase == "draw" => Deed::Draw(kind),
        _ if phase == "hold" => Deed::Ask(by, zone),
        65..=150 => Deed::Request(by),
        _ => Deed::Pass(by),
    }
}

prop_compose! {
    fn tables()(counts in prop::collection::vec([0u32..3, 0u32..2, 0u32..2, 0u32..2], 4)) -> Alphabet {
        Alphabet::from_letters(('A'..='D').zip(counts).map(|(letter, [a, b, c, d])| {
            (letter, Counts::from_fn(|kind| [a, b, c, d][kind as usize]))
        }))
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_round_does_what_the_reference_does(
        players in 2u8..5,
        coder in 0u8..4,
        text in "[B-D][A-D]{2,4}",
        alphabet in tables(),
        numbers in prop::collection::vec(any::<[u8; 3]>(), 0..60),
    ) {
        let coder = coder % players;
        let mut round =
            Round::new(seats(players.into()), Seat(coder), word(&text), &alphabet, |_| false).unwrap();
        let mut reference = Reference { players, coder, word: text, alphabet, done: Vec::new() };
        prop_assert_eq!(snapshot(&round), reference.snapshot());
        for numbers in numbers {
            let deed = deed(&reference, numbers);
            let before = round.clone();
            let judged = reference.judge(&deed);
            prop_assert_eq!(apply(&mut round, &deed), judged, "{:?} after {:?}", deed, reference.done);
            match judged {
                Ok(()) => reference.write(deed),
                Err(_) => prop_assert_eq!(&round, &before),
            }
            prop_assert_eq!(snapshot(&round), reference.snapshot(), "after {:?}", reference.done);
        }
    }
}
