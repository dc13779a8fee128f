-- 9
-- Correspondence: whoever is away from the board is told that it is his turn,
-- and may take a vacation.

-- The ply of the turn of which whoever is to move was last told by push:
-- claimed before it is sent, so that no two nodes tell it.
ALTER TABLE games ADD COLUMN told BIGINT;

-- What the server signs push messages with. One row, the first that is written.
CREATE TABLE push_key (id BIGINT PRIMARY KEY, pkcs8 TEXT NOT NULL);

-- Where a browser can be reached. It ends with the session that asked for it.
CREATE TABLE push_subscriptions (
    session TEXT PRIMARY KEY REFERENCES sessions (token) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,         -- the browser's key, as it has given it
    auth TEXT NOT NULL,
    language TEXT NOT NULL
);

-- The daily letter.
ALTER TABLE mail ADD COLUMN digest BIGINT NOT NULL DEFAULT 0;     -- 1: wanted
ALTER TABLE mail ADD COLUMN digested BIGINT NOT NULL DEFAULT 0;   -- when one was last sent
ALTER TABLE mail ADD COLUMN bounced BIGINT;                       -- when the address was refused for good
ALTER TABLE mail ADD COLUMN language TEXT;
ALTER TABLE mail ADD COLUMN home TEXT;                            -- where its links lead: https://HOST
ALTER TABLE mail ADD COLUMN stop TEXT;                            -- what stops it, as its links have it
CREATE INDEX mail_digests ON mail (digested) WHERE digest = 1;
CREATE UNIQUE INDEX mail_by_stop ON mail (stop);

-- Vacations. The number, by year, is what makes two at once impossible.
CREATE TABLE vacations (
    player TEXT NOT NULL,
    year BIGINT NOT NULL,             -- in which it began
    number BIGINT NOT NULL,           -- in that year, from 0
    began BIGINT NOT NULL,
    until BIGINT NOT NULL,            -- also of one that was ended
    PRIMARY KEY (player, year, number)
);
CREATE INDEX vacations_by_end ON vacations (until);

-- Who is away, as the game itself knows it: 1 the first, 2 the second, 3 both.
ALTER TABLE games ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;
CREATE INDEX games_paused ON games (id) WHERE paused <> 0;

-- Conditional turns, beside the games and not in them: whatever shows a game
-- cannot show them.
CREATE TABLE plans (
    game TEXT NOT NULL,
    side BIGINT NOT NULL,             -- 0: first, 1: second
    ply BIGINT NOT NULL,              -- so many turns were played when it was made
    undos BIGINT NOT NULL,
    lines TEXT NOT NULL,              -- turns with spaces between them, a line each
    PRIMARY KEY (game, side)
);
