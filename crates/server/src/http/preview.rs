//! The picture of a game that messengers show beside a link to it, and what they are told about it in words.
//!
//! Drawn once and kept for a while, one at a time, on a thread where nobody waits for it.

use super::Web;
use super::first_page::Told;
use super::games::find;
use super::problem::Refused;
use super::puzzles::work;
use super::replay::{busy, expect_over, record_of};
use crate::store::StoredGame;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Response};
use enigma_protocol::{GameKind, SeatColour};
use enigma_replay::{PICTURE_SIZE, Player, picture};
use enigma_table::GameId;
use resvg::{tiny_skia, usvg};
use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// So many bytes of pictures are kept.
const KEPT: usize = 8 << 20;
/// How long somebody waits for their turn.
const WAIT: Duration = Duration::from_secs(10);
/// Other sites may show it.
const CROSS_ORIGIN: &str = "cross-origin-resource-policy";

/// The pictures that were drawn last, and whose turn it is to have one drawn.
pub struct Previews {
    kept: Mutex<VecDeque<(Key, Bytes)>>,
    turn: Semaphore,
}

/// A game with the names in its picture: whoever is only "Player" from now on is so there as well.
type Key = (GameId, Vec<String>);

impl Default for Previews {
    fn default() -> Self {
        Self {
            kept: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }
}

impl Previews {
    fn find(&self, key: &Key) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(kept, _)| kept == key);
        found.map(|(_, png)| png.clone())
    }

    fn keep(&self, key: Key, png: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((key, png));
        let mut bytes: usize = kept.iter().map(|(_, png)| png.len()).sum();
        while bytes > KEPT {
            let Some((_, oldest)) = kept.pop_front() else {
                break;
            };
            bytes -= oldest.len();
        }
    }
}

/// The picture of a game that is over.
pub async fn png(State(web): State<Arc<Web>>, Path(id): Path<GameId>) -> Result<Response, Refused> {
    let game = find(&web, &id).await?;
    expect_over(&web, &game).await?;
    let key = (id, names(&game));
    let png = match web.previews.find(&key) {
        Some(png) => png,
        None => draw(&web, &game, key).await?,
    };
    let headers = [
        (CONTENT_TYPE, "image/png"),
        (CACHE_CONTROL, "public, max-age=300"),
    ];
    Ok((headers, [(CROSS_ORIGIN, "cross-origin")], png).into_response())
}

async fn draw(web: &Web, game: &StoredGame, key: Key) -> Result<Bytes, Refused> {
    let turn = timeout(WAIT, web.previews.turn.acquire());
    let _turn = turn.await.map_err(|_| busy())?;
    // Somebody before may have wanted just this one.
    if let Some(png) = web.previews.find(&key) {
        return Ok(png);
    }
    let text = record_of(web, game).await?;
    let named = (0..).zip(key.1.iter().cloned());
    let players = named.map(|(seat, name): (usize, String)| Player {
        name,
        colour: colour_of(game, seat),
    });
    let players: Vec<Player> = players.collect();
    let drawn = work(move || {
        let svg = picture(&text, &players).map_err(|fault| fault.to_string())?;
        rendered(&svg)
    });
    let png = drawn.await?.map_err(|why| Refused::internal(&why))?;
    metrics::counter!("enigma_previews_total").increment(1);
    web.previews.keep(key, png.clone());
    Ok(png)
}

fn rendered(svg: &str) -> Result<Bytes, String> {
    static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = usvg::fontdb::Database::new();
        fonts.load_font_data(dejavu::sans_condensed::bold().to_vec());
        Arc::new(fonts)
    });
    let options = usvg::Options {
        fontdb: FONTS.clone(),
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let (width, height) = PICTURE_SIZE;
    let mut picture = tiny_skia::Pixmap::new(width, height).ok_or("a picture without a size")?;
    resvg::render(
        &tree,
        tiny_skia::Transform::default(),
        &mut picture.as_mut(),
    );
    let png = picture.encode_png().map_err(|error| error.to_string())?;
    Ok(png.into())
}

/// The colour that was chosen; that of the seat where nobody knows.
fn colour_of(game: &StoredGame, seat: usize) -> SeatColour {
    let by_seat = SeatColour::ALL[seat % SeatColour::ALL.len()];
    game.colours.get(seat).copied().unwrap_or(by_seat)
}

/// The names at the seats, as they are shown: bots by their level, and whoever has none as "Player".
fn names(game: &StoredGame) -> Vec<String> {
    let bots: Vec<u8> = game.bots().collect();
    let shown = |(seat, name): (u8, &String)| {
        let mut letters = name.chars();
        match letters.next() {
            None => format!("Player {}", seat + 1),
            Some(first) if bots.contains(&seat) => {
                first.to_uppercase().chain(letters).collect::<String>()
            }
            Some(_) => name.clone(),
        }
    };
    (0u8..).zip(&game.names).map(shown).collect()
}

/// What the page of a game says to messengers; nothing before the game is over.
pub async fn told(web: &Web, game: &StoredGame, headers: &HeaderMap) -> Option<Told> {
    expect_over(web, game).await.ok()?;
    let kind = match game.kind {
        GameKind::Circuit => "Circuit",
        GameKind::Cipher => "Cipher",
    };
    let names = names(game);
    let order = game.outcome.as_ref().map_or_else(
        || names.clone(),
        |outcome| {
            let seats = outcome.ranking.iter().flatten();
            let told = seats.filter_map(|&seat| {
                let points = outcome.points.get(seat)?;
                Some(format!("{} {points}", names.get(seat.index())?))
            });
            told.collect()
        },
    );
    let site = web
        .public_url
        .clone()
        .or_else(|| web.others.clone())
        .or_else(|| {
            let host = headers.get(HOST)?.to_str().ok()?;
            Some(format!("http://{host}"))
        })?;
    let site = site.trim_end_matches('/');
    Some(Told {
        title: format!("{kind}: {}", order.join(", ")),
        address: format!("{site}/g/{}", game.id),
        picture: format!("{site}/g/{}/preview.png", game.id),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_its_size_and_letters() {
        let plain = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\"></svg>";
        let text = "<text x=\"9\" y=\"99\" font-family=\"DejaVu Sans, DejaVu Sans Condensed\" font-weight=\"bold\">Žofie</text></svg>";
        let empty = rendered(plain).unwrap();
        let written = rendered(&plain.replace("</svg>", text)).unwrap();
        assert_eq!(empty[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630");
        assert!(written.len() > empty.len());
    }

    #[test]
    fn only_so_much_is_kept() {
        let previews = Previews::default();
        let key = |n: usize| (GameId::from(format!("g{n}")), vec!["Mara".to_owned()]);
        for n in 0..20 {
            previews.keep(key(n), vec![7; 1 << 20].into());
        }
        assert_eq!(previews.find(&key(11)), None);
        assert!(previews.find(&key(12)).is_some());
        let other = (GameId::from("g12"), vec![String::new()]);
        assert_eq!(previews.find(&other), None, "another name, another picture");
    }
}
