//! The web client, embedded in the binary as its build has compressed it; a debug build reads it
//! from disk at run time.

use super::first_page::{FirstPage, FirstPages, Told, kind_of, language, theme};
use super::{Web, preview, tables};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{AppendHeaders, IntoResponse, Response};
use enigma_protocol::{GameKind, Stage};
use enigma_table::GameId;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Pages;

const NOT_BUILT: &str = "\
The game server is running, but its pages were not built into this program.
Build them with `make build` (or `npm run -w web build` before `cargo build`) and start it again.
";

/// A file of the web client, or its first page, which finds its own way.
pub async fn page(
    State(web): State<Arc<Web>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Pages::get(path) {
        return serve(path, &file, &headers);
    }
    let is_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    if is_file {
        return (StatusCode::NOT_FOUND, "there is nothing at this address\n").into_response();
    }
    let (kind, told) = kind_at(&web, path, &headers).await;
    match first_pages() {
        Some(pages) => first(&pages, kind, told.as_ref(), &headers),
        None => (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response(),
    }
}

/// What the page shows at an address. At a table where a game has begun, it shows that game; a game that is over has a
/// page of its own.
async fn kind_at(
    web: &Web,
    path: &str,
    headers: &HeaderMap,
) -> (Option<&'static str>, Option<Told>) {
    let Some(kind) = kind_of(path) else {
        return (None, None);
    };
    if let Some(id) = path.strip_prefix("g/") {
        return kind_of_game(web, &id.trim_end_matches('/').into(), kind, headers).await;
    }
    let Some(code) = path.strip_prefix("t/") else {
        return (Some(kind), None);
    };
    let table = tables::summary_of(web, code.trim_end_matches('/')).await;
    let kind = match table.map(|table| (table.stage, table.settings.game.kind())) {
        Ok((Stage::Lobby, _)) | Err(_) => kind,
        Ok((_, GameKind::Circuit)) => "table/circuit",
        Ok((_, GameKind::Cipher)) => "table/cipher",
    };
    (Some(kind), None)
}

/// The page of a game by its id, with what it says of itself; none where there is no such game, which the page itself
/// says.
async fn kind_of_game(
    web: &Web,
    id: &GameId,
    kind: &'static str,
    headers: &HeaderMap,
) -> (Option<&'static str>, Option<Told>) {
    if id.is_empty() {
        return (Some(kind), None);
    }
    match web.shared.store.game(id).await {
        Ok(None) => (None, None),
        Ok(Some(game)) => {
            let kind = match game.kind {
                GameKind::Circuit => "game/circuit",
                GameKind::Cipher => "game/cipher",
            };
            (Some(kind), preview::told(web, &game, headers).await)
        }
        Err(_) => (Some(kind), None),
    }
}

/// The first pages, made once; a debug build makes them anew from what lies on the disk now.
fn first_pages() -> Option<Arc<FirstPages>> {
    static MADE: LazyLock<Option<Arc<FirstPages>>> = LazyLock::new(make_first_pages);
    if cfg!(debug_assertions) {
        make_first_pages()
    } else {
        MADE.clone()
    }
}

fn make_first_pages() -> Option<Arc<FirstPages>> {
    let index = Pages::get("index.html")?;
    let index = str::from_utf8(&index.data).ok()?;
    let needs = Pages::get("first-load.json")?;
    let made = FirstPages::new(index, &needs.data);
    made.map(Arc::new)
        .inspect_err(|error| tracing::error!(%error, "first-load.json cannot be read"))
        .ok()
}

/// Whether the pages are there; the rest of the server works without them.
#[must_use]
pub fn are_built() -> bool {
    first_pages().is_some()
}

/// The first page, as this address and this reader need it. It is compressed on its way.
fn first(
    pages: &FirstPages,
    kind: Option<&str>,
    told: Option<&Told>,
    headers: &HeaderMap,
) -> Response {
    let page = pages.get(kind, language(headers));
    let FirstPage { html, tag } = page.telling(told).in_theme(theme(headers));
    let html = ([(CONTENT_TYPE, "text/html; charset=utf-8")], html);
    if kind.is_none() {
        // The page itself says that there is nothing here.
        return (StatusCode::NOT_FOUND, html).into_response();
    }
    if is_known(&tag, headers) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let varies = [
        (CACHE_CONTROL, "no-cache"),
        (VARY, "accept-language, cookie"),
    ];
    (varies, [(ETAG, tag)], html).into_response()
}

/// Whether whoever asks has it already.
fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let known = headers.get(IF_NONE_MATCH);
    known.is_some_and(|known| known.as_bytes() == tag.as_bytes())
}

