//! A game that is over, step by step: what a page about it is made of.
//!
//! What nobody may know while a game is played (D-13, K-15) is part of it: the puzzles with every draft, the words.
//! Chat never is.

use crate::{GameKind, Outcome, Patch, Raw, SeatColour};
use enigma_game::record::PlayedOn;
use serde::Serialize;
use utoipa::ToSchema;

/// A game that is over, step by step.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Replay {
    /// What it was, who played, how it ended.
    pub header: ReplayHeader,
    /// The game as a spectator saw it when it began: the view of its rules.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub start: Raw,
    /// What happened at once when it began.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[schema(value_type = Vec<Object>)]
    pub events: Raw,
    /// What happened then, line by line of its record: step 1 is the first of them, step 0 the beginning.
    pub steps: Vec<ReplayStep>,
    /// What else there is to tell, by the game.
    pub story: Story,
}

/// What a game was, who played, how it ended.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct ReplayHeader {
    /// Which game.
    pub game: GameKind,
    /// Its id on this server; none for a file.
    pub id: Option<String>,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The names at the seats. An empty one is that of somebody who is only "Player": nobody knows it, its owner
    /// does not want it shown, or is gone.
    pub names: Vec<String>,
    /// The colours at the seats; none if nobody knows, as of a file.
    pub colours: Vec<SeatColour>,
    /// The seats that bots held when the game began, as far as anybody knows.
    pub bots: Vec<u8>,
    /// The seats of whoever asks.
    pub my_seats: Vec<u8>,
    /// What the table agreed on: the game's options, without Circuit's deck.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub options: Raw,
    /// When it began, in milliseconds since 1970; 0 if nobody knows.
    pub started: u64,
    /// When it ended; if it was broken off, when the last thing happened. None if nobody knows.
    pub ended: Option<u64>,
    /// How it ended; none if it was broken off.
    pub outcome: Option<Outcome>,
    /// Where it was played on from, if it did not begin at its beginning.
    pub from: Option<PlayedOn>,
    /// What bound the server to the seed before the game began, if anything did.
    pub seal: Option<Seal>,
}

/// What bound the server to the seed before the game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Seal {
    /// What was published before the first step: SHA-256 over the bytes of seed and salt, as hexadecimal digits.
    pub commitment: String,
    /// The seed that all chance of the game came from.
    pub seed: String,
    /// The salt.
    pub salt: String,
    /// What seed and salt give.
    pub computed: String,
    /// Whether that is what was published.
    pub holds: bool,
    /// The command that checks it at home, with the file that is downloaded.
    pub command: String,
}

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct ReplayStep {
    /// When, in milliseconds of game time.
    pub at: u64,
    /// What it was.
    pub what: StepKind,
    /// The seat that did it, or that somebody came to or left.
    pub by: Option<u8>,
    /// What was told to everybody.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[schema(value_type = Vec<Object>)]
    pub events: Raw,
    /// How a spectator's view changed, as in `step` of the table's socket.
    #[schema(value_type = Object)]
    pub patch: Patch,
}

/// What a step was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub enum StepKind {
    /// A seat did something.
    Act,
    /// A deadline passed.
    Time,
    /// Somebody came or went.
    Attendance,
    /// The server was down meanwhile, and game time stood still.
    Stood,
}

/// What else there is to tell of a game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub enum Story {
    /// A game of Circuit.
    Circuit {
        /// Its rounds.
        rounds: Vec<CircuitRound>,
    },
    /// A game of Cipher.
    Cipher {
        /// Its rounds.
        rounds: Vec<CipherRound>,
    },
}

/// A round of Circuit.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct CircuitRound {
    /// Its number, from 1.
    pub round: u32,
    /// The step it began with.
    pub step: u32,
    /// Phase 2; none if the game ended before.
    pub solving: Option<Solving>,
    /// What was done with the tiles that were won, in order.
    pub placements: Vec<Placement>,
    /// Everybody's points when it was over; as they are if it never was.
    pub scores: Vec<u32>,
}

/// Phase 2 of a round. Times are game time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Solving {
    /// When the puzzles were turned.
    pub began: u64,
    /// The step with which they were.
    pub step: u32,
    /// When it was over; none if the game was broken off before.
    pub ended: Option<u64>,
    /// The sand timer, if somebody turned it.
    pub sand: Option<Sand>,
    /// Everybody's puzzle, in seat order.
    pub lanes: Vec<Lane>,
}

/// The sand timer of a round. Times are game time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Sand {
    /// Who turned it.
    pub by: u8,
    /// When.
    pub turned: u64,
    /// When it had run out, or would have.
    pub ends: u64,
}

/// A seat's work on its puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Lane {
    /// Whose.
    pub seat: u8,
    /// The category: `weight`, `fragment`, `conduit` or `angular`.
    pub category: String,
    /// The grade, by the model of difficulty: `easy`, `medium`, `hard` or `expert`.
    pub grade: Option<String>,
    /// The puzzle.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub puzzle: Raw,
    /// How many pieces there were to lay.
    pub pieces: u32,
    /// How many seconds people usually need for the grade, if that is known here.
    pub usual: Option<u32>,
    /// Every arrangement of pieces, in order.
    pub drafts: Vec<Draft>,
    /// How it ended.
    pub end: LaneEnd,
    /// A right solution, if the seat found none.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub solution: Option<Raw>,
}

