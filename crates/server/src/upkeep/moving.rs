//! `enigma move`: everything from one place to another, whichever engine keeps it.
//!
//! Rows go in pages, each with a note of how far it has come, so a move that was broken off goes on where it was. Until the
//! end the target says that it is incomplete. Then all rows are compared, and every game is played again.

use super::doctor::{Findings, examine_store};
use super::{UpkeepError, give, lock};
use crate::Keep;
use crate::house::House;
use crate::store::rows::{KINDS, Kind, Source, Sum, Target};
use crate::store::{PostgresRows, SqliteRows, StoreError, file_in};

/// What is noted of where the data comes from.
const SOURCE: &str = "source";

/// What a move is about at present.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Rows are carried over.
    Carrying,
    /// Rows are compared.
    Comparing,
    /// Games are played again.
    Replaying,
}

/// How far a move has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// What it is about.
    pub phase: Phase,
    /// So many rows or games are done,
    pub done: u64,
    /// of so many.
    pub all: u64,
}

/// What was moved.
#[derive(Debug)]
pub struct Moved {
    /// So many rows, and every one of them is the same.
    pub rows: u64,
    /// What the doctor says about the games.
    pub findings: Findings,
}

/// Carries everything over, so many rows at a time, or goes on with that. `tell` is told how far it has come.
///
/// # Errors
/// If a server runs with either place, the target holds something else, or one of them cannot be used.
pub async fn carry_over(
    from: &Keep,
    to: &Keep,
    house: &dyn House,
    together: usize,
    tell: &mut (dyn FnMut(Progress) + Send),
) -> Result<Moved, UpkeepError> {
    if same(from, to) {
        return Err(UpkeepError::SamePlace(from.clone()));
    }
    let route = Route {
        from,
        to,
        house,
        together,
    };
    let failed = |error| route.at_source(error);
    match from {
        Keep::Folder(folder) => {
            let file = file_in(folder);
            if !file.exists() {
                return Err(UpkeepError::NoData(folder.clone()));
            }
            let _lock = lock(folder)?;
            let source = SqliteRows::source(&file).map_err(failed)?;
            route.open_target(source, tell).await
        }
        Keep::Database(address) => {
            let source = PostgresRows::source(address).await.map_err(failed)?;
            route.open_target(source, tell).await
        }
    }
}

/// Whether both are the same place, as far as their names tell.
fn same(from: &Keep, to: &Keep) -> bool {
    match (from, to) {
        (Keep::Folder(one), Keep::Folder(other)) => {
            let known = |path: &std::path::Path| path.canonicalize().ok();
            one == other || known(one).is_some_and(|one| known(other) == Some(one))
        }
        _ => from.to_string() == to.to_string(),
    }
}

struct Route<'a> {
    from: &'a Keep,
    to: &'a Keep,
    house: &'a dyn House,
    together: usize,
}

