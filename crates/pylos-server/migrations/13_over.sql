-- Games that are over are shown by when they ended: what is to be seen first is
-- what was just played, however long ago it began.
CREATE INDEX games_over ON games (listed, ended, id) WHERE phase = 'finished';
