"""Environments for programs that learn: PettingZoo for two agents, Gymnasium for
one against an opponent.

Actions and observations are those of `Game.act` and `Game.observation`
(docs/python.md lists them). A turn of the pyramid game takes up to four
actions, so the same agent may be to move several times in a row; in the
equator game the winner of a battle leads the next one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils import wrappers

from . import Engine, Game, GameOver, IllegalTurn, Position, PylosError, Rules, SeenGame

#: After so many turns an episode is cut off, unless another number is given.
MAX_TURNS = 400

#: What plays against the agent of `PylosEnv`: a computer player, or a function
#: that gets what its side may see of the game and answers a turn.
Opponent = Engine | Callable[[SeenGame], str]


def _space(rules: Rules) -> spaces.Box:
    return spaces.Box(0.0, 1.0, rules.observation_shape, np.float32)


def _fresh(rules: Rules, seed: int) -> Game:
    return Game(Position.dealt(rules, seed))


def _picture(game: Game, mode: str | None) -> str | NDArray[np.uint8] | None:
    if mode == "ansi":
        return str(game.position)
    return game.pixels() if mode == "rgb_array" else None


class PylosAEC(pettingzoo.AECEnv):
    """A game for two agents, named after the sides: "light" and "dark", or "blue"
    and "red".

    An observation is a dict of `observation` and `action_mask`, which is all
    zero for an agent that is not to move. What is hidden from an agent (E5,
    `hidden`) is not in its observation. An illegal action is refused with
    `IllegalTurn` and changes nothing. The winner gets 1, the loser -1.

    >>> env = PylosAEC("standard")
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.observe("light")["observation"].shape
    ('light', (9, 30))
    """

    metadata = {
        "name": "pylos_v1",
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: Rules | str = "standard",
        *,
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(rules)
        self.max_turns = max_turns
        self.render_mode = render_mode
        self.possible_agents = list(self.rules.sides)
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (self.rules.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": _space(self.rules), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents
        }
        self._chance = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = random.Random(seed)
        self.game = _fresh(self.rules, self._chance.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.position.to_move

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        moves = self.game.to_move == agent
        mask = self.game.legal_mask() if moves else np.zeros(self.rules.actions, np.int8)
        return {
            "observation": self.game.observation(agent),
            "action_mask": mask.astype(np.int8),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.game.outcome
        if outcome is not None:
            for one in self.agents:
                won = 1.0 if outcome.winner == one else -1.0
                self.rewards[one] = won if outcome.winner else 0.0
            self.terminations = dict.fromkeys(self.agents, True)
            # Both hear of it, first whoever would be to move.
            self.agent_selection = self.game.position.to_move
        else:
            if self.game.ply >= self.max_turns:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.game.position.to_move
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        return _picture(self.game, self.render_mode)

    def close(self) -> None:
        pass


def env(rules: Rules | str = "standard", **options: Any) -> pettingzoo.AECEnv:
    """`PylosAEC` in the wrapper that checks in which order it is used."""
    return wrappers.OrderEnforcingWrapper(PylosAEC(rules, **options))


class PylosEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One side of a game, against an opponent: a random player unless another is
    given.

    Which actions are legal is in `info["action_mask"]` and `action_masks()`. An
    illegal action ends the episode with -1, and `info["refused"]` says why. A
    won game gives 1, a lost one -1.

    >>> env = PylosEnv("standard", side="dark", opponent=Engine("standard", level=1))
    >>> observation, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum())
    15
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        rules: Rules | str = "standard",
        *,
        side: str | None = None,
        opponent: Opponent | None = None,
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(rules)
        self.side = self.rules.sides[0] if side is None else side
        if self.side not in self.rules.sides:
            raise PylosError(f"“{self.side}” is not a side: {' or '.join(self.rules.sides)}")
        self.opponent = opponent
        self.max_turns = max_turns
        self.render_mode = render_mode
        self.observation_space = _space(self.rules)
        self.action_space = spaces.Discrete(self.rules.actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as programs that mask actions ask for it."""
        return self.game.legal_mask()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.game = _fresh(self.rules, int(self.np_random.integers(2**63)))
        if isinstance(self.opponent, Engine):
            # The same seed gives the same episode.
            self.opponent.restart(int(self.np_random.integers(2**63)))
        self._answer()
        return self._observation(), self._info()

    def step(
        self, action: Any
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        try:
            self.game.act(int(action))
        except GameOver:
            raise
        except IllegalTurn as error:
            refused = self._info() | {"refused": str(error), "clause": error.clause}
            return self._observation(), -1.0, True, False, refused
        self._answer()
        outcome = self.game.outcome
        reward = 0.0
        if outcome is not None and outcome.winner is not None:
            reward = 1.0 if outcome.winner == self.side else -1.0
        cut_off = outcome is None and self.game.ply >= self.max_turns
        return self._observation(), reward, outcome is not None, cut_off, self._info()

    def render(self) -> Any:
        return _picture(self.game, self.render_mode)

    def _answer(self) -> None:
        """The opponent plays until it is the agent's turn, or nobody's."""
        while self.game.to_move not in (None, self.side) and self.game.ply < self.max_turns:
            if self.opponent is None:
                turns = self.game.legal_turns()
                turn = turns[int(self.np_random.integers(len(turns)))]
            elif isinstance(self.opponent, Engine):
                turn = self.opponent.choose(self.game).turn
            else:
                turn = self.opponent(self.game.seen_by(self.game.to_move))
            self.game.play(turn)

    def _observation(self) -> NDArray[np.float32]:
        return self.game.observation(self.side)

    def _info(self) -> dict[str, Any]:
        moves = self.game.to_move == self.side
        mask = self.game.legal_mask() if moves else np.zeros(self.rules.actions, np.bool_)
        return {"action_mask": mask.astype(np.int8)}
