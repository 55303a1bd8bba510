//! People: their games, numbers, ratings and devices, and that nothing of them stays when they go.

use crate::common::Act;
use crate::common::authenticator::Authenticator;
use crate::common::rest::{post, refused};
use crate::common::{Seated, counter_server, person, seated, server, settings};
use enigma_client::Client;
use enigma_game::Chance;
use enigma_game::record::Record;
use enigma_protocol::rest::{
    Export, GameSummary, LinkCode, Me, MyDevices, MyGames, MyNumbers, MyRatings, PasskeyWish,
    RecoveryKey, SeatRating,
};
use enigma_protocol::{
    CipherSettings, CircuitSettings, GameKind, GameSettings, Phrase, Said, Settings, Stage,
    TableCommand,
};
use enigma_server::clock::Clock;
use enigma_server::house::TheHouse;
use enigma_server::identity::Secret;
use enigma_server::store::{PostgresStore, Store};
use enigma_server::upkeep::difficulty;
use enigma_server::{Config, Keep, Server, http::Limits};
use enigma_testbed::Postgres;
use enigma_testkit::players::{CircuitView, cipher_action, circuit_action};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

async fn status(client: &Client, method: &str, path: &str) -> u16 {
    client
        .request::<()>(method, path, None)
        .await
        .unwrap()
        .status
}

/// Asks until all of so many games are counted.
async fn counted(client: &Client, games: u32) -> MyNumbers {
    loop {
        let numbers: MyNumbers = client.get("/api/me/numbers").await.unwrap();
        if numbers.games.iter().map(|kind| kind.games).sum::<u32>() >= games {
            return numbers;
        }
    }
}

#[tokio::test]
async fn games_are_listed_page_by_page_as_they_are_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let address = server.address().to_string();
    let mut mara = person(&address, "Mara").await;
    for round in 0..3 {
        let code = mara.make_table(&settings(2)).await.unwrap();
        let tom = person(&address, &format!("Tom{round}")).await;
        let mut host = mara.join(&code).await.unwrap();
        let mut guest = tom.join(&code).await.unwrap();
        for command in [
            TableCommand::Sit {
                seat: 1,
                name: None,
            },
            TableCommand::Ready { ready: true },
        ] {
            assert!(guest.command(command).await.unwrap().is_did());
        }
        assert!(host.command(TableCommand::Start).await.unwrap().is_did());
        host.until(|table| table.view().is_some()).await.unwrap();
        let first: MyGames = mara.get("/api/me/games").await.unwrap();
        assert_eq!((first.under_way.len(), first.over.len()), (1, round));
        host.act(None, &Act::Push { by: 3 }).await.unwrap();
        host.until(|table| table.table().unwrap().stage == Stage::Over)
            .await
            .unwrap();
    }
    let numbers = counted(&mara, 3).await;
    assert!(numbers.since > 0 && numbers.games[0].wins <= 3);
    let get = async |query: &str| -> MyGames {
        mara.get(&format!("/api/me/games?{query}")).await.unwrap()
    };
    let all = get("").await;
    assert_eq!((all.over.len(), all.next.as_deref()), (3, None));
    let one = get("limit=2").await;
    assert_eq!(one.over, all.over[..2]);
    let other = get(&format!("limit=2&after={}", one.next.unwrap())).await;
    assert_eq!((&other.over[..], other.next), (&all.over[2..], None));
    assert_eq!(get("game=cipher").await.over, []);
    assert_eq!(get("people=false").await.over, []);
    assert_eq!(get("people=true").await.over.len(), 3);
    let won = get("won=true").await.over.len();
    assert_eq!(won + get("won=false").await.over.len(), 3);
    let from = all.over[0].started;
    assert_eq!(get(&format!("from={from}")).await.over, all.over[..1]);
    assert_eq!(get(&format!("to={from}")).await.over, all.over[1..]);
    for bad in ["after=x", "after=7", "game=go", "limit=-1", "wish=1"] {
        assert_eq!(
            status(&mara, "GET", &format!("/api/me/games?{bad}")).await,
            400,
            "{bad}"
        );
    }
    assert_eq!(
        status(&Client::new(&address), "GET", "/api/me/games").await,
        401
    );
    mara.take_name("Mára").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_second_device_is_the_same_person_by_a_code_signs_or_a_key() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let me: Me = mara.get("/api/me").await.unwrap();
    let code = mara.link().await.unwrap();
    // Either form works, and only one of them.
    let mut phone = Client::new(&address);
    assert_eq!(phone.claim(&code.signs.to_lowercase()).await.unwrap(), me);
    for used in [&code.signs, &code.code] {
        assert!(Client::new(&address).claim(used).await.is_err());
    }
    let LinkCode { code, signs, .. } = mara.link().await.unwrap();
    let mut tablet = person(&address, "Somebody").await;
    assert_eq!(tablet.claim(&code).await.unwrap(), me);
    assert!(Client::new(&address).claim(&signs).await.is_err());
    let older: RecoveryKey = post(&mara, "/api/me/recovery", &json!({})).await;
    let key: RecoveryKey = post(&mara, "/api/me/recovery", &json!({})).await;
    assert!(Client::new(&address).claim(&older.key).await.is_err());
    for _ in 0..2 {
        assert_eq!(Client::new(&address).claim(&key.key).await.unwrap(), me);
    }
    let mine: MyDevices = mara.get("/api/me/devices").await.unwrap();
    assert_eq!(mine.devices.len(), 5);
    assert_eq!(mine.devices.iter().filter(|device| device.this).count(), 1);
    assert_eq!(mine.recovery, Some(key.made));
    server.stop().await;
}

