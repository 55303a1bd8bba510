//! Who looks at a game, what each of them was sent last, and the last few steps for those who
//! come back.

use crate::frame::Frame;
use crate::house::Live;
use crate::shown::Shown;
use enigma_game::{Reach, Viewer};
use enigma_protocol::shorthand;
use std::cell::OnceCell;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::rc::Rc;

/// The most steps that are kept for those who come back, and the most bytes: there are thousands of
/// tables, and whoever missed more is hardly served worse by the whole view.
const STEPS_KEPT: usize = 32;
const BYTES_KEPT: usize = 2 << 10;
/// For how many steps a kind of viewer is kept up to date after the last one has gone.
const LINGER: u32 = 40;

/// All kinds of viewers of a game.
#[derive(Debug, Default)]
pub struct Seers {
    seers: Vec<Seer>,
    /// What was shown of the parts that are the same for everybody.
    open: Shown,
    /// The last steps without a gap.
    kept: VecDeque<Kept>,
    bytes: usize,
    /// The number of the last step.
    last: u64,
}

/// One kind of viewer: a seat, or all spectators together.
#[derive(Debug)]
struct Seer {
    viewer: Viewer,
    /// What was shown of the viewer's own parts.
    own: Shown,
    /// The step from which on this viewer is kept up to date.
    since: u64,
    /// For how many steps nobody has been looking.
    unwatched: u32,
}

/// A step for those who come back, in shorthand: what is the same for everybody is kept once.
#[derive(Debug)]
struct Kept {
    /// The message up to the changes that everybody sees.
    common: Box<str>,
    /// The changes that only some see.
    own: Box<[(Viewer, Box<str>)]>,
}

/// A step as it is told to one kind of viewer.
#[derive(Debug, Clone)]
pub struct Telling {
    /// To whom.
    pub viewer: Viewer,
    message: Rc<Message>,
}

/// A message, which is made into frames as they are asked for.
#[derive(Debug)]
struct Message {
    text: String,
    plain: OnceCell<Frame>,
    short: OnceCell<Frame>,
}

impl Telling {
    /// The message for those who read shorthand, or for those who do not.
    pub fn frame(&self, short: bool) -> Frame {
        self.message.frame(short)
    }
}

/// What all kinds of viewers are told of a step.
#[derive(Debug, Clone, Copy)]
pub struct StepText<'a> {
    /// The mark of the game.
    pub game: &'a str,
    /// The step's number.
    pub seq: u64,
    /// The game time.
    pub at: u64,
    /// The events as JSON.
    pub events: &'a str,
    /// How much of the view may have changed.
    pub reach: Reach,
}

impl Seers {
    /// Whether this kind of viewer is kept up to date.
    #[must_use]
    pub fn knows(&self, viewer: Viewer) -> bool {
        self.seer(viewer).is_some()
    }

    /// Begins to keep a kind of viewer up to date from the present view on.
    pub fn begin(&mut self, viewer: Viewer, seq: u64, live: &dyn Live) {
        self.last = seq;
        if self.open.is_empty() {
            live.show_open(Reach::All, &mut self.open.changes(&mut String::new()));
            self.open.shrink_to_fit();
        }
        let mut own = Shown::default();
        live.show_own(viewer, Reach::All, &mut own.changes(&mut String::new()));
        own.shrink_to_fit();
        let seer = Seer {
            viewer,
            own,
            since: seq,
            unwatched: 0,
        };
        self.seers.retain(|seer| seer.viewer != viewer);
        self.seers.reserve_exact(1);
        self.seers.push(seer);
    }

    fn seer(&self, viewer: Viewer) -> Option<&Seer> {
        self.seers.iter().find(|seer| seer.viewer == viewer)
    }

    /// The steps after `seq`; none if they are no longer all there.
    #[must_use]
    pub fn since(&self, viewer: Viewer, seq: u64, short: bool) -> Option<Vec<Frame>> {
        let seer = self.seer(viewer)?;
        if seq < seer.since {
            return None;
        }
        let missed = usize::try_from(self.last.checked_sub(seq)?).ok()?;
        let skip = self.kept.len().checked_sub(missed)?;
        let steps = self.kept.iter().skip(skip);
        let messages = steps.map(|step| step.message(viewer));
        Some(messages.map(|message| message.frame(short)).collect())
    }

