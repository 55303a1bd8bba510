//! A picture of a game that is over, as messengers show it beside a link: an SVG of 1200 by 630, with the final board or
//! the words, and who had how many points.
//!
//! - `circuit`: the board; `cipher`: the words.

mod cipher;
mod circuit;

use enigma_game::record::{Fault, Problem, Record, game_name};
use enigma_game::{BySeat, Game};
use enigma_protocol::SeatColour;
use std::fmt::Write;

/// How wide and high it is, as link previews have it.
pub const SIZE: (u32, u32) = (1200, 630);

const TEXT: &str = "#e8f0ee";
const QUIET: &str = "#9db4b6";
/// Where the board ends and the names begin.
const BOARD: (f32, f32) = (700.0, 630.0);

/// Who sat at a seat, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The colour of the networkers, cards and tokens.
    pub colour: SeatColour,
}

/// The colour of a seat, as the page has it.
fn colour_of(players: &[Player], seat: usize) -> &'static str {
    let by_seat = SeatColour::ALL[seat % SeatColour::ALL.len()];
    match players.get(seat).map_or(by_seat, |player| player.colour) {
        SeatColour::Iris => "#a893ff",
        SeatColour::Moss => "#a5cf5a",
        SeatColour::Rust => "#e5713a",
        SeatColour::Chalk => "#f3ecdf",
    }
}

/// The picture of a recorded game with these players, in seat order.
///
/// # Errors
/// Names the first line that is damaged, altered, or cannot have happened.
pub fn picture(text: &str, players: &[Player]) -> Result<String, Fault> {
    match game_name(text)?.as_str() {
        <super::circuit::Circuit as Game>::NAME => {
            let play = Record::<super::circuit::Circuit>::from_text(text)?.replay(|_, _, _| ())?;
            let points = play.game().position().scores();
            let tiles = circuit::board(play.game(), players);
            Ok(card(
                "Circuit", "#0f1c22", "#172a32", &tiles, players, points,
            ))
        }
        <enigma_cipher::Cipher as Game>::NAME => {
            let play = Record::<enigma_cipher::Cipher>::from_text(text)?.replay(|_, _, _| ())?;
            let (words, points) = cipher::words(play.game(), players);
            Ok(card(
                "Cipher", "#15162b", "#1f2142", &words, players, &points,
            ))
        }
        other => {
            let problem = Problem::OtherGame(other.to_owned(), "circuit or cipher");
            Err(Fault { line: 1, problem })
        }
    }
}

/// All of it: what was played at the left, who played at the right, the best first.
fn card(
    game: &str,
    ground: &str,
    plate: &str,
    board: &str,
    players: &[Player],
    points: &BySeat<u32>,
) -> String {
    let (width, height) = SIZE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"DejaVu Sans, DejaVu Sans Condensed\" font-weight=\"bold\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\
         <rect x=\"{x}\" width=\"{rest}\" height=\"{height}\" fill=\"{plate}\"/>{board}\
         <text x=\"{left}\" y=\"92\" font-size=\"56\" fill=\"{TEXT}\">{game}</text>",
        x = BOARD.0,
        rest = width as f32 - BOARD.0,
        left = BOARD.0 + 44.0,
    );
    let mut seats: Vec<(usize, u32)> = points.iter().copied().enumerate().collect();
    seats.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
    for ((seat, points), row) in seats.into_iter().zip(0_u8..) {
        let name = players.get(seat).map_or("", |player| &player.name);
        let colour = colour_of(players, seat);
        seat_row(
            &mut svg,
            182.0 + 92.0 * f32::from(row),
            colour,
            name,
            points,
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{}\" y=\"590\" font-size=\"26\" letter-spacing=\"4\" fill=\"{QUIET}\">ENIGMA</text></svg>",
        BOARD.0 + 44.0
    );
    svg
}

fn seat_row(svg: &mut String, y: f32, colour: &str, name: &str, points: u32) {
    let left = BOARD.0 + 44.0;
    // Long names are set smaller: most letters are about six tenths as wide as they are high.
    let room = 300.0;
    let letters = name.chars().count().max(1) as f32;
    let size = (room / (0.62 * letters)).clamp(17.0, 38.0);
    let _ = write!(
        svg,
        "<rect x=\"{left}\" y=\"{top}\" width=\"30\" height=\"30\" rx=\"8\" fill=\"{colour}\"/>\
         <text x=\"{after}\" y=\"{y}\" font-size=\"{size}\" fill=\"{TEXT}\">{name}</text>\
         <text x=\"1156\" y=\"{y}\" font-size=\"44\" text-anchor=\"end\" fill=\"{TEXT}\">{points}</text>",
        top = y - 26.0,
        after = left + 46.0,
        name = escaped(name),
    );
}

/// A text as it stands in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