/// Pieces as they lay at some moment.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Draft {
    /// The step it came with.
    pub step: u32,
    /// Milliseconds since the puzzles were turned.
    pub after: u64,
    /// How many pieces lay.
    pub laid: u32,
    /// How many of them were never moved again.
    pub stays: u32,
    /// The pieces.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub draft: Raw,
}

/// How the work on a puzzle ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub enum LaneEnd {
    /// Solved so many milliseconds after the puzzles were turned.
    Solved {
        /// How many.
        after: u64,
    },
    /// Given up (D-2).
    GaveUp {
        /// When, in milliseconds after the puzzles were turned.
        after: u64,
    },
    /// Not solved in time (C-29).
    TimeUp {
        /// When, in milliseconds after the puzzles were turned.
        after: u64,
    },
    /// The game was broken off before.
    BrokenOff,
}

/// What a seat did with the tile that it won.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Placement {
    /// The step.
    pub step: u32,
    /// When, in game time.
    pub at: u64,
    /// Who.
    pub seat: u8,
    /// Which tile.
    pub tile: String,
    /// Where it was laid; none if it was not.
    pub laid: Option<Laid>,
    /// Whether the seat would not lay it; else its time ran out, if it was not laid.
    pub declined: bool,
    /// The systems that were closed by it.
    pub closed: Vec<Closed>,
    /// What each seat earned by it.
    pub points: Vec<u32>,
}

/// Where a tile was laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Laid {
    /// The square's x.
    pub x: i32,
    /// The square's y.
    pub y: i32,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The cell with the networker.
    pub cell: Option<u32>,
}

/// A system that was closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Closed {
    /// Its squares: x and y, each once.
    pub squares: Vec<(i32, i32)>,
    /// How many cells it had.
    pub cells: u32,
    /// What each seat earned (C-62).
    pub points: Vec<u32>,
}

/// A round of Cipher.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct CipherRound {
    /// Its number, from 1.
    pub round: u8,
    /// The step it began with.
    pub step: u32,
    /// Who hid the word.
    pub coder: u8,
    /// What became of it, as the rules tell it; none if the game was broken off before its end.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub result: Option<Raw>,
    /// The word, folded; none if there was none, or nobody was told.
    pub word: Option<String>,
    /// The seal on the word, published when it was made.
    pub seal: Option<WordSealed>,
    /// Why the words left are not counted; none if they are.
    pub uncounted: Option<Uncounted>,
    /// How many words of the list there were before the first question.
    pub words: Option<u32>,
    /// Questions and guesses, in order.
    pub clues: Vec<Clue>,
    /// From which clue on only one word was left, before it was named: its place in `clues`.
    pub settled: Option<u32>,
    /// The words that fitted everything until the word was named, if there were several; only so many of them.
    pub twins: Vec<String>,
}

/// The seal on a coder's word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct WordSealed {
    /// SHA-256 over the bytes of the salt and the letters of the word, as hexadecimal digits.
    pub commitment: String,
    /// The salt, as hexadecimal digits.
    pub salt: String,
}

/// Why the words left in a round are not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub enum Uncounted {
    /// There is no list of the game's language.
    NoList,
    /// The word is not in the list (KD-3).
    HouseWord,
    /// There was no word, or nobody was told.
    NoWord,
}

/// A question or a guess.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct Clue {
    /// The step.
    pub step: u32,
    /// When, in game time.
    pub at: u64,
    /// Who asked or guessed.
    pub by: u8,
    /// What it was.
    pub what: ClueKind,
    /// What it told; none where words are not counted.
    pub told: Option<ClueTold>,
}

/// What a question or a guess was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub enum ClueKind {
    /// A question.
    Asked {
        /// The kind of segment: `long`, `short`, `wide` or `tight`.
        kind: String,
        /// The zone, from 0.
        zone: u8,
        /// The answer.
        yes: bool,
    },
    /// A guess.
    Named {
        /// The word, folded.
        word: String,
        /// Whether it was the word.
        right: bool,
    },
}

/// What a question or a guess told about the word.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct ClueTold {
    /// How many words of the list fitted everything that was known before. With a question, that includes that the
    /// segment in hand goes somewhere.
    pub before: u32,
    /// How many fitted afterwards.
    pub after: u32,
    /// How much was gained, in bits.
    pub bits: f64,
    /// How the question split the words; none for a guess.
    pub asked: Option<ZoneSplit>,
    /// How the best question with this segment would have.
    pub best: Option<ZoneSplit>,
}

/// How a question splits the words.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "replay/"))]
pub struct ZoneSplit {
    /// The zone, from 0.
    pub zone: u8,
    /// The words for which the answer is yes.
    pub yes: u32,
    /// The others.
    pub no: u32,
    /// How much the answer tells on average, in bits.
    pub bits: f64,
}
