//! A NATS server of its own for a test.

use std::io;
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A NATS server, gone when this is dropped.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    port: u16,
    options: Vec<String>,
    server: Child,
}

impl Nats {
    /// Starts a server. None where NATS is not installed.
    ///
    /// # Panics
    /// If it is installed but does not start.
    #[must_use]
    pub fn start() -> Option<Self> {
        Self::start_with(&[])
    }

    /// Starts a server with these options of its own besides.
    ///
    /// # Panics
    /// If it is installed but does not start.
    #[must_use]
    pub fn start_with(options: &[&str]) -> Option<Self> {
        let program = program()?;
        let port = crate::free_port().expect("a port for NATS");
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        let server = launch(&program, port, &options).expect("NATS starts");
        let mut started = Self {
            program,
            port,
            options,
            server,
        };
        started.wait_until_ready();
        Some(started)
    }

    /// Where it listens.
    #[must_use]
    pub fn listens(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address.
    #[must_use]
    pub fn address(&self) -> String {
        format!("nats://{}", self.listens())
    }

    /// The process.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.server.id()
    }

    /// Kills it, without starting it again.
    ///
    /// # Panics
    /// If it cannot be killed.
    pub fn kill(&mut self) {
        self.server.kill().expect("NATS is killed");
        self.server.wait().expect("NATS is gone");
    }

    /// Starts it again, after [`Nats::kill`].
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&mut self) {
        self.server = launch(&self.program, self.port, &self.options).expect("NATS starts");
        self.wait_until_ready();
    }

    fn wait_until_ready(&mut self) {
        let started = Instant::now();
        while TcpStream::connect(self.listens()).is_err() {
            let ended = self.server.try_wait().expect("NATS can be looked at");
            assert!(ended.is_none(), "NATS ended");
            assert!(started.elapsed() < PATIENCE, "no NATS");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn program() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let usual = [PathBuf::from("/usr/sbin"), PathBuf::from("/usr/bin")];
    let mut folders = std::env::split_paths(&paths).chain(usual);
    folders.find_map(|folder| {
        let program = folder.join("nats-server");
        program.exists().then_some(program)
    })
}

fn launch(program: &PathBuf, port: u16, options: &[String]) -> io::Result<Child> {
    Command::new(program)
        .args(["-a", "127.0.0.1", "-p", &port.to_string()])
        .args(options)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
}
