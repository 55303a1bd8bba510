//! Reference values of the rules, and properties of whole puzzles.

use super::*;

fn picture(rows: &[&str]) -> Angular {
    Angular::from_rows(rows).expect("well-formed")
}

fn example() -> Angular {
    picture(&["..B.", "RRRY", "GG.Y", "G..Y"])
}

#[test]
fn the_example_has_one_solution_and_difficulty_5_17() {
    assert_eq!(example().count(), 1);
    let difficulty = example().difficulty().expect("solvable");
    assert!((difficulty - 5.17).abs() < 0.005, "{difficulty}");
}

#[test]
#[ignore = "enumerates all pictures: cargo test -p enigma-puzzles --release -- --ignored"]
fn there_are_135_389_views() {
    let views = all_views();
    let mut histogram = [0; 6];
    let mut pool = [0; 6];
    let mut absent = [0; 4];
    for (puzzle, &count) in &views {
        histogram[count.min(5) as usize] += 1;
        absent[puzzle.absent_colours()] += 1;
        assert_eq!(puzzle.count(), count);
        if let Some(d) = generator::difficulty_of_good(&puzzle.view, 0.0, 100.0) {
            pool[0] += 1;
            pool[Grade::within(&Angular::GRADE_LIMITS, d).map_or(5, |g| usize::from(g.number()))] += 1;
        }
    }
    println!("{} {histogram:?} {pool:?} absent {absent:?}", views.len());
    assert_eq!(views.len(), 135_389);
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
            let p = Angular::generate(grade, &mut chance);
            times.push(start.elapsed());
            std::hint::black_box(p);
        }
        times.sort();
        println!("{grade:?} median {:?} p99 {:?} max {:?}", times[150], times[297], times[299]);
    }
    let puzzles: Vec<_> = (0..1000).map(|i| Angular::generate(Grade::ALL[i % 4], &mut chance)).collect();
    let start = Instant::now();
    let mut s = 0;
    for p in &puzzles { s += p.count(); }
    println!("count {:?} each, {s}", start.elapsed() / 1000);
    let start = Instant::now();
    for p in &puzzles { std::hint::black_box(p.solve()); }
    println!("solve {:?} each", start.elapsed() / 1000);
    let start = Instant::now();
    for p in &puzzles { std::hint::black_box(p.difficulty()); }
    println!("difficulty {:?} each", start.elapsed() / 1000);
}
