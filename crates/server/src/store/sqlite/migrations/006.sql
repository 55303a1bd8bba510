-- What was found out about how games were played, by which version of the estimate; nothing if a game cannot be analysed.
CREATE TABLE analyses (
    game TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    analysis TEXT
) WITHOUT ROWID;
