//! What a table agrees on before the game.

use crate::alphabet::Alphabet;
use crate::folding::Language;
use crate::refusal::Refusal;
use crate::word::{LENGTHS, Word};
use crate::words::{self, Entry, WordList};
use enigma_game::record::PlayedOn;
use enigma_game::{Millis, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// What a table agrees on. Whatever is left out when it is read is as by default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct Options {
    /// How many letters every word has: 3 to 6 (K-6).
    pub length: u8,
    /// The language of the words, which also says how they are folded (KD-2); none for any other.
    pub language: Option<Language>,
    /// Whether a coder's word has to be in the list of the language (KD-3).
    pub word_list: bool,
    /// Whether the coder may overrule the list (KD-3).
    pub house_words: bool,
    /// Whether slurs may be hidden (KD-3). The first version of the lists knows none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub slurs: bool,
    /// The version of the word lists, so that a later one changes no old game.
    pub lists: u32,
    /// Who is the first coder; drawn by lot if nobody is named (KD-1).
    pub first_coder: Option<Seat>,
    /// How long things may take (KD-9).
    pub clocks: Clocks,
    /// The clocks of seats that have their own (KD-20).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own_clocks: Vec<SeatClocks>,
    /// Whether everybody is shown which letters still fit each zone: for beginners.
    pub fitting_letters: bool,
    /// Where the game was played on from, if anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<PlayedOn>,
    /// The table of letters (K-3, K-72).
    pub alphabet: Alphabet,
}

/// How long things may take (KD-9); none means that there is no limit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct Clocks {
    /// To enter a word.
    pub word: Option<Millis>,
    /// To hand out a segment.
    pub segment: Option<Millis>,
    /// For each question.
    pub question: Option<Millis>,
    /// For each decision in the bonus phase.
    pub decision: Option<Millis>,
}

/// The clocks of one seat, in place of the table's (KD-20).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct SeatClocks {
    /// Whose.
    pub seat: Seat,
    /// How long things may take there.
    pub clocks: Clocks,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            length: 5,
            language: Some(Language::En),
            word_list: true,
            house_words: false,
            slurs: false,
            lists: words::NEWEST,
            first_coder: None,
            clocks: Clocks::default(),
            own_clocks: Vec::new(),
            fitting_letters: false,
            from: None,
            alphabet: Alphabet::standard(),
        }
    }
}

impl Default for Clocks {
    fn default() -> Self {
        Self {
            word: Some(Millis::from_secs(180)),
            segment: Some(Millis::from_secs(30)),
            question: Some(Millis::from_secs(60)),
            decision: Some(Millis::from_secs(60)),
        }
    }
}

impl Clocks {
    /// How many seconds a clock may run, where it has a limit: from a second to an hour (KD-9).
    pub const SECONDS: RangeInclusive<u32> = 1..=3600;

    /// At least as long as the table's, and long enough for somebody who hears the game and sees
    /// nothing of it (KD-20). Where the table has no limit, there is none.
    #[must_use]
    pub fn by_ear(&self) -> Self {
        let least = |limit: Option<Millis>, seconds| {
            limit.map(|limit| limit.max(Millis::from_secs(seconds)))
        };
        Self {
            word: least(self.word, 300),
            segment: least(self.segment, 60),
            question: least(self.question, 120),
            decision: least(self.decision, 120),
        }
    }

    fn run_in_reason(&self) -> bool {
        let all = [self.word, self.segment, self.question, self.decision];
        let (least, most) = (Self::SECONDS.start(), Self::SECONDS.end());
        let range = Millis::from_secs(u64::from(*least))..=Millis::from_secs(u64::from(*most));
        all.into_iter().flatten().all(|time| range.contains(&time))
    }

    /// No limits at all.
    #[must_use]
    pub const fn off() -> Self {
        Self {
            word: None,
            segment: None,
            question: None,
            decision: None,
        }
    }
}

impl Options {
    /// Whether a game can be played like that.
    ///
    /// # Errors
    /// With the first option that cannot be played, and why.
    pub fn check(&self, seats: Seats) -> Result<(), Refusal> {
        let bad = |field, reason: &str| {
            Err(Refusal::BadOptions {
                field,
                reason: reason.into(),
            })
        };
        if !LENGTHS.contains(&self.length) {
            return bad("length", "words have 3 to 6 letters (K-6)");
        }
        if self.word_list && self.language.is_none() {
            return bad("word_list", "there is no list without a language (KD-3)");
        }
        if self.lists == 0 || self.lists > words::NEWEST {
            return bad("lists", "there is no such version of the word lists");
        }
        if self.first_coder.is_some_and(|seat| !seats.has(seat)) {
            return bad("first_coder", "there is no such seat (KD-1)");
        }
        if !self.clocks.run_in_reason() {
            return bad("clocks", "a clock runs from a second to an hour (KD-9)");
        }
        for (place, own) in self.own_clocks.iter().enumerate() {
            if !own.clocks.run_in_reason() {
                let reason = "a clock runs from a second to an hour (KD-9, KD-20)";
                return bad("own_clocks", reason);
            }
            if !seats.has(own.seat) {
                return bad("own_clocks", "there is no such seat (KD-20)");
            }
            if self.own_clocks[..place]
                .iter()
                .any(|other| other.seat == own.seat)
            {
                return bad("own_clocks", "a seat is named twice (KD-20)");
            }
        }
        self.alphabet.check().map_err(|fault| Refusal::BadOptions {
            field: "alphabet",
            reason: format!("{fault} (K-72)"),
        })
    }

