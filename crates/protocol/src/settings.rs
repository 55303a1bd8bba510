//! What a table agrees on before the game.

use enigma_cipher::Language;
use enigma_game::Level;
use enigma_puzzles::Mix;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The two games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GameKind {
    /// Timed puzzles, conduit tiles, networkers.
    Circuit,
    /// A secret word, letter segments, deductions.
    Cipher,
}

impl GameKind {
    /// The game's name in records and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Circuit => "circuit",
            Self::Cipher => "cipher",
        }
    }
}

/// Everything a table agrees on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settings {
    /// How many seats there are: 2 to 4.
    pub seats: u8,
    /// Whether the table is in the list of open tables; otherwise only those who know its code find it.
    #[serde(default)]
    pub open: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether there is a chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// Whether those who watch may chat as well.
    #[serde(default)]
    pub spectator_chat: bool,
    /// Whether a bot plays on for somebody who has left (D-9).
    #[serde(default = "yes")]
    pub bot_takes_over: bool,
    /// How strong that bot plays.
    #[serde(default)]
    pub bot_level: Level,
    /// Whether somebody who is away counts as having left after 90 seconds, and not only after two
    /// full rounds (D-9).
    #[serde(default)]
    pub impatient: bool,
    /// The game, and what is agreed on for it.
    pub game: GameSettings,
}

impl Settings {
    /// What holds if nothing but the seats and the game is said: the same as in JSON.
    #[must_use]
    pub fn of(seats: u8, game: GameSettings) -> Self {
        Self {
            seats,
            open: false,
            spectators: true,
            chat: true,
            spectator_chat: false,
            bot_takes_over: true,
            bot_level: Level::default(),
            impatient: false,
            game,
        }
    }
}

/// The game, and what is agreed on for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GameSettings {
    /// Circuit.
    Circuit(CircuitSettings),
    /// Cipher.
    Cipher(CipherSettings),
}

impl GameSettings {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Circuit(_) => GameKind::Circuit,
            Self::Cipher(_) => GameKind::Cipher,
        }
    }

    /// The table has only so many seats any more: whoever was to begin at one that is gone is drawn by
    /// lot.
    pub fn forget_seats_from(&mut self, seats: u8) {
        let first = match self {
            Self::Circuit(circuit) => &mut circuit.start_player,
            Self::Cipher(cipher) => &mut cipher.first_coder,
        };
        first.take_if(|seat| *seat >= seats);
    }
}

/// What is agreed on for Circuit. Times are in seconds, within the limits of the rules (`limits.ts` has them for the page);
/// none means that there is no limit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CircuitSettings {
    /// The sand timer (D-5).
    pub timer: Option<u32>,
    /// How long to wait for a first solution (D-4).
    pub cap: Option<u32>,
    /// Time to choose (D-7).
    pub choose: Option<u32>,
    /// Time to place (D-8).
    pub place: Option<u32>,
    /// How hard the puzzles are.
    pub mix: Mix,
    /// Who is the first start player; drawn by lot unless set (D-1).
    pub start_player: Option<u8>,
    /// Whether the scale shows the totals of its sides.
    pub scale_totals: bool,
}

impl Default for CircuitSettings {
    fn default() -> Self {
        Self {
            timer: Some(45),
            cap: Some(300),
            choose: Some(30),
            place: Some(90),
            mix: Mix::Mixed,
            start_player: None,
            scale_totals: false,
        }
    }
}

/// What is agreed on for Cipher. Times are in seconds, within the limits of the rules (`limits.ts` has them for the page);
/// none means that there is no limit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CipherSettings {
    /// How many letters the words have (K-6).
    pub length: u8,
    /// The language of the words.
    pub language: Language,
    /// Whether words are looked up in the list of their language (KD-3).
    pub word_list: bool,
    /// Whether the coder may overrule the list (KD-3).
    pub house_words: bool,
    /// Whether slurs may be hidden (KD-3). An open table cannot agree on that.
    pub slurs: bool,
    /// Time to enter a word (KD-9).
    pub word_time: Option<u32>,
    /// Time to hand out a segment (KD-9).
    pub segment_time: Option<u32>,
    /// Time for a question (KD-9).
    pub question_time: Option<u32>,
    /// Time for a decision in the bonus phase (KD-9).
    pub decision_time: Option<u32>,
    /// Who is the first coder; drawn by lot unless set (KD-1).
    pub first_coder: Option<u8>,
    /// Whether decoders are shown the letters that still fit.
    pub fitting_letters: bool,
    /// Whether one person may hold several seats: one device for all.
    pub one_device: bool,
}

impl Default for CipherSettings {
    fn default() -> Self {
        Self {
            length: 5,
            language: Language::En,
            word_list: true,
            house_words: false,
            slurs: false,
            word_time: Some(180),
            segment_time: Some(30),
            question_time: Some(60),
            decision_time: Some(60),
            first_coder: None,
            fitting_letters: false,
            one_device: false,
        }
    }
}

const fn yes() -> bool {
    true
}
