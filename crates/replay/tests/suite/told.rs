//! The replay that the page's gallery and its tests show. It is committed; this fails when it is stale
//! (`make replays`), so that what the page is tried with is what the server tells.

use enigma_replay::replay;
use std::path::Path;

#[test]
fn the_replay_of_the_gallery_is_up_to_date() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read_to_string(here.join("tests/games/circuit.jsonl")).unwrap();
    let mut told = serde_json::to_string(&replay(&record).unwrap()).unwrap();
    told.push('\n');
    let file = here.join("../../web/src/gallery/replays/circuit.json");
    if std::env::var_os("UPDATE_REPLAYS").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == told,
        "stale: run `make replays` and commit: {file:?}"
    );
}
