-- One schema for SQLite and PostgreSQL: only TEXT, BIGINT and DOUBLE PRECISION.
-- Times are milliseconds since 1970.

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT,                -- accounts only
    folded TEXT UNIQUE,       -- the name in lower case: Ana and ana are one
    password TEXT,            -- argon2, accounts only
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,   -- SHA-256 of the cookie, never the cookie itself
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_by_player ON sessions (player);

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX ratings_by_rank ON ratings (game, rating);

-- What never changes about a game, and what lists need to know about it.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    settings TEXT NOT NULL,
    listed BIGINT NOT NULL,       -- 1: public
    phase TEXT NOT NULL,          -- waiting, playing, finished
    wanted TEXT,                  -- whom a free seat waits for: friend, anyone
    first TEXT,                   -- player ids
    second TEXT,
    created BIGINT NOT NULL,
    ended BIGINT,
    ply BIGINT NOT NULL DEFAULT 0,
    position TEXT NOT NULL,       -- of a finished game, the last
    result TEXT,
    first_change DOUBLE PRECISION,    -- of the ratings
    second_change DOUBLE PRECISION
);
CREATE INDEX games_by_phase ON games (phase, listed, created);
CREATE INDEX games_by_first ON games (first, created);
CREATE INDEX games_by_second ON games (second, created);

-- Everything that happened in a game, in order. The key is what makes a
-- doubled move impossible, whichever nodes try.
CREATE TABLE events (
    game TEXT NOT NULL,
    revision BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, revision)
);

-- The last moment at which some server was alive, and the times when none was.
CREATE TABLE liveness (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);
CREATE TABLE outages (started BIGINT PRIMARY KEY, ended BIGINT NOT NULL);

-- Who is connected, when several nodes share the database.
CREATE TABLE presence (
    game TEXT NOT NULL,
    side BIGINT NOT NULL,
    node TEXT NOT NULL,
    left_at BIGINT,               -- null: connected
    PRIMARY KEY (game, side, node)
);
CREATE TABLE nodes (id TEXT PRIMARY KEY, alive BIGINT NOT NULL);
