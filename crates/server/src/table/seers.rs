//! Who looks at a game, what each of them was sent last, and the last few steps for those who
//! come back.

use super::patch::Seen;
use crate::house::{Live, Parts};
use axum::extract::ws::Utf8Bytes;
use enigma_game::{Seat, Viewer};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// The most steps that are kept for each kind of viewer, and the most bytes.
const STEPS_KEPT: usize = 32;
const BYTES_KEPT: usize = 8 << 10;
/// For how many steps a kind of viewer is kept up to date after the last one has gone.
const LINGER: u32 = 40;

/// All kinds of viewers of a game.
#[derive(Debug, Default)]
pub struct Seers {
    seers: BTreeMap<Option<Seat>, Seer>,
    /// What was sent of the parts that are the same for everybody, if the game tells views in
    /// parts; then a seer keeps only what is the viewer's own.
    open: BTreeMap<&'static str, Seen>,
}

/// One kind of viewer: a seat, or all spectators together.
#[derive(Debug)]
struct Seer {
    seen: Seen,
    /// The step after which the kept steps follow without a gap.
    since: u64,
    steps: VecDeque<Arc<str>>,
    bytes: usize,
    /// For how many steps nobody has been looking.
    unwatched: u32,
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
    /// Whose own part of the view may have changed; none if everybody's may.
    pub own: Option<&'a [Seat]>,
}

impl Seers {
    /// Whether this kind of viewer is kept up to date.
    #[must_use]
    pub fn knows(&self, viewer: Viewer) -> bool {
        self.seers.contains_key(&viewer.seat())
    }

    /// Begins to keep a kind of viewer up to date from the present view on.
    pub fn begin(&mut self, viewer: Viewer, seq: u64, view: &str, live: &dyn Live) {
        let own = live.own_part(viewer);
        let seer = Seer {
            seen: Seen::new(own.as_ref().map_or(view, |(_, own)| own)),
            since: seq,
            steps: VecDeque::new(),
            bytes: 0,
            unwatched: 0,
        };
        self.seers.insert(viewer.seat(), seer);
    }

    /// The steps after `seq`, ready to be sent at `now`; none if they are no longer all there.
    #[must_use]
    pub fn since(&self, viewer: Viewer, seq: u64, now: u64) -> Option<Vec<Utf8Bytes>> {
        let seer = self.seers.get(&viewer.seat())?;
        let skip = usize::try_from(seq.checked_sub(seer.since)?).ok()?;
        if skip > seer.steps.len() {
            return None;
        }
        let steps = seer.steps.iter().skip(skip);
        Some(steps.map(|step| stamped(step, now)).collect())
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
        let mut tellings = Vec::with_capacity(self.seers.len());
        // Seats that see the same change share the text.
        let mut last: Option<(String, Arc<str>, Utf8Bytes)> = None;
        self.seers.retain(|seat, seer| {
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            let is_watched = watched(viewer);
            seer.unwatched = if is_watched { 0 } else { seer.unwatched + 1 };
            if seer.unwatched > LINGER {
                return false;
            }
            let others = step
                .own
                .is_some_and(|own| seat.is_none_or(|seat| !own.contains(&seat)));
            let patch = match &open {
                Some(open) if others => open.clone(),
                Some(open) => match live.own_part(viewer) {
                    Some((key, own)) => joined(open, &seer.seen.patch_under(Some(key), &own)),
                    None => open.clone(),
                },
                None => seer.seen.patch(&live.view(viewer)),
            };
            let (tail, text) = match &last {
                Some((same, tail, text)) if *same == patch => (tail.clone(), text.clone()),
                _ => {
                    let tail: Arc<str> = step.tail(&patch).into();
                    let text = stamped(&tail, now);
                    last = Some((patch, tail.clone(), text.clone()));
                    (tail, text)
                }
            };
            seer.keep(tail);
            if is_watched {
                tellings.push(Telling { viewer, text });
            }
            true
        });
        tellings
    }

    /// How the open parts have changed, which is the same for everybody.
    fn open_change(&mut self, parts: Option<&Parts>) -> Option<String> {
        let mut all = String::from("[]");
        for (key, text) in parts? {
            let seen = self.open.entry(key).or_default();
            all = joined(&all, &seen.patch_under(Some(key), text));
        }
        Some(all)
    }
}

/// Two lists of changes as one.
fn joined(first: &str, second: &str) -> String {
    match (first, second) {
        ("[]", other) | (other, "[]") => other.to_owned(),
        _ => format!("{},{}", &first[..first.len() - 1], &second[1..]),
    }
}

impl Seer {
    fn keep(&mut self, step: Arc<str>) {
        self.bytes += step.len();
        self.steps.push_back(step);
        while self.steps.len() > STEPS_KEPT || self.bytes > BYTES_KEPT {
            if let Some(gone) = self.steps.pop_front() {
                self.bytes -= gone.len();
                self.since += 1;
            }
        }
    }
}

impl StepText<'_> {
    /// The message without its beginning, which holds the time of sending.
    fn tail(&self, patch: &str) -> String {
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
        format!(
            "\"game\":\"{game}\",\"seq\":{seq},\"at\":{at},{zero}\"events\":{events},\"patch\":{patch}}}"
        )
    }
}

fn stamped(tail: &str, now: u64) -> Utf8Bytes {
    format!("{{\"t\":\"step\",\"now\":{now},{tail}").into()
}
