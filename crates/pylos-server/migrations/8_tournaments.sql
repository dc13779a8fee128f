-- Tournaments. What was agreed is the head of a tournament's file, what has
-- happened are its lines; the rest of the row is what lists and the keeper ask
-- for, and changes in the commit of every event.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    organiser TEXT NOT NULL,          -- player id
    head TEXT NOT NULL,               -- the tags of the file
    venue TEXT NOT NULL,              -- online, table
    listed BIGINT NOT NULL,           -- 1: public
    rated BIGINT NOT NULL,
    pairing TEXT NOT NULL,            -- by_hand, automatic
    secret TEXT NOT NULL,             -- what ids of games and tokens are made from
    created BIGINT NOT NULL,
    starts BIGINT,                    -- when it starts by itself
    phase TEXT NOT NULL,              -- entry, playing, between, over
    players BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    revision BIGINT NOT NULL,         -- of the last event
    changed BIGINT NOT NULL,          -- grows with everything that can be seen
    due BIGINT                        -- from when on somebody should look after it
);
CREATE INDEX tournaments_by_phase ON tournaments (phase, listed, created, id);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser, created);
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;

-- Everything that happened in a tournament, in order, as its file has it. The
-- key is what makes a round that is paired twice impossible, whichever nodes
-- try.
CREATE TABLE tournament_events (
    tournament TEXT NOT NULL,
    revision BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, revision)
);

-- Which player of this server somebody is; made-up names are nobody's.
CREATE TABLE tournament_entrants (
    tournament TEXT NOT NULL,
    number BIGINT NOT NULL,           -- by the order of entry, from 0
    player TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE UNIQUE INDEX tournament_entrants_by_player ON tournament_entrants (player, tournament);

-- The game that a pairing is at. Ids are made from tournament, round, board and
-- number, so that creating them again changes nothing.
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    number BIGINT NOT NULL,           -- of the game, from 1; those of a series follow each other
    game TEXT NOT NULL,
    first_won BIGINT NOT NULL,        -- half points of the games before this one
    second_won BIGINT NOT NULL,
    state TEXT NOT NULL,              -- playing, done, void
    PRIMARY KEY (tournament, round, board)
);
CREATE INDEX tournament_games_playing ON tournament_games (game) WHERE state = 'playing';

-- What the two at a board say its result is.
CREATE TABLE tournament_words (
    tournament TEXT NOT NULL,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    seat BIGINT NOT NULL,             -- 0: first, 1: second
    result TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament, round, board, seat)
);
