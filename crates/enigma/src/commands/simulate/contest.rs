//! Many games among the same players, on several threads.

use crate::commands::bar::Bar;
use enigma_bots::cipher::CipherBot;
use enigma_bots::circuit::CircuitBot;
use enigma_bots::circuit::solving::Solver;
use enigma_bots::simulation::{Played, play};
use enigma_bots::{Bot, cipher, circuit};
use enigma_cipher::{Cipher, Event, Language};
use enigma_circuit::Circuit;
use enigma_game::record::{Header, Record, Step};
use enigma_game::{Seats, Seed, Setup};
use enigma_puzzles::{Deck, DeckOptions, Puzzle};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// For how many games a deck serves: dealing takes about as long as a game of weak bots.
const GAMES_PER_DECK: u64 = 25;

/// Who plays what.
pub enum Game {
    /// Circuit.
    Circuit {
        /// The players.
        players: Vec<circuit::Player>,
        /// Whether all solve puzzles alike.
        equal_solving: bool,
    },
    /// Cipher.
    Cipher {
        /// The players.
        players: Vec<cipher::Player>,
        /// The language of the words.
        language: Language,
        /// Their length.
        length: u8,
    },
}

/// Many games among the same players.
pub struct Contest {
    game: Game,
    /// How many games.
    pub games: u64,
    seats: Seats,
    seed: Seed,
    decks: Vec<OnceLock<enigma_circuit::Options<Puzzle>>>,
}

/// What one game brought each player, in the order in which they were named.
#[derive(Debug, Clone, Default)]
pub struct OneGame {
    /// The share of the victory.
    pub victory: Vec<f64>,
    /// Points.
    pub points: Vec<u32>,
    /// Time spent thinking.
    pub time: Vec<Duration>,
    /// Decisions made.
    pub decisions: Vec<u32>,
    /// As decoders of Cipher.
    pub decoding: Vec<DecodingCount>,
    /// Rounds played.
    pub rounds: u32,
}

/// What a decoder did in one game.
#[derive(Debug, Clone, Copy, Default)]
pub struct DecodingCount {
    /// Rounds as decoder.
    pub rounds: u32,
    /// Questions asked.
    pub questions: u32,
    /// Questions answered with NO.
    pub no: u32,
    /// Words named rightly.
    pub named: u32,
}

impl Contest {
    /// A contest of so many games.
    ///
    /// # Errors
    /// If there are not two to four players.
    pub fn new(game: Game, games: u64, seed: u64) -> Result<Self, String> {
        let count = match &game {
            Game::Circuit { players, .. } => players.len(),
            Game::Cipher { players, .. } => players.len(),
        };
        let seats = Seats::new(count as u64).map_err(|error| format!("--seats: {error}"))?;
        let decks = games.div_ceil(GAMES_PER_DECK) as usize;
        Ok(Self {
            game,
            games,
            seats,
            seed: Seed::from_number(seed),
            decks: (0..decks).map(|_| OnceLock::new()).collect(),
        })
    }

