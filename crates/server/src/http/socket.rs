//! The WebSocket of a table: one task per connection, which reads, writes and pings.

use super::Web;
use super::guard::From;
use super::limits::Counted;
use super::problem::Refused;
use super::who::MaybeWho;
use super::wire::{self, Error, Message, Wire};
use crate::cluster::{self, Route};
use crate::registry::{NotFound, Place};
use crate::store::Person;
use crate::table::{Join, Outbox, OutboxEnd, Said, ToTable};
use axum::extract::{Extension, FromRequestParts, Path, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use enigma_game::Seat;
use enigma_protocol::{ClientMsg, Farewell, SUPPORTED, ServerMsg};
use enigma_table::{Came, Connection, Doc, GameId, TableCode};
use governor::DefaultDirectRateLimiter;
use hyper::upgrade::OnUpgrade;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// How long a client may take to accept what is sent.
const SEND: Duration = Duration::from_secs(10);
/// A client that was told so often that it is too fast is cut off.
const WARNINGS: u32 = 100;

/// Whether an address may ask for a table just now: one that asks too often may, for those who have a seat there.
pub struct Turn {
    only_seated: bool,
}

impl FromRequestParts<Arc<Web>> for Turn {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Refused> {
        let Extension(From(address)) = Extension::from_request_parts(parts, web)
            .await
            .map_err(|error| Refused::internal(&error.to_string()))?;
        let only_seated = !web.addresses.may_request(address);
        if only_seated && !web.addresses.may_return(address) {
            return Err(Refused::too_fast());
        }
        Ok(Self { only_seated })
    }
}

/// Opens the WebSocket of a table.
pub async fn upgrade(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    turn: Turn,
    who: Result<MaybeWho, Refused>,
    Path(code): Path<String>,
    mut request: Request,
) -> Result<Response, Refused> {
    let (answer, upgrading) = wire::upgrade(&mut request).map_err(|error| {
        let text = format!("this address is for WebSockets: {error}");
        Refused::bad("no_websocket", text)
    })?;
    let code = TableCode::from(code.to_ascii_uppercase());
    // A browser shows no page why it was refused a line: it is told over the line that there is trouble.
    let person = who
        .map(|MaybeWho(person)| person)
        .map_err(|_| Farewell::Trouble);
    let counted = match turn.only_seated {
        true => None,
        false => web.addresses.connect(address),
    };
    let counted = match counted {
        Some(counted) => counted,
        None => {
            let known = person.as_ref().ok().and_then(Option::as_ref);
            let seated = connect_seated(&web, address, known, &code).await?;
            seated.ok_or_else(|| turn_away(&web, address, &turn))?
        }
    };
    let arriving = Arriving {
        upgrading,
        code,
        person,
        counted,
    };
    tokio::spawn(serve(web, Box::new(arriving)));
    Ok(answer)
}

/// Counts the connection of somebody who comes back to a seat, where there is no room for others.
async fn connect_seated(
    web: &Web,
    address: IpAddr,
    person: Option<&Person>,
    code: &TableCode,
) -> Result<Option<Counted>, Refused> {
    let Some(person) = person else {
        return Ok(None);
    };
    let is_seated = sits_at(web, person, code).await?;
    let counted = is_seated.then(|| web.addresses.connect_seated(address, &person.id));
    Ok(counted.flatten())
}

fn turn_away(web: &Web, address: IpAddr, turn: &Turn) -> Refused {
    if turn.only_seated {
        return Refused::too_fast();
    }
    let text = "too many connections";
    web.door.turned_away(address, text);
    Refused::new(StatusCode::TOO_MANY_REQUESTS, "too_many", text)
}

/// Whether somebody has a seat at a table.
async fn sits_at(web: &Web, person: &Person, code: &TableCode) -> Result<bool, Refused> {
    let table = web.shared.store.table(code).await?;
    let doc = table.and_then(|table| serde_json::from_str::<Doc>(&table.doc).ok());
    Ok(doc.is_some_and(|doc| doc.seats_of(&person.id).next().is_some()))
}

/// A connection that becomes a WebSocket.
struct Arriving {
    upgrading: OnUpgrade,
    code: TableCode,
    /// Nobody knows while the store does not say.
    person: Result<Option<Person>, Farewell>,
    counted: Counted,
}

// What is done once or now and then is on the heap, so that connections that wait stay small.
async fn serve(web: Arc<Web>, arriving: Box<Arriving>) {
    let Arriving {
        upgrading,
        code,
        person,
        counted: _counted,
    } = *arriving;
    let Some((mut wire, outbox, end)) = Box::pin(Wire::open(upgrading)).await else {
        return;
    };
    metrics::gauge!("enigma_connections").increment(1.0);
    let number = web.next_connection();
    let coming = Coming {
        code,
        person,
        number,
        outbox,
    };
    let entering = Box::pin(enter(&web, &mut wire, coming));
    let reason = match entering.await {
        Ok(table) => {
            let mut line = Line {
                limiter: web.limits.of_connection(),
                web: &web,
                wire: &mut wire,
                end: &end,
                table,
                number,
                warnings: 0,
            };
            let reason = line.run().await;
            end.close();
            let _ = line.table.send(ToTable::Gone(number)).await;
            reason
        }
        Err(reason) => reason,
    };
    Box::pin(part(&web, &mut wire, &end, reason)).await;
    metrics::gauge!("enigma_connections").decrement(1.0);
}

/// A connection on its way to a table.
struct Coming {
    code: TableCode,
    person: Result<Option<Person>, Farewell>,
    number: Connection,
    outbox: Outbox,
}

/// Waits for hello and goes to the table.
async fn enter(web: &Arc<Web>, wire: &mut Wire, coming: Coming) -> Result<Way, Option<Farewell>> {
    let Ok(first) = timeout(HELLO, wire.hear()).await else {
        return Err(Some(Farewell::NoHello));
    };
    let Some(Ok(Message::Text(first))) = first else {
        return Err(Some(Farewell::NoHello));
    };
    let Ok(ClientMsg::Hello {
        v,
        game,
        seq,
        seat,
        chat,
        short,
    }) = serde_json::from_str(&first)
    else {
        // Whoever speaks a later protocol may say hello in a way that is not known here.
        let said: Option<u64> = serde_json::from_str(&first)
            .ok()
            .and_then(|hello: serde_json::Value| hello.get("v")?.as_u64());
        let known = said.is_none_or(|v| SUPPORTED.iter().any(|&known| u64::from(known) == v));
        return Err(Some(if known {
            Farewell::NoHello
        } else {
            Farewell::Protocol
        }));
    };
    if !SUPPORTED.contains(&v) {
        return Err(Some(Farewell::Protocol));
    }
    let came = Came {
        connection: coming.number,
        person: coming.person.map_err(Some)?,
        seen: game.map(GameId::from).zip(seq),
        seat: seat.map(Seat),
        chat: chat.unwrap_or(0),
        short,
    };
    go_to_table(web, &coming.code, came, coming.outbox)
        .await
        .map_err(Some)
}

/// A table may leave memory between finding it and writing to it; so often it is looked for again.
const TRIES: u32 = 5;
/// While its node is gone, or perhaps gone, it is looked for as long as another one needs to adopt it.
const ADOPTION: Duration = Duration::from_secs(6);
/// And so soon again, then later and later: there may be thousands who look.
const AGAIN: Duration = Duration::from_millis(50);
const LATER: Duration = Duration::from_millis(400);

/// Goes to the table, wherever that is.
async fn go_to_table(
    web: &Arc<Web>,
    code: &TableCode,
    mut came: Came,
    mut outbox: Outbox,
) -> Result<Way, Farewell> {
    let shared = &web.shared;
    let (began, mut tries, mut again) = (Instant::now(), 0, AGAIN);
    loop {
        match shared.registry.find(shared, code).await {
            Ok(Place::Here(table, _)) => {
                let join = ToTable::Join(Box::new(Join { came, outbox }));
                let sent = table.send(join).await;
                let Err(mpsc::error::SendError(ToTable::Join(back))) = sent else {
                    return Ok(Way::Here(table));
                };
                (came, outbox) = (back.came, back.outbox);
                tries += 1;
                if tries == TRIES {
                    return Err(Farewell::Resume);
                }
                continue;
            }
            Ok(Place::At(node, epoch)) => {
                let Some(cluster) = &shared.cluster else {
                    return Err(Farewell::Resume);
                };
                match cluster::join(cluster, (&node, epoch), code, &came, outbox).await {
                    Ok(route) => return Ok(Way::There(route)),
                    Err(Some(back)) => outbox = back,
                    Err(None) => return Err(Farewell::Resume),
                }
            }
            Err(NotFound::NoSuchTable) => return Err(Farewell::NoSuchTable),
            Err(NotFound::Closed) => return Err(Farewell::Restart),
            // It is there, whatever is wrong with it, and may be well again soon.
            Err(NotFound::Damaged(_) | NotFound::Failed(_)) => return Err(Farewell::Trouble),
            Err(NotFound::Unclear) => {}
        }
        if began.elapsed() > ADOPTION {
            return Err(Farewell::Trouble);
        }
        tokio::time::sleep(again).await;
        again = (again + AGAIN).min(LATER);
    }
}

/// The way from a connection to its table.
enum Way {
    /// In this process.
    Here(mpsc::Sender<ToTable>),
    /// At another node.
    There(Route),
}

impl Way {
    async fn send(&self, message: ToTable) -> Result<(), ()> {
        match self {
            Self::Here(table) => table.send(message).await.map_err(|_| ()),
            Self::There(route) => route.send(message).then_some(()).ok_or(()),
        }
    }
}

/// A connection at a table.
struct Line<'a> {
    web: &'a Arc<Web>,
    wire: &'a mut Wire,
    end: &'a OutboxEnd,
    table: Way,
    number: Connection,
    limiter: DefaultDirectRateLimiter,
    warnings: u32,
}

