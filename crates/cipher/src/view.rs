//! What one viewer may know: the only way out of a game.
//!
//! A view is built up from what the viewer may see, never cut down from the game. Everything but
//! [`You::Coder`] is made from the open [`Board`] and from rounds that are over, and has no field
//! in which the word or the compartment could hide (K-15, KD-15).

use crate::board::{Board, Deduction, Lapse, Phase, Question, Zone};
use crate::game::{Cipher, ClockKind, Stage};
use crate::kind::{Counts, Kind};
use crate::options::Options;
use crate::presence::Presence;
use crate::rotation;
use crate::round::Round;
use crate::scoring::worth_of_naming;
use crate::sheet::RoundResult;
use crate::word::Word;
use enigma_game::{BySeat, Game, Millis, Outcome, Seat, Viewer};
use serde::Serialize;

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct View {
    /// What the table agreed on, with the table of letters (K-3).
    pub options: Options,
    /// Who sits at each seat.
    pub presence: BySeat<Presence>,
    /// How many rounds the game has (K-64).
    pub rounds: u8,
    /// The number of the round that is played, from 1; the last one when the game is over.
    pub round: u8,
    /// Who is coder in it (K-2).
    pub coder: Seat,
    /// Who is coder next, if there is another round (K-63).
    pub next_coder: Option<Seat>,
    /// Who is coder in the rounds after this one, as long as nobody else leaves (K-63, KD-10).
    pub coders_to_come: Vec<Seat>,
    /// What the game is at.
    pub stage: StageView,
    /// The clock that is running.
    pub clock: Option<ClockView>,
    /// Every round so far, the first first; the last one is the latest result.
    pub sheet: Vec<RoundResult>,
    /// The points of all rounds so far.
    pub totals: BySeat<u32>,
    /// What is the viewer's own.
    pub you: You,
}

/// What the game is at. Written as `{"type": "decode", ..}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum StageView {
    /// The coder makes a word (K-10).
    Compose,
    /// The word is made, and the decoders look for it.
    Decode(BoardView),
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// The board as everybody sees it (KD-15).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct BoardView {
    /// What the round waits for.
    pub phase: Phase,
    /// The active decoder.
    pub active: Option<Seat>,
    /// Whether the bonus phase has begun: three segments or fewer are left (K-35).
    pub bonus_phase: bool,
    /// The zones with their segments and NO tokens.
    pub zones: Vec<Zone>,
    /// The letters that still fit each zone. They follow from the zones and the table of letters
    /// alone, so they are nobody's secret; a client needs them to ask back before a word that
    /// contradicts the board is named (KD-5). Whether it shows them to beginners is the table's
    /// choice ([`Options::fitting_letters`]).
    pub fitting: Vec<String>,
    /// The segment in hand.
    pub held: Option<Kind>,
    /// The zones that may be asked about for it (K-26).
    pub askable: Vec<u8>,
    /// The deduction tokens that each seat has left.
    pub tokens: BySeat<u8>,
    /// Whether each seat is a decoder still in the round.
    pub playing: BySeat<bool>,
    /// How many deduction tokens the coder received.
    pub received: u8,
    /// How many NO tokens lie on the board.
    pub no_tokens: u32,
    /// How many bonus tokens lie on the board.
    pub bonus_left: u8,
    /// How many bonus tokens the coder took.
    pub bonus_taken: u8,
    /// What naming the word would be worth now, besides the tokens that remain (K-59).
    pub worth: u32,
    /// Whether the active decoder may request a segment now (K-37).
    pub may_request: bool,
    /// Whether a pass of the active decoder would end the round (KD-6).
    pub pass_ends_round: bool,
    /// Who wants to stop, while an offer stands (KD-21).
    pub stopping: Vec<Seat>,
    /// Every question so far.
    pub questions: Vec<Question>,
    /// Every deduction so far (KD-8).
    pub deductions: Vec<NamedWord>,
    /// Every time that ran out so far (KD-9).
    pub lapses: Vec<Lapse>,
}

/// A word that a decoder named (K-50, KD-8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct NamedWord {
    /// Who named it.
    pub by: Seat,
    /// The word, folded.
    pub word: Word,
    /// How the list spells it; folded if the list lacks it.
    pub spelling: String,
    /// Whether it is the secret word.
    pub right: bool,
}

/// A clock that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct ClockView {
    /// What it runs for.
    pub kind: ClockKind,
    /// When it runs out, in game time.
    pub until: Millis,
}

