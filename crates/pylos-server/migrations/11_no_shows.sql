-- For how long somebody who does not come is waited for in the games of a round,
-- in milliseconds; null: until the organiser decides.
ALTER TABLE tournaments ADD COLUMN no_show BIGINT;