impl Line<'_> {
    /// Runs until one side ends it; why, if it is for the server to say.
    async fn run(&mut self) -> Option<Farewell> {
        let mut heard = Instant::now();
        let mut quiet = false;
        // Spread over a while, lest everybody is pinged at once.
        let silence = self.web.limits.silence;
        let spread = silence / 9 * (self.number.0 % 64) as u32 / 64;
        let mut check = pin!(sleep_until(heard + silence / 3 + spread));
        loop {
            tokio::select! {
                biased;
                arrived = self.end.arrived() => {
                    if !arrived {
                        return Some(self.end.fate());
                    }
                    let draining = Box::pin(timeout(SEND, self.end.drain()));
                    if !matches!(draining.await, Ok(Ok(()))) {
                        return Some(Farewell::TooSlow);
                    }
                }
                message = self.wire.hear() => {
                    heard = Instant::now();
                    if std::mem::take(&mut quiet) {
                        Box::pin(self.tell_quiet(quiet)).await?;
                    }
                    match Box::pin(self.hear(message)).await {
                        Heard::Fine => {}
                        Heard::End(reason) => return reason,
                    }
                }
                () = &mut check => {
                    let next = Box::pin(self.watch(heard, &mut quiet)).await?;
                    check.as_mut().reset(next);
                }
            }
        }
    }

    /// A client that has said nothing for long is pinged, then counts as quiet, then is given up:
    /// none. When to look again, otherwise.
    async fn watch(&mut self, heard: Instant, quiet: &mut bool) -> Option<Instant> {
        let lost = self.web.limits.silence;
        let (ping_after, quiet_after) = (lost / 3, lost / 2);
        let silence = heard.elapsed();
        if silence >= lost {
            return None;
        }
        if silence >= quiet_after && !*quiet {
            *quiet = true;
            self.tell_quiet(true).await?;
        }
        if silence < ping_after {
            return Some(heard + ping_after);
        }
        let pinged = timeout(SEND, self.wire.ping()).await;
        matches!(pinged, Ok(Ok(()))).then(|| Instant::now() + (quiet_after - ping_after))
    }

    async fn tell_quiet(&mut self, quiet: bool) -> Option<()> {
        let from = self.number;
        self.tell(ToTable::Quiet { from, quiet }).await.ok()
    }

    async fn hear(&mut self, message: Option<Result<Message, Error>>) -> Heard {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                return Heard::Fine;
            }
            Some(Ok(Message::Binary(_))) => {
                return Box::pin(self.refuse(None, "bad_message", "messages are text")).await;
            }
            Some(Ok(Message::Close(_))) | None => return Heard::End(None),
            Some(Err(error)) => {
                let (code, reason) = close_code_for(&error);
                let closing = self.wire.close(code, reason);
                let _ = Box::pin(timeout(SEND, closing)).await;
                return Heard::End(None);
            }
        };
        if self.limiter.check().is_err() {
            self.warnings += 1;
            if self.warnings > WARNINGS {
                return Heard::End(Some(Farewell::TooFast));
            }
            let refusing = self.refuse(id_of(&text), "too_fast", "you send too fast");
            return Box::pin(refusing).await;
        }
        let received = self.web.shared.now();
        match ClientMsg::read(&text) {
            Ok(message) => {
                let from = self.number;
                let said = Said {
                    from,
                    message,
                    received,
                };
                match self.tell(ToTable::Said(Box::new(said))).await {
                    Ok(()) => Heard::Fine,
                    Err(reason) => Heard::End(Some(reason)),
                }
            }
            Err(error) => {
                let why = format!("the message cannot be understood: {error}");
                Box::pin(self.refuse(id_of(&text), "bad_message", &why)).await
            }
        }
    }

    async fn tell(&mut self, message: ToTable) -> Result<(), Farewell> {
        match self.table.send(message).await {
            Ok(()) => Ok(()),
            Err(()) => Err(self.end.fate()),
        }
    }

    async fn refuse(&mut self, id: Option<String>, refusal: &str, why: &str) -> Heard {
        let refused = ServerMsg::Refused {
            now: self.web.shared.clock.now(),
            id,
            refusal: refusal.into(),
            text: enigma_protocol::reason(why),
        };
        match timeout(SEND, self.end.send(&refused)).await {
            Ok(Ok(())) => Heard::Fine,
            _ => Heard::End(None),
        }
    }
}

