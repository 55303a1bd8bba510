//! What a refused request is answered with.

use crate::house::Refusal;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use enigma_protocol::rest::Problem;

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
        let text = "something failed on the server";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", text)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<StoreError> for Refused {
    /// It may be well again soon.
    fn from(error: StoreError) -> Self {
        let Self(_, problem) = Self::internal(&error.to_string());
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
