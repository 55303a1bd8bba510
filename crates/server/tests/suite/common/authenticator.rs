//! An authenticator in a few lines: makes passkeys, and signs with them.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ciborium::{Value, cbor};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
use serde_json::json;
use sha2::{Digest, Sha256};

pub fn written(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

enum Pair {
    P256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
}

/// A passkey with all that its authenticator has of it.
pub struct Authenticator {
    pub id: Vec<u8>,
    pair: Pair,
    /// How often it has signed; 0 if it does not count.
    pub counter: u32,
    /// The place it believes to be at.
    pub site: &'static str,
    pub origin: &'static str,
    /// Whether somebody touches it.
    pub touched: bool,
}

impl Authenticator {
    pub fn p256(id: &[u8]) -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let secret = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, secret.as_ref(), &random).unwrap();
        Self::new(id, Pair::P256(pair))
    }

    pub fn ed25519(id: &[u8]) -> Self {
        let secret = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).unwrap();
        let pair = Ed25519KeyPair::from_pkcs8(secret.as_ref()).unwrap();
        Self::new(id, Pair::Ed25519(pair))
    }

    fn new(id: &[u8], pair: Pair) -> Self {
        Self {
            id: id.to_vec(),
            pair,
            counter: 0,
            site: "enigma.example",
            origin: "https://enigma.example",
            touched: true,
        }
    }

    /// The public key, as COSE.
    pub fn key(&self) -> Vec<u8> {
        let key = match &self.pair {
            Pair::P256(pair) => {
                let (x, y) = pair.public_key().as_ref()[1..].split_at(32);
                let (x, y) = (Value::Bytes(x.to_vec()), Value::Bytes(y.to_vec()));
                cbor!({1 => 2, 3 => -7, -1 => 1, -2 => x, -3 => y})
            }
            Pair::Ed25519(pair) => {
                let x = Value::Bytes(pair.public_key().as_ref().to_vec());
                cbor!({1 => 1, 3 => -8, -1 => 6, -2 => x})
            }
        };
        cbor_bytes(&key.unwrap())
    }

    /// What it sends when it is made.
    pub fn made(&self, challenge: &str) -> serde_json::Value {
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let said = [
            &self.said(0x40)[..],
            &[0; 16],
            &length,
            &self.id,
            &self.key(),
        ]
        .concat();
        let envelope = cbor!({"fmt" => "none", "attStmt" => {}, "authData" => Value::Bytes(said)});
        json!({
            "client_data": written(&self.client_data("webauthn.create", challenge)),
            "attestation": written(&cbor_bytes(&envelope.unwrap())),
        })
    }

    /// What it sends when somebody comes with it.
    pub fn comes(&self, challenge: &str) -> serde_json::Value {
        let (said, client_data) = (self.said(0), self.client_data("webauthn.get", challenge));
        let text = [&said[..], &Sha256::digest(&client_data)].concat();
        let signature = match &self.pair {
            Pair::P256(pair) => {
                let signature = pair.sign(&SystemRandom::new(), &text).unwrap();
                signature.as_ref().to_vec()
            }
            Pair::Ed25519(pair) => pair.sign(&text).as_ref().to_vec(),
        };
        json!({
            "id": written(&self.id),
            "client_data": written(&client_data),
            "authenticator_data": written(&said),
            "signature": written(&signature),
        })
    }

    fn client_data(&self, kind: &str, challenge: &str) -> Vec<u8> {
        let said =
            json!({"type": kind, "challenge": challenge, "origin": self.origin, "more": {"x": 1}});
        said.to_string().into_bytes()
    }

    fn said(&self, flags: u8) -> Vec<u8> {
        let flags = flags | u8::from(self.touched);
        let place = Sha256::digest(self.site);
        [&place[..], &[flags], &self.counter.to_be_bytes()].concat()
    }
}

fn cbor_bytes(value: &Value) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).unwrap();
    bytes
}
