//! Same seed, same puzzle, same grade on every machine: no number may depend on the platform's mathematics.

use enigma_puzzles::{Category, Grade, Puzzle};
use sha2::{Digest, Sha256};

/// The first digits of the SHA-256 over the bits of all numbers, the lowest byte first.
fn hash(numbers: impl Iterator<Item = u64>) -> String {
    let mut hash = Sha256::new();
    for number in numbers {
        hash.update(number.to_le_bytes());
    }
    let digits = hash.finalize();
    digits[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Some thousand numbers of all sizes that occur, and what lies between them.
fn inputs() -> impl Iterator<Item = f64> {
    (1..=60_000).map(|n| f64::from(n) / 7.0)
}

#[test]
fn mathematics_is_the_same_everywhere() {
    let log2 = inputs().map(|x| libm::log2(x).to_bits());
    assert_eq!(hash(log2), "fc81593c2e5b793b");
    let expf = inputs().map(|x| u64::from(libm::expf((x / 1_000.0 - 4.0) as f32).to_bits()));
    assert_eq!(hash(expf), "a49c1e00272ea3c9");
    let exp = inputs().map(|x| libm::exp(x / 1_000.0 - 4.0).to_bits());
    assert_eq!(hash(exp), "f4499c44981df156");
    let pow = inputs().map(|x| libm::pow(x / 1_000.0, 1.7).to_bits());
    assert_eq!(hash(pow), "b8625459ec5e654e");
}

/// The platform's own mathematics, which nothing else may use, is a second opinion: it differs in the last places at
/// most.
#[test]
#[expect(clippy::disallowed_methods, reason = "to compare with")]
fn mathematics_is_right() {
    let close =
        |ours: f64, theirs: f64| (ours - theirs).abs() <= (theirs.abs() + 1.0) * 2.0 * f64::EPSILON;
    for x in inputs() {
        assert!(close(libm::log2(x), x.log2()), "log2({x})");
        let y = x / 1_000.0 - 4.0;
        assert!(close(libm::exp(y), y.exp()), "exp({y})");
        assert!(close(libm::pow(x, 1.7), x.powf(1.7)), "pow({x})");
    }
}

#[test]
fn difficulties_are_the_same_everywhere() {
    for (category, pinned) in Category::ALL.into_iter().zip([
        "61e249eff1282cf0",
        "931ef2e426c9de6e",
        "2fbc5fa338a46116",
        "eb8ee92247970d37",
    ]) {
        let puzzles = Grade::ALL
            .into_iter()
            .flat_map(|grade| (0..6).map(move |seed| Puzzle::generate(category, grade, seed)));
        let difficulties = puzzles.map(|puzzle| puzzle.difficulty().unwrap().to_bits());
        assert_eq!(hash(difficulties), pinned, "{category}");
    }
}
