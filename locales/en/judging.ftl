# How to judge a position: the lesson, and the count of the rules of thumb, which the analysis shows too.
# Sides come with their names. A rule begins with the points that it gives.
thumb = Rule of thumb
thumb-rule = Rule
thumb-here = Here
thumb-points = Points for { $side }
thumb-sum = Together
thumb-light-up = Show on the board
thumb-lead = { $gives } for each ball that { $side } is ahead of { $other } in reserve
thumb-not-behind = { $gives } unless { $other } has at least { $many } balls more in reserve
thumb-completions = { $gives } for each cell where { $side } can complete something
thumb-completes = { $gives } if { $side } can complete something on at least { $many ->
    [one] one cell
   *[other] { $many } cells
}
thumb-raises = { $gives } if { $side } can raise at least { $many ->
    [one] one ball
   *[other] { $many } balls
}
thumb-carry-nothing = { $gives } if { $side } has at least { $many ->
    [one] one ball that carries
   *[other] { $many } balls that carry
} nothing
thumb-short = Rule of thumb: { $points } for { $side }, so { $wins } should win
thumb-says = { $points ->
    [one] { $shown } point for { $mover }, who is to move.
   *[other] { $shown } points for { $mover }, who is to move.
} With more than { $needed } the side to move should win, else the other: so { $wins } should win.
thumb-right = Such a count is right in { $right } of 100 decided positions from games ({ $rules }).
judge-question = { $rules }, { $mover } to move. Who wins with best play?
judge-reserves = In reserve: Light { $light }, Dark { $dark }.
judge-next-rule = Next rule ({ $number } of { $of })
judge-all-rules = Count everything
judge-exact = { $said ->
    [right] You are right. With best play: { $exact }.
   *[wrong] Not so. With best play: { $exact }.
}
judge-thumb-right = The rule of thumb is right here.
judge-thumb-wrong = The rule of thumb is wrong here.
judge-look = Look at it in the analysis
told-judge-reserve = Nobody can look to the end of a game. But a few things can be counted, and most of the time they say who will win. First the reserve: a ball more in it is worth a point.
done-judge-reserve = Three balls ahead, and little else to be seen: that is enough.
told-judge-completions = Then squares. A cell where you can complete one now gives you balls back, and is worth two points. One of the other side’s costs you only one: it is your turn, and you can still stop it. The other side is always counted as if it were to move.
done-judge-completions = The reserves are equal; the square that Light can complete decides.
told-judge-threats = A lead in reserve is soon gone. Before you trust it, look at what the other side can complete.
done-judge-threats = Light has a ball more. But Dark has two cells on which to complete a square, and that weighs more.
told-judge-free = Where nothing can be completed, look at what can still move. A ball that can be raised saves one from the reserve, later if not now; balls that carry nothing are free to do so.
done-judge-free = Reserves and squares say nothing here. The balls that Dark can raise decide.
told-judge-advanced = In the advanced game lines count too, and balls come back more often. So its count is another one: what matters most is how many balls of each side carry nothing, for those can be taken back or raised.
done-judge-advanced = Dark has a ball more, but Light has so many free balls that they weigh more.
told-judge-wrong = One more position. Count, and judge.
done-judge-wrong = A count does not look ahead. Dark has two balls more, but only three turns, and each of them loses. So count first, and then look at the next turns all the same.