#[tokio::test]
async fn a_device_has_a_name_and_is_somebody_no_more_when_it_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let mut phone = Client::new(&address);
    phone.claim(&mara.link().await.unwrap().code).await.unwrap();
    let mine: MyDevices = phone.get("/api/me/devices").await.unwrap();
    let own = mine.devices.iter().find(|device| device.this).unwrap();
    let path = format!("/api/me/devices/{}", own.id);
    let named: MyDevices = post(&mara, &path, &json!({"name": "Phone"})).await;
    assert!(
        named
            .devices
            .iter()
            .any(|device| device.name == "Phone" && !device.this)
    );
    let bad = json!({"name": "\u{202e}"});
    assert_eq!(
        refused(&mara, "POST", &path, Some(&bad)).await,
        (400, "bad_name".into())
    );
    let tom = person(&address, "Tom").await;
    for method in ["POST", "DELETE"] {
        let body = json!({"name": "Mine"});
        let answer = refused(&tom, method, &path, Some(&body)).await;
        assert_eq!(answer, (404, "no_such_device".into()));
    }
    assert_eq!(status(&mara, "DELETE", &path).await, 204);
    assert_eq!(
        status(&phone, "GET", "/api/me").await,
        204,
        "nobody any more"
    );
    assert_eq!(status(&mara, "GET", "/api/me").await, 200);
    server.stop().await;
}

fn both(seats: u8) -> [Settings; 2] {
    [
        GameSettings::Circuit(CircuitSettings::default()),
        GameSettings::Cipher(CipherSettings::default()),
    ]
    .map(|game| Settings {
        bot_takes_over: false,
        ..Settings::of(seats, game)
    })
}

/// Plays a game of either kind to its end, or so far.
async fn play(seated: &mut Seated, actions: usize) {
    let mut chance = Chance::from_number(7);
    let (mut acted, mut last) = (0, 0);
    loop {
        let before = acted;
        for seat in 0..seated.tables.len() {
            let table = &mut seated.tables[seat];
            table.until(|table| table.seq() >= last).await.unwrap();
            let seat = u8::try_from(seat).unwrap();
            let action = match table.view_as::<CircuitView>() {
                Ok(view) => circuit_action(&view, seat, &mut chance),
                Err(_) => cipher_action(table.view().unwrap(), true, &mut chance),
            };
            let Some(action) = action else { continue };
            if table.act(None, &action).await.unwrap().is_did() {
                (acted, last) = (acted + 1, table.seq());
            }
        }
        if acted == before || acted >= actions {
            return;
        }
    }
}

