//! The record file: JSON Lines, each line sealed with a hash over everything up to it.

use super::play::{Entry, Play, Untimely};
use crate::chance::hex;
use crate::{Game, Millis, Outcome, Seats, Seed, Setup};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The newest version of the file format. Every older one is still read; what can be said in the one before is written
/// in that.
pub const FORMAT: u32 = 3;
/// The version that games are written in which were played from their beginning.
const PLAIN: u32 = 2;

/// How many hexadecimal digits of the hash stand at the end of a line.
const HASH_DIGITS: usize = 16;

/// What is known about a game besides its rules: who played, and when.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Header {
    /// The names at the seats, in seat order; may be empty.
    pub names: Vec<String>,
    /// When the game began, in milliseconds since 1970; 0 if nobody knows.
    pub started: u64,
    /// What bound the server to the seed before the game began, if anything did.
    pub commitment: Option<Commitment>,
}

/// A promise that the seed was drawn before the game: published at its start, opened at its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// SHA-256 over the seed's and the salt's bytes, as hexadecimal digits: what was published.
    pub hash: String,
    /// 64 hexadecimal digits, so that nobody could try seeds against the hash.
    pub salt: Seed,
}

impl Commitment {
    /// The commitment to a seed.
    #[must_use]
    pub fn to(seed: &Seed, salt: Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(seed.bytes());
        hash.update(salt.bytes());
        Self {
            hash: hex(&hash.finalize()),
            salt,
        }
    }

    /// Whether this is the commitment to that seed.
    #[must_use]
    pub fn holds_for(&self, seed: &Seed) -> bool {
        *self == Self::to(seed, self.salt.clone())
    }
}

/// A game begins with what happened in another one, up to a step of it, and was played on from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayedOn {
    /// The id of the other game; none if it came from a file.
    #[serde(default)]
    pub game: Option<String>,
    /// So many of its happenings are the first ones here.
    pub step: u32,
}

/// A whole game: how it began, what happened, how it ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Record<G: Game> {
    /// Who played, and when.
    pub header: Header,
    /// How the game began.
    pub setup: Setup<G::Options>,
    /// What happened.
    pub entries: Vec<Entry<G::Action>>,
    /// How it ended; none if it was broken off.
    pub end: Option<Outcome>,
}

