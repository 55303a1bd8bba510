//! Who is coder in which round (K-63, K-64).

use enigma_game::{Seat, Seats};

/// How many rounds a game has: every player is coder once, with two players twice (K-64).
#[must_use]
pub const fn rounds(seats: Seats) -> usize {
    match seats.count() {
        2 => 4,
        count => count,
    }
}

/// The coder of a round, counted from 0 (K-63).
#[must_use]
pub fn coder(seats: Seats, first: Seat, round: usize) -> Seat {
    Seat(((first.index() + round) % seats.count()) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coders(count: u64, first: u8) -> Vec<u8> {
        let seats = Seats::new(count).unwrap();
        (0..rounds(seats))
            .map(|round| coder(seats, Seat(first), round).0)
            .collect()
    }

    #[test]
    fn k63_k64_everybody_is_coder_once_clockwise_and_twice_with_two() {
        assert_eq!(coders(2, 1), [1, 0, 1, 0]);
        assert_eq!(coders(3, 1), [1, 2, 0]);
        assert_eq!(coders(4, 0), [0, 1, 2, 3]);
    }
}
