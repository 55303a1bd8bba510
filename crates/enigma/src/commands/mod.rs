//! One module per command.

pub mod circuit;
