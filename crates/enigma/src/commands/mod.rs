//! One module per command.

pub mod cipher;
pub mod circuit;
pub mod deck;
pub mod puzzle;
pub mod replay;
pub mod words;
