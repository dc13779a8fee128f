# The terminal: `pylos play`, `rules` and `show`. On a screen of 80 columns
# the line of keys has 78, the panel of the players wraps at 17.

## Players and turns
seat-human = human
seat-level = level { $level }
thinking = thinking…
prompt-over = game over
prompt-here = { $side } is here: Enter
welcome-prompt = Type a turn, or “help”.
welcome-screen = Welcome. F1 or ? helps.
turns-to-choose = { $count ->
    [one] { $side } to move, one legal turn
   *[other] { $side } to move, { $count } legal turns
}
side-plays = { $side } plays { $turn }
hint-told = Hint: { $turn } ({ $score })
hint-sought = Thinking about a hint…
step-may-take-back = Enter plays { $turn }, or take back a ball.
step-must-take-back = Take back one or two of your balls; Esc drops the turn.
step-place = Choose an intersection of your hemisphere; Esc drops the turn.
step-pass = None of your pawns can move: Enter passes.
next-orders = What next? “new” plays again, “review” looks at every turn, “save { file-word }” keeps the game.
saved-to = saved to { $file }
not-saved = The game is not saved: “save { file-word }”, or Ctrl-C again to leave.

## Drawings
to-place = { $side } has to place
in-hand = in hand: { $piece }
setup-placed = Setup: { $placed } of 20 pawns placed; { $leader } will lead
setup-secret = Secret setup: { $placed } of 10 pawns placed; { $leader } will lead
secret-setup = secret setup
battle-turn = Battle { $number } of 5, turn { $turn } of 4, led by { $leader }
battle-decides = { $why } ({ $pawn })
points-and-pile = Points: { $first } { $one }, { $second } { $two }; set aside: { $pile }

## Review
review-empty-game = Nothing has been played yet.
review-best = the best turn
review-slower = still won, but later; better: { $best }
review-sooner = lost anyway, but sooner; better: { $best }
review-win-drawn = threw a win away: now a draw; better: { $best }
review-win-lost = threw a win away: now lost; better: { $best }
review-draw-lost = threw a draw away: now lost; better: { $best }
review-points = { $points ->
    [one] gave one point away; better: { $best }
   *[other] gave { $points } points away; better: { $best }
}
review-worse = worse by { $worth }; better: { $best }

## What goes wrong
error-said = error: { $message }
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
undo-not-yours = Nothing of yours to undo.
undo-shown = A secret setup cannot be undone once it is shown.
undo-in-turn = The turn is not finished: end it, or drop it with Esc.
turn-incomplete = The turn is not complete.
computer-draws-not = The computer does not agree on draws.
computer-to-move = It is the computer’s turn.
game-over = The game is over: { $result }
nothing-there = Nothing can be done there.
no-turn-begins = No legal turn begins with “{ $text }”.
no-order = “{ $word } …” means nothing here; “help” lists what can be typed.
or-help = { $error }; “help” lists what else can be typed.
no-values = No exact values are known here: `pylos solve` works them out (pyramid game).
tablebase-missing = { $file }: there is no such file; make it with `pylos solve`
tablebase-unusable = { $file }: { $why }; remove it and make it again with `pylos solve`
tablebase-trouble = it cannot be read: { $error }
tablebase-empty = the file is empty
tablebase-foreign = this is not a Pylos tablebase
tablebase-newer = its format (version { $version }) is newer than this program
tablebase-cut = it should have { $expected } bytes and has { $found }
tablebase-damaged = part of it is damaged (wrong checksum)
tablebase-other-rules = this is a tablebase of { $found }, not of { $wanted }
no-hints = Nobody is there to give a hint.
hand-over-first = First pass the screen to { $side }, who presses Enter.
save-where = Save where? “save game.pylos”
save-secret = The game can be saved once both sides have arranged their pawns.
load-what = Load what? “load game.pylos”

## Help
key-line = arrows, Tab, Space, Enter · Esc drop · ^Z undo · F2 hint · F1 help · ^C quit
key-line-no-undo = arrows, Tab, Space, Enter · Esc drop · F2 hint · F1 help · ^C quit
page-keys = up and down scroll, any other key goes back
key-space = Space
key-enter = Enter
key-backspace = Backspace
key-moves = move the cursor
key-next-place = next and previous place where something can be done
key-does = do what can be done here
key-ends = end the turn as it is
key-undoes-step = undo a step of the turn
key-drops = drop the turn begun
key-undoes = undo a turn, redo it
key-hints = a hint
key-values = exact value, on and off
key-saves = save
key-leaves = leave
keys-or-type = Or type, and press Enter:
turn-word = TURN
text-word = TEXT
file-word = FILE
order-turn = play a turn; “turns” lists them all
order-turns = the legal turns, or those that begin with { text-word }
order-hint = what the computer would play
order-value = who wins with best play, if a tablebase is there
order-undo = undo the last turn, redo it
order-show = draw the board again
order-position = the position as text
order-rules = the rules in short
order-save = save the game as a record
order-load = continue a saved game
order-new = begin again
order-review = every turn held against the best one
order-resign = give up
order-draw = both sides agree on a draw
order-quit = leave

