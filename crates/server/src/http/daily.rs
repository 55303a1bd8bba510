//! The puzzles of the day: what they are, who solved them, and how fast.

use super::Web;
use super::problem::{Body, Refused};
use super::puzzles::{named, read_draft, work};
use super::who::{MaybeWho, Who};
use crate::daily::{OfDay, Streak, counts, day_at};
use crate::store::{DailyKey, Person, StoredDaily, Write};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use enigma_protocol::puzzles::{Daily, DailyResult, DailySolution, DailyTimes, MyDays};
use enigma_protocol::rest::Problem;
use enigma_puzzles::{Category, UnknownCategory};
use enigma_table::PersonId;
use std::sync::Arc;

/// The width of a step in the counts of times, and how many steps there are before all the rest.
const STEP: u32 = 15;
const STEPS: usize = 12;
/// So many people's times are looked at.
pub(super) const PEOPLE: u32 = 10_000;

/// Today's puzzles, one of each category. A day ends at midnight UTC.
#[utoipa::path(get, path = "/api/daily", tag = "puzzles of the day", responses((status = 200, body = Daily)))]
pub async fn today(State(web): State<Arc<Web>>) -> Result<Json<Daily>, Refused> {
    let today = day_at(web.shared.clock.calendar());
    Ok(Json(daily(today, today).await?))
}

/// The puzzles of a day that has begun.
#[utoipa::path(get, path = "/api/daily/{day}", tag = "puzzles of the day",
    params(("day" = String, Path, description = "Days since 1970 in UTC; not in the future")), responses(
    (status = 200, body = Daily), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn of_day(
    State(web): State<Arc<Web>>,
    Path(day): Path<String>,
) -> Result<Json<Daily>, Refused> {
    let today = day_at(web.shared.clock.calendar());
    Ok(Json(daily(begun(&day, today)?, today).await?))
}

/// How everybody did with a puzzle of a day.
#[utoipa::path(get, path = "/api/daily/{day}/{category}", tag = "puzzles of the day", params(
    ("day" = String, Path, description = "Days since 1970 in UTC; not in the future"),
    ("category" = String, Path, description = "weight, fragment, conduit or angular")), responses(
    (status = 200, body = DailyTimes), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn times(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    Path(which): Path<(String, String)>,
) -> Result<Json<DailyTimes>, Refused> {
    let (day, category) = read_which(&web, &which)?;
    let mine = match who {
        Some(person) => find(&web, &person.id, day, category).await?,
        None => None,
    };
    let mine = mine.and_then(|mine| mine.seconds);
    Ok(Json(all_times(&web, day, category, mine).await?))
}

/// Opens a puzzle of a day. Whoever does so before midnight may solve it later, and it counts for its day.
#[utoipa::path(post, path = "/api/daily/{day}/{category}/open", tag = "puzzles of the day", params(
    ("day" = String, Path, description = "Days since 1970 in UTC; not in the future"),
    ("category" = String, Path, description = "weight, fragment, conduit or angular")), responses(
    (status = 200, body = DailyResult), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem)))]
pub async fn open(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(which): Path<(String, String)>,
) -> Result<Json<DailyResult>, Refused> {
    let (day, category) = read_which(&web, &which)?;
    let opened = opened(&web, &person.id, day, category).await?;
    Ok(Json(result(&opened)))
}

/// Reports that a puzzle of a day is solved. The first time counts.
#[utoipa::path(post, path = "/api/daily/{day}/{category}", tag = "puzzles of the day", request_body = DailySolution, params(
    ("day" = String, Path, description = "Days since 1970 in UTC; not in the future"),
    ("category" = String, Path, description = "weight, fragment, conduit or angular")), responses(
    (status = 200, body = DailyTimes), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem, description = "Not a solution, or not opened before")))]
pub async fn solved(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(which): Path<(String, String)>,
    Body(DailySolution { draft, seconds }): Body<DailySolution>,
) -> Result<Json<DailyTimes>, Refused> {
    let (day, category) = read_which(&web, &which)?;
    work(move || {
        let puzzle = OfDay::new(day, category).puzzle();
        puzzle
            .check(&read_draft(&puzzle, &draft)?)
            .map_err(not_solved)
    })
    .await??;
    let opened = find(&web, &person.id, day, category).await?;
    let opened = opened.ok_or_else(not_opened)?;
    let now = web.shared.clock.calendar();
    let at_most = now.saturating_sub(opened.opened).div_ceil(1000);
    // Nobody solves a puzzle in no time.
    let seconds = seconds.min(u32::try_from(at_most).unwrap_or(u32::MAX));
    let seconds = seconds.max(1);
    let key = key(&person.id, day, category);
    let write = Write::SolveDaily(key, seconds);
    web.shared.store.write(vec![write]).await?;
    let mine = opened.seconds.unwrap_or(seconds);
    Ok(Json(all_times(&web, day, category, Some(mine)).await?))
}

