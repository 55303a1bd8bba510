//! Who looks at a game, what each of them was sent last, and the last few steps for those who
//! come back.

use crate::frame::Frame;
use crate::house::{Live, Parts, Touched};
use crate::patch::{Seen, hash};
use enigma_game::Viewer;
use std::collections::VecDeque;
use std::fmt::Write as _;

/// The most steps that are kept for those who come back, and the most bytes: there are thousands of
/// tables, and whoever missed more is hardly served worse by the whole view.
const STEPS_KEPT: usize = 32;
const BYTES_KEPT: usize = 3 << 10;
/// For how many steps a kind of viewer is kept up to date after the last one has gone.
const LINGER: u32 = 40;

/// All kinds of viewers of a game.
#[derive(Debug, Default)]
pub struct Seers {
    seers: Vec<Seer>,
    /// What was sent of the parts that are the same for everybody, if the game tells views in
    /// parts; then a seer keeps only what is the viewer's own.
    open: Sent,
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
    /// What was sent of the whole view, if the game does not tell views in parts.
    seen: Seen,
    /// What was sent of the viewer's own parts.
    own: Sent,
    /// The step from which on this viewer is kept up to date.
    since: u64,
    /// For how many steps nobody has been looking.
    unwatched: u32,
}

/// Parts of a view that were sent.
#[derive(Debug, Default)]
struct Sent {
    /// Hashes of their paths, in order, and of their texts.
    whole: Vec<(u64, u64)>,
    /// Those within which changes are told one by one: hashes of their paths, and what was sent.
    fine: Vec<(u64, Seen)>,
}

/// A step for those who come back: what is the same for everybody is kept once.
#[derive(Debug)]
struct Kept {
    /// The message from after the time of sending to the changes that everybody sees.
    common: Box<str>,
    /// The changes that only some see.
    own: Vec<(Viewer, Box<str>)>,
}

/// A step as it is told to one kind of viewer.
#[derive(Debug, Clone)]
pub struct Telling {
    /// To whom.
    pub viewer: Viewer,
    /// The message.
    pub frame: Frame,
}

/// What all kinds of viewers are told of a step.
#[derive(Debug, Clone, Copy)]
pub struct StepText<'a> {
    /// The game.
    pub game: &'a str,
    /// The step's number.
    pub seq: u64,
    /// The game time.
    pub at: u64,
    /// The events as JSON.
    pub events: &'a str,
    /// The parts of the view that are the same for everybody and may have changed.
    pub open: Option<&'a Parts>,
    /// What else may have changed.
    pub touched: Touched,
}

impl Seers {
    /// Whether this kind of viewer is kept up to date.
    #[must_use]
    pub fn knows(&self, viewer: Viewer) -> bool {
        self.seer(viewer).is_some()
    }

