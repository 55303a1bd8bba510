//! Whole games of bots, and bots in any position that chance leads to.

use enigma_bots::cipher::knowledge::consistent;
use enigma_bots::cipher::lexicon::Lexicon;
use enigma_bots::cipher::{self, CipherBot};
use enigma_bots::circuit::{self, CircuitBot};
use enigma_bots::simulation::{Played, play};
use enigma_bots::{Bot, Level, Plan};
use enigma_cipher::{Cipher, Language, StageView};
use enigma_circuit::view::PhaseView;
use enigma_circuit::{Action, Circuit, Clocks};
use enigma_game::record::{Header, Record};
use enigma_game::{
    Attendance, Chance, Game, Happening, Millis, Outcome, Seat, Seats, Seed, Setup, Viewer,
};
use enigma_puzzles::{Deck, DeckOptions, Puzzle};
use proptest::prelude::*;
use std::sync::{Arc, LazyLock, Mutex};

type RealCircuit = Circuit<Puzzle>;

static CIRCUIT_OPTIONS: LazyLock<enigma_circuit::Options<Puzzle>> =
    LazyLock::new(|| enigma_circuit::Options::with_deck(&Deck::deal(3, &DeckOptions::default())));

fn circuit_player(number: u64) -> circuit::Player {
    let others = [circuit::Player::ShortSighted, circuit::Player::Careful];
    let levels = Level::ALL.map(circuit::Player::Level).into_iter();
    let all: Vec<_> = levels.chain(others).collect();
    all[number as usize % all.len()]
}

fn cipher_player(number: u64) -> cipher::Player {
    let levels = Level::ALL.map(cipher::Player::Level).into_iter();
    let all: Vec<_> = levels.chain([cipher::Player::RandomAsker]).collect();
    all[number as usize % all.len()]
}

fn setup<G: Game>(seats: u64, seed: u64, options: G::Options) -> Setup<G::Options> {
    Setup {
        rules: G::RULES,
        seats: Seats::new(seats).unwrap(),
        seed: Seed::from_number(seed),
        options,
    }
}

fn circuit_bots(seats: u64, seed: u64) -> Vec<Box<dyn Bot<RealCircuit>>> {
    let bot = |seat: u64| -> Box<dyn Bot<RealCircuit>> {
        let player = circuit_player(seed / 3 + seat);
        Box::new(CircuitBot::new(player, Seed::from_number(seed + seat)))
    };
    (0..seats).map(bot).collect()
}

fn cipher_bots(seats: u64, seed: u64) -> Vec<Box<dyn Bot<Cipher>>> {
    let bot = |seat: u64| -> Box<dyn Bot<Cipher>> {
        let player = cipher_player(seed / 3 + seat);
        Box::new(CipherBot::new(player, Seed::from_number(seed + seat)))
    };
    (0..seats).map(bot).collect()
}

fn cipher_options(seed: u64) -> enigma_cipher::Options {
    enigma_cipher::Options {
        length: 3 + (seed % 4) as u8,
        language: Some(Language::ALL[(seed / 4 % 4) as usize]),
        ..enigma_cipher::Options::default()
    }
}

fn play_circuit(seats: u64, seed: u64) -> Played<RealCircuit> {
    let setup = setup::<RealCircuit>(seats, seed, CIRCUIT_OPTIONS.clone());
    play(setup, &mut circuit_bots(seats, seed), |_| ()).unwrap_or_else(|fault| panic!("{fault}"))
}