impl Route<'_> {
    fn at_source(&self, error: StoreError) -> UpkeepError {
        UpkeepError::Place(self.from.clone(), error)
    }

    fn at_target(&self, error: StoreError) -> UpkeepError {
        UpkeepError::Place(self.to.clone(), error)
    }

    async fn open_target(
        &self,
        source: impl Source,
        tell: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Moved, UpkeepError> {
        let failed = |error| self.at_target(error);
        let occupied = || UpkeepError::Occupied(self.to.clone());
        match self.to {
            Keep::Folder(folder) => {
                std::fs::create_dir_all(folder)?;
                let _lock = lock(folder)?;
                let file = file_in(folder);
                let target = SqliteRows::target(&file).map_err(failed)?;
                give(&file, folder);
                self.go(source, target.ok_or_else(occupied)?, tell).await
            }
            Keep::Database(address) => {
                let target = PostgresRows::target(address).await.map_err(failed)?;
                self.go(source, target.ok_or_else(occupied)?, tell).await
            }
        }
    }

    async fn go(
        &self,
        mut source: impl Source,
        mut target: impl Target,
        tell: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Moved, UpkeepError> {
        self.begin(&mut source, &mut target).await?;
        self.carry(&mut source, &mut target, tell).await?;
        let rows = self.compare(&mut source, &mut target, tell).await?;
        let findings = self.replay(&mut target, tell).await?;
        target.complete().await.map_err(|e| self.at_target(e))?;
        Ok(Moved { rows, findings })
    }

    /// Notes where the data comes from, or sees whether this is the move that was broken off. Whenever a server starts it
    /// notes the time, so that data with which one has run since is other data.
    async fn begin(
        &self,
        source: &mut impl Source,
        target: &mut impl Target,
    ) -> Result<(), UpkeepError> {
        let moments = source.moments().await.map_err(|e| self.at_source(e))?;
        let origin = format!("{moments:?}");
        match target.noted(SOURCE).await.map_err(|e| self.at_target(e))? {
            Some(noted) if noted == origin => Ok(()),
            Some(_) => Err(UpkeepError::OtherMove(self.to.clone())),
            None => {
                let noted = target.note(SOURCE, &origin).await;
                noted.map_err(|e| self.at_target(e))
            }
        }
    }

    async fn carry(
        &self,
        source: &mut impl Source,
        target: &mut impl Target,
        tell: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<(), UpkeepError> {
        let mut progress = Progress {
            phase: Phase::Carrying,
            done: 0,
            all: self.rows(source).await?,
        };
        for kind in KINDS {
            progress.done += target.count(kind).await.map_err(|e| self.at_target(e))?;
            tell(progress);
            let noted = target.noted(kind.table).await;
            let mut mark = noted.map_err(|e| self.at_target(e))?;
            loop {
                let page = source.page(kind, mark.as_deref(), self.together).await;
                let page = page.map_err(|e| self.at_source(e))?;
                if page.rows.is_empty() {
                    break;
                }
                let put = target.put(kind, &page).await;
                put.map_err(|e| self.at_target(e))?;
                progress.done += page.rows.len() as u64;
                tell(progress);
                mark = page.mark;
            }
        }
        let moments = source.moments().await.map_err(|e| self.at_source(e))?;
        let put = target.put_moments(&moments).await;
        put.map_err(|e| self.at_target(e))
    }

    async fn rows(&self, source: &mut impl Source) -> Result<u64, UpkeepError> {
        let mut all = 0;
        for kind in KINDS {
            all += source.count(kind).await.map_err(|e| self.at_source(e))?;
        }
        Ok(all)
    }

    /// How many rows there are, if all of them are the same on both sides.
    async fn compare(
        &self,
        source: &mut impl Source,
        target: &mut impl Target,
        tell: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<u64, UpkeepError> {
        let mut progress = Progress {
            phase: Phase::Comparing,
            done: 0,
            all: 2 * self.rows(source).await?,
        };
        let mut counted = |rows| {
            progress.done += rows;
            tell(progress);
        };
        let mut rows = 0;
        for kind in KINDS {
            let there = self.sum(source, kind, &mut counted).await;
            let there = there.map_err(|e| self.at_source(e))?;
            let here = self.sum(target, kind, &mut counted).await;
            let here = here.map_err(|e| self.at_target(e))?;
            if there != here {
                return Err(UpkeepError::Differs {
                    to: self.to.clone(),
                    kind: kind.table,
                    there: here.rows,
                    rows: there.rows,
                });
            }
            rows += here.rows;
        }
        Ok(rows)
    }

    async fn sum(
        &self,
        side: &mut impl Source,
        kind: &'static Kind,
        counted: &mut (dyn FnMut(u64) + Send),
    ) -> Result<Sum, StoreError> {
        let mut sum = Sum::default();
        let mut mark = None;
        loop {
            let page = side.page(kind, mark.as_deref(), self.together).await?;
            if page.rows.is_empty() {
                return Ok(sum);
            }
            sum.add(&page.rows);
            counted(page.rows.len() as u64);
            mark = page.mark;
        }
    }

    async fn replay(
        &self,
        target: &mut impl Target,
        tell: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Findings, UpkeepError> {
        let mut findings = Findings::default();
        let store = target.store().map_err(|e| self.at_target(e))?;
        let mut tell = |done, all| {
            tell(Progress {
                phase: Phase::Replaying,
                done,
                all,
            });
        };
        let examined = examine_store(&*store, self.house, &mut findings, &mut tell).await;
        examined.map_err(|e| self.at_target(e))?;
        store.close().await.map_err(|e| self.at_target(e))?;
        Ok(findings)
    }
}
