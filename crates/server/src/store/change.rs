//! Each [`Write`] as SQL.

use super::line;
use super::people::{PASSKEYS, StoredPasskey};
use super::sql::{Statement, Value, values};
use super::{
    CHALLENGES, CHAT_KEPT, Deeds, PersonWrite, SecretHash, StoreError, StoredEntry, StoredGame,
    StoredTable, TableWrite, Write,
};
use enigma_table::PersonId;
use serde::Serialize;

fn run<'a>(sql: &'static str, values: Vec<Value<'a>>) -> Statement<'a> {
    Statement {
        sql,
        values,
        must_change: false,
    }
}

fn must_change<'a>(sql: &'static str, values: Vec<Value<'a>>) -> Statement<'a> {
    Statement {
        must_change: true,
        ..run(sql, values)
    }
}

/// What carries a change out, in this order and all of it or nothing.
pub fn statements(change: &Write) -> Result<Vec<Statement<'_>>, StoreError> {
    Ok(match change {
        Write::NewPerson(person, token, at) => vec![
            run(
                "INSERT INTO people (id, name, created) VALUES ($1, $2, $3)",
                values![person.id.as_str(), person.name.as_str(), *at],
            ),
            run(
                "INSERT INTO tokens (hash, person, created) VALUES ($1, $2, $3)",
                values![token, person.id.as_str(), *at],
            ),
        ],
        Write::Rename(person) => vec![run(
            "UPDATE people SET name = $1 WHERE id = $2",
            values![person.name.as_str(), person.id.as_str()],
        )],
        Write::DropToken(token) => vec![run(
            "DELETE FROM tokens WHERE hash = $1",
            values![token],
        )],
        Write::NewLink(link, person, expires) => vec![
            run(
                "DELETE FROM links WHERE person = $1",
                values![person.as_str()],
            ),
            also_link(link, person, *expires),
        ],
        Write::AlsoLink(link, person, expires) => vec![also_link(link, person, *expires)],
        Write::ClaimLink { link, token, at } => vec![
            must_change(
                "INSERT INTO tokens (hash, person, created)
                 SELECT $1, person, $2 FROM links WHERE hash = $3 AND expires > $2",
                values![token, *at, link],
            ),
            // Of two who claim it at the same time, in whichever form, one finds it gone.
            must_change(
                "DELETE FROM links WHERE person = (SELECT person FROM links WHERE hash = $1)",
                values![link],
            ),
        ],
        Write::Person(change) => of_a_person(change),
        Write::NewTable(table) => vec![run(
            "INSERT INTO tables (code, listed, playing, updated, doc) VALUES ($1, $2, $3, $4, $5)",
            of_table(table),
        )],
        Write::Table(change) => of_a_table(change)?,
        Write::Alive(at) => vec![run(
            "INSERT INTO meta (key, value) VALUES ('alive', $1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            values![*at],
        )],
        Write::Clock(at) => vec![run(
            "INSERT INTO meta (key, value) VALUES ('clock', $1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            values![*at],
        )],
        Write::OpenDaily(key, at) => vec![run(
            "INSERT INTO dailies (person, day, category, opened) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING",
            values![key.person.as_str(), key.day, key.category.name(), *at],
        )],
        Write::SolveDaily(key, seconds) => vec![run(
            "UPDATE dailies SET seconds = $1
             WHERE person = $2 AND day = $3 AND category = $4 AND seconds IS NULL",
            values![*seconds, key.person.as_str(), key.day, key.category.name()],
        )],
        Write::Practised(person, best) => vec![run(
            "INSERT INTO bests (person, category, grade, seconds) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person, category, grade) DO UPDATE SET seconds = excluded.seconds
             WHERE excluded.seconds < bests.seconds",
            values![
                person.as_str(),
                best.category.name(),
                best.grade.name(),
                best.seconds
            ],
        )],
        Write::OpenWord(key, at) => vec![run(
            "INSERT INTO daily_words (person, day, language, opened, moves, count, questions, guesses)
             VALUES ($1, $2, $3, $4, '[]', 0, 0, 0) ON CONFLICT DO NOTHING",
            values![key.person.as_str(), key.day, key.language.code(), *at],
        )],
        // Only the next move is taken: of two at the same time one is refused.
        Write::PlayWord(person, word) => vec![must_change(
            "UPDATE daily_words SET moves = $1, count = $2, questions = $3, guesses = $4, found = $5
             WHERE person = $6 AND day = $7 AND language = $8 AND count = $2 - 1 AND found IS NULL",
            values![
                word.moves.as_str(),
                word.count,
                word.questions,
                word.guesses,
                word.found,
                person.as_str(),
                word.day,
                word.language.code(),
            ],
        )],
        Write::Analysed(game, made) => vec![run(
            "INSERT INTO analyses (game, version, analysis) VALUES ($1, $2, $3)
             ON CONFLICT (game) DO UPDATE SET version = excluded.version, analysis = excluded.analysis",
            values![game.as_str(), made.version, made.analysis.clone()],
        )],
    })
}

