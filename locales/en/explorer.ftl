# The explorer: the tree of the pyramid game.
explorer = Explorer
explore-path = The way here
explore-start = Empty board
explore-start-elsewhere = Start
explore-branches = { $count ->
    [one] One turn, up to symmetry
   *[other] { $count } turns, up to symmetry
}
explore-alike = { $count } turns that lead to the same position, turned or mirrored
explore-win = wins
explore-loss = loses
explore-unknown = not known
explore-replies = { $all ->
    [one] one reply
   *[other] { $all } replies
}
explore-replies-win = { $good } of { $all ->
    [one] one reply wins
   *[other] { $all } replies win
}
explore-replies-draw = { $good } of { $all ->
    [one] one reply draws
   *[other] { $all } replies draw
}
explore-replies-none = { $all ->
    [one] the only reply loses
   *[other] all { $all } replies lose
}
explore-ends = ends the game
explore-people = People: { $won } won, { $drawn } drawn, { $lost } lost
explore-computers = Computers: { $won } won, { $drawn } drawn, { $lost } lost
explore-never-played = Nobody has played from here on this server yet.
explore-proof = Without the table of all positions, a result is told only where it is known by heart or a search has proved it; nothing is guessed. Distances need the table.
explore-waiting = Good replies are being counted…
explore-picture = Picture (PNG)
explore-drawing = Drawing (SVG)
explore-take = To take along
explore-curiosities = Curiosities
explore-longest-win = The longest win
explore-longest-win-what = { $count } turns of both sides, with best play
explore-quietest-zugzwang = The quietest zugzwang
explore-quietest-zugzwang-what = { $count } balls, nothing to raise or to complete: whoever is to move loses
explore-many-taken-back = Many take-backs
explore-many-taken-back-what = A game of best play in which { $count } balls are taken back
explore-no-curiosities = None are known under these rules.
explore-keys = Up and down: choose a turn. Right: play it. Left: take it back.
explore-from-here = Explore the tree from here
