-- Names that look alike are one name. Accounts of before get theirs when the
-- program opens the database; of two that look alike, the older one.
ALTER TABLE players ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX players_by_skeleton ON players (skeleton);

-- SHA-256 of the code that was shown once, to get back in without a password.
ALTER TABLE players ADD COLUMN recovery TEXT;

ALTER TABLE players ADD COLUMN role TEXT NOT NULL DEFAULT 'player';    -- player, bot, host
ALTER TABLE players ADD COLUMN standing TEXT NOT NULL DEFAULT 'open';  -- open, closed

-- What programs sign in with.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,   -- SHA-256, never the token itself
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,         -- words with spaces between them
    created BIGINT NOT NULL,
    used BIGINT                   -- the last time, to the day
);
CREATE INDEX tokens_by_player ON tokens (player);

-- What players tell the hosts.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    player TEXT,
    game TEXT,
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    settled BIGINT                -- when a host was done with it
);
CREATE INDEX reports_by_state ON reports (settled, at);

-- What hosts did. Nothing here is ever changed or removed: every entry holds
-- the fingerprint of itself and all entries before it.
CREATE TABLE host_log (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    host TEXT NOT NULL,           -- the account's name, or the command line
    act TEXT NOT NULL,
    subject TEXT NOT NULL,        -- a player's id, a game, a report
    detail TEXT NOT NULL,
    note TEXT NOT NULL,
    chain TEXT NOT NULL
);
