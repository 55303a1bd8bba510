//! A server whose store is a PostgreSQL database, as a process of its own.

use enigma_testbed::Postgres;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Output, Stdio};

/// A server of its own process; killed when dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn command(store: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_enigma"));
    command.args(["serve", "--listen", "127.0.0.1:0"]);
    command.env("ENIGMA_STORE", store);
    command
}

fn serve(store: &str) -> (Process, SocketAddr) {
    let started = command(store)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = started.unwrap();
    let mut said = String::new();
    let mut out = BufReader::new(child.stdout.as_mut().unwrap());
    out.read_line(&mut said).unwrap();
    let (_, address) = said.trim().rsplit_once("http://").expect(&said);
    let address = address.trim_end_matches(['/', '.']).parse().expect(&said);
    (Process(child), address)
}

fn ask(address: SocketAddr, request: &str, head: &str) -> (String, Value) {
    let mut line = TcpStream::connect(address).unwrap();
    let body = if request.starts_with("POST") {
        "{\"name\":\"Mara\"}"
    } else {
        ""
    };
    let length = body.len();
    write!(
        line,
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{head}\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").expect(&answer);
    (
        head.to_owned(),
        serde_json::from_str(body).unwrap_or_default(),
    )
}

fn said(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_store_that_cannot_be_reached_is_named_without_its_password() {
    let output = command("postgres://mara:s3cret@127.0.0.1:1/enigma").output();
    let text = said(&output.unwrap());
    assert_eq!(text.lines().count(), 1, "{text}");
    let start = "enigma: the store postgres://mara@127.0.0.1:1/enigma cannot be used: ";
    assert!(text.starts_with(start), "{text}");
}

#[test]
fn a_store_that_is_no_address_is_refused_without_showing_it() {
    let text = said(&command("mysql://mara:s3cret@db/enigma").output().unwrap());
    assert!(
        text.contains("postgres://user:password@host/database"),
        "{text}"
    );
    assert!(!text.contains("s3cret"), "{text}");
}

#[test]
fn a_database_that_cannot_serve_is_refused_before_anybody_comes() {
    let Some(postgres) = Postgres::start(&[]) else {
        return;
    };
    for sql in [
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0",
        "CREATE DATABASE replica",
        "ALTER DATABASE replica SET default_transaction_read_only = on",
        "CREATE ROLE guest LOGIN",
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    ] {
        assert_eq!(postgres.run(sql), "");
    }
    let address = postgres.address();
    let (server, _) = address.rsplit_once('/').unwrap();
    let named = |database: &str| format!("{server}/{database}");
    for (address, why) in [
        (
            named("latin"),
            "its encoding is LATIN1, which not every name can be written in",
        ),
        (named("replica"), "in a read-only transaction"),
        (named("nowhere"), "database \"nowhere\" does not exist"),
        (
            named("postgres").replace("postgres@", "guest@"),
            "permission denied for schema public: the database has to belong to this user",
        ),
    ] {
        let text = said(&command(&address).output().unwrap());
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(
            text.contains(" cannot be used: ") && text.contains(why),
            "{text}"
        );
    }
}

#[test]
fn whatever_else_answers_there_is_no_database() {
    let door = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = door.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for line in door.incoming() {
            let _ = line.unwrap().write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n");
        }
    });
    let store = format!("postgres://mara:s3cret@127.0.0.1:{port}/enigma?sslmode=disable");
    let text = said(&command(&store).output().unwrap());
    let expected = format!(
        "enigma: the store postgres://mara@127.0.0.1:{port}/enigma cannot be used: \
         what answers there is no PostgreSQL server\n"
    );
    assert_eq!(text, expected);
}

#[test]
fn what_one_server_keeps_the_next_one_knows_and_no_two_run_at_once() {
    let Some(postgres) = Postgres::start(&[]) else {
        return;
    };
    let (first, address) = serve(&postgres.address());
    let (head, me) = ask(address, "POST /api/me", "");
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = format!("Cookie: {}\r\n", cookie.unwrap().split(';').next().unwrap());
    assert_eq!(me["name"], "Mara", "{head} {me}");

    let text = said(&command(&postgres.address()).output().unwrap());
    assert!(
        text.contains("another server is running with this database"),
        "{text}"
    );

    drop(first);
    let (_second, address) = serve(&postgres.address());
    let (_, me) = ask(address, "GET /api/me", &cookie);
    assert_eq!(me["name"], "Mara", "{me}");
    assert!(
        ask(address, "GET /healthz", "")
            .0
            .starts_with("HTTP/1.1 200")
    );
}
