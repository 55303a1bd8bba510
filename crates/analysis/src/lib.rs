//! What was done in a game that is over, compared with what else could have been done.
//!
//! [`analyse`] plays a record again and asks at every placement and every choice of a chamber how the game would go on
//! after it, and after whatever else could have been done; of Cipher's questions and guesses it knows how many words
//! they were to leave. Everybody is judged by what could be known at their seat: tiles that lay hidden in the stacks
//! are shuffled anew each time. It knows no clock, no store and no threads; the same record gives the same analysis.
//!
//! - `estimate`: how a game of Circuit goes on, many times, with the same luck for all that is compared;
//! - `circuit`, `cipher`: what is judged of a game of either kind.

mod cipher;
mod circuit;
mod estimate;

use enigma_game::Game;
use enigma_game::record::{Fault, Problem, Record, game_name};
use enigma_protocol::analysis::Analysis;

/// The version of the estimate. Whoever keeps analyses makes those of older versions anew.
pub const VERSION: u32 = 2;

/// From so many points on a loss is marked.
pub const MARKED: f32 = 1.0;

/// Called every few milliseconds of work, for those who share their time: whether to go on.
pub type Pause<'a> = &'a mut dyn FnMut() -> bool;

/// Analyses a record; none if it was stopped.
///
/// # Errors
/// Names the first line that is damaged, altered, or cannot have happened.
pub fn analyse(text: &str, pause: Pause<'_>) -> Result<Option<Analysis>, Fault> {
    let judged = match game_name(text)?.as_str() {
        <circuit::Circuit as Game>::NAME => circuit::judge(&Record::from_text(text)?, pause)?,
        <enigma_cipher::Cipher as Game>::NAME => Some(cipher::judge(text)?),
        other => {
            let problem = Problem::OtherGame(other.to_owned(), "circuit or cipher");
            return Err(Fault { line: 1, problem });
        }
    };
    Ok(judged.map(|judged| Analysis {
        version: VERSION,
        judged,
    }))
}
