//! Practice and the puzzles of the day over real HTTP.

use crate::common::rest::{NOON, post, refused};
use crate::common::{Act, counter_server, person, seated, settings};
use enigma_client::{AtTable, Client};
use enigma_protocol::puzzles::{
    BestTime, Daily, DailyResult, DailyTimes, Hint, MyDays, NamedPuzzle, Solved, Step,
};
use enigma_puzzles::{Advice, Category, Grade, Puzzle, Solution};
use enigma_server::clock::Clock;
use enigma_server::daily::DAY;
use serde_json::{Value, json};
use std::time::Duration;

async fn solution_of(client: &Client, puzzle: &Value) -> Value {
    let body = json!({"puzzle": puzzle});
    let solved: Solved = post(client, "/api/puzzles/solve", &body).await;
    solved.solution.unwrap().json()
}

/// Solves one of the puzzles of a day, saying that it took so many seconds.
async fn solve(client: &Client, day: u32, category: usize, seconds: u32) -> DailyTimes {
    let daily: Daily = client.get(&format!("/api/daily/{day}")).await.unwrap();
    let puzzle = &daily.puzzles[category];
    open(client, day, puzzle.category.name()).await;
    let draft = solution_of(client, &puzzle.puzzle.to_json()).await;
    let path = format!("/api/daily/{day}/{}", puzzle.category);
    let body = json!({"draft": draft, "seconds": seconds});
    post(client, &path, &body).await
}

async fn open(client: &Client, day: u32, category: &str) -> DailyResult {
    let path = format!("/api/daily/{day}/{category}/open");
    post(client, &path, &json!({})).await
}

async fn streak(client: &Client) -> (u32, u32) {
    let mine: MyDays = client.get("/api/me/daily").await.unwrap();
    (mine.streak, mine.longest)
}

#[tokio::test]
async fn two_servers_give_everybody_the_same_puzzles() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut answers = Vec::new();
    for folder in &folders {
        let server = counter_server(folder.path(), 2, Clock::by_hand(NOON)).await;
        let client = Client::new(&server.address().to_string());
        let today: Daily = client.get("/api/daily").await.unwrap();
        let by_number: Daily = client.get("/api/daily/20772").await.unwrap();
        assert_eq!(today, by_number);
        assert_eq!((today.day, today.today), (20772, 20772));
        let categories: Vec<_> = today.puzzles.iter().map(|p| p.category.name()).collect();
        assert_eq!(categories, ["weight", "fragment", "conduit", "angular"]);
        answers.push(today);
        server.stop().await;
    }
    assert_eq!(answers[0], answers[1]);
    for puzzle in &answers[0].puzzles {
        let named: Puzzle = puzzle.name.parse().unwrap();
        assert_eq!(named, puzzle.puzzle);
    }
}