    /// A step has happened: what each kind of viewer that is `watched` is told of it.
    pub fn step(
        &mut self,
        step: StepText<'_>,
        watched: impl Fn(Viewer) -> bool,
        live: &dyn Live,
    ) -> Vec<Telling> {
        let mut common = String::new();
        live.show_open(step.reach, &mut self.open.changes(&mut common));
        let common = step.head(&common);
        let mut own = Vec::new();
        let mut tellings = Vec::with_capacity(self.seers.len());
        // Viewers for whom nothing of their own has changed share the text.
        let mut shared: Option<Rc<Message>> = None;
        let mut change = String::new();
        self.seers.retain_mut(|seer| {
            let viewer = seer.viewer;
            let is_watched = watched(viewer);
            seer.unwatched = if is_watched { 0 } else { seer.unwatched + 1 };
            if seer.unwatched > LINGER {
                return false;
            }
            change.clear();
            live.show_own(viewer, step.reach, &mut seer.own.changes(&mut change));
            if is_watched {
                let message = match &shared {
                    Some(message) if change.is_empty() => message.clone(),
                    _ => Rc::new(Message::of(&common, &change)),
                };
                if change.is_empty() {
                    shared = Some(message.clone());
                }
                tellings.push(Telling { viewer, message });
            }
            if !change.is_empty() {
                own.push((viewer, shorthand::shortened(&change).into()));
            }
            true
        });
        self.last = step.seq;
        self.keep(Kept {
            common: shorthand::shortened(&common).into(),
            own: own.into(),
        });
        tellings
    }

    fn keep(&mut self, step: Kept) {
        self.bytes += step.size();
        self.kept.push_back(step);
        while self.kept.len() > STEPS_KEPT || self.bytes > BYTES_KEPT {
            if let Some(gone) = self.kept.pop_front() {
                self.bytes -= gone.size();
            }
        }
    }
}

impl Kept {
    fn size(&self) -> usize {
        let own = self.own.iter();
        let own: usize = own.map(|own| size_of_val(own) + own.1.len()).sum();
        size_of_val(self) + self.common.len() + own
    }

    fn message(&self, viewer: Viewer) -> Message {
        let own = self.own.iter().find(|(whose, _)| *whose == viewer);
        let own = own.map_or("", |(_, change)| change);
        let [common, own] = [&self.common, own].map(shorthand::written_out);
        Message::of(&common, &own)
    }
}

impl StepText<'_> {
    /// The message up to the changes that only some see.
    fn head(&self, changes: &str) -> String {
        let Self {
            game,
            seq,
            at,
            events,
            ..
        } = self;
        let mut head = String::with_capacity(96 + events.len() + changes.len());
        let _ = write!(
            head,
            "{{\"t\":\"step\",\"game\":\"{game}\",\"seq\":{seq},\"at\":{at},\"events\":{events},\"patch\":{{{changes}"
        );
        head
    }
}

impl Message {
    /// What is the same for everybody, then the viewer's own changes.
    fn of(common: &str, own: &str) -> Self {
        let comma = if own.is_empty() || common.ends_with('{') {
            ""
        } else {
            ","
        };
        Self {
            text: [common, comma, own, "}}"].concat(),
            plain: OnceCell::new(),
            short: OnceCell::new(),
        }
    }

