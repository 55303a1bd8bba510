CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    listed INTEGER NOT NULL,
    playing INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    doc TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
CREATE INDEX tables_idle ON tables (updated) WHERE playing = 0;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    place TEXT NOT NULL, -- the code of the table
    kind TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    names TEXT NOT NULL,
    people TEXT NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER,
    outcome TEXT,
    asleep INTEGER,
    options TEXT NOT NULL
);
CREATE INDEX games_awake ON games (place) WHERE ended IS NULL AND asleep IS NULL;

CREATE TABLE players (
    person TEXT NOT NULL,
    started INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (person, started, game)
) WITHOUT ROWID;

CREATE TABLE entries (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    person TEXT,
    command TEXT,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE chat (
    place TEXT NOT NULL, -- the code of the table
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (place, n)
) WITHOUT ROWID;
