//! What I did so far: numbers, ratings, and everything that is kept of me as one file.

use super::Web;
use super::daily::my_days;
use super::games::newest;
use super::me::{me, my_devices};
use super::practice::my_bests;
use super::problem::{Body, Refused};
use super::tables::doc_of;
use super::who::Who;
use crate::counting::rating_of;
use crate::daily::OfDay;
use crate::store::people::{Decoding, StoredRating};
use crate::store::{Person, PersonWrite, Store, StoreError};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use enigma_protocol::GameKind;
use enigma_protocol::rest::{
    Export, GameNumbers, MyNumbers, MyRating, MyRatings, Problem, RatingStep, RatingWishes,
    SeatRating, SolvingNumbers, WordNumbers,
};
use enigma_puzzles::{Category, Grade};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The version of the form of an export.
const EXPORT: u32 = 1;
/// The most games that are exported.
const EXPORTED: u32 = 10_000;
/// So many of somebody's newest puzzles in games count.
const COUNTED: u32 = 1_000;
/// So many of everybody's newest puzzles of a category and grade count,
const OF_ALL: u32 = 1_000;
/// and at least so many: one must not learn from them how a single other person did.
const FEWEST_OF_ALL: usize = 30;
/// A median of fewer says nothing.
const FEWEST: usize = 5;
/// The most steps of a rating that are told.
const STEPS: u32 = 200;
/// How long what everybody needs counts as known, in milliseconds.
const KNOWN_FOR: u64 = 10 * 60 * 1000;

/// What everybody here needs for a puzzle, found anew now and then.
#[derive(Default)]
pub struct Usual(Mutex<Option<(u64, Arc<Medians>)>>);

/// By category and grade, in milliseconds; only where there are enough.
pub type Medians = BTreeMap<(Category, Grade), u64>;

impl Usual {
    /// What half of everybody's puzzles took at most.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn medians(&self, store: &dyn Store, now: u64) -> Result<Arc<Medians>, StoreError> {
        let known = self.lock().clone();
        if let Some((_, medians)) = known.filter(|(at, _)| now.saturating_sub(*at) < KNOWN_FOR) {
            return Ok(medians);
        }
        let mut medians = Medians::new();
        for category in Category::ALL {
            for grade in Grade::ALL {
                let times = store.solve_times(category, grade, OF_ALL).await?;
                if times.len() >= FEWEST_OF_ALL
                    && let Some(median) = median(times)
                {
                    medians.insert((category, grade), median);
                }
            }
        }
        let medians = Arc::new(medians);
        *self.lock() = Some((now, medians.clone()));
        Ok(medians)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<(u64, Arc<Medians>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many seconds a puzzle usually takes: as people here have shown, else as the model has it.
pub fn usual_seconds(medians: &Medians, category: Category, grade: Grade) -> u32 {
    let shown = medians.get(&(category, grade));
    let seconds = shown.map_or(grade.ordinary_seconds(), |&millis| millis as f64 / 1000.0);
    seconds.round() as u32
}

/// What half of them are at most.
fn median(mut values: Vec<u64>) -> Option<u64> {
    values.sort_unstable();
    values.get(values.len().saturating_sub(1) / 2).copied()
}

/// What I did so far.
#[utoipa::path(get, path = "/api/me/numbers", tag = "people", responses(
    (status = 200, body = MyNumbers), (status = 401, body = Problem)))]
pub async fn mine(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<MyNumbers>, Refused> {
    Ok(Json(my_numbers(&web, &person).await?))
}

async fn my_numbers(web: &Web, person: &Person) -> Result<MyNumbers, Refused> {
    let store = &web.shared.store;
    let profile = store.profile(&person.id).await?;
    let tallies = store.tallies_of(&person.id).await?;
    let did = store.decodings_of(&person.id).await?;
    let games = tallies.iter().map(|tally| GameNumbers {
        game: tally.kind,
        games: tally.games,
        wins: tally.wins,
        points: tally.points,
    });
    Ok(MyNumbers {
        since: profile.map_or(0, |profile| profile.created),
        games: games.collect(),
        solving: solving(web, person).await?,
        words: words(&did),
    })
}

fn words(did: &Decoding) -> Option<WordNumbers> {
    (*did != Decoding::default()).then_some(WordNumbers {
        words: did.words,
        found: did.found,
        questions: did.questions,
        guesses: did.guesses,
        coded: did.coded,
        coder_points: did.coder_points,
    })
}

/// Puzzles in games, and those of the days; one of a day that was only opened may still be solved.
async fn solving(web: &Web, person: &Person) -> Result<Vec<SolvingNumbers>, Refused> {
    let store = &web.shared.store;
    let mut all: BTreeMap<(Category, Grade), (u32, Vec<u64>)> = BTreeMap::new();
    for solve in store.solves_of(&person.id, COUNTED).await? {
        let (tried, times) = all.entry((solve.category, solve.grade)).or_default();
        *tried += 1;
        times.extend(solve.millis);
    }
    for daily in store.dailies_of(&person.id).await? {
        if let Some(seconds) = daily.seconds {
            let grade = OfDay::new(daily.day, daily.category).grade;
            let (tried, times) = all.entry((daily.category, grade)).or_default();
            *tried += 1;
            times.push(u64::from(seconds) * 1000);
        }
    }
    let now = web.shared.clock.calendar();
    let usual = web.usual.medians(&**store, now).await?;
    let summed = |((category, grade), (tried, times)): (_, (u32, Vec<u64>))| SolvingNumbers {
        category: Category::to_string(&category),
        grade: Grade::to_string(&grade),
        tried,
        solved: u32::try_from(times.len()).unwrap_or(u32::MAX),
        median: Some(times)
            .filter(|times| times.len() >= FEWEST)
            .and_then(median),
        median_of_all: usual.get(&(category, grade)).copied(),
    };
    Ok(all.into_iter().map(summed).collect())
}

/// My ratings, if I wish for them.
#[utoipa::path(get, path = "/api/me/ratings", tag = "people", responses(
    (status = 200, body = MyRatings), (status = 401, body = Problem)))]
