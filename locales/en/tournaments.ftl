# Tournaments: what the terminal and printed pages say of them.

## Why something is refused
tournament-name-taken = “{ $name }” takes part already
tournament-bad-name = a name is one line of 1 to 60 characters
tournament-bad-team = the name of a team is one line of 1 to 60 characters
tournament-unknown-player = nobody called “{ $name }” takes part
tournament-too-many = there are { $most } players at most
tournament-too-late = nobody can enter any more: the pairings are fixed
tournament-has-left = “{ $name }” has left the tournament
tournament-has-not-left = “{ $name }” has not left the tournament
tournament-no-excuse = players can be excused only in a Swiss tournament, and for a round to come
tournament-too-few = two players are needed at least
tournament-round-not-finished = the result of { $place } is missing
tournament-nobody-free = there is nobody to pair now
tournament-over = the tournament is over
tournament-has-started = the tournament has started already
tournament-not-paired = there is no pairing { $place }
tournament-not-opponents = “{ $one }” and “{ $other }” have no pairing with each other
tournament-has-result = { $place } has a result already: it can only be corrected
tournament-has-no-result = { $place } has no result to be corrected
tournament-wrong-score = { $result } cannot be the score here (games in a pairing: { $games })
tournament-no-winner = a knockout round needs a winner: play on, and add the further games
tournament-settled = { $place } cannot be changed: later pairings follow from it
tournament-twice = “{ $name }” is in this round twice
tournament-not-playing = “{ $name }” does not take part in this round
tournament-forgotten = “{ $name }” is missing in this round
tournament-other-round = these are not the pairings of this round
tournament-bad-start-list = the start list must name every player once

## What is agreed
tournament-unknown-word = unknown { $what } “{ $text }”: there are { $known }
tournament-rounds-wrong = there are 1 to 99 rounds
tournament-games-wrong = a pairing has 1 to 99 games
tournament-points-wrong = only Le Pylos has points to add up (E13): use matches or games
tournament-no-ballots = no balanced openings are known for { $rules }: leave the openings at usual
tournament-matches-alone = arena and knockout count matches: leave the scoring at matches
tournament-tie-break-twice = the tie-break { $name } is there twice
tournament-teams-wrong = of a team all count, or the best 1 to 99
tournament-needs-name = a tournament needs a name of one line
tournament-rounds-swiss = only a Swiss tournament has a number of rounds to choose

## Files
tournament-in-file = { $file }: { $problem }
tournament-line = line { $line }: { $problem }
tournament-line-form = such a line looks like { $form }
tournament-quote = a name or value stands in quotes, "like this"
tournament-unknown-line = no line begins with “{ $word }”
tournament-unknown-tag = there is no tag “{ $tag }”
tournament-tag-twice = the tag { $tag } is there twice
tournament-late-tag = tags stand before everything else
tournament-missing-tag = the tag { $tag } is missing
tournament-number = “{ $found }” is not the number that belongs here: expected { $expected }
tournament-not-a-result = “{ $text }” is not a result: results look like 1-0, 1/2-1/2, 2.5-1.5, 12-9, or +/-, -/+ and -/- where somebody did not come
tournament-changed = { $file } has been changed by somebody else meanwhile: nothing was written, try again
tournament-no-round = there is no round { $round }

## Tables and pairings
tournament-round = Round { $round }
tournament-pairings = Pairings
tournament-table = Table
tournament-crosstable = Crosstable
tournament-teams = Teams
tournament-team = Team
tournament-team-players = Players
tournament-no-teams = nobody belongs to a team
tournament-after = after round { $round }
tournament-board = Board
tournament-rank = Rank
tournament-player = Player
tournament-rating = Rating
tournament-points = Points
tournament-result = Result
tournament-begins = Begins
tournament-opponent = Opponent
tournament-bye = bye
tournament-half-bye = excused (½)
tournament-withdrawn = has left
tournament-alone = round { $round }, no game
tournament-buchholz = Buchholz
tournament-buchholz-cut = Buchholz, lowest cut
tournament-sonneborn = Sonneborn–Berger
tournament-direct = direct encounter
tournament-wins = wins
tournament-players = Players: { $count }
tournament-nothing-paired = no round has been paired yet
tournament-report = Report results to the organiser.
tournament-openings = Openings
tournament-set-up = Set up these turns first, light and dark in turn; then light begins.
