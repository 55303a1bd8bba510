//! Players of Cipher.
//!
//! [`CipherBot`] turns views into plans. [`player`] says who plays how. A [`lexicon`] holds the
//! words of a list as sets of bits, [`knowledge`] is what the open board says about them, and
//! [`question`] what a question would tell. [`decoder`] decides when to ask, to guess, to request
//! and to pass; [`coder`] makes words and hands out segments.

mod bot;
pub mod coder;
pub mod decoder;
pub mod knowledge;
pub mod lexicon;
pub mod player;
pub mod question;

pub use bot::CipherBot;
pub use player::Player;
