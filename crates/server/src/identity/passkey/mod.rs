//! Passkeys: what an authenticator says when it makes one, and when it signs with it (Web Authentication, level 2).
//!
//! Values only: challenges are kept and found valid elsewhere. Where an authenticator comes from is not asked for, so
//! that nobody has to tell.

mod key;
mod said;
mod site;

pub use key::{PublicKey, UNDERSTOOD};
pub use site::Site;

use said::{Ceremony, ClientData, Said};

/// A challenge: random bytes that are signed once.
pub type Challenge = [u8; 32];

/// The longest id of a passkey that is kept.
pub const LONGEST_ID: usize = 1023;
/// The longest public key that is kept: one of RSA with 4,096 bits has half of that.
const LONGEST_KEY: usize = 1024;

/// Why what a browser sent is no passkey of anybody here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyError {
    /// Something is not as the standard has it.
    #[error("what the browser sent is no passkey: {0}")]
    Malformed(&'static str),
    /// It was made for another place, or asked for from there.
    #[error("this passkey belongs to another address")]
    Foreign,
    /// The signature is not one of its key.
    #[error("the signature is not one of this passkey")]
    Unsigned,
    /// Its counter went back: there is a copy of it.
    #[error("this passkey was copied; remove it and make another one")]
    Copied,
}

/// A passkey that was just made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Its id, which the authenticator chose.
    pub id: Vec<u8>,
    /// Its public key, as it came.
    pub key: PublicKey,
    /// How often it has signed, if it counts.
    pub counter: u32,
}

/// What a browser sends when a passkey was made.
#[derive(Debug, Clone, Copy)]
pub struct Making<'a> {
    /// What the browser says, as JSON.
    pub client_data: &'a [u8],
    /// What the authenticator says, as CBOR.
    pub attestation: &'a [u8],
}

impl Making<'_> {
    /// The challenge that it answers.
    ///
    /// # Errors
    /// If nothing of it can be read.
    pub fn challenge(&self) -> Result<Challenge, PasskeyError> {
        ClientData::read(self.client_data)?.challenge()
    }

    /// The passkey that was made.
    ///
    /// # Errors
    /// If it is none, or none for this place.
    pub fn check(&self, site: &Site) -> Result<Made, PasskeyError> {
        ClientData::read(self.client_data)?.check(Ceremony::Create, site)?;
        let said = said::attested(self.attestation)?;
        let said = Said::read(&said)?;
        said.check(site)?;
        let (id, key) = said
            .made
            .ok_or(PasskeyError::Malformed("there is no key in it"))?;
        if key.len() > LONGEST_KEY {
            return Err(PasskeyError::Malformed("its key is too long"));
        }
        Ok(Made {
            id: id.to_vec(),
            key: PublicKey::read(key)?,
            counter: said.counter,
        })
    }
}

/// What a browser sends when somebody comes with a passkey.
#[derive(Debug, Clone, Copy)]
pub struct Coming<'a> {
    /// What the browser says, as JSON.
    pub client_data: &'a [u8],
    /// What the authenticator says.
    pub authenticator_data: &'a [u8],
    /// The signature under both.
    pub signature: &'a [u8],
}

impl Coming<'_> {
    /// The challenge that it answers.
    ///
    /// # Errors
    /// If nothing of it can be read.
    pub fn challenge(&self) -> Result<Challenge, PasskeyError> {
        ClientData::read(self.client_data)?.challenge()
    }

    /// How often the passkey has signed now, if it is this one that has.
    ///
    /// # Errors
    /// If it has not, or not for this place, or there is a copy of it.
    pub fn check(&self, site: &Site, key: &PublicKey, before: u32) -> Result<u32, PasskeyError> {
        ClientData::read(self.client_data)?.check(Ceremony::Get, site)?;
        let said = Said::read(self.authenticator_data)?;
        said.check(site)?;
        key.verify(
            &said::signed(self.authenticator_data, self.client_data),
            self.signature,
        )?;
        // One that is kept on several devices does not count, and says 0.
        match (before, said.counter) {
            (0, 0) => Ok(0),
            (before, now) if now > before => Ok(now),
            _ => Err(PasskeyError::Copied),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn site() -> Site {
        Site::of(Some("https://enigma.example"), None).unwrap()
    }

    /// Says that somebody made a passkey, with that behind the id.
    fn made(behind: &[u8]) -> Vec<u8> {
        let place = [0; 32];
        [
            &place[..],
            &[0x41, 0, 0, 0, 0],
            &[0; 16],
            &[0, 1, 7],
            behind,
        ]
        .concat()
    }

    #[test]
    fn what_breaks_off_or_goes_on_is_refused() {
        let key = [0xa1, 0x01, 0x02];
        let whole = made(&key);
        assert_eq!(Said::read(&whole).unwrap().made, Some((&[7][..], &key[..])));
        for length in 0..whole.len() {
            assert!(Said::read(&whole[..length]).is_err(), "{length}");
        }
        assert!(Said::read(&made(&[0xa1, 0x01, 0x02, 0x00])).is_err());
        // A map that says it has as many fields as there are atoms.
        assert!(PublicKey::read(&[0xbb, 255, 255, 255, 255, 255, 255, 255, 255]).is_err());
        // Lists in lists, as deep as a request is long.
        assert!(PublicKey::read(&[0x81; 60_000]).is_err());
    }

    proptest! {
        #[test]
        fn whatever_comes_is_refused_and_nothing_breaks(
            one in proptest::collection::vec(any::<u8>(), 0..200),
            other in proptest::collection::vec(any::<u8>(), 0..200),
        ) {
            let client_data = br#"{"type":"webauthn.create","challenge":"","origin":"https://enigma.example"}"#;
            let making = Making { client_data, attestation: &one };
            prop_assert!(making.check(&site()).is_err());
            prop_assert!(making.challenge().is_err());
            let coming = Coming { client_data: &one, authenticator_data: &other, signature: &other };
            prop_assert!(coming.challenge().is_err());
            let _ = PublicKey::read(&one);
            let _ = Said::read(&made(&other));
        }
    }
}
