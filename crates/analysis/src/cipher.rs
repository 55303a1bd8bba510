//! What is judged of a game of Cipher: how many words a question or a guess was to leave.

use enigma_game::record::Fault;
use enigma_protocol::analysis::{BetterZone, ClueJudged, Judged, Mark};
use enigma_protocol::replay::{Clue, ClueTold, Story, ZoneSplit};

/// From so many bits on a loss is marked.
const MARKED: f64 = 0.5;
/// Less than this nobody can tell.
const NOTHING: f64 = 0.1;

/// Judges a game, of which the replay tells what was counted.
///
/// # Errors
/// If the record does not follow from the rules.
pub fn judge(text: &str) -> Result<Judged, Fault> {
    let Story::Cipher { rounds } = enigma_replay::replay(text)?.story else {
        return Ok(Judged::Cipher { clues: Vec::new() });
    };
    let clues = rounds.iter().flat_map(|round| &round.clues);
    let judged = clues.filter_map(|clue| clue.told.map(|told| clue_judged(clue, &told)));
    Ok(Judged::Cipher {
        clues: judged.collect(),
    })
}

fn clue_judged(clue: &Clue, told: &ClueTold) -> ClueJudged {
    let (loss, expected, best) = match (told.asked, told.best) {
        (Some(asked), Some(best)) => {
            let better = BetterZone {
                zone: best.zone,
                expected: expected(&best),
            };
            (best.bits - asked.bits, expected(&asked), Some(better))
        }
        _ => guess(told),
    };
    ClueJudged {
        step: clue.step,
        seat: clue.by,
        mark: mark(loss),
        loss: hundredths(loss),
        before: told.before,
        expected,
        best,
    }
}

/// A word that did not fit could not be right, and told nothing. The others are a chance that somebody takes, and
/// nobody knows better afterwards.
fn guess(told: &ClueTold) -> (f64, f32, Option<BetterZone>) {
    let impossible = told.after == told.before && told.before > 1;
    let loss = if impossible { 1.0 } else { 0.0 };
    let left = if impossible {
        told.before
    } else {
        told.before.saturating_sub(1).max(1)
    };
    (loss, left as f32, None)
}

/// How many words are to be expected after a question.
fn expected(split: &ZoneSplit) -> f32 {
    let (yes, no) = (f64::from(split.yes), f64::from(split.no));
    hundredths((yes * yes + no * no) / (yes + no).max(1.0))
}

fn mark(loss: f64) -> Mark {
    match loss {
        loss if loss >= MARKED => Mark::Missed,
        loss if loss >= NOTHING => Mark::Fine,
        _ => Mark::Best,
    }
}

fn hundredths(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}
