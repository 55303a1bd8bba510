//! One module per command.

pub mod analyse;
pub mod backup;
mod bar;
pub mod bot;
pub mod cipher;
pub mod circuit;
pub mod deck;
pub mod doctor;
pub mod load;
pub mod manual;
pub mod moving;
mod place;
pub mod puzzle;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod words;