fn also_link<'a>(link: &'a SecretHash, person: &'a str, expires: u64) -> Statement<'a> {
    run(
        "INSERT INTO links (hash, person, expires) VALUES ($1, $2, $3)",
        values![link, person, expires],
    )
}

/// What changes about a person, as SQL.
fn of_a_person(change: &PersonWrite) -> Vec<Statement<'_>> {
    match change {
        PersonWrite::NameDevice(token, name) => vec![run(
            "UPDATE tokens SET name = $1 WHERE hash = $2",
            values![name.as_str(), token],
        )],
        PersonWrite::Seen(token, at) => vec![run(
            "UPDATE tokens SET seen = $1 WHERE hash = $2",
            values![*at, token],
        )],
        PersonWrite::NewRecovery(person, hash, at) => vec![run(
            "INSERT INTO recoveries (person, hash, created) VALUES ($1, $2, $3)
             ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created",
            values![person.as_str(), hash, *at],
        )],
        PersonWrite::Recover { key, token, at } => vec![must_change(
            "INSERT INTO tokens (hash, person, created) SELECT $1, person, $2 FROM recoveries WHERE hash = $3",
            values![token, *at, key],
        )],
        PersonWrite::NewChallenge(challenge, person, expires) => {
            new_challenge(challenge, person.as_ref().map(PersonId::as_str), *expires)
        }
        PersonWrite::Challenged {
            challenge,
            person,
            at,
        } => vec![must_change(
            "DELETE FROM challenges WHERE hash = $1 AND expires > $2 AND coalesce(person, '') = $3",
            values![challenge, *at, person.as_ref().map_or("", PersonId::as_str)],
        )],
        PersonWrite::NewPasskey(passkey) => vec![new_passkey(passkey)],
        // Of two who come by the same one at the same time, one finds that it has signed meanwhile.
        PersonWrite::Enter {
            passkey,
            counter,
            token,
            at,
        } => vec![
            must_change(
                "UPDATE passkeys SET counter = $1, seen = $2 WHERE id = $3 AND counter = $4",
                values![*counter, *at, passkey.id.as_slice(), passkey.counter],
            ),
            run(
                "INSERT INTO tokens (hash, person, created) VALUES ($1, $2, $3)",
                values![token, passkey.person.as_str(), *at],
            ),
        ],
        PersonWrite::NamePasskey(id, name) => vec![run(
            "UPDATE passkeys SET name = $1 WHERE id = $2",
            values![name.as_str(), id.as_slice()],
        )],
        PersonWrite::DropPasskey(id) => vec![run(
            "DELETE FROM passkeys WHERE id = $1",
            values![id.as_slice()],
        )],
        PersonWrite::Wishes {
            person,
            rates,
            shows,
        } => vec![run(
            "UPDATE people SET rates = $1, shows = $2 WHERE id = $3",
            values![*rates, *shows, person.as_str()],
        )],
        PersonWrite::Counted(game) => vec![must_change(
            "UPDATE games SET counted = 1 WHERE id = $1 AND counted IS NULL",
            values![game.as_str()],
        )],
        PersonWrite::Did(game, deeds) => did(game, deeds),
        PersonWrite::Unrated(person) => vec![run(
            "DELETE FROM ratings WHERE person = $1",
            values![person.as_str()],
        )],
        PersonWrite::Reseat {
            game,
            before,
            after,
        } => vec![must_change(
            "UPDATE games SET names = $1, people = $2 WHERE id = $3 AND names = $4 AND people = $5",
            values![
                texts(&after.names),
                texts(&after.people),
                game.as_str(),
                texts(&before.names),
                texts(&before.people),
            ],
        )],
        // Lines are found in a way of its own by each engine; this is how where they are kept by game and number.
        PersonWrite::Unplay(game, person) => vec![
            run(
                "UPDATE lines SET person = NULL, command = NULL WHERE game = $1 AND person = $2",
                values![game.as_str(), person.as_str()],
            ),
            unplayed(game, person),
        ],
        PersonWrite::Erase(person) => vec![
            run(
                "DELETE FROM chat WHERE line LIKE $1",
                values![format!("%\"person\":\"{}\"%", person.as_str())],
            ),
            run("DELETE FROM people WHERE id = $1", values![person.as_str()]),
        ],
    }
}

