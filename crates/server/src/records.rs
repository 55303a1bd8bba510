//! Records of stored games, as files that anybody can verify.
//!
//! They are read and written piece by piece: a game may be long, and many may ask for it at once.

use crate::house::{House, RecordLines};
use crate::store::{Store, StoreError, StoredGame};
use enigma_game::Seed;
use enigma_game::record::{Commitment, Header};
use enigma_table::GameId;
use std::sync::Arc;

/// A piece ends with the line that brings it to so many bytes.
const PIECE: usize = 64 << 10;

/// The record file of a stored game, piece by piece.
pub struct RecordFile {
    store: Arc<dyn Store>,
    game: GameId,
    lines: Box<dyn RecordLines>,
    /// Where the lines lie that are still to be read.
    places: std::vec::IntoIter<i64>,
    part: Part,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    First,
    Lines,
    Nothing,
}

/// Why a record cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored is damaged.
    #[error("{0}")]
    Damaged(String),
}

impl RecordFile {
    /// The record file of a game.
    ///
    /// # Errors
    /// If what is stored cannot be read.
    pub async fn open(
        store: Arc<dyn Store>,
        house: &dyn House,
        game: &StoredGame,
    ) -> Result<Self, RecordError> {
        let header = Header {
            names: game.names.clone(),
            started: game.started.0,
            commitment: commitment(game),
        };
        let lines = house.record(game, &header).map_err(RecordError::Damaged)?;
        let places = store.places(&game.id).await?.into_iter();
        let part = Part::First;
        Ok(Self {
            store,
            game: game.id.clone(),
            lines,
            places,
            part,
        })
    }

    /// The next piece; none after the last.
    ///
    /// # Errors
    /// If what is stored cannot be read.
    pub async fn next(&mut self) -> Result<Option<String>, RecordError> {
        if self.part == Part::Nothing {
            return Ok(None);
        }
        let mut piece = String::new();
        if self.part == Part::First {
            piece = self.lines.first();
            self.part = Part::Lines;
        }
        let entries = self
            .store
            .lines_at(&self.game, self.places.as_slice(), PIECE)
            .await?;
        for entry in &entries {
            piece.push_str(&self.lines.line(entry).map_err(RecordError::Damaged)?);
            self.places.next();
        }
        if self.places.len() == 0 {
            piece.push_str(&self.lines.last());
            self.part = Part::Nothing;
        }
        Ok(Some(piece))
    }
}

fn commitment(game: &StoredGame) -> Option<Commitment> {
    let seed: Seed = game.seed.parse().ok()?;
    Some(Commitment::to(&seed, game.salt.parse().ok()?))
}
