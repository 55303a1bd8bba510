//! What people did in games that are over is counted once, in the background: places, solving times, words, ratings.
//!
//! One game after the other, on a thread where nobody waits for it. Whatever is not counted yet is found in the store, so a
//! server that goes down in between counts it later, and games of older versions are counted as well. Of several nodes that
//! count the same game one finds it done.

use crate::Shared;
use crate::identity::rated;
use crate::records::{RecordError, RecordFile};
use crate::store::people::{Decoding, Deeds, Standing, StoredRating, StoredSolve};
use crate::store::{PersonWrite, StoreError, StoredGame, Write};
use enigma_game::Seat;
use enigma_protocol::Outcome;
use enigma_protocol::replay::{CipherRound, CircuitRound, ClueKind, LaneEnd, Story};
use enigma_ratings::Rating;
use enigma_replay::Telling;
use enigma_table::PersonId;
use serde::Deserialize;
use std::sync::Arc;

/// So many games are looked for at a time.
const FEW: u32 = 16;
/// How often a game is counted anew if something about it changed meanwhile: somebody was rated elsewhere, or is gone.
const TRIES: usize = 4;

/// Counts games whenever one is over.
pub async fn run(shared: Arc<Shared>) {
    loop {
        while count_some(&shared).await {}
        shared.games_ended.notified().await;
    }
}

/// Counts the next few games. Whether there may be more.
async fn count_some(shared: &Arc<Shared>) -> bool {
    let games = match shared.store.uncounted_games(FEW).await {
        Ok(games) => games,
        Err(error) => {
            tracing::debug!(%error, "games to count could not be looked for");
            return false;
        }
    };
    for game in &games {
        if let Err(error) = count(shared, game).await {
            tracing::warn!(game = %game.id, %error, "a game could not be counted");
            return false;
        }
    }
    !games.is_empty()
}

async fn count(shared: &Arc<Shared>, game: &StoredGame) -> Result<(), StoreError> {
    let telling = telling(shared, game).await?;
    let mut game = game.clone();
    for _ in 0..TRIES {
        let mut all = deeds(&game, telling.as_ref());
        if let Some(telling) = &telling
            && rated::is_rated(&game, &telling.left)
        {
            rate(shared, &game, &mut all).await?;
        }
        let counted = PersonWrite::Counted(game.id.clone());
        let did = { all }
            .into_iter()
            .map(|deeds| PersonWrite::Did(game.id.clone(), deeds));
        let writes = std::iter::once(counted).chain(did).map(Write::from);
        match shared.store.write(writes.collect()).await {
            // Somebody else has counted it.
            Ok(()) | Err(StoreError::Missing) => return Ok(()),
            Err(error @ (StoreError::Unknown(_) | StoreError::Damaged(_))) => return Err(error),
            Err(StoreError::Taken | StoreError::Failed(_)) => {}
        }
        match shared.store.game(&game.id).await? {
            Some(now) => game = now,
            None => return Ok(()),
        }
    }
    Err(StoreError::Taken)
}

/// What there is to tell of a game; nothing if its record is damaged.
async fn telling(shared: &Arc<Shared>, game: &StoredGame) -> Result<Option<Telling>, StoreError> {
    let text = match record(shared, game).await {
        Ok(text) => text,
        Err(RecordError::Damaged(why) | RecordError::Store(StoreError::Damaged(why))) => {
            tracing::warn!(game = %game.id, why, "a game is counted without its record");
            return Ok(None);
        }
        Err(RecordError::Store(error)) => return Err(error),
    };
    let told = tokio::task::spawn_blocking(move || enigma_replay::tell(&text)).await;
    match told {
        Ok(Ok(telling)) => Ok(Some(telling)),
        Ok(Err(fault)) => {
            tracing::warn!(game = %game.id, %fault, "a game is counted without its record");
            Ok(None)
        }
        Err(error) => Err(StoreError::Failed(error.to_string())),
    }
}

async fn record(shared: &Arc<Shared>, game: &StoredGame) -> Result<String, RecordError> {
    let mut file = RecordFile::open(shared.store.clone(), &*shared.house, game).await?;
    let mut text = String::new();
    while let Some(piece) = file.next().await? {
        text.push_str(&piece);
    }
    Ok(text)
}