#[tokio::test]
async fn what_people_did_in_a_game_is_counted_and_rated_if_they_wish_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    for settings in both(2) {
        let mut two = seated(&address, &settings).await;
        let [mara, tom] = &two.people[..] else {
            panic!()
        };
        let off: MyRatings = mara.get("/api/me/ratings").await.unwrap();
        assert_eq!((off.rates, off.shows, off.ratings.len()), (false, false, 0));
        let wish = json!({"rates": true, "shows": false});
        let on: MyRatings = post(mara, "/api/me/ratings", &wish).await;
        assert!(on.rates && on.ratings.is_empty());
        let _ = tom;
        play(&mut two, usize::MAX).await;
        let [mara, tom] = &two.people[..] else {
            panic!()
        };
        let numbers = counted(mara, 1).await;
        let rated: MyRatings = mara.get("/api/me/ratings").await.unwrap();
        assert_eq!((rated.ratings.len(), rated.ratings[0].games), (1, 1));
        let step = &rated.ratings[0].steps[0];
        assert!(step.within > 100.0 && (1_300.0..1_900.0).contains(&step.rating));
        let unrated: MyRatings = tom.get("/api/me/ratings").await.unwrap();
        assert_eq!(unrated.ratings, []);
        match settings.game {
            GameSettings::Circuit(_) => {
                let tried: u32 = numbers.solving.iter().map(|kind| kind.tried).sum();
                let solved: u32 = numbers.solving.iter().map(|kind| kind.solved).sum();
                assert!(tried >= 5 && solved > 0 && solved <= tried, "{numbers:?}");
                assert_eq!(numbers.words, None);
            }
            GameSettings::Cipher(_) => {
                let words = numbers.words.unwrap();
                assert!(words.questions > 0 && words.coded > 0 && words.words > 0);
                assert!(words.found <= words.words);
            }
        }
        let export: Export = mara.get("/api/me/export").await.unwrap();
        assert_eq!((export.me.name.as_str(), export.games.len()), ("P0", 1));
        assert_eq!((&export.ratings, export.devices.devices.len()), (&rated, 1));
        let at_table = format!("/api/tables/{}/ratings", two.code.to_lowercase());
        let shown: Vec<SeatRating> = tom.get(&at_table).await.unwrap();
        assert_eq!(shown, [], "only where it is wished for");
        let wish = json!({"rates": true, "shows": true});
        let _: MyRatings = post(mara, "/api/me/ratings", &wish).await;
        let shown: Vec<SeatRating> = tom.get(&at_table).await.unwrap();
        assert_eq!((shown.len(), shown[0].seat), (1, 0));
        assert_eq!(
            (shown[0].rating, shown[0].within),
            (step.rating, step.within)
        );
        let off: MyRatings = post(
            mara,
            "/api/me/ratings",
            &json!({"rates": false, "shows": true}),
        )
        .await;
        assert_eq!((off.rates, off.shows, off.ratings.len()), (false, false, 0));
        let shown: Vec<SeatRating> = tom.get(&at_table).await.unwrap();
        assert_eq!(shown, []);
        if settings.game.kind() == GameKind::Circuit {
            let game = two.tables[0].game().unwrap();
            let replay: Value = tom.get(&format!("/api/games/{game}/replay")).await.unwrap();
            let lane = &replay["story"]["rounds"][0]["solving"]["lanes"][0];
            let usual = [25, 40, 65, 104].map(Value::from);
            assert!(
                usual.contains(&lane["usual"]),
                "too few have played: {lane}"
            );
        }
    }
    server.stop().await;
    let keep = Keep::Folder(folder.path().to_owned());
    let report = difficulty(&keep, &TheHouse::default()).await.unwrap();
    let text = report.to_string();
    assert!(text.starts_with("1 game of people."), "{text}");
    let tried = text
        .lines()
        .filter_map(|line| line.split_whitespace().nth(1)?.parse::<u32>().ok());
    assert!(tried.sum::<u32>() >= 10, "{text}");
}

