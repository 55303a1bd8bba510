//! `enigma words`: what the word lists say about a word.

use clap::{Args, ValueEnum};
use enigma_cipher::words::{ATTRIBUTION, Entry, Forbidden, Objection, Tier, WordList};
use enigma_cipher::{LENGTHS, Language, Word, WordFault, fold};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{self, BufRead, BufWriter, IsTerminal, Read, Write};
use std::process::ExitCode;

/// Looks words up: playable or not, how they are folded, how well known they are.
///
/// A word is playable if it has 3 to 6 letters once folded (upper case, accents dropped, œ as OE,
/// ß as SS; in German ä, ö, ü as AE, OE, UE) and is in the list of the language. Slang, abbreviations
/// and slurs are not playable, and are named as such. Without a word, one is read from each line of
/// standard input. One line answers each word.
///
/// Exit status: 0 if every word is playable, 1 if some are not, 2 if there was none or reading or
/// writing failed.
#[derive(Args)]
#[command(override_usage = "enigma words [OPTIONS] <LANG> [WORD]...")]
pub struct Words {
    /// The language of the words.
    #[arg(value_name = "LANG", required_unless_present = "credits")]
    language: Option<ListLanguage>,
    /// The words; standard input, one a line, without any.
    #[arg(value_name = "WORD")]
    words: Vec<OsString>,
    /// Answer with JSON objects.
    #[arg(long)]
    json: bool,
    /// Print where the lists come from and under which licences they stand.
    #[arg(long)]
    credits: bool,
}

/// The languages with a word list.
#[derive(Clone, Copy, ValueEnum)]
enum ListLanguage {
    /// English
    En,
    /// German
    De,
    /// French
    Fr,
    /// Czech
    Cs,
}

impl From<ListLanguage> for Language {
    fn from(language: ListLanguage) -> Self {
        match language {
            ListLanguage::En => Self::En,
            ListLanguage::De => Self::De,
            ListLanguage::Fr => Self::Fr,
            ListLanguage::Cs => Self::Cs,
        }
    }
}

/// What came of all words.
#[derive(Clone, Copy)]
enum Answered {
    AllPlayable,
    SomeNot,
    NoWords,
}

/// The longest line that is read as a word. Of a longer one only the beginning is looked at.
const LONGEST_LINE: u64 = 1 << 16;

/// Nobody needs to read more than this of a word that is refused.
const LONGEST_SHOWN: usize = 40;

impl Words {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        match self.answer_all(BufWriter::new(io::stdout().lock())) {
            Ok(Answered::AllPlayable) => ExitCode::SUCCESS,
            Ok(Answered::SomeNot) => ExitCode::from(1),
            Ok(Answered::NoWords) => {
                eprintln!(
                    "enigma: there was no word to look up: name some after the language, \
                     or write one a line to standard input"
                );
                ExitCode::from(2)
            }
            // Whoever read our output has had enough of it (`enigma ... | head`).
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("enigma: standard input or output: {error}");
                ExitCode::from(2)
            }
        }
    }

    fn answer_all(&self, mut output: impl Write) -> io::Result<Answered> {
        if self.credits {
            output.write_all(ATTRIBUTION.as_bytes())?;
            output.flush()?;
        }
        let Some(language) = self.language else {
            return Ok(Answered::AllPlayable);
        };
        let list = WordList::newest(language.into());
        let mut answered = match self.credits {
            true => Answered::AllPlayable,
            false => Answered::NoWords,
        };
        let mut answer = |bytes: &[u8], whole: bool| -> io::Result<()> {
            let finding = Finding::of(list, bytes, whole);
            answered = match (answered, &finding.verdict) {
                (Answered::SomeNot, _) | (_, Err(_)) => Answered::SomeNot,
                _ => Answered::AllPlayable,
            };
            if self.json {
                serde_json::to_writer(&mut output, &finding.to_json())?;
            } else {
                output.write_all(finding.to_text().as_bytes())?;
            }
            output.write_all(b"\n")?;
            output.flush()
        };
        if self.words.is_empty() && !self.credits {
            let input = io::stdin();
            if input.is_terminal() {
                eprintln!("one word a line; Ctrl-D ends");
            }
            each_line(input.lock(), &mut answer)?;
        }
        for word in &self.words {
            answer(word.as_encoded_bytes(), true)?;
        }
        Ok(answered)
    }
}

fn each_line(
    mut input: impl BufRead,
    mut answer: impl FnMut(&[u8], bool) -> io::Result<()>,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut start = input.by_ref().take(LONGEST_LINE);
        if start.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST_LINE;
        if !whole {
            input.skip_until(b'\n')?;
        }
        let word = line.strip_suffix(b"\n").unwrap_or(&line);
        answer(word.strip_suffix(b"\r").unwrap_or(word), whole)?;
    }
}

