//! The questions, as SQL.

use super::people::{
    self, Decoding, Profile, StoredDevice, StoredPasskey, StoredPlayed, StoredRating, StoredSolve,
    Tally, Wanted,
};
use super::sql::{Query, Row, values, wrong};
use super::{
    Person, SecretHash, StoreError, StoredAnalysis, StoredBest, StoredDaily, StoredGame,
    StoredTable, StoredWord,
};
use enigma_cipher::Language;
use enigma_protocol::{ChatLine, GameKind};
use enigma_puzzles::{Category, Grade};
use enigma_table::{GameId, PersonId, TableCode, Wall};

pub fn person_by_token(token: SecretHash) -> Query<Person> {
    Query {
        sql: "SELECT people.id, people.name FROM tokens JOIN people ON people.id = person WHERE hash = $1",
        values: values![token],
        read: |row| {
            Ok(Person {
                id: row.get(0)?,
                name: row.get(1)?,
            })
        },
    }
}

pub fn table(code: &TableCode) -> Query<StoredTable> {
    Query {
        sql: "SELECT code, listed, playing, updated, doc FROM tables WHERE code = $1",
        values: values![code.clone()],
        read: read_table,
    }
}

pub fn listed_tables(since: Wall, limit: u32) -> Query<StoredTable> {
    Query {
        sql: "SELECT code, listed, playing, updated, doc FROM tables
              WHERE listed = 1 AND updated >= $1 ORDER BY updated DESC LIMIT $2",
        values: values![since, limit],
        read: read_table,
    }
}

/// Tables without a game that nobody touched since `before`, and those whose game has slept since `asleep`.
pub fn idle_tables(before: Wall, asleep: Wall) -> Query<TableCode> {
    Query {
        sql: "SELECT code FROM tables WHERE playing = 0 AND updated < $1
              UNION
              SELECT code FROM games JOIN tables ON code = place WHERE ended IS NULL AND asleep < $2
              ORDER BY 1 LIMIT 1000",
        values: values![before, asleep],
        read: |row| row.get(0),
    }
}

pub fn tables_awake() -> Query<TableCode> {
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
            "SELECT id, place, kind, rules, seed, salt, names, people, games.started, ended, outcome, asleep, options,
                    colours
             FROM games ",
            $rest
        )
    };
}

pub fn game(id: &GameId) -> Query<StoredGame> {
    Query {
        sql: games!("WHERE id = $1"),
        values: values![id.clone()],
        read: read_game,
    }
}

pub fn games_of(person: &PersonId, limit: u32) -> Query<StoredGame> {
    Query {
        sql: games!(
            "JOIN players ON game = id WHERE person = $1 ORDER BY players.started DESC LIMIT $2"
        ),
        values: values![person.clone(), limit],
        read: read_game,
    }
}

/// The games of somebody that are under way, the newest first. One whose table was given up was broken off.
pub fn games_under_way(person: &PersonId, limit: u32) -> Query<StoredGame> {
    Query {
        sql: games!(
            "JOIN players ON game = id WHERE person = $1 AND ended IS NULL
                 AND EXISTS (SELECT 1 FROM tables WHERE code = place)
             ORDER BY players.started DESC LIMIT $2"
        ),
        values: values![person.clone(), limit],
        read: read_game,
    }
}

/// Games that are over and not counted yet, in the order in which they ended.
pub fn uncounted_games(limit: u32) -> Query<StoredGame> {
    Query {
        sql: games!("WHERE ended IS NOT NULL AND counted IS NULL ORDER BY ended LIMIT $1"),
        values: values![limit],
        read: read_game,
    }
}

pub fn played_games(person: &PersonId, wanted: &Wanted) -> Query<StoredPlayed> {
    let choice = |wish: Option<bool>| wish.map_or(0, |wish| if wish { 1_u32 } else { 2 });
    let (started, id) = wanted.after.clone().unwrap_or((u64::MAX, String::new()));
    Query {
        sql: "SELECT id, place, kind, rules, seed, salt, names, people, games.started, ended, outcome, asleep,
                     options, colours, placed, points, others
              FROM games JOIN players ON game = id
              WHERE person = $1 AND ended IS NOT NULL AND games.started >= $2 AND games.started < $3
                AND ($4 = '' OR kind = $4)
                AND ($5 = 0 OR ($5 = 1 AND placed = 1) OR ($5 = 2 AND placed > 1))
                AND ($6 = 0 OR ($6 = 1 AND others > 0) OR ($6 = 2 AND others = 0))
                AND (players.started < $7 OR (players.started = $7 AND id < $8))
              ORDER BY players.started DESC, id DESC LIMIT $9",
        values: values![
            person.clone(),
            wanted.from,
            wanted.to,
            wanted.kind.map_or("", GameKind::name),
            choice(wanted.won),
            choice(wanted.people),
            started,
            id,
            wanted.limit,
        ],
        read: |row| {
            let place: Option<u32> = row.get(14)?;
            let result = place.map(|place| -> Result<_, StoreError> {
                Ok(people::Standing {
                    place,
                    points: row.get(15)?,
                    others: row.get(16)?,
                })
            });
            Ok(StoredPlayed {
                game: read_game(row)?,
                result: result.transpose()?,
            })
        },
    }
}