## The rules in short
chapter-board = The board
chapter-turn = A turn
chapter-end = The end
chapter-battle = A battle
chapter-score = The score
clause-p1 = 30 cells in four levels: 4×4 (a1…d4), 3×3 (e1…g3), 2×2 (h1…i2) and the apex (j1). A ball above level 1 rests on the four balls beneath it, of either colour.
clause-p2 = Each player, light and dark, has 15 balls, all in reserve at first.
clause-p3 = Colours are drawn by lot. Light begins; the players alternate, and nobody may pass.
clause-p4 = Place: put a ball from your reserve onto any empty, supported cell.
clause-p5 = Raise: or lift one of your balls that carries no other onto a supported cell at least one level higher. The cell must be supported without that ball. Raising costs no ball of the reserve.
clause-p6-none = Squares and lines give nothing under these rules.
clause-p6-square = Take back: if your ball completes a square (2×2) of your colour, you { $must ->
    [yes] must
   *[no] may
} return one or two of your balls to your reserve.
clause-p6-line = Take back: if your ball completes a square (2×2) or a line of your colour, you { $must ->
    [yes] must
   *[no] may
} return one or two of your balls to your reserve.
clause-p7 = Balls are taken back one after the other, and the first may free the second. They come from any level, the one just played included, but never one that carries another.
clause-p8 = Two at most per turn, however much the ball completed.
clause-p9 = Only the ball played this turn counts: a square made earlier gives nothing later.
clause-p10 = Whoever places the last ball, on the apex, wins.
clause-p11-loses = A player who is to move without a ball in reserve has lost. The game stops there: the balls that the winner has left need not be placed.
clause-p11-raise = A player who is to move without a ball in reserve may still raise, and has lost when no raise is possible.
clause-p12 = A position that occurs for the third time, with the same side to move, is a draw.
clause-p13 = A line is a full row or column of level 1 (four balls) or of level 2 (three). Diagonals do not count.
clause-p14 = A game lasts 5 to 20 minutes. Tournaments may limit the time per move (--time 30s/move).
clause-p15 = With a handicap a side begins with fewer balls: here light has { $light } and dark { $dark }. With fewer than 30 balls in all the apex is never reached, and the reserves decide.
clause-e1 = A globe: two circles, the equator across them, five meridians. Each player’s hemisphere has ten intersections, i1 to i5 on the inner circle and o1 to o5 on the outer. Blue sits north, red south.
clause-e2-nine = The equator has nine points, from left to right ol il e1 e2 e3 e4 e5 ir or: where the circles and the meridians cross it.
clause-e2-five = The equator has five points, e1 to e5: where the meridians cross it.
clause-e3 = Each player has ten pawns: two of each size from 1 to 5.
clause-e5-alternating = Setup: the players fill their ten intersections in turn, one pawn each. The player who will not lead battle 1 places first.
clause-e5-hidden = Setup: both players arrange their ten pawns in secret, then reveal them.
clause-e5-whole = Setup: the player who will not lead battle 1 places all ten pawns, then the other player does.
clause-e5-random = Setup: every pawn’s place is drawn by lot.
clause-e5-mirror = Setup: in turn; the player who will lead battle 1 places what the opponent has just placed, at the intersection of the same name.
clause-e6 = Five battles, each of four turns: leader, responder, leader, responder. Who leads battle 1 is drawn by lot; the winner of a battle leads the next.
clause-e7-slide = To play a pawn, slide it along the lines of your hemisphere to an empty point of the equator. It may turn at intersections, but never passes an occupied one.
clause-e7-straight = To play a pawn, slide it along one line of your hemisphere, without turning, to an empty point of the equator; it never passes an occupied place. A player who cannot move must pass; nobody else may.
clause-e7-free = To play a pawn, put it on any empty point of the equator.
clause-e8-old = When a pawn arrives and another of its size, of either colour, is on the equator, the one that was there is set aside.
clause-e8-new = When a pawn arrives and another of its size, of either colour, is on the equator, the one that arrives is set aside.
clause-e9 = After four turns, one pawn decides who wins the battle: of four pawns left the largest, of three the middle one, of two the smallest, or the only one.
clause-e10 = The winner of a battle takes the pawns left on the equator, one point each, and the equator is cleared. Pawns set aside form a pile; none ever returns.
clause-e11-singleton = The winner of battle 5 also takes all pawns set aside, and the singleton, a pawn that belongs to nobody.
clause-e11-without = The winner of battle 5 also takes all pawns set aside, and wins the game at 10–10.
clause-e12 = 11 of the { $points } points are enough to win. All five battles are always played.
clause-e13 = A match is a fixed number of games, or goes up to a target score; points are added up.
clause-e14 = Only pawns on a line through the point just played may answer: its meridian, or the half-circle that ends there. If none of them can move, any may. A pawn that is set aside designates too.

## What links tell where they are passed on
share-to-move = { $game }: { $side } to move
share-over = { $game }: { $result }
share-setup = { $game }: the pawns are being set up
share-analysis = { $game }: a position to look into
share-game-text = A game by the rules “{ $rules }”: open the link to watch it, or to join in.
share-analysis-text = Every turn with its value, by the rules “{ $rules }”.
share-pyramid = { $balls ->
    [0] The empty board
    [one] The board with one ball
   *[other] The board with { $balls } balls
}; in reserve: Light { $light }, Dark { $dark }
share-globe = The globe in battle { $battle } of 5; points: Blue { $blue }, Red { $red }
share-globe-setup = The globe while the pawns are being set up
