//! Passkeys: made on one device, and brought along to another by whoever keeps them.

use super::Web;
use super::guard::From;
use super::me::{device_of, enter, may_create, me, my_devices};
use super::problem::{Body, Refused};
use super::who::{Who, set_cookie};
use crate::identity::passkey::{
    Challenge, Coming, Making, PasskeyError, PublicKey, Site, UNDERSTOOD,
};
use crate::identity::{Secret, clean_name};
use crate::store::people::{PASSKEYS, StoredPasskey};
use crate::store::{Person, PersonWrite, SecretHash, StoreError};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::header::{HOST, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use enigma_protocol::rest::{
    DeviceName, Me, MyDevices, NewPasskey, Passkey, PasskeyClaim, PasskeyQuestion, PasskeyWish,
    Problem,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// How long a challenge waits to be signed.
const VALID: u64 = 5 * 60 * 1000;

/// What a browser needs to make a passkey that is me.
#[utoipa::path(post, path = "/api/me/passkeys/wish", tag = "people", responses(
    (status = 200, body = PasskeyWish), (status = 401, body = Problem),
    (status = 409, body = Problem, description = "I have as many as there may be, or there are none at this address"),
    (status = 429, body = Problem)))]
pub async fn wish(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    Who(person): Who,
    headers: HeaderMap,
) -> Result<Json<PasskeyWish>, Refused> {
    may_create(&web, address)?;
    let site = site(&web, &headers)?;
    let known = web.shared.store.passkeys_of(&person.id).await?;
    if known.len() >= PASSKEYS as usize {
        return Err(too_many());
    }
    let challenge = challenge(&web, Some(&person)).await?;
    let known = known.iter().map(|passkey| written(&passkey.id));
    Ok(Json(PasskeyWish {
        challenge,
        site: site.id,
        user: written(person.id.as_str().as_bytes()),
        name: person.name,
        algorithms: UNDERSTOOD.to_vec(),
        known: known.collect(),
    }))
}

/// Keeps a passkey that was made: whoever has it can become me at any time.
#[utoipa::path(post, path = "/api/me/passkeys", tag = "people", request_body = NewPasskey, responses(
    (status = 200, body = MyDevices), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 409, body = Problem, description = "Too late, known already, or as many as there may be")))]
pub async fn make(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    headers: HeaderMap,
    Body(new): Body<NewPasskey>,
) -> Result<Json<MyDevices>, Refused> {
    let site = site(&web, &headers)?;
    let (client_data, attestation) = (read(&new.client_data)?, read(&new.attestation)?);
    let making = Making {
        client_data: &client_data,
        attestation: &attestation,
    };
    let made = making.check(&site)?;
    let now = web.shared.clock.calendar();
    let is_known = web.shared.store.passkey(&made.id).await?.is_some();
    let is_full = web.shared.store.passkeys_of(&person.id).await?.len() >= PASSKEYS as usize;
    let new = StoredPasskey {
        id: made.id,
        person: person.id.clone(),
        key: made.key.bytes().to_vec(),
        counter: made.counter,
        name: device_of(&headers),
        created: now,
        seen: 0,
    };
    let signed = signed(&making.challenge()?, Some(&person), now);
    let writes = vec![signed.into(), PersonWrite::NewPasskey(new).into()];
    match web.shared.store.write(writes).await {
        Err(_) if is_known => Err(taken()),
        Err(StoreError::Taken) => Err(taken()),
        Err(StoreError::Missing) if is_full => Err(too_many()),
        Err(StoreError::Missing) => Err(late()),
        other => {
            other?;
            Ok(Json(my_devices(&web, &person, &headers).await?))
        }
    }
}

/// What a browser needs to ask for a passkey. Which one it is, and so who, only its owner chooses.
#[utoipa::path(post, path = "/api/me/passkeys/question", tag = "people", responses(
    (status = 200, body = PasskeyQuestion),
    (status = 409, body = Problem, description = "There are no passkeys at this address"), (status = 429, body = Problem)))]
pub async fn question(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
) -> Result<Json<PasskeyQuestion>, Refused> {
    may_create(&web, address)?;
    let site = site(&web, &headers)?;
    Ok(Json(PasskeyQuestion {
        challenge: challenge(&web, None).await?,
        site: site.id,
    }))
}

/// Becomes whoever made the passkey. Who this device was before, it is no more.
#[utoipa::path(post, path = "/api/me/passkeys/claim", tag = "people", request_body = PasskeyClaim, responses(
    (status = 200, body = Me), (status = 400, body = Problem), (status = 404, body = Problem, description = "Removed, or never made"),
    (status = 409, body = Problem, description = "Too late, or copied"), (status = 429, body = Problem)))]
