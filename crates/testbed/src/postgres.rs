//! A PostgreSQL server of its own for a test.

use crate::free_port;
use std::fs::File;
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a server may take to start, or to stop.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL server that listens on a socket in a folder of its own, and is gone when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    server: Child,
    options: Vec<String>,
}

/// Who runs the server: PostgreSQL refuses to run as root.
#[derive(Debug, Clone, Copy)]
struct Runner {
    user: u32,
    group: u32,
}

impl Postgres {
    /// Starts a server, with these options besides (`name=value`). None where PostgreSQL is not installed.
    ///
    /// # Panics
    /// If it is installed but does not start.
    #[must_use]
    pub fn start(options: &[&str]) -> Option<Self> {
        let programs = programs()?;
        let folder = new_folder().expect("a folder for PostgreSQL");
        let options = options.iter().map(|&option| option.to_owned()).collect();
        Some(Self::start_in(programs, folder, options))
    }

    fn start_in(programs: PathBuf, folder: TempDir, options: Vec<String>) -> Self {
        let data = folder.path().join("data");
        copy_template(&programs, &data).expect("a database for PostgreSQL");
        let server = launch(&programs, folder.path(), &options).expect("PostgreSQL starts");
        let mut started = Self {
            programs,
            folder,
            server,
            options,
        };
        started.wait_until_ready();
        started
    }

    /// Starts a server that can also be reached by a private line on `localhost`, with this certificate, whose key lies
    /// beside it. None where PostgreSQL is not installed.
    ///
    /// # Panics
    /// If it is installed but does not start.
    #[must_use]
    pub fn start_private(certificate: &Path) -> Option<Self> {
        let programs = programs()?;
        let folder = new_folder().expect("a folder for PostgreSQL");
        for (from, to) in [
            (certificate.to_owned(), "server.pem"),
            (certificate.with_extension("key"), "server.key"),
        ] {
            let to = folder.path().join(to);
            copy_file(&from, &to).expect("a certificate for PostgreSQL");
        }
        let file = |name: &str| folder.path().join(name).display().to_string();
        let options = vec![
            "ssl=on".to_owned(),
            format!("ssl_cert_file={}", file("server.pem")),
            format!("ssl_key_file={}", file("server.key")),
            "listen_addresses=localhost".to_owned(),
            format!("port={}", free_port().expect("a port for PostgreSQL")),
        ];
        Some(Self::start_in(programs, folder, options))
    }

    /// Starts a server that can also be reached at `127.0.0.1`, with these options besides. None where PostgreSQL is not
    /// installed.
    ///
    /// # Panics
    /// If it is installed but does not start.
    #[must_use]
    pub fn start_listening(options: &[&str]) -> Option<Self> {
        let port = format!("port={}", free_port().expect("a port for PostgreSQL"));
        let listening = ["listen_addresses=127.0.0.1", port.as_str()];
        Self::start(&[options, &listening].concat())
    }

    /// The port that it listens on, which also names its socket.
    #[must_use]
    pub fn port(&self) -> u16 {
        let named = self
            .options
            .iter()
            .find_map(|option| option.strip_prefix("port="));
        named.and_then(|port| port.parse().ok()).unwrap_or(5432)
    }

    /// The address of its database, by way of its socket.
    #[must_use]
    pub fn address(&self) -> String {
        let folder = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/postgres", self.port())
    }

