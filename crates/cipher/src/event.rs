//! What everybody is told: the story of a game. An event never holds a secret.

use crate::game::ClockKind;
use crate::kind::Kind;
use crate::presence::Presence;
use crate::sheet::RoundResult;
use crate::word::Word;
use enigma_game::{Outcome, Seat};
use serde::Serialize;

/// Something that happened, told to all. Written as `{"type": "asked", ..}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Event {
    /// A round began: the coder makes a word (K-10).
    RoundBegan {
        /// The number of the round, from 1.
        round: u8,
        /// Who makes the word.
        coder: Seat,
    },
    /// The secret word is made (K-14). Which it is, nobody is told.
    WordMade {
        /// Whether the coder made it or the server drew it (KD-9).
        by: Hand,
    },
    /// The bonus phase began (K-35).
    BonusPhaseBegan,
    /// A segment was handed out (K-21).
    HandedOut {
        /// To whom.
        to: Seat,
        /// Which one.
        kind: Kind,
        /// Whether the coder chose it or the server took one at random (KD-9).
        by: Hand,
    },
    /// A question was asked and answered (K-23, K-24).
    Asked {
        /// Who asked.
        by: Seat,
        /// The zone, from 0.
        zone: u8,
        /// The segment in hand.
        kind: Kind,
        /// Whether it goes there.
        yes: bool,
    },
    /// A segment was requested for a bonus token (K-38).
    Requested {
        /// Who requested it.
        by: Seat,
        /// How many bonus tokens still lie on the board.
        bonus_left: u8,
    },
    /// A decoder passed (K-39).
    Passed {
        /// Who passed.
        by: Seat,
        /// By choice, or as time ran out or he is away (KD-9).
        cause: Cause,
    },
    /// A decoder wants to stop: the first offers it, the others agree (KD-21).
    Stopping {
        /// Who.
        by: Seat,
        /// By choice, or as he is away (KD-10).
        cause: Cause,
    },
    /// A decoder declined the offer to stop, or took it back (KD-21).
    GoesOn {
        /// Who.
        by: Seat,
    },
    /// A decoder named a word (K-50, KD-8).
    Deduced {
        /// Who named it.
        by: Seat,
        /// The word, folded.
        word: Word,
        /// How the list spells it; folded if the list lacks it.
        spelling: String,
        /// Whether it is the secret word.
        right: bool,
        /// Whether he is eliminated with it (K-53).
        eliminated: bool,
    },
    /// The active decoder's part went to the next one (K-54, KD-10).
    HandedOn {
        /// Who was active.
        from: Seat,
        /// Who is active now.
        to: Seat,
        /// The segment in hand, if there was one.
        kind: Option<Kind>,
        /// Why.
        cause: Cause,
    },
    /// Somebody's time ran out (KD-9); what came of it is told next.
    TimeRanOut {
        /// Whose time it was.
        seat: Seat,
        /// What it was for.
        clock: ClockKind,
    },
    /// A round is over, or was left out (K-57).
    RoundOver {
        /// How it ended, with the word and the points.
        result: RoundResult,
    },
    /// The game is over (K-64, K-65).
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// Somebody came or went (KD-10).
    Attended {
        /// Which seat.
        seat: Seat,
        /// Who sits there now.
        presence: Presence,
    },
}

/// Whose hand did something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Hand {
    /// The coder's own.
    Coder,
    /// The server's, as time ran out, the coder left or let chance choose.
    Server,
}

/// Why a turn went on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Cause {
    /// The player chose it.
    Choice,
    /// Time ran out (KD-9).
    Time,
    /// The player is away (KD-10).
    Away,
    /// The player was eliminated (K-54).
    Eliminated,
    /// The player left for good (KD-10).
    Left,
}
