//! The replays that the page's gallery and its tests show. They are committed; this fails when one is stale
//! (`make replays`), so that what the page is tried with is what the server tells.

use enigma_replay::replay;
use std::path::Path;

fn check(game: &str) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let record = here.join(format!("tests/games/{game}.jsonl"));
    let record = std::fs::read_to_string(record).unwrap();
    let mut told = serde_json::to_string(&replay(&record).unwrap()).unwrap();
    told.push('\n');
    let file = here.join(format!("../../web/src/gallery/replays/{game}.json"));
    if std::env::var_os("UPDATE_REPLAYS").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == told,
        "stale: run `make replays` and commit: {file:?}"
    );
}

#[test]
fn the_replays_of_the_gallery_are_up_to_date() {
    check("circuit");
    check("cipher");
}
