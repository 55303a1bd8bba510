//! Words as people type them: folded once and for all, and looked up in every list.
#![no_main]

use enigma_cipher::words::WordList;
use enigma_cipher::{Language, Word, fold};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for language in Language::ALL {
        if let Ok(folded) = fold(text, Some(language)) {
            assert_eq!(fold(&folded, Some(language)).as_ref(), Ok(&folded));
        }
        let Ok(word) = Word::fold(text, Some(language)) else {
            continue;
        };
        let list = WordList::newest(language);
        if list.find(word).is_some() {
            let spellings = list.spellings(word);
            assert!(!spellings.is_empty());
            for spelling in spellings {
                assert_eq!(Word::fold(&spelling, Some(language)), Ok(word), "{spelling}");
            }
        }
    }
});
