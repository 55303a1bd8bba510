//! The web client, embedded in the binary; a debug build reads it from disk at run time.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use enigma_puzzles::Category;
use rust_embed::{EmbeddedFile, RustEmbed};

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
        Some(file) => (StatusCode::NOT_FOUND, whole("index.html", &file)).into_response(),
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
    let tag = format!(
        "\"{}\"",
        crate::identity::hex(&file.metadata.sha256_hash()[..12])
    );
    // Files under assets/ carry a hash in their names and never change.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = headers
        .get(IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok());
    if known == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    (
        [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag)],
        whole(path, file),
    )
        .into_response()
}

fn whole(path: &str, file: &EmbeddedFile) -> Response {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match kind.type_().as_str() {
        "text" => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    ([(CONTENT_TYPE, kind)], file.data.to_vec()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

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
