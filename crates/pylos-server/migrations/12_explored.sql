-- How often which turn was played, for the explorer. Positions are numbers, the
-- same for all images of a position (pylos_host::explore::class).
CREATE TABLE explored (
    rules TEXT NOT NULL,
    position BIGINT NOT NULL,     -- before the turn
    next BIGINT NOT NULL,         -- after it
    player BIGINT NOT NULL,       -- 0: people, 1: computers
    won BIGINT NOT NULL,          -- games, as whoever played the turn has fared
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (rules, position, next, player)
);

-- 1: a finished game has been counted, or there is nothing in it to be counted.
-- It changes in the commit of the counts, so that no game is counted twice.
ALTER TABLE games ADD COLUMN explored BIGINT;
CREATE INDEX games_unexplored ON games (id) WHERE phase = 'finished' AND explored IS NULL;
-- Games that are over are shown by when they ended: what is to be seen first is
-- what was just played, however long ago it began.
CREATE INDEX games_over ON games (listed, ended, id) WHERE phase = 'finished';
