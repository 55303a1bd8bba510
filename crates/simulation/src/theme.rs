//! What a world is about.
//!
//! Rare chains of events are rare: somebody has to be away in a game of four, which has to end, whose table has to be
//! narrowed before the server falls over. So every world has a theme, and in a world about it such a chain is common.

use enigma_game::Chance;

/// What a world is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// For the script.
    pub name: &'static str,
    /// What happens in a turn, each with its share of all turns.
    pub deeds: &'static [(u64, Deed)],
    /// How many of a hundred games are Circuit.
    pub circuit: u64,
    /// How many tiles a stack of Circuit has at most.
    pub tiles: u64,
    /// Of a hundred times that somebody in the lobby could say "ready", how often they do something else.
    pub fickle: u64,
    /// Of a hundred ends of a game, how many lead to the lobby and not to another game.
    pub to_lobby: u64,
    /// Of a hundred free seats that the host sees, how many get a bot.
    pub bots: u64,
    /// Of a hundred tables of Cipher, how many share a device.
    pub one_device: u64,
    /// How many people there are, at least and at most.
    pub people: (u64, u64),
    /// Of a hundred people, how many have a second page.
    pub second_pages: u64,
    /// Of a hundred decoders who may name a word, how many were told it by a bird.
    pub knowing: u64,
}

/// What may happen in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Everybody who can does something sensible.
    Play,
    /// Somebody moves pieces faster than they are judged.
    Drafts,
    /// Somebody wishes anything about the table.
    Wish,
    /// Somebody sends nonsense, or what they have sent before.
    Mumble,
    /// Somebody says something.
    Chat,
    /// A line tears.
    Tear,
    /// Somebody goes away, with all of their pages, and comes back after a while.
    GoAway,
    /// A line falls quiet, or answers again.
    FallQuiet,
    /// Somebody looks from another of their seats.
    Look,
    /// Somebody has another name.
    Rename,
    /// Somebody is forgotten on one of their devices.
    Forget,
    /// The store fails, tears or stands still.
    UpsetStore,
    /// The server is killed.
    Kill,
    /// The server stops politely.
    Stop,
    /// The table is given up.
    GiveUp,
}

use Deed::{
    Chat, Drafts, FallQuiet, Forget, GiveUp, GoAway, Kill, Look, Mumble, Play, Rename, Stop, Tear,
    UpsetStore, Wish,
};

const USUAL: &[(u64, Deed)] = &[
    (620, Play),
    (50, Drafts),
    (80, Wish),
    (50, Mumble),
    (30, Chat),
    (40, Tear),
    (40, GoAway),
    (15, FallQuiet),
    (10, Look),
    (10, Rename),
    (5, Forget),
    (25, UpsetStore),
    (20, Kill),
    (10, Stop),
];

const ANYTHING: Theme = Theme {
    name: "anything",
    deeds: USUAL,
    circuit: 50,
    tiles: 6,
    fickle: 15,
    to_lobby: 33,
    bots: 33,
    one_device: 15,
    people: (3, 5),
    second_pages: 25,
    knowing: 20,
};

/// All themes. Each world has one of them.
pub const THEMES: &[Theme] = &[
    ANYTHING,
    Theme {
        name: "one game after the other",
        tiles: 1,
        to_lobby: 10,
        knowing: 60,
        bots: 60,
        people: (2, 4),
        ..ANYTHING
    },
    Theme {
        name: "another game each time",
        tiles: 1,
        fickle: 40,
        to_lobby: 80,
        knowing: 60,
        ..ANYTHING
    },
    Theme {
        name: "people who leave",
        deeds: &[
            (500, Play),
            (120, Wish),
            (30, Mumble),
            (20, Chat),
            (30, Tear),
            (200, GoAway),
            (20, UpsetStore),
            (50, Kill),
            (30, Stop),
        ],
        tiles: 3,
        fickle: 10,
        knowing: 40,
        ..ANYTHING
    },
    Theme {
        name: "fewer seats, and a restart",
        deeds: &[
            (600, Play),
            (60, Wish),
            (150, GoAway),
            (20, Mumble),
            (90, Kill),
            (60, Stop),
            (20, UpsetStore),
        ],
        tiles: 1,
        fickle: 60,
        to_lobby: 90,
        knowing: 70,
        bots: 10,
        people: (4, 5),
        second_pages: 10,
        ..ANYTHING
    },
    Theme {
        name: "pieces that move fast",
        deeds: &[
            (350, Play),
            (400, Drafts),
            (60, Mumble),
            (60, Tear),
            (20, GoAway),
            (40, UpsetStore),
            (40, Kill),
            (20, Stop),
        ],
        circuit: 100,
        tiles: 3,
        fickle: 3,
        ..ANYTHING
    },
    Theme {
        name: "bots",
        deeds: &[
            (640, Play),
            (60, Drafts),
            (60, Wish),
            (70, GoAway),
            (40, Tear),
            (30, UpsetStore),
            (50, Kill),
            (30, Stop),
        ],
        tiles: 2,
        bots: 95,
        people: (1, 3),
        knowing: 50,
        ..ANYTHING
    },
    Theme {
        name: "one device for all",
        deeds: &[
            (600, Play),
            (180, Look),
            (60, Wish),
            (30, Mumble),
            (40, Tear),
            (20, GoAway),
            (20, UpsetStore),
            (30, Kill),
            (20, Stop),
        ],
        circuit: 10,
        one_device: 90,
        people: (1, 3),
        second_pages: 50,
        knowing: 40,
        ..ANYTHING
    },
    Theme {
        name: "a bad disk",
        deeds: &[
            (550, Play),
            (60, Drafts),
            (80, Wish),
            (60, Mumble),
            (50, Chat),
            (20, Tear),
            (150, UpsetStore),
            (30, Kill),
        ],
        tiles: 2,
        knowing: 40,
        ..ANYTHING
    },
    Theme {
        name: "a crowd",
        deeds: &[
            (400, Play),
            (100, Wish),
            (60, Mumble),
            (150, Chat),
            (80, Tear),
            (60, GoAway),
            (40, FallQuiet),
            (30, Rename),
            (30, Forget),
            (30, Kill),
            (20, Stop),
            (3, GiveUp),
        ],
        tiles: 2,
        people: (5, 7),
        second_pages: 60,
        knowing: 40,
        ..ANYTHING
    },
];

impl Theme {
    /// What a world is about.
    pub fn of(chance: &mut Chance) -> Self {
        chance.pick(THEMES).copied().unwrap_or(ANYTHING)
    }

    /// What happens in a turn.
    pub fn deed(&self, chance: &mut Chance) -> Deed {
        let all = self.deeds.iter().map(|(share, _)| share).sum();
        let mut lot = chance.below(all);
        for &(share, deed) in self.deeds {
            match lot.checked_sub(share) {
                Some(left) => lot = left,
                None => return deed,
            }
        }
        Deed::Play
    }
}

/// So many times of a hundred.
pub fn percent(chance: &mut Chance, share: u64) -> bool {
    chance.below(100) < share
}
