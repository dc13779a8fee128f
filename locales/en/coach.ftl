# Help in the first game.
coach = Help for your first game
coach-lead = Ask for a hint whenever you like: it lights up on the board and says why.
coach-hint = Hint
coach-try = Try { $turn }.
coach-setup = Mix the sizes, and leave ways open: a pawn on the outer circle needs a gap to get out.
coach-quiet = Nothing is decided yet: of all turns this one looks best, { $value }.
