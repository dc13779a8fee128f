"""Exact values and engines."""

import os
import signal
import threading
import time

import numpy as np
import pytest

import pylos


def reversed_value(tables, position):
    """The value of a position, from those of its successors."""
    if position.outcome is not None:
        return pylos.Value("loss 0")
    return max(tables.probe(position.play(turn)).before() for turn in position.turns())


def test_values_follow_from_those_of_the_next_positions(tables):
    batch = pylos.Batch(tables.rules, 30, seed=4)
    while not batch.over().all():
        batch.act(batch.random_actions())
        outcomes, plies = tables.probe_batch(batch)
        for position, outcome, distance in zip(batch.positions(), outcomes, plies, strict=True):
            value = tables.probe(position)
            assert value == reversed_value(tables, position)
            assert (value.outcome, value.plies or 0) == (outcome, distance)
            if position.outcome is None:
                assert tables.turns(position)[0][1] == value


def test_every_turn_has_its_value(tables):
    position = pylos.Position(tables.rules).play("b2").play("c3")
    turns = tables.turns(position)
    assert sorted(turn for turn, _ in turns) == sorted(position.turns())
    assert [value for _, value in turns] == sorted((v for _, v in turns), reverse=True)
    for turn, value in turns:
        assert value == tables.probe(position.play(turn)).before()


def test_what_is_no_tablebase_is_refused(tables, tmp_path):
    text = tmp_path / "x.pylostable"
    text.write_bytes(b"PylosTB\n" + bytes(20))
    for path in (text, tmp_path / "missing", tmp_path):
        with pytest.raises(pylos.TablebaseError):
            pylos.Tablebase(path)
    for other in (pylos.Position("standard"), pylos.Position("carpentier")):
        with pytest.raises(pylos.BadRules):
            tables.probe(other)
        with pytest.raises(pylos.BadRules):
            tables.probe_batch(pylos.Batch.of([other]))
    with pytest.raises(pylos.BadRules):
        pylos.solve("carpentier", tmp_path)
    assert pylos.Tablebase.find(tmp_path, "standard") is None
    with pytest.raises(pylos.TablebaseError):
        pylos.solve("children+8-8", tmp_path / "no" / "such" / "folder")


def test_solving_ends_when_the_callback_raises_and_leaves_nothing(tmp_path):
    def progress(at):
        if at.stage == "writing":
            raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        pylos.solve("children+8-8", tmp_path, progress=progress)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def heeds_ctrl_c():
    """Programs in the background of a shell have been told to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(work):
    """Does work that Ctrl-C ends soon after it has begun; how long it took."""
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    begun = time.monotonic()
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        work()
    timer.join()
    return time.monotonic() - begun


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as on Unix")
def test_ctrl_c_ends_a_search_and_a_solve(tmp_path, heeds_ctrl_c):
    engine = pylos.Engine("standard")
    assert interrupted(lambda: engine.choose(pylos.Position("standard"), seconds=600)) < 60
    # It plays on as if nothing had been.
    assert engine.choose(pylos.Position("standard"), depth=2).turn
    wait = lambda at: time.sleep(0.1)
    interrupted(lambda: pylos.solve("children+8-8", tmp_path, progress=wait))
    assert list(tmp_path.iterdir()) == []


def test_other_threads_go_on_while_an_engine_thinks():
    engine, seen = pylos.Engine("standard"), []
    think = lambda: seen.append(engine.choose(pylos.Position("standard"), seconds=600))
    thread = threading.Thread(target=think)
    thread.start()
    deadline = time.monotonic() + 60
    refused = None
    while refused is None and time.monotonic() < deadline:
        try:
            engine.choose(pylos.Position("standard"), nodes=1)
        except pylos.Busy as error:
            refused = error
    while thread.is_alive() and time.monotonic() < deadline:
        engine.stop()
        time.sleep(0.02)
    thread.join()
    assert refused is not None and len(seen) == 1


def test_with_a_tablebase_an_engine_is_perfect(tables):
    engine = pylos.Engine(tables.rules, tablebase=tables)
    game = pylos.Game(tables.rules)
    expected = tables.probe(game.position)
    while game.outcome is None:
        choice = engine.choose(game)
        assert choice.source == "tablebase" and choice.score.value == expected
        game.play(choice.turn)
        expected = tables.probe(game.position)
    assert game.ply == tables.probe(pylos.Position(tables.rules)).plies
    for wrong in ("standard", "carpentier"):
        with pytest.raises(pylos.BadRules):
            pylos.Engine(wrong, tablebase=tables)


def test_engines_answer_for_both_games():
    for rules in ("standard", "carpentier"):
        engine, game = pylos.Engine(rules, level=2, seed=1), pylos.Game(rules)
        for _ in range(6):
            game.play(engine.choose(game).turn)
        turns = pylos.Engine(rules).weigh(game, seconds=0.2)
        assert sorted(turn for turn, _ in turns) == sorted(game.legal_turns())
        review = pylos.Engine(rules).review(game, turns[-1][0], depth=2)
        assert review.best_score >= review.score and review.verdict
        with pytest.raises(pylos.IllegalTurn):
            engine.review(game, "z9")
    for wrong in (dict(level=0), dict(level=11), dict(threads=0), dict(threads=10**6)):
        with pytest.raises(pylos.PylosError):
            pylos.Engine("standard", **wrong)
    for seconds in (-1.0, float("nan"), float("inf")):
        with pytest.raises(pylos.PylosError):
            pylos.Engine("standard").choose(pylos.Position("standard"), seconds=seconds)


def test_probing_a_batch_is_probing_each(tables):
    batch = pylos.Batch(tables.rules, 500, seed=9)
    for _ in range(9):
        batch.act(batch.random_actions())
    outcomes, plies = tables.probe_batch(batch)
    assert outcomes.dtype == np.int8 and plies.dtype == np.uint16
    assert [tables.probe(p).outcome for p in batch.positions()] == outcomes.tolist()