    /// The socket.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(format!(".s.PGSQL.{}", self.port()))
    }

    /// The process.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.server.id()
    }

    /// Runs SQL with its own client.
    ///
    /// # Panics
    /// If that fails.
    #[must_use]
    pub fn run(&self, sql: &str) -> String {
        let answer = Command::new(self.programs.join("psql"))
            .args(["-XAtq", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-h"])
            .arg(self.folder.path())
            .args(["-p", &self.port().to_string(), "-c", sql, "postgres"])
            .output()
            .expect("psql runs");
        let said = String::from_utf8_lossy(&answer.stderr);
        assert!(answer.status.success(), "{sql}: {said}");
        String::from_utf8_lossy(&answer.stdout).trim().to_owned()
    }

    /// Kills it, as a power cut would, without starting it again.
    ///
    /// # Panics
    /// If it cannot be killed.
    pub fn kill(&mut self) {
        self.server.kill().expect("PostgreSQL is killed");
        self.server.wait().expect("PostgreSQL is gone");
        // Its file stays: by that the next one sees whether children of this one, which end when they find out, still write.
    }

    /// Starts it again, after [`Postgres::kill`].
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&mut self) {
        let started = Instant::now();
        loop {
            self.server = launch(&self.programs, self.folder.path(), &self.options)
                .expect("PostgreSQL starts");
            if self.is_ready_or_gone() || started.elapsed() > PATIENCE {
                break;
            }
        }
        self.wait_until_ready();
    }

    /// Waits until it answers (true), or has ended, as it does while children of a killed one are still there.
    fn is_ready_or_gone(&mut self) -> bool {
        loop {
            if self.answers() {
                return true;
            }
            if matches!(self.server.try_wait(), Ok(Some(_))) {
                std::thread::sleep(Duration::from_millis(20));
                return false;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn wait_until_ready(&mut self) {
        let started = Instant::now();
        while !self.answers() {
            let ended = self.server.try_wait().expect("PostgreSQL can be looked at");
            let log = self.folder.path().join("log");
            let said = || std::fs::read_to_string(&log).unwrap_or_default();
            assert!(ended.is_none(), "PostgreSQL ended: {}", said());
            assert!(started.elapsed() < PATIENCE, "no PostgreSQL: {}", said());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn answers(&self) -> bool {
        let file = self.folder.path().join("data/postmaster.pid");
        let state = std::fs::read_to_string(file).unwrap_or_default();
        let mut lines = state.lines().map(str::trim);
        // One that was killed has left its own.
        let own = self.server.id().to_string();
        lines.next() == Some(own.as_str()) && lines.nth(6) == Some("ready")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // At once and without tidying up: the folder goes as well.
        let quit = Command::new("kill")
            .args(["-QUIT", &self.server.id().to_string()])
            .status();
        if !quit.is_ok_and(|status| status.success()) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

/// Where its programs lie.
fn programs() -> Option<PathBuf> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND
        .get_or_init(|| {
            let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter();
            let debian = debian
                .flatten()
                .flatten()
                .map(|version| version.path().join("bin"));
            let paths = std::env::var_os("PATH").unwrap_or_default();
            let mut all: Vec<PathBuf> = debian.collect();
            all.sort();
            all.reverse();
            all.extend(std::env::split_paths(&paths));
            let whole = |folder: &PathBuf| {
                ["initdb", "postgres", "psql"]
                    .iter()
                    .all(|program| folder.join(program).exists())
            };
            all.into_iter().find(whole)
        })
        .clone()
}

/// A short path, as sockets have no long ones, which the runner may enter.
fn new_folder() -> io::Result<TempDir> {
    let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp")?;
    if let Some(Runner { user, group }) = runner() {
        chown(folder.path(), Some(user), Some(group))?;
    }
    Ok(folder)
}

/// The user `postgres`, if this is run by root.
fn runner() -> Option<Runner> {
    static FOUND: OnceLock<Option<Runner>> = OnceLock::new();
    *FOUND.get_or_init(find_runner)
}

fn find_runner() -> Option<Runner> {
    let own = std::fs::metadata("/proc/self").ok()?.uid();
    if own != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let line = users.lines().find(|line| line.starts_with("postgres:"))?;
    let mut fields = line.split(':').skip(2);
    Some(Runner {
        user: fields.next()?.parse().ok()?,
        group: fields.next()?.parse().ok()?,
    })
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if let Some(Runner { user, group }) = runner() {
        command.uid(user).gid(group);
    }
    // Whoever runs it may not enter the folder that the tests are run in.
    command.current_dir("/").stdin(Stdio::null());
    command
}

fn launch(programs: &Path, folder: &Path, options: &[String]) -> io::Result<Child> {
    let log = File::options()
        .create(true)
        .append(true)
        .open(folder.join("log"))?;
    let mut command = command(&programs.join("postgres"));
    command.arg("-D").arg(folder.join("data"));
    command.arg("-k").arg(folder);
    let usual = ["listen_addresses=", "fsync=off", "shared_buffers=16MB"];
    for option in usual
        .iter()
        .copied()
        .chain(options.iter().map(String::as_str))
    {
        command.args(["-c", option]);
    }
    command.stdout(log.try_clone()?).stderr(log).spawn()
}

/// Copies an empty database, which is made once for all tests: that takes longer than all the rest.
fn copy_template(programs: &Path, to: &Path) -> io::Result<()> {
    let cache = cache_folder();
    std::fs::create_dir_all(&cache)?;
    let lock = File::create(cache.join("lock"))?;
    lock.lock()?;
    let version = programs.parent().and_then(Path::file_name);
    let version = version.unwrap_or_default().to_string_lossy();
    let template = cache.join(format!("empty-{version}"));
    if !template.exists() {
        let folder = new_folder()?;
        let made = folder.path().join("data");
        let status = command(&programs.join("initdb"))
            .args(["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8"])
            .args(["--locale=C", "--wal-segsize=1", "-D"])
            .arg(&made)
            .stdout(Stdio::null())
            .status()?;
        if !status.success() {
            return Err(io::Error::other("initdb failed"));
        }
        let unfinished = cache.join("unfinished");
        let _ = std::fs::remove_dir_all(&unfinished);
        copy(&made, &unfinished)?;
        std::fs::rename(&unfinished, &template)?;
    }
    drop(lock);
    copy(&template, to)
}

/// Where it is kept: with what is built, beside the program that runs.
fn cache_folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let target = program
        .ancestors()
        .find(|folder| folder.ends_with("target"));
    let target = target.map_or_else(std::env::temp_dir, Path::to_owned);
    target.join("tmp/postgres")
}

/// Copies a folder, for the runner.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::DirBuilder::new().mode(0o700).create(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            copy_file(&entry.path(), &target)?;
        }
    }
    give(to)
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::copy(from, to)?;
    std::fs::set_permissions(to, std::fs::Permissions::from_mode(0o600))?;
    give(to)
}

fn give(path: &Path) -> io::Result<()> {
    match runner() {
        Some(Runner { user, group }) => chown(path, Some(user), Some(group)),
        None => Ok(()),
    }
}