/// What is wrong with a record, and in which line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct Fault {
    /// The line at fault, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a line of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The file has no line, or stops before its `end` line.
    #[error("the record breaks off here")]
    BreaksOff,
    /// There is more after the `end` line.
    #[error("the record goes on after its end")]
    AfterEnd,
    /// The hash is missing or does not fit: this line, or the order of the lines, was altered.
    #[error("the line was altered: its hash does not fit")]
    Altered,
    /// The line does not have the form of a record.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The file is not a record at all.
    #[error("this is no Enigma record")]
    NoRecord,
    /// The record was written in a format that is not known here.
    #[error("the record has format {0}; this program reads formats up to {FORMAT}")]
    NewerFormat(u32),
    /// The record is of another game.
    #[error("the record is of {0:?}, not of {1:?}")]
    OtherGame(String, &'static str),
    /// The game cannot begin, or the line cannot have happened: a rule forbids it.
    #[error("the rules forbid it: {0}")]
    Refused(String),
    /// The line cannot have happened at that time.
    #[error("{0}")]
    Untimely(#[from] Untimely),
    /// The game did not end as the line says.
    #[error("the game did not end as this line says")]
    OtherEnd,
    /// The record may be played again, but does not prove where its chance came from.
    #[error("{0}")]
    Unproven(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine<Options> {
    enigma_record: u32,
    game: String,
    rules: u32,
    seats: Seats,
    /// Only in format 1, where names are sealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    #[serde(default)]
    started: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Commitment>,
    seed: Seed,
    options: Options,
}

/// What stands behind the hash of the first line. It is not sealed: whoever played may have another name later, or none.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unsealed {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
}

#[derive(Deserialize)]
struct Peek {
    enigma_record: u32,
    game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LastLine {
    end: Option<Outcome>,
    at: Millis,
}

/// Which game a record is of, without reading further than its first line.
///
/// # Errors
/// If it is no record, or one of a newer format.
pub fn game_name(text: &str) -> Result<String, Fault> {
    let at_first = |problem| Fault { line: 1, problem };
    let first = text.lines().next().ok_or(at_first(Problem::BreaksOff))?;
    let peek: Peek = serde_json::from_str(first).map_err(|_| at_first(Problem::NoRecord))?;
    if peek.enigma_record > FORMAT {
        return Err(at_first(Problem::NewerFormat(peek.enigma_record)));
    }
    Ok(peek.game)
}

impl<G: Game> Record<G> {
    /// The text of the record file.
    ///
    /// # Panics
    /// Never for the games of this project: their options and actions can all be written as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let (mut writer, mut text) = RecordWriter::begin::<G>(&self.header, &self.setup);
        for entry in &self.entries {
            text.push_str(&writer.entry(entry));
        }
        text.push_str(&writer.end(self.end.clone()));
        text
    }

    /// Reads a record file. The game itself is not replayed: see [`Record::replay`].
    ///
    /// # Errors
    /// With the first line that is damaged or altered.
    pub fn from_text(text: &str) -> Result<Self, Fault> {
        let name = game_name(text)?;
        if name != G::NAME {
            let problem = Problem::OtherGame(name, G::NAME);
            return Err(Fault { line: 1, problem });
        }
        let mut reader = SealedReader::new(text);
        let (first, unsealed): (FirstLine<G::Options>, Unsealed) = reader.first_line()?;
        let mut entries = Vec::new();
        while !reader.at_last_line() {
            entries.push(reader.line()?);
        }
        let last: LastLine = reader.line()?;
        reader.finish()?;
        if let Some(played_on) = G::played_on(&first.options)
            && entries.len() < played_on.step as usize
        {
            let (line, problem) = (entries.len() + 2, Problem::BreaksOff);
            return Err(Fault { line, problem });
        }
        Ok(Self {
            header: Header {
                names: if first.names.is_empty() {
                    unsealed.names
                } else {
                    first.names
                },
                started: first.started,
                commitment: first.commitment,
            },
            setup: Setup {
                rules: first.rules,
                seats: first.seats,
                seed: first.seed,
                options: first.options,
            },
            entries,
            end: last.end,
        })
    }

    /// Plays the whole game again; `tell` hears of every happening with its events, the start as `None`.
    ///
    /// # Errors
    /// With the first line that cannot have happened, or the last one if the game ended otherwise.
    pub fn replay(
        &self,
        tell: impl FnMut(Option<&Entry<G::Action>>, &[G::Event], &G),
    ) -> Result<Play<G>, Fault> {
        let play = self.replay_steps(tell)?;
        if play.game().outcome() != self.end {
            let line = self.entries.len() + 2;
            let problem = Problem::OtherEnd;
            return Err(Fault { line, problem });
        }
        Ok(play)
    }

    /// The same, however it ends.
    ///
    /// # Errors
    /// With the first line that cannot have happened.
    pub fn replay_steps(
        &self,
        mut tell: impl FnMut(Option<&Entry<G::Action>>, &[G::Event], &G),
    ) -> Result<Play<G>, Fault> {
        let refused = |line: usize, refusal: G::Refusal| Fault {
            line,
            problem: Problem::Refused(refusal.to_string()),
        };
        let (mut play, events) =
            Play::<G>::start(self.setup.clone()).map_err(|refusal| refused(1, refusal))?;
        tell(None, &events, play.game());
        for (entry, line) in self.entries.iter().zip(2..) {
            let events = play.repeat(entry).map_err(|fault| match fault {
                Ok(untimely) => Fault {
                    line,
                    problem: untimely.into(),
                },
                Err(refusal) => refused(line, refusal),
            })?;
            tell(Some(entry), &events, play.game());
        }
        Ok(play)
    }
}

/// The running hash over all lines so far.
#[derive(Default, Clone)]
struct Seal(Sha256);

impl Seal {
    fn over(&mut self, body: &str) -> String {
        self.0.update(body.as_bytes());
        self.0.update(b"\n");
        let mut digits = hex(&self.0.clone().finalize());
        digits.truncate(HASH_DIGITS);
        digits
    }
}

/// Writes a record line by line, for whoever does not want to hold all of it at once.
#[derive(Default)]
pub struct RecordWriter {
    seal: Seal,
    /// The time of the last entry.
    at: Millis,
}

impl RecordWriter {
    /// Begins a record: what writes the rest of it, and the first line.
    #[must_use]
    pub fn begin<G: Game>(header: &Header, setup: &Setup<G::Options>) -> (Self, String) {
        let mut writer = Self::default();
        let sealed = writer.line(&FirstLine {
            // A program that knows of no other beginning says so, and does not stumble over the options.
            enigma_record: G::played_on(&setup.options).map_or(PLAIN, |_| FORMAT),
            game: G::NAME.into(),
            rules: setup.rules,
            seats: setup.seats,
            names: Vec::new(),
            started: header.started,
            commitment: header.commitment.clone(),
            seed: setup.seed.clone(),
            options: &setup.options,
        });
        let unsealed = json(&Unsealed {
            names: header.names.clone(),
        });
        (writer, join(sealed.trim_end(), &unsealed))
    }

    /// The line of something that happened.
    pub fn entry<Action: Serialize>(&mut self, entry: &Entry<Action>) -> String {
        self.at = entry.at;
        self.line(entry)
    }

    /// The last line: how the game ended, or none if it was broken off.
    #[must_use]
    pub fn end(&mut self, end: Option<Outcome>) -> String {
        self.line(&LastLine { end, at: self.at })
    }

    fn line(&mut self, content: &impl Serialize) -> String {
        let json = json(content);
        let body = json
            .strip_suffix('}')
            .expect("lines of a record are objects");
        let hash = self.seal.over(body);
        format!("{body},\"hash\":\"{hash}\"}}\n")
    }
}

fn json(content: &impl Serialize) -> String {
    serde_json::to_string(content).expect("lines of a record can be written")
}

/// A line that has the fields of both objects, those of the first one first.
fn join(one: &str, other: &str) -> String {
    match other {
        "{}" => format!("{one}\n"),
        _ => {
            let head = one.strip_suffix('}').unwrap_or(one);
            let tail = other.strip_prefix('{').unwrap_or(other);
            format!("{head},{tail}\n")
        }
    }
}

struct SealedReader<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    read: usize,
    seal: Seal,
}

impl<'a> SealedReader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            lines: text.lines().peekable(),
            read: 0,
            seal: Seal::default(),
        }
    }

    fn fault(&self, problem: Problem) -> Fault {
        Fault {
            line: self.read,
            problem,
        }
    }

    /// The first line without its hash, which must fit, and what stands behind that.
    fn first_line<T: DeserializeOwned, U: DeserializeOwned>(&mut self) -> Result<(T, U), Fault> {
        let (sealed, behind) = self.sealed()?;
        let unsealed = match behind.strip_prefix(',') {
            Some(fields) => format!("{{{fields}"),
            None => format!("{{{behind}"),
        };
        Ok((self.read_json(&sealed)?, self.read_json(&unsealed)?))
    }

    /// The next line without its hash, which must fit and be the last in it.
    fn line<T: DeserializeOwned>(&mut self) -> Result<T, Fault> {
        let (sealed, behind) = self.sealed()?;
        if behind != "}" {
            return Err(self.fault(Problem::Altered));
        }
        self.read_json(&sealed)
    }

    /// What is sealed of the next line, and what stands behind its hash.
    fn sealed(&mut self) -> Result<(String, &'a str), Fault> {
        self.read += 1;
        let line = self
            .lines
            .next()
            .ok_or_else(|| self.fault(Problem::BreaksOff))?;
        let (body, hash, behind) = split_hash(line).ok_or_else(|| self.fault(Problem::Altered))?;
        if self.seal.over(body) != hash {
            return Err(self.fault(Problem::Altered));
        }
        Ok((format!("{body}}}"), behind))
    }

    fn read_json<T: DeserializeOwned>(&self, json: &str) -> Result<T, Fault> {
        serde_json::from_str(json)
            .map_err(|error| self.fault(Problem::Unreadable(error.to_string())))
    }

    /// Whether the next line is the `end` line. A record that breaks off has none: then the
    /// missing line is read in its place and found at fault.
    fn at_last_line(&mut self) -> bool {
        self.lines
            .peek()
            .is_none_or(|line| line.starts_with("{\"end\":"))
    }

    fn finish(mut self) -> Result<(), Fault> {
        self.read += 1;
        match self.lines.next() {
            Some(_) => Err(self.fault(Problem::AfterEnd)),
            None => Ok(()),
        }
    }
}

/// What stands before the hash of a line, the hash, and what stands behind it.
fn split_hash(line: &str) -> Option<(&str, &str, &str)> {
    let (body, rest) = line.rsplit_once(",\"hash\":\"")?;
    let (hash, behind) = rest.split_once('"')?;
    Some((body, hash, behind))
}
