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
//! 5. the high bits of its frequency (1 and 2), 4 if it is common, 8 if inflected, 16 if offensive.

use super::{Entry, WordList};
use crate::folding::Language;
use crate::word::{LONGEST, Word};

const PACKED: [&[u8]; 4] = [
    include_bytes!(concat!(env!("OUT_DIR"), "/en.packed")),
    include_bytes!(concat!(env!("OUT_DIR"), "/de.packed")),
    include_bytes!(concat!(env!("OUT_DIR"), "/fr.packed")),
    include_bytes!(concat!(env!("OUT_DIR"), "/cs.packed")),
];

const FREQUENCY_HIGH: u8 = 3;

/// Unpacks the list of a language: a few milliseconds.
pub(super) fn unpack(language: Language) -> WordList {
    let bytes = miniz_oxide::inflate::decompress_to_vec(PACKED[language as usize])
        .expect("the lists are packed when the program is built");
    let mut columns = Columns(&bytes);
    let counts: Vec<usize> = columns
        .take(8)
        .chunks(2)
        .map(|pair| usize::from(u16::from_le_bytes([pair[0], pair[1]])))
        .collect();
    let total = counts.iter().sum();
    let words = read_words(&mut columns, &counts);
    let (spellings, lines) = read_lines(&mut columns, total);
    let (low, high) = (columns.take(total), columns.take(total));
    let entries = words
        .into_iter()
        .zip(low.iter().zip(high))
        .map(|(word, (&low, &high))| Entry {
            word,
            marks: high & !FREQUENCY_HIGH,
            zipf: u16::from_le_bytes([low, high & FREQUENCY_HIGH]),
        })
        .collect();
    let mut end = 0;
    let lengths = std::array::from_fn(|index| {
        let begin = end;
        end += counts[index];
        begin..end
    });
    WordList {
        language,
        entries,
        lengths,
        spellings,
        lines,
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
    fn all_lists_together_stay_below_600_kilobytes() {
        let bytes: usize = PACKED.iter().map(|list| list.len()).sum();
        assert!(bytes < 600_000, "{bytes}");
    }
}
