//! The story of a game of Cipher.

use super::{Names, Story};
pub use enigma_cipher::Cipher;
use enigma_cipher::{Cause, Ending, Event, Hand, Presence, RoundResult};
use enigma_game::{Game, Setup, Viewer};
use enigma_server::fairness::{word_commitment, word_salt};

impl Story for Cipher {
    fn verify(&self, setup: &Setup<Self::Options>) -> Result<String, String> {
        let seal = |result: &RoundResult| {
            let word = result.word.as_ref()?;
            let salt = word_salt(&setup.seed, u32::from(result.round));
            let hash = word_commitment(&salt, &word.to_string());
            Some(format!(
                "Round {}: {word} was sealed as {hash}",
                result.round
            ))
        };
        let sheet = self.view(Viewer::Spectator).sheet;
        let seals: Vec<String> = sheet.iter().filter_map(seal).collect();
        Ok(seals.join("\n"))
    }

    fn tell(event: &Event, names: &Names) -> Option<String> {
        let who = |seat| names.of_seat(seat);
        Some(match event {
            Event::RoundBegan { round, coder } => {
                format!("\nRound {round}, {} hides a word", who(*coder))
            }
            Event::WordMade { by: Hand::Coder } => "  The word is sealed".into(),
            Event::WordMade { by: Hand::Server } => "  Time ran out: a word was drawn".into(),
            Event::BonusPhaseBegan => "  The bonus phase begins".into(),
            Event::HandedOut { to, kind, by } => {
                let how = if *by == Hand::Server {
                    " by chance"
                } else {
                    ""
                };
                format!("  {} gets a {kind} segment{how}", who(*to))
            }
            Event::Asked {
                by,
                zone,
                kind,
                yes,
            } => {
                let answer = if *yes { "yes" } else { "no" };
                format!(
                    "    {} asks for zone {}: {kind}? {answer}",
                    who(*by),
                    zone + 1
                )
            }
            Event::Requested { by, bonus_left } => {
                format!(
                    "  {} requests a segment, {bonus_left} bonus tokens left",
                    who(*by)
                )
            }
            Event::Passed { by, cause } => format!("  {} passes{}", who(*by), because(*cause)),
            Event::Stopping { by, cause } => {
                format!("  {} wants to stop{}", who(*by), because(*cause))
            }
            Event::GoesOn { by } => format!("  {} wants to go on", who(*by)),
            Event::Deduced {
                by,
                word,
                right,
                eliminated,
                ..
            } => {
                let verdict = match (right, eliminated) {
                    (true, _) => "right!",
                    (false, true) => "wrong, and out of this round",
                    (false, false) => "wrong",
                };
                format!("  {} names {word}: {verdict}", who(*by))
            }
            Event::HandedOn {
                from,
                to,
                kind,
                cause,
            } => {
                let what = kind.map_or("the turn".into(), |kind| format!("the {kind} segment"));
                format!(
                    "  {what} passes from {} to {}{}",
                    who(*from),
                    who(*to),
                    because(*cause)
                )
            }
            Event::TimeRanOut { seat, .. } => format!("  Time runs out for {}", who(*seat)),
            Event::RoundOver { result } => tell_result(result, names),
            Event::GameOver { .. } => "\nThe game is over".into(),
            Event::Attended { seat, presence } => {
                let what = match presence {
                    Presence::Here => "is here",
                    Presence::Away => "is away",
                    Presence::Bot => "is played by a bot from now on",
                    Presence::Left => "has left",
                };
                format!("  {} {what}", who(*seat))
            }
        })
    }
}

fn because(cause: Cause) -> &'static str {
    match cause {
        Cause::Choice => "",
        Cause::Time => " (time ran out)",
        Cause::Away => " (away)",
        Cause::Eliminated => " (eliminated)",
        Cause::Left => " (left)",
    }
}

fn tell_result(result: &RoundResult, names: &Names) -> String {
    let how = match result.ending {
        Ending::Decoded => "decoded",
        Ending::TokensUsed => "not decoded: all tokens are used",
        Ending::AllPassed => "not decoded: everybody passed",
        Ending::Agreed => "not decoded: all agreed to stop",
        Ending::NobodyLeft => "not decoded: no decoder is left",
        Ending::LeftOut => "left out: there was no word",
        Ending::BrokenOff => "broken off",
    };
    let word = result
        .word
        .as_ref()
        .map_or(String::new(), |word| format!("The word was {word}, "));
    let points = names.with_points(result.points.as_slice(), false);
    format!("  {word}{how}. Points: {points}")
}
