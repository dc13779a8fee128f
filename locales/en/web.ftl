# The web interface.
play = Play
analysis = Analysis
learn = Learn
watch = Watch
settings = Settings
pages = Pages
skip-to-content = Skip to content
loading = One moment…
cancel = Cancel
close = Close
copy = Copy
copied = Copied
next = Next
try-again = Try again
stop = Stop
accept = Accept
decline = Decline
you = You
guest = Guest
not-found = There is no such page
not-found-text = The address may be mistyped, or the page has moved.
offline = offline
offline-notice = The board shows the last position from the server. Your turn is sent when the connection is back.
new-version = A new version is ready
new-version-take = Load the new version
independent = An independent implementation. Pylos is a game by David G. Royffe, published by Gigamic, whose trademark it is; Le Pylos was published by Les Elfes in 1986.

## New game
new-game = New game
hero-pyramid = Build the pyramid. Place the last ball.
hero-pyramid-lead = Two players, thirty wooden balls, four levels. Whoever saves more balls has the last one left for the apex.
hero-equator = Five battles for the equator.
hero-equator-lead = Ten pawns each, in five sizes. With four on the equator the largest wins, with three the middle one, with two the smallest.
hero-learn = New to it? Learn it in five minutes
choose-game = Game
game-pyramid-note = The wooden pyramid by Gigamic
game-equator-note = The globe by Les Elfes
choose-opponent = Opponent
opponent-computer = Computer
opponent-friend = A friend, by link
opponent-screen = Two players, one screen
opponent-anyone = Anyone
level-name = Level { $level }
level-1 = still learning the rules
level-2 = plays whatever comes to mind
level-3 = sees the next turn
level-4 = a casual player
level-5 = plans ahead
level-6 = a club player
level-7 = hard to trick
level-8 = strong
level-9 = very strong
level-10 = perfect wherever possible
choose-side = You play
side-by-lot = At random
choose-rules = Rules
rules-children-note = Only placing and raising
rules-standard-note = A square of your colour gives balls back
rules-advanced-note = Lines count as well
rules-carpentier-note = Pawns slide along the lines; when two are equal, the older one is set aside.
rules-jeux-et-strategie-note = Pawns move freely; when two are equal, the new one is set aside; the point played says who may answer.
reading-take-back = After a square
reading-take-back-may = You may take back none, one or two balls
reading-take-back-must = You must take back one or two balls
reading-empty-reserve = Your turn with an empty reserve
reading-empty-reserve-loses = You have lost
reading-empty-reserve-raise = You may still raise, and lose when you cannot
reading-setup = Filling the hemispheres
reading-setup-alternating = In turns, one pawn each
reading-setup-hidden = In secret, then both reveal
reading-setup-whole = One side first, then the other
reading-setup-random = At random
reading-setup-mirror = In turns; the side that begins battle 1 copies the other
reading-movement = How a pawn gets to the equator
reading-movement-slide = Along the lines, turning where they cross
reading-movement-straight = Along one line, without turning
reading-movement-free = To any free point
reading-equal = When two pawns of one size meet on the equator
reading-equal-old = The one already there is set aside
reading-equal-new = The one being played is set aside
reading-designation = Who may answer
reading-designation-any = Any pawn
reading-designation-line = Only pawns on a line through the point just played
reading-points = Points on the equator
reading-points-9 = Nine, circles included
reading-points-5 = Five, the meridians only
reading-singleton = The singleton
reading-singleton-on = Counts one point for the last battle
reading-singleton-off = Is not used
choose-clock = Clock
clock-none = No clock
clock-move-30 = 30 seconds per move
clock-move-60 = 1 minute per move
clock-game-5 = 5 minutes each, plus 5 seconds per move
clock-game-10 = 10 minutes each, plus 5 seconds per move
clock-per-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Anyone may watch
more-choices = More choices
all-as-usual = all as usual
readings = Where the rulebooks differ
choose-length = How many games
length-one = One game
length-games = A number of games
length-target = Up to a number of points
length-games-chosen = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
length-target-chosen = up to { $target ->
    [one] { $target } point
   *[other] { $target } points
}
choose-repetition = A draw when a position comes again
repetition-third = The third time (usual)
repetition-other = After another number of times
repetition-other-chosen = draw once a position has stood { $times } times
repetition-never = Never
repetition-never-chosen = no draw by repetition
start-computer = Play
start-friend = Invite a friend
start-screen = Play here
start-anyone = Look for an opponent
your-games = Your running games

