//! Random playouts of whole games, every action through the rules, beside the slow reference.
//!
//! Each turn lists all legal spots and rotations, takes one at random, then a networker on one of
//! the cells where it may stand, or none. One thread. The slow reference replays the same
//! placements with its own obvious methods.

#[path = "../tests/suite/reference/mod.rs"]
mod reference;

use enigma_circuit::puzzle::{Judgement, Puzzle};
use enigma_circuit::tile::Turn;
use enigma_circuit::tile_set::{TileId, start_tile};
use enigma_circuit::{Action, Card, Circuit, Clocks, Options, Square};
use enigma_game::{Chance, Game, Millis, Parts, Reach, Seat, Seats, Seed, Setup, Viewer};
use enigma_puzzles::{ByCategory, Category};
use reference::Slow;
use serde::{Deserialize, Serialize};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAMES: u64 = 2_000;
const SLOW_GAMES: u64 = 10;

/// A puzzle that is solved by saying so.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Nod(Category);

impl Puzzle for Nod {
    type Draft = bool;

    fn category(&self) -> Category {
        self.0
    }

    fn pieces(&self) -> u32 {
        1
    }

    fn judge(&self, &solved: &bool) -> Result<Judgement, String> {
        let laid = u32::from(solved);
        let bad = Vec::new();
        Ok(Judgement { solved, laid, bad })
    }

    fn solution(&self) -> Option<bool> {
        Some(true)
    }
}

/// A placement as it was played, for the reference.
struct Laid {
    seat: Seat,
    tile: TileId,
    at: Square,
    turn: Turn,
    cell: Option<u32>,
}

fn options() -> Options<Nod> {
    Options {
        from: None,
        deck: ByCategory::from_fn(|category| {
            let puzzle = Nod(category);
            TileId::of(category)
                .map(|tile| Card {
                    tile,
                    puzzle: puzzle.clone(),
                })
                .collect()
        }),
        clocks: Clocks::default(),
        own_clocks: Vec::new(),
        first_player: None,
        bot_takes_over: true,
    }
}

/// Plays a game to its end, or until it is `far` enough, and gives the number of actions and the last
/// state.
fn playout(
    options: &Options<Nod>,
    seats: Seats,
    number: u64,
    mut log: Option<&mut Vec<Laid>>,
    far: impl Fn(&Circuit<Nod>) -> bool,
) -> (u64, Circuit<Nod>) {
    let setup = Setup {
        rules: Circuit::<Nod>::RULES,
        seats,
        seed: Seed::from_number(number),
        options: options.clone(),
    };
    let (mut game, _) = Circuit::start(setup).expect("the options are right");
    let mut chance = Chance::from_number(number);
    let mut ways = Vec::new();
    let mut actions = 0;
    let now = Millis::ZERO;
    while game.outcome().is_none() && !far(&game) {
        if let Some(tile) = game.tile_to_place() {
            let seat = game.turn().expect("somebody places");
            let spots = game.position().board().spots();
            ways.clear();
            ways.extend(
                spots
                    .iter()
                    .flat_map(|&at| Turn::ALL.map(|turn| (at, turn))),
            );
            let &(at, turn) = chance.pick(&ways).expect("there is always a spot");
            let open = game.position().open_cells(seat, tile, at, turn).count();
            let chosen = chance.index(open + 1);
            let cell = game.position().open_cells(seat, tile, at, turn).nth(chosen);
            if let Some(log) = &mut log {
                let tile = TileId::of(Category::Weight)
                    .chain(TileId::of(Category::Fragment))
                    .chain(TileId::of(Category::Conduit))
                    .chain(TileId::of(Category::Angular))
                    .find(|id| std::sync::Arc::ptr_eq(id.tile(), tile))
                    .expect("tiles are those of the set");
                log.push(Laid {
                    seat,
                    tile,
                    at,
                    turn,
                    cell,
                });
            }
            let Square { x, y } = at;
            let turn = turn.quarters();
            game.act(seat, Action::Place { x, y, turn, cell }, now)
                .expect("it was offered");
            actions += 1;
        } else if let Some(seat) = game.turn() {
            let count = game.free_categories().count();
            let category = game
                .free_categories()
                .nth(chance.index(count))
                .expect("one is free");
            game.act(seat, Action::Choose { category }, now)
                .expect("it is free");
            actions += 1;
        } else {
            for seat in seats.all() {
                game.act(seat, Action::Draft { draft: true }, now)
                    .expect("it is right");
                actions += 1;
            }
        }
    }
    (actions, game)
}

