"""The environments pass the tests of those who defined them."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import pylos
from pylos.environments import PylosAEC, PylosEnv, env

RULES = ["standard", "advanced+must", "carpentier", "carpentier+hidden", "jeux-et-strategie"]


@pytest.mark.parametrize("rules", RULES)
def test_pettingzoo(rules):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A dict with the mask of actions is what PettingZoo's own board games give.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        # Agents are called as the sides of the games are.
        warnings.filterwarnings("ignore", message="We recommend agents to be named")
        api_test(env(rules), num_cycles=300)
    seed_test(lambda: env(rules), num_cycles=60)


@pytest.mark.parametrize("rules", RULES)
def test_gymnasium(rules):
    for options in ({}, {"opponent": pylos.Engine(rules, level=1)},
                    {"side": pylos.Rules(rules).sides[1],
                     "opponent": lambda seen: seen.position.turns()[0]}):
        check_env(PylosEnv(rules, **options).unwrapped, skip_render_check=False)


@pytest.mark.parametrize("rules", RULES)
def test_whoever_wins_is_rewarded(rules):
    game = PylosAEC(rules)
    game.reset(seed=2)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, over, cut_off, _ = game.last()
        total[agent] += reward
        mask = observation["action_mask"]
        assert over or cut_off or mask.any()
        game.step(None if over or cut_off else int(np.flatnonzero(mask)[-1]))
    winner = game.game.outcome and game.game.outcome.winner
    for agent, reward in total.items():
        assert reward == (0 if winner is None else 1 if winner == agent else -1)


def test_what_is_hidden_stays_hidden():
    game = PylosAEC("carpentier+hidden")
    game.reset(seed=0)
    first = game.agent_selection
    other = next(agent for agent in game.agents if agent != first)
    before = game.observe(other)["observation"]
    for _ in range(9):
        action = int(np.flatnonzero(game.observe(first)["action_mask"])[0])
        game.step(action)
        assert (game.observe(other)["observation"] == before).all()
        assert not game.observe(other)["action_mask"].any()


def test_refusals():
    game = PylosAEC("standard")
    game.reset()
    with pytest.raises(pylos.IllegalTurn) as refused:
        game.step(29)
    assert refused.value.clause == "P1" and game.game.ply == 0
    one = PylosEnv("standard")
    one.reset(seed=1)
    _, reward, over, _, info = one.step(29)
    assert (reward, over, info["clause"]) == (-1.0, True, "P1")
    with pytest.raises(pylos.PylosError):
        PylosEnv("standard", side="blue")
    cut = PylosEnv("standard", max_turns=2)
    cut.reset(seed=1)
    assert cut.step(0 if cut.action_masks()[0] else 1)[3]


def test_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    import pylos.openspiel  # registers the game

    assert pylos.openspiel
    for rules in ("standard", "carpentier"):
        game = pyspiel.load_game("pylos", {"rules": rules})
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    with pytest.raises(Exception, match="hidden"):
        pyspiel.load_game("pylos", {"rules": "carpentier+hidden"})
