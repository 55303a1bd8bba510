//! One round as a state machine: it takes what players do and knows neither clock nor chance.
//!
//! [`crate::Cipher`] plays its rounds with it, and so does the `trace` command.

use crate::alphabet::Alphabet;
use crate::board::{
    BONUS_TOKENS, Board, DEDUCTION_TOKENS, Deduction, Ended, Lapse, Question, Reason, SeatSet,
    Waiting, Zone,
};
use crate::folding::Language;
use crate::game::ClockKind;
use crate::kind::{Counts, Kind};
use crate::refusal::Refusal;
use crate::word::{LONGEST, Word, WordFault};
use enigma_game::{BySeat, Seat, Seats};
use std::fmt;

/// The bonus phase begins when no more segments than this are left (K-30).
const LAST_SEGMENTS: u32 = 3;

/// The game around one secret word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    board: Board,
    secret: Secret,
}

/// What only the coder knows (KD-15). It is never written out, nor shown in a log.
#[derive(Clone, PartialEq, Eq)]
struct Secret {
    word: Word,
    needed: [Counts; LONGEST],
    compartment: Counts,
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// What a deduction led to (K-52, K-53, K-55).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// The word that was named, folded.
    pub word: Word,
    /// Whether it is the secret word.
    pub right: bool,
    /// Whether the decoder is eliminated with it.
    pub eliminated: bool,
}

impl Round {
    /// Begins a round around a word (K-14, K-16). Seats that are `gone` take no part (KD-10).
    ///
    /// # Errors
    /// If the table lacks a letter of the word.
    pub fn new(
        seats: Seats,
        coder: Seat,
        word: Word,
        alphabet: &Alphabet,
        gone: impl Fn(Seat) -> bool,
    ) -> Result<Self, WordFault> {
        let secret = Secret::new(word, alphabet)?;
        let mut playing = SeatSet::EMPTY;
        for seat in seats.all().filter(|&seat| seat != coder && !gone(seat)) {
            playing.insert(seat);
        }
        let tokens = BySeat::from_fn(seats, |seat| {
            if playing.has(seat) {
                DEDUCTION_TOKENS
            } else {
                0
            }
        });
        let mut board = Board {
            seats,
            coder,
            length: word.len() as u8,
            zones: [Zone::default(); LONGEST],
            waiting: Waiting::Segment,
            active: coder,
            bonus_phase: false,
            bonus_taken: 0,
            tokens,
            playing,
            passed: SeatSet::EMPTY,
            stopping: SeatSet::EMPTY,
            declined: None,
            received: 0,
            ended: None,
            steps: 0,
            questions: Vec::new(),
            deductions: Vec::new(),
            lapses: Vec::new(),
        };
        match board.decoder_after(coder) {
            Some(first) => board.active = first,
            None => board.end(Reason::NobodyLeft, None),
        }
        let mut round = Self { board, secret };
        round.await_segment();
        Ok(round)
    }

    /// What lies open for all to see.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The secret word: for the coder only until the round is over (K-57).
    #[must_use]
    pub const fn word(&self) -> Word {
        self.secret.word
    }

    /// The segments not yet handed out: for the coder only (K-15).
    #[must_use]
    pub const fn compartment(&self) -> &Counts {
        &self.secret.compartment
    }

    /// Whether the coder may hand out a segment now.
    ///
    /// # Errors
    /// If the round is over, or nobody waits for a segment.
    pub fn check_hand_out(&self) -> Result<(), Refusal> {
        self.check_not_over()?;
        match self.board.waiting {
            Waiting::Segment => Ok(()),
            _ => Err(Refusal::NoDrawNow),
        }
    }

    /// The coder hands a segment to the active decoder (K-21, K-22).
    ///
    /// # Errors
    /// As [`Round::check_hand_out`], or if there is no such segment in the compartment.
    pub fn hand_out(&mut self, kind: Kind) -> Result<(), Refusal> {
        self.check_hand_out()?;
        let left = &mut self.secret.compartment[kind];
        *left = left.checked_sub(1).ok_or(Refusal::NoSuchSegment)?;
        self.board.waiting = Waiting::Place(kind);
        self.board.steps += 1;
        Ok(())
    }

