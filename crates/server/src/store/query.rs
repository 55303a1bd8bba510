//! The questions, as SQL.

use super::sql::{Query, Row, values, wrong};
use super::{
    Person, SecretHash, StoreError, StoredBest, StoredDaily, StoredGame, StoredTable, StoredWord,
};
use enigma_cipher::Language;
use enigma_protocol::{ChatLine, GameKind};
use enigma_puzzles::Category;
use enigma_table::Wall;

pub fn person_by_token(token: SecretHash) -> Query<Person> {
    Query {
        sql: "SELECT id, name FROM tokens JOIN people ON people.id = person WHERE hash = $1",
        values: values![token],
        read: |row| {
            Ok(Person {
                id: row.get::<String>(0)?.into(),
                name: row.get(1)?,
            })
        },
    }
}

pub fn table(code: &str) -> Query<StoredTable> {
    Query {
        sql: "SELECT code, listed, playing, updated, doc FROM tables WHERE code = $1",
        values: values![code.to_owned()],
        read: read_table,
    }
}

pub fn listed_tables(since: u64, limit: u32) -> Query<StoredTable> {
    Query {
        sql: "SELECT code, listed, playing, updated, doc FROM tables
              WHERE listed = 1 AND updated >= $1 ORDER BY updated DESC LIMIT $2",
        values: values![since, limit],
        read: read_table,
    }
}

pub fn idle_tables(before: u64) -> Query<String> {
    Query {
        sql: "SELECT code FROM tables WHERE playing = 0 AND updated < $1 ORDER BY updated LIMIT 1000",
        values: values![before],
        read: |row| row.get(0),
    }
}

pub fn tables_awake() -> Query<String> {
    Query {
        sql: "SELECT place FROM games WHERE ended IS NULL AND asleep IS NULL",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

/// A question about games, in the form that [`read_game`] reads.
macro_rules! games {
    ($rest:literal) => {
        concat!(
            "SELECT id, place, kind, rules, seed, salt, names, people, games.started, ended, outcome, asleep, options
             FROM games ",
            $rest
        )
    };
}

pub fn game(id: &str) -> Query<StoredGame> {
    Query {
        sql: games!("WHERE id = $1"),
        values: values![id.to_owned()],
        read: read_game,
    }
}

pub fn games_of(person: &str, limit: u32) -> Query<StoredGame> {
    Query {
        sql: games!(
            "JOIN players ON game = id WHERE person = $1 ORDER BY players.started DESC LIMIT $2"
        ),
        values: values![person.to_owned(), limit],
        read: read_game,
    }
}

pub fn all_tables() -> Query<String> {
    Query {
        sql: "SELECT code FROM tables ORDER BY code",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn all_games() -> Query<String> {
    Query {
        sql: "SELECT id FROM games ORDER BY started",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn chat(table: &str, after: u64, limit: u32) -> Query<ChatLine> {
    Query {
        sql: "SELECT line FROM
              (SELECT n, line FROM chat WHERE place = $1 AND n > $2 ORDER BY n DESC LIMIT $3) AS newest
              ORDER BY n",
        values: values![table.to_owned(), after, limit],
        read: |row| row.json(0),
    }
}

pub fn last_alive() -> Query<u64> {
    Query {
        sql: "SELECT value FROM meta WHERE key = 'alive'",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn last_clock() -> Query<Option<u64>> {
    Query {
        sql: "SELECT max(value) FROM meta WHERE key IN ('alive', 'clock')",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn counts() -> Query<(u64, u64)> {
    Query {
        sql: "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM games)",
        values: Vec::new(),
        read: |row| Ok((row.get(0)?, row.get(1)?)),
    }
}

pub fn dailies_of(person: &str) -> Query<StoredDaily> {
    Query {
        sql: "SELECT day, category, opened, seconds FROM dailies WHERE person = $1 ORDER BY day",
        values: values![person.to_owned()],
        read: |row| {
            Ok(StoredDaily {
                day: row.get(0)?,
                category: row.named(1)?,
                opened: row.get(2)?,
                seconds: row.get(3)?,
            })
        },
    }
}

pub fn daily_times(day: u32, category: Category, limit: u32) -> Query<u32> {
    Query {
        sql: "SELECT seconds FROM dailies
              WHERE day = $1 AND category = $2 AND seconds IS NOT NULL LIMIT $3",
        values: values![day, category.name(), limit],
        read: |row| row.get(0),
    }
}

pub fn bests_of(person: &str) -> Query<StoredBest> {
    Query {
        sql: "SELECT category, grade, seconds FROM bests WHERE person = $1 ORDER BY category, grade",
        values: values![person.to_owned()],
        read: |row| {
            Ok(StoredBest {
                category: row.named(0)?,
                grade: row.named(1)?,
                seconds: row.get(2)?,
            })
        },
    }
}

pub fn words_of(person: &str) -> Query<StoredWord> {
    Query {
        sql: "SELECT day, language, opened, moves, count, questions, guesses, found
              FROM daily_words WHERE person = $1 ORDER BY day, language",
        values: values![person.to_owned()],
        read: |row| {
            Ok(StoredWord {
                day: row.get(0)?,
                language: row.named(1)?,
                opened: row.get(2)?,
                moves: row.get(3)?,
                count: row.get(4)?,
                questions: row.get(5)?,
                guesses: row.get(6)?,
                found: row.get(7)?,
            })
        },
    }
}

/// The questions that people asked, and whether they found the word.
pub fn word_tally(day: u32, language: Language, limit: u32) -> Query<(u32, bool)> {
    Query {
        sql: "SELECT questions, found FROM daily_words
              WHERE day = $1 AND language = $2 AND found IS NOT NULL LIMIT $3",
        values: values![day, language.code(), limit],
        read: |row| Ok((row.get(0)?, row.get(1)?)),
    }
}

pub(super) fn read_table(row: &dyn Row) -> Result<StoredTable, StoreError> {
    Ok(StoredTable {
        code: row.get::<String>(0)?.into(),
        listed: row.get(1)?,
        playing: row.get(2)?,
        updated: Wall(row.get(3)?),
        doc: row.get(4)?,
    })
}

fn read_game(row: &dyn Row) -> Result<StoredGame, StoreError> {
    let kind: String = row.get(2)?;
    let kind = match kind.as_str() {
        "circuit" => GameKind::Circuit,
        "cipher" => GameKind::Cipher,
        _ => return Err(wrong(2, &format!("no such game: {kind:?}"))),
    };
    let outcome: Option<String> = row.get(10)?;
    Ok(StoredGame {
        id: row.get::<String>(0)?.into(),
        table: row.get::<String>(1)?.into(),
        kind,
        rules: row.get(3)?,
        seed: row.get(4)?,
        salt: row.get(5)?,
        names: row.json(6)?,
        people: row.json(7)?,
        started: Wall(row.get(8)?),
        ended: row.get::<Option<u64>>(9)?.map(Wall),
        outcome: outcome.map(|_| row.json(10)).transpose()?,
        asleep: row.get::<Option<u64>>(11)?.map(Wall),
        options: row.get(12)?,
    })
}
