-- What people did with the words of the days.
CREATE TABLE daily_words (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    day INTEGER NOT NULL, -- days since 1970 in UTC
    language TEXT NOT NULL,
    opened INTEGER NOT NULL,
    moves TEXT NOT NULL, -- a JSON list
    count INTEGER NOT NULL, -- of the moves
    questions INTEGER NOT NULL,
    guesses INTEGER NOT NULL,
    found INTEGER, -- none while it goes on
    PRIMARY KEY (person, day, language)
) WITHOUT ROWID;
CREATE INDEX daily_words_found ON daily_words (day, language, questions) WHERE found IS NOT NULL;
