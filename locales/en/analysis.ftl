# Analysis and review.
tab-values = Values
tab-review = Review
tab-edit = Edit
tab-exchange = Share
evaluating = Working it out…
source-exact = Exact, whatever the opponent plays. Distances count the turns of both sides.
source-solved = Exact: solved to the last battle, whatever the opponent plays.
source-engine-balls = An estimate by the engine: how many balls ahead or behind.
source-engine-points = An estimate by the engine: how many points ahead or behind.
source-rules = The game is over.
show-all = Show all { $count } turns
show-fewer = Show fewer
play-line = Best play, { $count ->
    [one] one turn
   *[other] { $count } turns
}
table-open = Exact values from a file of yours ({ $file }, made by “pylos solve”)
table-keep = Keep it on this device
table-keeping = The table is being kept on this device…
table-forget = Delete the table from this device
table-close = Close the table
table-no_ranges = The host of the table sends it only as a whole (no range requests): exact values cannot be read from there.
table-compressed = The host sends the table compressed: parts of it cannot be read that way.
table-changed = The table has been replaced meanwhile; the next position begins anew.
table-cut_short = The table is cut short: a part of it is not there.
table-unreachable = The table cannot be reached just now.
table-damaged = The table is damaged, or of other rules; without it these are estimates.
tablebase-absent = Exact values need the table of all positions of this rule set. It is built once.
tablebase-host = The host of this site can build it.
tablebase-build = Build the table
building = Building the table: { $percent }%
building-label = Progress
building-left = { $seconds ->
    [one] about one second left
   *[other] about { $seconds } seconds left
}
review-empty = Play some turns on the board, or open a record under “Share”: every turn is then compared with the best one.
solving = These are estimates. The exact result is being worked out on this device.
solving-label = How much is solved
solve-exactly = Work out the exact result
reviewing = Looking at every turn…
graph-up = Above the line { $side } is winning
graph-label = { $count ->
    [one] Value after one turn
   *[other] Values after { $count } turns
}
accuracy = Accuracy
accuracy-none = too little to choose
accuracy-note = Accuracy looks only at turns where something could be given away: at 100% nothing was, at 0% as much as by chance.
accuracy-estimated = Judged by the engine, not by exact values: an estimate.
choices = Choices kept
choices-kept = { $kept } of { $choices }
mistakes = Mistakes
blunders = Blunders
previous-mistake = Previous mistake
next-mistake = Next mistake
review-turn = Before: { $before }. After: { $after }.
better = Better:
edit-text = Choose a colour and put balls on the board; choosing a ball of the other colour changes its colour. Balls that lose their support disappear too.
edit-text-equator = Choose a pawn and put it on its own hemisphere or on the equator. Whether the position is possible is checked when you analyse it.
edit-leader = Begins the battle
edit-battle = Battle (0: setup)
edit-played = Turns played in this battle
edit-last = Last point played
edit-pile = Pawns set aside
edit-points = Points, { $side }
edit-tool = What to place
edit-remove = Remove
edit-clear = Empty the board
edit-done = Analyse
export-link = Link to this analysis
export-position = Position
export-turns = Turns
import-text = Position or record
import-file = Read from a file
import-open = Open