/// What I did with the puzzles of the days, and my streak.
#[utoipa::path(get, path = "/api/me/daily", tag = "puzzles of the day", responses(
    (status = 200, body = MyDays), (status = 401, body = Problem)))]
pub async fn mine(State(web): State<Arc<Web>>, Who(person): Who) -> Result<Json<MyDays>, Refused> {
    Ok(Json(my_days(&web, &person).await?))
}

pub(super) async fn my_days(web: &Web, person: &Person) -> Result<MyDays, Refused> {
    let today = day_at(web.shared.clock.calendar());
    let dailies = web.shared.store.dailies_of(&person.id).await?;
    let words = web.shared.store.words_of(&person.id).await?;
    let puzzles = dailies
        .iter()
        .filter(|daily| daily.seconds.is_some())
        .map(|daily| (daily.day, daily.opened));
    let found = words
        .iter()
        .filter(|word| word.found == Some(true))
        .map(|word| (word.day, word.opened));
    let counting = puzzles
        .chain(found)
        .filter(|&(day, opened)| counts(day, opened));
    let streak = Streak::of(&counting.map(|(day, _)| day).collect(), today);
    Ok(MyDays {
        today,
        streak: streak.now,
        longest: streak.longest,
        results: dailies.iter().map(result).collect(),
        words: words.iter().map(super::words::mine).collect(),
    })
}

fn not_opened() -> Refused {
    let text =
        "open the puzzle first (POST /api/daily/{day}/{category}/open): its time runs from then on";
    Refused::new(StatusCode::CONFLICT, "not_opened", text)
}

pub(super) fn not_solved(reason: enigma_puzzles::Reason) -> Refused {
    let text = format!("the draft is no solution: {reason}");
    Refused::new(StatusCode::CONFLICT, "not_solved", text)
}

async fn daily(day: u32, today: u32) -> Result<Daily, Refused> {
    let puzzles =
        work(move || OfDay::all(day).map(|puzzle| named(puzzle.name(), puzzle.grade))).await?;
    Ok(Daily {
        day,
        today,
        puzzles: puzzles.into(),
    })
}

pub(super) fn begun(day: &str, today: u32) -> Result<u32, Refused> {
    let day: u32 = day
        .parse()
        .map_err(|_| Refused::missing("no_such_day", "day: must be days since 1970"))?;
    if day > today {
        return Err(Refused::bad("not_yet", "that day has not begun"));
    }
    Ok(day)
}

fn read_which(web: &Web, (day, category): &(String, String)) -> Result<(u32, Category), Refused> {
    let category = category
        .parse()
        .map_err(|error: UnknownCategory| Refused::missing("no_such_puzzle", &error.to_string()))?;
    Ok((begun(day, day_at(web.shared.clock.calendar()))?, category))
}

fn key(person: &PersonId, day: u32, category: Category) -> DailyKey {
    DailyKey {
        person: person.clone(),
        day,
        category,
    }
}

async fn find(
    web: &Web,
    person: &PersonId,
    day: u32,
    category: Category,
) -> Result<Option<StoredDaily>, Refused> {
    let dailies = web.shared.store.dailies_of(person).await?;
    let mut found = dailies.into_iter();
    Ok(found.find(|daily| (daily.day, daily.category) == (day, category)))
}

/// Opens the puzzle unless it is open already.
async fn opened(
    web: &Web,
    person: &PersonId,
    day: u32,
    category: Category,
) -> Result<StoredDaily, Refused> {
    let now = web.shared.clock.calendar();
    let write = Write::OpenDaily(key(person, day, category), now);
    web.shared.store.write(vec![write]).await?;
    find(web, person, day, category)
        .await?
        .ok_or_else(|| Refused::internal("what was written is not there"))
}

fn result(daily: &StoredDaily) -> DailyResult {
    DailyResult {
        day: daily.day,
        category: daily.category,
        opened: daily.opened,
        seconds: daily.seconds,
        counts: counts(daily.day, daily.opened),
    }
}

async fn all_times(
    web: &Web,
    day: u32,
    category: Category,
    mine: Option<u32>,
) -> Result<DailyTimes, Refused> {
    let times = web.shared.store.daily_times(day, category, PEOPLE).await?;
    let mut people = vec![0; STEPS + 1];
    for seconds in &times {
        people[((seconds / STEP) as usize).min(STEPS)] += 1;
    }
    let slower = times.iter().filter(|&&seconds| Some(seconds) > mine);
    let slower = u32::try_from(slower.count()).unwrap_or(u32::MAX);
    Ok(DailyTimes {
        people,
        mine,
        slower: if mine.is_some() { slower } else { 0 },
    })
}
