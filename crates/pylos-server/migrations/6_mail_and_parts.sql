-- Where an account can be written to, once its owner has shown that the
-- address is his.
CREATE TABLE mail (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    address TEXT,                 -- confirmed
    pending TEXT                  -- waits for its code
);

-- Codes that were sent, one of each kind for an account.
CREATE TABLE mail_codes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,        -- confirm, recover
    code TEXT NOT NULL,           -- SHA-256, never the code itself
    until BIGINT NOT NULL,
    PRIMARY KEY (player, purpose)
);

-- Lists of one of the two games are as quick as lists of both, also where
-- nearly all are of the other.
CREATE INDEX games_by_kind ON games (phase, listed, kind, created, id);

-- Parts of the pages of every version that nodes have lately served: while
-- versions are mixed, and for some days after, each node has those of all.
CREATE TABLE page_parts (
    path TEXT PRIMARY KEY,
    packed BIGINT NOT NULL,       -- 1: with gzip
    bytes BYTEA NOT NULL,
    served BIGINT NOT NULL        -- when a node has last come with it
);