#[tokio::test]
async fn whoever_played_may_be_only_a_player_there_and_the_seal_stays() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let [_, cipher] = both(2);
    let mut two = seated(&address, &cipher).await;
    let game = two.tables[0].game().unwrap().to_owned();
    let path = format!("/api/games/{game}/name");
    let hide = json!({"shown": false});
    let early = refused(&two.people[0], "POST", &path, Some(&hide)).await;
    assert_eq!(early, (409, "not_over".into()));
    play(&mut two, usize::MAX).await;
    let eve = person(&address, "Eve").await;
    let foreign = refused(&eve, "POST", &path, Some(&hide)).await;
    assert_eq!(foreign, (409, "not_yours".into()));
    let before = two.people[1].record(&game).await.unwrap();
    let hidden: GameSummary = post(&two.people[0], &path, &hide).await;
    assert_eq!(
        (&hidden.names[..], &hidden.my_seats[..]),
        (&["", "P1"].map(String::from)[..], &[0][..])
    );
    let after = two.people[1].record(&game).await.unwrap();
    assert!(!after.contains("P0") && before.contains("P0"));
    let sealed = |text: &str| {
        let record = Record::<enigma_cipher::Cipher>::from_text(text).unwrap();
        record.replay(|_, _, _| ()).unwrap();
        let lines = text.lines().map(|line| {
            line.split(",\"names\"")
                .next()
                .unwrap()
                .trim_end_matches('}')
                .to_owned()
        });
        lines.collect::<Vec<_>>()
    };
    assert_eq!(sealed(&before), sealed(&after));
    let shown: GameSummary = post(&two.people[0], &path, &json!({"shown": true})).await;
    assert_eq!(shown.names, ["P0", "P1"]);
    server.stop().await;
}

/// Names that stand nowhere else.
const NAME: &str = "Zubrovka Quistelmann";
const FORMER: &str = "Wendelgard Yxkull";

async fn start(keep: Keep) -> Server {
    Server::start(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        keep,
        bus: None,
        note: None,
        public_url: Some("https://enigma.example".into()),
        behind_proxy: false,
        limits: Limits::NONE,
        clock: Clock::Machine,
        house: Arc::new(TheHouse::default()),
    })
    .await
    .unwrap()
}

/// Something of a person, as it lies in a file.
type Trace = Vec<u8>;

/// Bytes as they lie in a file, and as a database writes them down.
fn both_ways(bytes: &[u8]) -> [Trace; 2] {
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    [bytes.to_vec(), digits.into_bytes()]
}

/// What is kept of a secret.
fn kept(secret: &str) -> [Trace; 2] {
    both_ways(&secret.parse::<Secret>().unwrap().hash())
}

/// All keys of somebody: that of this device, one for recovery, and a passkey.
async fn keys(client: &Client, id: &[u8; 32]) -> Vec<Trace> {
    let token = client.cookie().unwrap().split_once('=').unwrap().1;
    let recovery: RecoveryKey = post(client, "/api/me/recovery", &json!({})).await;
    let passkey = Authenticator::p256(id);
    let wish: PasskeyWish = post(client, "/api/me/passkeys/wish", &json!({})).await;
    let made = passkey.made(&wish.challenge);
    let _: MyDevices = post(client, "/api/me/passkeys", &made).await;
    let keys = [
        kept(token),
        kept(&recovery.key),
        both_ways(id),
        both_ways(&passkey.key()),
    ];
    keys.concat()
}

