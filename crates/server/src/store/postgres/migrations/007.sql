-- Passkeys, by which people can come back, and what these are to sign meanwhile.
CREATE TABLE passkeys (
    id BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key BYTEA NOT NULL, -- the public one, as COSE
    counter BIGINT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL -- 0 if nobody came by it
);
CREATE INDEX passkeys_of ON passkeys (person);

CREATE TABLE challenges (
    hash BYTEA PRIMARY KEY,
    person TEXT REFERENCES people (id) ON DELETE CASCADE, -- none for whoever comes
    expires BIGINT NOT NULL
);
CREATE INDEX challenges_of ON challenges (person);
CREATE INDEX challenges_until ON challenges (expires);
