//! Sends and receives: one task each, so that no table's task ever waits for the bus.

use super::Cluster;
use super::address::Credentials;
use super::message::{Item, Letter, Question, encode};
use crate::Shared;
use async_nats::client::RequestErrorKind;
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request, Subscriber};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// So many things wait to be sent; what does not fit is lost, and those whom it concerns come back.
const WAITING: usize = 4_096;
/// So many of them are taken at once.
const AT_ONCE: usize = 256;
/// A letter is sent once it has about so many bytes, which is well below what NATS takes.
const LETTER: usize = 256 << 10;
/// The numbers of so many processes are known; they come and go.
const MANY: usize = 1_000;
/// How long the bus may take for a letter, or for a question and its answer.
const PATIENCE: Duration = Duration::from_secs(1);
/// Without an own letter for so long the bus is as good as gone.
const SILENCE: Duration = Duration::from_millis(2_500);

/// The way to the other nodes.
pub struct Post {
    client: Client,
    waiting: mpsc::Sender<Outgoing>,
    /// Raised whenever something may have been lost.
    link: Arc<AtomicU64>,
    /// When the last letter to the own address arrived, in milliseconds since this began.
    echoed: AtomicU64,
    began: Instant,
}

/// What is to be sent, and to which process.
pub enum Outgoing {
    /// One thing.
    Item(Arc<str>, Item),
    /// A sign of life.
    Sign(Arc<str>),
    /// Answers once everything before is on its way.
    Flush(oneshot::Sender<()>),
}

/// Why a question has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unanswered {
    /// Nobody listens there: that process is gone.
    Nobody,
    /// The bus, or whoever is asked, does not answer.
    Silence,
}

/// What is wrong, once: the library tells the kind of it before, in much the same words.
fn in_words(error: &async_nats::ConnectError) -> String {
    let cause = std::error::Error::source(error).map(ToString::to_string);
    let told = cause.unwrap_or_else(|| error.to_string());
    if told.contains("invalid server operation") {
        return "what answers there is no NATS server".into();
    }
    if told.contains("InvalidContentType") {
        return "it offers no private line (tls)".into();
    }
    told.trim_start_matches("nats: ").to_owned()
}

/// The address of a process.
fn address(process: &str) -> String {
    format!("enigma.node.{process}")
}

/// The two ends of what has to be carried.
pub struct Ends {
    waiting: mpsc::Receiver<Outgoing>,
    inbox: Subscriber,
    events: mpsc::UnboundedReceiver<Event>,
}

impl Post {
    /// Connects to the bus.
    ///
    /// # Errors
    /// If it cannot be reached.
    pub async fn open(bus: &super::BusAddress, process: &str) -> Result<(Self, Ends), String> {
        let (told, events) = mpsc::unbounded_channel();
        let options = ConnectOptions::new()
            .name(format!("enigma {process}"))
            .ping_interval(Duration::from_secs(1))
            .connection_timeout(Duration::from_secs(3))
            .request_timeout(Some(PATIENCE))
            .subscription_capacity(16 << 10)
            .reconnect_delay_callback(|tries| {
                let wait = u64::try_from(tries.saturating_sub(1)).unwrap_or(u64::MAX);
                Duration::from_millis(wait.saturating_mul(50).min(500))
            })
            .event_callback(move |event| {
                let _ = told.send(event);
                async {}
            });
        let options = match bus.credentials() {
            Some(Credentials::Password(user, password)) => {
                options.user_and_password(user, password)
            }
            Some(Credentials::Token(token)) => options.token(token),
            None => options,
        };
        let client = options.connect(bus.servers()).await;
        let client = client.map_err(|error| in_words(&error))?;
        let inbox = client.subscribe(address(process)).await;
        let inbox = inbox.map_err(|error| error.to_string())?;
        client.flush().await.map_err(|error| error.to_string())?;
        let (waiting, to_send) = mpsc::channel(WAITING);
        let post = Self {
            client,
            waiting,
            link: Arc::new(AtomicU64::new(1)),
            echoed: AtomicU64::new(0),
            began: Instant::now(),
        };
        let ends = Ends {
            waiting: to_send,
            inbox,
            events,
        };
        Ok((post, ends))
    }

    /// Sends something to a process, soon. False if there is no room for it.
    pub fn send(&self, process: &Arc<str>, item: Item) -> bool {
        let sent = self.waiting.try_send(Outgoing::Item(process.clone(), item));
        if sent.is_err() {
            self.lost_something();
        }
        sent.is_ok()
    }