fn new_challenge<'a>(
    challenge: &'a SecretHash,
    person: Option<&'a str>,
    expires: u64,
) -> Vec<Statement<'a>> {
    vec![
        run(
            "INSERT INTO challenges (hash, person, expires) VALUES ($1, $2, $3)",
            values![challenge, person, expires],
        ),
        // All are valid for as long, so that the oldest are those that end first.
        run(
            "DELETE FROM challenges WHERE expires <=
                 (SELECT expires FROM challenges ORDER BY expires DESC LIMIT 1 OFFSET $1)",
            values![CHALLENGES],
        ),
    ]
}

fn new_passkey(passkey: &StoredPasskey) -> Statement<'_> {
    must_change(
        "INSERT INTO passkeys (id, person, key, counter, name, created, seen)
         SELECT $1, id, $2, $3, $4, $5, $6 FROM people
         WHERE id = $7 AND (SELECT count(*) FROM passkeys WHERE person = people.id) < $8",
        values![
            passkey.id.as_slice(),
            passkey.key.as_slice(),
            passkey.counter,
            passkey.name.as_str(),
            passkey.created,
            passkey.seen,
            passkey.person.as_str(),
            PASSKEYS,
        ],
    )
}

/// That a game is no longer one of somebody's.
pub fn unplayed<'a>(game: &'a str, person: &'a str) -> Statement<'a> {
    run(
        "DELETE FROM players WHERE game = $1 AND person = $2",
        values![game, person],
    )
}

fn did<'a>(game: &'a str, deeds: &'a Deeds) -> Vec<Statement<'a>> {
    let person = deeds.person.as_str();
    let mut all = vec![run(
        "UPDATE players SET placed = $1, points = $2, others = $3 WHERE person = $4 AND game = $5",
        values![
            deeds.result.place,
            deeds.result.points,
            deeds.result.others,
            person,
            game
        ],
    )];
    all.extend(deeds.solves.iter().map(|solve| {
        run(
            "INSERT INTO solves (person, game, round, category, grade, millis, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            values![
                person,
                game,
                solve.round,
                solve.category.name(),
                solve.grade.name(),
                solve.millis,
                solve.at
            ],
        )
    }));
    all.extend(deeds.decoding.iter().map(|did| {
        run(
            "INSERT INTO decodings (person, game, words, found, questions, guesses, coded, coder_points)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            values![
                person,
                game,
                did.words,
                did.found,
                did.questions,
                did.guesses,
                did.coded,
                did.coder_points
            ],
        )
    }));
    // Of two who rate at the same time one finds the number taken, and begins anew.
    all.extend(deeds.rating.iter().map(|rating| {
        run(
            "INSERT INTO ratings (person, kind, n, game, at, mean, deviation)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            values![
                person,
                rating.kind.name(),
                rating.n,
                rating.game.as_str(),
                rating.at,
                rating.mean,
                rating.deviation
            ],
        )
    }));
    all
}

