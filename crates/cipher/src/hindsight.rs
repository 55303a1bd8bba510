//! Hindsight: what the questions and guesses of a round told, for those who like to know afterwards.
//!
//! It is made from what everybody heard, so it could not give the word away; a server still keeps it
//! back until the round is over, since nobody at a table counts like that.

use crate::board::{Question, Zone};
use crate::kind::{Counts, Kind};
use crate::options::Options;
use crate::word::Word;
use crate::words::WordList;

/// Something that told the decoders more about the word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clue {
    /// A question and its answer.
    Asked(Question),
    /// A word that somebody named, and whether it was the right one.
    Named {
        /// The word.
        word: Word,
        /// Whether it was right.
        right: bool,
    },
}

/// What the questions and guesses of a round told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hindsight {
    /// How many words of the list there were before the first question.
    pub words: u32,
    /// What each clue told, in the order of the clues.
    pub clues: Vec<Afterthought>,
    /// The words that fit everything that was heard, in the order of the list.
    pub remaining: Vec<Word>,
}

/// What one clue told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Afterthought {
    /// How many words fitted everything that was known before; with a question, also that the segment in hand
    /// goes somewhere (K-28).
    pub before: u32,
    /// How many words fitted once it was known.
    pub left: u32,
    /// What a question could have told.
    pub question: Option<Reconsidered>,
}

/// What a question could have told, and what the best one would have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reconsidered {
    /// The question and its answer.
    pub question: Question,
    /// How it split the words.
    pub split: Split,
    /// The zone that would have split the words best; the one that was asked if none is better.
    pub best_zone: u8,
    /// How that one would have split them.
    pub best: Split,
}

/// How a question splits the words that are possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Split {
    /// The words for which the answer is yes.
    pub yes: u32,
    /// The others.
    pub no: u32,
}

impl Split {
    /// How many words are left on average once the answer is known, rounded.
    #[must_use]
    pub fn expected(self) -> u32 {
        let (yes, no) = (u64::from(self.yes), u64::from(self.no));
        let all = yes + no;
        let left = (yes * yes + no * no + all / 2).checked_div(all);
        left.map_or(0, |left| u32::try_from(left).unwrap_or(u32::MAX))
    }

    /// How much the answer tells on average, in bits: 1 if it halves the words, 0 if it is known before.
    #[must_use]
    pub fn bits(self) -> f64 {
        let all = f64::from(self.yes) + f64::from(self.no);
        let told = |part: u32| match part {
            0 => 0.0,
            part => f64::from(part) / all * libm::log2(all / f64::from(part)),
        };
        told(self.yes) + told(self.no)
    }
}

impl Hindsight {
    /// Looks back on what was heard in a round. Nothing if there is no list of the game's language.
    #[must_use]
    pub fn of(options: &Options, clues: &[Clue]) -> Option<Self> {
        let list = WordList::of(options.language?, options.lists)?;
        let entries = list.of_length(options.length).iter();
        let spelled = entries.filter_map(|entry| {
            let word = entry.word();
            let needs = options.alphabet.segments_of(word).ok()?;
            Some(Possible { word, needs })
        });
        let mut state = State {
            words: spelled.collect(),
            zones: vec![Zone::default(); options.length.into()],
        };
        let words = number(state.words.len());
        let clues = clues.iter().map(|clue| state.hear(clue)).collect();
        let remaining = state.words.iter().map(|possible| possible.word).collect();
        Some(Self {
            words,
            clues,
            remaining,
        })
    }

    /// What is to be said of the questions, in their order.
    pub fn questions(&self) -> impl Iterator<Item = (&Afterthought, &Reconsidered)> {
        let questions = self.clues.iter();
        questions.filter_map(|clue| Some((clue, clue.question.as_ref()?)))
    }
}

/// A word that is still possible, with the segments of its zones.
struct Possible {
    word: Word,
    needs: Vec<Counts>,
}

/// What is known at some moment of a round.
struct State {
    words: Vec<Possible>,
    zones: Vec<Zone>,
}

impl State {
    fn hear(&mut self, clue: &Clue) -> Afterthought {
        match *clue {
            Clue::Asked(question) => self.ask(question),
            Clue::Named { word, right } => {
                let before = number(self.words.len());
                self.words
                    .retain(|possible| (possible.word == word) == right);
                Afterthought {
                    before,
                    left: number(self.words.len()),
                    question: None,
                }
            }
        }
    }

    fn ask(&mut self, question: Question) -> Afterthought {
        let Question {
            kind, zone, yes, ..
        } = question;
        // The segment in hand goes somewhere (K-28).
        let zones = &self.zones;
        self.words
            .retain(|possible| takes(&possible.needs, zones, kind));
        let best_zone = self.best(question);
        let thought = Reconsidered {
            question,
            split: self.split(kind, zone),
            best_zone,
            best: self.split(kind, best_zone),
        };
        let before = number(self.words.len());
        let at = usize::from(zone);
        let laid = self.zones.get(at).copied().unwrap_or_default();
        self.words
            .retain(|possible| says_yes(&possible.needs, &laid, at, kind) == yes);
        if let Some(zone) = self.zones.get_mut(at) {
            answer(zone, kind, yes);
        }
        Afterthought {
            before,
            left: number(self.words.len()),
            question: Some(thought),
        }
    }

    fn split(&self, kind: Kind, zone: u8) -> Split {
        let at = usize::from(zone);
        let Some(laid) = self.zones.get(at) else {
            return Split::default();
        };
        let words = self.words.iter();
        let yes = words.filter(|possible| says_yes(&possible.needs, laid, at, kind));
        let yes = number(yes.count());
        let no = number(self.words.len()) - yes;
        Split { yes, no }
    }

