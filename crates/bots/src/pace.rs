//! How long people take.

use enigma_game::{Chance, Millis};

/// A moment some while after `now`: mostly nearer to `low` than to `high` milliseconds, as people
/// are, and before a deadline if there is one.
pub(crate) fn after(
    now: Millis,
    (low, high): (u64, u64),
    deadline: Option<Millis>,
    chance: &mut Chance,
) -> Millis {
    let share = chance.unit() * chance.unit().sqrt();
    let length = low as f64 + (high - low) as f64 * share;
    let moment = now.after(Millis(length as u64));
    match deadline {
        // With a hurried clock a bot takes half of it.
        Some(deadline) => moment.min(now.after(Millis(deadline.since(now).0 / 2))),
        None => moment,
    }
}

/// A factor around 1 with the given spread: the logarithm is about normal.
pub(crate) fn factor(spread: f64, chance: &mut Chance) -> f64 {
    // The sum of twelve has variance 1.
    let normal = (0..12).map(|_| chance.unit()).sum::<f64>() - 6.0;
    libm::exp(spread * normal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_lie_within_their_limits_and_before_the_deadline() {
        let mut chance = Chance::from_number(3);
        for _ in 0..1000 {
            let at = after(Millis(500), (1000, 4000), None, &mut chance);
            assert!((1500..=4500).contains(&at.0), "{at}");
            let hurried = after(Millis(500), (1000, 4000), Some(Millis(900)), &mut chance);
            assert!(hurried <= Millis(700));
        }
    }

    #[test]
    fn half_of_all_factors_are_below_one() {
        let mut chance = Chance::from_number(4);
        let below = (0..10_000)
            .filter(|_| factor(0.5, &mut chance) < 1.0)
            .count();
        assert!((4_800..5_200).contains(&below), "{below}");
    }
}
