"""Positions, games and records, held against a naive second implementation."""

import copy
import pickle
import random

import numpy as np
import pytest
from naive import Naive

import pylos

PYRAMID = ["children", "standard", "advanced", "standard+must", "advanced+must"]
EQUATOR = ["carpentier", "jeux-et-strategie", "carpentier+5+straight+hidden"]


@pytest.mark.parametrize("rules", PYRAMID)
def test_turns_are_those_of_the_rulebook(rules):
    chance = random.Random(rules)
    for _ in range(4):
        naive, position = Naive(rules), pylos.Position(rules)
        while turns := list(naive.turns()):
            assert position.turns() == [text for text, _ in turns]
            assert position.count() == len(turns)
            turn, naive = chance.choice(turns)
            position = position.play(turn)
            assert str(position) == naive.text()
        assert position.outcome.winner == ("dark" if naive.light else "light")


def test_perft_agrees_with_published_counts():
    # docs/testing.md
    assert [pylos.Position("standard").perft(n) for n in range(1, 5)] == [16, 240, 3360, 43_680]


@pytest.mark.parametrize("rules", PYRAMID + EQUATOR)
def test_every_position_of_a_game_is_a_value(rules):
    chance, position = random.Random(7), pylos.Position.dealt(rules, 7)
    seen = {position}
    while position.outcome is None:
        again = pylos.Position(rules, str(position))
        for same in (again, pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
            assert same == position and hash(same) == hash(position) and same in seen
        position = position.play(chance.choice(position.turns()))
        assert position not in seen
        seen.add(position)
        if len(seen) > 80:
            break


@pytest.mark.parametrize("rules", PYRAMID + EQUATOR)
def test_actions_make_every_turn_in_exactly_one_way(rules):
    chance, game = random.Random(3), pylos.Game(rules)
    for _ in range(25):
        if game.outcome:
            break
        made = {}

        def follow(game, done):
            for action in game.legal_actions():
                then = game.copy()
                turn = then.act(action)
                if turn is None:
                    assert len(then.begun) == len(done) + 1
                    follow(then, done + [action])
                else:
                    assert turn not in made, "made in two ways"
                    made[turn] = done + [action]

        follow(game, [])
        assert sorted(made) == sorted(game.legal_turns())
        for turn, actions in made.items():
            assert game.position.actions_of(turn) == actions
        assert (np.flatnonzero(game.legal_mask()) == game.legal_actions()).all()
        game.play(chance.choice(game.legal_turns()))


def test_a_turn_that_has_begun_is_kept_forgotten_and_pickled():
    game = pylos.Game(pylos.Position("standard", "LLD.L......D...D/........./..../. L"))
    assert game.act(5) is None
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game and twin.begun == ["place b2"]
    assert twin.act(60) is None and twin.act(61) == "b2xa1xb1"
    game.cancel()
    assert game.begun == [] and game != twin
    with pytest.raises(pylos.IllegalTurn) as refused:
        game.act(5), game.act(61), game.act(60)
    assert refused.value.clause == "P7"
    # What was begun is still there.
    assert game.begun == ["place b2", "take back b1"]
    assert game.play("a3") == "a3" and game.begun == []


@pytest.mark.parametrize("rules", ["standard", "carpentier+hidden"])
def test_games_survive_records_and_pickles(rules):
    chance, game = random.Random(5), pylos.Game(rules, repetition=2)
    while game.outcome is None and game.ply < 60:
        game.play(chance.choice(game.legal_turns()))
    if game.outcome is None:
        game.resign(game.to_move)
    assert pickle.loads(pickle.dumps(game)) == game
    record = game.record(Site="Iași")
    again = pylos.Record(str(record))
    assert again == record and again.tags["Site"] == "Iași"
    assert again.to_game() == game
    assert again.turns == game.turns
    turn = game.turns[-1]
    assert game.undo() == turn and game.outcome is None and game.redo() == turn


def test_repetition_is_a_draw():
    game = pylos.Game("standard")
    for turn in "a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3".split():
        game.play(turn)
    assert (game.outcome.winner, game.outcome.reason, game.occurrences) == (None, "repetition", 3)
    with pytest.raises(pylos.GameOver) as over:
        game.play("b2")
    assert over.value.clause == "P12" and over.value.reason == {"kind": "game-over"}
    assert game.legal_turns() == [] and not game.legal_mask().any()


def test_a_hidden_setup_is_hidden():
    game = pylos.Game("carpentier+hidden")
    blank = game.observation("blue").copy()
    for turn in ["5@i1", "1@o5", "3@i2"]:
        game.play(turn)
        assert (game.observation("blue") == blank).all()
        assert game.seen_by("blue").position.reserve("red") == 0
    assert game.observation("red").sum() != pylos.Game("carpentier+hidden").observation("red").sum()
    assert game.seen_by("blue").turns == game.seen_by().turns == []


def test_pictures():
    for thing in (pylos.Position("standard").play("b2"), pylos.Game("carpentier")):
        assert thing._repr_png_().startswith(b"\x89PNG\r\n")
        assert thing._repr_svg_().startswith("<svg ")
        assert thing.pixels(64, 48).shape == (48, 64, 3)
        with pytest.raises(pylos.PylosError):
            thing.svg(0, 10)
