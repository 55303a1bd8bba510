-- People besides their names: their devices, what they wish for, and what they did in games.
ALTER TABLE tokens ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0; -- to the hour
CREATE INDEX tokens_of ON tokens (person);
CREATE INDEX links_of ON links (person);
ALTER TABLE people ADD COLUMN rates BIGINT NOT NULL DEFAULT 0; -- whether ratings are wished for
ALTER TABLE people ADD COLUMN shows BIGINT NOT NULL DEFAULT 0; -- whether they are shown at tables

CREATE TABLE recoveries (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    hash BYTEA NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

-- Whether what people did in a game is counted; none before.
ALTER TABLE games ADD COLUMN counted BIGINT;
CREATE INDEX games_uncounted ON games (ended) WHERE ended IS NOT NULL AND counted IS NULL;
ALTER TABLE players ADD COLUMN placed BIGINT;
ALTER TABLE players ADD COLUMN points BIGINT;
ALTER TABLE players ADD COLUMN others BIGINT;

CREATE TABLE solves (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    round BIGINT NOT NULL,
    category TEXT NOT NULL,
    grade TEXT NOT NULL,
    millis BIGINT, -- none if it was not solved
    at BIGINT NOT NULL, -- when the game was over
    PRIMARY KEY (person, game, round)
);
CREATE INDEX solves_times ON solves (category, grade, at) WHERE millis IS NOT NULL;

CREATE TABLE decodings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    words BIGINT NOT NULL,
    found BIGINT NOT NULL,
    questions BIGINT NOT NULL,
    guesses BIGINT NOT NULL,
    coded BIGINT NOT NULL,
    coder_points BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    n BIGINT NOT NULL, -- of the rated games
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    mean BIGINT NOT NULL, -- in thousandths
    deviation BIGINT NOT NULL,
    PRIMARY KEY (person, kind, n)
);
