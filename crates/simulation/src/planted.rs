//! Faults that are planted one at a time, in a copy of the sources, to see that worlds find them.
//!
//! Each file of `planted` says what the fault is, and what of the sources is replaced by what. Space and line ends make no
//! difference, so that the formatter cannot get in the way.

use std::fs;
use std::path::{Path, PathBuf};

/// A fault.
#[derive(Debug)]
pub struct Fault {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub what: String,
    changes: Vec<Change>,
}

#[derive(Debug)]
struct Change {
    file: PathBuf,
    is: String,
    becomes: String,
}

impl Fault {
    /// All faults of a folder.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn all(folder: &Path) -> Result<Vec<Self>, String> {
        let entries = fs::read_dir(folder).map_err(|error| error.to_string())?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let mut parts = text.split("\n=== ");
        let what = parts.next().unwrap_or_default().trim().to_owned();
        let change = |part: &str| {
            let (file, rest) = part.split_once('\n')?;
            let (is, becomes) = rest.split_once("\n--- with the fault")?;
            Some(Change {
                file: file.trim().into(),
                is: is.trim().to_owned(),
                becomes: becomes.trim().to_owned(),
            })
        };
        let changes: Option<Vec<Change>> = parts.map(change).collect();
        Ok(Self {
            name: path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into(),
            what,
            changes: changes.ok_or_else(|| format!("{} cannot be read", path.display()))?,
        })
    }

    /// The files with the fault in them: where, and what is in each.
    ///
    /// # Errors
    /// If what it replaces does not stand there exactly once: then the sources have changed, and the fault has to.
    pub fn planted(&self, root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
        let mut files: Vec<(PathBuf, String)> = Vec::new();
        for change in &self.changes {
            let path = root.join(&change.file);
            let place = match files.iter().position(|(known, _)| *known == path) {
                Some(place) => place,
                None => {
                    let text = fs::read_to_string(&path);
                    let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
                    files.push((path, text));
                    files.len() - 1
                }
            };
            let text = &mut files[place].1;
            *text = replaced(text, &change.is, &change.becomes).ok_or_else(|| {
                let file = change.file.display();
                format!(
                    "{}: does not stand in {file} once: {}",
                    self.name, change.is
                )
            })?;
        }
        Ok(files)
    }
}

/// A text with something in it replaced that stands there once, however it is spaced.
fn replaced(text: &str, is: &str, becomes: &str) -> Option<String> {
    let letters: Vec<(usize, char)> = text
        .char_indices()
        .filter(|(_, letter)| !letter.is_whitespace())
        .collect();
    let wanted: Vec<char> = is
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let mut found = letters
        .windows(wanted.len().max(1))
        .filter(|letters| letters.iter().map(|(_, letter)| letter).eq(&wanted));
    let (only, None) = (found.next()?, found.next()) else {
        return None;
    };
    let (first, last) = (only.first()?, only.last()?);
    let (before, after) = (&text[..first.0], &text[last.0 + last.1.len_utf8()..]);
    Some([before, becomes, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_can_still_be_planted() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let faults = Fault::all(&here.join("planted")).unwrap();
        assert!(faults.len() >= 13, "{}", faults.len());
        for fault in faults {
            if let Err(why) = fault.planted(&here.join("../..")) {
                panic!("{why}");
            }
        }
    }

    #[test]
    fn space_makes_no_difference() {
        let text = "a {\n    b(c);\n}\n";
        assert_eq!(replaced(text, "{ b(c) ;", "{ d;").unwrap(), "a { d;\n}\n");
        assert_eq!(replaced("x x", "x", "y"), None, "it stands there twice");
    }
}
