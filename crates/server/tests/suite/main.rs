//! A server from outside, through its doors.

mod bots;
mod cluster;
mod common;
mod daily;
mod dictionary;
mod games;
mod hostile;
mod leaks;
mod lobby;
mod moving;
mod nodes;
mod openapi;
mod passkeys;
mod people;
mod play;
mod store;
mod upkeep;
mod words;
