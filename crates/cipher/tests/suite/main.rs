//! Cipher from outside: whole games, each rule, what everybody sees.

mod attendance;
mod clocks;
mod common;
mod deductions;
mod game;
mod handing_out;
mod lessons;
mod properties;
mod recorded;
mod reference;
mod secrets;
mod word_lists;
