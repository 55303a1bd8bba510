//! How much somebody may do at once, and how soon again.

use crate::Wall;

/// A supply that is used up and grows again with time.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    left: u32,
    since: Wall,
}

/// How large a supply can be, and how many milliseconds one more of it takes.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// At most this much at once.
    pub at_once: u32,
    /// One more every so many milliseconds.
    pub every: u64,
}

impl Budget {
    /// A full one.
    pub const fn full(rate: Rate, now: Wall) -> Self {
        Self {
            left: rate.at_once,
            since: now,
        }
    }

    /// Uses one up.
    ///
    /// # Errors
    /// If there is none: says when there will be.
    pub fn spend(&mut self, rate: Rate, now: Wall) -> Result<(), Wall> {
        let earned = now.since(self.since) / rate.every;
        self.since = self.since.after(earned * rate.every);
        let earned = u32::try_from(earned).unwrap_or(u32::MAX);
        self.left = self.left.saturating_add(earned).min(rate.at_once);
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(self.since.after(rate.every)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_grows_again_but_never_beyond_the_full_supply() {
        let rate = Rate {
            at_once: 2,
            every: 100,
        };
        let mut budget = Budget::full(rate, Wall(1_000));
        assert_eq!(budget.spend(rate, Wall(1_000)), Ok(()));
        assert_eq!(budget.spend(rate, Wall(1_010)), Ok(()));
        assert_eq!(budget.spend(rate, Wall(1_020)), Err(Wall(1_100)));
        assert_eq!(budget.spend(rate, Wall(1_100)), Ok(()));
        assert_eq!(budget.spend(rate, Wall(9_999)), Ok(()));
        assert_eq!(budget.spend(rate, Wall(9_999)), Ok(()));
        assert!(budget.spend(rate, Wall(9_999)).is_err());
    }
}
