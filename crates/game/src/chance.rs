//! Chance from a seed, the same on every machine and in every later version.
//!
//! The generator is ChaCha with 12 rounds. How its output becomes a number in a range or a
//! shuffled list is written out here and not left to a library, whose methods may change.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Where all chance of a game comes from (D-15, KD-16). It is secret while the game runs.
///
/// Written as 64 hexadecimal digits; `Debug` shows nothing of it, so that it cannot slip into a log.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// A seed is written as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is written as 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A seed of 32 bytes, which should come from a source that nobody can guess.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that a small number stands for: for simulations, tests and everything named by a number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The bytes themselves, for storing and for commitments.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A stream of chance for one purpose. Streams of different purposes do not depend on each
    /// other: a card drawn for one never shifts what comes next in another.
    #[must_use]
    pub fn chance(&self, purpose: &str) -> Chance {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        Chance(ChaCha12Rng::from_seed(hash.finalize().into()))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        hex(&seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| SeedError)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A stream of chance.
#[derive(Debug, Clone)]
pub struct Chance(ChaCha12Rng);

impl Chance {
    /// The stream that belongs to a 64-bit number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(ChaCha12Rng::from_seed(bytes))
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 up to, not including, `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        // Lemire's method: the high half of a product, thrown again in the few cases that would
        // make some numbers likelier than others.
        let uneven = bound.wrapping_neg() % bound;
        loop {
            let product = u128::from(self.bits()) * u128::from(bound);
            if product as u64 >= uneven {
                return (product >> 64) as u64;
            }
        }
    }

    /// An index into a list of `length` things.
    ///
    /// # Panics
    /// If `length` is 0.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// A number from 0 up to, not including, 1, in steps of 2^-53.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the things, or none if there are none.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() {
            return None;
        }
        Some(&things[self.index(things.len())])
    }

    /// Puts the things in a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d15_the_same_seed_gives_the_same_chance_for_ever() {
        // Written down once: if this changes, old records no longer replay.
        let mut chance = Seed::from_number(2014).chance("stacks");
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(cards, EXPECTED_SHUFFLE);
        assert_eq!(chance.bits(), EXPECTED_BITS);
    }

    // Worked out with a second implementation of SHA-256, ChaCha and the two methods below it.
    const EXPECTED_SHUFFLE: [u8; 10] = [9, 1, 2, 7, 0, 4, 5, 3, 6, 8];
    const EXPECTED_BITS: u64 = 12_332_087_080_226_717_731;

    #[test]
    fn streams_of_different_purposes_differ() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.chance("a").bits(), seed.chance("b").bits());
    }

    #[test]
    fn every_number_below_a_bound_comes_about_equally_often() {
        let mut chance = Chance::from_number(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.index(6)] += 1;
        }
        assert!(
            seen.iter().all(|&times| (9_600..10_400).contains(&times)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_seed_reads_back_and_shows_nothing_of_itself() {
        let seed = Seed::from_number(0x00ff_1234);
        let text = String::from(seed.clone());
        assert_eq!(text.parse::<Seed>().unwrap(), seed);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        for bad in ["", "12", &"g".repeat(64), &"é".repeat(32), &"+1".repeat(32)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }
}
