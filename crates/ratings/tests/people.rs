//! Simulated people, whose true strengths are known, play each other and bots; each run has people of its own.

use enigma_game::{Chance, Seed};
use enigma_ratings::{Rating, SCALE, after};

const PEOPLE: usize = 1000;
const GAMES: u32 = 30;

/// A bot's strengths, as wide apart as those of either game.
const CIRCUIT: [f64; 4] = [1058.0, 1500.0, 1832.0, 2145.0];
const CIPHER: [f64; 4] = [1315.0, 1500.0, 1676.0, 1957.0];

/// How people meet.
#[derive(Clone, Copy)]
struct World {
    bots: [f64; 4],
    /// How many of ten opponents are bots.
    bots_of_ten: usize,
    /// Those who did about as well share a place: within so many points.
    shared: f64,
}

struct Found {
    rank_correlation: f64,
    within: f64,
}

fn between_0_and_1(chance: &mut Chance) -> f64 {
    (chance.bits() >> 11) as f64 / (1_u64 << 53) as f64
}

/// How well somebody plays today; whoever plays best is first, and so on: the model of Plackett and Luce.
fn today(strength: f64, chance: &mut Chance) -> f64 {
    let luck = between_0_and_1(chance).max(1e-12);
    strength - SCALE * libm::log(-libm::log(luck))
}

fn play(world: World, chance: &mut Chance) -> Found {
    let (low, high) = (world.bots[0], world.bots[3]);
    let truth: Vec<f64> = (0..PEOPLE)
        .map(|_| low + (high - low) * between_0_and_1(chance))
        .collect();
    let mut ratings = vec![Rating::NEW; PEOPLE];
    let mut played = vec![0; PEOPLE];
    while let Some(first) = pick(&played, chance) {
        let seats = 2 + chance.index(3);
        let mut people = vec![first];
        let mut bots = Vec::new();
        while people.len() + bots.len() < seats {
            match pick(&played, chance) {
                Some(other)
                    if chance.index(10) >= world.bots_of_ten && !people.contains(&other) =>
                {
                    people.push(other);
                }
                _ => bots.push(world.bots[chance.index(4)]),
            }
        }
        let strengths = people
            .iter()
            .map(|&person| truth[person])
            .chain(bots.iter().copied());
        let did: Vec<f64> = strengths.map(|strength| today(strength, chance)).collect();
        let did: Vec<f64> = did
            .iter()
            .map(|points| (points / world.shared).round())
            .collect();
        let place = |own: &f64| 1 + did.iter().filter(|&other| other > own).count() as u32;
        let places: Vec<u32> = did.iter().map(place).collect();
        let known = people.iter().map(|&person| ratings[person]);
        let known: Vec<Rating> = known
            .chain(bots.iter().map(|&bot| Rating::fixed(bot)))
            .collect();
        for (&person, rating) in people.iter().zip(after(&known, &places)) {
            ratings[person] = rating;
            played[person] += 1;
        }
    }
    let means: Vec<f64> = ratings.iter().map(|rating| rating.mean).collect();
    let within = ratings.iter().zip(&truth);
    let within = within.filter(|(rating, truth)| (rating.mean - *truth).abs() <= rating.shown());
    Found {
        rank_correlation: spearman(&means, &truth),
        within: within.count() as f64 / PEOPLE as f64,
    }
}

/// Somebody who has games left.
fn pick(played: &[u32], chance: &mut Chance) -> Option<usize> {
    let from = chance.index(PEOPLE);
    let round = (from..PEOPLE).chain(0..from);
    { round }.find(|&person| played[person] < GAMES)
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    for (rank, place) in order.into_iter().enumerate() {
        ranks[place] = rank as f64;
    }
    ranks
}

fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let squares: f64 = one.iter().zip(&other).map(|(a, b)| (a - b) * (a - b)).sum();
    let n = one.len() as f64;
    1.0 - 6.0 * squares / (n * (n * n - 1.0))
}

#[test]
fn a_thousand_people_are_ranked_and_found_where_it_is_said_after_thirty_games() {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).unwrap();
    let seed = Seed::from_bytes(fresh);
    println!("seed {}", String::from(seed.clone()));
    let mut chance = seed.chance("people");
    for bots in [CIRCUIT, CIPHER] {
        for bots_of_ten in [0, 5, 10] {
            for shared in [1.0, 40.0] {
                let world = World {
                    bots,
                    bots_of_ten,
                    shared,
                };
                let Found {
                    rank_correlation,
                    within,
                } = play(world, &mut chance);
                let width = bots[3] - bots[0];
                println!(
                    "{width} points, {bots_of_ten} of ten bots, {shared}: {rank_correlation:.3} {within:.3}"
                );
                assert!(rank_correlation >= 0.9, "{rank_correlation}");
                assert!((0.9..=0.99).contains(&within), "{within}");
            }
        }
    }
}