    /// The active decoder asks whether the segment in hand goes into a zone (K-23 to K-29); the
    /// answer is the truth (KD-4).
    ///
    /// # Errors
    /// If the round is over, it is not his turn, he holds nothing, there is no such zone, or this
    /// kind was rejected there.
    pub fn ask(&mut self, by: Seat, zone: usize) -> Result<bool, Refusal> {
        self.check_active(by)?;
        let kind = self.board.held().ok_or(Refusal::NoSegment)?;
        let spot = self.board.zones().get(zone).ok_or(Refusal::NoSuchZone)?;
        if spot.rejected[kind] {
            return Err(Refusal::AlreadyRejected);
        }
        let yes = self.secret.needed[zone][kind] > spot.placed[kind];
        let spot = &mut self.board.zones[zone];
        self.board.steps += 1;
        self.board.stopping = SeatSet::EMPTY;
        self.board.questions.push(Question {
            by,
            kind,
            zone: zone as u8,
            yes,
        });
        if yes {
            spot.placed[kind] += 1;
            self.board.turn_to_next();
            self.await_segment();
        } else {
            spot.rejected[kind] = true;
        }
        Ok(yes)
    }

    /// The active decoder requests one of the last segments (K-37, K-38).
    ///
    /// # Errors
    /// If the round is over, it is not his turn, it is not the bonus phase, a segment is in hand or
    /// requested, or none is left.
    pub fn request(&mut self, by: Seat) -> Result<(), Refusal> {
        self.check_active(by)?;
        if !self.board.bonus_phase {
            return Err(Refusal::NotBonusPhase);
        }
        if self.board.waiting != Waiting::Decision {
            return Err(Refusal::CannotRequest);
        }
        if self.secret.compartment.total() == 0 || self.board.bonus_left() == 0 {
            return Err(Refusal::NoneLeft);
        }
        self.board.bonus_taken += 1;
        self.board.waiting = Waiting::Segment;
        self.board.passed = SeatSet::EMPTY;
        self.board.stopping = SeatSet::EMPTY;
        self.board.steps += 1;
        Ok(())
    }

    /// The active decoder passes (K-39). When all have passed one after the other, without a request
    /// or a deduction in between, the round is over (KD-6).
    ///
    /// # Errors
    /// If the round is over, it is not his turn, it is not the bonus phase, or a segment is in hand
    /// or requested.
    pub fn pass(&mut self, by: Seat) -> Result<(), Refusal> {
        self.check_active(by)?;
        if !self.board.bonus_phase || self.board.waiting != Waiting::Decision {
            return Err(Refusal::CannotPass);
        }
        self.board.steps += 1;
        self.board.passed.insert(by);
        if !self.board.end_if_all_passed() {
            self.board.turn_to_next();
        }
        Ok(())
    }

    /// A decoder names a word, at any moment (K-50 to K-55).
    ///
    /// # Errors
    /// If the round is over, he is no decoder, has no token left, or it is no word of the agreed
    /// length (KD-5); then it costs nothing.
    pub fn deduce(
        &mut self,
        by: Seat,
        text: &str,
        language: Option<Language>,
    ) -> Result<Verdict, Refusal> {
        self.check_not_over()?;
        self.check_deducer(by)?;
        let length = self.board.length;
        let word = Word::of_length(text, language, length).map_err(Refusal::BadGuess)?;
        let right = word == self.secret.word;
        let board = &mut self.board;
        board.deductions.push(Deduction { by, word, right });
        board.tokens[by] -= 1;
        board.received += 1;
        board.passed = SeatSet::EMPTY;
        board.stopping = SeatSet::EMPTY;
        board.declined = None;
        let eliminated = !right && board.tokens[by] == 0;
        if right {
            board.end(Reason::Decoded, Some(by));
        } else if eliminated {
            board.take_out(by, Reason::TokensUsed);
        }
        Ok(Verdict {
            word,
            right,
            eliminated,
        })
    }

    /// A decoder offers to stop: nobody wants to guess any more; or agrees to such an offer (KD-21).
    /// When all have agreed, the round is over. The offer falls when somebody declines it, asks,
    /// requests or names a word.
    ///
    /// # Errors
    /// If the round is over, he is no decoder or out of the round, or the last offer was declined and
    /// play has not gone on since.
    pub fn stop(&mut self, by: Seat) -> Result<(), Refusal> {
        self.check_not_over()?;
        self.check_deducer(by)?;
        if !self.board.may_stop(by) {
            return Err(Refusal::CannotStop);
        }
        self.board.stopping.insert(by);
        self.board.end_if_all_agreed();
        Ok(())
    }

    /// A decoder declines an offer to stop, or takes his own back (KD-21).
    ///
    /// # Errors
    /// If the round is over, he is no decoder or out of the round, or no offer stands.
    pub fn go_on(&mut self, by: Seat) -> Result<(), Refusal> {
        self.check_not_over()?;
        self.check_deducer(by)?;
        if !self.board.may_go_on(by) {
            return Err(Refusal::NoOffer);
        }
        self.board.stopping = SeatSet::EMPTY;
        self.board.declined = Some(self.board.steps);
        Ok(())
    }

