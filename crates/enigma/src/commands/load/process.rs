//! The server that is measured, a process of its own, and what can be told of it from outside.

use enigma_client::{Client, Error};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server of its own process; killed when dropped.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: String,
    folder: Option<Folder>,
}

/// All servers that are measured.
pub struct Servers {
    /// Each of them.
    pub processes: Vec<Process>,
    /// Whether the players of a table are at different ones.
    pub spread: bool,
    /// What else is looked at.
    pub beside: Vec<Beside>,
}

impl Servers {
    /// Where the seats of a table go, one after the other; the first of them drives it.
    pub fn addresses(&self, table: usize) -> Vec<String> {
        let all = self
            .processes
            .iter()
            .cycle()
            .skip(table % self.processes.len());
        let used = if self.spread { self.processes.len() } else { 1 };
        { all }
            .take(used)
            .map(|server| server.address.clone())
            .collect()
    }
}

/// Processes that serve the servers.
pub struct Beside {
    /// What they are called.
    pub name: String,
    process: u32,
}

impl Beside {
    /// Reads `NAME=PID`.
    pub fn read(text: &str) -> Option<Self> {
        let (name, process) = text.split_once('=')?;
        Some(Self {
            name: name.into(),
            process: process.parse().ok()?,
        })
    }

    /// The processor time that it and its children have used, in seconds, those that have ended among them.
    pub fn processor_time(&self) -> f64 {
        let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let stats = all.filter_map(|entry| Stat::of(entry.file_name().to_str()?.parse().ok()?));
        let own = stats.filter(|stat| self.process == stat.process || self.process == stat.parent);
        own.map(|stat| stat.own + stat.of_children).sum()
    }
}

/// What Linux tells of a process.
struct Stat {
    process: u32,
    parent: u32,
    /// Its processor time in seconds, and that of its children that have ended.
    own: f64,
    of_children: f64,
}

impl Stat {
    fn of(process: u32) -> Option<Self> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit(") ").next()?.split(' ').collect();
        // Linux counts a hundred ticks a second wherever this runs.
        let seconds = |place: usize| Some(fields.get(place)?.parse::<f64>().ok()? / 100.0);
        Some(Self {
            process,
            parent: fields.get(1)?.parse().ok()?,
            own: seconds(11)? + seconds(12)?,
            of_children: seconds(13)? + seconds(14)?,
        })
    }
}

/// A data folder; removed when dropped.
pub struct Folder(PathBuf);

impl Folder {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Process {
    /// Stops the server and keeps its folder.
    pub fn stop(mut self) -> Folder {
        let folder = self.folder.take();
        folder.unwrap_or_else(|| Folder(PathBuf::new()))
    }

    /// Steps told so far and their bytes.
    pub async fn told(&self) -> Result<(f64, f64), Error> {
        let client = Client::new(&self.address);
        let text = client
            .request::<()>("GET", "/metrics", None)
            .await?
            .text()?;
        let value = |name: &str| {
            let line = text
                .lines()
                .find(|line| line.starts_with(name) && line[name.len()..].starts_with(' '));
            line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
                .unwrap_or(0.0)
        };
        Ok((
            value("enigma_steps_total"),
            value("enigma_bytes_told_total"),
        ))
    }

    /// The server's memory in kB, as Linux tells it.
    pub fn memory_kb(&self) -> f64 {
        self.status("VmRSS:")
    }

    /// The part of it that is its own: without the program itself, which lies in a file.
    pub fn own_memory_kb(&self) -> f64 {
        self.status("RssAnon:")
    }

    fn status(&self, name: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
            .unwrap_or(0.0)
    }

    /// The processor time the server has used, in seconds, as Linux tells it.
    pub fn processor_time(&self) -> f64 {
        Stat::of(self.child.id()).map_or(0.0, |stat| stat.own)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server on a folder that is there already, or on one of its own.
pub fn start(data: Option<&Path>, under: Option<&str>) -> Result<Process, Error> {
    let own = data.is_none().then(|| {
        let name = format!("enigma-load-{}", std::process::id());
        Folder(std::env::temp_dir().join(name))
    });
    let program = std::env::current_exe()?;
    let mut command = match under {
        Some(profiler) => {
            let mut command = Command::new(profiler);
            command.arg(program);
            command
        }
        None => Command::new(program),
    };
    let folder = data.or(own.as_ref().map(Folder::path));
    command
        .env_remove("ENIGMA_STORE")
        .env_remove("ENIGMA_BUS")
        .env("ENIGMA_DATA", folder.unwrap_or(Path::new("")));
    launch(command, own)
}

/// Starts a node.
pub fn start_node(store: &str, bus: &str) -> Result<Process, Error> {
    let mut command = Command::new(std::env::current_exe()?);
    command.env("ENIGMA_STORE", store).env("ENIGMA_BUS", bus);
    launch(command, None)
}

fn launch(mut command: Command, folder: Option<Folder>) -> Result<Process, Error> {
    let mut child = command
        .args(["serve", "--no-limits", "--listen", "127.0.0.1:0"])
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()?;
    let mut said = String::new();
    if let Some(stdout) = child.stdout.as_mut() {
        BufReader::new(stdout).read_line(&mut said)?;
    }
    let address = said.trim().rsplit("http://").next().unwrap_or_default();
    let address = address.trim_end_matches('/').to_owned();
    Ok(Process {
        child,
        address,
        folder,
    })
}