    /// The zone whose answer leaves the fewest words on average: the one that comes closest to halving them.
    fn best(&self, asked: Question) -> u8 {
        let zones = (0u8..).zip(&self.zones);
        let open = zones.filter(|(_, zone)| !zone.rejected[asked.kind]);
        open.map(|(zone, _)| zone)
            .min_by_key(|&zone| {
                let Split { yes, no } = self.split(asked.kind, zone);
                (yes.abs_diff(no), zone != asked.zone)
            })
            .unwrap_or(asked.zone)
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whether a word's zone needs more segments of a kind than lie there (K-24).
fn says_yes(needs: &[Counts], laid: &Zone, zone: usize, kind: Kind) -> bool {
    needs
        .get(zone)
        .is_some_and(|needed| needed[kind] > laid.placed[kind])
}

/// Whether a word takes another segment of a kind somewhere it may be asked about.
fn takes(needs: &[Counts], zones: &[Zone], kind: Kind) -> bool {
    let mut places = zones.iter().enumerate();
    places.any(|(index, zone)| !zone.rejected[kind] && says_yes(needs, zone, index, kind))
}

fn answer(zone: &mut Zone, kind: Kind, yes: bool) {
    if yes {
        zone.placed[kind] += 1;
    } else {
        zone.rejected[kind] = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_game::Seat;

    fn question(kind: Kind, zone: u8, yes: bool) -> Clue {
        Clue::Asked(Question {
            by: Seat(1),
            kind,
            zone,
            yes,
        })
    }

    #[test]
    fn the_words_left_are_those_that_give_the_same_answers() {
        let options = Options::default();
        let asked = [
            question(Kind::Tight, 0, true),
            question(Kind::Wide, 0, false),
            question(Kind::Wide, 3, true),
            question(Kind::Long, 2, true),
        ];
        let hindsight = Hindsight::of(&options, &asked).unwrap();
        let list = options.list().unwrap();
        let alphabet = &options.alphabet;
        let has = |word: Word, zone: usize, kind| alphabet.segments_of(word).unwrap()[zone][kind];
        let all: Vec<Word> = list.of_length(5).iter().map(|entry| entry.word()).collect();
        assert_eq!(hindsight.words, number(all.len()));
        let after_first = all.iter().filter(|&&word| has(word, 0, Kind::Tight) > 0);
        assert_eq!(hindsight.clues[0].left, number(after_first.count()));
        let after_all = all.iter().filter(|&&word| {
            has(word, 0, Kind::Tight) > 0
                && has(word, 0, Kind::Wide) == 0
                && has(word, 3, Kind::Wide) > 0
                && has(word, 2, Kind::Long) > 0
        });
        assert_eq!(hindsight.clues[3].left, number(after_all.count()));
    }

    #[test]
    fn no_zone_would_have_split_the_words_better_than_the_best() {
        let options = Options::default();
        let kinds = [Kind::Long, Kind::Wide, Kind::Tight, Kind::Short];
        let asked: Vec<Clue> = kinds
            .into_iter()
            .map(|kind| question(kind, 0, false))
            .collect();
        let hindsight = Hindsight::of(&options, &asked[1..2]).unwrap();
        let (_, first) = hindsight.questions().next().unwrap();
        assert!(first.best.expected() <= first.split.expected());
        for zone in 0..5 {
            let other = Hindsight::of(&options, &[question(Kind::Wide, zone, false)]).unwrap();
            let (_, other) = other.questions().next().unwrap();
            assert!(first.best.bits() >= other.split.bits(), "{zone}");
        }
    }

    #[test]
    fn k28_a_word_without_room_for_the_segment_in_hand_is_none_of_them() {
        let options = Options::default();
        let nos: Vec<Clue> = (0..4)
            .map(|zone| question(Kind::Wide, zone, false))
            .collect();
        let hindsight = Hindsight::of(&options, &nos).unwrap();
        let last = hindsight.clues[3];
        let yes = question(Kind::Wide, 4, true);
        let settled = Hindsight::of(&options, &[&nos[..], &[yes]].concat()).unwrap();
        // Asking the only zone left tells nothing more.
        let expected = settled.clues[4];
        assert_eq!(expected.left, expected.before);
        let (_, last_question) = settled.questions().last().unwrap();
        assert_eq!(last_question.split.bits(), 0.0);
        assert!(expected.left <= last.left);
    }

    #[test]
    fn without_a_language_there_is_nothing_to_look_back_on() {
        let options = Options {
            language: None,
            word_list: false,
            ..Options::default()
        };
        assert_eq!(Hindsight::of(&options, &[]), None);
    }

    #[test]
    fn a_wrong_guess_leaves_one_word_less_and_the_right_one_only_itself() {
        let options = Options::default();
        let all = Hindsight::of(&options, &[]).unwrap();
        let [first, second, ..] = all.remaining[..] else {
            panic!("words")
        };
        let guess = |word, right| Clue::Named { word, right };
        let clues = [
            guess(first, false),
            guess(first, false),
            guess(second, true),
        ];
        let hindsight = Hindsight::of(&options, &clues).unwrap();
        let left: Vec<u32> = hindsight.clues.iter().map(|clue| clue.left).collect();
        assert_eq!(left, [all.words - 1, all.words - 1, 1]);
        assert_eq!(hindsight.remaining, [second]);
    }

    #[test]
    fn bits_are_one_for_halves_and_none_for_what_is_known() {
        assert_eq!(Split { yes: 8, no: 8 }.bits(), 1.0);
        assert_eq!(Split { yes: 0, no: 8 }.bits(), 0.0);
        assert_eq!(Split::default().bits(), 0.0);
        assert_eq!(Split { yes: 1, no: 3 }.expected(), 3);
        assert_eq!(Split::default().expected(), 0);
    }
}
