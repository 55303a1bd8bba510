-- Raised with every change of a table and with every claim: whoever has an older one has fallen behind.
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
