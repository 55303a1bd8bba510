//! How fast puzzles are counted, solved and made. Run with `cargo bench -p enigma-puzzles --bench puzzles`.
//!
//! Counting is measured beside the `dlx` crate (Knuth's dancing links) on the same puzzles in the
//! same run, on one thread. `dlx` gets the model that suits it best, and building the model is not
//! counted against it, while our times are for everything from the puzzle to the count.

use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
use dlx::{Int, OptOrder, Solver, Uint, c, m, mc, x};
use enigma_puzzles::conduit::{Piece, Ports, Side};
use enigma_puzzles::{Category, Conduit, Deck, DeckOptions, Grade, Kind, Mix, Puzzle};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    // Cargo passes `--bench`; `cargo test` runs benches without it and only wants to know that they start.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    count_conduits();
    first_solutions();
    generate();
    decks();
}

fn count_conduits() {
    let puzzles: Vec<Conduit> = Grade::ALL
        .into_iter()
        .flat_map(|grade| {
            (0..50).map(
                move |seed| match Puzzle::generate(Category::Conduit, grade, seed) {
                    Puzzle::Conduit(puzzle) => puzzle,
                    _ => unreachable!("a conduit was asked for"),
                },
            )
        })
        .collect();
    let mut square = Puzzle::from_json(&"conduit:###/###/###".into());
    let mut puzzles = puzzles;
    if let Ok(Puzzle::Conduit(square)) = &mut square {
        puzzles.push(*square);
    }
    println!(
        "conduit: all solutions of {} puzzles (200 generated, and 3x3 with all pieces)",
        puzzles.len()
    );
    let solutions: u64 = puzzles.iter().map(Kind::count).sum();
    let ours = best(|| {
        for puzzle in &puzzles {
            black_box(puzzle.count());
        }
    });
    println!(
        "  ours                                    {:>10} a puzzle, {solutions} solutions",
        per(ours, puzzles.len())
    );
    let models: Vec<Model> = puzzles.iter().map(Model::new).collect();

    let mut kinds: Vec<mc::Problem> = models.iter().map(Model::by_kind).collect();
    let found: u64 = kinds.iter_mut().map(count_by_kind).sum();
    assert_eq!(found, solutions, "dlx and we disagree");
    let theirs = best(|| {
        for problem in &mut kinds {
            black_box(count_by_kind(problem));
        }
    });
    println!(
        "  dlx, equal pieces equal                 {:>10} a puzzle: {:.1} times ours",
        per(theirs, puzzles.len()),
        ratio(theirs, ours),
    );

    let mut edges: Vec<c::Problem> = models.iter().map(Model::without_kinds).collect();
    let found: u64 = models
        .iter()
        .zip(&mut edges)
        .map(|(model, problem)| model.count_and_sift(problem))
        .sum();
    assert_eq!(found, solutions, "dlx and we disagree");
    let theirs = best(|| {
        for (model, problem) in models.iter().zip(&mut edges) {
            black_box(model.count_and_sift(problem));
        }
    });
    println!(
        "  dlx, pieces counted afterwards          {:>10} a puzzle: {:.1} times ours",
        per(theirs, puzzles.len()),
        ratio(theirs, ours),
    );
    println!(
        "  Model: one option for each cell and each set of ports that the border allows. It covers the cell, and gives each inner\n  \
         edge at the cell the colour \"port\" or \"no port\" (secondary items with colours, Algorithm C). Equal pieces equal: the\n  \
         kinds of piece are items that are covered as often as there are pieces (Algorithm M). Pieces counted afterwards:\n  \
         no items for the pieces, and solutions with the wrong pieces are sifted out. Building the models is not counted.\n"
    );
}

/// A conduit puzzle as an exact cover problem.
struct Model {
    cells: usize,
    edges: usize,
    options: Vec<Choice>,
    inventory: [usize; 4],
}

