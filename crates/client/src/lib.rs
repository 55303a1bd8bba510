//! Joins a table of an Enigma server and plays.
//!
//! [`Client`] is a person on a server: it takes a name, makes and finds tables, fetches records.
//! [`AtTable`] is a connection to a table: it keeps the view up to date, answers pings, and sends
//! commands. `docs/protocol.md` describes what goes over the wire.
//!
//! ```no_run
//! # async fn example() -> Result<(), enigma_client::Error> {
//! use enigma_client::Client;
//! use enigma_protocol::TableCommand;
//! use serde_json::json;
//!
//! let mut mara = Client::new("127.0.0.1:8080");
//! mara.take_name("Mara").await?;
//! let mut table = mara.join("ABC234").await?;
//! table.command(TableCommand::Sit { seat: 1, name: None }).await?;
//! table.command(TableCommand::Ready { ready: true }).await?;
//! while table.view().is_none() {
//!     table.next().await?; // until the host starts the game
//! }
//! let answer = table.act(None, &json!({"type": "choose", "category": "weight"})).await?;
//! println!("{answer:?}");
//! # Ok(())
//! # }
//! ```

mod at_table;
mod http;

pub use at_table::{Answer, AtTable, Seen};
pub use http::Response;

use enigma_protocol::Settings;
use enigma_protocol::rest::{
    Claim, GameSummary, LinkCode, Me, MyGames, NewName, NewTable, Problem,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server cannot be reached, or the connection broke.
    #[error("connection: {0}")]
    Connection(String),
    /// The server refused, with this status.
    #[error("refused ({0}): {1:?}")]
    Refused(u16, Problem),
    /// The server said something that cannot be understood.
    #[error("cannot be understood: {0}")]
    Misunderstood(String),
    /// The server has said goodbye.
    #[error("goodbye: {0:?}")]
    Goodbye(enigma_protocol::Farewell),
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::Connection(error.to_string())
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Misunderstood(error.to_string())
    }
}

/// A person on a server.
#[derive(Debug, Clone)]
pub struct Client {
    address: String,
    cookie: Option<String>,
}

impl Client {
    /// Somebody without a name yet on the server at `host:port`.
    #[must_use]
    pub fn new(address: &str) -> Self {
        Self {
            address: address.to_owned(),
            cookie: None,
        }
    }

    /// The cookie that proves who this is, to come back later with [`Client::with_cookie`].
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same person again.
    #[must_use]
    pub fn with_cookie(address: &str, cookie: &str) -> Self {
        Self {
            address: address.to_owned(),
            cookie: Some(cookie.to_owned()),
        }
    }

    /// Takes a name; the first one makes this a person.
    ///
    /// # Errors
    /// If the server refuses the name or cannot be reached.
    pub async fn take_name(&mut self, name: &str) -> Result<Me, Error> {
        let body = NewName { name: name.into() };
        let response = self.request("POST", "/api/me", Some(&body)).await?;
        if let Some(cookie) = &response.cookie {
            self.cookie = Some(cookie.clone());
        }
        response.json()
    }

    /// A code that makes another device this person.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn link(&self) -> Result<LinkCode, Error> {
        self.request::<()>("POST", "/api/me/link", None)
            .await?
            .json()
    }

    /// Becomes the person who made the code.
    ///
    /// # Errors
    /// If the code is not valid, or the server cannot be reached.
    pub async fn claim(&mut self, code: &str) -> Result<Me, Error> {
        let body = Claim { code: code.into() };
        let response = self.request("POST", "/api/me/claim", Some(&body)).await?;
        if let Some(cookie) = &response.cookie {
            self.cookie = Some(cookie.clone());
        }
        response.json()
    }

    /// Makes a table; its code.
    ///
    /// # Errors
    /// If the server refuses the settings or cannot be reached.
    pub async fn make_table(&self, settings: &Settings) -> Result<String, Error> {
        let made: NewTable = self
            .request("POST", "/api/tables", Some(settings))
            .await?
            .json()?;
        Ok(made.code)
    }

    /// The newest games this person played, those under way first.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn games(&self) -> Result<Vec<GameSummary>, Error> {
        let MyGames {
            under_way, over, ..
        } = self.get("/api/me/games?limit=100").await?;
        Ok(under_way.into_iter().chain(over).collect())
    }

    /// The text of the record of a game that is over.
    ///
    /// # Errors
    /// If it is not over, or the server cannot be reached.
    pub async fn record(&self, game: &str) -> Result<String, Error> {
        let path = format!("/api/games/{game}/record");
        let response = self.request::<()>("GET", &path, None).await?;
        response.checked()?.text()
    }

    /// Sends a record file to have it replayed; the answer whatever its status.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub async fn replay_file(&self, record: impl Into<Vec<u8>>) -> Result<Response, Error> {
        self.send_file("/api/replay", record).await
    }

    /// Sends a file; the answer whatever its status.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub async fn send_file(&self, path: &str, file: impl Into<Vec<u8>>) -> Result<Response, Error> {
        let (cookie, body) = (self.cookie.as_deref(), Some(file.into()));
        http::request(&self.address, "POST", path, cookie, body).await
    }

    /// Fetches something.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.request::<()>("GET", path, None).await?.json()
    }

    /// Any request with this person's cookie; the answer whatever its status.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub async fn request<B: Serialize>(
        &self,
        method: &str,
        path: &str,
        body: Option<&B>,
    ) -> Result<Response, Error> {
        let body = body.map(serde_json::to_vec).transpose()?;
        http::request(&self.address, method, path, self.cookie.as_deref(), body).await
    }

    /// Goes to a table as somebody who has not been there.
    ///
    /// # Errors
    /// If the server says goodbye or cannot be reached.
    pub async fn join(&self, code: &str) -> Result<AtTable, Error> {
        self.rejoin(code, Seen::default()).await
    }

    /// Goes back to a table with what was seen there before.
    ///
    /// # Errors
    /// If the server says goodbye or cannot be reached.
    pub async fn rejoin(&self, code: &str, seen: Seen) -> Result<AtTable, Error> {
        AtTable::join(&self.address, code, self.cookie.as_deref(), seen).await
    }
}