    /// The name of the game.
    pub fn game_name(&self) -> &'static str {
        match self.game {
            Game::Circuit { .. } => "circuit",
            Game::Cipher { .. } => "cipher",
        }
    }

    /// The names of the players.
    pub fn names(&self) -> Vec<&'static str> {
        match &self.game {
            Game::Circuit { players, .. } => players.iter().map(|player| player.name()).collect(),
            Game::Cipher { players, .. } => players.iter().map(|player| player.name()).collect(),
        }
    }

    /// Plays all games; the results are in the order of the games, however many threads there are.
    ///
    /// # Errors
    /// If a game cannot be played to its end or its record not be written.
    pub fn run(
        &self,
        threads: Option<u16>,
        records: Option<&Path>,
    ) -> Result<Vec<OneGame>, String> {
        if let Some(folder) = records {
            empty_folder(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.map_or(cores, usize::from);
        let next = AtomicU64::new(0);
        let results = Mutex::new(vec![None; self.games as usize]);
        let progress = Bar::new(self.games, "games");
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let result = self.play(number, records);
                        let failed = result.is_err();
                        let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                        results[number as usize] = Some(result);
                        progress.one_more();
                        if failed {
                            next.store(self.games, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        progress.finish();
        let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        // After a fault the games that were not begun are missing; the fault itself is there.
        results.into_iter().flatten().collect()
    }

    fn play(&self, number: u64, records: Option<&Path>) -> Result<OneGame, String> {
        match &self.game {
            Game::Circuit {
                players,
                equal_solving,
            } => self.play_circuit(number, players, *equal_solving, records),
            Game::Cipher {
                players,
                language,
                length,
            } => self.play_cipher(number, players, *language, *length, records),
        }
    }

    fn play_circuit(
        &self,
        number: u64,
        players: &[circuit::Player],
        equal_solving: bool,
        records: Option<&Path>,
    ) -> Result<OneGame, String> {
        let deck = number / GAMES_PER_DECK;
        let options = self.decks[deck as usize].get_or_init(|| {
            let seed = self.seed_for(&format!("deck {deck}"));
            let deck = Deck::deal_from(&seed, &DeckOptions::default());
            enigma_circuit::Options::with_deck(&deck)
        });
        let setup = self.setup::<Circuit<Puzzle>>(number, options.clone());
        let make = |index: usize, seed| -> Box<dyn Bot<Circuit<Puzzle>>> {
            let player = players[index];
            let solver = if equal_solving {
                Solver::EQUAL
            } else {
                player.solver()
            };
            let bot = CircuitBot::with_solver(player, solver, seed);
            Box::new(match records {
                Some(_) => bot,
                None => bot.without_progress(),
            })
        };
        let mut bots = self.seated(number, make);
        let played = play::<Circuit<Puzzle>>(setup.clone(), &mut bots, |_| ())
            .map_err(|fault| format!("game {number}: {fault}"))?;
        self.keep(number, setup, &played, records)?;
        Ok(self.result(number, &played, played.view.round))
    }

    fn play_cipher(
        &self,
        number: u64,
        players: &[cipher::Player],
        language: Language,
        length: u8,
        records: Option<&Path>,
    ) -> Result<OneGame, String> {
        let options = enigma_cipher::Options {
            language: Some(language),
            length,
            ..enigma_cipher::Options::default()
        };
        let setup = self.setup::<Cipher>(number, options);
        let make = |index: usize, seed| -> Box<dyn Bot<Cipher>> {
            Box::new(CipherBot::new(players[index], seed))
        };
        let mut bots = self.seated(number, make);
        let mut counts = vec![DecodingCount::default(); self.seats.count()];
        let count = |step: &Step<Cipher>| {
            for event in &step.events {
                count_event(event, &mut counts);
            }
        };
        let played = play::<Cipher>(setup.clone(), &mut bots, count)
            .map_err(|fault| format!("game {number}: {fault}"))?;
        self.keep(number, setup, &played, records)?;
        let mut result = self.result(number, &played, played.view.sheet.len() as u32);
        result.decoding = self.by_name(number, |seat| counts[seat]);
        Ok(result)
    }

    /// The seat of the player who was named at this place: they change places from game to game.
    fn seat_of(&self, number: u64, index: usize) -> usize {
        (index + (number % self.seats.count() as u64) as usize) % self.seats.count()
    }

    fn by_name<T>(&self, number: u64, value: impl Fn(usize) -> T) -> Vec<T> {
        (0..self.seats.count())
            .map(|index| value(self.seat_of(number, index)))
            .collect()
    }

    /// A bot for each seat.
    fn seated<G: enigma_game::Game>(
        &self,
        number: u64,
        make: impl Fn(usize, Seed) -> Box<dyn Bot<G>>,
    ) -> Vec<Box<dyn Bot<G>>> {
        let mut bots: Vec<(usize, Box<dyn Bot<G>>)> = (0..self.seats.count())
            .map(|index| {
                let seed = self.seed_for(&format!("bot {index} of game {number}"));
                (self.seat_of(number, index), make(index, seed))
            })
            .collect();
        bots.sort_by_key(|&(seat, _)| seat);
        bots.into_iter().map(|(_, bot)| bot).collect()
    }

    fn seed_for(&self, purpose: &str) -> Seed {
        let mut chance = self.seed.chance(purpose);
        let mut bytes = [0; 32];
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&chance.bits().to_le_bytes());
        }
        Seed::from_bytes(bytes)
    }

    fn setup<G: enigma_game::Game>(&self, number: u64, options: G::Options) -> Setup<G::Options> {
        Setup {
            rules: G::RULES,
            seats: self.seats,
            seed: self.seed_for(&format!("game {number}")),
            options,
        }
    }

    fn result<G: enigma_game::Game>(
        &self,
        number: u64,
        played: &Played<G>,
        rounds: u32,
    ) -> OneGame {
        let winners = played.outcome.winners();
        let share = 1.0 / winners.len().max(1) as f64;
        let victory = |seat: usize| {
            let won = winners.iter().any(|winner| winner.index() == seat);
            if won { share } else { 0.0 }
        };
        OneGame {
            victory: self.by_name(number, victory),
            points: self.by_name(number, |seat| played.outcome.points.as_slice()[seat]),
            time: self.by_name(number, |seat| played.thinking[seat].time),
            decisions: self.by_name(number, |seat| played.thinking[seat].decisions),
            decoding: Vec::new(),
            rounds,
        }
    }

    /// Writes the record of a game.
    fn keep<G: enigma_game::Game>(
        &self,
        number: u64,
        setup: Setup<G::Options>,
        played: &Played<G>,
        records: Option<&Path>,
    ) -> Result<(), String> {
        let Some(folder) = records else {
            return Ok(());
        };
        let names = self.names();
        let mut seated = vec![String::new(); names.len()];
        for (index, name) in names.iter().enumerate() {
            seated[self.seat_of(number, index)] = (*name).to_owned();
        }
        let record = Record::<G> {
            header: Header {
                names: seated,
                started: 0,
                ..Header::default()
            },
            setup,
            entries: played.entries.clone(),
            end: Some(played.outcome.clone()),
        };
        let file = folder.join(format!("{}-{number:06}.jsonl", self.game_name()));
        std::fs::write(&file, record.to_text())
            .map_err(|error| format!("{}: {error}", file.display()))
    }
}

/// Makes the folder for the records. One with something in it is refused, so that no two runs are mixed.
fn empty_folder(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let mut entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
    match entries.next() {
        None => Ok(()),
        Some(_) => Err("the folder for the records is not empty; name a new one".into()),
    }
}

fn count_event(event: &Event, counts: &mut [DecodingCount]) {
    match event {
        Event::Asked { by, yes, .. } => {
            counts[by.index()].questions += 1;
            counts[by.index()].no += u32::from(!yes);
        }
        Event::Deduced {
            by, right: true, ..
        } => counts[by.index()].named += 1,
        Event::RoundOver { result } => {
            for (seat, count) in counts.iter_mut().enumerate() {
                count.rounds += u32::from(seat != result.coder.index());
            }
        }
        _ => {}
    }
}