#[tokio::test]
async fn days_to_come_and_things_that_are_not_there_are_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::by_hand(NOON)).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    for (path, status, name) in [
        ("/api/daily/20773", 400, "not_yet"),
        ("/api/daily/20773/weight", 400, "not_yet"),
        ("/api/daily/tomorrow", 404, "no_such_day"),
        ("/api/daily/20772/gravity", 404, "no_such_puzzle"),
        ("/api/puzzles/weight/horrid/1", 404, "no_such_puzzle"),
        ("/api/puzzles/weight/easy/-1", 404, "no_such_puzzle"),
    ] {
        let answer = refused(&mara, "GET", path, None).await;
        assert_eq!(answer, (status, name.into()), "{path}");
    }
    let scale = "weight:5/13,6|5,7";
    let unfinished = json!({"category": "weight", "left": [1, 0], "right": [0, 0]});
    for (path, body, status, name) in [
        (
            "/api/puzzles/solve",
            json!({"puzzle": "weight"}),
            400,
            "malformed_puzzle",
        ),
        (
            "/api/puzzles/advise",
            json!({"puzzle": scale, "draft": {}}),
            400,
            "malformed_draft",
        ),
        (
            "/api/puzzles/hint",
            json!({"puzzle": scale, "draft": []}),
            400,
            "malformed_draft",
        ),
        (
            "/api/me/practice",
            json!({"name": scale, "draft": {}, "seconds": 1}),
            400,
            "malformed_puzzle",
        ),
        ("/api/daily/20773/weight/open", json!({}), 400, "not_yet"),
        (
            "/api/daily/20772/weight",
            json!({"draft": {}, "seconds": 1}),
            400,
            "malformed_draft",
        ),
    ] {
        let answer = refused(&mara, "POST", path, Some(&body)).await;
        assert_eq!(answer, (status, name.into()), "{path}");
    }
    let NamedPuzzle { name, puzzle, .. } = mara.get("/api/puzzles/weight/easy/1").await.unwrap();
    let json = puzzle.to_json();
    let cups = |side: &str| vec![0; json[side].as_array().unwrap().len()];
    let empty = json!({"category": "weight", "left": cups("left"), "right": cups("right")});
    let body = json!({"name": name, "draft": empty, "seconds": 1});
    let answer = refused(&mara, "POST", "/api/me/practice", Some(&body)).await;
    assert_eq!(answer, (409, "not_solved".into()));
    let nobody = Client::new(&address);
    let body = json!({"draft": unfinished, "seconds": 1});
    let answer = refused(&nobody, "POST", "/api/daily/20772/weight", Some(&body)).await;
    assert_eq!(answer, (401, "no_name".into()));
    assert_eq!(streak(&mara).await, (0, 0));
    server.stop().await;
}

#[tokio::test]
async fn opened_before_midnight_it_counts_for_its_own_day_and_the_archive_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(NOON);
    let server = counter_server(folder.path(), 2, clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    solve(&mara, 20772, 0, 21).await;
    assert_eq!(streak(&mara).await, (1, 1));

    // A minute before the next midnight: opened, but solved two minutes later.
    clock.turn(Duration::from_millis(DAY + DAY / 2 - 60_000));
    assert!(open(&mara, 20773, "fragment").await.counts);
    clock.turn(Duration::from_secs(120));
    let today: Daily = mara.get("/api/daily").await.unwrap();
    assert_eq!(today.day, 20774);
    assert_eq!(streak(&mara).await, (0, 1), "a whole day is missing");
    solve(&mara, 20773, 1, 119).await;
    assert_eq!(streak(&mara).await, (2, 2), "it is there again");

    // Another puzzle of that day, opened only now, is solved but does not count.
    assert!(!open(&mara, 20773, "angular").await.counts);
    solve(&mara, 20774, 3, 40).await;
    assert_eq!(streak(&mara).await, (3, 3));
    clock.turn(Duration::from_millis(2 * DAY));
    solve(&mara, 20775, 3, 40).await;
    assert_eq!(streak(&mara).await, (0, 3), "too late for day 20775");
    server.stop().await;
}

#[tokio::test]
async fn the_first_time_stays_and_no_more_is_believed_than_the_clock_says() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(NOON);
    let server = counter_server(folder.path(), 2, clock.clone()).await;
    let address = server.address().to_string();
    let (mara, tomas) = (
        person(&address, "Mara").await,
        person(&address, "Tomáš").await,
    );
    open(&mara, 20772, "weight").await;
    clock.turn(Duration::from_secs(50));
    assert_eq!(solve(&mara, 20772, 0, 9_999).await.mine, Some(50));
    assert_eq!(solve(&mara, 20772, 0, 3).await.mine, Some(50));
    open(&tomas, 20772, "weight").await;
    clock.turn(Duration::from_secs(400));
    let times = solve(&tomas, 20772, 0, 20).await;
    assert_eq!((times.mine, times.slower), (Some(20), 1));
    let expected = [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    assert_eq!(times.people, expected);
    let seen: DailyTimes = mara.get("/api/daily/20772/weight").await.unwrap();
    assert_eq!((seen.mine, seen.slower), (Some(50), 0));
    let stranger: DailyTimes = Client::new(&address)
        .get("/api/daily/20772/weight")
        .await
        .unwrap();
    assert_eq!((stranger.mine, stranger.slower), (None, 0));
    server.stop().await;

    let server = counter_server(folder.path(), 2, clock).await;
    let cookie = mara.cookie().unwrap();
    let mara = Client::with_cookie(&server.address().to_string(), cookie);
    let mine: MyDays = mara.get("/api/me/daily").await.unwrap();
    assert_eq!(mine.results[0].seconds, Some(50), "kept over a restart");
    server.stop().await;
}

