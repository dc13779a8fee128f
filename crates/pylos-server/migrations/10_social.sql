-- What each of two players has last said to the other, in set phrases: one row
-- for each, which the next phrase replaces. It is no part of the game, and gone
-- a day later.
CREATE TABLE talk (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    phrase TEXT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,          -- when all that was said is paid off: who talks a lot waits
    PRIMARY KEY (game, player)
);
CREATE INDEX talk_by_age ON talk (at);
CREATE INDEX talk_by_player ON talk (player);

-- Whose words somebody does not want to see.
CREATE TABLE mutes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    muted TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

-- Whose games somebody wants to see first.
CREATE TABLE follows (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    followed TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, followed)
);
CREATE INDEX follows_by_followed ON follows (followed);

-- What is chosen by on the page for watching. Rows of before, and those of
-- programs that do not know these columns, get theirs when a server starts.
ALTER TABLE games ADD COLUMN rated BIGINT;    -- 1: counts for the ratings
ALTER TABLE games ADD COLUMN days BIGINT;     -- 1: a day or more for a turn
CREATE INDEX games_without_days ON games (id) WHERE days IS NULL;
CREATE INDEX games_of_days ON games (phase, listed, active) WHERE days = 1;
