# Words of the two games, shared by every face of Pylos.
title = Pylos
game-pyramid = Pylos
game-equator = Le Pylos, 1986
side-light = Light
side-dark = Dark
side-blue = Blue
side-red = Red
ball-light = light ball
ball-dark = dark ball
level-number = level { $number }
in-reserve = { $count ->
    [one] { $count } ball in reserve
   *[other] { $count } balls in reserve
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pawn = { $owner ->
    [blue] blue
   *[red] red
} pawn of size { $size }
pawn-hidden = { $owner ->
    [blue] blue
   *[red] red
} pawn, hidden
pawn-short = { $owner ->
    [blue] blue
   *[red] red
} { $size }

rules-children = Children
rules-standard = Standard
rules-advanced = Advanced
rules-carpentier = Carpentier
rules-jeux-et-strategie = Jeux et Stratégie
option-must = must take back
option-raise = may raise with an empty reserve
option-5 = five points on the equator
option-slide = sliding
option-straight = straight slides
option-free = to any free point
option-old = the pawn already there is set aside
option-new = the pawn being played is set aside
option-any = any pawn answers
option-line = only designated pawns answer
option-nosingleton = no singleton
option-hidden = hidden setup
option-whole = one side sets up first
option-random = random setup
option-mirror = mirrored setup

won-apex = { $winner } wins: the last ball is on the apex.
won-empty-reserve = { $winner } wins: the opponent has no ball left in reserve.
won-no-raise = { $winner } wins: the opponent has no ball in reserve and cannot raise.
won-points = { $winner } wins { $score }.
won-resignation = { $winner } wins: the opponent resigned.
won-time = { $winner } wins on time.
won-abandonment = { $winner } wins: the opponent left.
draw-repetition = Draw: the same position came up again and again.
draw-agreement = Draw by agreement.
result-aborted = The game was called off.
reason-apex = The last ball is on the apex.
reason-empty-reserve = { $loser } has no ball left in reserve.
reason-no-raise = { $loser } has no ball in reserve and cannot raise.
reason-points = { $score } points
reason-resignation = { $loser } resigned.
reason-time = { $loser } ran out of time.
reason-abandonment = { $loser } left the game.
reason-repetition = The same position came up too often.
reason-agreement = Both sides agreed.
reason-aborted = It ended before it really began.
end-won = You won!
end-lost = You lost
end-drawn = Draw
end-wins = { $winner } wins!
end-aborted = Called off

value-win = { $plies ->
    [one] wins in one turn
   *[other] wins in { $plies } turns
}
value-loss = { $plies ->
    [one] loses in one turn
   *[other] loses in { $plies } turns
}
value-won = has won
value-lost = has lost
value-draw = draw
value-estimate = about { $score }
value-points-ahead = { $points ->
    [one] one point ahead
   *[other] { $points } points ahead
}
value-points-behind = { $points ->
    [one] one point behind
   *[other] { $points } points behind
}

decides-largest = { $left } pawns on the equator: the largest wins
decides-middle = { $left } pawns on the equator: the middle one wins
decides-smallest = { $left } pawns on the equator: the smallest wins
decides-only = one pawn on the equator: it wins
decides-leader = nobody could play: whoever began the battle wins
battle-setup = Setup: both sides place their pawns.
battle-over = All five battles are over.
battle-empty = Battle { $number } of 5: { $leader } begins.
battle-standing = Battle { $number } of 5; { $why }, right now { $pawn }.
battle-report = Battle { $number }: { $why }, { $pawn }. Captured: { $captured }.

said-place = { $side } places a ball on { $cell }.
said-raise = { $side } raises { $from } to { $to }.
said-take-back = { $side } takes back { $count ->
    [one] one ball
   *[other] { $count } balls
}: { $cells }.
said-set = { $side } places a pawn of size { $size } on { $point }.
said-slide = { $side } slides a pawn from { $from } to { $to }.
said-pass = { $side } passes.

hint-raise = Where should this ball go? Only to a higher level.
hint-slide = Choose a highlighted point on the equator.
side-to-move = { $side } to move
side-arranges = { $side } sets up in secret
hand-over = Pass the screen to { $side }
hand-over-text = { $from }’s pawns are placed and hidden. Now { $to } sets up while { $from } looks away.
value-for = { $side }: { $value }
