//! The web client, embedded in the binary as its build has compressed it; a debug build reads it
//! from disk at run time.

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{AppendHeaders, IntoResponse, Response};
use enigma_puzzles::Category;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Pages;

const NOT_BUILT: &str = "\
The game server is running, but its pages were not built into this program.
Build them with `make build` (or `npm run -w web build` before `cargo build`) and start it again.
";

/// A file of the web client, or its first page, which finds its own way.
pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
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
    match Pages::get("index.html") {
        Some(file) if is_page(path) => serve("index.html", &file, &headers),
        // The page itself says that there is nothing here.
        Some(file) => {
            let body = Whole::of("index.html", &file, &headers);
            (StatusCode::NOT_FOUND, body).into_response()
        }
        None => (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response(),
    }
}

/// Whether the page has something to show at an address. Its own router (`web/src/router.svelte.ts`)
/// knows the same addresses; the tests of both read `web/src/addresses.json`.
fn is_page(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let alone = |name: &str| name == "word" || name.parse::<Category>().is_ok();
    let day = |text: &str| text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    match parts[..] {
        [] | ["learn" | "practice" | "daily"] | ["rules", "circuit" | "cipher"] => true,
        ["t", code] => {
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
            (4..=16).contains(&code.len()) && code.bytes().all(fits)
        }
        ["practice", name] => alone(name),
        ["daily", number] => day(number),
        ["daily", number, name] => day(number) && alone(name),
        _ => false,
    }
}

/// Whether the pages are there; the rest of the server works without them.
#[must_use]
pub fn are_built() -> bool {
    Pages::get("index.html").is_some()
}

fn serve(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    // Files under assets/ carry a hash in their names and never change.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok());
    let body = Whole::of(path, file, headers);
    if known == Some(body.tag.as_str()) {
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
                crate::identity::hex(&file.metadata.sha256_hash()[..12])
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
    async fn pages_are_sent_as_the_build_compressed_them() {
        if !are_built() {
            return;
        }
        let mut lengths = Vec::new();
        for encoding in ["identity", "gzip", "br"] {
            let accepted = axum::http::HeaderValue::from_static(encoding);
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, accepted)]);
            let answer = page(Method::GET, Uri::from_static("/learn"), headers.clone()).await;
            let sent = answer.headers().get(CONTENT_ENCODING);
            assert_eq!(sent.is_some(), encoding != "identity");
            assert!(sent.is_none_or(|sent| sent == encoding));
            assert_eq!(answer.headers()[VARY], "accept-encoding");
            let tag = answer.headers()[ETAG].clone();
            let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await;
            lengths.push(body.unwrap().len());
            let mut again = headers;
            again.insert(IF_NONE_MATCH, tag);
            let answer = page(Method::GET, Uri::from_static("/learn"), again).await;
            assert_eq!(answer.status(), StatusCode::NOT_MODIFIED);
        }
        assert!(lengths.is_sorted_by(|a, b| a > b), "{lengths:?}");
    }

    #[test]
    fn the_server_knows_the_addresses_of_the_page() {
        let addresses = include_str!("../../../../web/src/addresses.json");
        let addresses: serde_json::Value = serde_json::from_str(addresses).unwrap();
        for (list, expected) in [("pages", true), ("nothing", false)] {
            for path in addresses[list].as_array().unwrap() {
                assert_eq!(is_page(path.as_str().unwrap()), expected, "{path}");
            }
        }
    }
}
