//! Passkeys: somebody makes one, comes back by it on another device, and removes it.

use crate::common::authenticator::{Authenticator, written};
use crate::common::person;
use crate::common::rest::{post, refused};
use crate::store::Engine;
use enigma_client::Client;
use enigma_protocol::rest::{Export, Me, MyDevices, PasskeyQuestion, PasskeyWish};
use enigma_server::clock::Clock;
use enigma_server::house::TheHouse;
use enigma_server::http::Limits;
use enigma_server::store::people::{PASSKEYS, StoredPasskey};
use enigma_server::store::{CHALLENGES, Person, PersonWrite, Store, StoreError, Write};
use enigma_server::{Config, Keep, Server};
use enigma_testbed::Postgres;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

async fn server_at(folder: &Path, public_url: Option<&str>, clock: Clock) -> Server {
    Server::start(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        keep: Keep::Folder(folder.to_owned()),
        bus: None,
        note: None,
        public_url: public_url.map(str::to_owned),
        behind_proxy: false,
        limits: Limits::NONE,
        clock,
        house: Arc::new(TheHouse::default()),
    })
    .await
    .unwrap()
}

const HERE: Option<&str> = Some("https://enigma.example");

async fn wish(client: &Client) -> PasskeyWish {
    post(client, "/api/me/passkeys/wish", &json!({})).await
}

async fn question(client: &Client) -> String {
    let question: PasskeyQuestion = post(client, "/api/me/passkeys/question", &json!({})).await;
    question.challenge
}

async fn make(client: &Client, passkey: &Authenticator) -> MyDevices {
    let wish = wish(client).await;
    post(client, "/api/me/passkeys", &passkey.made(&wish.challenge)).await
}

/// The status and the name of what was answered to somebody who comes so.
async fn come(client: &Client, claim: &Value) -> (u16, String) {
    refused(client, "POST", "/api/me/passkeys/claim", Some(claim)).await
}

/// Somebody comes by a passkey, and is who made it.
async fn enter(address: &str, passkey: &Authenticator) -> (Client, Me) {
    let nobody = Client::new(address);
    let claim = passkey.comes(&question(&nobody).await);
    let path = "/api/me/passkeys/claim";
    let answer = nobody.request("POST", path, Some(&claim)).await.unwrap();
    let answer = answer.checked().unwrap();
    let cookie = answer.cookie.clone().unwrap();
    (
        Client::with_cookie(address, &cookie),
        answer.json().unwrap(),
    )
}