    /// Notes that somebody's time ran out (KD-9). What comes of it is somebody else's business.
    pub fn note_lapse(&mut self, by: Seat, clock: ClockKind) {
        let after = u32::try_from(self.board.questions.len()).unwrap_or(u32::MAX);
        self.board.lapses.push(Lapse { by, clock, after });
    }

    /// The active decoder's part goes to the next one, with the segment in hand or requested, as
    /// in K-54; he stays in the round (KD-10).
    pub fn hand_on(&mut self) {
        if self.board.ended.is_none() {
            self.board.turn_to_next();
            self.board.steps += 1;
        }
    }

    /// A decoder for whom the server passed is back and is asked again before the round can end by
    /// passing (KD-10).
    pub fn take_back_pass(&mut self, seat: Seat) {
        self.board.passed.remove(seat);
    }

    /// A decoder leaves for good: he counts as eliminated, and his tokens score nothing (KD-10).
    pub fn withdraw(&mut self, seat: Seat) {
        if self.board.ended.is_some() || !self.board.is_playing(seat) {
            return;
        }
        self.board.tokens[seat] = 0;
        self.board.take_out(seat, Reason::NobodyLeft);
        if self.board.ended.is_none() && self.board.waiting == Waiting::Decision {
            self.board.end_if_all_passed();
        }
        if self.board.ended.is_none() {
            self.board.end_if_all_agreed();
        }
    }

    /// After a segment was placed, or at the beginning: the next one is handed out, or the bonus
    /// phase begins (K-30, K-36, K-37).
    fn await_segment(&mut self) {
        if self.secret.compartment.total() <= LAST_SEGMENTS {
            self.board.bonus_phase = true;
        }
        self.board.waiting = if self.board.bonus_phase {
            Waiting::Decision
        } else {
            Waiting::Segment
        };
    }

    fn check_not_over(&self) -> Result<(), Refusal> {
        match self.board.ended {
            Some(_) => Err(Refusal::RoundOver),
            None => Ok(()),
        }
    }

    fn check_active(&self, by: Seat) -> Result<(), Refusal> {
        self.check_not_over()?;
        if by == self.board.active {
            return Ok(());
        }
        Err(Refusal::NotActive)
    }

    fn check_deducer(&self, by: Seat) -> Result<(), Refusal> {
        if !self.board.seats.has(by) {
            return Err(Refusal::BadPlayer(by));
        }
        if by == self.board.coder {
            return Err(Refusal::CoderCannotGuess);
        }
        if !self.board.is_playing(by) {
            return Err(Refusal::Eliminated);
        }
        Ok(())
    }
}

impl Secret {
    fn new(word: Word, alphabet: &Alphabet) -> Result<Self, WordFault> {
        let mut needed = [Counts::default(); LONGEST];
        for (zone, counts) in needed.iter_mut().zip(alphabet.segments_of(word)?) {
            *zone = counts;
        }
        let compartment = Counts::from_fn(|kind| needed.iter().map(|zone| zone[kind]).sum());
        Ok(Self {
            word,
            needed,
            compartment,
        })
    }
}

/// The moves of the board that follow from several rules.
impl Board {
    fn turn_to_next(&mut self) {
        if let Some(next) = self.decoder_after(self.active) {
            self.active = next;
        }
    }

    /// Takes a decoder out of the round; what he was at goes to the next (K-53, K-54, KD-11).
    fn take_out(&mut self, seat: Seat, when_last: Reason) {
        self.playing.remove(seat);
        self.stopping.remove(seat);
        if self.playing.is_empty() {
            self.end(when_last, None);
        } else if seat == self.active {
            self.turn_to_next();
            self.steps += 1;
        }
    }

    fn end_if_all_passed(&mut self) -> bool {
        let all = self.decoders().all(|seat| self.passed.has(seat));
        if all {
            self.end(Reason::AllPassed, None);
        }
        all
    }

    fn end_if_all_agreed(&mut self) {
        if self.decoders().all(|seat| self.stopping.has(seat)) {
            self.end(Reason::Agreed, None);
        }
    }

    fn end(&mut self, reason: Reason, solver: Option<Seat>) {
        self.ended = Some(Ended { reason, solver });
    }
}

const _: () = assert!(
    LAST_SEGMENTS == BONUS_TOKENS as u32,
    "K-38: never more requests than tokens"
);
