-- A game's row says all that lists, clocks and engines ask for. It changes in
-- the commit of every event. Version 0: a program that did not know this has
-- written the row; it is filled when a server starts.
ALTER TABLE games ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN version BIGINT NOT NULL DEFAULT 0;     -- of the shapes of its events
ALTER TABLE games ADD COLUMN active BIGINT NOT NULL DEFAULT 0;      -- when something last happened
ALTER TABLE games ADD COLUMN to_move BIGINT;                        -- 0: first, 1: second
ALTER TABLE games ADD COLUMN deadline BIGINT;                       -- of the running clock, in playing time
ALTER TABLE games ADD COLUMN engine_due BIGINT;                     -- from when on anybody may take the engine's turn
ALTER TABLE games ADD COLUMN engines BIGINT NOT NULL DEFAULT 0;     -- seats that a computer holds
ALTER TABLE games ADD COLUMN winner BIGINT;
ALTER TABLE games ADD COLUMN outcome TEXT;                          -- the result in English
ALTER TABLE games ADD COLUMN first_points BIGINT;
ALTER TABLE games ADD COLUMN second_points BIGINT;

CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_engine ON games (engine_due) WHERE engine_due IS NOT NULL;
CREATE INDEX games_by_activity ON games (active) WHERE phase <> 'finished';
CREATE INDEX games_unfilled ON games (id) WHERE version = 0;

-- Pages of lists begin anywhere, also between two games of one millisecond.
DROP INDEX games_by_phase;
CREATE INDEX games_by_phase ON games (phase, listed, created, id);

CREATE INDEX presence_by_node ON presence (node);
CREATE INDEX presence_by_leaving ON presence (left_at) WHERE left_at IS NOT NULL;