fn serve(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    // Files under assets/ carry a hash in their names and never change.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let body = Whole::of(path, file, headers);
    if is_known(&body.tag, headers) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, body.tag)]).into_response();
    }
    ([(CACHE_CONTROL, cache)], body).into_response()
}

/// A file as it is sent: compressed, if the build has laid a compressed one beside it and whoever
/// asks can read that.
struct Whole {
    kind: String,
    tag: String,
    encoding: Option<&'static str>,
    data: Cow<'static, [u8]>,
}

impl Whole {
    fn of(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Self {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        let kind = match kind.type_().as_str() {
            "text" => format!("{kind}; charset=utf-8"),
            _ => kind.to_string(),
        };
        let compressed = [("br", "br"), ("gzip", "gz")]
            .into_iter()
            .filter(|&(encoding, _)| accepts(headers, encoding))
            .find_map(|(encoding, ending)| {
                let file = Pages::get(&format!("{path}.{ending}"))?;
                Some((encoding, file))
            });
        let (encoding, file) = match &compressed {
            Some((encoding, file)) => (Some(*encoding), file),
            None => (None, file),
        };
        Self {
            kind,
            tag: format!(
                "\"{}\"",
                enigma_table::fairness::hex(&file.metadata.sha256_hash()[..12])
            ),
            encoding,
            data: file.data.clone(),
        }
    }
}

impl IntoResponse for Whole {
    fn into_response(self) -> Response {
        let encoding = self.encoding.map(|encoding| (CONTENT_ENCODING, encoding));
        (
            [(CONTENT_TYPE, self.kind), (ETAG, self.tag)],
            [(VARY, "accept-encoding")],
            AppendHeaders(encoding),
            Body::from(match self.data {
                Cow::Borrowed(data) => Bytes::from_static(data),
                Cow::Owned(data) => data.into(),
            }),
        )
            .into_response()
    }
}

/// Whether whoever asks can read an encoding: they name it, and not with the weight 0.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    headers
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|item| item.split_once(';').unwrap_or((item, "")))
        .any(|(name, weight)| {
            let refused = weight
                .trim()
                .strip_prefix("q=")
                .and_then(|weight| weight.parse::<f32>().ok())
                .is_some_and(|weight| weight <= 0.0);
            name.trim().eq_ignore_ascii_case(encoding) && !refused
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a page links in its head.
    fn links(page: &FirstPage) -> Vec<String> {
        let html = String::from_utf8(page.html.to_vec()).unwrap();
        let mut links: Vec<String> = ["href=\"/", "src=\"/"]
            .iter()
            .flat_map(|start| html.split(start).skip(1))
            .map(|rest| rest.split_once('"').unwrap().0.to_owned())
            .collect();
        links.sort_unstable();
        links
    }

    /// The pages that `make test` builds before it runs this; alone, the program is tested without them.
    fn built() -> Option<Arc<FirstPages>> {
        Pages::get("index.html")?;
        Some(first_pages().expect("first-load.json lies beside index.html"))
    }

    const KINDS: [(&str, &str); 13] = [
        ("table", "Table-"),
        ("table/circuit", "CircuitTable-"),
        ("table/cipher", "CipherTable-"),
        ("game", "GamePage-"),
        ("game/circuit", "CircuitReplay-"),
        ("game/cipher", "CipherReplay-"),
        ("rules", "RulesPage-"),
        ("learn", "Tutorial-"),
        ("practice", "Practice-"),
        ("practice/word", "WordPractice-"),
        ("daily", "Daily-"),
        ("daily/puzzle", "DayPuzzle-"),
        ("daily/word", "DayWord-"),
    ];

    #[test]
    fn every_linked_file_is_there_once_in_every_language() {
        let Some(pages) = built() else { return };
        for kind in KINDS.map(|(kind, _)| kind).iter().chain(&["home"]) {
            for language in ["en", "de", "fr", "cs"] {
                let mut links = links(pages.get(Some(kind), language));
                assert!(
                    links.iter().all(|file| Pages::get(file).is_some()),
                    "{kind}: {links:?}"
                );
                let count = links.len();
                links.dedup();
                assert_eq!(links.len(), count, "{kind} links a file twice: {links:?}");
            }
        }
    }

    #[test]
    fn each_kind_of_address_links_the_script_of_its_page() {
        let Some(pages) = built() else { return };
        for (kind, name) in KINDS {
            let script = format!("assets/{name}");
            let links = links(pages.get(Some(kind), "en"));
            assert!(
                links.iter().any(|file| file.starts_with(&script)),
                "{kind}: {links:?}"
            );
        }
        let home = links(pages.get(Some("home"), "en"));
        let nothing = links(pages.get(None, "en"));
        let texts: Vec<_> = home.iter().filter(|file| !nothing.contains(file)).collect();
        assert_eq!(
            texts.len(),
            1,
            "home needs its texts and no more: {texts:?}"
        );
    }

    #[test]
    fn an_encoding_is_used_if_it_is_named_and_not_ruled_out() {
        let accepts = |header: &'static str, encoding| {
            let value = axum::http::HeaderValue::from_static(header);
            accepts(&HeaderMap::from_iter([(ACCEPT_ENCODING, value)]), encoding)
        };
        assert!(accepts("gzip, deflate, br, zstd", "br"));
        assert!(accepts("GZIP;q=0.5", "gzip"));
        assert!(!accepts("gzip;q=0, br", "gzip"));
        assert!(!accepts("identity", "br"));
        assert!(!accepts("", "gzip"));
    }

    #[tokio::test]
    async fn scripts_and_styles_are_sent_as_the_build_compressed_them() {
        let Some(pages) = built() else { return };
        let linked = links(pages.get(Some("learn"), "en"));
        for path in linked.iter().filter(|path| path.starts_with("assets/")) {
            let file = Pages::get(path).unwrap();
            let mut lengths = Vec::new();
            for encoding in ["identity", "gzip", "br"] {
                let accepted = axum::http::HeaderValue::from_static(encoding);
                let mut headers = HeaderMap::from_iter([(ACCEPT_ENCODING, accepted)]);
                let answer = serve(path, &file, &headers);
                let sent = answer.headers().get(CONTENT_ENCODING);
                assert_eq!(sent.is_some(), encoding != "identity", "{path}");
                assert!(sent.is_none_or(|sent| sent == encoding), "{path}");
                assert_eq!(answer.headers()[VARY], "accept-encoding");
                let tag = answer.headers()[ETAG].clone();
                let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await;
                lengths.push(body.unwrap().len());
                headers.insert(IF_NONE_MATCH, tag);
                let again = serve(path, &file, &headers);
                assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
            }
            assert!(lengths.is_sorted_by(|a, b| a > b), "{path}: {lengths:?}");
        }
    }

    #[test]
    fn a_first_page_is_sent_again_only_to_somebody_who_needs_another() {
        let Some(pages) = built() else { return };
        let english = first(&pages, Some("learn"), None, &HeaderMap::new());
        assert_eq!(english.headers()[VARY], "accept-language, cookie");
        let tag = english.headers()[ETAG].clone();
        let mut headers = HeaderMap::from_iter([(IF_NONE_MATCH, tag)]);
        let again = first(&pages, Some("learn"), None, &headers);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(
            first(&pages, Some("rules"), None, &headers).status(),
            StatusCode::OK
        );
        let german = axum::http::HeaderValue::from_static("de");
        headers.insert(axum::http::header::ACCEPT_LANGUAGE, german);
        assert_eq!(
            first(&pages, Some("learn"), None, &headers).status(),
            StatusCode::OK
        );
        assert_eq!(
            first(&pages, None, None, &headers).status(),
            StatusCode::NOT_FOUND
        );
    }

    #[test]
    fn languages_differ_in_their_texts_only() {
        let Some(pages) = built() else { return };
        for (kind, _) in KINDS {
            let [english, czech] =
                ["en", "cs"].map(|language| links(pages.get(Some(kind), language)));
            let others = czech.iter().filter(|file| !english.contains(file));
            assert_eq!(english.len(), czech.len(), "{kind}");
            assert!((2..=5).contains(&others.count()), "{kind}: {czech:?}");
        }
    }
}
