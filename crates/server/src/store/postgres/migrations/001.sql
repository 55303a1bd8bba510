CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);

CREATE TABLE links (
    hash BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    listed BIGINT NOT NULL,
    playing BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    doc TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
CREATE INDEX tables_idle ON tables (updated) WHERE playing = 0;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    place TEXT NOT NULL, -- the code of the table
    kind TEXT NOT NULL,
    rules BIGINT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    names TEXT NOT NULL,
    people TEXT NOT NULL,
    started BIGINT NOT NULL,
    ended BIGINT,
    outcome TEXT,
    asleep BIGINT,
    options TEXT NOT NULL
);
CREATE INDEX games_awake ON games (place) WHERE ended IS NULL AND asleep IS NULL;

CREATE TABLE players (
    person TEXT NOT NULL,
    started BIGINT NOT NULL,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (person, started, game)
);

-- The lines of all records. The key is the lock: of two who would write the same line one loses.
CREATE TABLE lines (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    person TEXT,
    command TEXT,
    PRIMARY KEY (game, seq)
);

CREATE TABLE chat (
    place TEXT NOT NULL, -- the code of the table
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (place, n)
);

-- What people did with the puzzles of the days, and their best times in practice.
CREATE TABLE dailies (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    day BIGINT NOT NULL, -- days since 1970 in UTC
    category TEXT NOT NULL,
    opened BIGINT NOT NULL,
    seconds BIGINT, -- none before it is solved
    PRIMARY KEY (person, day, category)
);
CREATE INDEX dailies_times ON dailies (day, category, seconds) WHERE seconds IS NOT NULL;

CREATE TABLE bests (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    category TEXT NOT NULL,
    grade TEXT NOT NULL,
    seconds BIGINT NOT NULL,
    PRIMARY KEY (person, category, grade)
);

-- What people did with the words of the days.
CREATE TABLE daily_words (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    day BIGINT NOT NULL, -- days since 1970 in UTC
    language TEXT NOT NULL,
    opened BIGINT NOT NULL,
    moves TEXT NOT NULL, -- a JSON list
    count BIGINT NOT NULL, -- of the moves
    questions BIGINT NOT NULL,
    guesses BIGINT NOT NULL,
    found BIGINT, -- none while it goes on
    PRIMARY KEY (person, day, language)
);
CREATE INDEX daily_words_found ON daily_words (day, language, questions) WHERE found IS NOT NULL;
