//! Reference values of the rules, and properties of whole puzzles.

use super::*;

/// The 13 convex outlines with their numbers of solutions.
const CONVEX: [(&[[i64; 2]], u64); 13] = [
    (&[[0, 0], [2, 2], [2, 4], [0, 6]], 12),
    (&[[0, 0], [2, 2], [2, 6], [0, 4]], 12),
    (&[[0, 0], [2, 2], [2, 5], [0, 5]], 36),
    (&[[0, 0], [3, 3], [1, 5], [0, 4]], 12),
    (&[[0, 0], [3, 3], [3, 4], [2, 5], [0, 3]], 20),
    (&[[0, 0], [4, 4], [0, 4]], 12),
    (&[[0, 1], [1, 0], [2, 1], [2, 4], [1, 5], [0, 4]], 8),
    (&[[0, 0], [1, 0], [3, 2], [1, 4], [0, 4]], 16),
    (&[[0, 0], [1, 0], [3, 2], [3, 4], [2, 4], [0, 2]], 4),
    (&[[0, 0], [2, 0], [2, 4], [0, 4]], 36),
    (&[[0, 2], [2, 0], [4, 2], [2, 4]], 8),
    (&[[0, 1], [1, 0], [2, 0], [3, 1], [3, 3], [0, 3]], 56),
    (&[[0, 0], [2, 0], [3, 1], [3, 3], [1, 3], [0, 2]], 24),
];

fn outline(corners: &[[i64; 2]]) -> Fragment {
    Fragment::from_corners(corners).expect("well-formed")
}

fn classic_square() -> Fragment {
    outline(&[[0, 2], [2, 0], [4, 2], [2, 4]])
}

#[test]
fn the_13_convex_outlines_have_their_known_numbers_of_solutions() {
    for (corners, count) in CONVEX {
        let puzzle = outline(corners);
        assert!(puzzle.is_convex());
        assert_eq!(puzzle.count(), count, "{corners:?}");
    }
}

#[test]
fn the_classic_square_has_difficulty_6_24() {
    let difficulty = classic_square().difficulty().expect("solvable");
    assert!((difficulty - 6.24).abs() < 0.005, "{difficulty}");
}

#[test]
#[ignore = "enumerates millions of outlines: cargo test -p enigma-puzzles --release -- --ignored"]
fn there_are_4_842_205_simple_outlines() {
    let mut convex = Vec::new();
    let mut symmetric = 0;
    let mut boxes = [0u64; 9];
    let mut solutions = std::collections::BTreeMap::<u64, u64>::new();
    let mut corners = std::collections::BTreeMap::<usize, u64>::new();
    let mut pool = [0u64; 5];
    let mut sevens=[0u64;3];
    let census = census(|puzzle| {
        if puzzle.is_convex() {
            convex.push(puzzle.identity());
        }
        symmetric += u64::from(puzzle.is_symmetric());
        let side = puzzle.region.bounds().into_iter().max().unwrap();
        boxes[side as usize] += 1;
        let count = puzzle.count();
        *solutions.entry(count).or_default() += 1;
        *corners.entry(puzzle.outline().len()).or_default() += 1;
        if puzzle.outline().iter().map(|c| c[0]*7+c[1]*13).sum::<i32>() % 50 == 0 {
            let (first, all) = difficulty::sevens(&puzzle.identity().region);
            sevens[0] += 1; sevens[1] += u64::from(first); sevens[2] += u64::from(all);
        }
        if puzzle.looks_good() && count <= 8 {
            let d = puzzle.difficulty().unwrap();
            pool[Grade::within(&Fragment::GRADE_LIMITS, d)
                .map_or(0, |g| usize::from(g.number()))] += 1;
        }
    });
    println!(
        "{census:?} convex {} symmetric {symmetric} boxes {boxes:?} solutions {solutions:?} corners {corners:?} pool {pool:?} sevens {sevens:?}",
        convex.len()
    );
    assert_eq!(census.simple, 4_842_205);
}

#[test]
#[ignore]
fn speed() {
    use std::time::Instant;
    let mut chance = Chance::from_number(1);
    for grade in Grade::ALL {
        let mut times = Vec::new();
        for _ in 0..300 {
            let start = Instant::now();
            let p = Fragment::generate(grade, &mut chance);
            times.push(start.elapsed());
            std::hint::black_box(p);
        }
        times.sort();
        println!(
            "{grade:?} median {:?} p99 {:?} max {:?}",
            times[150], times[297], times[299]
        );
    }
    let puzzles: Vec<_> = (0..1000)
        .map(|i| Fragment::generate(Grade::ALL[i % 4], &mut chance))
        .collect();
    let start = Instant::now();
    let mut s = 0;
    for p in &puzzles {
        s += p.count();
    }
    println!("count {:?} each, {s}", start.elapsed() / 1000);
    let start = Instant::now();
    for p in &puzzles {
        std::hint::black_box(p.solve());
    }
    println!("solve {:?} each", start.elapsed() / 1000);
    let start = Instant::now();
    for p in &puzzles {
        std::hint::black_box(p.difficulty());
    }
    println!("difficulty {:?} each", start.elapsed() / 1000);
}
