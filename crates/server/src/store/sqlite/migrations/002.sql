-- What people did with the puzzles of the days, and their best times in practice.
CREATE TABLE dailies (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    day INTEGER NOT NULL, -- days since 1970 in UTC
    category TEXT NOT NULL,
    opened INTEGER NOT NULL,
    seconds INTEGER, -- none before it is solved
    PRIMARY KEY (person, day, category)
) WITHOUT ROWID;
CREATE INDEX dailies_times ON dailies (day, category, seconds) WHERE seconds IS NOT NULL;

CREATE TABLE bests (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    category TEXT NOT NULL,
    grade TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    PRIMARY KEY (person, category, grade)
) WITHOUT ROWID;
