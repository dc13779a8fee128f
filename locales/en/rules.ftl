# Why a turn, a step, a position or a rule string is refused. Every face adds
# the clause of the rules, as in "(P1)".

## Turns of the pyramid game
why-game-over = The game is over.
why-empty-reserve = You have no ball in reserve.
why-occupied = { $at } is not empty.
why-unsupported = { $at } is not supported: { $empty } is empty.
why-not-own = { $at } is not yours.
why-raises-carrier = { $at } cannot be raised: it carries { $above }.
why-not-higher = { $at } cannot be raised to { $to }: a raise goes to a higher level.
why-carries-itself = { $at } cannot be raised to { $to }: it would have to carry itself.
why-nothing-higher = { $at } cannot be raised: no higher place is open to it.
why-no-take-backs = Under these rules nothing is taken back.
why-no-square = { $taken } cannot be taken back: { $at } completes no square.
why-no-square-no-line = { $taken } cannot be taken back: { $at } completes no square and no line.
why-must-take-back = You must take back one or two balls.
why-takes-not-own = { $at } cannot be taken back: no ball of yours is there.
why-takes-carrier = { $at } cannot be taken back: it carries { $above }.
why-too-many-taken-back = At most two balls are taken back in a turn.
why-not-a-cell = “{ $text }” is not a cell: cells are a1…d4, e1…g3, h1…i2 and j1. A turn looks like f1, a1-f1, f1xa2 or a1-f1xf1xb2.

## Turns of the equator game
why-setup-over = The setup is over: pawns now go to the equator.
why-setup-not-over = The setup is not over: { $placed } of 20 pawns are placed.
why-own-hemisphere = Pawns are placed in your own hemisphere.
why-third-of-size = You have no third pawn of size { $size }.
why-not-the-reflection = The setup is copied: size { $size } on { $at } comes next.
why-no-such-point = { $at } does not exist under these rules: the equator has only e1 to e5.
why-no-pawn = No pawn of yours is on { $at }.
why-choose-pawn = Choose one of your pawns first.
why-blocked = { $at } cannot slide to { $to }: { $blockers } in the way.
why-not-straight = { $at } cannot slide to { $to }: no single line leads there.
why-not-designated = { $at } may not answer { $last }; only { $designated } may.
why-can-move = You may not pass: { $at } can move.
why-not-a-turn = “{ $text }” is not a turn: turns look like 4@i3 (setup), i3-e2 (battle) or pass.
why-not-a-size = “{ $text }” is not a size: pawns have the sizes 1 to 5.
why-not-an-intersection = “{ $text }” is not an intersection: they are i1…i5 and o1…o5.
why-not-a-point = “{ $text }” is not a point of the equator: they are ol, il, e1…e5, ir and or.
why-not-an-arrangement = An arrangement is the sizes on i1…i5, a slash and those on o1…o5, as in 12345/54321.
why-arrangement-count = There are two pawns of size { $size } to arrange; here there are { $found }.

## Either game
why-turn-complete = The turn is complete: nothing can be added to it.
why-step-impossible = That is not possible here.

## Positions of the pyramid game
why-expected-ball = Position text, character { $place }: expected L, D or . for { $cell }, found { $found ->
    [end] the end
   *[other] “{ $found }”
}.
why-expected-slash = Position text, character { $place }: expected / after level { $level }, found { $found ->
    [end] the end
   *[other] “{ $found }”
}.
why-expected-space = Position text, character { $place }: expected a space before the side to move, found { $found ->
    [end] the end
   *[other] “{ $found }”
}.
why-expected-side = Position text, character { $place }: expected L or D, the side to move, found { $found ->
    [end] the end
   *[other] “{ $found }”
}.
why-expected-end = Position text, character { $place }: expected the end, found { $found ->
    [end] the end
   *[other] “{ $found }”
}.
why-two-balls = { $cell } holds two balls.
why-too-many-balls = { $side ->
    [light] Light
   *[dark] Dark
} has { $balls } balls on the board, but there are only { $most }.

## Positions of the equator game
why-position-parts = A position has six parts, BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED, separated by single spaces; this has { $found }.
why-board-rows = A board has five rows joined by “/”; this has { $found }.
why-row-length = Row { $row } of the board has { $expected } places; this has { $found }.
why-no-such-pawn = “{ $found }” cannot stand on { $place } in row { $row } of the board: blue pawns are A…E and start north, red pawns a…e and start south, an empty place is “.”.
why-unreadable = “{ $found }” is not { $part ->
    [leader] B or R, who leads the battle
    [turns] BATTLE.PLAYED, as in 1.0
    [last] the equator point just played (ol, il, e1…e5, ir, or) or “-”
    [pile] the number of pawns set aside
    [points] BLUE:RED, the points taken, as in 3:4
   *[equator] the equator
}.
why-no-such-moment = { $battle }.{ $played } does not exist: 0.0…0.19 is the setup, 1.0…1.3 to 5.0…5.3 are the battles, 6.0 is the end.
why-pawn-count = { $side ->
    [blue] Blue
   *[red] Red
} must have { $expected } pawns in the hemisphere now; this has { $found }.
why-not-mirrored = Under “mirror” the leader’s pawns stand like the opponent’s; these do not.
why-nothing-then = At { $battle }.{ $played } there is no { $part ->
    [last] point just played: write “-”
    [pile] pawn set aside: write 0
    [points] point taken: write 0:0
   *[equator] pawn on the equator
}.
why-equal-sizes = Two pawns of size { $size } are on the equator: one of them is set aside.
why-not-just-played = { $point } cannot be the point just played: no pawn of who played last is there.
why-just-played-missing = The point just played is missing.
why-impossible-equator = { $played ->
    [one] One turn of a battle does not leave
   *[other] { $played } turns of a battle do not leave
} these pawns on the equator.
why-pawn-total = { $board } pawns on the board, { $pile } set aside and { $points } taken do not make 20.
why-impossible-pile = { $pile ->
    [one] { $pile } pawn
   *[other] { $pile } pawns
} cannot be set aside by now.
why-impossible-points = { $blue }:{ $red } cannot be the points after { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}, the last won by the leader.
why-final-points = A finished game has { $expected } points in all; this has { $found }.
why-only-two-of-size = { $side ->
    [blue] Blue
   *[red] Red
} has only two pawns of size { $size }.

## Rule strings
why-unknown-rules = There is no rule set “{ $text }”. Did you mean “{ $nearest }”?
why-nothing-to-oblige = Rule set “{ $text }”: “children” knows no take-back, so nothing can be obliged.
why-option-order = Rule set “{ $text }”: options come once each, in this order: { $order }.
why-same-as-preset = Rule set “{ $text }”: only what differs from the preset is written; carpentier already means slide+old+any, jeux-et-strategie free+new+line.
why-handicap-form = Rule set “{ $text }”: a handicap is light’s number of balls and dark’s, such as 13-15.
why-handicap-range = Rule set “{ $text }”: a side begins with 8 to 15 balls.
why-handicap-full = Rule set “{ $text }”: 15-15 is the game without a handicap, which is not written.
