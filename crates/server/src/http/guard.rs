//! What every request passes: limits, the origin check, headers on the way out, and the log.

use super::Web;
use super::problem::Refused;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// Where the scripts, styles and fonts of the page are,
const ASSETS: &str = "/assets/";
/// and the WebSockets of tables.
const TABLES: &str = "/ws/";

/// Only our own files run and are shown, and nobody may frame us.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// With everything.
const HEADERS: [(&str, &str); 2] = [
    ("x-content-type-options", "nosniff"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// With whatever might be opened as a page. Scripts, styles and fonts are not, and a first visit fetches a dozen
/// of them: on a slow line these lines would cost more than some of the files.
const PAGE_HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", CSP),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Where a request comes from.
#[derive(Debug, Clone, Copy)]
pub struct From(pub IpAddr);

/// Lets a request through, or refuses it.
pub async fn guard(State(web): State<Arc<Web>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let address = address(&web, &request);
    request.extensions_mut().insert(From(address));
    let method = request.method().clone();
    let is_asset = request.uri().path().starts_with(ASSETS);
    // The route and not the address: codes and ids are nobody's business.
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "page".to_owned(), |path| path.as_str().to_owned());
    let mut response = match check(&web, &request, address) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    let opens = !(is_asset && response.status().is_success());
    let page_headers = PAGE_HEADERS.iter().filter(|_| opens);
    for (name, value) in HEADERS.iter().chain(page_headers) {
        let name = HeaderName::from_static(name);
        // Pictures for messengers are for everybody, and say so.
        let headers = response.headers_mut();
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    let status = response.status().as_u16();
    let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::debug!(%method, route, status, micros, "request");
    metrics::counter!("enigma_requests_total", "route" => route, "status" => status.to_string())
        .increment(1);
    response
}

fn check(web: &Web, request: &Request, address: IpAddr) -> Result<(), Refused> {
    let path = request.uri().path();
    let changes = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if (changes || path.starts_with(TABLES)) && !same_origin(request.headers(), web) {
        let text = "requests from other sites are not answered";
        return Err(Refused::new(StatusCode::FORBIDDEN, "foreign_origin", text));
    }
    let may = if path.starts_with(ASSETS) {
        web.addresses.may_fetch(address)
    } else {
        // Whoever comes to a table may come back to a seat, which is looked at there.
        path.starts_with(TABLES) || web.addresses.may_request(address)
    };
    if !may {
        return Err(Refused::too_fast());
    }
    Ok(())
}

/// A browser says from which site a request comes; whoever is no browser says nothing.
fn same_origin(headers: &HeaderMap, web: &Web) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if let Some(url) = &web.public_url
        && origin.eq_ignore_ascii_case(url.trim_end_matches('/'))
    {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == origin_host
}

fn address(web: &Web, request: &Request) -> IpAddr {
    let peer = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
    if !web.behind_proxy {
        return peer;
    }
    // The last entry is the one our own proxy wrote.
    let forwarded = request
        .headers()
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .next_back()
        .and_then(|value| forwarded_address(value.rsplit(',').next()?));
    forwarded.unwrap_or(peer)
}

/// An address as proxies write it: alone, with a port, or in brackets.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With a port it was not read, and everybody behind that proxy counted as one.
    #[test]
    fn a_forwarded_address_may_have_a_port() {
        let four: IpAddr = [10, 0, 0, 7].into();
        let six: IpAddr = "2001:db8::7".parse().unwrap();
        for (text, address) in [
            (" 10.0.0.7", Some(four)),
            ("10.0.0.7:5123", Some(four)),
            ("2001:db8::7", Some(six)),
            ("[2001:db8::7]", Some(six)),
            ("[2001:db8::7]:443", Some(six)),
            ("unknown", None),
            ("", None),
        ] {
            assert_eq!(forwarded_address(text), address, "{text}");
        }
    }
}
