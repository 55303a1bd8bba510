//! The story of a game of Cipher: how the words that were possible became few.

use super::{Happened, Told, raw};
use enigma_cipher::{
    Afterthought, Cipher, Event, Hindsight, Options, Question, RoundResult, Split, Word,
};
use enigma_game::{Seed, Setup};
use enigma_protocol::GameKind;
use enigma_protocol::replay::{
    CipherRound, Clue, ClueKind, ClueTold, Story, Uncounted, WordSealed, ZoneSplit,
};
use enigma_table::fairness::{hex, word_commitment, word_salt};

/// So many of the words that fit everything are named.
const TWINS: usize = 24;

/// The rounds so far.
#[derive(Default)]
pub struct Notes(Vec<Round>);

struct Round {
    number: u8,
    step: u32,
    coder: u8,
    result: Option<RoundResult>,
    clues: Vec<(Clue, enigma_cipher::Clue)>,
}

impl Told for Cipher {
    const KIND: GameKind = GameKind::Cipher;
    type Notes = Notes;

    fn note(notes: &mut Notes, happened: &Happened<'_, Self>, events: &[Event], _: &Self) {
        for event in events {
            notes.hear(happened, event);
        }
    }

    fn story(notes: Notes, setup: &Setup<Options>, _: &Self) -> Story {
        let Notes(rounds) = notes;
        let told = |round: Round| round.told(&setup.options, &setup.seed);
        Story::Cipher {
            rounds: rounds.into_iter().map(told).collect(),
        }
    }
}

impl Notes {
    fn hear(&mut self, happened: &Happened<'_, Cipher>, event: &Event) {
        let Self(rounds) = self;
        if let Event::RoundBegan { round, coder } = event {
            rounds.push(Round {
                number: *round,
                step: happened.step,
                coder: coder.0,
                result: None,
                clues: Vec::new(),
            });
        }
        let Some(round) = rounds.last_mut() else {
            return;
        };
        match event {
            Event::RoundOver { result } => round.result = Some(result.clone()),
            &Event::Asked {
                by,
                zone,
                kind,
                yes,
            } => {
                let what = ClueKind::Asked {
                    kind: kind.to_string(),
                    zone,
                    yes,
                };
                let question = Question {
                    by,
                    kind,
                    zone,
                    yes,
                };
                let clue = clue(happened, by.0, what);
                round
                    .clues
                    .push((clue, enigma_cipher::Clue::Asked(question)));
            }
            Event::Deduced {
                by, word, right, ..
            } => {
                let (word, right) = (*word, *right);
                let what = ClueKind::Named {
                    word: word.to_string(),
                    right,
                };
                let clue = clue(happened, by.0, what);
                round
                    .clues
                    .push((clue, enigma_cipher::Clue::Named { word, right }));
            }
            _ => {}
        }
    }
}

fn clue(happened: &Happened<'_, Cipher>, by: u8, what: ClueKind) -> Clue {
    Clue {
        step: happened.step,
        at: happened.at(),
        by,
        what,
        told: None,
    }
}

impl Round {
    fn told(self, options: &Options, seed: &Seed) -> CipherRound {
        let word = self.result.as_ref().and_then(|result| result.word);
        let (mut clues, heard): (Vec<Clue>, Vec<_>) = self.clues.into_iter().unzip();
        let counted = count(options, word, &heard);
        let hindsight = counted.as_ref().ok();
        if let Some(hindsight) = hindsight {
            for (clue, thought) in clues.iter_mut().zip(&hindsight.clues) {
                clue.told = Some(told(thought));
            }
        }
        let settled = hindsight.and_then(|hindsight| {
            let only = |(clue, thought): (&enigma_cipher::Clue, &Afterthought)| {
                thought.left == 1 && !names_it(clue)
            };
            let place = heard.iter().zip(&hindsight.clues).position(only)?;
            u32::try_from(place).ok()
        });
        let twins = hindsight.map(|hindsight| twins(options, &heard, hindsight));
        let twins = twins.unwrap_or_default();
        CipherRound {
            round: self.number,
            step: self.step,
            coder: self.coder,
            result: self.result.as_ref().map(raw),
            word: word.map(|word| word.to_string()),
            seal: word.map(|word| sealed(seed, self.number, word)),
            uncounted: counted.as_ref().err().copied(),
            words: hindsight.map(|hindsight| hindsight.words),
            settled,
            twins,
            clues,
        }
    }
}

/// Counts the words that were left, if they can be counted.
fn count(
    options: &Options,
    word: Option<Word>,
    heard: &[enigma_cipher::Clue],
) -> Result<Hindsight, Uncounted> {
    let word = word.ok_or(Uncounted::NoWord)?;
    let hindsight = Hindsight::of(options, heard).ok_or(Uncounted::NoList)?;
    // A word of the list fits whatever was said of it.
    if hindsight.remaining.contains(&word) {
        Ok(hindsight)
    } else {
        Err(Uncounted::HouseWord)
    }
}

/// Whether a clue is the word itself, after which nothing is left to be told apart.
fn names_it(clue: &enigma_cipher::Clue) -> bool {
    matches!(clue, enigma_cipher::Clue::Named { right: true, .. })
}

/// The words that fitted all that was heard before the word was named, if there were several.
fn twins(options: &Options, heard: &[enigma_cipher::Clue], hindsight: &Hindsight) -> Vec<String> {
    let named = heard.iter().position(names_it);
    let several = named.map_or(hindsight.remaining.len() > 1, |named| {
        hindsight.clues[named].before > 1
    });
    if !several {
        return Vec::new();
    }
    let before = named.and_then(|named| Hindsight::of(options, &heard[..named]));
    let fitting = before.as_ref().unwrap_or(hindsight).remaining.iter();
    fitting.take(TWINS).map(Word::to_string).collect()
}

fn told(thought: &Afterthought) -> ClueTold {
    let split = |zone: u8, split: Split| ZoneSplit {
        zone,
        yes: split.yes,
        no: split.no,
        bits: split.bits(),
    };
    let question = thought.question.as_ref();
    ClueTold {
        before: thought.before,
        after: thought.left,
        bits: bits(thought.before, thought.left),
        asked: question.map(|thought| split(thought.question.zone, thought.split)),
        best: question.map(|thought| split(thought.best_zone, thought.best)),
    }
}

/// How much is known more when so many words become so few.
fn bits(before: u32, after: u32) -> f64 {
    if before == 0 || after == 0 {
        return 0.0;
    }
    libm::log2(f64::from(before) / f64::from(after))
}

fn sealed(seed: &Seed, round: u8, word: Word) -> WordSealed {
    let salt = word_salt(seed, round.into());
    WordSealed {
        commitment: word_commitment(&salt, word.as_str()),
        salt: hex(&salt),
    }
}
