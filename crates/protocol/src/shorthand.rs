//! Shorthand: steps are told to many, and most of each step is the same few pieces of text.
//!
//! Whoever asks for it (`short` in `hello`) is told steps in which frequent pieces stand as one or two characters that
//! no JSON holds unescaped: the first ones in [`PIECES`] as U+0001 to U+001E, the others as U+001F with one more
//! character from U+0020 on. It is written out by replacing each of them, wherever it stands; what is then there is the
//! same message, byte for byte.

use std::borrow::Cow;
use std::sync::LazyLock;

/// What is shortened: the most worthwhile first, by what is said in games of both kinds.
pub const PIECES: &[&str] = &[
    "{\"colour\":\"",
    ",\"events\":[{\"type\":\"drafted\",\"seat\":",
    "\",\"worth\":",
    ",\"cells\":[",
    "{\"t\":\"step\",\"game\":\"",
    ",\"networks\":[{\"ports\":",
    "}],\"patch\":{\"",
    ",\"state\":{\"type\":\"solved\",\"after\":",
    ",\"turn\":",
    ",\"pieces\":",
    "}]},{\"x\":",
    "category\":",
    "\"],\"closed\":false}],\"networkers\":[]}",
    "seats.",
    "{\"type\":\"",
    "laid\":",
    ".attempt",
    "\",\"seq\":",
    "yellow",
    ",\"y\":",
    "\"at\":",
    "\":{\"",
    "seat\":",
    "\":\"open\"",
    "\":null",
    "\"],\"closed\":false},{\"ports",
    "blue",
    ",\"piece\":\"",
    ",\"events\":[",
    "\"]},{\"ports\":[\"",
    ",\"closes\":[{\"members\":[[",
    ",\"you.",
    "\"conduit\",\"",
    "\",\"by_lot\":false",
    ",\"stacks.",
    "],\"returned\":[",
    "\"angular\",\"",
    "\"weight\",\"left\":[",
    "},\"solution",
    "},\"points\":[",
    ",\"board.",
    "fragment",
    "],\"o\":",
    "\"],\"closed\":true}],\"networkers\":[]}",
    ",\"tile\":\"",
    "working\"}}",
    "system_closed\",\"members\":[[",
    "\":\"connected\"",
    ",\"state\":",
    "[\"N\",\"E\"",
    "draft",
    "]],\"cells",
    "phase",
    "solving_ended\",\"solvers\":[",
    ",\"puzzle",
    "solved\",\"",
    ",\"after\":",
    "],\"right\":[",
    ".height\":",
    "placed\",\"",
    "\"stage.",
    "\"stage.phase\":",
    "\"stage.active\":",
    "\"stage.held\":",
    "\"stage.askable\":",
    "\"stage.zones.",
    "\"stage.fitting.",
    "\"stage.questions+\":[{\"by\":",
    "\"stage.tokens.",
    "\"clock.until\":",
    "\"you.may_",
    "{\"type\":\"asked\",\"by\":",
    ",\"zone\":",
    ",\"kind\":\"",
    ",\"yes\":false",
    ",\"yes\":true",
    "\"placed\":[",
    "\"no_tokens\":",
];

/// As many as one character can stand for.
const SINGLE: usize = 30;
/// Begins what takes two.
const DOUBLE: char = '\u{1f}';

/// Every piece has at least so many bytes, by which it is found.
const START: usize = 4;
/// Many more places than pieces, so that what begins no piece hardly ever meets one.
const PLACES_LOG: u32 = 9;

/// The pieces by the place of their first bytes, the longest first, each with what stands for it.
static BY_START: LazyLock<Vec<Vec<(&str, String)>>> = LazyLock::new(|| {
    let mut by_start = vec![Vec::new(); 1 << PLACES_LOG];
    for (number, &piece) in PIECES.iter().enumerate() {
        if let Some(start) = piece.as_bytes().first_chunk() {
            by_start[place(*start)].push((piece, sign(number)));
        }
    }
    for pieces in &mut by_start {
        pieces.sort_by_key(|(piece, _)| std::cmp::Reverse(piece.len()));
    }
    by_start
});

/// Which place belongs to these bytes: a multiplicative hash.
fn place(start: [u8; START]) -> usize {
    (u32::from_le_bytes(start).wrapping_mul(0x9e37_79b1) >> (32 - PLACES_LOG)) as usize
}

fn sign(number: usize) -> String {
    let letter = |code: usize| char::from(u8::try_from(code).unwrap_or(b'?'));
    match number.checked_sub(SINGLE) {
        None => letter(number + 1).to_string(),
        Some(more) => [DOUBLE, letter(0x20 + more)].iter().collect(),
    }
}

/// JSON in shorthand.
#[must_use]
pub fn shortened(json: &str) -> String {
    let mut short = String::with_capacity(json.len() / 2);
    let (mut from, mut at) = (0, 0);
    let (bytes, by_start) = (json.as_bytes(), &*BY_START);
    while let Some(start) = bytes[at..].first_chunk() {
        let mut pieces = by_start[place(*start)].iter();
        match pieces.find(|(piece, _)| bytes[at..].starts_with(piece.as_bytes())) {
            Some((piece, sign)) => {
                short.push_str(&json[from..at]);
                short.push_str(sign);
                at += piece.len();
                from = at;
            }
            None => at += 1,
        }
    }
    short.push_str(&json[from..]);
    short
}

/// What is meant by shorthand, which may as well be none.
#[must_use]
pub fn written_out(short: &str) -> Cow<'_, str> {
    if !short.contains(char::is_control) {
        return Cow::Borrowed(short);
    }
    let mut json = String::with_capacity(short.len() * 3);
    let mut letters = short.chars();
    while let Some(letter) = letters.next() {
        let number = match letter {
            DOUBLE => letters
                .next()
                .map(|next| SINGLE + (next as usize).saturating_sub(0x20)),
            '\u{1}'..='\u{1e}' => Some(letter as usize - 1),
            _ => None,
        };
        match number.and_then(|number| PIECES.get(number)) {
            Some(piece) => json.push_str(piece),
            None => json.push(letter),
        }
    }
    Cow::Owned(json)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn there_is_a_sign_for_every_piece_and_none_is_there_twice() {
        assert!(PIECES.len() <= SINGLE + 0x5f);
        let mut pieces = PIECES.to_vec();
        pieces.sort_unstable();
        pieces.dedup();
        assert_eq!(pieces.len(), PIECES.len());
        for piece in PIECES {
            assert!(piece.len() >= START, "{piece} is hardly worth it");
            assert_eq!(written_out(&shortened(piece)), *piece);
        }
    }

    #[test]
    fn what_is_no_shorthand_stays_as_it_is() {
        for text in ["", "é", "\u{1f}", "\u{1f}\u{7e}", "\u{1e}\u{1f}~"] {
            assert!(!written_out(text).contains("undefined"));
        }
        assert!(matches!(written_out("{\"t\":\"pong\"}"), Cow::Borrowed(_)));
    }

    proptest! {
        #[test]
        fn any_json_comes_back_as_it_was(
            parts in prop::collection::vec(
                prop_oneof![prop::sample::select(PIECES).prop_map(str::to_owned), "[^\\p{Cc}]{0,4}"],
                0..40,
            ),
        ) {
            let text = parts.concat();
            let short = shortened(&text);
            prop_assert!(short.len() <= text.len());
            prop_assert_eq!(written_out(&short), text);
        }
    }
}