## At the table
board = Board
game-title = Game, { $rules }
view = View
view-standing = Pyramid
view-lifted = Levels lifted apart
view-plan = Plan of the levels
view-names = Names of the cells
board-keys = Arrow keys move between cells, page up and page down between levels, full stop to the next cell where something can be done, Enter chooses, Escape cancels. A cell can also be typed. Shift with arrows turns the board; S, L and P change the view.
cell-empty = empty
cell-chosen = chosen
cell-raisable = can be raised
cell-takeable = can be taken back
cell-target = a ball can go here
cell-last = last turn
cell-in-flight = being sent
point-empty = empty
equator = equator
hemisphere-blue = blue hemisphere
hemisphere-red = red hemisphere
pawn-movable = can be played
pawn-chosen = chosen
pawn-target = a pawn can go here
sets-aside = sets aside the { $pawn }
hint-place = Place a ball from your reserve.
hint-place-or-raise = Place a ball, or raise one of yours.
hint-take-back = { $must ->
    [yes] Take back one or two of your balls.
   *[no] { $taken ->
        [0] You may take back up to two balls, or finish your turn.
       *[other] You may take back one more, or finish your turn.
    }
}
hint-set = Choose a size, then a point in your hemisphere.
hint-arrange = { $left ->
    [0] All set. Your opponent sees nothing yet.
    [one] One pawn left to place.
   *[other] { $left } pawns left to place. Your opponent does not see them.
}
hint-choose-pawn = Choose a pawn to play.
hint-pass = None of your pawns can move: you pass.
pass = Pass
finish-turn = Finish turn
stock = Pawns to place
stock-size = { $pawn }, { $count } left
quick-fill = Fill up
mirror = Copy opponent
arrange-ready = Ready
your-turn = Your move
their-turn = Your opponent is thinking
completed-square = Square!
completed-line = Line!
computer-thinks = The computer is thinking
their-arrangement = Your opponent is still setting up
hand-over-taken = { $side } is here: begin
help = Rules and keys
keys = Keys
key-arrows = to the next place
key-level = to another level
key-next = to the next or previous place where something can be done
key-choose = choose
key-cancel = drop the turn begun
key-back = drop the last click
key-type = a cell can be typed: letter, then number
key-rotate = turn the board
key-views = standing, lifted apart, plan
key-names = names of the cells
key-history = off the board: back, forward, to the start, to the latest turn
declined-draw = { $who ->
    [computer] The computer declines the draw.
   *[opponent] Your opponent declines the draw.
}
declined-undo = { $who ->
    [computer] The computer does not want to undo the turn.
   *[opponent] Your opponent does not want to undo the turn.
}
declined-rematch = { $who ->
    [computer] The computer does not want another game.
   *[opponent] Your opponent does not want another game.
}
accept-rematch = Accept the rematch
watch-speed = Speed
watch-speed-value = { $seconds } s a turn
resign-means = Your opponent wins at once. This cannot be undone.
play-on = Play on
clock-unknown = as last known, while there is no connection
offline-title = No connection
sending = Sending your turn…
waiting-for-opponent = Waiting for your opponent
waiting-in-lobby = Your game is listed under “Watch” until somebody sits down.
seat-free = Free seat
seat-by-invitation = This seat is reserved for whoever has the invitation.
away = away
invited = You are invited to play { $side }.
sit-down = Sit down
invite-title = Invite your friend
invite-text = Send the link, or let your friend scan the code. The game begins when your friend sits down.
invite-here-only = This server answers on this computer only. To let others in your network in, stop it and start it like this, then open a new game:
invite-qr = QR code of the invitation
invite-link = Link for your friend
invite-copy = Copy the link
record = Turns
no-turns-yet = No turns yet.
go-first = To the start
go-back = One turn back
go-forward = One turn on
go-last = To the latest turn
reading-back = { $news ->
    [one] You are looking at turn { $ply }; one more turn has been played since.
   *[other] You are looking at turn { $ply }; { $news } more turns have been played since.
}
ask-undo = Undo turn
asked-undo = Undo requested
offered-undo = Your opponent would like to undo the last turn.
ask-draw = Offer a draw
asked-draw = Draw offered
offered-draw = Your opponent offers a draw.
ask-rematch = Rematch
asked-rematch = Asked for another game
offered-rematch = Your opponent would like another game.
resign = Resign
resign-sure = Really resign this game?
abort = Call off the game
claim = Claim the win
next-game = Next game
review-game = Review
download-record = Download record
print-record = Print
back-to-game = Back to the game
final-position = The final position
series-score = Game { $number } of the match, { $first } : { $second }
sound = Sound
score = Score
score-of = { $side } { $points }
race-note = { $goal } of { $all } points win.
race-note-even = { $goal } of { $all } points win together with the last battle, more in any case.
stake = The last battle also brings: { $what }.
stake-pile = { $pile ->
    [one] the pawn set aside
   *[other] { $pile } pawns set aside
}
stake-singleton = the singleton

