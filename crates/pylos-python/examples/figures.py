"""How fast the package is on this machine: one line for each figure.

    python figures.py [--quick] [FOLDER WITH TABLEBASES]
"""

import itertools
import os
import sys
import time

import pylos

QUICK = "--quick" in sys.argv
FOLDER = next((a for a in sys.argv[1:] if not a.startswith("-")), os.environ.get("PYLOS_DATA"))
SIZE = 256 if QUICK else 4096
SECONDS = 0.05 if QUICK else 3.0


def per_second(work):
    """How often a second, by the time of this processor alone; `work` says how
    much it has done."""
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < SECONDS:
        done += work()
    return done / spent


def show(name, work):
    print(f"{name:44} {per_second(work):14,.0f} a second", flush=True)


def steps(batch, look):
    def work():
        if look:
            batch.legal_mask()
            batch.observations()
        batch.act(batch.random_actions())
        return SIZE - batch.restart()

    return work


def single_steps():
    game, done = pylos.Game("standard"), 0
    for action in range(16):
        game.act(action)
        done += 1
    return done


def single_turns():
    position = pylos.Position("standard")
    for turn in TURNS:
        position = position.play(turn)
    return len(TURNS)


TURNS = "b2 c3 b3 c2 d4 a1 a4 d1 f2 a2 d2 a3 d3 b1 b4".split()

for rules in ("standard", "carpentier"):
    show(f"{rules}: steps in a batch", steps(pylos.Batch(rules, SIZE, seed=1), False))
    show(f"{rules}: the same, seen and masked", steps(pylos.Batch(rules, SIZE, seed=1), True))
show("standard: single actions in a game", single_steps)
show("standard: single turns from position to position", single_turns)
for rules in ("standard", "carpentier"):
    many = pylos.Batch(rules, SIZE, seed=2)
    show(f"{rules}: games played out", lambda: len(many.play_out()))
show("standard: leaves of perft", lambda: pylos.Position("standard").perft(4 if QUICK else 7))
for rules in ("children+8-8", "children", "standard") if FOLDER else ():
    if tables := pylos.Tablebase.find(FOLDER, rules):
        # Many different positions, one after the other.
        asked, waves = pylos.Batch(rules, SIZE, seed=3), []
        for _ in range(40):
            asked.act(asked.random_actions())
            asked.restart()
            waves.append(asked.copy())
        wave = itertools.cycle(waves)
        show(f"{rules}: probes in a batch", lambda: len(tables.probe_batch(next(wave))[0]))
