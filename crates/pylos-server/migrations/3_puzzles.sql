-- The attempts at puzzles that count: the first of each account. The key is
-- what makes counting twice impossible, whichever nodes try.
CREATE TABLE puzzle_attempts (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    change DOUBLE PRECISION NOT NULL,   -- of the solver's rating
    at BIGINT NOT NULL,
    solved BIGINT,                      -- when it was last solved without help
    PRIMARY KEY (player, puzzle)
);
CREATE INDEX puzzle_attempts_by_time ON puzzle_attempts (player, at);

-- How strong solvers are, and how hard puzzles are once somebody has tried.
CREATE TABLE puzzle_solvers (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    puzzles BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    attempts BIGINT NOT NULL
);