    /// Sends a sign of life, from which a process knows that nothing is on its way.
    pub fn sign(&self, process: &Arc<str>) {
        let _ = self.waiting.try_send(Outgoing::Sign(process.clone()));
    }

    /// Something was lost: whoever hears the next letter learns it.
    pub fn lost_something(&self) {
        self.link.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits until everything is on its way.
    pub async fn flush(&self) {
        let (sent, all_sent) = oneshot::channel();
        let flushing = async {
            if self.waiting.send(Outgoing::Flush(sent)).await.is_ok() {
                let _ = all_sent.await;
            }
            let _ = self.client.flush().await;
        };
        let _ = timeout(PATIENCE, flushing).await;
    }

    /// Asks a process.
    pub async fn ask(&self, process: &str, question: &Question) -> Result<Vec<u8>, Unanswered> {
        if self.client.connection_state() != State::Connected {
            return Err(Unanswered::Silence);
        }
        let request = Request::new().payload(encode(question).into());
        let asked = self.client.send_request(address(process), request).await;
        match asked {
            Ok(reply) => Ok(reply.payload.to_vec()),
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Err(Unanswered::Nobody),
            Err(_) => Err(Unanswered::Silence),
        }
    }

    /// Whether letters arrive.
    pub fn is_up(&self) -> bool {
        let echoed = Duration::from_millis(self.echoed.load(Ordering::Relaxed));
        self.client.connection_state() == State::Connected
            && self.began.elapsed().saturating_sub(echoed) < SILENCE
    }

    /// An own letter has come back.
    pub fn echoed(&self) {
        let now = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.echoed.fetch_max(now, Ordering::Relaxed);
    }

    /// Answers a question.
    async fn reply(&self, to: async_nats::Subject, reply: super::message::Reply) {
        let sending = self.client.publish(to, encode(&reply).into());
        let _ = timeout(PATIENCE, sending).await;
    }
}

impl Ends {
    /// Starts the tasks.
    pub fn carry(self, cluster: &Arc<Cluster>, shared: &Weak<Shared>) {
        let Self {
            waiting,
            inbox,
            mut events,
        } = self;
        tokio::spawn(send_all(cluster.clone(), waiting));
        tokio::spawn(receive_all(cluster.clone(), shared.clone(), inbox));
        let cluster = cluster.clone();
        tokio::spawn(async move {
            while let Some(event) = events.recv().await {
                match event {
                    // Twice a second, as long as the bus is away.
                    Event::ClientError(_) => tracing::debug!(%event, "the bus"),
                    _ => tracing::info!(%event, "the bus"),
                }
                if !matches!(event, Event::LameDuckMode | Event::Draining) {
                    cluster.post.lost_something();
                    cluster.lines.hang_up_all();
                }
            }
        });
    }
}

/// The numbers of the letters to a process.
struct Sent {
    link: u64,
    number: u64,
}

async fn send_all(cluster: Arc<Cluster>, mut waiting: mpsc::Receiver<Outgoing>) {
    let mut sent: HashMap<Arc<str>, Sent> = HashMap::new();
    while let Some(first) = waiting.recv().await {
        let mut bags: Vec<(Arc<str>, Vec<Item>)> = Vec::new();
        let mut flushed = Vec::new();
        let mut next = Some(first);
        let mut taken = 0;
        while let Some(outgoing) = next.take() {
            let (process, item) = match outgoing {
                Outgoing::Item(process, item) => (process, Some(item)),
                Outgoing::Sign(process) => (process, None),
                Outgoing::Flush(done) => {
                    flushed.push(done);
                    break;
                }
            };
            match bags.iter_mut().find(|(to, _)| *to == process) {
                Some((_, bag)) => bag.extend(item),
                None => bags.push((process, item.into_iter().collect())),
            }
            taken += 1;
            if taken < AT_ONCE {
                next = waiting.try_recv().ok();
            }
        }
        for (process, bag) in bags {
            write_to(&cluster, &mut sent, &process, bag).await;
        }
        for done in flushed {
            let _ = done.send(());
        }
        if sent.len() > MANY {
            sent.clear();
            // Whatever is counted from 1 again is on another link.
            cluster.post.lost_something();
        }
    }
}

/// Sends things to a process, in as few letters as hold them.
async fn write_to(
    cluster: &Cluster,
    sent: &mut HashMap<Arc<str>, Sent>,
    process: &Arc<str>,
    items: Vec<Item>,
) {
    let mut items = items.into_iter().peekable();
    loop {
        let mut some = Vec::new();
        let mut bytes = 0;
        while let Some(item) =
            items.next_if(|item| some.is_empty() || bytes + item.size() <= LETTER)
        {
            bytes += item.size();
            some.push(item);
        }
        let link = cluster.post.link.load(Ordering::Relaxed);
        let numbers = sent
            .entry(process.clone())
            .or_insert(Sent { link, number: 0 });
        if numbers.link != link {
            *numbers = Sent { link, number: 0 };
        }
        numbers.number += 1;
        let letter = Letter {
            from: cluster.process.to_string(),
            link,
            number: numbers.number,
            items: some,
        };
        let post = &cluster.post;
        // While there is no bus the library would keep it, for somebody who has hung up by then.
        let sending = async {
            if post.client.connection_state() != State::Connected {
                return Err(());
            }
            let payload = encode(&letter).into();
            let publishing = post.client.publish(address(process), payload);
            publishing.await.map_err(|_| ())
        };
        if !matches!(timeout(PATIENCE, sending).await, Ok(Ok(()))) {
            post.lost_something();
        }
        if items.peek().is_none() {
            return;
        }
    }
}

impl Item {
    /// About so many bytes.
    fn size(&self) -> usize {
        match self {
            Self::Told(told) => told
                .frames
                .iter()
                .map(|piece| piece.0.bytes().len() + 32)
                .sum(),
            Self::Said { text, .. } => text.len() + 64,
            _ => 64,
        }
    }
}

/// The letters of a process that were read.
struct Read {
    link: u64,
    number: u64,
}

/// What a letter's numbers say.
#[derive(Debug, PartialEq, Eq)]
enum Order {
    /// It is the next one.
    Next,
    /// Something before it was lost.
    Gap,
    /// It comes too late.
    Late,
}

/// Takes note of a letter's numbers.
fn order(read: &mut HashMap<String, Read>, letter: &Letter) -> Order {
    let (link, number) = (letter.link, letter.number);
    let last = match read.entry(letter.from.clone()) {
        Entry::Vacant(new) => {
            new.insert(Read { link, number });
            return if number == 1 { Order::Next } else { Order::Gap };
        }
        Entry::Occupied(last) => last.into_mut(),
    };
    let before = (last.link, last.number);
    if (link, number) <= before {
        return Order::Late;
    }
    *last = Read { link, number };
    match before {
        (known, before) if known == link && number == before + 1 => Order::Next,
        _ => Order::Gap,
    }
}

async fn receive_all(cluster: Arc<Cluster>, shared: Weak<Shared>, mut inbox: Subscriber) {
    let mut read = HashMap::new();
    while let Some(message) = inbox.next().await {
        let Some(shared) = shared.upgrade() else {
            return;
        };
        if let Some(reply) = message.reply {
            match Question::read(&message.payload) {
                Ok(question) => {
                    let cluster = cluster.clone();
                    tokio::spawn(async move {
                        let answer = super::answer(&cluster, &shared, question).await;
                        cluster.post.reply(reply, answer).await;
                    });
                }
                Err(why) => tracing::warn!(%why, "a question over the bus is not heeded"),
            }
            continue;
        }
        let letter = match Letter::read(&message.payload) {
            Ok(letter) => letter,
            Err(why) => {
                tracing::warn!(%why, "a letter over the bus is not heeded");
                continue;
            }
        };
        match order(&mut read, &letter) {
            Order::Late => continue,
            Order::Gap => cluster.lines.hang_up(&letter.from),
            Order::Next => {}
        }
        if *letter.from == *cluster.process {
            cluster.post.echoed();
        }
        let from: Arc<str> = letter.from.into();
        for item in letter.items {
            super::lines::deliver(&cluster, &shared, &from, item);
        }
        if read.len() > MANY {
            read.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_late_is_thrown_away_and_a_gap_is_noticed() {
        let mut read = HashMap::new();
        let mut of = |link, number| {
            let letter = Letter {
                from: "a".into(),
                link,
                number,
                items: Vec::new(),
            };
            order(&mut read, &letter)
        };
        assert_eq!(of(1, 1), Order::Next);
        assert_eq!(of(1, 2), Order::Next);
        assert_eq!(of(1, 2), Order::Late);
        assert_eq!(of(1, 4), Order::Gap);
        assert_eq!(of(1, 3), Order::Late);
        assert_eq!(of(1, 5), Order::Next);
        assert_eq!(of(2, 1), Order::Gap, "what was on the old link may be lost");
        assert_eq!(of(1, 6), Order::Late);
        assert_eq!(of(2, 2), Order::Next);
        let mut unknown = HashMap::new();
        let late = Letter {
            from: "b".into(),
            link: 1,
            number: 7,
            items: Vec::new(),
        };
        assert_eq!(order(&mut unknown, &late), Order::Gap);
    }
}
