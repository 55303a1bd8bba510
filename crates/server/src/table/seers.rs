//! Who looks at a game, what each of them was sent last, and the last few steps for those who
//! come back.

use super::patch::{Seen, hash};
use crate::house::{Live, Parts};
use axum::extract::ws::Utf8Bytes;
use enigma_game::{Seat, Viewer};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::sync::Arc;

/// The most steps that are kept for those who come back, and the most bytes.
const STEPS_KEPT: usize = 32;
const BYTES_KEPT: usize = 8 << 10;
/// For how many steps a kind of viewer is kept up to date after the last one has gone.
const LINGER: u32 = 40;
/// A list of no changes.
const NOTHING: &str = "[]";

/// All kinds of viewers of a game.
#[derive(Debug, Default)]
pub struct Seers {
    seers: BTreeMap<Option<Seat>, Seer>,
    /// What was sent of the parts that are the same for everybody, if the game tells views in
    /// parts; then a seer keeps only what is the viewer's own.
    open: BTreeMap<&'static str, Seen>,
    /// The last steps without a gap.
    kept: VecDeque<Kept>,
    bytes: usize,
    /// The number of the last step.
    last: u64,
}

/// One kind of viewer: a seat, or all spectators together.
#[derive(Debug)]
struct Seer {
    /// What was sent of the whole view, if the game does not tell views in parts.
    seen: Seen,
    /// What was sent of the viewer's own parts: a hash of each, as they are sent whole.
    own: Vec<(&'static str, u64)>,
    /// The step from which on this viewer is kept up to date.
    since: u64,
    /// For how many steps nobody has been looking.
    unwatched: u32,
}

/// A step for those who come back: what is the same for everybody is kept once.
#[derive(Debug)]
struct Kept {
    /// The message up to the changes, without the time of sending.
    head: Box<str>,
    open: Box<str>,
    own: Vec<(Option<Seat>, Arc<str>)>,
}

/// A step as it is told to one kind of viewer.
#[derive(Debug, Clone)]
pub struct Telling {
    /// To whom.
    pub viewer: Viewer,
    /// The message.
    pub text: Utf8Bytes,
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
    /// The wall-clock time of game time 0, if it has changed.
    pub zero: Option<i64>,
    /// The events as JSON.
    pub events: &'a str,
    /// The parts of the view that are the same for everybody and may have changed.
    pub open: Option<&'a Parts>,
    /// The seat that drafted, if nothing else has happened.
    pub drafted: Option<Seat>,
}

impl Seers {
    /// Whether this kind of viewer is kept up to date.
    #[must_use]
    pub fn knows(&self, viewer: Viewer) -> bool {
        self.seers.contains_key(&viewer.seat())
    }

    /// Begins to keep a kind of viewer up to date from the present view on.
    pub fn begin(&mut self, viewer: Viewer, seq: u64, view: &str, live: &dyn Live) {
        self.last = seq;
        if self.open.is_empty() {
            let parts = live.open_parts().unwrap_or_default();
            let seen = parts.into_iter().map(|(key, text)| (key, Seen::new(&text)));
            self.open.extend(seen);
        }
        let own = live.own_parts(viewer, false);
        let seer = Seer {
            seen: match own {
                Some(_) => Seen::default(),
                None => Seen::new(view),
            },
            own: own
                .iter()
                .flatten()
                .map(|(key, own)| (*key, hash(own)))
                .collect(),
            since: seq,
            unwatched: 0,
        };
        self.seers.insert(viewer.seat(), seer);
    }

    /// The steps after `seq`, ready to be sent at `now`; none if they are no longer all there.
    #[must_use]
    pub fn since(&self, viewer: Viewer, seq: u64, now: u64) -> Option<Vec<Utf8Bytes>> {
        let seer = self.seers.get(&viewer.seat())?;
        if seq < seer.since {
            return None;
        }
        let missed = usize::try_from(self.last.checked_sub(seq)?).ok()?;
        let skip = self.kept.len().checked_sub(missed)?;
        let steps = self.kept.iter().skip(skip);
        Some(steps.map(|step| step.text(viewer, now)).collect())
    }

