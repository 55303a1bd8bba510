//! Packs the word lists of `words/` for the program; `src/words/unpack.rs` reads them back and
//! describes the form.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "cs"];

/// Every version that was ever published: old games are played on with theirs.
const VERSIONS: [&str; 3] = ["v1", "v2", "v3"];

/// The strongest that deflate can do; it takes about a second for all lists.
const LEVEL: u8 = 10;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR").expect("cargo names a folder for what is built");
    for version in VERSIONS {
        println!("cargo:rerun-if-changed=words/{version}");
        for language in LANGUAGES {
            let source = format!("words/{version}/{language}.tsv");
            let text =
                fs::read_to_string(&source).unwrap_or_else(|error| panic!("{source}: {error}"));
            let packed = miniz_oxide::deflate::compress_to_vec(&pack(&text, &source), LEVEL);
            fs::write(
                Path::new(&out).join(format!("{version}-{language}.packed")),
                packed,
            )
            .unwrap_or_else(|error| panic!("{source}: {error}"));
        }
    }
}

struct Row<'a> {
    folded: &'a str,
    spellings: &'a str,
    zipf: u16,
    marks: u8,
}

/// Column after column, as equal things pack best side by side.
fn pack(text: &str, source: &str) -> Vec<u8> {
    let mut rows: Vec<Row> = text
        .lines()
        .enumerate()
        .map(|(number, line)| {
            read(line).unwrap_or_else(|| panic!("{source}:{}: not a row: {line}", number + 1))
        })
        .collect();
    rows.sort_by_key(|row| (row.folded.len(), row.folded));
    let german = source.ends_with("de.tsv");
    let mut packed = Vec::new();
    for length in 3..=6 {
        let count = rows.iter().filter(|row| row.folded.len() == length).count();
        packed.extend(u16::try_from(count).expect("a short list").to_le_bytes());
    }
    let shared = shared_beginnings(&rows);
    packed.extend(shared.iter().map(|&shared| shared as u8));
    for (row, shared) in rows.iter().zip(shared) {
        packed.extend(row.folded[shared..].bytes());
    }
    let mut spellings = String::new();
    for row in &rows {
        let patterns: Vec<String> = row
            .spellings
            .split('/')
            .map(|spelling| pattern(spelling, row.folded, german))
            .collect();
        writeln!(spellings, "{}", patterns.join("/")).expect("text takes text");
    }
    packed.extend(spellings.bytes());
    packed.extend(rows.iter().map(|row| row.zipf.to_le_bytes()[0]));
    packed.extend(rows.iter().map(|row| row.zipf.to_le_bytes()[1]));
    packed.extend(rows.iter().map(|row| row.marks));
    packed
}

fn read(line: &str) -> Option<Row<'_>> {
    let mut columns = line.split('\t');
    let mut next = || columns.next();
    let (folded, spellings, zipf, tier, flags) = (next()?, next()?, next()?, next()?, next()?);
    let zipf: u16 = zipf.parse().ok()?;
    let good = (3..=6).contains(&folded.len())
        && folded.bytes().all(|letter| letter.is_ascii_uppercase())
        && zipf < 1024
        && next().is_none();
    let flags = if flags == "-" { "" } else { flags };
    let marks = flags
        .chars()
        .try_fold(0, |marks, flag| Some(marks | mark(flag)?))?;
    let forbidden = flags.contains(['s', 'a']);
    let tier = match tier {
        "common" => 1,
        "accepted" => 0,
        "refused" if forbidden => 0,
        _ => return None,
    };
    good.then_some(Row {
        folded,
        spellings,
        zipf,
        marks: tier | marks,
    })
}

fn mark(flag: char) -> Option<u8> {
    Some(match flag {
        'i' => 2,
        'o' => 4,
        'n' => 8,
        'x' => 16,
        'q' => 32,
        's' => 64,
        'a' => 128,
        _ => return None,
    })
}

/// How many letters each word has in common with the beginning of the one before, if that is as long.
fn shared_beginnings(rows: &[Row]) -> Vec<usize> {
    let mut before = "";
    rows.iter()
        .map(|row| {
            let same = before.bytes().zip(row.folded.bytes());
            let shared = same.take_while(|(a, b)| a == b).count();
            let alike = before.len() == row.folded.len();
            before = row.folded;
            if alike { shared } else { 0 }
        })
        .collect()
}

/// A spelling told from its folded word: `.` for the same letter in lower case, `^` for the same
/// letter as it is, anything else for itself; points at the end are left away.
fn pattern(spelling: &str, folded: &str, german: bool) -> String {
    let mut rest = folded.chars();
    let mut pattern = String::new();
    for character in spelling.chars() {
        let letter = rest
            .next()
            .unwrap_or_else(|| panic!("{spelling} is longer than {folded}"));
        if written_as_two(character, german) {
            rest.next();
            pattern.push(character);
        } else if character == letter.to_ascii_lowercase() {
            pattern.push('.');
        } else if character == letter {
            pattern.push('^');
        } else {
            pattern.push(character);
        }
    }
    assert!(rest.next().is_none(), "{spelling} is shorter than {folded}");
    pattern.truncate(pattern.trim_end_matches('.').len());
    pattern
}

fn written_as_two(character: char, german: bool) -> bool {
    "ßœæŒÆ".contains(character) || german && "äöüÄÖÜ".contains(character)
}
