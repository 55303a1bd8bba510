//! Words over HTTP: looked up, proposed, and looked back on once a round is over.

use crate::common::{person, seated, server, settings};
use enigma_client::Client;
use enigma_protocol::dictionary::{CheckedWord, LookBack, SuggestedWord, WordObjection};
use enigma_protocol::{CipherSettings, GameSettings, Language, Settings};
use enigma_server::clock::Clock;
use enigma_server::house::TheHouse;
use serde_json::{Value, json};
use std::sync::Arc;

async fn check(mara: &Client, language: &str, length: u8, word: &str) -> CheckedWord {
    let body = json!({"language": language, "length": length, "word": word});
    let answer = mara.request("POST", "/api/words/check", Some(&body));
    answer.await.unwrap().checked().unwrap().json().unwrap()
}

#[tokio::test]
async fn a_word_is_checked_for_its_letters_its_length_and_its_list() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let mara = person(&server.address().to_string(), "Mara").await;

    let panda = check(&mara, "en", 5, "panda").await;
    assert_eq!((panda.fits, panda.listed), (true, true));
    assert_eq!(
        (panda.folded.as_str(), panda.bad_character),
        ("PANDA", None)
    );
    let short = check(&mara, "en", 5, "pand").await;
    assert_eq!((short.fits, short.listed), (false, false));
    assert_eq!(short.folded, "PAND");
    let umlaut = check(&mara, "de", 4, "Bär").await;
    assert_eq!((umlaut.folded.as_str(), umlaut.fits), ("BAER", true));
    let hyphen = check(&mara, "fr", 5, "pa-pa").await;
    assert_eq!(hyphen.bad_character.as_deref(), Some("-"));
    assert_eq!((hyphen.folded.as_str(), hyphen.fits), ("PA", false));
    let foreign = check(&mara, "en", 5, "mozek").await;
    assert!(foreign.fits && !foreign.listed);
    assert_eq!(foreign.elsewhere, [Language::Cs]);
    let nothing = check(&mara, "en", 5, "qzxjv").await;
    assert!(nothing.fits && !nothing.listed && nothing.elsewhere.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn k11_kd3_what_speaks_against_a_word_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    for (language, word, objection, listed) in [
        ("en", "café", None, true),
        ("fr", "keuf", Some(WordObjection::Slang), false),
        ("de", "TÜV", Some(WordObjection::Abbreviation), false),
        ("de", "Fotze", Some(WordObjection::Slur), true),
        ("en", "qzxjv", Some(WordObjection::NotInList), false),
    ] {
        let length = if word == "TÜV" {
            4
        } else {
            word.chars().count() as u8
        };
        let checked = check(&mara, language, length, word).await;
        assert_eq!(
            (checked.objection, checked.listed),
            (objection, listed),
            "{word}"
        );
    }
    let short = check(&mara, "fr", 5, "keuf").await;
    assert_eq!(short.objection, None, "its length comes first");

    for (lists, status) in [(1, 200), (9, 400)] {
        let asked = json!({"language": "en", "length": 4, "word": "café", "lists": lists});
        let answer = mara.request("POST", "/api/words/check", Some(&asked)).await;
        let answer = answer.unwrap();
        assert_eq!(answer.status, status);
        if status == 200 {
            let old: CheckedWord = answer.json().unwrap();
            assert!(!old.listed, "the first lists lack it");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_a_word_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let long = "a".repeat(41);
    for (body, refusal) in [
        (
            json!({"language": "en", "length": 7, "word": "panda"}),
            "bad_length",
        ),
        (
            json!({"language": "en", "length": 5, "word": long}),
            "bad_word",
        ),
        (
            json!({"language": "xx", "length": 5, "word": "panda"}),
            "bad_body",
        ),
        (json!({"language": "en", "length": 5}), "bad_body"),
    ] {
        let answer = mara
            .request("POST", "/api/words/check", Some(&body))
            .await
            .unwrap();
        assert!(
            (400..=422).contains(&answer.status),
            "{body}: {}",
            answer.status
        );
        let problem: Value = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(problem["refusal"], refusal, "{body}");
    }
    for (path, status) in [
        ("en/9/easy", 404),
        ("en/5/cruel", 400),
        ("xx/5/easy", 400),
        ("en/5/easy?lists=9", 400),
        ("en/5/easy?lists=new", 400),
        ("en/5/easy?lists=1", 200),
    ] {
        let path = format!("/api/words/{path}");
        let answer = mara.request::<()>("GET", &path, None).await.unwrap();
        assert_eq!(answer.status, status, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_proposed_word_is_in_the_list_and_has_the_length() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    for language in ["en", "de", "fr", "cs"] {
        for difficulty in ["easy", "medium", "hard"] {
            let path = format!("/api/words/{language}/4/{difficulty}");
            let word: SuggestedWord = mara.get(&path).await.unwrap();
            let checked = check(&mara, language, 4, &word.spelling).await;
            assert!(checked.fits && checked.listed, "{path}: {}", word.spelling);
            assert_eq!(checked.folded, word.folded);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_looks_back_on_a_round_before_it_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let agreed = Settings {
        game: GameSettings::Cipher(CipherSettings {
            first_coder: Some(0),
            ..CipherSettings::default()
        }),
        ..settings(2)
    };
    let mut seated = seated(&server.address().to_string(), &agreed).await;
    let game = seated.tables[0].game().unwrap().to_owned();
    let path = format!("/api/games/{game}/rounds/1");
    let [mara, tomas] = &mut seated.tables[..] else {
        panic!("two people")
    };
    let compose = json!({"type": "compose", "word": "panda"});
    assert!(mara.act(None, &compose).await.unwrap().is_did());
    let hand_out = json!({"type": "hand_out", "kind": "wide"});
    assert!(mara.act(None, &hand_out).await.unwrap().is_did());
    for zone in [0, 3] {
        let ask = json!({"type": "ask", "zone": zone});
        assert!(tomas.act(None, &ask).await.unwrap().is_did());
    }
    let asked = seated.people[1]
        .request::<()>("GET", &path, None)
        .await
        .unwrap();
    assert_eq!(asked.status, 409);
    let deduce = json!({"type": "deduce", "word": "panda"});
    assert!(seated.tables[1].act(None, &deduce).await.unwrap().is_did());
    let look_back: LookBack = seated.people[1].get(&path).await.unwrap();
    assert_eq!(look_back.questions.len(), 2);
    let [first, second] = &look_back.questions[..] else {
        panic!("two questions")
    };
    assert_eq!(
        (first.zone, first.yes, second.zone, second.yes),
        (0, false, 3, true)
    );
    assert!(look_back.words > first.left && first.left > second.left && second.left > 0);
    assert!(first.best_expected <= first.expected);
    assert!(!look_back.twins.is_empty() && !look_back.twins.contains(&"panda".to_owned()));
    let next = format!("/api/games/{game}/rounds/2");
    let asked = seated.people[1].request::<()>("GET", &next, None);
    assert_eq!(asked.await.unwrap().status, 409);
    server.stop().await;
}