    /// A step has happened: what each kind of viewer that is `watched` is told of it at `now`.
    pub fn step(
        &mut self,
        step: StepText<'_>,
        now: u64,
        watched: impl Fn(Viewer) -> bool,
        live: &dyn Live,
    ) -> Vec<Telling> {
        let open = self.open_change(step.open);
        let head = step.head();
        let mut own = Vec::new();
        let mut tellings = Vec::with_capacity(self.seers.len());
        // Viewers that see the same change share the text.
        let mut last: Option<(Arc<str>, Utf8Bytes)> = None;
        self.seers.retain(|&seat, seer| {
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            let is_watched = watched(viewer);
            seer.unwatched = if is_watched { 0 } else { seer.unwatched + 1 };
            if seer.unwatched > LINGER {
                return false;
            }
            let change = seer.own_change(viewer, &step, live);
            let (change, text) = match &last {
                Some((same, text)) if **same == *change => (same.clone(), text.clone()),
                _ => {
                    let change: Arc<str> = change.into();
                    let text = message(now, &head, &open, &change);
                    last = Some((change.clone(), text.clone()));
                    (change, text)
                }
            };
            if &*change != NOTHING {
                own.push((seat, change));
            }
            if is_watched {
                tellings.push(Telling { viewer, text });
            }
            true
        });
        self.last = step.seq;
        self.keep(Kept {
            head: head.into(),
            open: open.into(),
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

    /// How the open parts have changed, which is the same for everybody.
    fn open_change(&mut self, parts: Option<&Parts>) -> String {
        let mut all = NOTHING.to_owned();
        for (key, text) in parts.into_iter().flatten() {
            let seen = self.open.entry(key).or_default();
            all = joined(&all, &seen.patch_under(Some(key), text));
        }
        all
    }
}

/// Two lists of changes as one.
fn joined(first: &str, second: &str) -> String {
    match (first, second) {
        (NOTHING, other) | (other, NOTHING) => other.to_owned(),
        _ => format!("{},{}", &first[..first.len() - 1], &second[1..]),
    }
}

impl Seer {
    /// What has changed for this viewer alone, as a list of changes.
    fn own_change(&mut self, viewer: Viewer, step: &StepText<'_>, live: &dyn Live) -> String {
        if step.open.is_none() {
            return self.seen.patch(&live.view(viewer));
        }
        let is_draft = step.drafted.is_some();
        if is_draft && step.drafted != viewer.seat() {
            return NOTHING.into();
        }
        let mut changes = String::from("[");
        for (path, text) in live.own_parts(viewer, is_draft).into_iter().flatten() {
            let hash = hash(&text);
            match self.own.iter_mut().find(|(known, _)| *known == path) {
                Some((_, sent)) if *sent == hash => continue,
                Some((_, sent)) => *sent = hash,
                None => self.own.push((path, hash)),
            }
            if changes.len() > 1 {
                changes.push(',');
            }
            let _ = write!(changes, "{{\"set\":[[{path}],{text}]}}");
        }
        changes.push(']');
        changes
    }
}

impl Kept {
    fn size(&self) -> usize {
        let own: usize = self.own.iter().map(|(_, change)| change.len()).sum();
        self.head.len() + self.open.len() + own
    }

    fn text(&self, viewer: Viewer, now: u64) -> Utf8Bytes {
        let own = self.own.iter().find(|(seat, _)| *seat == viewer.seat());
        let own = own.map_or(NOTHING, |(_, change)| change);
        message(now, &self.head, &self.open, own)
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
        let zero = self
            .zero
            .map_or(String::new(), |zero| format!("\"zero\":{zero},"));
        format!("\"game\":\"{game}\",\"seq\":{seq},\"at\":{at},{zero}\"events\":{events}")
    }
}

fn message(now: u64, head: &str, open: &str, own: &str) -> Utf8Bytes {
    let patch = joined(open, own);
    format!("{{\"t\":\"step\",\"now\":{now},{head},\"patch\":{patch}}}").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{House, TheHouse, Told};
    use enigma_game::{Chance, Millis, Seed};
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
            let begun = TheHouse::default().begin(&settings(game), seed);
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
                zero: None,
                events: &told.events,
                open: told.open.as_ref(),
                drafted: told.drafted,
            };
            let tellings = self.seers.step(step, 0, |_| true, &*self.live);
            for (viewer, view) in &mut self.views {
                let telling = tellings.iter().find(|telling| telling.viewer == *viewer);
                let text = telling.unwrap().text.as_str();
                let again = self.seers.since(*viewer, self.seq - 1, 0);
                if let Some(again) = again {
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

        /// Does what `choose` finds in the seats' own views until nobody can do anything.
        fn play(&mut self, mut choose: impl FnMut(&Value, usize) -> Vec<Value>) {
            let mut now = Millis::ZERO;
            while self.live.outcome().is_none() {
                let mut acted = false;
                for seat in 0..3u8 {
                    let view = self.views[usize::from(seat)].1.clone();
                    for action in choose(&view, usize::from(seat)) {
                        now = now.after(Millis(500));
                        let action = Raw::of(&action).unwrap();
                        if let Ok(told) = self.live.act(Seat(seat), &action, now) {
                            self.follow(&told);
                            acted = true;
                        }
                    }
                }
                assert!(acted, "somebody can act: {}", self.views[3].1);
            }
        }
    }

    /// Some drafts on the way, then the solution; whatever else is to be done.
    fn circuit(view: &Value, seat: usize, chance: &mut Chance) -> Vec<Value> {
        let own = &view["you"];
        if let Some(category) = chance.pick(own["choices"].as_array().unwrap()) {
            return vec![json!({"type": "choose", "category": category})];
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
        drafts.push(json!({"type": "draft", "draft": whole}));
        drafts
    }

    #[test]
    fn views_of_circuit_are_kept_up_to_date_by_what_is_told() {
        let agreed = CircuitSettings::default();
        let mut game = Followed::new(GameSettings::Circuit(agreed), 3);
        let mut chance = Chance::from_number(3);
        game.play(|view, seat| circuit(view, seat, &mut chance));
        assert!(game.seq > 60, "{}", game.seq);
    }

    #[test]
    fn views_of_cipher_are_kept_up_to_date_by_what_is_told() {
        let agreed = CipherSettings {
            word_list: false,
            ..CipherSettings::default()
        };
        let mut game = Followed::new(GameSettings::Cipher(agreed), 4);
        let mut chance = Chance::from_number(4);
        game.play(|view, _| {
            let own = &view["you"];
            let pick = |key: &str, chance: &mut Chance| {
                let list = own[key].as_array().cloned().unwrap_or_default();
                chance.pick(&list).cloned()
            };
            if own["role"] == "composer" {
                return vec![json!({"type": "compose", "word": "crane"})];
            }
            if let Some(kind) = pick("may_hand_out", &mut chance) {
                return vec![json!({"type": "hand_out", "kind": kind})];
            }
            match pick("may_ask", &mut chance) {
                Some(zone) => vec![json!({"type": "ask", "zone": zone})],
                None => vec![json!({"type": "request"}), json!({"type": "pass"})],
            }
        });
        assert!(game.seq > 20, "{}", game.seq);
    }
}
