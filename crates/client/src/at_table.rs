//! A connection to a table.

use crate::Error;
use enigma_protocol::{
    ClientMsg, Patch, Raw, Said, ServerMsg, TableCommand, TableState, VERSION, shorthand,
};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::Value;
use std::collections::VecDeque;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// What was seen at a table before, to go on from there.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    /// The game.
    pub game: Option<String>,
    /// Its last step.
    pub seq: u64,
    /// The view after that step.
    pub view: Option<Value>,
    /// The last line of chat.
    pub chat: u64,
    /// The seat to look from.
    pub seat: Option<u8>,
}

/// How the server answered a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It was carried out; the step it became, if it was an action.
    Did(Option<u64>),
    /// It was refused: the stable name and the sentence.
    Refused(String, String),
}

impl Answer {
    /// Whether it was carried out.
    #[must_use]
    pub const fn is_did(&self) -> bool {
        matches!(self, Self::Did(_))
    }

    /// The stable name of the refusal, if it was one.
    #[must_use]
    pub fn refusal(&self) -> Option<&str> {
        match self {
            Self::Refused(name, _) => Some(name),
            Self::Did(_) => None,
        }
    }

    /// The answer to a command, if the message is that.
    fn to(command: &str, message: &ServerMsg) -> Option<Self> {
        match message {
            ServerMsg::Did { id, seq, .. } if id == command => Some(Self::Did(*seq)),
            ServerMsg::Refused {
                id: Some(id),
                refusal,
                text,
                ..
            } if id == command => Some(Self::Refused(refusal.clone(), text.clone())),
            _ => None,
        }
    }
}

/// A connection to a table. It keeps the view up to date as messages are read.
pub struct AtTable {
    socket: WebSocketStream<TcpStream>,
    seen: Seen,
    table: Option<TableState>,
    you: Option<String>,
    zero: i64,
    next_id: u64,
    prefix: String,
    /// Read while waiting for something else.
    waiting: VecDeque<ServerMsg>,
    heard: Option<Vec<String>>,
}

impl AtTable {
    pub(crate) async fn join(
        address: &str,
        code: &str,
        cookie: Option<&str>,
        seen: Seen,
    ) -> Result<Self, Error> {
        let mut at = Self::connect(address, code, cookie).await?;
        at.seen = seen;
        at.send(&ClientMsg::Hello {
            v: VERSION,
            game: at.seen.game.clone(),
            seq: at.seen.game.is_some().then_some(at.seen.seq),
            seat: at.seen.seat,
            chat: Some(at.seen.chat),
            short: true,
        })
        .await?;
        loop {
            let message = at.read().await?;
            let welcome = matches!(message, ServerMsg::Welcome { .. });
            at.waiting.push_back(message);
            if welcome {
                return Ok(at);
            }
        }
    }

