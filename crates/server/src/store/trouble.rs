//! What is logged of a store that stores nothing.

use super::StoreError;

/// Whether nothing can be stored at present. Everybody tries again and again while a disk is full or a database is away, so that is logged
/// when it begins and when it is over.
#[derive(Debug, Default)]
pub struct Trouble {
    failures: u64,
}

/// What is to be logged.
#[derive(Debug, PartialEq, Eq)]
enum Turn {
    Begins(String),
    Over(u64),
}

impl Trouble {
    /// Takes note of what became of some writes.
    pub fn log<T>(&mut self, results: &[Result<T, StoreError>]) {
        match self.after(results) {
            Some(Turn::Begins(why)) => tracing::error!(why, "nothing can be stored"),
            Some(Turn::Over(failures)) => tracing::warn!(failures, "things are stored again"),
            None => {}
        }
    }

    fn after<T>(&mut self, results: &[Result<T, StoreError>]) -> Option<Turn> {
        let mut failures = results.iter().filter_map(|result| match result {
            Err(StoreError::Failed(why) | StoreError::Unknown(why)) => Some(why),
            _ => None,
        });
        let before = self.failures;
        let Some(why) = failures.next() else {
            self.failures = 0;
            return (before > 0).then_some(Turn::Over(before));
        };
        self.failures += 1 + failures.count() as u64;
        (before == 0).then(|| Turn::Begins(why.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A full disk filled the log with two lines for every write that was tried.
    #[test]
    fn trouble_is_logged_when_it_begins_and_when_it_is_over() {
        let full = || Err::<(), _>(StoreError::Failed("the disk is full".into()));
        let mut trouble = Trouble::default();
        assert_eq!(trouble.after(&[Ok(()), Err(StoreError::Taken)]), None);
        let begins = Some(Turn::Begins("the disk is full".into()));
        assert_eq!(trouble.after(&[Ok(()), full(), full()]), begins);
        assert_eq!(trouble.after(&[full()]), None);
        assert_eq!(trouble.after(&[Ok(())]), Some(Turn::Over(3)));
        assert_eq!(trouble.after(&[Ok(())]), None);
    }
}