    /// Begins to keep a kind of viewer up to date from the present view on.
    pub fn begin(&mut self, viewer: Viewer, seq: u64, view: &str, live: &dyn Live) {
        self.last = seq;
        if self.open.is_empty()
            && let Some(parts) = live.open_parts()
        {
            self.open.changes(&parts, &mut String::new());
            self.open.shrink_to_fit();
        }
        let mut own = Sent::default();
        let seen = match live.own_parts(viewer, Touched::Anything) {
            Some(parts) => {
                own.changes(&parts, &mut String::new());
                Seen::default()
            }
            None => Seen::new(view),
        };
        own.shrink_to_fit();
        let seer = Seer {
            viewer,
            seen,
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

    /// The steps after `seq`, ready to be sent at `now`; none if they are no longer all there.
    #[must_use]
    pub fn since(&self, viewer: Viewer, seq: u64, now: u64) -> Option<Vec<Frame>> {
        let seer = self.seer(viewer)?;
        if seq < seer.since {
            return None;
        }
        let missed = usize::try_from(self.last.checked_sub(seq)?).ok()?;
        let skip = self.kept.len().checked_sub(missed)?;
        let steps = self.kept.iter().skip(skip);
        Some(steps.map(|step| step.frame(viewer, now)).collect())
    }

    /// A step has happened: what each kind of viewer that is `watched` is told of it at `now`.
    pub fn step(
        &mut self,
        step: StepText<'_>,
        now: u64,
        watched: impl Fn(Viewer) -> bool,
        live: &dyn Live,
    ) -> Vec<Telling> {
        let mut common = step.head();
        if let Some(parts) = step.open {
            self.open.changes(parts, &mut common);
        }
        let mut own = Vec::new();
        let mut tellings = Vec::with_capacity(self.seers.len());
        // Viewers for whom nothing of their own has changed share the text.
        let mut shared: Option<Frame> = None;
        let mut change = String::new();
        self.seers.retain_mut(|seer| {
            let viewer = seer.viewer;
            let is_watched = watched(viewer);
            seer.unwatched = if is_watched { 0 } else { seer.unwatched + 1 };
            if seer.unwatched > LINGER {
                return false;
            }
            change.clear();
            seer.own_change(&step, live, &mut change);
            if is_watched {
                let frame = match &shared {
                    Some(frame) if change.is_empty() => frame.clone(),
                    _ => message(now, &common, &change),
                };
                if change.is_empty() {
                    shared = Some(frame.clone());
                }
                tellings.push(Telling { viewer, frame });
            }
            if !change.is_empty() {
                own.push((viewer, change.as_str().into()));
            }
            true
        });
        self.last = step.seq;
        self.keep(Kept {
            common: common.into(),
            own,
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

impl Sent {
    /// Adds those parts to a list of changes that are not as they were sent last.
    fn changes(&mut self, parts: &Parts, changes: &mut String) {
        for (path, text, fine) in parts.iter() {
            let key = hash(path);
            let told = if fine {
                self.fine_change(key, path, text, changes)
            } else {
                self.is_as_sent(key, hash(text))
            };
            if told {
                continue;
            }
            comma(changes);
            let _ = write!(changes, "{{\"set\":[[{path}],{text}]}}");
        }
    }

    /// Whether a part is as it was sent last. Remembers it as it is now.
    fn is_as_sent(&mut self, key: u64, hashed: u64) -> bool {
        match self.whole.binary_search_by_key(&key, |&(key, _)| key) {
            Ok(at) => std::mem::replace(&mut self.whole[at].1, hashed) == hashed,
            Err(at) => {
                self.whole.insert(at, (key, hashed));
                false
            }
        }
    }

    /// Tells what has changed within a part; false if it was never sent before and has to be, whole.
    fn fine_change(&mut self, key: u64, path: &str, text: &str, changes: &mut String) -> bool {
        let Some((_, seen)) = self.fine.iter_mut().find(|(known, _)| *known == key) else {
            self.fine.push((key, Seen::new(text)));
            return false;
        };
        let patch = seen.patch_at(path, text);
        let ops = &patch[1..patch.len() - 1];
        if !ops.is_empty() {
            comma(changes);
            changes.push_str(ops);
        }
        true
    }

    fn is_empty(&self) -> bool {
        self.whole.is_empty() && self.fine.is_empty()
    }

    fn shrink_to_fit(&mut self) {
        self.whole.shrink_to_fit();
        self.fine.shrink_to_fit();
    }
}

/// Puts a comma before a further change.
fn comma(changes: &mut String) {
    if changes.ends_with('}') {
        changes.push(',');
    }
}

impl Seer {
    /// Adds what has changed for this viewer alone to a list of changes.
    fn own_change(&mut self, step: &StepText<'_>, live: &dyn Live, changes: &mut String) {
        if step.open.is_none() {
            let patch = self.seen.patch(&live.view(self.viewer));
            changes.push_str(&patch[1..patch.len() - 1]);
        } else if let Some(parts) = live.own_parts(self.viewer, step.touched) {
            self.own.changes(&parts, changes);
        }
    }
}

impl Kept {
    fn size(&self) -> usize {
        let own: usize = self.own.iter().map(|(_, change)| change.len()).sum();
        self.common.len() + own
    }

    fn frame(&self, viewer: Viewer, now: u64) -> Frame {
        let own = self.own.iter().find(|(whose, _)| *whose == viewer);
        let own = own.map_or("", |(_, change)| change);
        message(now, &self.common, own)
    }
}

impl StepText<'_> {
    /// The message between the time of sending and the changes.
    fn head(&self) -> String {
        let Self {
            game,
            seq,
            at,
            events,
            ..
        } = self;
        let mut head = String::with_capacity(256 + events.len());
        let _ = write!(
            head,
            "\"game\":\"{game}\",\"seq\":{seq},\"at\":{at},\"events\":{events},\"patch\":["
        );
        head
    }
}

/// The whole message: what is the same for everybody, then the viewer's own changes.
fn message(now: u64, common: &str, own: &str) -> Frame {
    let head = format!("{{\"t\":\"step\",\"now\":{now},");
    let comma = if !own.is_empty() && common.ends_with('}') {
        ","
    } else {
        ""
    };
    Frame::of(&[&head, common, comma, own, "]}"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{House, TheHouse, Told};
    use enigma_game::{Attendance, Chance, Millis, Seat, Seed};
    use enigma_protocol::{CipherSettings, CircuitSettings, GameSettings, PatchOp, Raw, Settings};
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
                let view = live.view(viewer);
                seers.begin(viewer, 0, &view, &*live);
                (viewer, serde_json::from_str(&view).unwrap())
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
                open: told.open.as_ref(),
                touched: told.touched,
            };
            let tellings = self.seers.step(step, 0, |_| true, &*self.live);
            for (viewer, view) in &mut self.views {
                let telling = tellings.iter().find(|telling| telling.viewer == *viewer);
                let text = telling.unwrap().frame.text();
                let again = self.seers.since(*viewer, self.seq - 1, 0);
                if let Some(again) = again {
                    let again: Vec<&str> = again.iter().map(Frame::text).collect();
                    assert_eq!(again, [text], "who comes back is told the same");
                }
                let said: Value = serde_json::from_str(text).unwrap();
                let ops: Vec<PatchOp> = serde_json::from_value(said["patch"].clone()).unwrap();
                for op in ops {
                    op.apply(view).unwrap();
                }
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