/// An option: its cell, its piece, its edges with colours.
type Choice = (usize, Piece, Vec<(usize, Int)>);

impl Model {
    fn new(puzzle: &Conduit) -> Self {
        let places: Vec<(usize, usize)> = (0..puzzle.height())
            .flat_map(|y| (0..puzzle.width()).map(move |x| (x, y)))
            .filter(|&(x, y)| puzzle.has_cell(x, y))
            .collect();
        let mut edges = Vec::new();
        for &(x, y) in &places {
            for side in [Side::East, Side::South] {
                if side.step(x, y).is_some_and(|(x, y)| puzzle.has_cell(x, y)) {
                    edges.push((x, y, side));
                }
            }
        }
        let edge_at = |x: usize, y: usize, side: Side| {
            let beyond = side.step(x, y).map(|(x, y)| (x, y, side.opposite()));
            edges
                .iter()
                .position(|&edge| edge == (x, y, side) || Some(edge) == beyond)
        };
        let mut options = Vec::new();
        for (cell, &(x, y)) in places.iter().enumerate() {
            for ports in all_ports() {
                let Some(piece) = ports.piece() else { continue };
                let mut coloured = Vec::new();
                let fits = Side::ALL.into_iter().all(|side| match edge_at(x, y, side) {
                    Some(edge) => {
                        coloured.push((edge, if ports.has(side) { 1 } else { 2 }));
                        true
                    }
                    None => ports.has(side) == puzzle.stubs_at(x, y).has(side),
                });
                if fits {
                    options.push((cell, piece, coloured));
                }
            }
        }
        let inventory = [3, 2, 3, 1];
        Self {
            cells: places.len(),
            edges: edges.len(),
            options,
            inventory: std::array::from_fn(|kind| {
                inventory[kind] - usize::from(puzzle.forbidden(Piece::ALL[kind]))
            }),
        }
    }

    /// Cells and kinds of piece are to be covered, the latter as often as there are pieces.
    fn by_kind(&self) -> mc::Problem {
        let kinds: Vec<usize> = (0..4).filter(|&kind| self.inventory[kind] > 0).collect();
        let once = std::iter::repeat_n((1, 1), self.cells);
        let often = kinds
            .iter()
            .map(|&kind| (self.inventory[kind] as Int, self.inventory[kind] as Int));
        let items = m::INodes::new(once.chain(often).collect::<Vec<_>>(), self.edges as Uint);
        let primary = self.cells + kinds.len();
        let options: Vec<Vec<(Uint, Int)>> = self
            .options
            .iter()
            .filter_map(|(cell, piece, edges)| {
                let kind = kinds.iter().position(|&kind| kind == *piece as usize)?;
                let mut option = vec![(*cell as Uint, 0), ((self.cells + kind) as Uint, 0)];
                option.extend(
                    edges
                        .iter()
                        .map(|(edge, colour)| ((primary + edge) as Uint, *colour)),
                );
                Some(option)
            })
            .collect();
        let total = (primary + self.edges) as Uint;
        mc::Problem::new(
            items,
            c::ONodes::new(total, primary as Uint, &options, OptOrder::Seq),
        )
    }

    /// Only cells are to be covered.
    fn without_kinds(&self) -> c::Problem {
        let items = x::INodes::new(self.cells as Uint, self.edges as Uint);
        let options: Vec<Vec<(Uint, Int)>> = self
            .options
            .iter()
            .map(|(cell, _, edges)| {
                let mut option = vec![(*cell as Uint, 0)];
                option.extend(
                    edges
                        .iter()
                        .map(|(edge, colour)| ((self.cells + edge) as Uint, *colour)),
                );
                option
            })
            .collect();
        let total = (self.cells + self.edges) as Uint;
        c::Problem::new(
            items,
            c::ONodes::new(total, self.cells as Uint, &options, OptOrder::Seq),
        )
    }

