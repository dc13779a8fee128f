# The web interface.
play = Play
analysis = Analysis
learn = Learn
puzzles = Puzzles
watch = Watch
tournaments = Tournaments
settings = Settings
account = Account
players = Players
rated = rated
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
bot-name = { $name } (program)
not-found = There is no such page
not-found-text = The address may be mistyped, or the page has moved.
offline = offline
offline-notice = The board shows the last position from the server. Your turn is sent when the connection is back.
new-version = A new version is ready
new-version-take = Load the new version

## New game
new-game = New game
choose-game = Game
level-name = Level { $level }
choose-rules = Rules
handicap-name = { $light } light balls against { $dark } dark
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
clock-per-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Anyone may watch
your-games = Your games

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
waiting-in-lobby = Your game is listed under “Play” until somebody sits down.
seat-free = Free seat
seat-by-invitation = This seat is reserved for whoever has the invitation.
away = away
on-vacation = on vacation
invited = You are invited to play { $side }.
sit-down = Sit down
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
embed-link = Show it on your own page
back-to-game = Back to the game
final-position = The final position
series-score = Game { $number } of the match, { $first } : { $second }
ballot = Balanced opening: { $turns }
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
ply-number = { $ply ->
    [one] { $ply } turn
   *[other] { $ply } turns
}

## Analysis
mark-best = the best turn
mark-good = a good turn
mark-slower = keeps the result, but not the shortest way
mark-mistake = a mistake
mark-blunder = a blunder: from a win to a loss
mark-only = the only good turn

## Learn
rules-in-full = The rules in full

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
error-sign_in = Sign in first, under “Account”.
error-wrong_password = Name and password do not match.
error-wrong_code = Name and recovery code do not match.
error-account_closed = The host of this site has closed this account.
error-fair_play = That is not possible while you play a rated game: neither analysis of its position, nor a program’s help.
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
