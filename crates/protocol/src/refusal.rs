//! Why a table refuses something, besides the rules of the game on it.

use serde::{Deserialize, Serialize};

/// Makes the reasons, each with the stable name under which it goes over the wire.
macro_rules! reasons {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// Why a table refuses something. The rules of the games have reasons of their own.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum TableRefusal {
            $($(#[$doc])* $variant,)*
        }

        impl TableRefusal {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The stable name, for the wire and for translations.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

reasons! {
    /// Nobody else is there to play with.
    Alone = "alone",
    /// The action cannot be read.
    BadAction = "bad_action",
    /// The id of the command is none.
    BadId = "bad_id",
    /// Nobody can be called that.
    BadName = "bad_name",
    /// The settings cannot be played.
    BadSettings = "bad_settings",
    /// The line of chat cannot be shown.
    BadText = "bad_text",
    /// A bot plays on for the person.
    BotPlays = "bot_plays",
    /// Somebody else has that colour.
    ColourInUse = "colour_in_use",
    /// So much was written down of the game that drafts are not kept any more.
    GameTooLong = "game_too_long",
    /// A game is under way.
    GameUnderWay = "game_under_way",
    /// The connection has begun already.
    HelloAgain = "hello_again",
    /// Something failed that should not.
    Internal = "internal",
    /// The host has silenced the person.
    Muted = "muted",
    /// No bot plays for the person.
    NoBotPlays = "no_bot_plays",
    /// There are no bots for this game here.
    NoBots = "no_bots",
    /// The table has no chat.
    NoChat = "no_chat",
    /// No game is under way.
    NoGame = "no_game",
    /// No game is over.
    NoGameOver = "no_game_over",
    /// Nobody knows who that is.
    NoName = "no_name",
    /// The person has no seat here.
    NoSeat = "no_seat",
    /// The table has no such seat.
    NoSuchSeat = "no_such_seat",
    /// Nobody sits there.
    NobodyThere = "nobody_there",
    /// Only the host may do that.
    NotHost = "not_host",
    /// Somebody is not ready.
    NotReady = "not_ready",
    /// The seat is somebody else's.
    NotYourSeat = "not_your_seat",
    /// The host's own seat.
    OwnSeat = "own_seat",
    /// A seat is free.
    SeatFree = "seat_free",
    /// The person has left the game.
    SeatLeft = "seat_left",
    /// Somebody sits there.
    SeatTaken = "seat_taken",
    /// Those who watch may not chat.
    SpectatorsSilent = "spectators_silent",
    /// Whoever sits there is still here.
    StillHere = "still_here",
    /// That is one too many.
    TooMany = "too_many",
    /// Somebody says too much at once.
    TooMuchChat = "too_much_chat",
    /// The person holds several seats and did not say which one is meant.
    WhichSeat = "which_seat",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_what_goes_over_the_wire() {
        for refusal in TableRefusal::ALL {
            let json = serde_json::to_value(refusal).unwrap();
            assert_eq!(json, refusal.name());
        }
    }
}
