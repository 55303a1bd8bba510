//! Players by name.

/// There is no such player of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such player: {name:?} (spark, relay, turbine, core, {others})")]
pub struct UnknownPlayer {
    /// What was asked for.
    pub name: String,
    /// The players besides the levels.
    pub others: &'static str,
}
