//! People: names, devices, and that all of it goes again.

use super::Web;
use super::guard::From;
use super::passkeys;
use super::problem::{Body, Refused};
use super::who::{MaybeWho, Who, clear_cookie, set_cookie, token};
use crate::identity::erasing::erase;
use crate::identity::{Secret, Signs, clean_name, device_id, device_name, public_id};
use crate::store::people::StoredDevice;
use crate::store::{Person, PersonWrite, SecretHash, StoreError, Write};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use enigma_protocol::rest::{
    Claim, Device, DeviceName, LinkCode, Me, MyDevices, NewName, Problem, RecoveryKey,
};
use std::sync::Arc;

/// How long a link for a second device is valid.
const LINK_VALID: u64 = 5 * 60 * 1000;
/// How often signs are drawn again that somebody else has.
const TRIES: usize = 3;
const HOUR: u64 = 60 * 60 * 1000;

/// Who I am. To be nobody yet is no fault, so that a first visit asks without an error.
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, body = Me), (status = 204, description = "Nobody yet")))]
pub async fn get(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    headers: HeaderMap,
) -> Response {
    match who {
        Some(person) => {
            if let Some(token) = token(&headers) {
                tokio::spawn(note_seen(web, person.clone(), token.hash()));
            }
            Json(me(person)).into_response()
        }
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
    headers: HeaderMap,
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
    let writes = vec![
        Write::NewPerson(person.clone(), secret.hash(), now),
        PersonWrite::NameDevice(secret.hash(), device_of(&headers)).into(),
    ];
    web.shared.store.write(writes).await?;
    let cookie = AppendHeaders(Some((SET_COOKIE, set_cookie(&secret, &web))));
    Ok((cookie, Json(me(person))))
}

/// Deletes me: my name, my keys, my times, my history. Games of others stay, and know a "Player".
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204), (status = 503, body = Problem)))]
pub async fn forget(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
) -> Result<impl IntoResponse, Refused> {
    if let Some(person) = who {
        erase(&web.shared, &person.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, clear_cookie(&web))]))
}

/// Makes a code that turns another device into me, once, within five minutes. Older ones are void.
#[utoipa::path(post, path = "/api/me/link", tag = "people", responses(
    (status = 200, body = LinkCode), (status = 401, body = Problem)))]
pub async fn link(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<LinkCode>, Refused> {
    let expires = web.shared.clock.calendar() + LINK_VALID;
    for _ in 0..TRIES {
        let (secret, signs) = (Secret::new(), Signs::new());
        let writes = vec![
            Write::NewLink(secret.hash(), person.id.clone(), expires),
            Write::AlsoLink(signs.hash(), person.id.clone(), expires),
        ];
        match web.shared.store.write(writes).await {
            // Somebody has these signs just now.
            Err(StoreError::Taken) => {}
            other => {
                other?;
                return Ok(Json(LinkCode {
                    code: secret.reveal(),
                    signs: signs.reveal(),
                    expires,
                }));
            }
        }
    }
    Err(Refused::internal("no signs were free"))
}

/// Becomes whoever made the code or the recovery key. Who this device was before, it is no more.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim, responses(
    (status = 200, body = Me), (status = 404, body = Problem, description = "Used, expired or never made"),
    (status = 429, body = Problem)))]
pub async fn claim(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(Claim { code }): Body<Claim>,
) -> Result<impl IntoResponse, Refused> {
    may_create(&web, address)?;
    let gone = || {
        Refused::missing(
            "no_such_link",
            "the code is used, expired or was never made",
        )
    };
    let secret = Secret::new();
    if !claimed(&web, &code, &secret).await? {
        return Err(gone());
    }
    let person = enter(&web, &headers, &secret).await?.ok_or_else(gone)?;
    Ok(([(SET_COOKIE, set_cookie(&secret, &web))], Json(me(person))))
}

/// A device that has just become somebody is named, and is no longer who it was before. Who it is; nobody if they went
/// this very moment.
pub(super) async fn enter(
    web: &Web,
    headers: &HeaderMap,
    new: &Secret,
) -> Result<Option<Person>, Refused> {
    let name = PersonWrite::NameDevice(new.hash(), device_of(headers));
    let before = token(headers).map(|before| Write::DropToken(before.hash()));
    let writes = std::iter::once(name.into()).chain(before);
    web.shared.store.write(writes.collect()).await?;
    Ok(web.shared.store.person_by_token(new.hash()).await?)
}

/// Makes a token of a code in either form, or of a recovery key. Whether there is such a one.
async fn claimed(web: &Web, code: &str, new: &Secret) -> Result<bool, Refused> {
    let (token, at) = (new.hash(), web.shared.clock.calendar());
    let mut writes: Vec<Write> = Vec::new();
    if let Ok(secret) = code.parse::<Secret>() {
        let link = secret.hash();
        writes.push(Write::ClaimLink { link, token, at });
        writes.push(
            PersonWrite::Recover {
                key: link,
                token,
                at,
            }
            .into(),
        );
    } else if let Ok(signs) = code.parse::<Signs>() {
        if !web.addresses.may_guess() {
            return Err(Refused::too_fast());
        }
        let link = signs.hash();
        writes.push(Write::ClaimLink { link, token, at });
    }
    for write in writes {
        match web.shared.store.write(vec![write]).await {
            Err(StoreError::Missing) => {}
            other => return Ok(other.map(|()| true)?),
        }
    }
    Ok(false)
}