#[tokio::test]
async fn practice_gives_advice_hints_solutions_and_keeps_best_times() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::by_hand(NOON)).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let made: NamedPuzzle = mara.get("/api/puzzles/conduit/hard/4711").await.unwrap();
    assert_eq!(made.name, "conduit/hard#4711");
    let puzzle: Puzzle = made.name.parse().unwrap();
    assert_eq!(made.puzzle, puzzle);

    let mut draft = puzzle.solve().unwrap().part(0);
    let mut steps = 0;
    loop {
        let body = json!({"puzzle": made.puzzle, "draft": draft});
        let advice: Advice = post(&mara, "/api/puzzles/advise", &body).await;
        assert_eq!(
            (advice.laid, advice.solved),
            (steps, steps == puzzle.pieces())
        );
        assert!(advice.bad.is_empty(), "a right piece lies well");
        let hint: Hint = post(&mara, "/api/puzzles/hint", &body).await;
        if hint.step.is_none() {
            break;
        }
        assert_eq!(hint.step, Some(Step::Lay));
        draft = hint.draft;
        steps += 1;
    }
    let solution = solution_of(&mara, &json!(made.name)).await;
    assert_eq!(
        puzzle.check(&Solution::from_json(&solution).unwrap()),
        Ok(())
    );

    for (seconds, best) in [(80, 80), (45, 45), (60, 45)] {
        let body = json!({"name": made.name, "draft": solution, "seconds": seconds});
        let answer: BestTime = post(&mara, "/api/me/practice", &body).await;
        assert_eq!(answer.seconds, best);
    }
    let bests: Vec<BestTime> = mara.get("/api/me/practice").await.unwrap();
    let expected = BestTime {
        category: Category::Conduit,
        grade: Grade::Hard,
        seconds: 45,
    };
    assert_eq!(bests, [expected]);
    server.stop().await;
}

/// The machine's clock was set forward by an hour and ten rounds were played out by lot at once; set back, and
/// a clock showed 3,896 seconds.
#[tokio::test]
async fn whoever_sets_the_calendar_changes_the_day_and_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(NOON);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    let deadline = |table: &AtTable| table.view().unwrap()["deadline"].clone();
    let first = deadline(&seated.tables[0]);
    let client = Client::new(&address);
    for step in [DAY as i64, -(DAY as i64), 3_600_000, -7_200_000] {
        clock.step_calendar(step);
        let daily: Daily = client.get("/api/daily").await.unwrap();
        assert_eq!(daily.today, if step == DAY as i64 { 20773 } else { 20772 });
        let me = &mut seated.tables[0];
        me.act(None, &Act::Push { by: 0 }).await.unwrap();
        assert_eq!(
            (me.seq(), deadline(me)),
            (0, first.clone()),
            "nothing happened"
        );
    }
    clock.turn(Duration::from_secs(10));
    let me = &mut seated.tables[0];
    me.until(|me| me.seq() == 1).await.unwrap();
    server.stop().await;
}

/// A solution that came out of nowhere counted, with 0 seconds.
#[tokio::test]
async fn a_puzzle_of_the_day_counts_only_when_it_was_opened_and_takes_some_time() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::by_hand(NOON)).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let daily: Daily = mara.get("/api/daily").await.unwrap();
    let draft = solution_of(&mara, &daily.puzzles[0].puzzle.to_json()).await;
    let body = json!({"draft": draft, "seconds": 0});
    let path = "/api/daily/20772/weight";
    let unopened = refused(&mara, "POST", path, Some(&body)).await;
    assert_eq!(unopened, (409, "not_opened".into()));
    assert_eq!(streak(&mara).await, (0, 0));
    open(&mara, 20772, "weight").await;
    let times: DailyTimes = post(&mara, path, &body).await;
    assert_eq!(times.mine, Some(1));
    server.stop().await;
}