    fn count_and_sift(&self, problem: &mut c::Problem) -> u64 {
        let mut solver = Solver::new(problem);
        let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
        let mut count = 0;
        while solver.next_solution(&mut chooser) {
            let mut pieces = [0; 4];
            for option in solver.fmt_solution() {
                pieces[self.options[*option as usize].1 as usize] += 1;
            }
            count += u64::from(pieces == self.inventory);
        }
        count
    }
}

fn all_ports() -> impl Iterator<Item = Ports> {
    (1..16u8).map(|bits| {
        let sides = Side::ALL
            .into_iter()
            .filter(|&side| bits >> side as u8 & 1 == 1);
        sides.collect()
    })
}

fn count_by_kind(problem: &mut mc::Problem) -> u64 {
    let mut solver = Solver::new(problem);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut count = 0;
    while solver.next_solution(&mut chooser) {
        count += 1;
    }
    count
}

fn first_solutions() {
    println!("first solution, 400 generated puzzles of each category (aim: median below 10 us)");
    for category in Category::ALL {
        let puzzles: Vec<Puzzle> = (0..400)
            .map(|seed| Puzzle::generate(category, Grade::ALL[seed as usize % 4], seed))
            .collect();
        let mut times: Vec<Duration> = puzzles
            .iter()
            .map(|puzzle| best_of_ten(puzzle, first_solution))
            .collect();
        println!("  {:<10} {}", category.name(), quantiles(&mut times));
    }
    println!();
}

/// The solution in the category's own type; writing it as JSON is no part of solving.
fn first_solution(puzzle: &Puzzle) {
    match puzzle {
        Puzzle::Weight(puzzle) => drop(black_box(puzzle.solve())),
        Puzzle::Fragment(puzzle) => drop(black_box(puzzle.solve())),
        Puzzle::Conduit(puzzle) => drop(black_box(puzzle.solve())),
        Puzzle::Angular(puzzle) => drop(black_box(puzzle.solve())),
    }
}

fn best_of_ten(puzzle: &Puzzle, work: fn(&Puzzle)) -> Duration {
    let times = (0..10).map(|_| {
        let start = Instant::now();
        work(black_box(puzzle));
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

fn generate() {
    println!("one puzzle of a grade, 1000 seeds each (aim: median below 5 ms, 99 % below 50 ms)");
    for category in Category::ALL {
        for grade in Grade::ALL {
            let mut times: Vec<Duration> = (0..1000)
                .map(|seed| {
                    let start = Instant::now();
                    black_box(Puzzle::generate(category, grade, seed));
                    start.elapsed()
                })
                .collect();
            println!(
                "  {:<10} {:<8} {}",
                category.name(),
                grade.name(),
                quantiles(&mut times)
            );
        }
    }
    println!();
}

fn decks() {
    println!("a whole deck, 50 seeds each (aim: below 50 ms)");
    for mix in Mix::ALL {
        let mut times: Vec<Duration> = (0..50)
            .map(|seed| {
                let start = Instant::now();
                black_box(Deck::deal(
                    seed,
                    &DeckOptions {
                        mix,
                        ..DeckOptions::default()
                    },
                ));
                start.elapsed()
            })
            .collect();
        println!("  {:<8} {}", mix.name(), quantiles(&mut times));
    }
}

/// The shortest of some runs: what the work takes when nothing else disturbs it.
fn best(mut work: impl FnMut()) -> Duration {
    let times = (0..15).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

fn per(total: Duration, count: usize) -> String {
    format!("{:.2} us", total.as_secs_f64() * 1e6 / count as f64)
}

fn ratio(theirs: Duration, ours: Duration) -> f64 {
    theirs.as_secs_f64() / ours.as_secs_f64()
}

fn quantiles(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    // The shortest is what it takes when no other program is in the way.
    format!(
        "shortest {:>10.2?}   median {:>10.2?}   99 % {:>10.2?}   longest {:>10.2?}",
        at(0.0),
        at(0.5),
        at(0.99),
        at(1.0)
    )
}
