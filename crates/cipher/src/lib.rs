//! Cipher: the second Enigma game. One player hides a word, the others find it segment by segment.
//!
//! The rules have numbers: K-24 is a rule of the game, KD-6 a decision on what the rulebook leaves
//! open. Code and tests cite them.
//!
//! - [`Alphabet`]: the table of letters, each made of segments of four [`Kind`]s.
//! - [`fold`], [`Word`] and [`words`]: from what a person types to the letters that are laid, and the
//!   word lists of four languages.
//! - [`Round`]: the game around one word, a state machine without clock and chance. What lies open
//!   in it is a [`Board`]; the word and the compartment are not on it.
//! - [`Cipher`]: the whole game, with rotation, clocks, people who come and go; it implements
//!   [`enigma_game::Game`]. [`Action`], [`Event`], [`Refusal`] and [`View`] are what goes in and out.
//! - [`Hindsight`]: what the questions and guesses of a round that is over told about its word.

mod action;
mod alphabet;
mod board;
mod event;
mod folding;
mod game;
mod hindsight;
mod kind;
mod options;
mod presence;
mod refusal;
pub mod rotation;
mod round;
pub mod scoring;
mod sheet;
mod view;
mod word;
pub mod words;

pub use action::Action;
pub use alphabet::{Alphabet, AlphabetFault, SEGMENTS};
pub use board::{
    BONUS_TOKENS, Board, DEDUCTION_TOKENS, Deduction, Lapse, Phase, Question, Reason, Zone,
};
pub use event::{Cause, Event, Hand};
pub use folding::{Language, LanguageError, NotALetter, fold};
pub use game::{Cipher, ClockKind};
pub use hindsight::{Afterthought, Clue, Hindsight, Reconsidered, Split};
pub use kind::{ByKind, Counts, Kind, KindError};
pub use options::{Clocks, Options, SeatClocks};
pub use presence::{AWAY, Presence};
pub use refusal::Refusal;
pub use round::{Round, Verdict};
pub use sheet::{Author, Ending, RoundResult, outcome};
pub use view::{BoardView, ClockView, NamedWord, StageView, View, You};
pub use word::{LENGTHS, LONGEST, Word, WordFault};

/// Whom the word lists come from and how they are licensed: to be shown wherever they are used.
pub const ATTRIBUTION: &str = include_str!("../words/ATTRIBUTION.txt");
