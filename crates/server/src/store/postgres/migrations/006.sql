-- The colours at the seats of a game, as they were when it began; nothing for games of an earlier version.
ALTER TABLE games ADD COLUMN colours TEXT;
