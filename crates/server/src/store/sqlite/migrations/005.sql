-- People besides their names: their devices, what they wish for, and what they did in games.
ALTER TABLE tokens ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0; -- to the hour
CREATE INDEX tokens_of ON tokens (person);
CREATE INDEX links_of ON links (person);
ALTER TABLE people ADD COLUMN rates INTEGER NOT NULL DEFAULT 0; -- whether ratings are wished for
ALTER TABLE people ADD COLUMN shows INTEGER NOT NULL DEFAULT 0; -- whether they are shown at tables

CREATE TABLE recoveries (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL
) WITHOUT ROWID;

-- Whether what people did in a game is counted; none before.
ALTER TABLE games ADD COLUMN counted INTEGER;
CREATE INDEX games_uncounted ON games (ended) WHERE ended IS NOT NULL AND counted IS NULL;
ALTER TABLE players ADD COLUMN placed INTEGER;
ALTER TABLE players ADD COLUMN points INTEGER;
ALTER TABLE players ADD COLUMN others INTEGER;

CREATE TABLE solves (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    round INTEGER NOT NULL,
    category TEXT NOT NULL,
    grade TEXT NOT NULL,
    millis INTEGER, -- none if it was not solved
    at INTEGER NOT NULL, -- when the game was over
    PRIMARY KEY (person, game, round)
) WITHOUT ROWID;
CREATE INDEX solves_times ON solves (category, grade, at) WHERE millis IS NOT NULL;

CREATE TABLE decodings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    words INTEGER NOT NULL,
    found INTEGER NOT NULL,
    questions INTEGER NOT NULL,
    guesses INTEGER NOT NULL,
    coded INTEGER NOT NULL,
    coder_points INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    n INTEGER NOT NULL, -- of the rated games
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    mean INTEGER NOT NULL, -- in thousandths
    deviation INTEGER NOT NULL,
    PRIMARY KEY (person, kind, n)
) WITHOUT ROWID;