/// What is the viewer's own, by the part he plays. Written as `{"role": "decoder", ..}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "role", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum You {
    /// He only looks on, or has left.
    Spectator,
    /// He is to make the word now (K-10).
    Composer {
        /// His seat.
        seat: Seat,
    },
    /// He made the word, and he alone knows it (KD-15).
    Coder {
        /// His seat.
        seat: Seat,
        /// The secret word.
        word: Word,
        /// The segments not yet handed out.
        compartment: Counts,
        /// The segments he may hand out now.
        may_hand_out: Vec<Kind>,
    },
    /// He looks for the word, or waits for one to be made.
    Decoder {
        /// His seat.
        seat: Seat,
        /// The zones he may ask about now.
        may_ask: Vec<u8>,
        /// Whether he may request a segment now (K-37).
        may_request: bool,
        /// Whether he may pass now (K-39).
        may_pass: bool,
        /// Whether he may name the word now (K-50).
        may_deduce: bool,
        /// Whether he may offer to stop now, or agree to it (KD-21).
        may_stop: bool,
        /// Whether he may decline an offer to stop now, or take his own back (KD-21).
        may_go_on: bool,
    },
}

impl View {
    /// What `viewer` may know of a game.
    pub(crate) fn of(game: &Cipher, viewer: Viewer) -> Self {
        Self {
            options: game.options.clone(),
            presence: game.sitting.map(|sitting| sitting.presence()),
            rounds: rotation::rounds(game.seats) as u8,
            round: game.round_number(),
            coder: game.coder(),
            next_coder: game.next_coder(),
            coders_to_come: game.coders_to_come().collect(),
            stage: stage_view(game),
            clock: game.clock.map(|clock| ClockView {
                kind: clock.task.kind,
                until: clock.until,
            }),
            sheet: game.sheet.clone(),
            totals: game.totals(),
            you: you(game, viewer),
        }
    }
}

fn stage_view(game: &Cipher) -> StageView {
    match &game.stage {
        Stage::Playing(playing) => {
            StageView::Decode(board_view(playing.round.board(), &game.options))
        }
        Stage::Composing => StageView::Compose,
        Stage::Over => match game.outcome() {
            Some(outcome) => StageView::Over { outcome },
            None => StageView::Compose,
        },
    }
}

fn board_view(board: &Board, options: &Options) -> BoardView {
    BoardView {
        phase: board.phase(),
        active: board.active(),
        bonus_phase: board.bonus_phase(),
        zones: board.zones().to_vec(),
        fitting: fitting(board, options),
        held: board.held(),
        askable: board.askable().collect(),
        tokens: board.tokens().clone(),
        playing: BySeat::from_fn(board.seats(), |seat| board.is_playing(seat)),
        received: board.received(),
        no_tokens: board.no_tokens(),
        bonus_left: board.bonus_left(),
        bonus_taken: board.bonus_taken(),
        worth: worth_of_naming(board),
        may_request: board.may_request(),
        pass_ends_round: board.pass_ends_round(),
        stopping: board.stopping().collect(),
        questions: board.questions().to_vec(),
        deductions: named_words(board, options),
        lapses: board.lapses().to_vec(),
    }
}

fn named_words(board: &Board, options: &Options) -> Vec<NamedWord> {
    let deductions = board.deductions().iter();
    deductions
        .map(|&Deduction { by, word, right }| NamedWord {
            by,
            word,
            spelling: options.spelling(word, None),
            right,
        })
        .collect()
}

fn fitting(board: &Board, options: &Options) -> Vec<String> {
    let zones = board.zones().iter();
    zones
        .map(|zone| {
            let letters = options
                .alphabet
                .fitting(&zone.placed, |kind| zone.rejected[kind]);
            letters.collect()
        })
        .collect()
}

fn you(game: &Cipher, viewer: Viewer) -> You {
    let seat = match viewer.seat() {
        Some(seat) if game.seats.has(seat) && !game.sitting[seat].has_left() => seat,
        _ => return You::Spectator,
    };
    match &game.stage {
        Stage::Composing if seat == game.coder() => You::Composer { seat },
        Stage::Playing(playing) if seat == game.coder() => coder(seat, &playing.round),
        Stage::Playing(playing) => decoder(seat, playing.round.board(), game.agrees()),
        Stage::Composing | Stage::Over => waiting(seat),
    }
}

fn coder(seat: Seat, round: &Round) -> You {
    let may = round.check_hand_out().is_ok();
    let compartment = *round.compartment();
    You::Coder {
        seat,
        word: round.word(),
        compartment,
        may_hand_out: compartment.kinds().filter(|_| may).collect(),
    }
}

fn decoder(seat: Seat, board: &Board, agrees: bool) -> You {
    let active = board.active() == Some(seat);
    You::Decoder {
        seat,
        may_ask: board.askable().filter(|_| active).collect(),
        may_request: active && board.may_request(),
        may_pass: active && board.phase() == Phase::Idle,
        may_deduce: board.is_playing(seat),
        may_stop: agrees && board.may_stop(seat),
        may_go_on: board.may_go_on(seat),
    }
}

fn waiting(seat: Seat) -> You {
    You::Decoder {
        seat,
        may_ask: Vec::new(),
        may_request: false,
        may_pass: false,
        may_deduce: false,
        may_stop: false,
        may_go_on: false,
    }
}
