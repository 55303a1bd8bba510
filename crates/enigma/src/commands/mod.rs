//! One module per command.

pub mod cipher;
pub mod circuit;
pub mod words;
