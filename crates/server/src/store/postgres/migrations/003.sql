-- Servers that share this database. A node is alive as long as its row says, by the clock of this database.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    alive_until TIMESTAMPTZ NOT NULL,
    renewed BIGINT NOT NULL, -- when it last said so, in milliseconds since 1970
    bus BOOLEAN NOT NULL -- whether the bus reaches it
);

-- Which node drives a table. Whoever claims it raises the epoch, and the table's version.
CREATE TABLE owners (
    code TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    epoch BIGINT NOT NULL
);
CREATE INDEX owners_of ON owners (node);
CREATE SEQUENCE epochs;