/// Somebody who has done everything there is to do, and is deleted. What must not be found any more.
async fn deleted(server: &Server, before: impl Fn(&[Trace])) -> Vec<Trace> {
    let address = server.address().to_string();
    let mut traces: Vec<Trace> = vec![NAME.into(), FORMER.into()];
    for (settings, actions) in both(3).into_iter().zip([usize::MAX, 12]) {
        let mut three = seated(&address, &settings).await;
        three.people[1].take_name(FORMER).await.unwrap();
        three.people[1].take_name(NAME).await.unwrap();
        let me: Me = three.people[1].get("/api/me").await.unwrap();
        traces.push(me.id.into_bytes());
        let passkey = enigma_server::identity::random_bytes();
        traces.extend(keys(&three.people[1], &passkey).await);
        let say = Said::Phrase(Phrase::Thanks);
        assert!(three.tables[1].say(say).await.unwrap().is_did());
        play(&mut three, actions).await;
        let wish = json!({"rates": true, "shows": true});
        let _: MyRatings = post(&three.people[1], "/api/me/ratings", &wish).await;
        three.people[1].link().await.unwrap();
        let opened = "/api/daily/20000/weight/open";
        three.people[1]
            .request("POST", opened, Some(&json!({})))
            .await
            .unwrap();
        let game = three.tables[0].game().unwrap().to_owned();
        before(&traces);
        assert_eq!(status(&three.people[1], "DELETE", "/api/me").await, 204);
        assert_eq!(status(&three.people[1], "GET", "/api/me").await, 204);
        let left: GameSummary = three.people[0]
            .get(&format!("/api/games/{game}"))
            .await
            .unwrap();
        assert_eq!(left.names, ["P0", "", "P2"]);
        let table = &mut three.tables[0];
        let nameless = |seat: &enigma_protocol::SeatState| matches!(&seat.holder, Some(enigma_protocol::Holder::Person { name, .. }) if name.is_empty());
        table
            .until(|table| nameless(&table.table().unwrap().seats[1]))
            .await
            .unwrap();
        if actions == usize::MAX {
            let record = three.people[0].record(&game).await.unwrap();
            let replay = three.people[0].replay_file(record).await.unwrap();
            assert_eq!(replay.status, 200);
        }
    }
    traces
}

fn assert_nowhere(bytes: &[u8], traces: &[Trace], place: &str) {
    for trace in traces {
        let found = bytes.windows(trace.len()).any(|part| part == trace);
        let trace = String::from_utf8_lossy(trace);
        assert!(!found, "{trace} is still in {place}");
    }
}

#[tokio::test]
async fn nothing_of_somebody_who_is_deleted_is_left_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(Keep::Folder(folder.path().to_owned())).await;
    let bytes_in = |folder: &Path| {
        let files = std::fs::read_dir(folder).unwrap();
        files.map(|file| std::fs::read(file.unwrap().path()).unwrap())
    };
    // Whoever looks for what would not be found anyway finds out nothing.
    let traces = deleted(&server, |traces| {
        let bytes: Vec<u8> = bytes_in(folder.path()).flatten().collect();
        let is_there = |trace: &&Trace| bytes.windows(trace.len()).any(|part| part == *trace);
        let found = traces.iter().filter(is_there).count();
        assert!(
            found >= 6,
            "name, id and four keys, of which {found} were found"
        );
    });
    let traces = traces.await;
    let look = |folder: &Path| {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            assert_nowhere(&bytes, &traces, &path.display().to_string());
        }
    };
    look(folder.path());
    server.stop().await;
    look(folder.path());
}

#[tokio::test]
async fn nothing_of_somebody_who_is_deleted_is_left_in_the_database() {
    let Some(database) = Postgres::start(&[]) else {
        return;
    };
    let server = start(Keep::Database(Box::new(
        database.address().parse().unwrap(),
    )))
    .await;
    let traces = deleted(&server, |_| ()).await;
    server.stop().await;
    let address = database.address().parse().unwrap();
    PostgresStore::open(&address)
        .await
        .unwrap()
        .close()
        .await
        .unwrap();
    let tables = database
        .run("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'");
    for table in tables.lines() {
        let rows = database.run(&format!("SELECT CAST({table} AS TEXT) FROM {table}"));
        assert_nowhere(rows.as_bytes(), &traces, table);
    }
}

#[tokio::test]
async fn whoever_is_deleted_in_the_lobby_leaves_a_free_seat_and_another_host() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let address = server.address().to_string();
    let (mara, tom) = (
        person(&address, "Mara").await,
        person(&address, "Tom").await,
    );
    let code = mara.make_table(&settings(2)).await.unwrap();
    let mut table = tom.join(&code).await.unwrap();
    let sit = TableCommand::Sit {
        seat: 1,
        name: None,
    };
    assert!(table.command(sit).await.unwrap().is_did());
    assert_eq!(status(&mara, "DELETE", "/api/me").await, 204);
    let me = table.you().unwrap().to_owned();
    table
        .until(|table| table.table().unwrap().host == me)
        .await
        .unwrap();
    assert!(table.table().unwrap().seats[0].holder.is_none());
    server.stop().await;
}
