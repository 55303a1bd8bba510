//! Who sits at a seat (KD-10).

use enigma_game::{Attendance, Millis};
use serde::Serialize;

/// How long somebody may be without a connection before play goes past him (KD-10).
pub const AWAY: Millis = Millis::from_secs(20);

/// Who sits at a seat, as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Presence {
    /// The person is here.
    Here,
    /// The connection is lost.
    Away,
    /// A bot plays on for the person.
    Bot,
    /// The person left for good.
    Left,
}

/// Who sits at a seat, with what the rules need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sitting {
    Here,
    /// Without a connection, not yet for long.
    Away {
        since: Millis,
    },
    /// Away for so long that play goes past him.
    Absent,
    /// A bot; the person takes over when the next round begins if he is `returning` (D-9).
    Bot {
        returning: bool,
    },
    Left,
}

impl Sitting {
    pub(crate) const fn presence(self) -> Presence {
        match self {
            Self::Here => Presence::Here,
            Self::Away { .. } | Self::Absent => Presence::Away,
            Self::Bot { .. } => Presence::Bot,
            Self::Left => Presence::Left,
        }
    }

    /// Whether there is a connection, or a bot that needs none.
    pub(crate) const fn is_here(self) -> bool {
        matches!(self, Self::Here | Self::Bot { .. })
    }

    pub(crate) const fn has_left(self) -> bool {
        matches!(self, Self::Left)
    }

    /// When play goes past him, if he stays away.
    pub(crate) const fn absent_at(self) -> Option<Millis> {
        match self {
            Self::Away { since } => Some(since.after(AWAY)),
            _ => None,
        }
    }

    /// Who sits there after somebody came or went; none if that makes no sense.
    /// `at_beginning`: a round is just beginning, so that a person may take over from a bot.
    pub(crate) const fn after(
        self,
        attendance: Attendance,
        now: Millis,
        at_beginning: bool,
    ) -> Option<Self> {
        match (self, attendance) {
            (Self::Left, _) => None,
            (_, Attendance::Left) => Some(Self::Left),
            (Self::Here, Attendance::Away) => Some(Self::Away { since: now }),
            (Self::Away { .. } | Self::Absent, Attendance::Back) => Some(Self::Here),
            (Self::Here | Self::Away { .. } | Self::Absent, Attendance::Bot) => {
                Some(Self::Bot { returning: false })
            }
            (Self::Bot { returning: false }, Attendance::Person) if at_beginning => {
                Some(Self::Here)
            }
            (Self::Bot { returning: false }, Attendance::Person) => {
                Some(Self::Bot { returning: true })
            }
            // The person who was about to take over is gone again.
            (Self::Bot { returning: true }, Attendance::Away | Attendance::Bot) => {
                Some(Self::Bot { returning: false })
            }
            _ => None,
        }
    }
}