/// What everybody did, but for ratings.
fn deeds(game: &StoredGame, telling: Option<&Telling>) -> Vec<Deeds> {
    let Some(outcome) = &game.outcome else {
        return Vec::new();
    };
    let mut people: Vec<&PersonId> = game.people.iter().flatten().collect();
    people.sort_unstable();
    people.dedup();
    let others = u32::try_from(people.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let at = game.ended.map_or(0, |ended| ended.0);
    let of = |person: &PersonId| {
        let seats: Vec<u8> = game.seats_of(Some(person)).collect();
        let (mut solves, mut decoding) = (Vec::new(), None);
        let played = telling.filter(|telling| !telling.played_on);
        if let Some(Telling { story, left, .. }) = played {
            let own = own(&seats, left);
            match story {
                Story::Circuit { rounds } => solves = solved(rounds, &own, at),
                Story::Cipher { rounds } => decoding = Some(decoded(rounds, &own)),
            }
        }
        Deeds {
            person: person.clone(),
            result: standing(outcome, &seats, others),
            solves,
            decoding,
            rating: None,
        }
    };
    people.into_iter().map(of).collect()
}

/// The best place and the most points of these seats.
fn standing(outcome: &Outcome, seats: &[u8], others: u32) -> Standing {
    let place = seats.iter().map(|&seat| place(outcome, seat)).min();
    let points = seats
        .iter()
        .filter_map(|&seat| outcome.points.get(Seat(seat)));
    Standing {
        place: place.unwrap_or(1),
        points: { points }.max().copied().unwrap_or(0),
        others,
    }
}

/// The place of a seat, from 1; those who share it have the same.
pub fn place(outcome: &Outcome, seat: u8) -> u32 {
    let better = outcome
        .ranking
        .iter()
        .take_while(|group| !group.contains(&Seat(seat)));
    1 + u32::try_from(better.flatten().count()).unwrap_or(0)
}

/// Those of the seats at which nobody else played: what a bot did there says nothing of a person.
fn own(seats: &[u8], left: &[u8]) -> Vec<u8> {
    let is_own = |seat: &&u8| !left.contains(seat);
    seats.iter().filter(is_own).copied().collect()
}

fn solved(rounds: &[CircuitRound], seats: &[u8], at: u64) -> Vec<StoredSolve> {
    let mut solves = Vec::new();
    for round in rounds {
        let lanes = round.solving.iter().flat_map(|solving| &solving.lanes);
        for lane in lanes.filter(|lane| seats.contains(&lane.seat)) {
            let grade = lane.grade.as_ref().and_then(|grade| grade.parse().ok());
            let (Ok(category), Some(grade)) = (lane.category.parse(), grade) else {
                continue;
            };
            let millis = match lane.end {
                LaneEnd::Solved { after } => Some(after),
                LaneEnd::GaveUp { .. } | LaneEnd::TimeUp { .. } => None,
                LaneEnd::BrokenOff => continue,
            };
            solves.push(StoredSolve {
                round: round.round,
                category,
                grade,
                millis,
                at,
            });
        }
    }
    solves
}

/// What is read of a round's result.
#[derive(Deserialize)]
struct RoundResult {
    solver: Option<u8>,
    points: Vec<u32>,
}

fn decoded(rounds: &[CipherRound], seats: &[u8]) -> Decoding {
    let mut did = Decoding::default();
    for round in rounds {
        for clue in round.clues.iter().filter(|clue| seats.contains(&clue.by)) {
            match clue.what {
                ClueKind::Asked { .. } => did.questions += 1,
                ClueKind::Named { .. } => did.guesses += 1,
            }
        }
        let result = round
            .result
            .as_ref()
            .and_then(|raw| raw.read::<RoundResult>().ok());
        let Some(result) = result.filter(|_| round.word.is_some()) else {
            continue;
        };
        if seats.contains(&round.coder) {
            did.coded += 1;
            let points = result.points.get(usize::from(round.coder));
            did.coder_points += points.copied().unwrap_or(0);
        }
        if seats.iter().any(|seat| *seat != round.coder) {
            did.words += 1;
            did.found += u32::from(result.solver.is_some_and(|solver| seats.contains(&solver)));
        }
    }
    did
}

/// Rates those who wish for it. Of the others nothing is kept, and nothing is known.
async fn rate(
    shared: &Arc<Shared>,
    game: &StoredGame,
    all: &mut [Deeds],
) -> Result<(), StoreError> {
    let Some(outcome) = &game.outcome else {
        return Ok(());
    };
    let mut before: Vec<Option<StoredRating>> = Vec::with_capacity(all.len());
    let mut wish = Vec::with_capacity(all.len());
    for deeds in &*all {
        let profile = shared.store.profile(&deeds.person).await?;
        let rates = profile.is_some_and(|profile| profile.rates);
        let last = match rates {
            true => shared.store.ratings_of(&deeds.person, game.kind, 1).await?,
            false => Vec::new(),
        };
        before.push(last.into_iter().next());
        wish.push(rates);
    }
    if !wish.contains(&true) {
        return Ok(());
    }
    let index = |person: &PersonId| all.iter().position(|deeds| deeds.person == *person);
    let known = |person: &PersonId| {
        let last = index(person).and_then(|index| before[index].as_ref());
        last.map_or(Rating::NEW, rating_of)
    };
    let seats = rated::bots(game).into_iter().zip(&game.people);
    let players: Vec<Rating> = seats
        .map(|(bot, person)| {
            bot.or_else(|| person.as_ref().map(known))
                .unwrap_or(Rating::NEW)
        })
        .collect();
    let places: Vec<u32> = (0u8..)
        .take(players.len())
        .map(|seat| place(outcome, seat))
        .collect();
    let after = enigma_ratings::after(&players, &places);
    let seat_of = |person: &PersonId| {
        game.people
            .iter()
            .position(|held| held.as_ref() == Some(person))
    };
    for (index, deeds) in all.iter_mut().enumerate().filter(|(index, _)| wish[*index]) {
        let Some(rating) = seat_of(&deeds.person).and_then(|seat| after.get(seat)) else {
            continue;
        };
        deeds.rating = Some(StoredRating {
            kind: game.kind,
            n: before[index].as_ref().map_or(0, |last| last.n) + 1,
            game: game.id.clone(),
            at: game.ended.map_or(0, |ended| ended.0),
            mean: (rating.mean * 1000.0).round() as i64,
            deviation: (rating.deviation * 1000.0).round() as i64,
        });
    }
    Ok(())
}

/// As it is calculated with.
pub fn rating_of(stored: &StoredRating) -> Rating {
    Rating {
        mean: stored.mean as f64 / 1000.0,
        deviation: stored.deviation as f64 / 1000.0,
    }
}
