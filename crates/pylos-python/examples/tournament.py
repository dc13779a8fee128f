"""A tournament of three players: one plays at random, one is greedy, one has
learnt from exact values.

    python tournament.py [--quick]
"""

import itertools
import os
import random
import sys
import tempfile

import numpy as np

import pylos
import train_policy

RULES = "children+8-8"
QUICK = "--quick" in sys.argv


def at_random(game, chance):
    """Any legal turn."""
    return chance.choice(game.legal_turns())


def greedy(game, chance):
    """A turn that keeps as many balls in reserve as possible."""
    mover = game.to_move
    turns = game.legal_turns()
    reserves = [game.position.play(turn).reserve(mover) for turn in turns]
    best = max(reserves)
    return chance.choice([t for t, reserve in zip(turns, reserves, strict=True) if reserve == best])


def trained(network):
    """The policy of train_policy.py."""

    def play(game, chance):
        position = game.position
        batch = pylos.Batch.of([position])
        return position.turns()[int(train_policy.chosen(network, batch)[0])]

    return play


def play(first, second, seed):
    """A game; 1 if the first player, who is light, wins, 0 if the second does."""
    game, chance = pylos.Game(RULES), random.Random(seed)
    # The first turns by lot, so that no two games are the same.
    for _ in range(2):
        game.play(at_random(game, chance))
    while game.outcome is None:
        player = first if game.to_move == "light" else second
        game.play(player(game, chance))
    return {"light": 1.0, "dark": 0.0, None: 0.5}[game.outcome.winner]


def main():
    with tempfile.TemporaryDirectory() as folder:
        tables = train_policy.open_tables(RULES, os.environ.get("PYLOS_DATA") or folder)
        network, _ = train_policy.train(tables, *((6_000, 6) if QUICK else (100_000, 30)))
    players = {"random": at_random, "greedy": greedy, "trained": trained(network)}
    points = dict.fromkeys(players, 0.0)
    games = 10 if QUICK else 200
    for (light, first), (dark, second) in itertools.permutations(players.items(), 2):
        won = np.mean([play(first, second, seed) for seed in range(games)])
        print(f"{light:8} as light against {dark:8} {won:6.1%}")
        points[light] += won
        points[dark] += 1 - won
    for name, sum_of in sorted(points.items(), key=lambda item: -item[1]):
        print(f"{name:8} {sum_of:.2f} of 4")


if __name__ == "__main__":
    main()
