"""Ten lines that analyse a game: what each turn was worth, and what was better."""

import pylos

text = '[Game "pyramid"] [Rules "standard"] 1. b2 c3 2. b3 c2 3. d4 a1 4. a4 d1 5. f2 a2 *'
game, engine = pylos.Game("standard"), pylos.Engine("standard")
for turn in pylos.Record(text).turns:
    review = engine.review(game, turn, nodes=20_000)
    print(f"{game.to_move:5} {turn:5} {review.score!s:8} {review.verdict}, best: {review.best}")
    game.play(turn)
print(engine.choose(game, nodes=20_000).line)
