//! Cipher, as it is played here.

use super::live::{options_of, retell};
use super::{CodersWord, Hosted};
use crate::{StoredEntry, StoredGame};
use enigma_cipher::words::{Entry, WordList};
use enigma_cipher::{
    Afterthought, Cipher, Clocks, Clue, Event, Hindsight, Language, Options, Presence, Question,
    SeatClocks, Word, You,
};
use enigma_game::record::PlayedOn;
use enigma_game::{Attendance, Game, Millis, Seat, Viewer};
use enigma_protocol::dictionary::{LookBack, Reconsidered};
use enigma_protocol::{CipherSettings, GameSettings};
use std::cmp::Reverse;

/// How many twins of a word are named at most.
const TWINS: usize = 8;

impl Hosted for Cipher {
    fn coders_words(&self) -> Vec<CodersWord> {
        let open = self.view(Viewer::Spectator);
        let past = open.sheet.iter().filter_map(|result| {
            Some(CodersWord {
                round: u32::from(result.round),
                word: result.word.as_ref()?.to_string(),
                open: true,
            })
        });
        let mut words: Vec<CodersWord> = past.collect();
        if let You::Coder { word, .. } = self.view(Viewer::Seat(open.coder)).you {
            words.push(CodersWord {
                round: u32::from(open.round),
                word: word.to_string(),
                open: false,
            });
        }
        words
    }

    fn played_on_from(options: Options, from: PlayedOn) -> Options {
        let from = Some(from);
        Options { from, ..options }
    }

    fn agreed(options: &Options) -> GameSettings {
        let seconds = |time: Option<Millis>| {
            time.map(|time| u32::try_from(time.0 / 1000).unwrap_or(u32::MAX))
        };
        let clocks = &options.clocks;
        GameSettings::Cipher(CipherSettings {
            length: options.length,
            language: options.language.unwrap_or(Language::En),
            word_list: options.word_list,
            house_words: options.house_words,
            slurs: options.slurs,
            word_time: seconds(clocks.word),
            segment_time: seconds(clocks.segment),
            question_time: seconds(clocks.question),
            decision_time: seconds(clocks.decision),
            first_coder: None,
            fitting_letters: options.fitting_letters,
            one_device: false,
        })
    }

    fn attendance(events: &[Event], _asked: Option<(Seat, Attendance)>) -> Vec<(Seat, Attendance)> {
        let told = events.iter().filter_map(|event| match event {
            Event::Attended { seat, presence } => {
                let attendance = match presence {
                    Presence::Here => Attendance::Back,
                    Presence::Away => Attendance::Away,
                    Presence::Bot => Attendance::Bot,
                    Presence::Left => Attendance::Left,
                };
                Some((*seat, attendance))
            }
            _ => None,
        });
        told.collect()
    }
}

/// The options that the settings stand for; `by_ear` are the seats of those who play by ear (KD-20).
pub fn options(agreed: &CipherSettings, by_ear: &[Seat]) -> Options {
    let time = |seconds: Option<u32>| seconds.map(|s| Millis::from_secs(u64::from(s)));
    let clocks = Clocks {
        word: time(agreed.word_time),
        segment: time(agreed.segment_time),
        question: time(agreed.question_time),
        decision: time(agreed.decision_time),
    };
    let own = |&seat: &Seat| SeatClocks {
        seat,
        clocks: clocks.by_ear(),
    };
    Options {
        length: agreed.length,
        language: Some(agreed.language),
        word_list: agreed.word_list,
        house_words: agreed.house_words,
        slurs: agreed.slurs,
        first_coder: agreed.first_coder.map(Seat),
        own_clocks: by_ear.iter().map(own).collect(),
        clocks,
        fitting_letters: agreed.fitting_letters,
        ..Options::default()
    }
}

/// What the questions of a round told about its word; none before the round is over.
pub fn look_back(
    game: &StoredGame,
    entries: &[StoredEntry],
    round: u8,
) -> Result<Option<LookBack>, String> {
    let (mut playing, mut over) = (0, None);
    let mut clues = Vec::new();
    retell::<Cipher>(game, entries, |event| match *event {
        Event::RoundBegan { round, .. } => playing = round,
        Event::RoundOver { ref result } if result.round == round => over = result.word,
        Event::Asked {
            by,
            zone,
            kind,
            yes,
        } if playing == round => clues.push(Clue::Asked(Question {
            by,
            kind,
            zone,
            yes,
        })),
        Event::Deduced { word, right, .. } if playing == round => {
            clues.push(Clue::Named { word, right });
        }
        _ => {}
    })?;
    let Some(word) = over else {
        return Ok(None);
    };
    let options = options_of::<Cipher>(game)?;
    Ok(looked_back(&options, round, &clues, word))
}

/// What was heard about a word that is no secret any more told; none without a list of its language.
#[must_use]
pub fn looked_back(options: &Options, round: u8, clues: &[Clue], word: Word) -> Option<LookBack> {
    let hindsight = Hindsight::of(options, clues)?;
    Some(LookBack {
        round,
        words: hindsight.words,
        questions: hindsight.questions().map(reconsidered).collect(),
        twins: twins(options, clues, word).unwrap_or_default(),
    })
}

/// The words that give every answer as the word does, the most frequent first; none that a table might take offence
/// at.
fn twins(options: &Options, clues: &[Clue], word: Word) -> Option<Vec<String>> {
    let list = WordList::of(options.language?, options.lists)?;
    let answers = clues.iter().filter(|clue| matches!(clue, Clue::Asked(_)));
    let fitting = Hindsight::of(options, &answers.copied().collect::<Vec<Clue>>())?.remaining;
    let others = fitting.into_iter().filter(|&other| other != word);
    let mut entries: Vec<&Entry> = others.filter_map(|other| list.find(other)).collect();
    entries.retain(|entry| !entry.is_offensive() && !entry.is_slur());
    entries.sort_by_key(|entry| Reverse(entry.zipf()));
    let spelled = entries.iter().take(TWINS);
    Some(
        spelled
            .map(|entry| options.spelling(entry.word(), None))
            .collect(),
    )
}

fn reconsidered((after, thought): (&Afterthought, &enigma_cipher::Reconsidered)) -> Reconsidered {
    let Question {
        by,
        kind,
        zone,
        yes,
    } = thought.question;
    Reconsidered {
        by: by.0,
        kind: kind.to_string(),
        zone,
        yes,
        left: after.left,
        expected: thought.split.expected(),
        best_zone: thought.best_zone,
        best_expected: thought.best.expected(),
    }
}