pub fn tallies_of(person: &PersonId) -> Query<Tally> {
    Query {
        sql: "SELECT kind, count(*), CAST(sum(CASE WHEN placed = 1 THEN 1 ELSE 0 END) AS BIGINT),
                     CAST(sum(points) AS BIGINT)
              FROM players JOIN games ON game = id
              WHERE person = $1 AND placed IS NOT NULL GROUP BY kind ORDER BY kind",
        values: values![person.clone()],
        read: |row| {
            Ok(Tally {
                kind: read_kind(row, 0)?,
                games: row.get(1)?,
                wins: row.get(2)?,
                points: row.get(3)?,
            })
        },
    }
}

pub fn profile(person: &PersonId) -> Query<Profile> {
    Query {
        sql: "SELECT people.created, rates, shows, recoveries.created
              FROM people LEFT JOIN recoveries ON person = id WHERE id = $1",
        values: values![person.clone()],
        read: |row| {
            Ok(Profile {
                created: row.get(0)?,
                rates: row.get(1)?,
                shows: row.get(2)?,
                recovery: row.get(3)?,
            })
        },
    }
}

pub fn devices_of(person: &PersonId) -> Query<StoredDevice> {
    Query {
        sql: "SELECT hash, name, created, seen FROM tokens WHERE person = $1 ORDER BY created, hash",
        values: values![person.clone()],
        read: |row| {
            Ok(StoredDevice {
                token: row.get(0)?,
                name: row.get(1)?,
                created: row.get(2)?,
                seen: row.get(3)?,
            })
        },
    }
}

pub fn passkeys_of(person: &PersonId) -> Query<StoredPasskey> {
    Query {
        sql: "SELECT id, person, key, counter, name, created, seen FROM passkeys
              WHERE person = $1 ORDER BY created, id",
        values: values![person.clone()],
        read: read_passkey,
    }
}

pub fn passkey(id: &[u8]) -> Query<StoredPasskey> {
    Query {
        sql: "SELECT id, person, key, counter, name, created, seen FROM passkeys WHERE id = $1",
        values: values![id.to_vec()],
        read: read_passkey,
    }
}

fn read_passkey(row: &dyn Row) -> Result<StoredPasskey, StoreError> {
    Ok(StoredPasskey {
        id: row.get(0)?,
        person: row.get(1)?,
        key: row.get(2)?,
        counter: row.get(3)?,
        name: row.get(4)?,
        created: row.get(5)?,
        seen: row.get(6)?,
    })
}

/// The newest puzzles of somebody in games.
pub fn solves_of(person: &PersonId, limit: u32) -> Query<StoredSolve> {
    Query {
        sql: "SELECT round, category, grade, millis, at FROM solves WHERE person = $1
              ORDER BY at DESC, game, round LIMIT $2",
        values: values![person.clone(), limit],
        read: |row| {
            Ok(StoredSolve {
                round: row.get(0)?,
                category: row.named(1)?,
                grade: row.named(2)?,
                millis: row.get(3)?,
                at: row.get(4)?,
            })
        },
    }
}

/// How long people needed last for puzzles of a category and grade in games, in milliseconds.
pub fn solve_times(category: Category, grade: Grade, limit: u32) -> Query<u64> {
    Query {
        sql: "SELECT millis FROM solves WHERE category = $1 AND grade = $2 AND millis IS NOT NULL
              ORDER BY at DESC LIMIT $3",
        values: values![category.name(), grade.name(), limit],
        read: |row| row.get(0),
    }
}

/// What somebody did with words in all games.
pub fn decodings_of(person: &PersonId) -> Query<Decoding> {
    Query {
        sql: "SELECT CAST(coalesce(sum(words), 0) AS BIGINT), CAST(coalesce(sum(found), 0) AS BIGINT),
                     CAST(coalesce(sum(questions), 0) AS BIGINT), CAST(coalesce(sum(guesses), 0) AS BIGINT),
                     CAST(coalesce(sum(coded), 0) AS BIGINT), CAST(coalesce(sum(coder_points), 0) AS BIGINT)
              FROM decodings WHERE person = $1",
        values: values![person.clone()],
        read: |row| {
            Ok(Decoding {
                words: row.get(0)?,
                found: row.get(1)?,
                questions: row.get(2)?,
                guesses: row.get(3)?,
                coded: row.get(4)?,
                coder_points: row.get(5)?,
            })
        },
    }
}

