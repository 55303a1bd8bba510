//! What the open board says about the word.

use super::lexicon::{Lexicon, WordSet};
use enigma_cipher::{BONUS_TOKENS, BoardView, Kind, Phase, Word, Zone};

/// Outside the bonus phase more segments than this are left (K-30).
const LAST_SEGMENTS: u32 = BONUS_TOKENS as u32;

/// The words that the zones allow: at least the segments that lie there, and just as many of each
/// kind that was rejected (K-24, K-25).
#[must_use]
pub fn fitting(lexicon: &Lexicon, zones: &[Zone]) -> WordSet {
    let mut words = WordSet::full(lexicon.len());
    if zones.len() != lexicon.zones() {
        return words;
    }
    for (index, zone) in zones.iter().enumerate() {
        for kind in Kind::ALL {
            let placed = zone.placed[kind];
            if placed > 0 {
                words.keep(lexicon.at_least(index, kind, placed));
            }
            if zone.rejected[kind] {
                words.drop(lexicon.at_least(index, kind, placed + 1));
            }
        }
    }
    words
}

/// The words that take one more segment of a kind somewhere it may be asked about.
#[must_use]
pub fn taking(lexicon: &Lexicon, zones: &[Zone], kind: Kind) -> WordSet {
    let mut words = WordSet::empty(lexicon.len());
    for (index, zone) in zones.iter().enumerate().take(lexicon.zones()) {
        if !zone.rejected[kind] {
            words.add(lexicon.at_least(index, kind, zone.placed[kind] + 1));
        }
    }
    words
}

/// Everything that follows from the open board: the zones, the segment in hand, the words named in
/// vain, and, for those who `count`, how many segments there must be in all.
#[must_use]
pub fn consistent(lexicon: &Lexicon, board: &BoardView, count: bool) -> WordSet {
    let mut words = fitting(lexicon, &board.zones);
    if let Some(kind) = board.held {
        words.keep(&taking(lexicon, &board.zones, kind));
    }
    if count {
        keep_by_total(lexicon, board, &mut words);
    }
    for deduction in board.deductions.iter().filter(|deduction| !deduction.right) {
        forget(lexicon, &mut words, deduction.word);
    }
    words
}

fn forget(lexicon: &Lexicon, words: &mut WordSet, word: Word) {
    if let Some(index) = lexicon.find(word) {
        words.remove(index);
    }
}

/// The bonus phase begins when just three segments are left (K-30), and each request takes one.
/// A word of fewer than three could only come from an unusual table; then nothing is counted.
fn keep_by_total(lexicon: &Lexicon, board: &BoardView, words: &mut WordSet) {
    let placed: u32 = board.zones.iter().map(|zone| zone.placed.total()).sum();
    if board.bonus_phase {
        let requested = u32::from(board.bonus_taken);
        let on_the_way = u32::from(matches!(board.phase, Phase::Draw | Phase::Hold));
        let total = placed + LAST_SEGMENTS - requested + on_the_way;
        let mut counted = words.clone();
        counted.keep(lexicon.with_total(total));
        if !counted.is_empty() {
            *words = counted;
        }
    } else {
        // Whether the next segment is still in the compartment or in somebody's hand already: it
        // was handed out while more than three were left.
        words.keep(&lexicon.with_total_from(placed + LAST_SEGMENTS + 1));
    }
}
