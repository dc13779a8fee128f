# The form for a new game.
hero-pyramid = Build the pyramid. Place the last ball.
hero-pyramid-lead = Two players, thirty wooden balls, four levels. Whoever saves more balls has the last one left for the apex.
hero-equator = Five battles for the equator.
hero-equator-lead = Ten pawns each, in five sizes. With four on the equator the largest wins, with three the middle one, with two the smallest.
hero-learn = New to it? Learn it in five minutes
game-pyramid-note = The wooden pyramid by Gigamic
game-equator-note = The globe by Les Elfes
choose-opponent = Opponent
opponent-computer = Computer
opponent-friend = A friend, by link
opponent-screen = Two players, one screen
opponent-anyone = Anyone
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
side-none = Just watch
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
handicap = Handicap
handicap-light = Light’s balls
handicap-dark = Dark’s balls
handicap-wins-light = With best play light wins.
handicap-wins-dark = With best play dark wins.
handicap-wins-nobody = With best play it is a draw.
handicap-unknown = Who wins this with best play is not known yet.
handicap-offer = { $name } is rated { $theirs }, you { $mine }. The game would be fairer if { $who ->
    [you] you had
   *[other] { $name } had
} { $balls } balls instead of 15. Who has the light ones is drawn at once, and the game is not rated.
handicap-take = Play with this handicap
handicap-leave = Play without a handicap
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
choose-opening = Opening
opening-usual = The empty board (usual)
opening-balanced = Balanced: six turns drawn by lot
opening-balanced-chosen = balanced opening
start-computer = Play
start-watching = Let them play
start-friend = Invite a friend
start-screen = Play here
start-anyone = Look for an opponent
opponent-player = A player, by name
start-player = Challenge
challenge-whom = Name of the player
challenge-nobody = There is no player of that name.
rated-game = Rated: counts for both players’ ratings
clock-day-1 = 1 day per move
clock-day-3 = 3 days per move
clock-day-7 = 7 days per move
clock-day-14 = 14 days per move
clock-custom = Another clock
custom-clock = Time
custom-clock-turn = Seconds per move
custom-clock-game = Minutes each
custom-seconds = Seconds per move
custom-minutes = Minutes each
custom-increment = Seconds added per move
lobby = Free seats
lobby-empty = Nobody is looking for an opponent just now. Choose “Anyone” above and open a seat.

# The invitation of a friend
invite-title = Invite your friend
invite-text = Send the link, or let your friend scan the code. The game begins when your friend sits down.
invite-here-only = This server answers on this computer only. To let others in your network in, stop it and start it like this, then open a new game:
invite-qr = QR code of the invitation
invite-link = Link for your friend
invite-copy = Copy the link
