//! Public keys of passkeys, and their signatures.

use super::PasskeyError;
use super::said::read_value;
use ciborium::Value;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};

/// A public key, as COSE (RFC 9052) writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicKey {
    bytes: Vec<u8>,
    kind: Kind,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    /// A point of the curve P-256, uncompressed.
    P256(Vec<u8>),
    /// A point of Ed25519.
    Ed25519(Vec<u8>),
    /// Modulus and exponent.
    Rsa(Vec<u8>, Vec<u8>),
}

/// Which signatures are understood, by their numbers in COSE, those first that are liked best.
pub const UNDERSTOOD: [i32; 3] = [ES256, EDDSA, RS256];
const ES256: i32 = -7;
const EDDSA: i32 = -8;
const RS256: i32 = -257;

/// The numbers of the fields; those below zero mean something else for each kind of key.
const KIND: i32 = 1;
const ALGORITHM: i32 = 3;
const FIRST: i32 = -1;
const SECOND: i32 = -2;
const THIRD: i32 = -3;

impl PublicKey {
    /// Reads one.
    ///
    /// # Errors
    /// If it is none, or of a kind that is not understood.
    pub fn read(bytes: &[u8]) -> Result<Self, PasskeyError> {
        let mut rest = bytes;
        let Value::Map(fields) = read_value(&mut rest)? else {
            return Err(PasskeyError::Malformed("its key is none"));
        };
        let kind = match (
            int(&fields, KIND),
            int(&fields, ALGORITHM),
            int(&fields, FIRST),
        ) {
            (Some(2), Some(ES256), Some(1)) => {
                let (x, y) = (part(&fields, SECOND, 32)?, part(&fields, THIRD, 32)?);
                Kind::P256([&[4][..], x, y].concat())
            }
            (Some(1), Some(EDDSA), Some(6)) => Kind::Ed25519(part(&fields, SECOND, 32)?.to_vec()),
            (Some(3), Some(RS256), None) => Kind::Rsa(
                field(&fields, FIRST)?.to_vec(),
                field(&fields, SECOND)?.to_vec(),
            ),
            _ => {
                return Err(PasskeyError::Malformed(
                    "its key is of a kind that is not understood",
                ));
            }
        };
        match rest {
            [] => Ok(Self {
                bytes: bytes.to_vec(),
                kind,
            }),
            _ => Err(PasskeyError::Malformed("there is more than a key")),
        }
    }

    /// As it came.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Whether it has signed that.
    ///
    /// # Errors
    /// If it has not.
    pub fn verify(&self, text: &[u8], signature: &[u8]) -> Result<(), PasskeyError> {
        let verified = match &self.kind {
            Kind::P256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(text, signature)
            }
            Kind::Ed25519(point) => UnparsedPublicKey::new(&ED25519, point).verify(text, signature),
            Kind::Rsa(n, e) => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, text, signature)
            }
        };
        verified.map_err(|_| PasskeyError::Unsigned)
    }
}

fn find(fields: &[(Value, Value)], number: i32) -> Option<&Value> {
    let is_it = |name: &Value| name.as_integer() == Some(number.into());
    fields
        .iter()
        .find(|(name, _)| is_it(name))
        .map(|(_, value)| value)
}

fn int(fields: &[(Value, Value)], number: i32) -> Option<i32> {
    find(fields, number)?.as_integer()?.try_into().ok()
}

fn field(fields: &[(Value, Value)], number: i32) -> Result<&[u8], PasskeyError> {
    let bytes = find(fields, number).and_then(Value::as_bytes);
    bytes
        .map(Vec::as_slice)
        .ok_or(PasskeyError::Malformed("its key lacks a part"))
}

fn part(fields: &[(Value, Value)], number: i32, length: usize) -> Result<&[u8], PasskeyError> {
    let bytes = field(fields, number)?;
    match bytes.len() == length {
        true => Ok(bytes),
        false => Err(PasskeyError::Malformed(
            "a part of its key has another length",
        )),
    }
}
