# Puzzles: what terminal and sheets say of them; themes.ftl has the names of
# their themes.

## Goals
puzzle-goal-win = { $side } to move and win
puzzle-goal-draw = { $side } to move and draw
puzzle-goal-points = { $side } to move and keep the points
puzzle-goal-resist = { $side } is lost: hold out as long as possible
puzzle-turns = { $count ->
    [one] one turn to find
   *[other] { $count } turns to find
}

## At the terminal
puzzle-title = Puzzle { $id }, { $rules }, rated { $rating }
puzzle-orders = Type a turn, “hint”, “solution”, “next” or “quit”.
puzzle-right = { $turn } is right.
puzzle-wrong = { $turn } is not it.
puzzle-wrong-reply = { $turn } is not it: { $side } answers { $reply }.
puzzle-left = { $side } now: { $value }. Try again.
puzzle-hint = Hint: { $steps }
puzzle-solution = Solution: { $line }
puzzle-solved = Solved!
puzzle-solved-with-help = Found, with help.
puzzle-about = It is about: { $themes }
puzzle-rating = Your rating: { $rating } ({ $change })
puzzle-over = This puzzle is over: “next” goes on to another, “quit” ends.
puzzle-no-more = There is no such puzzle left.
puzzle-no-next = Here “next” has nothing to lead to.
puzzle-shared = Pylos puzzle of { $date }: { $marks }

## On paper
puzzle-sheet = Twelve Pylos puzzles
puzzle-sheet-about = { $rules }. In each position exactly one way keeps what the side to move has.
puzzle-sheet-solutions = Solutions
