//! Somebody wants to be no more: nothing of them stays, and games of others know a "Player".

use crate::Shared;
use crate::registry::{NotFound, Place};
use crate::store::people::Seating;
use crate::store::{PersonWrite, StoreError, StoredGame, Write};
use enigma_table::{PersonId, TableCode};
use std::sync::Arc;

/// So many games are looked for at a time.
const FEW: u32 = 50;
/// How often a table or a game that changes this very moment is tried again.
const TRIES: usize = 5;

/// Deletes somebody. The keys go last: whatever fails before can be asked for again.
///
/// # Errors
/// If the store fails, or a table cannot be reached just now.
pub async fn erase(shared: &Arc<Shared>, person: &PersonId) -> Result<(), StoreError> {
    erase_at_tables(shared, person).await?;
    erase_in_games(shared, person).await?;
    let gone = PersonWrite::Erase(person.clone());
    shared.store.write(vec![gone.into()]).await?;
    // Wherever they came back to in the meantime: from now on nobody can.
    erase_at_tables(shared, person).await?;
    erase_in_games(shared, person).await?;
    // The log still holds what the file does not.
    if let Err(error) = shared.store.tidy().await {
        tracing::debug!(%error, "the log is folded later");
    }
    Ok(())
}

async fn erase_at_tables(shared: &Arc<Shared>, person: &PersonId) -> Result<(), StoreError> {
    shared.forget(person).await;
    for _ in 0..TRIES {
        let codes = shared.store.tables_of(person).await?;
        if codes.is_empty() {
            return Ok(());
        }
        for code in codes {
            erase_at(shared, &code, person).await;
        }
    }
    Err(StoreError::Failed("a table does not answer".into()))
}

/// Has the table itself see to it, wherever it is driven: it may be writing this very moment.
async fn erase_at(shared: &Arc<Shared>, code: &TableCode, person: &PersonId) {
    match shared.registry.find(shared, code).await {
        Ok(Place::Here(..)) => {
            shared.registry.erase(code, person).await;
        }
        Ok(Place::At(node, _)) => {
            if let Some(cluster) = &shared.cluster {
                cluster.erase(&node, code, person).await;
            }
        }
        Err(NotFound::Damaged(why)) => {
            tracing::error!(table = %code, %why, "a damaged table is given up");
            let given_up = crate::store::TableWrite::DropTable(code.clone());
            let _ = shared.store.write(vec![given_up.into()]).await;
        }
        Err(error) => tracing::debug!(table = %code, %error, "a table is tried again"),
    }
}

async fn erase_in_games(shared: &Arc<Shared>, person: &PersonId) -> Result<(), StoreError> {
    loop {
        let games = shared.store.games_of(person, FEW).await?;
        if games.is_empty() {
            return Ok(());
        }
        for game in games {
            reseat(
                shared,
                game,
                |seating| seating.without(person),
                |game| vec![PersonWrite::Unplay(game.id.clone(), person.clone()).into()],
            )
            .await?;
        }
    }
}

/// Changes what the seats of a game are called, and whose they are, whatever others change of it at the same time.
///
/// # Errors
/// If the store fails.
pub async fn reseat(
    shared: &Arc<Shared>,
    mut game: StoredGame,
    change: impl Fn(Seating) -> Seating,
    besides: impl Fn(&StoredGame) -> Vec<Write>,
) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let before = Seating::of(&game);
        let mut writes = vec![
            PersonWrite::Reseat {
                game: game.id.clone(),
                after: change(before.clone()),
                before,
            }
            .into(),
        ];
        writes.extend(besides(&game));
        match shared.store.write(writes).await {
            Err(StoreError::Missing) => {}
            other => return other,
        }
        match shared.store.game(&game.id).await? {
            Some(now) => game = now,
            None => return Ok(()),
        }
    }
    Err(StoreError::Taken)
}
