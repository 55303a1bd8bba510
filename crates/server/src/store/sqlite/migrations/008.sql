-- Passkeys, by which people can come back, and what these are to sign meanwhile.
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key BLOB NOT NULL, -- the public one, as COSE
    counter INTEGER NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL -- 0 if nobody came by it
) WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (person);

CREATE TABLE challenges (
    hash BLOB PRIMARY KEY,
    person TEXT REFERENCES people (id) ON DELETE CASCADE, -- none for whoever comes
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_of ON challenges (person);
CREATE INDEX challenges_until ON challenges (expires);
