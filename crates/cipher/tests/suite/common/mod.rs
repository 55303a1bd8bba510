//! Helpers of the tests: rounds and games told as text.

use enigma_cipher::{
    Action, Alphabet, Board, Cipher, Clocks, Event, Language, Options, Refusal, Round, Word,
};
use enigma_game::record::{Entry, Play};
use enigma_game::{Attendance, Game, Happening, Millis, Seat, Seats, Seed, Setup, Viewer};

pub fn seats(count: u64) -> Seats {
    Seats::new(count).unwrap()
}

pub fn word(text: &str) -> Word {
    Word::fold(text, None).unwrap()
}

/// A round with seat 0 as coder.
pub fn round(players: u64, text: &str) -> Round {
    let alphabet = Alphabet::standard();
    Round::new(seats(players), Seat(0), word(text), &alphabet, |_| false).unwrap()
}

/// Plays one line of a script and tells what came of it.
///
/// Lines: `draw long`, `1 ask 0`, `1 request`, `1 pass`, `1 guess panda`, `1 stop`, `1 go on`, `hand on`,
/// `1 leaves`.
/// Answers: a word of refusal, or what was found out, the phase, who is active, and `bonus`.
pub fn play(round: &mut Round, line: &str) -> String {
    let parts: Vec<&str> = line.split_whitespace().collect();
    let found = match parts[..] {
        ["draw", kind] => round.hand_out(kind.parse().unwrap()).map(|()| ""),
        ["hand", "on"] => {
            round.hand_on();
            Ok("")
        }
        [by, "leaves"] => {
            round.withdraw(seat(by));
            Ok("")
        }
        [by, "ask", zone] => round
            .ask(seat(by), zone.parse().unwrap())
            .map(|yes| if yes { "yes " } else { "no " }),
        [by, "request"] => round.request(seat(by)).map(|()| ""),
        [by, "pass"] => round.pass(seat(by)).map(|()| ""),
        [by, "stop"] => round.stop(seat(by)).map(|()| ""),
        [by, "go", "on"] => round.go_on(seat(by)).map(|()| ""),
        [by, "guess", text] => round.deduce(seat(by), text, None).map(|verdict| {
            match (verdict.right, verdict.eliminated) {
                (true, _) => "right ",
                (false, false) => "wrong ",
                (false, true) => "out ",
            }
        }),
        _ => panic!("no such line: {line}"),
    };
    match found {
        Ok(found) => format!("{found}{}", state(round.board())),
        Err(refusal) => refusal.name().into(),
    }
}

fn seat(text: &str) -> Seat {
    Seat(text.parse().unwrap())
}

fn state(board: &Board) -> String {
    let active = board.active().map_or("-".into(), |seat| seat.0.to_string());
    let bonus = if board.bonus_phase() { " bonus" } else { "" };
    format!("{} {active}{bonus}", board.phase().name())
}

/// Plays a script of lines `what -> answer`; every answer must be as it says, and what is refused
/// must change nothing.
pub fn check_script(round: &mut Round, script: &str) {
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let (what, expected) = line.split_once("->").unwrap();
        let before = round.clone();
        let answer = play(round, what);
        assert_eq!(answer, expected.trim(), "{line}");
        if !answer.contains(' ') {
            assert_eq!(*round, before, "{line}: refused, yet something changed");
        }
    }
}

pub fn check(players: u64, text: &str, script: &str) -> Round {
    let mut round = round(players, text);
    check_script(&mut round, script);
    round
}

pub fn points(round: &Round) -> Vec<u32> {
    let scores = enigma_cipher::scoring::scores(round.board()).expect("the round is over");
    scores.iter().map(|score| score.points()).collect()
}

/// A game with its clock and its record so far.
#[derive(Clone)]
pub struct Table {
    pub play: Play<Cipher>,
    pub setup: Setup<Options>,
    pub entries: Vec<Entry<Action>>,
    pub events: Vec<Event>,
    pub now: Millis,
}

/// Options for tests: any word of three letters goes, seat 0 begins, no clocks.
pub fn free(length: u8) -> Options {
    Options {
        length,
        language: None,
        word_list: false,
        first_coder: Some(Seat(0)),
        clocks: Clocks::off(),
        ..Options::default()
    }
}

impl Table {
    pub fn new(players: u64, options: Options) -> Self {
        Self::with_seed(players, options, 1)
    }

    pub fn with_seed(players: u64, options: Options, seed: u64) -> Self {
        Self::by_rules(Cipher::RULES, players, options, seed)
    }

