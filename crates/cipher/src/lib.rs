//! Cipher.

mod alphabet;
mod board;
mod folding;
mod kind;
mod refusal;
pub mod rotation;
mod round;
pub mod scoring;
mod word;
pub mod words;

pub use alphabet::{Alphabet, AlphabetFault, SEGMENTS};
pub use board::{BONUS_TOKENS, Board, DEDUCTION_TOKENS, Deduction, Phase, Question, Reason, Zone};
pub use folding::{Language, LanguageError, NotALetter, fold};
pub use kind::{ByKind, Counts, Kind, KindError};
pub use refusal::Refusal;
pub use round::{Round, Verdict};
pub use word::{LENGTHS, LONGEST, Word, WordFault};