/// What is found out about one word.
struct Finding<'a> {
    list: &'a WordList,
    given: String,
    folded: Option<String>,
    verdict: Result<&'a Entry, Refused>,
}

/// Why a word is not playable.
enum Refused {
    LineTooLong,
    NotUtf8,
    Fault(WordFault),
    Objection(Objection),
}

impl<'a> Finding<'a> {
    /// `whole`: nothing was cut off.
    fn of(list: &'a WordList, bytes: &[u8], whole: bool) -> Self {
        let refused = |refused| Self {
            list,
            given: String::from_utf8_lossy(bytes).into_owned(),
            folded: None,
            verdict: Err(refused),
        };
        if !whole {
            return refused(Refused::LineTooLong);
        }
        let Ok(text) = std::str::from_utf8(bytes) else {
            return refused(Refused::NotUtf8);
        };
        let language = Some(list.language());
        let found = Word::fold(text, language).map_err(Refused::Fault);
        Self {
            list,
            given: text.to_owned(),
            folded: fold(text, language).ok(),
            verdict: found.and_then(|word| list.judge(word, false).map_err(Refused::Objection)),
        }
    }

    fn to_text(&self) -> String {
        // Control characters could play tricks on a terminal.
        let mut line: String = shortened(&self.given).chars().flat_map(printable).collect();
        if line.is_empty() {
            line.push_str("(nothing)");
        }
        match &self.verdict {
            Ok(entry) => {
                let _ = write!(line, ": playable, {}, {}", entry.word(), tier(entry));
                let _ = match entry.zipf() {
                    0 => write!(line, ", frequency unknown"),
                    zipf => write!(line, ", frequency {}.{:02}", zipf / 100, zipf % 100),
                };
                for flag in flags(entry) {
                    let _ = write!(line, ", {}", flag.replace('_', " "));
                }
                let spellings = self.list.spellings(entry.word()).join(", ");
                let _ = write!(line, " ({spellings})");
            }
            Err(refused) => {
                let _ = write!(line, ": not playable");
                if let Some(folded) = self.folded.as_deref().filter(|folded| !folded.is_empty()) {
                    let _ = write!(line, ", {}", shortened(folded));
                }
                let _ = write!(line, ": {}", self.reason(refused));
            }
        }
        line
    }

    fn to_json(&self) -> Value {
        match &self.verdict {
            Ok(entry) => json!({
                "word": self.given,
                "playable": true,
                "folded": self.folded,
                "spellings": self.list.spellings(entry.word()),
                "tier": tier(entry),
                "frequency": f64::from(entry.zipf()) / 100.0,
                "flags": flags(entry),
            }),
            Err(refused) => json!({
                "word": self.given,
                "playable": false,
                "folded": self.folded,
                "error": refused.name(),
                "reason": self.reason(refused),
            }),
        }
    }

    fn reason(&self, refused: &Refused) -> String {
        match refused {
            Refused::LineTooLong => format!("the line is longer than {LONGEST_LINE} bytes"),
            Refused::NotUtf8 => "it is not UTF-8 text".into(),
            Refused::Fault(WordFault::Length { letters, .. }) => {
                let (shortest, longest) = LENGTHS.into_inner();
                let plural = if *letters == 1 { "" } else { "s" };
                format!("it has {letters} letter{plural}, not {shortest} to {longest}")
            }
            Refused::Fault(fault) => fault.to_string(),
            Refused::Objection(objection) => match objection {
                Objection::NotListed => {
                    format!("it is not in the list ({})", self.list.language())
                }
                Objection::Forbidden(Forbidden::Slang) => "it is slang (K-11)".into(),
                Objection::Forbidden(Forbidden::Abbreviation) => {
                    "it is an abbreviation (K-11)".into()
                }
                Objection::Slur => "it is a slur, on which a table has to agree (KD-3)".into(),
            },
        }
    }
}

impl Refused {
    fn name(&self) -> &'static str {
        match self {
            Self::LineTooLong => "line_too_long",
            Self::NotUtf8 => "not_utf8",
            Self::Fault(WordFault::Length { .. }) => "bad_length",
            Self::Fault(_) => "bad_letters",
            Self::Objection(objection) => objection.name(),
        }
    }
}

fn tier(entry: &Entry) -> &'static str {
    match entry.tier() {
        Tier::Common => "common",
        Tier::Accepted => "accepted",
    }
}

fn flags(entry: &Entry) -> Vec<&'static str> {
    let flags = [
        (entry.is_inflected(), "inflected"),
        (entry.is_offensive(), "offensive"),
        (entry.is_naming(), "noun_or_adjective"),
        (entry.is_aside(), "not_proposed"),
    ];
    let set = flags.into_iter().filter(|(set, _)| *set);
    set.map(|(_, flag)| flag).collect()
}

/// The beginning of a text that may be very long.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST_SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn printable(character: char) -> Vec<char> {
    if character.is_control() {
        character.escape_default().collect()
    } else {
        vec![character]
    }
}
