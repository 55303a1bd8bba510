//! Hindsight: what the questions of a round told, for those who like to know afterwards.
//!
//! It is made from the questions alone, so it could not give the word away; a server still keeps it
//! back until the round is over, since nobody at a table counts like that.

use crate::board::{Question, Zone};
use crate::kind::{Counts, Kind};
use crate::options::Options;
use crate::words::WordList;

/// What the questions of a round told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hindsight {
    /// How many words of the list there were before the first question.
    pub words: u32,
    /// The questions in their order.
    pub questions: Vec<Afterthought>,
}

/// What one question told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Afterthought {
    /// The question and its answer.
    pub question: Question,
    /// How many words fitted everything that was known when the answer was given.
    pub left: u32,
    /// How many words the question would leave on average, whatever the answer.
    pub expected: u32,
    /// The zone that would have split the words best; the one that was asked if none is better.
    pub best_zone: u8,
    /// How many words that one would have left on average.
    pub best_expected: u32,
}

impl Hindsight {
    /// Looks back on the questions of a round. Nothing if there is no list of the game's language.
    #[must_use]
    pub fn of(options: &Options, questions: &[Question]) -> Option<Self> {
        let list = WordList::of(options.language?, options.lists)?;
        let entries = list.of_length(options.length).iter();
        let mut words: Vec<Vec<Counts>> = entries
            .filter_map(|entry| options.alphabet.segments_of(entry.word()).ok())
            .collect();
        let mut zones = vec![Zone::default(); options.length.into()];
        let mut look_back = Self {
            words: number(words.len()),
            questions: Vec::with_capacity(questions.len()),
        };
        for &question in questions {
            // The segment in hand goes somewhere (K-28).
            words.retain(|word| takes(word, &zones, question.kind));
            let expected = expectation(&words, &zones, question.kind, question.zone);
            let best_zone = best(&words, &zones, question);
            let best_expected = expectation(&words, &zones, question.kind, best_zone);
            let zone = usize::from(question.zone);
            let before = zones.get(zone).copied().unwrap_or_default();
            words.retain(|word| says_yes(word, &before, zone, question.kind) == question.yes);
            if let Some(zone) = zones.get_mut(zone) {
                answer(zone, question.kind, question.yes);
            }
            look_back.questions.push(Afterthought {
                question,
                left: number(words.len()),
                expected,
                best_zone,
                best_expected,
            });
        }
        Some(look_back)
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whether a word's zone needs more segments of a kind than lie there (K-24).
fn says_yes(word: &[Counts], laid: &Zone, zone: usize, kind: Kind) -> bool {
    word.get(zone)
        .is_some_and(|needed| needed[kind] > laid.placed[kind])
}

/// Whether a word takes another segment of a kind somewhere it may be asked about.
fn takes(word: &[Counts], zones: &[Zone], kind: Kind) -> bool {
    let mut places = zones.iter().enumerate();
    places.any(|(index, zone)| !zone.rejected[kind] && says_yes(word, zone, index, kind))
}

fn answer(zone: &mut Zone, kind: Kind, yes: bool) {
    if yes {
        zone.placed[kind] += 1;
    } else {
        zone.rejected[kind] = true;
    }
}

/// How many words are left on average once the answer is known, rounded.
fn expectation(words: &[Vec<Counts>], zones: &[Zone], kind: Kind, zone: u8) -> u32 {
    let (all, zone) = (words.len() as u64, usize::from(zone));
    let Some(laid) = zones.get(zone).filter(|_| all > 0) else {
        return 0;
    };
    let yes = words
        .iter()
        .filter(|word| says_yes(word, laid, zone, kind))
        .count() as u64;
    let no = all - yes;
    number(usize::try_from((yes * yes + no * no + all / 2) / all).unwrap_or(usize::MAX))
}

/// The zone whose answer leaves the fewest words on average.
fn best(words: &[Vec<Counts>], zones: &[Zone], asked: Question) -> u8 {
    let open = (0u8..)
        .zip(zones)
        .filter(|(_, zone)| !zone.rejected[asked.kind]);
    open.map(|(zone, _)| zone)
        .min_by_key(|&zone| {
            let left = expectation(words, zones, asked.kind, zone);
            (left, zone != asked.zone)
        })
        .unwrap_or(asked.zone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Word;
    use enigma_game::Seat;

    fn question(kind: Kind, zone: u8, yes: bool) -> Question {
        Question {
            by: Seat(1),
            kind,
            zone,
            yes,
        }
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
        assert_eq!(hindsight.questions[0].left, number(after_first.count()));
        let after_all = all.iter().filter(|&&word| {
            has(word, 0, Kind::Tight) > 0
                && has(word, 0, Kind::Wide) == 0
                && has(word, 3, Kind::Wide) > 0
                && has(word, 2, Kind::Long) > 0
        });
        assert_eq!(hindsight.questions[3].left, number(after_all.count()));
    }

    #[test]
    fn no_zone_would_have_split_the_words_better_than_the_best() {
        let options = Options::default();
        let kinds = [Kind::Long, Kind::Wide, Kind::Tight, Kind::Short];
        let asked: Vec<Question> = kinds
            .into_iter()
            .map(|kind| question(kind, 0, false))
            .collect();
        let hindsight = Hindsight::of(&options, &asked[1..2]).unwrap();
        let [first] = hindsight.questions[..] else {
            panic!("one question")
        };
        assert!(first.best_expected <= first.expected);
        for zone in 0..5 {
            let other = Hindsight::of(&options, &[question(Kind::Wide, zone, false)]).unwrap();
            assert!(first.best_expected <= other.questions[0].expected, "{zone}");
        }
    }

    #[test]
    fn k28_a_word_without_room_for_the_segment_in_hand_is_none_of_them() {
        let options = Options::default();
        let nos: Vec<Question> = (0..4)
            .map(|zone| question(Kind::Wide, zone, false))
            .collect();
        let hindsight = Hindsight::of(&options, &nos).unwrap();
        let last = hindsight.questions[3];
        let yes = question(Kind::Wide, 4, true);
        let settled = Hindsight::of(&options, &[&nos[..], &[yes]].concat()).unwrap();
        // Asking the only zone left tells nothing more.
        let expected = settled.questions[4];
        assert_eq!(expected.left, expected.expected);
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
}
