//! Cipher, as it is played here.

use super::live::{options_of, retell};
use super::{CodersWord, Hosted};
use crate::{StoredEntry, StoredGame};
use enigma_cipher::{
    Afterthought, Cipher, Clocks, Clue, Event, Hindsight, Options, Presence, Question, SeatClocks,
    You,
};
use enigma_game::{Attendance, Game, Millis, Seat, Viewer};
use enigma_protocol::dictionary::{LookBack, Reconsidered};
use enigma_protocol::{CipherSettings, Language};

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
    let language = match agreed.language {
        Language::En => enigma_cipher::Language::En,
        Language::De => enigma_cipher::Language::De,
        Language::Fr => enigma_cipher::Language::Fr,
        Language::Cs => enigma_cipher::Language::Cs,
    };
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
        language: Some(language),
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
    let (mut playing, mut over) = (0, false);
    let mut clues = Vec::new();
    retell::<Cipher>(game, entries, |event| match *event {
        Event::RoundBegan { round, .. } => playing = round,
        Event::RoundOver { ref result } => over |= result.round == round && result.word.is_some(),
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
    if !over {
        return Ok(None);
    }
    let options = options_of::<Cipher>(game)?;
    let hindsight = Hindsight::of(&options, &clues);
    Ok(hindsight.map(|hindsight| LookBack {
        round,
        words: hindsight.words,
        questions: hindsight.questions().map(reconsidered).collect(),
    }))
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
