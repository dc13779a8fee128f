-- Sessions end when they have not been used for long.
ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET used = created;
CREATE INDEX sessions_by_use ON sessions (used);

-- The lobby asks for games that wait for anyone.
CREATE INDEX games_by_wish ON games (wanted, phase, created);
