# What puzzles are about, for every face.
puzzle-theme-raise = raise
puzzle-theme-square = square
puzzle-theme-line = line
puzzle-theme-two-back = take back two
puzzle-theme-free-the-second = free the second
puzzle-theme-decline-to-take-back = do not take back
puzzle-theme-block-a-square = stop a square
puzzle-theme-zugzwang = zugzwang
puzzle-theme-last-ball = last ball
puzzle-theme-counting = counting
puzzle-theme-quiet-turn = quiet turn
puzzle-theme-defence = defence
puzzle-theme-make-it-three = make it three
puzzle-theme-set-aside = set aside
puzzle-theme-force-a-pass = force a pass
puzzle-theme-fifth-battle = fifth battle
puzzle-theme-pile = the pile
