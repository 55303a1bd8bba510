//! A small proxy: it cuts lines, or shares them out among several servers.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::time::Duration;

const OPEN: u8 = 0;
const CUT: u8 = 1;
const FROZEN: u8 = 2;
const OVER: u8 = 3;

/// How often the state of the line is looked at.
const TICK: Duration = Duration::from_millis(10);

/// Passes on what comes to its address, until it is told otherwise.
#[derive(Debug)]
pub struct Proxy {
    address: String,
    state: Arc<AtomicU8>,
}

impl Proxy {
    /// A proxy in front of that address (`host:port`).
    ///
    /// # Panics
    /// If there is no port for it.
    #[must_use]
    pub fn to(target: &str) -> Self {
        Self::listening("127.0.0.1:0", vec![target.to_owned()]).expect("a port for the proxy")
    }

    /// A proxy at that address in front of several: each line goes to the next of them that takes it.
    ///
    /// # Errors
    /// If it cannot listen there.
    pub fn listening(address: &str, targets: Vec<String>) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?.to_string();
        let state = Arc::new(AtomicU8::new(OPEN));
        let (shared, turn) = (state.clone(), AtomicUsize::new(0));
        std::thread::spawn(move || {
            for arrived in listener.incoming() {
                let state = shared.clone();
                match state.load(Ordering::Relaxed) {
                    OVER => return,
                    CUT => {}
                    _ => {
                        if let (Ok(arrived), Some(target)) = (arrived, next(&targets, &turn)) {
                            let _ = join(arrived, target, &state);
                        }
                    }
                }
            }
        });
        Ok(Self { address, state })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Ends all lines, and takes in no more.
    pub fn cut(&self) {
        self.state.store(CUT, Ordering::Relaxed);
    }

    /// Passes nothing on, and says nothing of it.
    pub fn freeze(&self) {
        self.state.store(FROZEN, Ordering::Relaxed);
    }

    /// Passes everything on again.
    pub fn mend(&self) {
        self.state.store(OPEN, Ordering::Relaxed);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.state.store(OVER, Ordering::Relaxed);
        // Wakes the one that listens.
        let _ = TcpStream::connect(&self.address);
    }
}

/// A line to the next of those addresses that takes it.
fn next(targets: &[String], turn: &AtomicUsize) -> Option<TcpStream> {
    let first = turn.fetch_add(1, Ordering::Relaxed);
    (0..targets.len()).find_map(|further| {
        let target = &targets[(first + further) % targets.len()];
        TcpStream::connect(target).ok()
    })
}

fn join(one: TcpStream, other: TcpStream, state: &Arc<AtomicU8>) -> io::Result<()> {
    for line in [&one, &other] {
        line.set_nodelay(true)?;
        line.set_read_timeout(Some(TICK))?;
    }
    for (from, to) in [(one.try_clone()?, other.try_clone()?), (other, one)] {
        let state = state.clone();
        std::thread::spawn(move || {
            let _ = pass_on(&from, &to, &state);
            let _ = from.shutdown(Shutdown::Both);
            let _ = to.shutdown(Shutdown::Both);
        });
    }
    Ok(())
}

fn pass_on(mut from: &TcpStream, mut to: &TcpStream, state: &AtomicU8) -> io::Result<()> {
    let mut bytes = [0; 16 << 10];
    loop {
        match state.load(Ordering::Relaxed) {
            CUT | OVER => return Ok(()),
            FROZEN => {
                std::thread::sleep(TICK);
                continue;
            }
            _ => {}
        }
        match from.read(&mut bytes) {
            Ok(0) => return Ok(()),
            Ok(length) => {
                // What was read just before the line froze is not passed on before it is mended.
                while state.load(Ordering::Relaxed) == FROZEN {
                    std::thread::sleep(TICK);
                }
                to.write_all(&bytes[..length])?;
            }
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
                ) => {}
            Err(error) => return Err(error),
        }
    }
}
