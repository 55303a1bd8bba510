//! Secrets: two games that differ only in what a viewer may not know look the same to that viewer,
//! and a mark planted in a puzzle is found nowhere before its time (C-23, D-13).

use crate::table::{Draft, Table, Toy, ToyCircuit, ToyView, any_table};
use enigma_circuit::event::Event;
use enigma_circuit::{Action, Card};
use enigma_game::record::{Entry, Play};
use enigma_game::{Attendance, Chance, Game, Happening, Seat, Viewer};
use enigma_puzzles::Category;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// All marks in a text. Each tile of these games is there once, and its puzzle bears its name.
fn marks(text: &str) -> BTreeSet<String> {
    let found = text.match_indices("mark-");
    found
        .map(|(at, _)| text[at..at + "mark-W01".len()].to_owned())
        .collect()
}

fn written(view: &ToyView) -> String {
    serde_json::to_string(view).unwrap()
}

/// What each viewer may know of the puzzles, kept from the events alone.
#[derive(Default)]
struct Turned {
    /// The tile that each seat took in this round.
    taken: Vec<(Seat, String)>,
    /// Whether phase 2 is on.
    solving: bool,
    /// Puzzles that all may look at.
    open: BTreeSet<String>,
}

impl Turned {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { .. } => self.taken.clear(),
            Event::Chose { seat, tile, .. } => self.taken.push((*seat, format!("mark-{tile}"))),
            // Who leaves before the puzzles are turned takes his secret along.
            Event::Attendance {
                seat,
                attendance: Attendance::Left,
            } if !self.solving => self.taken.retain(|(taker, _)| taker != seat),
            Event::PuzzlesTurned => self.solving = true,
            Event::SolvingEnded { .. } => self.phase_2_is_over(),
            Event::GameOver { .. } if self.solving => self.phase_2_is_over(),
            _ => {}
        }
    }

    fn phase_2_is_over(&mut self) {
        self.solving = false;
        self.open
            .extend(self.taken.iter().map(|(_, mark)| mark.clone()));
    }

    fn may_see(&self, viewer: Viewer, mark: &String) -> bool {
        let own = |(seat, own): &(Seat, String)| Viewer::Seat(*seat) == viewer && own == mark;
        self.open.contains(mark) || (self.solving && self.taken.iter().any(own))
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn c23_d13_no_mark_is_found_before_its_time(seed: u64) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        let mut turned = Turned::default();
        let mut found = 0;
        table.roam(&mut chance, 100, |table, _, events| {
            let told = serde_json::to_string(events).unwrap();
            assert!(!told.contains("mark-"), "an event tells a puzzle: {told}");
            events.iter().for_each(|event| turned.hear(event));
            for viewer in table.viewers() {
                let seen = marks(&written(&table.view(viewer)));
                found += seen.len();
                for mark in seen {
                    assert!(turned.may_see(viewer, &mark), "{viewer:?} sees {mark}");
                }
            }
        });
        // Not a single puzzle seen: only if the game was over before phase 2.
        prop_assert!(found > 0 || turned.open.is_empty());
    }

    #[test]
    fn d13_games_that_differ_only_in_secrets_look_the_same(seed: u64) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        let viewers = table.viewers();
        let viewer = *chance.pick(&viewers).unwrap();
        let mut known = Known::default();
        known.look(&table, viewer);
        table.roam(&mut chance, 80, |table, _, _| known.look(table, viewer));
        let mut other = table.clone();
        let changed = known.change_deck(&mut other, &mut chance);
        let entries = other_drafts(&table.entries, viewer);

        let mut one = Play::<ToyCircuit>::start(table.setup.clone()).unwrap().0;
        let mut two = Play::<ToyCircuit>::start(other.setup.clone()).unwrap().0;
        prop_assert_eq!(one.game().view(viewer), two.game().view(viewer));
        for (entry, other) in table.entries.iter().zip(&entries) {
            let (told, other_told) = (one.repeat(entry).unwrap(), two.repeat(other).unwrap());
            prop_assert_eq!(told, other_told, "after {:?}", entry);
            prop_assert_eq!(one.game().view(viewer), two.game().view(viewer), "after {:?}", entry);
        }
        let stacks = table.open_view().stacks;
        let is_secret_left = stacks.pairs().any(|(_, stack)| stack.height > 0);
        prop_assert!(changed || !is_secret_left, "a tile in a stack has a puzzle nobody knows");
    }
}

/// What a viewer has come to know up to the last moment looked at.
#[derive(Default)]
struct Known {
    /// Conduit sides, by their names.
    faces: BTreeSet<String>,
    /// Puzzles, by their marks.
    puzzles: BTreeSet<String>,
}

impl Known {
    fn look(&mut self, table: &Table, viewer: Viewer) {
        let view = table.view(viewer);
        let tops = view
            .stacks
            .pairs()
            .filter_map(|(_, stack)| stack.top.clone());
        let hands = view.seats.iter().filter_map(|seat| seat.tile.clone());
        self.faces
            .extend(tops.chain(hands).map(|face| face.id.to_string()));
        self.puzzles.extend(marks(&written(&view)));
    }

    /// Gives tiles that the viewer has not seen another order, and puzzles he has not seen another
    /// mark. Says whether there was anything to change.
    fn change_deck(&self, table: &mut Table, chance: &mut Chance) -> bool {
        let mut changed = false;
        for category in Category::ALL {
            let cards = &mut table.setup.options.deck[category];
            let unseen = |card: &Card<Toy>| !self.faces.contains(&card.tile.to_string());
            let places: Vec<usize> = (0..cards.len())
                .filter(|&place| unseen(&cards[place]))
                .collect();
            let mut order = places.clone();
            chance.shuffle(&mut order);
            let before = cards.clone();
            for (&place, &from) in places.iter().zip(&order) {
                cards[place] = before[from].clone();
            }
            for card in cards
                .iter_mut()
                .filter(|card| !self.puzzles.contains(&card.puzzle.mark))
            {
                card.puzzle.mark = "mark-000".into();
                changed = true;
            }
        }
        changed
    }
}

/// The same game, but the drafts of others that are never shown lie in another order.
fn other_drafts(entries: &[Entry<Action<Draft>>], viewer: Viewer) -> Vec<Entry<Action<Draft>>> {
    let mut entries = entries.to_vec();
    for index in 0..entries.len() {
        let Happening::Act(seat, Action::Draft { draft }) = &entries[index].what else {
            continue;
        };
        // A draft is shown when phase 2 ends unless its owner has changed it before.
        let seat = *seat;
        let replaced = entries[index + 1..]
            .iter()
            .take_while(|later| !matches!(&later.what, Happening::Act(_, Action::Choose { .. } | Action::Place { .. }) | Happening::Wake))
            .any(|later| matches!(&later.what, Happening::Act(by, Action::Draft { .. }) if *by == seat));
        if replaced && Viewer::Seat(seat) != viewer && *draft != [1, 2, 3] {
            let draft = vec![3; draft.len()];
            entries[index].what = Happening::Act(seat, Action::Draft { draft });
        }
    }
    entries
}
