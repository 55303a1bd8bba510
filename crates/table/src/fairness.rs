//! Commitments: what binds the server before a game, and what proves afterwards that it kept to it.
//!
//! Before the first step everybody is told the hash of seed and salt; after the last one, both.
//! All chance of a game comes from its seed, so nobody can have stacked the deck while it ran. The
//! salt keeps anybody from trying seeds against the hash. Each coder's word is sealed by a salt of
//! its own, drawn from the seed, which opens when its round is over.

use enigma_game::Seed;
pub use enigma_game::chance::hex;
use enigma_game::record::Commitment;
use sha2::{Digest, Sha256};

/// SHA-256 over the seed's and the salt's bytes, as hexadecimal digits.
#[must_use]
pub fn commitment(seed: &Seed, salt: &[u8; 32]) -> String {
    Commitment::to(seed, Seed::from_bytes(*salt)).hash
}

/// The salt of the word of a round. It says nothing about the seed.
#[must_use]
pub fn word_salt(seed: &Seed, round: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(seed.bytes());
    hash.update(b"word salt");
    hash.update(round.to_le_bytes());
    hash.finalize().into()
}

/// SHA-256 over the salt's bytes and the folded word's letters, as hexadecimal digits.
#[must_use]
pub fn word_commitment(salt: &[u8; 32], word: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(salt);
    hash.update(word.as_bytes());
    hex(&hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    // Worked out with a second implementation of SHA-256.
    #[test]
    fn commitments_are_the_hashes_they_are_said_to_be() {
        let seed = Seed::from_number(1);
        assert_eq!(
            commitment(&seed, &[2; 32]),
            "edac59f0b8127a05e9c9c9177d1f2b8cfa3d35ab360b48dbe4a1a01474604705"
        );
        let salt = word_salt(&seed, 3);
        assert_eq!(
            hex(&salt),
            "bfaa7e2079b1e02fc3869121f70fb43df43fca9384c8e9791e45d00ac5fa6460"
        );
        assert_eq!(
            word_commitment(&salt, "CRANE"),
            "4153742bbabd62a0288dfa852539226c464d2291cea35769359bf14f231eeae6"
        );
    }
}
