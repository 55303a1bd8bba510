//! The house of the simulated world: both games with the bots of the house.

use enigma_bots::Level;
use enigma_bots::cipher::CipherBot;
use enigma_bots::circuit::CircuitBot;
use enigma_table::house::TheHouse;
use std::sync::Arc;

/// Both games. All bots play as Turbine does: it thinks quickly, and how well is no matter here.
pub fn house() -> Arc<TheHouse> {
    let house = TheHouse::with_bots(
        Arc::new(|_, _, seed| Box::new(CircuitBot::new(Level::Turbine, seed))),
        Arc::new(|_, _, seed| Box::new(CipherBot::new(Level::Turbine, seed))),
    );
    Arc::new(house)
}