    /// The clocks of a seat: its own, else the table's (KD-20).
    #[must_use]
    pub fn clocks_of(&self, seat: Seat) -> &Clocks {
        let mut own = self.own_clocks.iter();
        let own = own.find(|own| own.seat == seat);
        own.map_or(&self.clocks, |own| &own.clocks)
    }

    /// Whether a word is a slur that this table did not agree on (KD-3). No list and no house word
    /// gets past this; without a language it is looked up in every one.
    #[must_use]
    pub fn is_unwanted(&self, word: Word) -> bool {
        let languages = Language::ALL.into_iter();
        let mut languages = languages.filter(|&own| self.language.is_none_or(|it| it == own));
        !self.slurs
            && languages.any(|language| {
                let list = WordList::of(language, self.lists);
                list.and_then(|list| list.find(word))
                    .is_some_and(Entry::is_slur)
            })
    }

    /// The list that coders' words are looked up in, if there is one (KD-3).
    #[must_use]
    pub fn list(&self) -> Option<&'static WordList> {
        let language = self.language.filter(|_| self.word_list)?;
        WordList::of(language, self.lists)
    }

    /// How a word is spelled with its accents: as it was typed, if the list has that spelling, else as the list has
    /// it first; its folded letters if the list lacks it.
    #[must_use]
    pub fn spelling(&self, word: Word, typed: Option<&str>) -> String {
        let list = self
            .language
            .and_then(|language| WordList::of(language, self.lists));
        let spellings = list.map_or_else(Vec::new, |list| list.spellings(word));
        let typed = typed.map(|typed| typed.trim().to_lowercase());
        let own = spellings
            .iter()
            .find(|spelling| Some(spelling.to_lowercase()) == typed);
        let chosen = own.or_else(|| spellings.first());
        chosen.map_or_else(|| word.to_string(), Clone::clone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused_field(change: impl FnOnce(&mut Options)) -> Option<&'static str> {
        let mut options = Options::default();
        change(&mut options);
        match options.check(Seats::new(3).unwrap()) {
            Ok(()) => None,
            Err(Refusal::BadOptions { field, .. }) => Some(field),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn k6_words_have_three_to_six_letters() {
        for length in 0..=9 {
            let refused = refused_field(|options| options.length = length);
            assert_eq!(refused.is_none(), (3..=6).contains(&length), "{length}");
        }
    }

    #[test]
    fn options_that_cannot_be_played_are_named() {
        assert_eq!(refused_field(|_| ()), None);
        assert_eq!(
            refused_field(|options| options.language = None),
            Some("word_list")
        );
        assert_eq!(refused_field(|options| options.lists = 9), Some("lists"));
        let seat = |seat| refused_field(|options| options.first_coder = Some(Seat(seat)));
        assert_eq!((seat(2), seat(3)), (None, Some("first_coder")));
        let clock = |time| refused_field(|options| options.clocks.question = time);
        assert_eq!(clock(None), None);
        assert_eq!(clock(Some(Millis(999))), Some("clocks"));
        let empty = Alphabet::from_letters([]);
        assert_eq!(
            refused_field(|options| options.alphabet = empty),
            Some("alphabet")
        );
    }

    #[test]
    fn kd9_by_default_three_minutes_half_a_minute_and_one_minute() {
        let clocks: Clocks = serde_json::from_str("{}").unwrap();
        let seconds = [
            clocks.word,
            clocks.segment,
            clocks.question,
            clocks.decision,
        ];
        assert_eq!(
            seconds.map(|time| time.unwrap().0),
            [180_000, 30_000, 60_000, 60_000]
        );
        let off: Clocks =
            serde_json::from_str(r#"{"word":null,"segment":null,"question":null,"decision":null}"#)
                .unwrap();
        assert_eq!(off, Clocks::off());
    }

    #[test]
    fn words_are_spelled_as_the_list_has_them() {
        let spelled = |language, folded: &str, typed| {
            let options = Options {
                language,
                ..Options::default()
            };
            let word = Word::of_length(folded, None, folded.len() as u8).unwrap();
            options.spelling(word, typed)
        };
        let (de, fr) = (Some(Language::De), Some(Language::Fr));
        assert_eq!(spelled(de, "LOEWE", None), "Löwe");
        assert_eq!(spelled(fr, "ETOILE", Some("ETOILE")), "étoile");
        // Several words fold to the same letters: what the coder typed says which one was meant.
        assert_eq!(spelled(fr, "COTE", Some(" Côté ")), "côté");
        assert_eq!(spelled(fr, "XQXQX", Some("xqxqx")), "XQXQX");
        assert_eq!(spelled(None, "LOEWE", None), "LOEWE");
    }

    #[test]
    fn options_read_back_and_unknown_ones_are_refused() {
        let options = Options::default();
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
        assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), options);
        assert!(serde_json::from_str::<Options>(r#"{"lenght":5}"#).is_err());
    }
}
