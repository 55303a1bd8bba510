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
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
            .unwrap_or(0.0)
    }

    /// The processor time the server has used, in seconds, as Linux tells it.
    pub fn processor_time(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        let fields = stat.rsplit(") ").next().unwrap_or_default();
        let ticks: Vec<f64> = fields
            .split(' ')
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse().ok())
            .collect();
        // Linux counts a hundred ticks a second wherever this runs.
        ticks.iter().sum::<f64>() / 100.0
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
    let mut child = command
        .args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"])
        .arg(
            data.or(own.as_ref().map(Folder::path))
                .unwrap_or(Path::new("")),
        )
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
        folder: own,
    })
}