/// My devices, and whether there is a recovery key.
#[utoipa::path(get, path = "/api/me/devices", tag = "people", responses(
    (status = 200, body = MyDevices), (status = 401, body = Problem)))]
pub async fn devices(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    headers: HeaderMap,
) -> Result<Json<MyDevices>, Refused> {
    Ok(Json(my_devices(&web, &person, &headers).await?))
}

pub(super) async fn my_devices(
    web: &Web,
    person: &Person,
    headers: &HeaderMap,
) -> Result<MyDevices, Refused> {
    let this = token(headers).map(|token| token.hash());
    let stored = web.shared.store.devices_of(&person.id).await?;
    let profile = web.shared.store.profile(&person.id).await?;
    let passkeys = web.shared.store.passkeys_of(&person.id).await?;
    let device = |device: StoredDevice| Device {
        id: device_id(&device.token),
        name: device.name,
        since: device.created,
        seen: Some(device.seen).filter(|seen| *seen > 0),
        this: Some(device.token) == this,
    };
    Ok(MyDevices {
        devices: stored.into_iter().map(device).collect(),
        recovery: profile.and_then(|profile| profile.recovery),
        passkeys: passkeys.into_iter().map(passkeys::told).collect(),
        may_make_passkey: passkeys::may_make(web, headers),
    })
}

async fn find_device(web: &Web, person: &Person, id: &str) -> Result<StoredDevice, Refused> {
    let devices = web.shared.store.devices_of(&person.id).await?;
    let found = { devices }
        .into_iter()
        .find(|device| device_id(&device.token) == id);
    found.ok_or_else(|| Refused::missing("no_such_device", "you have no such device"))
}

/// Gives one of my devices a name.
#[utoipa::path(post, path = "/api/me/devices/{device}", tag = "people", request_body = DeviceName,
    params(("device" = String, Path, description = "The device's id")), responses(
    (status = 200, body = MyDevices), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem)))]
pub async fn name_device(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(DeviceName { name }): Body<DeviceName>,
) -> Result<Json<MyDevices>, Refused> {
    let name = clean_name(&name).map_err(|error| Refused::bad("bad_name", error.to_string()))?;
    let device = find_device(&web, &person, &id).await?;
    let write = PersonWrite::NameDevice(device.token, name);
    web.shared.store.write(vec![write.into()]).await?;
    Ok(Json(my_devices(&web, &person, &headers).await?))
}

/// Forgets me on one of my devices. If it is the last one and there is no recovery key, nobody is me any more.
#[utoipa::path(delete, path = "/api/me/devices/{device}", tag = "people",
    params(("device" = String, Path, description = "The device's id")), responses(
    (status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn drop_device(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    let device = find_device(&web, &person, &id).await?;
    let write = Write::DropToken(device.token);
    web.shared.store.write(vec![write]).await?;
    // Its lines end; those of the other devices come back.
    web.shared.forget(&person.id).await;
    let this = token(&headers).is_some_and(|token| token.hash() == device.token);
    let cookie = this.then(|| (SET_COOKIE, clear_cookie(&web)));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookie)))
}

/// Makes a recovery key: whoever has it can become me at any time. An older one is void.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses(
    (status = 200, body = RecoveryKey), (status = 401, body = Problem)))]
pub async fn recovery(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<RecoveryKey>, Refused> {
    let (secret, made) = (Secret::new(), web.shared.clock.calendar());
    let write = PersonWrite::NewRecovery(person.id, secret.hash(), made);
    web.shared.store.write(vec![write.into()]).await?;
    let key = secret.reveal();
    Ok(Json(RecoveryKey { key, made }))
}

/// Notes once an hour that a device is in use. Nobody waits for that, and it does not matter if it fails.
async fn note_seen(web: Arc<Web>, person: Person, token: SecretHash) {
    let now = web.shared.clock.calendar();
    let hour = now - now % HOUR;
    let devices = web
        .shared
        .store
        .devices_of(&person.id)
        .await
        .unwrap_or_default();
    let is_due = |device: &StoredDevice| device.token == token && device.seen < hour;
    if devices.iter().any(is_due) {
        let seen = PersonWrite::Seen(token, hour);
        let _ = web.shared.store.write(vec![seen.into()]).await;
    }
}

/// What a device is called at first.
pub(super) fn device_of(headers: &HeaderMap) -> String {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    device_name(agent.unwrap_or_default()).to_owned()
}

pub(super) fn me(person: Person) -> Me {
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
