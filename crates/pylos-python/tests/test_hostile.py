"""Whatever is handed in, the answer is an exception, and never a crash."""

import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pylos

RULES = st.sampled_from(["standard", "advanced+must+raise", "standard+13-15", "carpentier",
                         "jeux-et-strategie", "carpentier+hidden"])
ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=40), st.binary(),
    st.lists(st.integers(-200, 200), max_size=5), st.just(object()), st.just(np.zeros((2, 2))),
    st.builds(pylos.Position, RULES), st.builds(pylos.Game, RULES),
    st.sampled_from(["a1", "a1-f1", "f1xa2", "5@i1", "i1-e1", "pass", "light", "blue", "off",
                     "standard", "pyramid", "LDLD............/........./..../. L"]),
)
#: What a wrong argument may be answered with.
REFUSALS = (pylos.PylosError, TypeError, OverflowError, IndexError, OSError, AttributeError,
            ValueError)
#: Work that would take too long for strangers.
LONG = {"perft", "pixels", "png", "svg", "weigh", "choose", "review"}


def members(thing):
    """The public methods of an object, with how to call them."""
    return [name for name in dir(type(thing)) if not name.startswith("_") and name not in LONG
            and callable(getattr(type(thing), name))]


#: Objects of every class, made of rules.
OBJECTS = [
    pylos.Rules, pylos.Position, pylos.Game, lambda rules: pylos.Value("draw"),
    lambda rules: pylos.Batch(rules, 3), lambda rules: pylos.Game(rules).record(),
    lambda rules: pylos.Engine(rules, level=1, memory=1),
]


@settings(max_examples=400)
@given(rules=RULES, data=st.data())
def test_any_method_with_any_arguments(rules, data):
    thing = data.draw(st.sampled_from(OBJECTS))(rules)
    method = getattr(thing, data.draw(st.sampled_from(members(thing))))
    arguments = data.draw(st.lists(ANYTHING, max_size=3))
    before = repr(thing)
    try:
        method(*arguments)
    except REFUSALS as error:
        assert str(error), "an exception says why"
        assert repr(thing) == before, "and nothing changes"


@settings(max_examples=300)
@given(name=st.sampled_from(["Rules", "Position", "Game", "Record", "Value", "Score", "Batch",
                             "Tablebase"]), arguments=st.lists(ANYTHING, max_size=2))
def test_any_constructor_with_any_arguments(name, arguments):
    if name == "Batch" and len(arguments) > 1 and isinstance(arguments[1], int):
        arguments[1] = min(arguments[1], 1000)
    try:
        getattr(pylos, name)(*arguments)
    except REFUSALS as error:
        assert str(error)


@settings(max_examples=200)
@given(rules=RULES, turns=st.lists(st.text("abcdefghij12345@-xilr ", max_size=9), max_size=20))
def test_illegal_turns_name_the_clause(rules, turns):
    game = pylos.Game(rules)
    for turn in turns:
        before = game.copy()
        if game.position.is_legal(turn):
            game.play(turn)
            continue
        with pytest.raises(pylos.IllegalTurn) as refused:
            game.play(turn)
        assert game == before
        assert refused.value.reason["kind"]
        # Only what cannot be read at all breaks no clause.
        assert refused.value.clause or refused.value.reason["kind"].startswith("not-a")


@settings(max_examples=150)
@given(rules=RULES, actions=st.lists(st.integers(-3, 150), max_size=40))
def test_any_actions(rules, actions):
    game = pylos.Game(rules, repetition="off")
    batch = pylos.Batch.of([game.position])
    for action in actions:
        legal = action in game.legal_actions()
        try:
            game.act(action)
            assert legal
        except (pylos.IllegalTurn, OverflowError):
            assert not legal
        if action != -1 and game.outcome is None:
            try:
                batch.act([action])
                assert legal
            except pylos.IllegalTurn:
                assert not legal
        assert batch[0] == game.position


@settings(max_examples=200)
@given(rules=RULES, data=st.data())
def test_any_planes(rules, data):
    shape = pylos.Rules(rules).observation_shape
    chance = np.random.default_rng(data.draw(st.integers(0, 2**32)))
    planes = pylos.Batch(rules, 1).observations()
    for _ in range(data.draw(st.integers(0, 6))):
        plane, place = chance.integers(shape[0]), chance.integers(shape[1])
        planes[0, plane, place] = chance.choice([0, 1, 0.5, -1, 7, np.nan, np.inf])
    try:
        batch = pylos.Batch.from_observations(rules, planes)
        assert pylos.Position(rules, str(batch[0])) == batch[0]
    except pylos.BadPosition as error:
        assert str(error).startswith("position 0")


def test_closed_games_refuse_everything():
    for rules, side in [("standard", "light"), ("carpentier", "blue")]:
        game = pylos.Game(rules)
        game.resign(side)
        engine = pylos.Engine(rules, level=1)
        for refuse in (
            lambda: game.play("a1"), lambda: game.act(0), lambda: game.resign(side),
            lambda: game.agree_on_draw(), lambda: game.lose_on_time(side),
            lambda: engine.choose(game), lambda: engine.weigh(game),
        ):
            with pytest.raises(pylos.GameOver):
                refuse()


def test_objects_shared_by_threads():
    """Several threads at the same objects: whatever is refused is said."""
    game, batch = pylos.Game("standard", repetition="off"), pylos.Batch("standard", 2000)
    engine, wrong = pylos.Engine("standard"), []

    def work(seed):
        try:
            for _ in range(60):
                try:
                    turns = game.legal_turns()
                    if turns:
                        game.play(turns[seed % len(turns)])
                    game.undo()
                    batch.act(batch.random_actions())
                    engine.choose(pylos.Position("standard"), nodes=200)
                except (pylos.PylosError, RuntimeError) as error:
                    assert str(error)
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_reasons_are_data():
    with pytest.raises(pylos.BadRecord) as refused:
        pylos.Record('[Game "pyramid"] [Rules "standard"] 1. a1 e1 *').to_game()
    reason = refused.value.reason
    assert reason["kind"] == "in-record" and reason["why"]["turn"] == "e1"
    assert reason["why"]["why"] == {"kind": "unsupported", "at": "e1", "empty": "b1"}
    assert refused.value.clause == "P1"
    with pytest.raises(pylos.BadPosition) as refused:
        pylos.Position("standard+8-8", "LLLLLLLLL......./........./..../. D")
    assert refused.value.reason["side"] == "light" and refused.value.clause
