//! What a seat can do.

use crate::kind::Kind;
use serde::{Deserialize, Serialize};

/// What a seat can do. Written as `{"type": "ask", "zone": 2}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Action {
    /// The coder makes the secret word (K-10).
    Compose {
        /// The word in any spelling.
        word: String,
        /// Whether it is a house word, which overrules the list (KD-3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        house: bool,
    },
    /// The coder hands a segment to the active decoder (K-21).
    HandOut {
        /// Which one (K-22).
        kind: Kind,
    },
    /// The coder hands out a segment and lets chance choose which one (K-22, KD-16).
    HandOutAny,
    /// The active decoder asks whether the segment in hand goes into a zone (K-23).
    Ask {
        /// The zone, from 0.
        zone: u8,
    },
    /// The active decoder requests a segment in the bonus phase (K-37).
    Request,
    /// The active decoder passes in the bonus phase (K-39).
    Pass,
    /// A decoder offers to stop, or agrees to it: nobody wants to guess any more (KD-21).
    Stop,
    /// A decoder declines an offer to stop, or takes his own back (KD-21).
    GoOn,
    /// A decoder names the word (K-50).
    Deduce {
        /// The word in any spelling.
        word: String,
        /// The round it is meant for, from 1. If it is named and that round is over, the deduction
        /// is void and costs nothing, however quickly the next one has begun (KD-7).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        round: Option<u8>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_with_their_type() {
        let pairs = [
            (r#"{"type":"ask","zone":2}"#, Action::Ask { zone: 2 }),
            (
                r#"{"type":"hand_out","kind":"wide"}"#,
                Action::HandOut { kind: Kind::Wide },
            ),
            (r#"{"type":"hand_out_any"}"#, Action::HandOutAny),
            (r#"{"type":"request"}"#, Action::Request),
            (r#"{"type":"pass"}"#, Action::Pass),
            (r#"{"type":"stop"}"#, Action::Stop),
            (r#"{"type":"go_on"}"#, Action::GoOn),
            (
                r#"{"type":"compose","word":"Panda"}"#,
                Action::Compose {
                    word: "Panda".into(),
                    house: false,
                },
            ),
            (
                r#"{"type":"deduce","word":"Panda","round":3}"#,
                Action::Deduce {
                    word: "Panda".into(),
                    round: Some(3),
                },
            ),
        ];
        for (text, action) in pairs {
            assert_eq!(serde_json::to_string(&action).unwrap(), text);
            assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
        }
        for bad in [
            r#"{"type":"ask","zone":-1}"#,
            r#"{"type":"ask","zone":1,"by":0}"#,
            r#"{"type":"guess"}"#,
            r#"{"zone":1}"#,
        ] {
            assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
        }
    }
}
