# Why a turn is good or bad. Each sentence states facts about a line of turns;
# docs/teaching.md says which. Sides come with their names, as subjects.

## The pyramid game: what a turn does
because-wins-now = { $by ->
    [apex] { $turn } puts the last ball on the apex: { $side } wins at once.
   *[other] After { $turn } the opponent has no ball left to play: { $side } wins at once.
}
because-completes = { $turn } completes { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} and takes back { $taken ->
    [1] one ball
   *[other] two balls
}; reserves then: { $side } { $own }, { $other } { $others }.
because-frees-second = { $turn }: taking back { $first } first frees { $second }.
because-keeps-balls = { $turn } completes { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} and takes back { $taken ->
    [0] nothing
   *[other] only one ball
}: taking back more would give the { $kept ->
    [win] win
   *[draw] draw
} away.
because-raises = { $turn } raises a ball and costs none from the reserve; reserves then: { $side } { $own }, { $other } { $others }.
because-only-stop = { $turn } is the only turn that keeps { $other } from completing { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} on { $cell }.
because-stops = { $turn } keeps { $other } from completing { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} on { $cell }.
because-threatens = After { $turn }, { $side } can complete something on { $cells }; { $other } cannot stop all of it.
because-zugzwang = After { $turn } whoever is to move loses, and { $other } is to move.
because-only-turn = { $turn } is the only turn there is.
because-only-keeps = Only { $turn } keeps the { $kept ->
    [win] win
   *[draw] draw
}; every other turn gives it away.
because-holds-out = Every turn loses; { $turn } holds out longest, for { $plies } turns of both sides.

## The pyramid game: what is wrong with a turn
because-other-take-back = The ball is right, but not what { $turn } takes back: { $best } keeps the { $kept ->
    [win] win
   *[draw] draw
}.
because-answer-wins = { $by ->
    [apex] { $other } can answer { $answer }, the last ball on the apex, and wins at once.
   *[other] { $other } can answer { $answer } and wins at once: the opponent has no ball left to play.
}
because-leaves-square = { $other } can answer { $answer }, completes { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} on { $cell } and takes back { $taken ->
    [1] one ball
   *[other] two balls
}; { $stop } stops that.
because-opens-square = { $turn } makes { $answer } possible: { $other } completes { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} and takes back { $taken ->
    [1] one ball
   *[other] two balls
}.
because-answer-completes = { $other } can answer { $answer }, completes { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} and takes back { $taken ->
    [1] one ball
   *[other] two balls
}; reserves then: { $side } { $own }, { $other } { $others }.
because-answer-threatens = { $other } can answer { $answer } and then complete something on { $cells }; { $side } cannot stop all of it.
because-opens-raise = { $turn } opens { $to }: { $other } can raise a ball there with { $answer }, which costs none from the reserve.
because-answer-raises = { $other } can answer { $answer }, a raise, which costs none from the reserve; reserves then: { $side } { $own }, { $other } { $others }.
because-answer-zugzwang = { $other } can answer { $answer }: then whoever is to move loses, and { $side } is to move.
because-answer-stops = { $other } can answer { $answer }, and { $side } can no longer complete { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} on { $cell }.
because-later-completes = On the best line { $other } completes { $shape ->
    [square] a square
    [line] a line
   *[several] more than one square or line
} with { $later }, turn { $number } from here, and takes back { $taken ->
    [1] one ball
   *[other] two balls
}.
because-runs-out = After { $turn } the reserves are { $side } { $own }, { $other } { $others }; on the best line { $side } saves { $saved } by raises and take-backs, { $other } { $saves }, and { $loser } is the first who cannot play on.

## The equator game
because-sets-aside = { $turn } sets a pawn aside ({ $owner }, size { $size }).
because-answer-sets-aside = { $other } can answer { $answer }, which sets a pawn aside ({ $owner }, size { $size }).
because-battle-goes = { $decides ->
    [leader] On the best line nobody can play in battle { $battle }, so { $winner }, who begins it, wins it.
    [only] On the best line one pawn is left in battle { $battle }, and it wins: { $winner }, size { $size }.
    [smallest] On the best line { $left } pawns are left in battle { $battle }, so the smallest wins: { $winner }, size { $size }.
    [middle] On the best line { $left } pawns are left in battle { $battle }, so the middle one wins: { $winner }, size { $size }.
   *[largest] On the best line { $left } pawns are left in battle { $battle }, so the largest wins: { $winner }, size { $size }.
}
because-last-battle = { $decides ->
    [leader] On the best line nobody can play in the last battle, so { $winner }, who begins it, wins it
    [only] On the best line one pawn is left in the last battle, and it wins: { $winner }, size { $size }
    [smallest] On the best line { $left } pawns are left in the last battle, so the smallest wins: { $winner }, size { $size }
    [middle] On the best line { $left } pawns are left in the last battle, so the middle one wins: { $winner }, size { $size }
   *[largest] On the best line { $left } pawns are left in the last battle, so the largest wins: { $winner }, size { $size }
}; with the pile ({ $pile }){ $singleton ->
    [0] {""}
   *[other] {" "}and the singleton
} that makes { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-designates = { $other } may answer { $turn } only from { $cells }.
because-forces-pass = After { $turn }, { $other } must pass.
because-only-points = Only { $turn } keeps these points; every other turn gives some away.

## What a teacher says at the end
teacher-title = What to take away
teacher-decided = These turns decided the game:
teacher-flawless = Neither side gave anything away.
teacher-habit = { $side } could work on this ({ $times ->
    [one] it came up once
   *[other] it came up { $times } times
}): { $habit }
teacher-practise = Puzzles to practise it
teacher-why = Why
teacher-after = { $turn }: { $reason }
teacher-show = Play it on the board
teacher-back = Back to the game
teacher-hint = Hint
teacher-hint-sought = Looking for a hint…
teacher-hint-told = Try { $turn }.
habit-raise = before you place a ball, look for one that can be raised, on either side: a raise costs nothing.
habit-square = look for squares that you can complete or threaten; each gives balls back.
habit-two-back = when a square is there to be completed, complete it and take back two.
habit-free-the-second = take back from the top: the first ball may free the second.
habit-decline-to-take-back = after a square, think about which balls to take back; sometimes fewer is better.
habit-block-a-square = before each turn, look where the opponent can complete a square next, and what your ball opens.
habit-zugzwang = near the end, count the quiet turns: often whoever must move loses.
habit-last-ball = look one turn ahead: can the game end with the answer?
habit-counting = count the reserves, and what each side can still save.
habit-quiet-turn = compare the quiet turns: they are not all the same.
habit-defence = when all is lost, take the longest way.
habit-make-it-three = count how many pawns will be left: four, three, two and one are decided by different sizes.
habit-set-aside = look for a pawn of a size that is on the equator already: it changes how many are left.
habit-force-a-pass = look for points after which the opponent cannot move.
habit-fifth-battle = keep the right sizes for the last battle.
habit-pile = watch the pile: the last battle takes all of it.
