//! One module per command.

pub mod backup;
pub mod bot;
pub mod cipher;
pub mod circuit;
pub mod deck;
pub mod doctor;
pub mod load;
pub mod puzzle;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod words;