    pub fn by_rules(rules: u32, players: u64, options: Options, seed: u64) -> Self {
        let setup = Setup {
            rules,
            seats: seats(players),
            seed: Seed::from_number(seed),
            options,
        };
        let (play, events) = Play::start(setup.clone()).unwrap();
        Self {
            play,
            setup,
            entries: Vec::new(),
            events,
            now: Millis::ZERO,
        }
    }

    pub fn game(&self) -> &Cipher {
        self.play.game()
    }

    pub fn happen(&mut self, what: Happening<Action>) -> Result<Vec<Event>, Refusal> {
        let step = self.play.happen(what, self.now)?;
        self.entries.push(step.entry);
        self.events.extend(step.events.clone());
        Ok(step.events)
    }

    pub fn act(&mut self, by: u8, action: Action) -> Result<Vec<Event>, Refusal> {
        self.happen(Happening::Act(Seat(by), action))
    }

    pub fn attend(&mut self, seat: u8, attendance: Attendance) -> Result<Vec<Event>, Refusal> {
        self.happen(Happening::Attend(Seat(seat), attendance))
    }

    /// Lets time pass; deadlines that lie in it are carried out.
    pub fn wait(&mut self, seconds: u64) -> Vec<Event> {
        self.now = self.now.after(Millis::from_secs(seconds));
        let mut told = Vec::new();
        while let Some(step) = self.play.due(self.now) {
            self.entries.push(step.entry);
            told.extend(step.events);
        }
        self.events.extend(told.clone());
        told
    }

    /// The name of the refusal, or `ok`.
    pub fn try_act(&mut self, by: u8, action: Action) -> &'static str {
        match self.act(by, action) {
            Ok(_) => "ok",
            Err(refusal) => refusal.name(),
        }
    }

    pub fn compose(&mut self, by: u8, text: &str) -> &'static str {
        self.try_act(by, compose(text))
    }

    pub fn guess(&mut self, by: u8, text: &str) -> &'static str {
        self.try_act(by, guess(text))
    }

    pub fn view(&self, viewer: Option<u8>) -> enigma_cipher::View {
        let viewer = viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        self.game().view(viewer)
    }

    /// A whole round in which a seat names the word at once.
    pub fn quick_round(&mut self, coder: u8, text: &str, solver: u8) {
        assert_eq!(self.compose(coder, text), "ok");
        assert_eq!(self.guess(solver, text), "ok");
    }

    /// The board of the round that is played.
    pub fn board(&self) -> enigma_cipher::BoardView {
        match self.view(None).stage {
            enigma_cipher::StageView::Decode(board) => board,
            other => panic!("no round is played: {other:?}"),
        }
    }
}

pub fn compose(text: &str) -> Action {
    Action::Compose {
        word: text.into(),
        house: false,
    }
}

pub fn guess(text: &str) -> Action {
    Action::Deduce {
        word: text.into(),
        round: None,
    }
}

pub fn hand_out(kind: &str) -> Action {
    Action::HandOut {
        kind: kind.parse().unwrap(),
    }
}

pub fn ask(zone: u8) -> Action {
    Action::Ask { zone }
}

pub fn in_language(language: Language, length: u8) -> Options {
    Options {
        language: Some(language),
        word_list: true,
        ..free(length)
    }
}

pub fn with_clocks(options: Options) -> Options {
    Options {
        clocks: Clocks::default(),
        ..options
    }
}

/// ICH with a long and a wide segment placed: the bonus phase, with three segments of H left.
pub fn to_bonus_phase(table: &mut Table) {
    assert_eq!(table.compose(0, "ICH"), "ok");
    for (kind, zone) in [("long", 0), ("wide", 1)] {
        table.act(0, hand_out(kind)).unwrap();
        let active = table.board().active.unwrap();
        table.act(active.0, ask(zone)).unwrap();
    }
    assert!(table.board().bonus_phase);
}

pub fn active(table: &Table) -> u8 {
    table.board().active.unwrap().0
}

pub fn totals(table: &Table) -> Vec<u32> {
    table.game().totals().as_slice().to_vec()
}

/// ICH with its first two segments placed: three segments of H are left.
pub fn ich_in_bonus_phase(players: u64) -> Round {
    let mut round = round(players, "ICH");
    for line in ["draw long", "1 ask 0", "draw wide"] {
        play(&mut round, line);
    }
    let active = round.board().active().unwrap();
    play(&mut round, &format!("{} ask 1", active.0));
    assert!(round.board().bonus_phase());
    round
}
