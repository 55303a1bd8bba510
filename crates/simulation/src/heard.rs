//! What a page hears, read once however many pages it comes to.

use enigma_protocol::{Patch, ServerMsg, shorthand};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::rc::Rc;

/// A message as a page reads it.
#[derive(Debug)]
pub enum Heard {
    /// A step, which is most of what is said.
    Step {
        /// The first characters of the game's id.
        game: String,
        /// The number of the step.
        seq: u64,
        /// How the view changes.
        patch: Patch,
    },
    /// Anything else.
    Said(Box<ServerMsg>),
}

/// [`ServerMsg::Step`], which can be read in one go.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<'a> {
    #[serde(rename = "t")]
    _t: StepTag,
    game: String,
    seq: u64,
    #[serde(rename = "at")]
    _at: u64,
    #[serde(borrow, rename = "events")]
    _events: &'a RawValue,
    patch: Patch,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum StepTag {
    Step,
}

/// Reads messages. The last one is kept, as much of what is said is said to everybody.
#[derive(Debug, Default)]
pub struct Ear {
    last: Option<(String, Rc<Heard>)>,
}

impl Ear {
    /// What a message says, shorthand or not.
    ///
    /// # Errors
    /// If it is no message of the protocol.
    pub fn hear(&mut self, text: &str) -> serde_json::Result<Rc<Heard>> {
        if let Some((last, heard)) = &self.last
            && last == text
        {
            return Ok(heard.clone());
        }
        let heard = Rc::new(read(&shorthand::written_out(text))?);
        self.last = Some((text.to_owned(), heard.clone()));
        Ok(heard)
    }
}

fn read(text: &str) -> serde_json::Result<Heard> {
    match serde_json::from_str(text) {
        Ok(Step {
            _t: StepTag::Step,
            game,
            seq,
            _at: _,
            _events: _,
            patch,
        }) => Ok(Heard::Step { game, seq, patch }),
        Err(_) => Ok(Heard::Said(serde_json::from_str(text)?)),
    }
}
