//! Everything that goes through the binary.

mod bot_cli;
mod bots_at_tables;
mod cipher_cli;
mod circuit_cli;
#[cfg(target_os = "linux")]
mod cluster;
#[cfg(target_os = "linux")]
mod database;
mod deploy;
mod kill;
mod move_cli;
mod play;
mod play_on;
mod puzzle_cli;
mod replay_cli;
mod run;
#[cfg(target_os = "linux")]
mod serve;
mod simulate_cli;
mod verify_cli;
