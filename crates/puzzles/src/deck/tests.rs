//! Decks of all mixes, tile by tile.

use super::*;

#[test]
fn every_mix_has_its_grades_and_keeps_the_quotas() {
    for mix in Mix::ALL {
        for seed in 0..4 {
            let options = DeckOptions {
                mix,
                ..DeckOptions::default()
            };
            let deck = Deck::deal(seed, &options);
            for (category, tiles) in deck.tiles.pairs() {
                assert_eq!(tiles.len(), TILES);
                let count = |grade| tiles.iter().filter(|tile| tile.grade == grade).count();
                assert_eq!(Grade::ALL.map(count), mix.grades(), "{category} {mix}");
            }
            for (category, tallies) in deck.quotas().pairs() {
                for tally in tallies {
                    let kept = (tally.least..=tally.most).contains(&tally.count);
                    assert!(kept, "{category} {mix} {seed}: {tally:?}");
                }
            }
        }
    }
}

#[test]
fn no_puzzle_is_there_twice_and_each_is_of_the_grade_it_says() {
    let deck = Deck::deal(2014, &DeckOptions::default());
    let identities: BTreeSet<Puzzle> = deck.all().map(|tile| tile.puzzle.identity()).collect();
    assert_eq!(identities.len(), 4 * TILES);
    for tile in deck.all() {
        assert_eq!(tile.puzzle.grade(), Some(tile.grade), "{}", tile.puzzle);
        assert!(tile.puzzle.count() > 0);
    }
}

#[test]
fn tiles_are_named_after_the_conduit_sides() {
    let deck = Deck::deal(1, &DeckOptions::default());
    let names: Vec<&str> = deck.all().map(|tile| tile.tile.as_str()).collect();
    assert_eq!(names.len(), 108);
    assert_eq!((names[0], names[26], names[27]), ("W01", "W27", "F01"));
    assert_eq!((names[54], names[107]), ("C01", "A27"));
}

#[test]
fn a_seed_deals_the_same_deck_every_time() {
    let options = DeckOptions::default();
    assert_eq!(Deck::deal(5, &options), Deck::deal(5, &options));
    assert_ne!(Deck::deal(5, &options), Deck::deal(6, &options));
}

#[test]
fn a_book_does_not_let_the_last_places_run_short() {
    static QUOTAS: [Quota; 3] = [
        Quota::at_least(1, "a", 1, 0),
        Quota::at_least(1, "b", 2, 0),
        Quota::at_most(1, "c", 4, 1),
    ];
    let mut book = Book::new(&QUOTAS, 3);
    assert_eq!(book.wanted(), 3);
    assert!(book.allows(4));
    book.enter(4);
    // Two places for a and b; nothing else, and no second c.
    assert!(!book.allows(0));
    assert!(!book.allows(1 | 4));
    assert!(book.allows(1));
    book.enter(1);
    assert!(!book.allows(1));
    assert!(book.allows(2));
}

/// How many of a deck's pictures enclose an empty square.
fn enclosing(seed: u64, edition: Edition) -> usize {
    let options = DeckOptions {
        edition,
        ..DeckOptions::default()
    };
    let deck = Deck::deal(seed, &options);
    let encloses = |tile: &&DeckTile| match &tile.puzzle {
        Puzzle::Angular(picture) => picture.encloses_a_square(),
        _ => false,
    };
    deck.all().filter(encloses).count()
}

#[test]
fn p9_no_deck_has_a_picture_that_encloses_an_empty_square() {
    let count = |edition| (0..4).map(|seed| enclosing(seed, edition)).sum::<usize>();
    assert_eq!(count(Edition::Second), 0);
    assert!(count(Edition::First) > 0, "early decks stay what they were");
}

/// Only Angular's generator has changed.
#[test]
fn the_editions_deal_the_same_puzzles_of_the_other_categories() {
    let deal = |edition| {
        let mix = Mix::Gentle;
        Deck::deal(5, &DeckOptions { mix, edition }).tiles
    };
    let (first, second) = (deal(Edition::First), deal(Edition::Second));
    for category in [Category::Weight, Category::Fragment, Category::Conduit] {
        assert_eq!(first[category], second[category]);
    }
}
