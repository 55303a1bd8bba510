//! Analyses of recorded games.

use enigma_analysis::{VERSION, analyse};
use enigma_protocol::analysis::{Analysis, Judged, Mark};
use enigma_protocol::replay::{ClueKind, StepKind, Story};
use std::path::Path;

/// A game that is kept for the replays of the page.
fn kept(game: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../replay/tests/games");
    std::fs::read_to_string(games.join(format!("{game}.jsonl"))).unwrap()
}

fn analysed(text: &str) -> Analysis {
    analyse(text, &mut || true).unwrap().unwrap()
}

/// The page's gallery shows it. Where it has changed, so has the estimate: then `VERSION` goes up.
fn is_kept(analysis: &Analysis) {
    let gallery = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/gallery/replays");
    let file = gallery.join("circuit-analysis.json");
    let told = serde_json::to_string(analysis).unwrap() + "\n";
    if std::env::var_os("UPDATE_REPLAYS").is_some() {
        std::fs::write(&file, &told).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == told,
        "another estimate: raise VERSION, run `make replays` and commit"
    );
}

#[test]
fn every_placement_and_choice_of_circuit_is_judged_the_same_each_time() {
    let text = kept("circuit");
    let mut pauses = 0;
    let mut count = || {
        pauses += 1;
        true
    };
    let analysis = analyse(&text, &mut count).unwrap().unwrap();
    assert_eq!(analysis.version, VERSION);
    assert!(pauses > 100, "others get their turn: {pauses}");
    assert_eq!(analysed(&text), analysis);
    assert_eq!(analyse(&text, &mut || false).unwrap(), None, "stopped");
    let replay = enigma_replay::replay(&text).unwrap();
    let Story::Circuit { rounds } = &replay.story else {
        panic!("a game of Circuit")
    };
    let Judged::Circuit {
        placements,
        choices,
    } = &analysis.judged
    else {
        panic!("a game of Circuit")
    };
    let told: Vec<_> = rounds
        .iter()
        .flat_map(|round| &round.placements)
        .filter(|placement| replay.steps[placement.step as usize - 1].what == StepKind::Act)
        .map(|placement| (placement.step, placement.seat))
        .collect();
    let judged: Vec<_> = placements
        .iter()
        .map(|judged| (judged.step, judged.seat))
        .collect();
    assert_eq!(judged, told);
    for judged in placements {
        assert_eq!(
            judged.mark == Mark::Missed,
            judged.loss >= 1.0,
            "{judged:?}"
        );
        assert!((0.0..=15.0).contains(&judged.worth), "{judged:?}");
        assert!(judged.compared > 0);
        let other = judged.other.map(|other| other.worth);
        let better = judged.loss > 0.0;
        assert!(
            !better || other.is_some_and(|other| other > judged.worth - 1.0),
            "{judged:?}"
        );
    }
    is_kept(&analysis);
    for judged in choices {
        assert_eq!(
            judged.mark == Mark::Missed,
            judged.loss >= 1.0,
            "{judged:?}"
        );
        let chosen = judged.chambers.iter().filter(|chamber| chamber.chosen);
        assert_eq!(chosen.count(), 1);
        assert!(judged.chambers.len() > 1);
    }
}

#[test]
fn questions_and_guesses_of_cipher_are_judged_by_the_words_they_were_to_leave() {
    let text = kept("cipher");
    let analysis = analysed(&text);
    let Judged::Cipher { clues } = &analysis.judged else {
        panic!("a game of Cipher")
    };
    let Story::Cipher { rounds } = enigma_replay::replay(&text).unwrap().story else {
        panic!("a game of Cipher")
    };
    let counted = rounds.iter().flat_map(|round| &round.clues);
    let counted: Vec<_> = counted.filter(|clue| clue.told.is_some()).collect();
    assert_eq!(clues.len(), counted.len());
    for (judged, clue) in clues.iter().zip(counted) {
        assert_eq!((judged.step, judged.seat), (clue.step, clue.by));
        assert!(judged.loss >= 0.0 && judged.expected <= judged.before as f32);
        let asked = matches!(clue.what, ClueKind::Asked { .. });
        assert_eq!(judged.best.is_some(), asked);
        if let Some(best) = judged.best {
            assert!(judged.mark != Mark::Best || best.expected > 0.0);
        }
    }
}

#[test]
fn a_file_that_is_no_record_is_refused_with_its_line() {
    let text = kept("circuit");
    let torn = text.lines().take(3).collect::<Vec<_>>().join("\n");
    let foreign = text.replacen("\"game\":\"circuit\"", "\"game\":\"chess\"", 1);
    for (text, line) in [("", 1), ("hello", 1), (&*torn, 4), (&*foreign, 1)] {
        assert_eq!(analyse(text, &mut || true).unwrap_err().line, line);
    }
}
