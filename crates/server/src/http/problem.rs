//! What a refused request is answered with.

use crate::house::Refusal;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use enigma_protocol::rest::Problem;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A refused request. Inner causes are logged and never sent.
#[derive(Debug)]
pub struct Refused(StatusCode, Problem);

impl Refused {
    /// With this status, stable name and sentence.
    pub fn new(status: StatusCode, refusal: &str, text: impl Into<String>) -> Self {
        let problem = Problem {
            refusal: refusal.into(),
            text: enigma_protocol::reason(text),
            line: None,
        };
        Self(status, problem)
    }

    /// The same, about a line of a file.
    pub fn at_line(mut self, line: usize) -> Self {
        self.1.line = u32::try_from(line).ok();
        self
    }

    /// There is no such thing.
    pub fn missing(refusal: &str, text: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, refusal, text)
    }

    /// The request makes no sense.
    pub fn bad(refusal: &str, text: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, refusal, text)
    }

    /// The address asks for too much in too little time.
    pub fn too_fast() -> Self {
        let text = "too many requests; wait a moment";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", text)
    }

    /// Nobody knows who is asking.
    pub fn nobody() -> Self {
        let text = "say who you are first (POST /api/me)";
        Self::new(StatusCode::UNAUTHORIZED, "no_name", text)
    }

    /// Something failed here.
    pub fn internal(cause: &str) -> Self {
        tracing::error!(cause, "a request failed");
        Self::unsaid()
    }

    fn unsaid() -> Self {
        let text = "something failed on the server";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", text)
    }
}

/// While a database is away everybody asks again and again: what fails by it is logged at most this often.
const SELDOM: Duration = Duration::from_secs(10);

/// What was not logged since it last was.
#[derive(Debug, Default)]
struct Unlogged {
    last: Option<Instant>,
    count: u64,
}

impl Unlogged {
    /// One more has failed; how many there were since something was last logged, if it is time for that.
    fn one_more(&mut self, now: Instant) -> Option<u64> {
        self.count += 1;
        let is_early = |last: Instant| now.saturating_duration_since(last) < SELDOM;
        if self.last.is_some_and(is_early) {
            return None;
        }
        self.last = Some(now);
        Some(std::mem::take(&mut self.count))
    }
}

static UNLOGGED: Mutex<Unlogged> = Mutex::new(Unlogged {
    last: None,
    count: 0,
});

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<StoreError> for Refused {
    /// It may be well again soon.
    fn from(error: StoreError) -> Self {
        let mut unlogged = UNLOGGED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(requests) = unlogged.one_more(Instant::now()) {
            tracing::error!(cause = %error, requests, "requests failed");
        }
        drop(unlogged);
        let Self(_, problem) = Self::unsaid();
        Self(StatusCode::SERVICE_UNAVAILABLE, problem)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::bad(&refusal.name, refusal.text)
    }
}

/// Nothing is found at this address.
pub async fn no_such_page() -> Refused {
    Refused::missing("no_such_page", "there is nothing at this address")
}

/// A JSON body; what cannot be read is refused with a [`Problem`] that says why.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: serde::de::DeserializeOwned> axum::extract::FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Self, Refused> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Refused::new(
                rejection.status(),
                "bad_body",
                rejection.body_text(),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With a database that was away a log grew by hundreds of lines a second.
    #[test]
    fn what_fails_by_the_store_is_logged_now_and_then() {
        let mut unlogged = Unlogged::default();
        let began = Instant::now();
        assert_eq!(unlogged.one_more(began), Some(1));
        assert_eq!(unlogged.one_more(began), None);
        assert_eq!(unlogged.one_more(began + SELDOM / 2), None);
        assert_eq!(unlogged.one_more(began + SELDOM), Some(3));
    }
}
