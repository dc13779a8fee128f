"""Batches against single positions, one by one."""

import numpy as np
import pytest

import pylos

ALL = ["children", "standard", "advanced+must", "standard+raise+12-15", "carpentier",
       "jeux-et-strategie", "carpentier+5+straight", "carpentier+mirror", "carpentier+random"]


@pytest.mark.parametrize("rules", ALL)
def test_a_batch_does_what_its_games_do(rules):
    batch = pylos.Batch(rules, 40, seed=3)
    games = [pylos.Game(position, repetition="off") for position in batch.positions()]
    for _ in range(150):
        actions = batch.random_actions()
        mask, seen = batch.legal_mask(), batch.observations()
        for row, planes, game, action in zip(mask, seen, games, actions, strict=True):
            assert (row == game.legal_mask()).all()
            assert (planes == game.observation()).all()
            assert (action == -1) == (game.outcome is not None)
            if action >= 0:
                assert row[action]
                game.act(int(action))
        batch.act(actions)
        assert batch.positions() == [game.position for game in games]
        again = pylos.Batch.from_observations(rules, batch.observations())
        assert again.positions() == batch.positions()
        assert (again.legal_mask() == batch.legal_mask()).all()
        sides = batch.rules.sides
        winners = [0 if g.outcome is None else 1 - 2 * sides.index(g.outcome.winner) for g in games]
        assert batch.winners().tolist() == winners
        assert batch.over().tolist() == [winner != 0 for winner in winners]
        to_move = [sides.index(game.position.to_move) for game in games]
        assert batch.to_move().tolist() == to_move




@pytest.mark.parametrize("rules", ALL)
def test_expanding_gives_every_turn(rules):
    batch = pylos.Batch(rules, 10, seed=8)
    for _ in range(20):
        batch.act(batch.random_actions())
    after, offsets = batch.expand()
    assert len(after) == offsets[-1]
    for number, position in enumerate(batch.positions()):
        theirs = after.take(np.arange(offsets[number], offsets[number + 1])).positions() \
            if offsets[number] < offsets[number + 1] else []
        assert theirs == [position.play(turn) for turn in position.turns()]


def test_an_illegal_action_changes_nothing_anywhere():
    batch = pylos.Batch("standard", 3)
    before = batch.positions()
    with pytest.raises(pylos.IllegalTurn) as refused:
        batch.act([0, 1, 29])
    assert refused.value.clause == "P1" and str(refused.value).startswith("position 2: ")
    for wrong in ([0, 1], [0, 1, 91], [0, 1, -2], [0, 1, 10**12]):
        with pytest.raises(pylos.IllegalTurn):
            batch.act(wrong)
    for wrong in (["a", "b", "c"], [[0, 1, 2]], None):
        with pytest.raises((TypeError, ValueError)):
            batch.act(wrong)
    assert batch.positions() == before


def test_chance_comes_from_the_seed():
    def play(seed):
        batch = pylos.Batch("standard", 20, seed=seed)
        for _ in range(30):
            batch.act(batch.random_actions())
            batch.restart()
        return batch.positions(), batch.play_out().tolist()

    assert play(1) == play(1) != play(2)


def test_bounds():
    for make in (
        lambda: pylos.Batch("standard", 1 << 40), lambda: pylos.Batch("standard", -1),
        lambda: pylos.Batch("standard", 2)[2], lambda: pylos.Batch("standard", 2).take([2]),
        lambda: pylos.Batch("standard", 2).take([-1]), lambda: pylos.Batch.of([]),
        lambda: pylos.Batch.of([pylos.Position("standard"), pylos.Position("children")]),
        lambda: pylos.Batch.from_observations("standard", np.zeros((1, 9, 31))),
    ):
        with pytest.raises((pylos.PylosError, IndexError, OverflowError)):
            make()
    assert len(pylos.Batch("standard", 0).observations()) == 0
    assert pylos.Batch("standard", 2)[-1] == pylos.Position("standard")