fn per_item(time: Duration, items: u64) -> f64 {
    time.as_secs_f64() * 1e9 / items as f64
}

fn main() {
    let options = options();
    println!("Random playouts, one thread; every action through the rules");
    for count in 2..=4 {
        let seats = Seats::new(count).expect("2 to 4");
        let began = Instant::now();
        let (mut actions, mut largest) = (0, 0);
        for number in 0..GAMES {
            let (played, game) = black_box(playout(&options, seats, number, None, |_| false));
            actions += played;
            largest = largest.max(game.bytes());
        }
        let fast = per_item(began.elapsed(), actions);
        println!(
            "{count} players: {fast:.0} ns per action ({GAMES} games, {} actions a game), \
             largest state {largest} bytes",
            actions / GAMES
        );
    }
    compare(&options);
    plans(&options);
}

/// Keeps what it is shown of plans.
struct Plans(String);

impl Parts for Plans {
    fn part(&mut self, name: &'static str, value: &impl Serialize) {
        if name == "you.plans" {
            self.0 = serde_json::to_string(value).expect("it is JSON");
        }
    }
}

/// What it takes to tell a seat that waits for its turn what its tile would close, halfway through
/// random games.
fn plans(options: &Options<Nod>) {
    let seats = Seats::new(4).expect("4");
    let (mut views, mut bytes, mut told, mut most) = (0, 0, 0, 0);
    let (mut whole, mut alone) = (Duration::ZERO, Duration::ZERO);
    for number in 0..GAMES / 10 {
        let places_in_round_5 = |game: &Circuit<Nod>| {
            game.view(Viewer::Spectator).round == 5 && game.tile_to_place().is_some()
        };
        let (_, game) = playout(options, seats, number, None, places_in_round_5);
        let waiting = seats.all().filter(|&seat| game.turn() != Some(seat));
        for seat in waiting.filter(|_| game.outcome().is_none()) {
            let began = Instant::now();
            let view = black_box(game.view(Viewer::Seat(seat)));
            whole += began.elapsed();
            let began = Instant::now();
            let mut own = Plans(String::new());
            game.show_own(Viewer::Seat(seat), Reach::Seat(seat), &mut own);
            let plans = black_box(own.0);
            alone += began.elapsed();
            let length = |text: serde_json::Result<String>| text.expect("it is JSON").len();
            bytes += length(serde_json::to_string(&view));
            told += plans.len();
            most = most.max(plans.len());
            views += 1;
        }
    }
    println!(
        "views of those who wait, 17 tiles, 4 players: {} bytes, {:.0} ns; \
         plans alone {} bytes, at most {most}, {:.0} ns",
        bytes / views,
        per_item(whole, views as u64),
        told / views,
        per_item(alone, views as u64)
    );
}

/// The same placements by the rules' own position and by the reference.
fn compare(options: &Options<Nod>) {
    let seats = Seats::new(4).expect("4");
    let mut games = Vec::new();
    for number in 0..SLOW_GAMES {
        let mut log = Vec::new();
        playout(options, seats, number, Some(&mut log), |_| false);
        games.push(log);
    }
    let placements = games.iter().map(Vec::len).sum::<usize>() as u64;

    let began = Instant::now();
    for log in &games {
        let mut slow = Slow::new(4, start_tile().clone());
        for Laid {
            seat,
            tile,
            at,
            turn,
            cell,
        } in log
        {
            black_box(slow.spots());
            let place = (at.x, at.y);
            let placed = slow.place(seat.index(), tile.tile(), place, turn.quarters(), *cell);
            placed.expect("the reference agrees");
        }
    }
    let slow = per_item(began.elapsed(), placements);

    let began = Instant::now();
    const REPEATS: u64 = 50;
    for _ in 0..REPEATS {
        for log in &games {
            let board =
                enigma_circuit::board::Board::new(start_tile().clone(), Square::MIDDLE, Turn::NONE);
            let mut fast = enigma_circuit::position::Position::new(seats, board);
            for Laid {
                seat,
                tile,
                at,
                turn,
                cell,
            } in log
            {
                black_box(fast.board().spots());
                let placed = fast.place(*seat, tile.tile().clone(), *at, *turn, *cell);
                placed.expect("it was legal");
            }
        }
    }
    let fast = per_item(began.elapsed(), placements * REPEATS);
    println!(
        "placements alone, 4 players: {fast:.0} ns each; slow reference {slow:.0} ns: {:.0} times as fast",
        slow / fast
    );
}