pub async fn claim(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(claim): Body<PasskeyClaim>,
) -> Result<impl IntoResponse, Refused> {
    may_create(&web, address)?;
    let site = site(&web, &headers)?;
    let id = read(&claim.id)?;
    let (client_data, signature) = (read(&claim.client_data)?, read(&claim.signature)?);
    let authenticator_data = read(&claim.authenticator_data)?;
    let coming = Coming {
        client_data: &client_data,
        authenticator_data: &authenticator_data,
        signature: &signature,
    };
    let found = web.shared.store.passkey(&id).await?;
    let passkey = found.ok_or_else(missing)?;
    let key = PublicKey::read(&passkey.key)?;
    let counter = coming.check(&site, &key, passkey.counter)?;
    let (secret, at) = (Secret::new(), web.shared.clock.calendar());
    let entered = PersonWrite::Enter {
        passkey,
        counter,
        token: secret.hash(),
        at,
    };
    let writes = vec![
        signed(&coming.challenge()?, None, at).into(),
        entered.into(),
    ];
    match web.shared.store.write(writes).await {
        Err(StoreError::Missing) => return Err(late()),
        other => other?,
    }
    let person = enter(&web, &headers, &secret).await?.ok_or_else(missing)?;
    Ok(([(SET_COOKIE, set_cookie(&secret, &web))], Json(me(person))))
}

/// Gives one of my passkeys a name.
#[utoipa::path(post, path = "/api/me/passkeys/{passkey}", tag = "people", request_body = DeviceName,
    params(("passkey" = String, Path, description = "The passkey's id")), responses(
    (status = 200, body = MyDevices), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem)))]
pub async fn name(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(DeviceName { name }): Body<DeviceName>,
) -> Result<Json<MyDevices>, Refused> {
    let name = clean_name(&name).map_err(|error| Refused::bad("bad_name", error.to_string()))?;
    let passkey = find(&web, &person, &id).await?;
    let named = PersonWrite::NamePasskey(passkey.id, name);
    web.shared.store.write(vec![named.into()]).await?;
    Ok(Json(my_devices(&web, &person, &headers).await?))
}

/// Removes one of my passkeys: nobody becomes me by it any more.
#[utoipa::path(delete, path = "/api/me/passkeys/{passkey}", tag = "people",
    params(("passkey" = String, Path, description = "The passkey's id")), responses(
    (status = 200, body = MyDevices), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn drop(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<MyDevices>, Refused> {
    let passkey = find(&web, &person, &id).await?;
    let dropped = PersonWrite::DropPasskey(passkey.id);
    web.shared.store.write(vec![dropped.into()]).await?;
    Ok(Json(my_devices(&web, &person, &headers).await?))
}

/// Whether passkeys can be made where this request came.
pub fn may_make(web: &Web, headers: &HeaderMap) -> bool {
    site(web, headers).is_ok()
}

/// A passkey, for its owner.
pub fn told(passkey: StoredPasskey) -> Passkey {
    Passkey {
        id: written(&passkey.id),
        name: passkey.name,
        since: passkey.created,
        seen: Some(passkey.seen).filter(|seen| *seen > 0),
        key: written(&passkey.key),
    }
}

async fn find(web: &Web, person: &Person, id: &str) -> Result<StoredPasskey, Refused> {
    let found = web.shared.store.passkey(&read(id)?).await?;
    found
        .filter(|passkey| passkey.person == person.id)
        .ok_or_else(missing)
}

fn site(web: &Web, headers: &HeaderMap) -> Result<Site, Refused> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let text = "there are no passkeys at this address; whoever runs the server finds in its guide what they need";
    Site::of(web.public_url.as_deref(), host)
        .ok_or_else(|| Refused::new(StatusCode::CONFLICT, "no_passkeys_here", text))
}

/// A new challenge, for a passkey of that person or for whoever comes.
async fn challenge(web: &Web, person: Option<&Person>) -> Result<String, Refused> {
    let challenge: Challenge = crate::identity::random_bytes();
    let person = person.map(|person| person.id.clone());
    let expires = web.shared.clock.calendar() + VALID;
    let write = PersonWrite::NewChallenge(hash(&challenge), person, expires);
    web.shared.store.write(vec![write.into()]).await?;
    Ok(written(&challenge))
}

/// That a challenge is signed, which it can be once.
fn signed(challenge: &Challenge, person: Option<&Person>, at: u64) -> PersonWrite {
    PersonWrite::Challenged {
        challenge: hash(challenge),
        person: person.map(|person| person.id.clone()),
        at,
    }
}

fn hash(challenge: &Challenge) -> SecretHash {
    Sha256::digest(challenge).into()
}

fn written(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn read(text: &str) -> Result<Vec<u8>, Refused> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text);
    bytes.map_err(|_| PasskeyError::Malformed("its bytes are no base64url").into())
}

fn missing() -> Refused {
    Refused::missing("no_such_passkey", "this server does not know that passkey")
}

fn late() -> Refused {
    let text = "that took too long, or was done before; try again";
    Refused::new(StatusCode::CONFLICT, "passkey_late", text)
}

fn taken() -> Refused {
    let text = "this passkey is known here already";
    Refused::new(StatusCode::CONFLICT, "passkey_taken", text)
}

fn too_many() -> Refused {
    let text = format!("you have {PASSKEYS} passkeys; remove one first");
    Refused::new(StatusCode::CONFLICT, "too_many_passkeys", text)
}

impl std::convert::From<PasskeyError> for Refused {
    fn from(error: PasskeyError) -> Self {
        let (status, refusal) = match error {
            PasskeyError::Malformed(_) | PasskeyError::Unsigned => {
                (StatusCode::BAD_REQUEST, "bad_passkey")
            }
            PasskeyError::Foreign => (StatusCode::BAD_REQUEST, "foreign_passkey"),
            PasskeyError::Copied => (StatusCode::CONFLICT, "passkey_copied"),
        };
        Self::new(status, refusal, error.to_string())
    }
}
