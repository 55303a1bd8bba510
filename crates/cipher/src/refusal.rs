//! Refusals: why something was not done. One variant per rule a player could look up.

use crate::word::WordFault;
use crate::words::{Forbidden, Objection};
use enigma_game::Seat;

/// Why something was refused; nothing has changed then. KD-19 sets the order of the checks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over (K-64).
    #[error("the game is over (K-64)")]
    GameOver,
    /// The round is over; what comes later is void and costs nothing (KD-7).
    #[error("that round is over (KD-7)")]
    RoundOver,
    /// There is no such seat (K-1).
    #[error("there is no {0} (K-1)")]
    BadPlayer(Seat),
    /// Somebody who left for good plays no more (KD-10).
    #[error("{0} has left (KD-10)")]
    HasLeft(Seat),
    /// Only the coder makes the word and hands out segments (K-10, K-21).
    #[error("that is the coder's part (K-10, K-21)")]
    NotCoder,
    /// The secret word is not made yet (K-10).
    #[error("the secret word is not made yet (K-10)")]
    NoWordYet,
    /// The secret word is made already (K-10).
    #[error("the secret word is made already (K-10)")]
    WordIsSet,
    /// It is no word of the agreed length and of letters A to Z (K-10, KD-2).
    #[error("this word cannot be the secret word: {0} (K-10, KD-2)")]
    BadWord(WordFault),
    /// The word is not in the word list (KD-3).
    #[error("this word is not in the word list (KD-3)")]
    NotInList,
    /// The word is slang (K-11, KD-3).
    #[error("this word is slang (K-11, KD-3)")]
    Slang,
    /// The word is an abbreviation (K-11, KD-3).
    #[error("this word is an abbreviation (K-11, KD-3)")]
    Abbreviation,
    /// The word is a slur, and the table did not agree on slurs (KD-3).
    #[error("this word is a slur (KD-3)")]
    Slur,
    /// The table did not agree on house words, so the list cannot be overruled (KD-3).
    #[error("this table plays without house words (KD-3)")]
    NoHouseWords,
    /// No segment is to be handed out now (K-21, K-37).
    #[error("no segment is to be handed out now (K-21, K-37)")]
    NoDrawNow,
    /// There is no segment of this kind in the compartment (K-14, K-21).
    #[error("there is no such segment in the compartment (K-14, K-21)")]
    NoSuchSegment,
    /// Only the active decoder asks, requests and passes (K-23, K-37, K-39).
    #[error("only the active decoder does that (K-23, K-37, K-39)")]
    NotActive,
    /// The active decoder has no segment in hand (K-23).
    #[error("there is no segment in hand (K-23)")]
    NoSegment,
    /// The board has no such zone (K-7).
    #[error("there is no such zone (K-7)")]
    NoSuchZone,
    /// This kind has been rejected in this zone (K-26).
    #[error("this kind of segment was rejected in this zone (K-26)")]
    AlreadyRejected,
    /// Segments are requested in the bonus phase only (K-37).
    #[error("it is not the bonus phase (K-37)")]
    NotBonusPhase,
    /// A segment is in hand or requested already (K-38).
    #[error("a segment is in hand or requested already (K-38)")]
    CannotRequest,
    /// The compartment is empty (K-40).
    #[error("no segment is left (K-40)")]
    NoneLeft,
    /// Passing is for the bonus phase, with no segment in hand or requested (K-31, K-39).
    #[error("passing is for the bonus phase, with no segment in hand (K-31, K-39)")]
    CannotPass,
    /// He has agreed already, or the last offer was declined and play has not gone on since (KD-21).
    #[error("stopping was offered already, and play has to go on first (KD-21)")]
    CannotStop,
    /// By rules 1 a round is not ended by agreement (KD-6).
    #[error("by the rules of this game all pass in the bonus phase to stop (KD-6 of rules 1)")]
    NoStopping,
    /// No offer to stop stands (KD-21).
    #[error("nobody offers to stop (KD-21)")]
    NoOffer,
    /// The coder never makes a deduction (K-51).
    #[error("the coder does not guess (K-51)")]
    CoderCannotGuess,
    /// Whoever has used all deduction tokens is out of the round (K-53).
    #[error("no deduction token is left (K-53)")]
    Eliminated,
    /// A deduction has the agreed length and letters A to Z only (KD-5).
    #[error("this is no deduction: {0} (KD-5)")]
    BadGuess(WordFault),
    /// That cannot happen to the seat as it is now (KD-10).
    #[error("that does not fit who sits at {0} (KD-10)")]
    BadAttendance(Seat),
    /// The table cannot be played like that.
    #[error("option {field}: {reason}")]
    BadOptions {
        /// The option at fault.
        field: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// The version of the rules is not known.
    #[error("there is no version {0} of the rules")]
    UnknownRules(u32),
}

impl From<Objection> for Refusal {
    fn from(objection: Objection) -> Self {
        match objection {
            Objection::NotListed => Self::NotInList,
            Objection::Forbidden(Forbidden::Slang) => Self::Slang,
            Objection::Forbidden(Forbidden::Abbreviation) => Self::Abbreviation,
            Objection::Slur => Self::Slur,
        }
    }
}

impl Refusal {
    /// The stable name, for the wire and for translations.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::RoundOver => "round_over",
            Self::BadPlayer(_) => "bad_player",
            Self::HasLeft(_) => "has_left",
            Self::NotCoder => "not_coder",
            Self::NoWordYet => "no_word_yet",
            Self::WordIsSet => "word_is_set",
            Self::BadWord(_) => "bad_word",
            Self::NotInList => "not_in_list",
            Self::Slang => "slang",
            Self::Abbreviation => "abbreviation",
            Self::Slur => "slur",
            Self::NoHouseWords => "no_house_words",
            Self::NoDrawNow => "no_draw_now",
            Self::NoSuchSegment => "no_such_segment",
            Self::NotActive => "not_active",
            Self::NoSegment => "no_segment",
            Self::NoSuchZone => "no_such_zone",
            Self::AlreadyRejected => "already_rejected",
            Self::NotBonusPhase => "not_bonus_phase",
            Self::CannotRequest => "cannot_request",
            Self::NoneLeft => "none_left",
            Self::CannotPass => "cannot_pass",
            Self::CannotStop => "cannot_stop",
            Self::NoStopping => "no_stopping",
            Self::NoOffer => "no_offer",
            Self::CoderCannotGuess => "coder_cannot_guess",
            Self::Eliminated => "eliminated",
            Self::BadGuess(_) => "bad_guess",
            Self::BadAttendance(_) => "bad_attendance",
            Self::BadOptions { .. } => "bad_options",
            Self::UnknownRules(_) => "unknown_rules",
        }
    }
}
