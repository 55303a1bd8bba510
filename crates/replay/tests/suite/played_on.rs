//! Games that are played on from a step of a recorded one: their record begins with it, says so for ever, and replays.

use crate::recorded::{cipher_of_bots, circuit_of_bots, kept};
use enigma_bots::cipher::CipherBot;
use enigma_bots::circuit::CircuitBot;
use enigma_bots::simulation::play_on;
use enigma_bots::{Bot, Level};
use enigma_cipher::Cipher;
use enigma_game::record::{Entry, Header, Play, PlayedOn, Record};
use enigma_game::{Attendance, Game, Happening, Seat, Seed, Setup, Viewer};
use enigma_protocol::GameKind;
use enigma_replay::replay;
use enigma_table::house::{CannotPlayOn, CarriedOn, CircuitGame, Hosted, House, TheHouse, Wish};
use std::sync::Arc;

fn house() -> TheHouse {
    TheHouse::with_bots(
        Arc::new(|level, _, seed| Box::new(CircuitBot::new(level, seed))),
        Arc::new(|level, _, seed| Box::new(CipherBot::new(level, seed))),
    )
}

fn wish(step: u32, seat: u8) -> Wish {
    let game = Some("4f2a".to_owned());
    Wish {
        from: PlayedOn { game, step },
        seat: Seat(seat),
        level: Level::Spark,
    }
}

type Bots<G> = Vec<Box<dyn Bot<G>>>;

/// Plays it on by bots to the end; the record of all of it.
fn finished<G: Hosted>(base: &Record<G>, carried: &CarriedOn, mut bots: Bots<G>) -> String {
    let options = serde_json::from_str(&carried.options).unwrap();
    let setup = Setup {
        rules: carried.rules,
        seats: base.setup.seats,
        seed: carried.seed.parse().unwrap(),
        options,
    };
    let entries = carried.entries.iter();
    let mut entries: Vec<Entry<G::Action>> = entries
        .map(|entry| serde_json::from_str(entry).unwrap())
        .collect();
    let (mut play, _) = Play::<G>::start(setup.clone()).unwrap();
    for entry in &entries {
        play.repeat(entry).unwrap();
    }
    let played = play_on(play, &mut bots, |_| ()).unwrap_or_else(|fault| panic!("{fault}"));
    entries.extend(played.entries);
    let end = Some(played.outcome);
    let header = Header::default();
    Record::<G> {
        header,
        setup,
        entries,
        end,
    }
    .to_text()
}

/// Plays a recorded game on from some of its steps.
fn from_some_steps<G: Hosted>(text: &str, bots: impl Fn(u64) -> Box<dyn Bot<G>>) {
    let base = Record::<G>::from_text(text).unwrap();
    let last = base.entries.len() as u32;
    let seats = base.setup.seats.count() as u64;
    for step in [0, last / 3, last / 2, last - 1] {
        let wish = wish(step, (u64::from(step) % seats) as u8);
        let carried = match house().carry_on(text, &wish) {
            Err(CannotPlayOn::SeatLeft) => continue,
            carried => carried.unwrap(),
        };
        let told = finished(&base, &carried, (0..seats).map(&bots).collect());
        assert!(
            told.starts_with("{\"enigma_record\":3,"),
            "older programs say so"
        );
        let (on, old) = (replay(&told).unwrap(), replay(text).unwrap());
        assert_eq!(on.header.from, Some(wish.from.clone()));
        assert_eq!(on.header.rules, old.header.rules);
        assert_eq!(on.steps[..step as usize], old.steps[..step as usize]);
        // What was not played on names nothing, and neither does its record.
        assert_eq!(old.header.from, None);
        assert!(
            text.starts_with("{\"enigma_record\":2,") || text.starts_with("{\"enigma_record\":1,")
        );
        let again = wish_again(&told, step);
        assert_eq!(
            again.map(|again| again.entries.len()).ok(),
            Some(carried.entries.len())
        );
    }
    let over = house().carry_on(text, &wish(last, 0)).unwrap_err();
    assert_eq!(over, CannotPlayOn::Over);
    let further = house().carry_on(text, &wish(last + 1, 0)).unwrap_err();
    assert_eq!(further, CannotPlayOn::NoSuchStep);
    let beside = house().carry_on(text, &wish(0, seats as u8)).unwrap_err();
    assert_eq!(beside, CannotPlayOn::NoSuchSeat);
}

/// A game that was played on can be played on as well.
fn wish_again(text: &str, step: u32) -> Result<CarriedOn, CannotPlayOn> {
    let mut again = wish(step, 0);
    again.from.game = None;
    house().carry_on(text, &again)
}

fn circuit_bot(seat: u64) -> Box<dyn Bot<CircuitGame>> {
    let seed = Seed::from_number(seat);
    Box::new(CircuitBot::new(Level::Spark, seed).without_progress())
}

fn cipher_bot(seat: u64) -> Box<dyn Bot<Cipher>> {
    Box::new(CipherBot::new(Level::Spark, Seed::from_number(seat)))
}

#[test]
fn games_of_both_kinds_and_all_rules_are_played_on_from_their_steps() {
    from_some_steps(&circuit_of_bots(3, 5), circuit_bot);
    from_some_steps(&cipher_of_bots(3, 2), cipher_bot);
    let finished = |text: &String| replay(text).unwrap().header.outcome.is_some();
    for text in kept().iter().filter(|text| finished(text)) {
        let header = replay(text).unwrap().header;
        if header.game == GameKind::Circuit && header.names.len() == 2 {
            from_some_steps(text, circuit_bot);
        }
    }
}

#[test]
fn whoever_was_away_is_back_and_who_had_left_is_not() {
    let text = circuit_of_bots(3, 7);
    let mut base = Record::<CircuitGame>::from_text(&text).unwrap();
    let at = base.entries[4].at;
    for (seat, attendance) in [(1, Attendance::Away), (2, Attendance::Left)] {
        let what = Happening::Attend(Seat(seat), attendance);
        base.entries.insert(5, Entry { at, what });
    }
    base.entries.truncate(7);
    base.end = None;
    let text = base.to_text();
    let carried = house().carry_on(&text, &wish(7, 0)).unwrap();
    let back = serde_json::to_string(&Entry::<()> {
        at,
        what: Happening::Attend(Seat(1), Attendance::Back),
    });
    assert_eq!(carried.entries.last(), Some(&back.unwrap()));
    let left = house().carry_on(&text, &wish(7, 2)).unwrap_err();
    assert_eq!(left, CannotPlayOn::SeatLeft);
}

#[test]
fn a_record_that_breaks_off_before_its_own_beginning_is_refused() {
    let text = circuit_of_bots(2, 1);
    let mut record = Record::<CircuitGame>::from_text(&text).unwrap();
    let step = record.entries.len() as u32 + 1;
    record.setup.options.from = Some(PlayedOn { game: None, step });
    let fault = replay(&record.to_text()).unwrap_err();
    assert_eq!(fault.line, record.entries.len() + 2);
    assert!(fault.to_string().contains("breaks off"), "{fault}");
    let spectator = |text: &str| {
        let record = Record::<CircuitGame>::from_text(text).unwrap();
        let play = record.replay(|_, _, _| ()).unwrap();
        play.game().view(Viewer::Spectator)
    };
    record.setup.options.from = Some(PlayedOn {
        game: None,
        step: 9,
    });
    assert_eq!(
        spectator(&record.to_text()),
        spectator(&text),
        "no rule depends on it"
    );
}
