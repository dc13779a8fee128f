-- One's own games: by seat and by where they are in their life, the newest
-- first. Lists of one player read no other rows, however many games he has.
DROP INDEX games_by_first;
DROP INDEX games_by_second;
CREATE INDEX games_of_first ON games (first, phase, created, id);
CREATE INDEX games_of_second ON games (second, phase, created, id);

-- The rule string, to be looked for. Rows of before, and those of programs
-- that do not know it, get theirs when a server starts.
ALTER TABLE games ADD COLUMN rules TEXT;
CREATE INDEX games_without_rules ON games (id) WHERE rules IS NULL;

-- Each pace of a game is rated apart: what a game counts for, and what the
-- ratings were after it, so that their way can be told.
ALTER TABLE games ADD COLUMN rated_as TEXT;
ALTER TABLE games ADD COLUMN first_rating DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN second_rating DOUBLE PRECISION;
CREATE INDEX games_rated_first ON games (first, ended) WHERE first_rating IS NOT NULL;
CREATE INDEX games_rated_second ON games (second, ended) WHERE second_rating IS NOT NULL;

-- How accurate both were, where somebody has asked for a review and it was exact.
ALTER TABLE games ADD COLUMN first_accuracy DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN second_accuracy DOUBLE PRECISION;

-- Whom a seat is reserved for who need not know its invitation.
ALTER TABLE games ADD COLUMN invited TEXT;
CREATE INDEX games_by_invited ON games (invited, created) WHERE invited IS NOT NULL;