#[tokio::test]
async fn whoever_made_a_passkey_comes_back_by_it_on_another_device() {
    let folder = tempfile::tempdir().unwrap();
    let server = server_at(folder.path(), HERE, Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let me: Me = mara.get("/api/me").await.unwrap();
    let before: MyDevices = mara.get("/api/me/devices").await.unwrap();
    assert!(before.may_make_passkey && before.passkeys.is_empty());
    let asked = wish(&mara).await;
    assert_eq!(
        (&*asked.site, &*asked.name, asked.known.len()),
        ("enigma.example", "Mara", 0)
    );
    assert_eq!(asked.user, written(me.id.as_bytes()));
    for (n, mut passkey) in (1..).zip([
        Authenticator::p256(b"one"),
        Authenticator::ed25519(&[7; 200]),
    ]) {
        let mine = make(&mara, &passkey).await;
        assert_eq!((mine.passkeys.len(), mine.passkeys[n - 1].seen), (n, None));
        assert_eq!(mine.passkeys[n - 1].key, written(&passkey.key()));
        for _ in 0..2 {
            passkey.counter += 1;
            let (phone, who) = enter(&address, &passkey).await;
            assert_eq!(who, me);
            let known: Me = phone.get("/api/me").await.unwrap();
            assert_eq!(known, me);
        }
    }
    let export: Export = mara.get("/api/me/export").await.unwrap();
    assert_eq!(export.devices.passkeys.len(), 2);
    assert!(export.devices.passkeys[0].seen.is_some());
    assert_eq!(
        wish(&mara).await.known,
        [written(b"one"), written(&[7; 200])]
    );

    let path = format!("/api/me/passkeys/{}", written(b"one"));
    let named: MyDevices = post(&mara, &path, &json!({"name": "Key ring"})).await;
    assert_eq!(named.passkeys[0].name, "Key ring");
    let tom = person(&address, "Tom").await;
    for method in ["POST", "DELETE"] {
        let body = json!({"name": "Mine"});
        let answer = refused(&tom, method, &path, Some(&body)).await;
        assert_eq!(answer, (404, "no_such_passkey".into()));
    }
    let dropped = mara.request::<()>("DELETE", &path, None).await.unwrap();
    assert_eq!(dropped.json::<MyDevices>().unwrap().passkeys.len(), 1);
    let mut gone = Authenticator::p256(b"one");
    gone.counter = 99;
    let nobody = Client::new(&address);
    let claim = gone.comes(&question(&nobody).await);
    assert_eq!(come(&nobody, &claim).await, (404, "no_such_passkey".into()));
    server.stop().await;
}

#[tokio::test]
async fn what_was_signed_twice_late_elsewhere_or_by_another_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_800_000_000_000);
    let server = server_at(folder.path(), HERE, clock.clone()).await;
    let address = server.address().to_string();
    let (mara, tom) = (
        person(&address, "Mara").await,
        person(&address, "Tom").await,
    );
    let mut passkey = Authenticator::p256(b"one");
    passkey.counter = 5;
    let mine = wish(&mara).await.challenge;
    let made = passkey.made(&mine);
    let keep = async |client: &Client, body: &Value| {
        refused(client, "POST", "/api/me/passkeys", Some(body)).await
    };
    let refusal = |status, name: &str| (status, name.to_owned());
    // The challenge is Mara's, and nobody else's.
    assert_eq!(keep(&tom, &made).await, refusal(409, "passkey_late"));
    assert_eq!(
        keep(&mara, &passkey.made(&written(&[0; 32]))).await,
        refusal(409, "passkey_late")
    );
    let _: MyDevices = post(&mara, "/api/me/passkeys", &made).await;
    assert_eq!(keep(&mara, &made).await, refusal(409, "passkey_taken"));
    let again = passkey.made(&wish(&tom).await.challenge);
    assert_eq!(keep(&tom, &again).await, refusal(409, "passkey_taken"));

    let nobody = Client::new(&address);
    // A challenge for making one is of no use for coming, nor the other way round.
    let claim = passkey.comes(&wish(&mara).await.challenge);
    assert_eq!(come(&nobody, &claim).await, refusal(409, "passkey_copied"));
    passkey.counter = 6;
    let claim = passkey.comes(&wish(&mara).await.challenge);
    assert_eq!(come(&nobody, &claim).await, refusal(409, "passkey_late"));
    let other = Authenticator::p256(b"two").made(&question(&nobody).await);
    assert_eq!(keep(&mara, &other).await, refusal(409, "passkey_late"));

    let claim = passkey.comes(&question(&nobody).await);
    let (_, who) = enter(&address, &passkey).await;
    assert_eq!(who.name, "Mara");
    assert_eq!(
        come(&nobody, &claim).await,
        refusal(409, "passkey_copied"),
        "its counter stood still"
    );
    passkey.counter = 7;
    let challenge = question(&nobody).await;
    clock.turn(Duration::from_secs(5 * 60));
    assert_eq!(
        come(&nobody, &passkey.comes(&challenge)).await,
        refusal(409, "passkey_late")
    );

    let challenge = question(&nobody).await;
    let mut stranger = Authenticator::p256(b"one");
    stranger.counter = 9;
    assert_eq!(
        come(&nobody, &stranger.comes(&challenge)).await,
        refusal(400, "bad_passkey")
    );
    passkey.origin = "https://enigma.example.evil";
    assert_eq!(
        come(&nobody, &passkey.comes(&challenge)).await,
        refusal(400, "foreign_passkey")
    );
    passkey.origin = "https://enigma.example";
    passkey.site = "evil.example";
    assert_eq!(
        come(&nobody, &passkey.comes(&challenge)).await,
        refusal(400, "foreign_passkey")
    );
    passkey.site = "enigma.example";
    passkey.touched = false;
    assert_eq!(
        come(&nobody, &passkey.comes(&challenge)).await,
        refusal(400, "bad_passkey")
    );
    passkey.touched = true;
    for (field, bad) in [
        ("id", "ö"),
        ("client_data", "e30"),
        ("client_data", "_w"),
        ("authenticator_data", ""),
        ("authenticator_data", "AAAA"),
        ("signature", ""),
        ("signature", "AAAA"),
    ] {
        let mut claim = passkey.comes(&challenge);
        claim[field] = json!(bad);
        assert_eq!(
            come(&nobody, &claim).await,
            refusal(400, "bad_passkey"),
            "{field}: {bad}"
        );
    }
    let good = passkey.made(&wish(&mara).await.challenge);
    for bad in ["", "_w", "oA", "oWhhdXRoRGF0YUEA", "gQ"] {
        let mut made = good.clone();
        made["attestation"] = json!(bad);
        assert_eq!(
            keep(&mara, &made).await,
            refusal(400, "bad_passkey"),
            "{bad}"
        );
    }
    assert_eq!(keep(&nobody, &good).await, refusal(401, "no_name"));
    server.stop().await;
}

