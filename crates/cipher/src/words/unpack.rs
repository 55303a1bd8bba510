//! Reading a list back from its packed form.
//!
//! `build.rs` writes, deflated: how many words there are of 3, 4, 5 and 6 letters (two bytes each,
//! the low one first); then, for all words by length and alphabet, column after column:
//!
//! 1. how many letters a word shares with the beginning of the one before (a byte each),
//! 2. its other letters,
//! 3. its spellings, a line each, with `/` between them: `.` is the folded letter in lower case, `^`
//!    the same in upper case, everything else stands for itself, and the rest is in lower case,
//! 4. the low byte of its frequency,
//! 5. the high byte of its frequency,
//! 6. its marks: 1 if it is common, 2 inflected, 4 offensive, 8 a noun or adjective, 16 a slur, 32 not
//!    for a suggestion, 64 slang, 128 an abbreviation.

use super::{ABBREVIATION, Entry, Forbidden, NEWEST, SLANG, WordList};
use crate::folding::Language;
use crate::word::{LONGEST, Word};

/// The lists of each version, the first one first.
const PACKED: [[&[u8]; 4]; NEWEST as usize] = [
    [
        include_bytes!(concat!(env!("OUT_DIR"), "/v1-en.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v1-de.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v1-fr.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v1-cs.packed")),
    ],
    [
        include_bytes!(concat!(env!("OUT_DIR"), "/v2-en.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v2-de.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v2-fr.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v2-cs.packed")),
    ],
    [
        include_bytes!(concat!(env!("OUT_DIR"), "/v3-en.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v3-de.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v3-fr.packed")),
        include_bytes!(concat!(env!("OUT_DIR"), "/v3-cs.packed")),
    ],
];

/// The lists of all languages in their newest version, as they are before they are unpacked word by word.
pub(super) fn newest() -> impl Iterator<Item = Vec<u8>> {
    let newest = PACKED[NEWEST as usize - 1];
    newest.into_iter().map(inflate)
}

fn inflate(packed: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec(packed)
        .expect("the lists are packed when the program is built")
}

/// Unpacks the list of a language in a version that there is: a few milliseconds.
pub(super) fn unpack(language: Language, version: u32) -> WordList {
    let packed = PACKED[version as usize - 1][language as usize];
    let bytes = inflate(packed);
    let mut columns = Columns(&bytes);
    let counts: Vec<usize> = columns
        .take(8)
        .chunks(2)
        .map(|pair| usize::from(u16::from_le_bytes([pair[0], pair[1]])))
        .collect();
    let total = counts.iter().sum();
    let words = read_words(&mut columns, &counts);
    let (spellings, all_lines) = read_lines(&mut columns, total);
    let (low, high, marks) = (
        columns.take(total),
        columns.take(total),
        columns.take(total),
    );
    let mut list = WordList {
        language,
        version,
        entries: Vec::with_capacity(total),
        lengths: std::array::from_fn(|_| 0..0),
        spellings,
        lines: Vec::with_capacity(total),
        forbidden: Vec::new(),
    };
    for (index, word) in words.into_iter().enumerate() {
        let marks = marks[index];
        if marks & (SLANG | ABBREVIATION) != 0 {
            list.forbidden.push((word, why(marks)));
            continue;
        }
        let zipf = u16::from_le_bytes([low[index], high[index]]);
        list.entries.push(Entry { word, marks, zipf });
        list.lines.push(all_lines[index]);
    }
    let mut end = 0;
    for (range, length) in list.lengths.iter_mut().zip(3..) {
        let begin = end;
        end += list.entries[begin..].partition_point(|entry| entry.word.len() == length);
        *range = begin..end;
    }
    list
}

const fn why(marks: u8) -> Forbidden {
    if marks & SLANG == 0 {
        Forbidden::Abbreviation
    } else {
        Forbidden::Slang
    }
}

struct Columns<'a>(&'a [u8]);

impl<'a> Columns<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count);
        self.0 = rest;
        taken
    }
}

fn read_words(columns: &mut Columns, counts: &[usize]) -> Vec<Word> {
    let shared = columns.take(counts.iter().sum());
    let lengths = counts.iter().zip(3usize..);
    let lengths = lengths.flat_map(|(&count, length)| std::iter::repeat_n(length, count));
    let mut letters = [0; LONGEST];
    shared
        .iter()
        .zip(lengths)
        .map(|(&shared, length)| {
            let shared = usize::from(shared);
            letters[shared..length].copy_from_slice(columns.take(length - shared));
            Word::from_letters(&letters[..length]).expect("the lists hold words")
        })
        .collect()
}

/// The lines of the spellings and where each begins.
fn read_lines(columns: &mut Columns, total: usize) -> (String, Vec<u32>) {
    let ends = columns
        .0
        .iter()
        .enumerate()
        .filter(|&(_, &byte)| byte == b'\n');
    let ends: Vec<usize> = ends.map(|(index, _)| index).take(total).collect();
    let text = columns.take(ends.last().map_or(0, |end| end + 1));
    let text = String::from_utf8(text.to_vec()).expect("spellings are text");
    let begins = std::iter::once(0).chain(ends.iter().map(|end| end + 1));
    let lines = begins.take(total).map(|begin| begin as u32).collect();
    (text, lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_of_each_version_stay_below_600_kilobytes() {
        for lists in PACKED {
            let bytes: usize = lists.iter().map(|list| list.len()).sum();
            assert!(bytes < 600_000, "{bytes}");
        }
    }
}
