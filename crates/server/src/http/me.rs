//! People: names, forgetting, a second device.

use super::Web;
use super::guard::From;
use super::problem::{Body, Refused};
use super::who::{MaybeWho, Who, clear_cookie, set_cookie, token};
use crate::identity::{Secret, clean_name, public_id};
use crate::store::{Person, StoreError, Write};
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use enigma_protocol::rest::{Claim, LinkCode, Me, NewName, Problem};
use std::sync::Arc;

/// How long a link for a second device is valid.
const LINK_VALID: u64 = 10 * 60 * 1000;

/// Who I am. To be nobody yet is no fault, so that a first visit asks without an error.
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, body = Me), (status = 204, description = "Nobody yet")))]
pub async fn get(MaybeWho(who): MaybeWho) -> Response {
    match who {
        Some(person) => Json(me(person)).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Takes a name. Whoever has no identity yet gets one: a secret token in a cookie.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = NewName, responses(
    (status = 200, body = Me), (status = 400, body = Problem),
    (status = 409, body = Problem, description = "Somebody plays at the same table under that name"),
    (status = 429, body = Problem)))]
pub async fn name(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    MaybeWho(who): MaybeWho,
    Body(NewName { name }): Body<NewName>,
) -> Result<impl IntoResponse, Refused> {
    let name = clean_name(&name).map_err(|error| Refused::bad("bad_name", error.to_string()))?;
    if let Some(person) = who {
        let person = Person { name, ..person };
        if !web.shared.may_rename(&person).await {
            let text = "somebody at your table is called that; choose another name, or wait for the end of the game";
            return Err(Refused::new(StatusCode::CONFLICT, "name_taken", text));
        }
        web.shared
            .store
            .write(vec![Write::Rename(person.clone())])
            .await?;
        web.shared.rename(&person).await;
        return Ok((AppendHeaders(None), Json(me(person))));
    }
    may_create(&web, address)?;
    let secret = Secret::new();
    let person = Person {
        id: public_id().into(),
        name,
    };
    let now = web.shared.clock.calendar();
    let write = Write::NewPerson(person.clone(), secret.hash(), now);
    web.shared.store.write(vec![write]).await?;
    let cookie = AppendHeaders(Some((SET_COOKIE, set_cookie(&secret, &web))));
    Ok((cookie, Json(me(person))))
}

/// Forgets me on this device.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204)))]
pub async fn forget(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    if let Some(secret) = token(&headers) {
        web.shared
            .store
            .write(vec![Write::DropToken(secret.hash())])
            .await?;
    }
    if let Some(person) = who {
        web.shared.forget(&person.id).await;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, clear_cookie(&web))]))
}

/// Makes a code that turns another device into me, once, within ten minutes.
#[utoipa::path(post, path = "/api/me/link", tag = "people", responses(
    (status = 200, body = LinkCode), (status = 401, body = Problem)))]
pub async fn link(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<LinkCode>, Refused> {
    let secret = Secret::new();
    let expires = web.shared.clock.calendar() + LINK_VALID;
    let write = Write::NewLink(secret.hash(), person.id, expires);
    web.shared.store.write(vec![write]).await?;
    let code = secret.reveal();
    Ok(Json(LinkCode { code, expires }))
}

/// Becomes whoever made the code.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim, responses(
    (status = 200, body = Me), (status = 404, body = Problem, description = "Used, expired or never made"),
    (status = 429, body = Problem)))]
pub async fn claim(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    Body(Claim { code }): Body<Claim>,
) -> Result<impl IntoResponse, Refused> {
    may_create(&web, address)?;
    let gone = || {
        Refused::missing(
            "no_such_link",
            "the link is used, expired or was never made",
        )
    };
    let link: Secret = code.parse().map_err(|_| gone())?;
    let secret = Secret::new();
    let write = Write::ClaimLink {
        link: link.hash(),
        token: secret.hash(),
        at: web.shared.clock.calendar(),
    };
    match web.shared.store.write(vec![write]).await {
        Err(StoreError::Missing) => return Err(gone()),
        other => other?,
    }
    let person = web
        .shared
        .store
        .person_by_token(secret.hash())
        .await?
        .ok_or_else(gone)?;
    Ok(([(SET_COOKIE, set_cookie(&secret, &web))], Json(me(person))))
}

fn me(person: Person) -> Me {
    Me {
        id: person.id.into(),
        name: person.name,
    }
}

/// Whether something more may be made from an address.
pub fn may_create(web: &Web, address: std::net::IpAddr) -> Result<(), Refused> {
    if web.addresses.may_create(address) {
        return Ok(());
    }
    let text = "too many new things from your address; wait a minute";
    Err(Refused::new(
        StatusCode::TOO_MANY_REQUESTS,
        "too_fast",
        text,
    ))
}
