//! A decoder alone: one round of Cipher against a coder of the house.
//!
//! Everything follows from the coder and the decoder's moves, so whoever keeps the moves keeps the round. The
//! rules are those of the game itself: a real game with two seats, of which only the first round is played.

use crate::bots::{Bot, Plan};
use crate::house::looked_back;
use enigma_cipher::{Action, BoardView, Cipher, Clue, Options, Refusal, RoundResult, StageView};
use enigma_cipher::{View, Word, You};
use enigma_game::{Game, Millis, Seat, Seats, Seed, Setup, Viewer};
use enigma_protocol::dictionary::LookBack;

const CODER: Seat = Seat(0);
const DECODER: Seat = Seat(1);

/// A round under way, or over.
pub struct Solo {
    game: Cipher,
    options: Options,
    coder: Box<dyn Bot<Cipher>>,
    /// The board as it last lay open.
    board: BoardView,
    moves: u32,
    guesses: u32,
}

/// Why a round could not go on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Stuck {
    /// A move was refused; nothing has changed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The coder did not do their part.
    #[error("the coder makes no word and hands out nothing")]
    Coder,
}

impl Solo {
    /// Begins a round: the coder makes a word and hands out the first segment. The first seat must be the
    /// first coder's.
    ///
    /// # Errors
    /// If it cannot be played like that.
    pub fn begin(options: Options, coder: Box<dyn Bot<Cipher>>) -> Result<Self, Stuck> {
        let seats = Seats::new(2).map_err(|_| Stuck::Coder)?;
        let setup = Setup {
            rules: Cipher::RULES,
            seats,
            seed: Seed::from_number(0),
            options: options.clone(),
        };
        let (mut game, _) = Cipher::start(setup)?;
        let mut coder = coder;
        let board = code(&mut game, coder.as_mut())?.ok_or(Stuck::Coder)?;
        Ok(Self {
            game,
            options,
            coder,
            board,
            moves: 0,
            guesses: 0,
        })
    }

    /// The decoder makes a move.
    ///
    /// # Errors
    /// With the rule that forbids it; then nothing has changed.
    pub fn act(&mut self, action: Action) -> Result<(), Stuck> {
        if self.result().is_some() {
            return Err(Refusal::RoundOver.into());
        }
        let guess = matches!(action, Action::Deduce { .. });
        self.game.act(DECODER, action, Millis::ZERO)?;
        self.moves += 1;
        self.guesses += u32::from(guess);
        if let Some(board) = code(&mut self.game, self.coder.as_mut())? {
            self.board = board;
        }
        Ok(())
    }

    /// The board; once the round is over, as it lay before the last move.
    #[must_use]
    pub const fn board(&self) -> &BoardView {
        &self.board
    }

    /// How many moves the decoder made.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// How many questions were asked.
    #[must_use]
    pub fn questions(&self) -> u32 {
        u32::try_from(self.board.questions.len()).unwrap_or(u32::MAX)
    }

    /// How often a word was named.
    #[must_use]
    pub const fn guesses(&self) -> u32 {
        self.guesses
    }

    /// How the round ended, with the word, once it has.
    #[must_use]
    pub fn result(&self) -> Option<RoundResult> {
        self.game.view(Viewer::Spectator).sheet.into_iter().next()
    }

    /// What the questions told about the word, for whoever knows it by now.
    #[must_use]
    pub fn look_back(&self, word: Word) -> Option<LookBack> {
        let asked = self.board.questions.iter().copied().map(Clue::Asked);
        looked_back(&self.options, 1, &asked.collect::<Vec<Clue>>(), word)
    }

    /// The word of the round, whether it is over or not: for whoever gives up.
    #[must_use]
    pub fn reveal(&self) -> Option<Word> {
        match self.game.view(Viewer::Seat(CODER)).you {
            You::Coder { word, .. } => Some(word),
            _ => self.result().and_then(|result| result.word),
        }
    }
}

/// Lets the coder do what is theirs; answers with the board that the decoder sees then, while there is one.
fn code(game: &mut Cipher, coder: &mut dyn Bot<Cipher>) -> Result<Option<BoardView>, Stuck> {
    loop {
        let view = game.view(Viewer::Seat(CODER));
        if !view.sheet.is_empty() {
            return Ok(None);
        }
        if !awaited(&view) {
            return match game.view(Viewer::Seat(DECODER)).stage {
                StageView::Decode(board) => Ok(Some(board)),
                _ => Err(Stuck::Coder),
            };
        }
        let Plan::Act { action, .. } = coder.plan(&view, Millis::ZERO) else {
            return Err(Stuck::Coder);
        };
        game.act(CODER, action, Millis::ZERO)?;
    }
}

fn awaited(view: &View) -> bool {
    match &view.you {
        You::Composer { .. } => true,
        You::Coder { may_hand_out, .. } => !may_hand_out.is_empty(),
        _ => false,
    }
}