enum Heard {
    Fine,
    End(Option<Farewell>),
}

/// Says goodbye, if there is something to say, and closes.
async fn part(web: &Web, wire: &mut Wire, end: &OutboxEnd, reason: Option<Farewell>) {
    let closing = async {
        if let Some(reason) = reason {
            let bye = ServerMsg::Bye {
                now: web.shared.clock.now(),
                reason,
                text: farewell(reason).into(),
            };
            end.send(&bye).await?;
        }
        let code = match reason {
            None => 1000,
            Some(Farewell::Restart | Farewell::Resume) => 1012,
            Some(Farewell::TooSlow | Farewell::Trouble) => 1013,
            Some(_) => 1008,
        };
        // It may have been closed already, with a reason of its own.
        let _ = wire.close(code, reason.map_or("", farewell)).await;
        end.drain().await
    };
    let _ = timeout(Duration::from_secs(2), closing).await;
}

const fn farewell(reason: Farewell) -> &'static str {
    match reason {
        Farewell::NoSuchTable => "there is no such table",
        Farewell::NotWatchable => "nobody may watch at this table",
        Farewell::Protocol => {
            "this server does not speak that version of the protocol; reload the page"
        }
        Farewell::NoHello => "the first message must be hello",
        Farewell::TooFast => "you send too fast",
        Farewell::TooSlow => "you read too slowly; come back and resume",
        Farewell::Resume => "the table was away for a moment; come back and resume",
        Farewell::Restart => "the server is going down for a moment; come back and resume",
        Farewell::Expired => "the table was given up, as nobody was there for long",
        Farewell::Trouble => "the server cannot reach its data just now; come back and resume",
    }
}

const fn close_code_for(error: &Error) -> (u16, &'static str) {
    match error {
        Error::Capacity(_) => (1009, "messages have at most 64 KiB"),
        Error::Utf8(_) => (1007, "messages are UTF-8"),
        _ => (1002, "that was no WebSocket message"),
    }
}

/// The id of a command that cannot be understood otherwise.
fn id_of(text: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Id {
        id: String,
    }
    let Id { id } = serde_json::from_str(text).ok()?;
    (id.len() <= 40).then_some(id)
}