## Watch
watch-lead = Games that anybody may follow, and free seats.
watch-here-only = Watching others needs a server, and this copy of Pylos has none. Two computers can play for you here.
watch-engines = Let two computers play
watch-open = Free seats
watch-open-empty = Nobody is looking for an opponent just now. Open a seat under “Play”.
watch-live = Live now
watch-live-empty = No public game is being played.
watch-finished = Finished
watch-finished-empty = Nothing yet. Public games stay here when they are over.
ply-number = { $ply ->
    [one] { $ply } turn
   *[other] { $ply } turns
}

## Analysis
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
mark-best = the best turn
mark-good = a good turn
mark-slower = keeps the result, but not the shortest way
mark-mistake = a mistake
mark-blunder = a blunder: from a win to a loss
mark-only = the only good turn
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

## Learn
learn-lead = One short lesson per rule; you make the moves.
learn-pyramid = From the first ball to the apex.
learn-equator = From the setup to the last battle.
lesson-place = Place
lesson-raise = Raise
lesson-square = The square
lesson-take-back = One after the other
lesson-lines = Lines
lesson-apex = The apex
lesson-setup = The setup
lesson-slide = To the equator
lesson-set-aside = Equal sizes
lesson-battle = Winning a battle
lesson-last-battle = The last battle
lesson-done = done
rules-in-full = The rules in full

## Settings
language = Language
setting-theme = Colours
setting-theme-system = Same as the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-sound = Sound
setting-sound-on = On
setting-sound-off = Off
setting-view = The pyramid is shown
setting-view-standing = Standing
setting-view-lifted = Lifted apart
setting-view-plan = As a plan
setting-names = Names of the cells
setting-names-hidden = Hidden
setting-names-shown = Shown
setting-motion = Motion
setting-motion-system = Same as the system
setting-motion-off = Off
setting-keys = Keys of a single letter
setting-keys-on = On
setting-keys-off = Off
setting-keys-note = S, L, P and N change the view; cells can be typed on the board. Switch them off if you speak to your computer.
account = Account
account-text = You do not need one to play. With an account you keep your games and your rating.
name = Name
password = Password
sign-in = Sign in
sign-out = Sign out
register = Register
account-none = No account yet?
account-known = Registered already?
rating = { $games ->
    [one] { $rating } after one game
   *[other] { $rating } after { $games } games
}

## What went wrong, and what to do
error-offline = The server cannot be reached. Check the connection and try again.
error-no_server = This copy of Pylos has no server behind it: playing with others is not possible here.
error-storage_full = There is no room left on this device. Nothing is lost; make room and try again.
error-storage_refused = This browser does not keep anything here. Nothing was played.
error-bad_tablebase = This table cannot be used.
error-damaged_game = What this device has kept of the game cannot be read. Your other games are not affected.
error-stale = The game has moved on; look at the board again.
error-not_your_turn = It is not your turn.
error-not_now = That is not possible at this moment.
error-no_seat = You have no seat in this game. Open it in the browser in which you sat down.
error-forbidden = The host of this site does not allow that.
error-sign_in = Sign in first, under “Settings”.
error-wrong_password = Name and password do not match.
error-name_taken = That name is taken; choose another.
error-bad_name = A name needs 2 to 24 letters, digits, - or _.
error-bad_password = A password needs at least 8 characters.
error-not_found = There is no such game. Check the link, or begin a new one.
error-too_large = That is too large.
error-too_many = That was too fast; wait a moment.
error-busy = The server is busy; try again in a moment.
error-internal = Something went wrong on our side. Try again.
error-part = Part of this page could not be loaded. Check the connection and try again.
error-bad_request = The server did not understand this.
error-bad_rules = These rules are not known.
error-bad_position = This is not a possible position.
error-bad_record = This is not a game record.
error-illegal_turn = This turn is not legal.