    /// Only opens the socket, without a word: for those who want to say something else first.
    ///
    /// # Errors
    /// If the server cannot be reached or does not let anybody in.
    pub async fn connect(address: &str, code: &str, cookie: Option<&str>) -> Result<Self, Error> {
        let broken =
            |error: tokio_tungstenite::tungstenite::Error| Error::Connection(error.to_string());
        let mut request = format!("ws://{address}/ws/{code}")
            .into_client_request()
            .map_err(broken)?;
        if let Some(cookie) = cookie {
            let cookie = cookie
                .parse()
                .map_err(|_| Error::Misunderstood("the cookie".into()))?;
            request.headers_mut().insert(COOKIE, cookie);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config))
                .await
                .map_err(broken)?;
        Ok(Self {
            socket,
            seen: Seen::default(),
            table: None,
            you: None,
            zero: 0,
            next_id: 0,
            prefix: unique(),
            waiting: VecDeque::new(),
            heard: None,
        })
    }

    /// The public id of this person.
    #[must_use]
    pub fn you(&self) -> Option<&str> {
        self.you.as_deref()
    }

    /// The table as it stands.
    #[must_use]
    pub const fn table(&self) -> Option<&TableState> {
        self.table.as_ref()
    }

    /// What this person may see of the game.
    #[must_use]
    pub const fn view(&self) -> Option<&Value> {
        self.seen.view.as_ref()
    }

    /// The view, read as the game's own type.
    ///
    /// # Errors
    /// If there is none, or it is of another type.
    pub fn view_as<T: serde::de::DeserializeOwned>(&self) -> Result<T, Error> {
        let view = self.seen.view.clone().unwrap_or(Value::Null);
        Ok(serde_json::from_value(view)?)
    }

    /// The number of the last step seen.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seen.seq
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.seen.game.as_deref()
    }

    /// The wall-clock time that game time 0 corresponds to.
    #[must_use]
    pub const fn zero(&self) -> i64 {
        self.zero
    }

    /// Leaves without a word; with this one can come back.
    #[must_use]
    pub fn into_seen(self) -> Seen {
        self.seen
    }

    /// What was seen so far.
    #[must_use]
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Keeps the text of everything that is read from now on.
    pub fn listen(&mut self) {
        self.heard.get_or_insert_default();
    }

    /// The text of everything that was read since [`AtTable::listen`], or since this was called last.
    pub fn heard(&mut self) -> Vec<String> {
        self.heard.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn next(&mut self) -> Result<ServerMsg, Error> {
        match self.waiting.pop_front() {
            Some(message) => Ok(message),
            None => self.read().await,
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send(&mut self, message: &ClientMsg) -> Result<(), Error> {
        let text = serde_json::to_string(message)?;
        self.send_raw(Message::text(text)).await
    }

    /// Sends anything at all.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        let sent = self.socket.send(message).await;
        sent.map_err(|error| Error::Connection(error.to_string()))
    }

    /// A new id for a command.
    pub fn new_id(&mut self) -> String {
        self.next_id += 1;
        format!("{}{}", self.prefix, self.next_id)
    }

    /// Does something in the game and waits for the answer.
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn act(
        &mut self,
        seat: Option<u8>,
        action: &impl Serialize,
    ) -> Result<Answer, Error> {
        let id = self.new_id();
        self.act_as(id, seat, action).await
    }

    /// As [`AtTable::act`], with an id of one's own: to repeat a command.
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn act_as(
        &mut self,
        id: String,
        seat: Option<u8>,
        action: &impl Serialize,
    ) -> Result<Answer, Error> {
        let action = Raw::of(action)?;
        let message = ClientMsg::Do {
            id: id.clone(),
            seat,
            action,
        };
        self.send(&message).await?;
        self.answer(&id).await
    }

    /// Does something about the table and waits for the answer.
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn command(&mut self, command: TableCommand) -> Result<Answer, Error> {
        let id = self.new_id();
        let message = ClientMsg::Table {
            id: id.clone(),
            command,
        };
        self.send(&message).await?;
        self.answer(&id).await
    }

    /// Says something and waits for the answer.
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn say(&mut self, say: Said) -> Result<Answer, Error> {
        let id = self.new_id();
        let message = ClientMsg::Chat {
            id: id.clone(),
            say,
        };
        self.send(&message).await?;
        self.answer(&id).await
    }

    /// The answer to a command, if need be after waiting for it; whatever else comes is kept for
    /// [`AtTable::next`].
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn answer(&mut self, to: &str) -> Result<Answer, Error> {
        let kept = |message: &ServerMsg| Answer::to(to, message).is_some();
        if let Some(place) = self.waiting.iter().position(kept)
            && let Some(message) = self.waiting.remove(place)
            && let Some(answer) = Answer::to(to, &message)
        {
            return Ok(answer);
        }
        loop {
            let message = self.read().await?;
            match Answer::to(to, &message) {
                Some(answer) => return Ok(answer),
                None => self.waiting.push_back(message),
            }
        }
    }

    /// Reads until the view holds what is asked for.
    ///
    /// # Errors
    /// If the connection breaks or the server says goodbye.
    pub async fn until(&mut self, mut holds: impl FnMut(&Self) -> bool) -> Result<(), Error> {
        self.waiting.clear();
        while !holds(self) {
            self.read().await?;
        }
        Ok(())
    }

    async fn read(&mut self) -> Result<ServerMsg, Error> {
        loop {
            let message = match self.socket.next().await {
                Some(Ok(message)) => message,
                Some(Err(error)) => return Err(Error::Connection(error.to_string())),
                None => return Err(Error::Connection("closed".into())),
            };
            match message {
                Message::Text(text) => {
                    let text = shorthand::written_out(&text);
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.clone().into_owned());
                    }
                    let message: ServerMsg = serde_json::from_str(&text)?;
                    self.note(&message)?;
                    return Ok(message);
                }
                Message::Close(frame) => {
                    let why = frame.map_or_else(String::new, |frame| frame.to_string());
                    return Err(Error::Connection(format!("closed: {why}")));
                }
                _ => {}
            }
        }
    }

    /// Keeps up with what the message says.
    fn note(&mut self, message: &ServerMsg) -> Result<(), Error> {
        match message {
            ServerMsg::Welcome {
                you, table, chat, ..
            } => {
                self.you.clone_from(you);
                self.table = Some((**table).clone());
                self.seen.chat = chat.last().map_or(self.seen.chat, |line| line.n);
            }
            ServerMsg::Table { table, .. } => self.table = Some((**table).clone()),
            ServerMsg::View {
                game,
                seq,
                zero,
                view,
                ..
            } => {
                self.seen.game = Some(game.clone());
                (self.seen.seq, self.zero) = (*seq, *zero);
                self.seen.view = Some(view.read()?);
            }
            ServerMsg::Step {
                game, seq, patch, ..
            } => {
                let known = self.seen.game.as_ref();
                let same_game = known.is_some_and(|known| known.starts_with(game.as_str()));
                if !same_game || *seq != self.seen.seq + 1 {
                    let why = format!("step {seq} after {}", self.seen.seq);
                    return Err(Error::Misunderstood(why));
                }
                self.seen.seq = *seq;
                let patch: Patch = patch.read()?;
                if let Some(view) = &mut self.seen.view {
                    patch
                        .apply(view)
                        .map_err(|place| Error::Misunderstood(format!("patch at {place}")))?;
                }
            }
            ServerMsg::Chat { line, .. } => self.seen.chat = line.n,
            ServerMsg::Bye { reason, .. } => return Err(Error::Goodbye(*reason)),
            ServerMsg::Did { .. } | ServerMsg::Refused { .. } | ServerMsg::Pong { .. } => {}
        }
        Ok(())
    }
}

/// Something that differs between connections, for the ids of commands.
fn unique() -> String {
    use std::hash::{BuildHasher, RandomState};
    use std::time::SystemTime;
    let number = RandomState::new().hash_one(SystemTime::now());
    format!("{number:x}-")
}