/// Names or ids as a JSON list.
fn texts(texts: &impl Serialize) -> String {
    serde_json::to_string(texts).unwrap_or_default()
}

/// What a table wants stored, as SQL.
fn of_a_table(change: &TableWrite) -> Result<Vec<Statement<'_>>, StoreError> {
    Ok(match change {
        TableWrite::PutTable(table) => vec![run(
            "INSERT INTO tables (code, listed, playing, updated, doc) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (code) DO UPDATE SET listed = excluded.listed, playing = excluded.playing,
                 updated = excluded.updated, doc = excluded.doc",
            of_table(table),
        )],
        TableWrite::DropTable(code) => vec![
            run("DELETE FROM tables WHERE code = $1", values![code.as_str()]),
            run("DELETE FROM chat WHERE place = $1", values![code.as_str()]),
        ],
        TableWrite::NewGame(game) => new_game(game)?,
        TableWrite::Append(game, entry) => vec![append(game, entry)],
        TableWrite::EndGame(game, at, outcome) => vec![run(
            "UPDATE games SET ended = $1, outcome = $2 WHERE id = $3",
            values![at.0, json(outcome)?, game.as_str()],
        )],
        TableWrite::Asleep(game, since) => vec![run(
            "UPDATE games SET asleep = $1 WHERE id = $2",
            values![since.map(|since| since.0), game.as_str()],
        )],
        TableWrite::Chat(table, line) => vec![
            run(
                "INSERT INTO chat (place, n, line) VALUES ($1, $2, $3)",
                values![table.as_str(), line.n, json(line)?],
            ),
            run(
                "DELETE FROM chat WHERE place = $1 AND n <= $2",
                values![table.as_str(), line.n.saturating_sub(CHAT_KEPT.into())],
            ),
        ],
    })
}

fn of_table(table: &StoredTable) -> Vec<Value<'_>> {
    values![
        table.code.as_str(),
        table.listed,
        table.playing,
        table.updated.0,
        table.doc.as_str()
    ]
}

fn new_game(game: &StoredGame) -> Result<Vec<Statement<'_>>, StoreError> {
    let begun = run(
        "INSERT INTO games
         (id, place, kind, rules, seed, salt, names, people, started, ended, outcome, asleep, options,
          colours)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        values![
            game.id.as_str(),
            game.table.as_str(),
            game.kind.name(),
            game.rules,
            game.seed.as_str(),
            game.salt.as_str(),
            json(&game.names)?,
            json(&game.people)?,
            game.started.0,
            game.ended.map(|ended| ended.0),
            game.outcome.as_ref().map(json).transpose()?,
            game.asleep.map(|asleep| asleep.0),
            game.options.as_str(),
            json(&game.colours)?,
        ],
    );
    let players = game.people.iter().flatten().map(|person| {
        run(
            "INSERT INTO players (person, started, game) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            values![person.as_str(), game.started.0, game.id.as_str()],
        )
    });
    Ok(std::iter::once(begun).chain(players).collect())
}

/// A line, where lines are kept by game and number. [`StoreError::Missing`] without the game.
fn append<'a>(game: &'a str, entry: &'a StoredEntry) -> Statement<'a> {
    must_change(
        "INSERT INTO lines (game, seq, entry, person, command)
         SELECT id, $1, $2, $3, $4 FROM games WHERE id = $5",
        values![
            entry.seq,
            entry.entry.as_str(),
            line::person(entry),
            line::command(entry),
            game,
        ],
    )
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}
