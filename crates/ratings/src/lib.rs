//! How strong somebody plays, and how sure that is: a mean and a deviation, which every game moves.
//!
//! The method is that of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of
//! Machine Learning Research 12 (2011), in its form for the Plackett-Luce model (Algorithm 4), for two to any number of
//! players who may share places. One thing differs: how far strengths count is measured on the scale of a pair
//! ([`SCALE`]), however many play, so that points mean the same in a game of two and of four.
//!
//! A value without store or clock. Logarithms and powers come from `libm`, so the same games give the same ratings
//! everywhere.

/// What the bots that beginners play with are worth: that is where the scale is held.
pub const ANCHOR: f64 = 1500.0;

/// Four hundred points more than another: ten victories for each defeat.
pub const SCALE: f64 = 400.0 / core::f64::consts::LN_10;

/// So many deviations to both sides are shown: the true strength lies there in nine cases of ten at least (see the tests).
const SHOWN: f64 = 1.85;
/// People get better, or have not played for long: before every game one is a little less sure.
const DRIFT: f64 = 6.0;
/// Of what one is not sure after a game, at least this share of the variance stays.
const LEAST: f64 = 1e-4;

/// How strong somebody plays, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The likeliest strength.
    pub mean: f64,
    /// How far it may be off: the deviation of a bell curve.
    pub deviation: f64,
}

impl Rating {
    /// Somebody of whom nothing is known: in the middle between the weakest and the strongest bots, more or less.
    pub const NEW: Self = Self {
        mean: 1600.0,
        deviation: 250.0,
    };

    /// Somebody whose strength is known for sure.
    #[must_use]
    pub const fn fixed(strength: f64) -> Self {
        Self {
            mean: strength,
            deviation: 0.0,
        }
    }

    /// How far to both sides of the mean the true strength is likely to lie.
    #[must_use]
    pub fn shown(self) -> f64 {
        SHOWN * self.deviation
    }

    /// Before another game.
    fn drifted(self) -> Self {
        if self.deviation == 0.0 {
            return self;
        }
        let variance = self.deviation * self.deviation + DRIFT * DRIFT;
        let deviation = libm::sqrt(variance).min(Self::NEW.deviation);
        Self { deviation, ..self }
    }
}

/// Everybody after a game. `places` are those in which they ended: lower is better, and those who share one have the same.
/// Whoever is [`Rating::fixed`] stays that.
#[must_use]
pub fn after(players: &[Rating], places: &[u32]) -> Vec<Rating> {
    let before: Vec<Rating> = players.iter().map(|player| player.drifted()).collect();
    let scale = scale(&before);
    let highest = before
        .iter()
        .map(|player| player.mean)
        .fold(f64::MIN, f64::max);
    let weights: Vec<f64> = before
        .iter()
        .map(|player| libm::exp((player.mean - highest) / scale))
        .collect();
    let seats = before.len().min(places.len());
    let moved = |one: usize| {
        let player = before[one];
        let variance = player.deviation * player.deviation;
        let (mut better, mut surer) = (0.0, 0.0);
        for other in (0..seats).filter(|&other| places[other] <= places[one]) {
            let behind = (0..seats).filter(|&seat| places[seat] >= places[other]);
            let share = weights[one] / behind.map(|seat| weights[seat]).sum::<f64>();
            let sharing = (0..seats).filter(|&seat| places[seat] == places[other]);
            let sharing = sharing.count() as f64;
            better += (f64::from(u8::from(other == one)) - share) / sharing;
            surer += share * (1.0 - share) / sharing;
        }
        let surer = surer * variance / (scale * scale) * (player.deviation / scale);
        Rating {
            mean: player.mean + variance / scale * better,
            deviation: libm::sqrt(variance * (1.0 - surer).max(LEAST)),
        }
    };
    (0..seats).map(moved).collect()
}

/// Over how many points strengths count by a factor of e: more if one is not sure of them.
fn scale(players: &[Rating]) -> f64 {
    let variances = players
        .iter()
        .map(|player| player.deviation * player.deviation);
    let of_a_pair = 2.0 * variances.sum::<f64>() / players.len().max(1) as f64;
    libm::sqrt(SCALE * SCALE + of_a_pair)
}

/// The strengths that explain best how pairs of players did against each other: `wins[a][b]` is how often `a` beat `b`, a
/// shared victory half. The one of number `anchor` is worth [`ANCHOR`].
///
/// This is the usual iteration for the model of Bradley and Terry (each strength in turn as its victories ask for).
#[must_use]
pub fn fit(wins: &[Vec<f64>], anchor: usize) -> Vec<f64> {
    /// The iteration has long come to rest then.
    const ROUNDS: usize = 2_000;
    let players = wins.len();
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..ROUNDS {
        for one in 0..players {
            let others = (0..players).filter(|&other| other != one);
            let (mut won, mut met) = (0.0, 0.0);
            for other in others {
                let games = wins[one][other] + wins[other][one];
                // Half a game each besides: nobody is beyond all measure.
                won += wins[one][other] + 0.5;
                met += (games + 1.0) / (strengths[one] + strengths[other]);
            }
            strengths[one] = won / met;
        }
        let anchored = strengths.get(anchor).copied().unwrap_or(1.0);
        for strength in &mut strengths {
            *strength /= anchored;
        }
    }
    strengths
        .iter()
        .map(|&strength| ANCHOR + SCALE * libm::log(strength))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_rises_as_far_as_whoever_loses_falls() {
        let new = [Rating::NEW; 2];
        let after = after(&new, &[1, 2]);
        assert!((after[0].mean + after[1].mean - 3200.0).abs() < 1e-9);
        assert!(after[0].mean > Rating::NEW.mean);
        assert!(after[0].deviation < Rating::NEW.deviation);
    }

    #[test]
    fn those_who_share_all_places_stay_where_they_are() {
        for player in after(&[Rating::NEW; 4], &[1; 4]) {
            assert!((player.mean - Rating::NEW.mean).abs() < 1e-9);
        }
    }

    #[test]
    fn a_fixed_strength_stays_fixed() {
        let bot = Rating::fixed(1900.0);
        let after = after(&[Rating::NEW, bot], &[1, 2]);
        assert_eq!(after[1], bot);
        assert!(after[0].mean > Rating::NEW.mean);
    }

    #[test]
    fn a_victory_over_the_stronger_one_is_worth_more() {
        let rise = |strength| after(&[Rating::NEW, Rating::fixed(strength)], &[1, 2])[0].mean;
        assert!(rise(1800.0) > rise(1500.0) && rise(1500.0) > rise(1200.0));
    }

    #[test]
    fn nobody_is_less_sure_than_of_somebody_new() {
        let unsure = Rating::NEW.drifted();
        assert!(unsure.deviation <= Rating::NEW.deviation);
    }

    #[test]
    fn what_is_fitted_gives_the_victories_back() {
        let chance = |points: f64| 1.0 / (1.0 + libm::exp(-points / SCALE));
        let strengths = [1300.0, 1500.0, 1900.0];
        let wins: Vec<Vec<f64>> = strengths
            .iter()
            .map(|one| {
                let won = |other: &f64| 1e6 * chance(one - other);
                strengths.iter().map(won).collect()
            })
            .collect();
        for (found, strength) in fit(&wins, 1).iter().zip(strengths) {
            assert!((found - strength).abs() < 0.1, "{found} {strength}");
        }
    }
}
