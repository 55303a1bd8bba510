-- The lines of all records one after the other, as they came, so that those of many games that are
-- written together lie together. Each knows the line of its game before it.
CREATE TABLE lines (
    n INTEGER PRIMARY KEY,
    previous INTEGER, -- none for the first line of a game
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    person TEXT,
    command TEXT
);
ALTER TABLE games ADD COLUMN last INTEGER; -- its last line, among those that are noted

INSERT INTO lines
    SELECT
        row_number() OVER (ORDER BY game, seq),
        CASE WHEN game = lag(game) OVER (ORDER BY game, seq) THEN row_number() OVER (ORDER BY game, seq) - 1 END,
        game, seq, entry, person, command
    FROM entries;
DROP TABLE entries;

WITH ends AS (SELECT game, max(n) AS n FROM lines GROUP BY game)
    UPDATE games SET last = ends.n FROM ends WHERE ends.game = id;
INSERT INTO meta (key, value) SELECT 'noted', coalesce(max(n), 0) FROM lines;
