//! What browser and authenticator say, read.

use super::{Challenge, LONGEST_ID, PasskeyError, Site};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ciborium::Value;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// What is done with a passkey.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ceremony {
    /// It is made.
    Create,
    /// Somebody comes with it.
    Get,
}

/// What a browser says; there may be more in it than is named here.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

impl ClientData {
    /// Reads it.
    pub fn read(json: &[u8]) -> Result<Self, PasskeyError> {
        serde_json::from_slice(json)
            .map_err(|_| PasskeyError::Malformed("its words are no JSON of a browser"))
    }

    /// The challenge that it answers.
    pub fn challenge(&self) -> Result<Challenge, PasskeyError> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(&self.challenge).ok();
        let challenge = bytes.and_then(|bytes| bytes.try_into().ok());
        challenge.ok_or(PasskeyError::Malformed("its challenge has another length"))
    }

    /// Whether it is about that, and was said at this place.
    pub fn check(&self, ceremony: Ceremony, site: &Site) -> Result<(), PasskeyError> {
        let kind = match ceremony {
            Ceremony::Create => "webauthn.create",
            Ceremony::Get => "webauthn.get",
        };
        if self.kind != kind {
            return Err(PasskeyError::Malformed("it is about something else"));
        }
        match self.origin == site.origin && !self.cross_origin {
            true => Ok(()),
            false => Err(PasskeyError::Foreign),
        }
    }
}

/// What an authenticator says.
#[derive(Debug)]
pub struct Said<'a> {
    place: &'a [u8],
    flags: u8,
    /// How often it has signed, if it counts.
    pub counter: u32,
    /// The id and the key of a passkey that it has just made.
    pub made: Option<(&'a [u8], &'a [u8])>,
}

/// Somebody was there.
const PRESENT: u8 = 1;
/// It tells of a new passkey.
const MADE: u8 = 1 << 6;
/// It tells more than that.
const MORE: u8 = 1 << 7;

impl<'a> Said<'a> {
    /// Reads all of it.
    pub fn read(bytes: &'a [u8]) -> Result<Self, PasskeyError> {
        let mut rest = bytes;
        let place = take(&mut rest, 32)?;
        let flags = number(take(&mut rest, 1)?);
        let counter = number(take(&mut rest, 4)?);
        let flags = u8::try_from(flags).unwrap_or_default();
        let mut made = None;
        if flags & MADE != 0 {
            let _model = take(&mut rest, 16)?;
            let length = usize::try_from(number(take(&mut rest, 2)?)).unwrap_or(usize::MAX);
            if length == 0 || length > LONGEST_ID {
                return Err(PasskeyError::Malformed("its id has another length"));
            }
            let id = take(&mut rest, length)?;
            made = Some((id, value(&mut rest)?));
        }
        if flags & MORE != 0 {
            value(&mut rest)?;
        }
        match rest {
            [] => Ok(Self {
                place,
                flags,
                counter,
                made,
            }),
            _ => Err(PasskeyError::Malformed(
                "there is more in it than there should be",
            )),
        }
    }

    /// Whether it was said for this place, and somebody was there.
    pub fn check(&self, site: &Site) -> Result<(), PasskeyError> {
        if self.place != Sha256::digest(&site.id).as_slice() {
            return Err(PasskeyError::Foreign);
        }
        match self.flags & PRESENT != 0 {
            true => Ok(()),
            false => Err(PasskeyError::Malformed("nobody was there")),
        }
    }
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], PasskeyError> {
    let parts = rest.split_at_checked(length);
    let (part, behind) = parts.ok_or(PasskeyError::Malformed("it breaks off"))?;
    *rest = behind;
    Ok(part)
}

fn number(bytes: &[u8]) -> u32 {
    { bytes.iter() }.fold(0, |number, &byte| number << 8 | u32::from(byte))
}

/// The bytes of the next value of CBOR.
fn value<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8], PasskeyError> {
    let whole = *rest;
    read_value(rest)?;
    let (value, _) = whole.split_at(whole.len() - rest.len());
    Ok(value)
}

/// The next value of CBOR. How deep it goes is bounded by its reader, how long it is by the request.
pub fn read_value(rest: &mut &[u8]) -> Result<Value, PasskeyError> {
    ciborium::from_reader(rest).map_err(|_| PasskeyError::Malformed("its CBOR cannot be read"))
}

/// What an authenticator says, out of the envelope that it comes in when a passkey is made.
pub fn attested(envelope: &[u8]) -> Result<Vec<u8>, PasskeyError> {
    let mut rest = envelope;
    let fields = read_value(&mut rest)?.into_map();
    let fields = fields.map_err(|_| PasskeyError::Malformed("its envelope is none"))?;
    let said = { fields }
        .into_iter()
        .find(|(name, _)| name.as_text() == Some("authData"))
        .and_then(|(_, said)| said.into_bytes().ok());
    said.filter(|_| rest.is_empty())
        .ok_or(PasskeyError::Malformed("its envelope is none"))
}

/// What is signed when somebody comes with a passkey.
pub fn signed(authenticator_data: &[u8], client_data: &[u8]) -> Vec<u8> {
    let hash = Sha256::digest(client_data);
    [authenticator_data, hash.as_slice()].concat()
}
