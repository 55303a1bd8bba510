//! One request, one answer, over a connection of its own.

use crate::Error;
use enigma_protocol::rest::Problem;
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

/// An answer.
#[derive(Debug, Clone)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The cookie that was set, without its attributes.
    pub cookie: Option<String>,
    /// The body.
    pub body: Vec<u8>,
}

impl Response {
    /// The body as JSON.
    ///
    /// # Errors
    /// If the server refused, or the body is something else.
    pub fn json<T: DeserializeOwned>(self) -> Result<T, Error> {
        Ok(serde_json::from_slice(&self.checked()?.body)?)
    }

    /// The body as text.
    ///
    /// # Errors
    /// If it is none.
    pub fn text(self) -> Result<String, Error> {
        String::from_utf8(self.body).map_err(|error| Error::Misunderstood(error.to_string()))
    }

    /// The answer, unless it is a refusal.
    ///
    /// # Errors
    /// If the server refused.
    pub fn checked(self) -> Result<Self, Error> {
        if self.status < 400 {
            return Ok(self);
        }
        let problem = serde_json::from_slice(&self.body).unwrap_or_else(|_| Problem {
            refusal: "unknown".into(),
            text: String::from_utf8_lossy(&self.body).into_owned(),
            line: None,
        });
        Err(Error::Refused(self.status, problem))
    }
}

pub(crate) async fn request(
    address: &str,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<Vec<u8>>,
) -> Result<Response, Error> {
    let broken = |error: hyper::Error| Error::Connection(error.to_string());
    let stream = TcpStream::connect(address).await?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(broken)?;
    tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, address);
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    if body.is_some() {
        request = request.header(CONTENT_TYPE, "application/json");
    }
    let request = request
        .body(Full::new(Bytes::from(body.unwrap_or_default())))
        .map_err(|error| Error::Misunderstood(error.to_string()))?;
    let response = sender.send_request(request).await.map_err(broken)?;
    let status = response.status().as_u16();
    let headers: Vec<(String, String)> = response
        .headers()
        .iter()
        .map(|(name, value)| {
            (
                name.to_string(),
                String::from_utf8_lossy(value.as_bytes()).into_owned(),
            )
        })
        .collect();
    let cookie = response
        .headers()
        .get(SET_COOKIE)
        .and_then(|cookie| cookie.to_str().ok()?.split(';').next())
        .map(str::to_owned);
    let body = response.into_body().collect().await.map_err(broken)?;
    Ok(Response {
        status,
        headers,
        cookie,
        body: body.to_bytes().to_vec(),
    })
}