pub async fn ratings(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<MyRatings>, Refused> {
    Ok(Json(my_ratings(&web, &person).await?))
}

/// Whether my games are rated from now on, and whether that is shown at tables.
#[utoipa::path(post, path = "/api/me/ratings", tag = "people", request_body = RatingWishes, responses(
    (status = 200, body = MyRatings), (status = 401, body = Problem)))]
pub async fn wish(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Body(RatingWishes { rates, shows }): Body<RatingWishes>,
) -> Result<Json<MyRatings>, Refused> {
    let wishes = PersonWrite::Wishes {
        person: person.id.clone(),
        rates,
        shows: shows && rates,
    };
    web.shared.store.write(vec![wishes.into()]).await?;
    Ok(Json(my_ratings(&web, &person).await?))
}

async fn my_ratings(web: &Web, person: &Person) -> Result<MyRatings, Refused> {
    let store = &web.shared.store;
    let profile = store.profile(&person.id).await?;
    let (rates, shows) = profile.map_or((false, false), |profile| (profile.rates, profile.shows));
    let mut ratings = Vec::new();
    for game in [GameKind::Circuit, GameKind::Cipher] {
        if !rates {
            break;
        }
        let mut steps = store.ratings_of(&person.id, game, STEPS).await?;
        steps.reverse();
        if let Some(last) = steps.last() {
            ratings.push(MyRating {
                game,
                games: last.n,
                steps: steps.iter().map(step).collect(),
            });
        }
    }
    Ok(MyRatings {
        rates,
        shows,
        ratings,
    })
}

/// How strong those at a table play who let it be seen there.
#[utoipa::path(get, path = "/api/tables/{code}/ratings", tag = "tables",
    params(("code" = String, Path, description = "The table's code, in any case")), responses(
    (status = 200, body = Vec<SeatRating>), (status = 404, body = Problem)))]
pub async fn at_table(
    State(web): State<Arc<Web>>,
    Path(code): Path<String>,
) -> Result<Json<Vec<SeatRating>>, Refused> {
    let table = doc_of(&web, &code).await?;
    let game = table.settings.game.kind();
    let mut ratings = Vec::new();
    for person in table.people() {
        let profile = web.shared.store.profile(person).await?;
        let shows = profile.is_some_and(|profile| profile.rates && profile.shows);
        let Some(seat) = table.seats_of(person).next().filter(|_| shows) else {
            continue;
        };
        let last = web.shared.store.ratings_of(person, game, 1).await?;
        ratings.extend(last.first().map(rating_of).map(|rating| SeatRating {
            seat: seat.0,
            rating: rating.mean,
            within: rating.shown(),
        }));
    }
    Ok(Json(ratings))
}

fn step(stored: &StoredRating) -> RatingStep {
    let rating = rating_of(stored);
    RatingStep {
        id: stored.game.to_string(),
        at: stored.at,
        rating: rating.mean,
        within: rating.shown(),
    }
}

/// Everything that is kept of me, as a file.
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses(
    (status = 200, body = Export), (status = 401, body = Problem)))]
pub async fn export(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    let export = Export {
        enigma_export: EXPORT,
        at: web.shared.clock.calendar(),
        games: newest(&web, &person, EXPORTED).await?,
        numbers: my_numbers(&web, &person).await?,
        ratings: my_ratings(&web, &person).await?,
        days: my_days(&web, &person).await?,
        practice: my_bests(&web, &person).await?,
        devices: my_devices(&web, &person, &headers).await?,
        me: me(person),
    };
    let name = "attachment; filename=\"enigma.json\"";
    Ok(([(CONTENT_DISPOSITION, name)], Json(export)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_says_what_is_usual_until_people_have_shown_it() {
        let mut medians = Medians::new();
        let usual = |medians: &Medians| usual_seconds(medians, Category::Weight, Grade::Medium);
        assert_eq!(usual(&medians), 40);
        medians.insert((Category::Weight, Grade::Medium), 33_400);
        assert_eq!(usual(&medians), 33);
    }

    #[test]
    fn half_of_them_are_at_most_the_median() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![7]), Some(7));
        assert_eq!(median(vec![9, 1, 5]), Some(5));
        assert_eq!(median(vec![9, 1, 5, 3]), Some(3));
    }
}
