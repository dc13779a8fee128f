"""Both games called Pylos: rules, games, records, engines, exact values.

>>> game = Game("standard")
>>> game.play("a1")
'a1'
>>> game.play("e1")
Traceback (most recent call last):
    ...
pylos.IllegalTurn: e1 is not supported (P1): b1 is empty

Environments for programs that learn are in `pylos.environments`, an adapter
for OpenSpiel in `pylos.openspiel`; both load what they need beyond NumPy.
"""

from ._pylos import (
    BadPosition,
    BadRecord,
    BadRules,
    Batch,
    Busy,
    Choice,
    Engine,
    Game,
    GameOver,
    IllegalTurn,
    Outcome,
    Position,
    Progress,
    PylosError,
    Record,
    Review,
    Rules,
    Score,
    SeenGame,
    Tablebase,
    TablebaseError,
    Value,
    __version__,
    solve,
)

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadRules",
    "Batch",
    "Busy",
    "Choice",
    "Engine",
    "Game",
    "GameOver",
    "IllegalTurn",
    "Outcome",
    "Position",
    "Progress",
    "PylosError",
    "Record",
    "Review",
    "Rules",
    "Score",
    "SeenGame",
    "Tablebase",
    "TablebaseError",
    "Value",
    "__version__",
    "solve",
]
