//! A player of Cipher: from views to plans.

use super::coder;
use super::decoder::{Decision, Decoder};
use super::lexicon::Lexicon;
use super::player::{Coding, Decoding, Player};
use crate::pace;
use crate::{Bot, Plan};
use enigma_cipher::{Action, Cipher, StageView, View, Word, You};
use enigma_game::{Millis, Seat, Seed};
use std::sync::Arc;

/// How long people take, in milliseconds. An answer has to be read before the next question comes.
const COMPOSING: (u64, u64) = (4_000, 11_000);
const HANDING_OUT: (u64, u64) = (900, 2_800);
const ASKING: (u64, u64) = (1_600, 4_800);
const DECIDING: (u64, u64) = (1_800, 6_000);
/// Whoever sees the word by an answer is about as slow with it as the people at the table, whatever the level: a strong
/// bot finds it after fewer questions, and never wins by being quick.
const NAMING: (u64, u64) = (8_000, 15_000);

/// A bot that plays Cipher.
#[derive(Debug, Clone)]
pub struct CipherBot {
    decoding: Decoding,
    coding: Coding,
    seed: Seed,
    lexicon: Option<Arc<Lexicon>>,
    /// What the last plan was made from, and what it was.
    planned: Option<(Moment, Option<(Action, Millis)>)>,
}

/// A moment of a game, as far as it matters to a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Moment {
    round: u8,
    composing: bool,
    board: Option<(usize, usize, u8, Option<Seat>, enigma_cipher::Phase)>,
    /// Who wants to stop.
    stopping: Vec<Seat>,
}

impl Moment {
    fn of(view: &View) -> Self {
        let board = match &view.stage {
            StageView::Decode(board) => Some((
                board.questions.len(),
                board.deductions.len(),
                board.bonus_taken,
                board.active,
                board.phase,
            )),
            _ => None,
        };
        let stopping = match &view.stage {
            StageView::Decode(board) => board.stopping.clone(),
            _ => Vec::new(),
        };
        Self {
            round: view.round,
            composing: matches!(view.stage, StageView::Compose),
            board,
            stopping,
        }
    }
}

impl CipherBot {
    /// A player with a seed of its own.
    #[must_use]
    pub fn new(player: impl Into<Player>, seed: Seed) -> Self {
        let player = player.into();
        Self::with_style(player.decoding(), player.coding(), seed)
    }

    /// A player of any style.
    #[must_use]
    pub fn with_style(decoding: Decoding, coding: Coding, seed: Seed) -> Self {
        Self {
            decoding,
            coding,
            seed,
            lexicon: None,
            planned: None,
        }
    }

    fn lexicon(&mut self, view: &View) -> Arc<Lexicon> {
        let lexicon = self.lexicon.take();
        let lexicon = lexicon.unwrap_or_else(|| Lexicon::of(&view.options));
        self.lexicon = Some(lexicon.clone());
        lexicon
    }

    /// What to do, and how long it takes.
    fn decide(&mut self, view: &View, moment: &Moment) -> Option<(Action, (u64, u64))> {
        let lexicon = self.lexicon(view);
        let mut chance = self.seed.chance(&format!("{moment:?}"));
        match (&view.you, &view.stage) {
            (You::Composer { .. }, _) => {
                let used: Vec<Word> = view.sheet.iter().filter_map(|round| round.word).collect();
                let word = coder::compose(&lexicon, &self.coding, &used, &mut chance)?;
                let action = Action::Compose {
                    word: word.to_string(),
                    house: false,
                };
                Some((action, COMPOSING))
            }
            (
                You::Coder {
                    word, may_hand_out, ..
                },
                StageView::Decode(board),
            ) => {
                let needed = view.options.alphabet.segments_of(*word).ok()?;
                let kind = coder::hand_out(
                    &lexicon,
                    &self.coding,
                    needed,
                    *word,
                    &board.zones,
                    may_hand_out,
                    &mut chance,
                )?;
                Some((Action::HandOut { kind }, HANDING_OUT))
            }
            (You::Decoder { seat, may_stop, .. }, StageView::Decode(board)) => {
                let decoder = Decoder {
                    lexicon: &lexicon,
                    style: self.decoding,
                    salt: self.seed.chance(&format!("mind {}", view.round)).bits(),
                };
                let decision = if board.stopping.is_empty() {
                    decoder.decide(board, *seat, &mut chance)
                } else if *may_stop {
                    decoder.answer_to_stop(board, *seat, &mut chance)
                } else {
                    // Whoever has agreed waits for the others: to ask on would take it back.
                    Decision::Wait
                };
                self.action(decision, view)
            }
            _ => None,
        }
    }

    fn action(&self, decision: Decision, view: &View) -> Option<(Action, (u64, u64))> {
        let paced = |(low, high): (u64, u64)| {
            let pace = self.decoding.pace;
            ((low as f64 * pace) as u64, (high as f64 * pace) as u64)
        };
        match decision {
            Decision::Wait => None,
            Decision::Ask(zone) => Some((Action::Ask { zone }, paced(ASKING))),
            Decision::Request => Some((Action::Request, paced(DECIDING))),
            Decision::Pass => Some((Action::Pass, paced(DECIDING))),
            Decision::Stop => Some((Action::Stop, paced(DECIDING))),
            Decision::GoOn => Some((Action::GoOn, paced(DECIDING))),
            Decision::Deduce(word) => {
                let action = Action::Deduce {
                    word: word.to_string(),
                    round: Some(view.round),
                };
                Some((action, NAMING))
            }
        }
    }
}

/// The clock that this action would miss. A word is named at any time (K-50), so the clock of somebody else does not
/// hurry it.
fn own_deadline(view: &View, action: &Action) -> Option<Millis> {
    let waited_for = match (&view.you, &view.stage) {
        (You::Decoder { seat, .. }, StageView::Decode(board)) => board.active == Some(*seat),
        _ => true,
    };
    let own = waited_for || !matches!(action, Action::Deduce { .. });
    view.clock.filter(|_| own).map(|clock| clock.until)
}

impl Bot<Cipher> for CipherBot {
    fn plan(&mut self, view: &View, now: Millis) -> Plan<Action> {
        let moment = Moment::of(view);
        let before = self.planned.take();
        if let Some((then, _)) = &before
            && *then == moment
        {
            self.planned = before;
            return Plan::Keep;
        }
        let decided = self.decide(view, &moment);
        let Some((action, pace)) = decided else {
            self.planned = Some((moment, None));
            return Plan::Wait;
        };
        // Whoever was about to name a word goes on doing so.
        let meant = before.and_then(|(_, plan)| plan);
        let at = match meant {
            Some((then, at)) if then == action && matches!(action, Action::Deduce { .. }) => at,
            _ => {
                let mut chance = self.seed.chance(&format!("pace {moment:?}"));
                pace::after(now, pace, own_deadline(view, &action), &mut chance)
            }
        };
        self.planned = Some((moment, Some((action.clone(), at))));
        Plan::Act { action, at }
    }
}