fn play_cipher(seats: u64, seed: u64) -> Played<Cipher> {
    let setup = setup::<Cipher>(seats, seed, cipher_options(seed));
    play(setup, &mut cipher_bots(seats, seed), |_| ()).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn games_of_circuit_end_with_a_winner_and_their_records_replay() {
    for seed in 0..3 {
        let played = play_circuit(2 + seed % 3, seed);
        assert!(played.outcome.points.iter().any(|&points| points >= 15));
        replays(
            setup::<RealCircuit>(2 + seed % 3, seed, CIRCUIT_OPTIONS.clone()),
            &played,
        );
    }
}

#[test]
fn games_of_cipher_end_and_their_records_replay() {
    for seed in 0..8 {
        let played = play_cipher(2 + seed % 3, seed);
        replays(
            setup::<Cipher>(2 + seed % 3, seed, cipher_options(seed)),
            &played,
        );
    }
}

fn replays<G: Game + std::fmt::Debug>(setup: Setup<G::Options>, played: &Played<G>) {
    let record = Record::<G> {
        header: Header::default(),
        setup,
        entries: played.entries.clone(),
        end: Some(played.outcome.clone()),
    };
    let again = Record::<G>::from_text(&record.to_text()).unwrap();
    again.replay(|_, _, _| ()).unwrap();
}

/// K-24, K-25, K-30: whatever lies open, and however segments are counted, the word is among those
/// that it allows.
#[test]
fn the_secret_word_is_always_consistent_with_the_board() {
    for seed in 0..4 {
        let setup = setup::<Cipher>(2 + seed % 3, seed, cipher_options(seed));
        let played = play_cipher(2 + seed % 3, seed);
        let lexicon = Lexicon::of(&setup.options);
        let record = Record::<Cipher> {
            header: Header::default(),
            setup,
            entries: played.entries.clone(),
            end: Some(played.outcome.clone()),
        };
        let mut boards = Vec::new();
        let replayed = record.replay(|_, _, game| {
            let view = game.view(Viewer::Spectator);
            if let StageView::Decode(board) = view.stage {
                boards.push((view.round, board));
            }
        });
        assert!(replayed.is_ok());
        for (round, board) in boards {
            let result = &played.view.sheet[usize::from(round) - 1];
            let word = lexicon.find(result.word.unwrap()).unwrap();
            assert!(consistent(&lexicon, &board, true).has(word), "{result:?}");
        }
    }
}

/// Notes how long a bot means to think before it names a word that has just come to its mind.
struct Watched {
    bot: CipherBot,
    meant: Option<enigma_cipher::Action>,
    thought: Arc<Mutex<Vec<Millis>>>,
}

impl Bot<Cipher> for Watched {
    fn plan(&mut self, view: &enigma_cipher::View, now: Millis) -> Plan<enigma_cipher::Action> {
        let plan = self.bot.plan(view, now);
        if let Plan::Act { action, at } = &plan {
            let names = matches!(action, enigma_cipher::Action::Deduce { .. });
            if names && self.meant.as_ref() != Some(action) {
                self.thought.lock().unwrap().push(at.since(now));
            }
            self.meant = Some(action.clone());
        }
        plan
    }
}

/// Nobody is beaten by the reflexes of a bot: after the answer that tells the word it thinks as long as a person.
#[test]
fn a_bot_names_the_word_no_sooner_than_a_person_would() {
    for (seed, level) in (0..).zip(Level::ALL) {
        let thought = Arc::new(Mutex::new(Vec::new()));
        let bot = |seat| -> Box<dyn Bot<Cipher>> {
            Box::new(Watched {
                bot: CipherBot::new(level, Seed::from_number(seed + seat)),
                meant: None,
                thought: thought.clone(),
            })
        };
        let options = enigma_cipher::Options {
            clocks: enigma_cipher::Clocks::off(),
            ..cipher_options(seed)
        };
        let mut bots: Vec<_> = (0..3).map(bot).collect();
        play(setup::<Cipher>(3, seed, options), &mut bots, |_| ())
            .unwrap_or_else(|fault| panic!("{fault}"));
        let thought = thought.lock().unwrap();
        assert!(!thought.is_empty(), "{level}");
        for &time in thought.iter() {
            let person = Millis::from_secs(8)..=Millis::from_secs(15);
            assert!(person.contains(&time), "{level}: {time}");
        }
    }
}

#[test]
fn the_same_seeds_play_the_same_game() {
    let (one, other) = (play_circuit(3, 8), play_circuit(3, 8));
    assert_eq!(one.entries, other.entries);
    let (one, other) = (play_cipher(3, 9), play_cipher(3, 9));
    assert_eq!(one.entries, other.entries);
    assert_ne!(play_cipher(3, 9).entries, play_cipher(3, 21).entries);
}

#[test]
fn bots_show_their_progress_piece_by_piece() {
    let played = play_circuit(2, 4);
    let drafts = played.entries.iter().filter(|entry| {
        let text = serde_json::to_string(&entry.what).unwrap();
        text.contains("draft")
    });
    // A puzzle has at least three pieces; most rounds have two solvers.
    assert!(drafts.count() as u32 > 3 * played.view.round);
}

/// Two who have just begun to solve.
fn solving(seed: u64) -> RealCircuit {
    let setup = setup::<RealCircuit>(2, seed, CIRCUIT_OPTIONS.clone());
    let (mut game, _) = RealCircuit::start(setup).unwrap();
    while let PhaseView::Choosing { seat, .. } = game.view(Viewer::Spectator).phase {
        let own = game.view(Viewer::Seat(seat)).you.unwrap();
        let category = own.choices[0];
        let chosen = Happening::Act(seat, Action::Choose { category });
        game.happen(chosen, Millis(1_000)).unwrap();
    }
    game
}

#[test]
fn a_bot_that_takes_a_seat_late_takes_its_time_from_then_on() {
    for seed in 0..10 {
        let game = solving(seed);
        let view = game.view(Viewer::Seat(Seat(1)));
        let plan = |now: Millis| {
            let bot = CircuitBot::new(circuit_player(seed), Seed::from_number(seed));
            match bot.without_progress().plan(&view, now) {
                Plan::Act { at, .. } => at.since(now),
                _ => panic!("it means to do something"),
            }
        };
        assert_eq!(plan(Millis(91_000)), plan(Millis(1_000)), "seed {seed}");
    }
}

#[test]
fn a_bot_that_people_wait_for_ends_soon_what_it_would_have_ended_later() {
    let mut ends = [0, 0];
    for seed in 0..40 {
        let mut game = solving(seed);
        // Who is done has solved, so that the sand runs, or has given up.
        let person = game
            .view(Viewer::Seat(Seat(0)))
            .you
            .unwrap()
            .puzzle
            .unwrap();
        let draft = person.solve().unwrap();
        let done = if seed % 2 == 0 {
            Action::GiveUp
        } else {
            Action::Draft { draft }
        };
        let now = Millis(3_000);
        game.happen(Happening::Act(Seat(0), done), now).unwrap();
        let view = game.view(Viewer::Seat(Seat(1)));
        let PhaseView::Solving { deadline, .. } = view.phase else {
            panic!("the other is still at work");
        };
        let bot =
            || CircuitBot::new(circuit_player(seed), Seed::from_number(seed)).without_progress();
        let (mut patient, mut awaited) = (bot(), bot());
        awaited.awaited(true);
        let (Plan::Act { action, at: later }, Plan::Act { action: soon, at }) =
            (patient.plan(&view, now), awaited.plan(&view, now))
        else {
            panic!("both mean to do something");
        };
        assert!(
            at <= later && at <= now.after(Millis(10_000)),
            "{at} {later}"
        );
        let in_time = deadline.is_none_or(|deadline| later <= deadline);
        let expected = if in_time { action } else { Action::GiveUp };
        assert_eq!(soon, expected, "seed {seed}");
        ends[usize::from(soon == Action::GiveUp)] += 1;
    }
    assert!(
        ends.iter().all(|&each| each > 2),
        "both ends occur: {ends:?}"
    );
}

#[test]
fn a_table_without_clocks_is_not_stalled_by_bots() {
    let mut options = CIRCUIT_OPTIONS.clone();
    options.clocks = Clocks {
        choose: None,
        sand_timer: None,
        cap: None,
        place: None,
    };
    let played = play(
        setup::<RealCircuit>(4, 5, options),
        &mut circuit_bots(4, 5),
        |_| (),
    );
    assert!(played.is_ok());
    let mut options = cipher_options(6);
    options.clocks = enigma_cipher::Clocks::off();
    let played = play::<Cipher>(
        setup::<Cipher>(3, 6, options),
        &mut cipher_bots(3, 6),
        |_| (),
    );
    assert!(played.is_ok());
}

/// A spark does not know the word after three segments.
#[test]
fn a_spark_names_no_word_early() {
    let mut early = 0;
    for seed in 0..30 {
        let options = enigma_cipher::Options::default();
        let bot = |seat: u64| -> Box<dyn Bot<Cipher>> {
            let seed = Seed::from_number(1_000 + 2 * seed + seat);
            Box::new(CipherBot::new(Level::Spark, seed))
        };
        let mut placed = 0;
        let mut bots = vec![bot(0), bot(1)];
        let played = play::<Cipher>(setup::<Cipher>(2, seed, options), &mut bots, |step| {
            for event in &step.events {
                match event {
                    enigma_cipher::Event::RoundBegan { .. } => placed = 0,
                    enigma_cipher::Event::Asked { yes: true, .. } => placed += 1,
                    enigma_cipher::Event::Deduced { .. } if placed <= 3 => early += 1,
                    _ => {}
                }
            }
        });
        assert!(played.is_ok());
    }
    assert_eq!(early, 0);
}

/// Somebody who does anything that is allowed, and a bot that is asked at every moment.
fn never_refused<G: Game>(
    setup: Setup<G::Options>,
    bots: &mut [Box<dyn Bot<G>>],
    chance: &mut Chance,
    steps: usize,
) -> Result<Option<Outcome>, TestCaseError> {
    let (mut game, _) =
        G::start(setup).map_err(|refusal| TestCaseError::fail(refusal.to_string()))?;
    let mut now = Millis::ZERO;
    for _ in 0..steps {
        if game.outcome().is_some() {
            break;
        }
        let seats = bots.len() as u64;
        let seat = Seat(chance.below(seats) as u8);
        match chance.below(24) {
            // Now and then somebody goes, comes back, or a bot takes over; time passes.
            0 => drop(game.attend(seat, Attendance::Away, now)),
            1 => drop(game.attend(seat, Attendance::Back, now)),
            2 => drop(game.attend(seat, Attendance::Bot, now)),
            3 if chance.below(8) == 0 => drop(game.attend(seat, Attendance::Left, now)),
            4 => {
                if let Some(deadline) = game.next_deadline() {
                    now = deadline.max(now);
                    game.wake(now);
                }
            }
            _ => {
                let view = game.view(Viewer::Seat(seat));
                if let Plan::Act { action, at } = bots[seat.index()].plan(&view, now) {
                    now = at.max(now);
                    let late = game.next_deadline().is_some_and(|deadline| deadline < now);
                    if late {
                        game.wake(now);
                        continue;
                    }
                    let judged = game.act(seat, action.clone(), now);
                    if let Err(refusal) = judged {
                        return Err(TestCaseError::fail(format!("{action:?}: {refusal}")));
                    }
                }
            }
        }
    }
    Ok(game.outcome())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn no_circuit_bot_is_ever_refused(seats in 2u64..=4, seed in 0u64..1_000_000) {
        let mut chance = Chance::from_number(seed);
        let setup = setup::<RealCircuit>(seats, seed, CIRCUIT_OPTIONS.clone());
        never_refused(setup, &mut circuit_bots(seats, seed), &mut chance, 300)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn no_cipher_bot_is_ever_refused(seats in 2u64..=4, seed in 0u64..1_000_000) {
        let mut chance = Chance::from_number(seed);
        let setup = setup::<Cipher>(seats, seed, cipher_options(seed));
        never_refused::<Cipher>(setup, &mut cipher_bots(seats, seed), &mut chance, 300)?;
    }
}

/// Somebody plays by ear: easy bots take their time, strong ones do not (D-20).
#[test]
fn easy_bots_solve_nothing_before_two_minutes_where_somebody_plays_by_ear() {
    let clocks = Clocks::default().by_ear();
    let seat = Seat(0);
    let options = enigma_circuit::Options {
        own_clocks: vec![enigma_circuit::SeatClocks { seat, clocks }],
        ..CIRCUIT_OPTIONS.clone()
    };
    let solved = |level: Level| {
        let mut first = Vec::new();
        let mut bots: Vec<Box<dyn Bot<RealCircuit>>> = (0..2)
            .map(|seat| -> Box<dyn Bot<RealCircuit>> {
                Box::new(CircuitBot::new(level, Seed::from_number(seat)).without_progress())
            })
            .collect();
        play(
            setup::<RealCircuit>(2, 5, options.clone()),
            &mut bots,
            |step| {
                first.extend(step.events.iter().filter_map(|event| match event {
                    enigma_circuit::event::Event::Solved { after, .. } => Some(*after),
                    _ => None,
                }));
            },
        )
        .unwrap();
        first.into_iter().min().unwrap()
    };
    for level in [Level::Spark, Level::Relay] {
        assert!(solved(level) >= Millis::from_secs(120), "{level:?}");
    }
    assert!(solved(Level::Core) < Millis::from_secs(120));
}

/// The answer of a bot decoder when somebody offers to stop after all but the last segments lie.
fn answer_to_stop(word: &str, asked: usize) -> enigma_cipher::Action {
    use enigma_cipher::{Action, Clocks, You};
    let options = enigma_cipher::Options {
        word_list: false,
        first_coder: Some(Seat(0)),
        clocks: Clocks::off(),
        ..enigma_cipher::Options::default()
    };
    let setup = Setup {
        rules: Cipher::RULES,
        seats: Seats::new(3).unwrap(),
        seed: Seed::from_number(1),
        options,
    };
    let (mut game, _) = Cipher::start(setup).unwrap();
    let compose = Action::Compose {
        word: word.into(),
        house: false,
    };
    game.act(Seat(0), compose, Millis::ZERO).unwrap();
    for _ in 0..asked {
        let doing = Seats::new(3).unwrap().all().find_map(|seat| {
            let usual = |action: &Action| !matches!(action, Action::Stop | Action::Pass);
            let mut legal = game.legal_actions(seat).into_iter();
            legal.find(usual).map(|action| (seat, action))
        });
        let Some((seat, action)) = doing else { break };
        game.act(seat, action, Millis::ZERO).unwrap();
    }
    game.act(Seat(1), Action::Stop, Millis::ZERO).unwrap();
    let mut bot = CipherBot::new(Level::Core, Seed::from_number(7));
    let view = game.view(Viewer::Seat(Seat(2)));
    assert!(matches!(view.you, You::Decoder { may_stop: true, .. }));
    match bot.plan(&view, Millis::ZERO) {
        Plan::Act { action, .. } => action,
        other => panic!("{other:?}"),
    }
}

#[test]
fn kd21_a_bot_agrees_to_stop_only_when_nothing_is_left_to_hope_for() {
    use enigma_cipher::Action;
    assert_eq!(answer_to_stop("PANDA", 2), Action::GoOn);
    assert_eq!(answer_to_stop("PANDA", 30), Action::GoOn);
    assert_eq!(answer_to_stop("QQQQQ", 500), Action::Stop);
}
