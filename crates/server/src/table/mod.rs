//! Tables: one task owns each, and everybody else sends it messages.
//!
//! `doc` is the table without a game, pure; `playing` the game on it; `actor` the task with its
//! inbox, spread over `play` (commands, deadlines, bots), `drafts` (commands that wait), `visitors` (coming and going) and `chat`.
//! `seers` and `patch` see to it that nobody is sent more than has changed for them.

mod actor;
mod answered;
mod chat;
mod doc;
mod drafts;
mod frame;
mod message;
mod outbox;
mod patch;
mod play;
mod playing;
mod seers;
mod visitors;

pub use actor::{Actor, INBOX};
pub use doc::{Circumstances, Doc, Effect, Sitter, level_name};
pub use frame::Frame;
pub use message::{Join, ToTable, frame};
pub use outbox::{Outbox, OutboxEnd, SharedEnd, to_socket};
pub(crate) use playing::outcome_msg;