#[tokio::test]
async fn there_are_so_many_passkeys_and_none_where_browsers_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let server = server_at(folder.path(), HERE, Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    for n in 0..15 {
        make(&mara, &Authenticator::p256(&[n])).await;
    }
    let (one, other) = (wish(&mara).await.challenge, wish(&mara).await.challenge);
    let _: MyDevices = post(
        &mara,
        "/api/me/passkeys",
        &Authenticator::p256(b"a").made(&one),
    )
    .await;
    let late = Authenticator::p256(b"b").made(&other);
    let answer = refused(&mara, "POST", "/api/me/passkeys", Some(&late)).await;
    assert_eq!(answer, (409, "too_many_passkeys".into()));
    let answer = refused(&mara, "POST", "/api/me/passkeys/wish", Some(&json!({}))).await;
    assert_eq!(answer, (409, "too_many_passkeys".into()));
    server.stop().await;

    let folder = tempfile::tempdir().unwrap();
    let server = server_at(folder.path(), None, Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let mine: MyDevices = mara.get("/api/me/devices").await.unwrap();
    assert!(!mine.may_make_passkey);
    for path in ["/api/me/passkeys/wish", "/api/me/passkeys/question"] {
        let answer = refused(&mara, "POST", path, Some(&json!({}))).await;
        assert_eq!(answer, (409, "no_passkeys_here".into()));
    }
    server.stop().await;
}

/// Both engines, where they are installed.
fn engines() -> impl Iterator<Item = Engine> {
    let file = Engine::Sqlite(tempfile::tempdir().unwrap());
    let database = Postgres::start(&[]).map(Engine::Postgres);
    std::iter::once(file).chain(database)
}

#[tokio::test]
async fn a_challenge_is_signed_once_in_time_and_by_whom_it_is_for() {
    for engine in engines() {
        challenges(&*engine.open().await).await;
    }
}

async fn challenges(store: &dyn Store) {
    let mara = Person {
        id: "mara".into(),
        name: "Mara".into(),
    };
    let new = |n: u32, person: Option<&str>| {
        let expires = 100 + u64::from(n);
        PersonWrite::NewChallenge(numbered(n), person.map(Into::into), expires)
    };
    let signed = async |n: u32, person: Option<&str>, at| {
        let signed = PersonWrite::Challenged {
            challenge: numbered(n),
            person: person.map(Into::into),
            at,
        };
        match store.write(vec![signed.into()]).await {
            Err(StoreError::Missing) => false,
            other => other.map(|()| true).unwrap(),
        }
    };
    let writes = vec![
        Write::NewPerson(mara, [1; 32], 0),
        new(0, Some("mara")).into(),
        new(1, None).into(),
    ];
    store.write(writes).await.unwrap();
    assert!(!signed(0, None, 50).await && !signed(1, Some("mara"), 50).await);
    assert!(!signed(0, Some("mara"), 100).await, "too late");
    assert!(signed(0, Some("mara"), 99).await && !signed(0, Some("mara"), 99).await);
    assert!(signed(1, None, 50).await);
    // Whoever asks for ever more of them only drives out the oldest.
    let many = (2..2 + CHALLENGES + 3).map(|n| new(n, None).into());
    store.write(many.collect()).await.unwrap();
    for n in 2..5 {
        assert!(!signed(n, None, 50).await, "{n}");
    }
    assert!(signed(5, None, 50).await && signed(4 + CHALLENGES, None, 50).await);
}

fn numbered(n: u32) -> [u8; 32] {
    let mut hash = [0; 32];
    hash[..4].copy_from_slice(&n.to_be_bytes());
    hash
}

#[tokio::test]
async fn a_passkey_makes_tokens_as_its_counter_goes_on() {
    for engine in engines() {
        passkeys(&*engine.open().await).await;
    }
}

async fn passkeys(store: &dyn Store) {
    for (n, id) in (1..).zip(["mara", "tom"]) {
        let name = id.to_owned();
        let person = Person {
            id: id.into(),
            name,
        };
        let write = Write::NewPerson(person, [n; 32], 0);
        store.write(vec![write]).await.unwrap();
    }
    let passkey = |id: &[u8], person: &str| StoredPasskey {
        id: id.to_vec(),
        person: person.into(),
        key: vec![0xa5, 0],
        counter: 3,
        name: "Phone".into(),
        created: 7,
        seen: 0,
    };
    let keep = async |passkey: StoredPasskey| {
        let write = PersonWrite::NewPasskey(passkey);
        store.write(vec![write.into()]).await
    };
    let first = passkey(&[0, 255], "mara");
    keep(first.clone()).await.unwrap();
    let taken = keep(passkey(&[0, 255], "tom")).await;
    assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    let nobody = keep(passkey(b"x", "eve")).await;
    assert!(matches!(nobody, Err(StoreError::Missing)), "{nobody:?}");
    let enter = async |token: u8, counter| {
        let entered = PersonWrite::Enter {
            passkey: first.clone(),
            counter,
            token: [token; 32],
            at: 9,
        };
        store.write(vec![entered.into()]).await
    };
    enter(7, 4).await.unwrap();
    let again = enter(8, 5).await;
    assert!(
        matches!(again, Err(StoreError::Missing)),
        "it has signed meanwhile"
    );
    let known = store.person_by_token([7; 32]).await.unwrap().unwrap();
    assert_eq!(&*known.id, "mara");
    assert_eq!(store.person_by_token([8; 32]).await.unwrap(), None);
    let named = PersonWrite::NamePasskey(first.id.clone(), "Ring".into());
    store.write(vec![named.into()]).await.unwrap();
    let expected = StoredPasskey {
        counter: 4,
        seen: 9,
        name: "Ring".into(),
        ..first.clone()
    };
    assert_eq!(store.passkey(&first.id).await.unwrap(), Some(expected));
    for n in 1..PASSKEYS {
        keep(passkey(&n.to_be_bytes(), "mara")).await.unwrap();
    }
    let more = keep(passkey(b"more", "mara")).await;
    assert!(matches!(more, Err(StoreError::Missing)), "{more:?}");
    let drop = PersonWrite::DropPasskey(first.id.clone());
    store.write(vec![drop.into()]).await.unwrap();
    let left = store.passkeys_of(&"mara".into()).await.unwrap();
    assert_eq!(left.len() as u32, PASSKEYS - 1);
    let erase = PersonWrite::Erase("mara".into());
    store.write(vec![erase.into()]).await.unwrap();
    assert_eq!(store.passkeys_of(&"mara".into()).await.unwrap(), []);
    assert_eq!(store.passkey(&1_u32.to_be_bytes()).await.unwrap(), None);
}
