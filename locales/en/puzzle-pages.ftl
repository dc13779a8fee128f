# Puzzles on the pages.
puzzle-page-lead = One position, one turn that is right. They work without a connection, too.
puzzle-page-daily = The puzzle of the day
puzzle-page-daily-lead = { $date }, the same for everybody.
puzzle-page-daily-solve = Solve it
puzzle-page-daily-again = Look again
puzzle-page-themes = By theme
puzzle-page-any = Any theme
puzzle-page-streak = Against the clock
puzzle-page-streak-lead = Three minutes, three misses: how many can you find?
puzzle-page-streak-start = Start the clock
puzzle-page-streak-another = Another run
puzzle-page-streak-found = { $found ->
    [one] { $found } found
   *[other] { $found } found
}
puzzle-page-streak-missed = { $missed } of { $of } misses
puzzle-page-streak-best = Your best: { $best }
puzzle-page-streak-longest = Your best so far!
puzzle-page-time-left = Time left
puzzle-page-again = What you missed
puzzle-page-again-lead = Missed puzzles come back after a day, then after three, and later and later as long as you find them. So do mistakes that you add from the review of a game.
puzzle-page-bring-back = Bring back what I miss
puzzle-page-due = Due now: { $due }; waiting: { $waiting }
puzzle-page-again-start = Try them again
puzzle-page-nothing-due = Nothing has come back yet. Look in again tomorrow.
puzzle-page-progress = How you are doing
puzzle-page-tried = Tried: { $tried }; found at once: { $solved }
puzzle-page-kept-device = Ratings and progress are kept on this device.
puzzle-page-kept-account = Ratings and progress are kept with your account.
puzzle-page-rating = rated { $rating }
puzzle-page-your-rating = Your rating: { $rating }, from { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}
puzzle-page-named = Puzzle { $name }
puzzle-page-none = There is no such puzzle.
puzzle-page-no-theme = There is no theme “{ $theme }”.
puzzle-page-no-day = “{ $day }” is not a day.
puzzle-page-all-done = You have tried all of these. Choose another theme or other rules.
puzzle-page-next = Next puzzle

puzzle-page-goal-win = Find the turn that wins.
puzzle-page-goal-draw = Find the turn that saves the draw.
puzzle-page-goal-points = Find the turn that keeps all the points.
puzzle-page-goal-resist = Everything loses: find the turn that holds out longest.
puzzle-page-goal-better = Here you went wrong. Find a better turn.
puzzle-page-you-played = In the game you played { $turn }.
puzzle-page-found = { $found } of { $decisions } turns found
puzzle-page-right = Right. { $found } of { $decisions } found; go on.
puzzle-page-solved = { $decisions ->
    [one] Right: solved.
   *[other] Right: all { $found } found.
}
puzzle-page-leaves = Not { $turn }. Before: { $before }. After: { $after }.
puzzle-page-hint = Hint
puzzle-page-hinted = Look at { $places }.
puzzle-page-solution = Solution
puzzle-page-line = The solution: { $turns }
puzzle-page-analyse = Analyse from here
puzzle-page-about = Themes: { $themes }
puzzle-page-share = Share the result
puzzle-page-share-solved = Solved
puzzle-page-share-missed = Not solved

puzzle-page-sheet = Twelve on paper
puzzle-page-sheet-title = Twelve puzzles, { $rules }
puzzle-page-sheet-lead = In each position exactly one turn is right. The solutions are at the end.
puzzle-page-sheet-others = Twelve others
puzzle-page-sheet-solutions = Solutions
puzzle-page-print = Print

practise-mistakes = { $side }: practise { $count ->
    [one] the mistake
   *[other] { $count } mistakes
}
practise-queued = They wait among the puzzles.
practise-go = Practise now