    fn frame(&self, short: bool) -> Frame {
        let frame = if short {
            let shortened = || Frame::of(&[&shorthand::shortened(&self.text)]);
            self.short.get_or_init(shortened)
        } else {
            self.plain.get_or_init(|| Frame::of(&[&self.text]))
        };
        frame.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{House, TheHouse, Told};
    use enigma_game::{Attendance, Chance, Millis, Seat, Seed};
    use enigma_protocol::{CipherSettings, CircuitSettings, GameSettings, Patch, Raw, Settings};
    use enigma_puzzles::Puzzle;
    use serde_json::{Value, json};

    fn settings(game: GameSettings) -> Settings {
        Settings {
            bot_takes_over: false,
            ..Settings::of(3, game)
        }
    }

    /// A game in which everybody's view is kept up to date by nothing but what they are told.
    struct Followed {
        live: Box<dyn Live>,
        seers: Seers,
        views: Vec<(Viewer, Value)>,
        seq: u64,
    }

    impl Followed {
        fn new(game: GameSettings, number: u64) -> Self {
            let seed = Seed::from_number(number);
            let begun = TheHouse::default().begin(&settings(game), &[], seed);
            let Ok(begun) = begun else {
                panic!("the settings can be played");
            };
            let (live, mut seers) = (begun.live, Seers::default());
            let viewers = (0..3).map(|seat| Viewer::Seat(Seat(seat)));
            let views = viewers.chain([Viewer::Spectator]).map(|viewer| {
                seers.begin(viewer, 0, &*live);
                (viewer, serde_json::from_str(&live.view(viewer)).unwrap())
            });
            Self {
                views: views.collect(),
                live,
                seers,
                seq: 0,
            }
        }

        fn follow(&mut self, told: &Told) {
            self.seq += 1;
            let step = StepText {
                game: "game",
                seq: self.seq,
                at: told.at.0,
                events: &told.events,
                reach: told.reach,
            };
            let tellings = self.seers.step(step, |_| true, &*self.live);
            for (viewer, view) in &mut self.views {
                let telling = tellings.iter().find(|telling| telling.viewer == *viewer);
                let [plain, short] = [false, true].map(|short| telling.unwrap().frame(short));
                for (told, is_short) in [(&plain, false), (&short, true)] {
                    if let Some(again) = self.seers.since(*viewer, self.seq - 1, is_short) {
                        assert_eq!(
                            again,
                            std::slice::from_ref(told),
                            "who comes back is told the same"
                        );
                    }
                }
                assert_eq!(shorthand::written_out(short.text()), plain.text());
                let said: Value = serde_json::from_str(plain.text()).unwrap();
                let patch: Patch = serde_json::from_value(said["patch"].clone()).unwrap();
                patch.apply(view).unwrap();
                let whole: Value = serde_json::from_str(&self.live.view(*viewer)).unwrap();
                assert_eq!(*view, whole, "{viewer:?} after step {}", self.seq);
            }
        }

        /// Does what `choose` finds in the seats' own views until the game is over.
        fn play(&mut self, fate: &mut Chance, mut choose: impl FnMut(&Value, usize) -> Vec<Value>) {
            let mut now = Millis::ZERO;
            while self.live.outcome().is_none() {
                let mut acted = false;
                for seat in 0..3u8 {
                    let view = self.views[usize::from(seat)].1.clone();
                    for action in choose(&view, usize::from(seat)) {
                        now = self.after_fate(now, fate).after(Millis(500));
                        while let Some(told) = self.live.overdue(now) {
                            self.follow(&told);
                        }
                        let action = Raw::of(&action).unwrap();
                        if let Ok(told) = self.live.act(Seat(seat), &action, now) {
                            self.follow(&told);
                        }
                        acted = true;
                    }
                }
                assert!(acted, "somebody can act: {}", self.views[3].1);
            }
        }

        /// Now and then something happens that no action brings about: somebody goes or comes back, or
        /// all wait until a deadline has passed.
        fn after_fate(&mut self, now: Millis, fate: &mut Chance) -> Millis {
            let somebody = Seat(u8::try_from(fate.below(3)).unwrap());
            let (attendance, later) = match fate.below(24) {
                0 => (None, self.live.next_deadline()),
                1 => (Some(Attendance::Away), None),
                2..=4 => (Some(Attendance::Back), None),
                _ => (None, None),
            };
            let come = attendance.map(|attendance| self.live.attend(somebody, attendance, now));
            if let Some(Ok(told)) = come {
                self.follow(&told);
            }
            let now = now.max(later.unwrap_or(now));
            while let Some(told) = self.live.due(now) {
                self.follow(&told);
            }
            now
        }
    }

    /// Some drafts on the way, then the solution; whatever else is to be done.
    fn circuit(view: &Value, seat: usize, chance: &mut Chance) -> Vec<Value> {
        let own = &view["you"];
        if let Some(category) = chance.pick(own["choices"].as_array().unwrap()) {
            return vec![json!({"type": "choose", "category": category})];
        }
        if own["may_decline"] == true && chance.below(8) == 0 {
            return vec![json!({"type": "decline"})];
        }
        if let Some(way) = chance.pick(own["placements"].as_array().unwrap()) {
            return vec![
                json!({"type": "place", "x": way["x"], "y": way["y"], "turn": way["turn"], "cell": 0}),
                json!({"type": "place", "x": way["x"], "y": way["y"], "turn": way["turn"], "cell": null}),
            ];
        }
        if view["seats"][seat]["attempt"]["state"]["type"] != "working" {
            return Vec::new();
        }
        let puzzle: Puzzle = serde_json::from_value(own["puzzle"].clone()).unwrap();
        let whole = serde_json::to_value(puzzle.solve().unwrap()).unwrap();
        let mut drafts = Vec::new();
        for pieces in 1..4 {
            let mut draft = whole.clone();
            for list in draft.as_object_mut().unwrap().values_mut() {
                if let Some(list) = list.as_array_mut() {
                    let keep = list.len() * pieces / 4;
                    list.truncate(keep);
                    // The same number of pieces once more, in another order.
                    list.reverse();
                }
            }
            drafts.push(json!({"type": "draft", "draft": draft}));
        }
        drafts.push(match chance.below(6) {
            0 => json!({"type": "give_up"}),
            _ => json!({"type": "draft", "draft": whole}),
        });
        drafts
    }

    #[test]
    fn views_of_circuit_are_kept_up_to_date_by_what_is_told() {
        let mut steps = 0;
        for number in 1..=3 {
            let agreed = CircuitSettings::default();
            let mut game = Followed::new(GameSettings::Circuit(agreed), number);
            let (mut chance, mut fate) = chances(number);
            game.play(&mut fate, |view, seat| circuit(view, seat, &mut chance));
            steps += game.seq;
        }
        assert!(steps > 200, "{steps}");
    }

    #[test]
    fn views_of_cipher_are_kept_up_to_date_by_what_is_told() {
        let agreed = CipherSettings {
            word_list: false,
            ..CipherSettings::default()
        };
        let mut steps = 0;
        for number in 1..=3 {
            let mut game = Followed::new(GameSettings::Cipher(agreed.clone()), number);
            let (mut chance, mut fate) = chances(number);
            game.play(&mut fate, |view, _| cipher(view, &mut chance));
            steps += game.seq;
        }
        assert!(steps > 60, "{steps}");
    }

    /// One for what the seats do, one for what happens to them.
    fn chances(number: u64) -> (Chance, Chance) {
        let seed = Seed::from_number(number);
        (seed.chance("seats"), seed.chance("fate"))
    }

    /// Whatever is offered; some words are named, most of them wrong.
    fn cipher(view: &Value, chance: &mut Chance) -> Vec<Value> {
        let own = &view["you"];
        let mut pick = |key: &str| {
            let list = own[key].as_array().cloned().unwrap_or_default();
            chance.pick(&list).cloned()
        };
        if own["role"] == "composer" {
            return vec![json!({"type": "compose", "word": "crane"})];
        }
        if let Some(kind) = pick("may_hand_out") {
            return vec![json!({"type": "hand_out", "kind": kind})];
        }
        let ask = pick("may_ask").map(|zone| json!({"type": "ask", "zone": zone}));
        let word = chance.pick(&["table", "crane", "house"]).unwrap();
        let guess = (chance.below(8) == 0).then(|| json!({"type": "deduce", "word": word}));
        let rest = match ask {
            Some(ask) => vec![ask],
            None => vec![json!({"type": "request"}), json!({"type": "pass"})],
        };
        guess.into_iter().chain(rest).collect()
    }
}
