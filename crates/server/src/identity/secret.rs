//! Secrets that prove who somebody is, and random names for people, tables and games.

use crate::store::SecretHash;
use enigma_table::fairness::hex;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A random secret of 256 bits. Only its hash is stored; `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// Letters and digits that nobody mistakes for each other.
const SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A secret is written as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a secret is written as 64 hexadecimal digits")]
pub struct SecretError;

impl Secret {
    /// A new one that nobody can guess.
    #[must_use]
    pub fn new() -> Self {
        Self(random_bytes())
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        Sha256::digest(self.0).into()
    }

    /// As it is handed to its owner, and to nobody else.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl Default for Secret {
    fn default() -> Self {
        Self::new()
    }
}

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        // A seed is written the same way, so its reader serves here too.
        let bytes: enigma_game::Seed = text.parse().map_err(|_| SecretError)?;
        Ok(Self(*bytes.bytes()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// Six signs that somebody types on another device: few enough for that, so they are valid for a short while only, and
/// guesses are counted.
#[derive(Clone, PartialEq, Eq)]
pub struct Signs(String);

impl Signs {
    /// New ones.
    #[must_use]
    pub fn new() -> Self {
        Self(code())
    }

    /// What is stored of them.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        let mut hash = Sha256::new();
        hash.update(b"enigma signs ");
        hash.update(self.0.as_bytes());
        hash.finalize().into()
    }

    /// As they are shown to their owner: in two groups.
    #[must_use]
    pub fn reveal(&self) -> String {
        let (one, other) = self.0.split_at(3);
        format!("{one}-{other}")
    }
}

impl Default for Signs {
    fn default() -> Self {
        Self::new()
    }
}

impl FromStr for Signs {
    type Err = SecretError;

    /// As people type them: in either case, with or without what stands between the groups.
    fn from_str(text: &str) -> Result<Self, SecretError> {
        let signs: String = text
            .chars()
            .filter(|sign| !sign.is_whitespace() && *sign != '-')
            .map(|sign| sign.to_ascii_uppercase())
            .collect();
        let known = |byte: u8| SIGNS.contains(&byte);
        match signs.len() == 6 && signs.bytes().all(known) {
            true => Ok(Self(signs)),
            false => Err(SecretError),
        }
    }
}

impl fmt::Debug for Signs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Signs")
    }
}

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has no randomness to give; then nothing here could be trusted.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// An id for a person or a game, of 96 random bits.
#[must_use]
pub fn public_id() -> String {
    hex(&random_bytes::<12>())
}

/// A short code for a table: six letters and digits that nobody mistakes for each other, a billion in all.
#[must_use]
pub fn code() -> String {
    random_bytes::<6>()
        .into_iter()
        .map(|byte| char::from(SIGNS[usize::from(byte % 32)]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_reads_back_and_shows_nothing_of_itself() {
        let secret = Secret::new();
        assert_eq!(secret.reveal().parse::<Secret>().as_ref(), Ok(&secret));
        assert_eq!(format!("{secret:?}"), "Secret");
        assert_ne!(hex(&secret.hash()), secret.reveal());
        assert!("12".parse::<Secret>().is_err());
    }

    #[test]
    fn signs_are_read_as_people_type_them() {
        let signs = Signs::new();
        let shown = signs.reveal();
        assert_eq!(shown.len(), 7);
        for typed in [shown.clone(), shown.to_lowercase(), shown.replace('-', " ")] {
            assert_eq!(typed.parse::<Signs>().as_ref(), Ok(&signs));
        }
        assert_eq!(format!("{signs:?}"), "Signs");
        for wrong in ["", "ABC-DE", "ABC-DEFG", "ABC-DE1", "ÄBC-DEF"] {
            assert!(wrong.parse::<Signs>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn codes_are_short_and_hardly_ever_alike() {
        let codes: std::collections::BTreeSet<_> = (0..1000).map(|_| code()).collect();
        assert!(codes.len() >= 999);
        assert!(codes.iter().all(|code| code.len() == 6));
    }
}
