//! Who analyses games that are over: one at a time, on a thread of its own, with half of its time for others.
//!
//! Nobody waits for it. A game is asked for when it ends, and again by whoever looks at it and finds no analysis of the
//! present version; so what was lost with a server, or was thrown away because too many were waiting, is asked for
//! when somebody wants it.

use crate::house::House;
use crate::records::{RecordError, RecordFile};
use crate::store::{Store, StoreError, StoredAnalysis, Write};
use enigma_analysis::{VERSION, analyse};
use enigma_table::GameId;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// So many games may wait for their turn.
const WAITING: usize = 256;

/// So long it works before others have their turn, about as long as it worked.
const TURN: Duration = Duration::from_millis(5);

/// What became of a wish for an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// It will be made, or is being made.
    OnItsWay,
    /// Too many are waiting already.
    TooMany,
}

/// Takes wishes for analyses.
pub struct Analyst {
    wishes: mpsc::Sender<GameId>,
    waiting: Arc<Mutex<HashSet<GameId>>>,
    stopped: Arc<AtomicBool>,
}

/// Carries them out.
pub struct Desk {
    wishes: mpsc::Receiver<GameId>,
    waiting: Arc<Mutex<HashSet<GameId>>>,
    stopped: Arc<AtomicBool>,
}

/// Somebody who takes wishes, and somebody who carries them out.
#[must_use]
pub fn employ() -> (Analyst, Desk) {
    let (ask, wishes) = mpsc::channel(WAITING);
    let waiting = Arc::<Mutex<HashSet<GameId>>>::default();
    let stopped = Arc::<AtomicBool>::default();
    let analyst = Analyst {
        wishes: ask,
        waiting: waiting.clone(),
        stopped: stopped.clone(),
    };
    let desk = Desk {
        wishes,
        waiting,
        stopped,
    };
    (analyst, desk)
}

impl Analyst {
    /// Somebody would like to have the analysis of a game.
    pub fn wish(&self, game: &GameId) -> Wish {
        let mut waiting = lock(&self.waiting);
        if waiting.contains(game) {
            return Wish::OnItsWay;
        }
        match self.wishes.try_send(game.clone()) {
            Ok(()) => {
                waiting.insert(game.clone());
                count(&waiting);
                Wish::OnItsWay
            }
            Err(_) => {
                metrics::counter!("enigma_analyses_refused_total").increment(1);
                Wish::TooMany
            }
        }
    }

    /// Nobody wants to know anything any more.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl Desk {
    /// Analyses one game after the other.
    pub async fn work(mut self, store: Arc<dyn Store>, house: Arc<dyn House>) {
        while let Some(game) = self.wishes.recv().await {
            if self.stopped.load(Ordering::Relaxed) {
                return;
            }
            if let Err(error) = self.analyse(&store, &*house, &game).await {
                tracing::warn!(%game, %error, "a game could not be analysed");
            }
            let mut waiting = lock(&self.waiting);
            waiting.remove(&game);
            count(&waiting);
        }
    }

    async fn analyse(
        &self,
        store: &Arc<dyn Store>,
        house: &dyn House,
        id: &GameId,
    ) -> Result<(), RecordError> {
        let Some(game) = store.game(id).await? else {
            return Ok(());
        };
        // It may go on at another node.
        if game.ended.is_none() && store.table(&game.table).await?.is_some() {
            return Ok(());
        }
        let known = store.analysis(id).await?;
        if known.is_some_and(|known| known.version >= VERSION) {
            return Ok(());
        }
        let mut text = String::new();
        let mut file = RecordFile::open(store.clone(), house, &game).await?;
        while let Some(piece) = file.next().await? {
            text.push_str(&piece);
        }
        let Some(analysis) = self.think(text).await else {
            return Ok(());
        };
        let made = StoredAnalysis {
            version: VERSION,
            analysis,
        };
        store
            .write(vec![Write::Analysed(id.clone(), made)])
            .await
            .map_err(StoreError::into)
    }

    /// An analysis as JSON, or that there can be none; nothing at all if it was stopped.
    async fn think(&self, text: String) -> Option<Option<String>> {
        let (tell, told) = oneshot::channel();
        let stopped = self.stopped.clone();
        // No thread of the runtime: that would wait for it at the end.
        let thread = std::thread::Builder::new().name("analyst".into());
        let began = Instant::now();
        let thinking = thread.spawn(move || {
            let mut turn = Turn::begins(stopped);
            let _ = tell.send(analyse(&text, &mut || turn.goes_on()));
        });
        thinking.ok()?;
        // A thread that broke down could not make one.
        let analysed = told.await.unwrap_or(Ok(None));
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        metrics::histogram!("enigma_analysis_seconds").record(began.elapsed().as_secs_f64());
        metrics::counter!("enigma_analyses_total").increment(1);
        let analysis =
            analysed.inspect_err(|fault| tracing::warn!(%fault, "a record cannot be analysed"));
        let analysis = analysis.ok().flatten();
        Some(analysis.and_then(|analysis| serde_json::to_string(&analysis).ok()))
    }
}

/// A turn of the thread that thinks.
struct Turn {
    began: Instant,
    stopped: Arc<AtomicBool>,
}

impl Turn {
    fn begins(stopped: Arc<AtomicBool>) -> Self {
        Self {
            began: Instant::now(),
            stopped,
        }
    }

    /// Lets others have as much time as it had itself; whether to go on.
    fn goes_on(&mut self) -> bool {
        let worked = self.began.elapsed();
        if worked >= TURN {
            // On a machine with much to do the turn was long, but most of it was not its own.
            std::thread::sleep(worked.min(4 * TURN));
            self.began = Instant::now();
        }
        !self.stopped.load(Ordering::Relaxed)
    }
}

fn lock(waiting: &Mutex<HashSet<GameId>>) -> MutexGuard<'_, HashSet<GameId>> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

fn count(waiting: &HashSet<GameId>) {
    metrics::gauge!("enigma_analyses_waiting").set(waiting.len() as f64);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_game_waits_once_and_not_too_many_do() {
        let (analyst, mut desk) = employ();
        for number in 0..WAITING {
            let game = GameId::from(format!("g{number}"));
            assert_eq!(analyst.wish(&game), Wish::OnItsWay);
            assert_eq!(analyst.wish(&game), Wish::OnItsWay, "it waits already");
        }
        assert_eq!(analyst.wish(&"another".into()), Wish::TooMany);
        assert_eq!(desk.wishes.recv().await, Some("g0".into()));
        assert_eq!(analyst.wish(&"another".into()), Wish::OnItsWay);
        assert_eq!(desk.wishes.len(), WAITING);
    }
}