/// The last steps of somebody's rating in a game, the newest first.
pub fn ratings_of(person: &PersonId, kind: GameKind, limit: u32) -> Query<StoredRating> {
    Query {
        sql:
            "SELECT kind, n, game, at, mean, deviation FROM ratings WHERE person = $1 AND kind = $2
              ORDER BY n DESC LIMIT $3",
        values: values![person.clone(), kind.name(), limit],
        read: |row| {
            Ok(StoredRating {
                kind: read_kind(row, 0)?,
                n: row.get(1)?,
                game: row.get(2)?,
                at: row.get(3)?,
                mean: row.get(4)?,
                deviation: row.get(5)?,
            })
        },
    }
}

/// The codes of the tables that know somebody.
pub fn tables_of(person: &PersonId) -> Query<TableCode> {
    Query {
        sql: "SELECT code FROM tables WHERE doc LIKE $1 ORDER BY code",
        values: values![format!("%\"{person}\"%")],
        read: |row| row.get(0),
    }
}

pub fn all_tables() -> Query<TableCode> {
    Query {
        sql: "SELECT code FROM tables ORDER BY code",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn all_games() -> Query<GameId> {
    Query {
        sql: "SELECT id FROM games ORDER BY started",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn chat(table: &TableCode, after: u64, limit: u32) -> Query<ChatLine> {
    Query {
        sql: "SELECT line FROM
              (SELECT n, line FROM chat WHERE place = $1 AND n > $2 ORDER BY n DESC LIMIT $3) AS newest
              ORDER BY n",
        values: values![table.clone(), after, limit],
        read: |row| row.json(0),
    }
}

pub fn last_alive() -> Query<Wall> {
    Query {
        sql: "SELECT value FROM meta WHERE key = 'alive'",
        values: Vec::new(),
        read: |row| row.get(0),
    }
}

pub fn last_clock() -> Query<Option<Wall>> {
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

pub fn dailies_of(person: &PersonId) -> Query<StoredDaily> {
    Query {
        sql: "SELECT day, category, opened, seconds FROM dailies WHERE person = $1 ORDER BY day",
        values: values![person.clone()],
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

pub fn bests_of(person: &PersonId) -> Query<StoredBest> {
    Query {
        sql: "SELECT category, grade, seconds FROM bests WHERE person = $1 ORDER BY category, grade",
        values: values![person.clone()],
        read: |row| {
            Ok(StoredBest {
                category: row.named(0)?,
                grade: row.named(1)?,
                seconds: row.get(2)?,
            })
        },
    }
}

pub fn words_of(person: &PersonId) -> Query<StoredWord> {
    Query {
        sql: "SELECT day, language, opened, moves, count, questions, guesses, found
              FROM daily_words WHERE person = $1 ORDER BY day, language",
        values: values![person.clone()],
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

pub fn analysis(game: &GameId) -> Query<StoredAnalysis> {
    Query {
        sql: "SELECT version, analysis FROM analyses WHERE game = $1",
        values: values![game.clone()],
        read: |row| {
            Ok(StoredAnalysis {
                version: row.get(0)?,
                analysis: row.get(1)?,
            })
        },
    }
}

pub(super) fn read_table(row: &dyn Row) -> Result<StoredTable, StoreError> {
    Ok(StoredTable {
        code: row.get(0)?,
        listed: row.get(1)?,
        playing: row.get(2)?,
        updated: row.get(3)?,
        doc: row.get(4)?,
    })
}

fn read_game(row: &dyn Row) -> Result<StoredGame, StoreError> {
    let kind = read_kind(row, 2)?;
    let outcome: Option<String> = row.get(10)?;
    let colours: Option<String> = row.get(13)?;
    Ok(StoredGame {
        id: row.get(0)?,
        table: row.get(1)?,
        kind,
        rules: row.get(3)?,
        seed: row.get(4)?,
        salt: row.get(5)?,
        names: row.json(6)?,
        people: row.json(7)?,
        started: row.get(8)?,
        ended: row.get(9)?,
        outcome: outcome.map(|_| row.json(10)).transpose()?,
        asleep: row.get(11)?,
        options: row.get(12)?,
        colours: colours
            .map(|_| row.json(13))
            .transpose()?
            .unwrap_or_default(),
    })
}

fn read_kind(row: &dyn Row, column: usize) -> Result<GameKind, StoreError> {
    let kind: String = row.get(column)?;
    match kind.as_str() {
        "circuit" => Ok(GameKind::Circuit),
        "cipher" => Ok(GameKind::Cipher),
        _ => Err(wrong(column, &format!("no such game: {kind:?}"))),
    }
}
