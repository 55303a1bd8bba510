//! Who is asking: the cookie with the secret token.

use super::Web;
use super::problem::Refused;
use crate::identity::Secret;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use std::sync::Arc;

/// The cookie's name.
const COOKIE_NAME: &str = "enigma";
/// A year: whoever comes back after that is somebody new.
const SECONDS_KEPT: u64 = 365 * 24 * 60 * 60;

/// Who is asking, if anybody knows.
pub struct MaybeWho(pub Option<Person>);

/// Who is asking; refused if nobody knows.
pub struct Who(pub Person);

impl FromRequestParts<Arc<Web>> for MaybeWho {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Refused> {
        let Some(secret) = token(&parts.headers) else {
            return Ok(Self(None));
        };
        Ok(Self(web.shared.store.person_by_token(secret.hash()).await?))
    }
}

impl FromRequestParts<Arc<Web>> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Refused> {
        let MaybeWho(who) = MaybeWho::from_request_parts(parts, web).await?;
        who.map(Self).ok_or_else(Refused::nobody)
    }
}

/// The token a request carries, if it carries one.
pub fn token(headers: &HeaderMap) -> Option<Secret> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .filter(|(name, _)| *name == COOKIE_NAME)
        .find_map(|(_, value)| value.parse().ok())
}

/// The `Set-Cookie` header that hands a token to its owner.
pub fn set_cookie(secret: &Secret, web: &Web) -> String {
    cookie(&secret.reveal(), SECONDS_KEPT, web)
}

/// The `Set-Cookie` header that takes the token away.
pub fn clear_cookie(web: &Web) -> String {
    cookie("", 0, web)
}

fn cookie(value: &str, seconds: u64, web: &Web) -> String {
    let secure = web
        .public_url
        .as_ref()
        .is_some_and(|url| url.starts_with("https://"));
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
