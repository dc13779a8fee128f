"""Both games called Pylos for OpenSpiel: importing this module registers the
game `pylos`, whose parameter `rules` is a rule string.

>>> import pyspiel
>>> game = pyspiel.load_game("pylos", {"rules": "standard"})
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
>>> state.current_player(), str(state)
(1, 'L.............../........./..../. D')

Actions are those of `Game.act`. Blue leads battle 1 of the equator game, and
setups in secret (`hidden`) or by lot (`random`) are refused: OpenSpiel wants
such games described by chance and information states. A game that is not over
after `max_turns` turns is a draw.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import BadRules, Game, Rules

#: More than four actions make no turn.
_ACTIONS_OF_A_TURN = 4

_TYPE = pyspiel.GameType(
    short_name="pylos",
    long_name="Pylos",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "standard", "max_turns": 400},
)


class PylosGame(pyspiel.Game):
    """One of the games, as OpenSpiel knows games."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _TYPE.parameter_specification | (params or {})
        self.rules = Rules(given["rules"])
        self.max_turns = int(given["max_turns"])
        if {"hidden", "random"} & set(str(self.rules).split("+")):
            raise BadRules(f"{self.rules}: OpenSpiel plays neither hidden nor random setups here")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_ACTIONS_OF_A_TURN * self.max_turns,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self, state: Any = None) -> PylosState:
        return PylosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PylosObserver:
        return PylosObserver(self.rules)


class PylosState(pyspiel.State):
    """Where a game stands."""

    def __init__(self, game: PylosGame) -> None:
        super().__init__(game)
        self.game = Game(game.rules)
        self.max_turns = game.max_turns

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self._sides().index(self.game.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.game.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.rules.action_name(action)

    def is_terminal(self) -> bool:
        return self.game.outcome is not None or self.game.ply >= self.max_turns

    def returns(self) -> list[float]:
        outcome = self.game.outcome
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0 if side == outcome.winner else -1.0 for side in self._sides()]

    def __str__(self) -> str:
        return " ".join([str(self.game.position), *self.game.begun])

    def _sides(self) -> tuple[str, str]:
        return self.game.rules.sides


class PylosObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, rules: Rules) -> None:
        self.tensor = np.zeros(int(np.prod(rules.observation_shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(rules.observation_shape)}

    def set_from(self, state: PylosState, player: int) -> None:
        self.dict["observation"][:] = state.game.observation(state.game.rules.sides[player])

    def string_from(self, state: PylosState, player: int) -> str:
        return str(state)


pyspiel.register_game(_TYPE, PylosGame)
