//! Circuit from outside: whole games, each rule, what everybody sees.

mod games;
mod positions;
mod random_games;
mod reference;
mod rules_absence;
mod rules_choosing;
mod rules_placing;
mod rules_rounds_and_end;
mod rules_scoring;
mod rules_setup;
mod rules_solving;
mod rules_views;
mod secrets;
mod table;
mod views;
