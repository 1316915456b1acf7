"""The game for OpenSpiel: importing this module registers `orcs`, with chance as explicit nodes.

`pyspiel.load_game("orcs(players=3,modules=missions+terrain)")`; several names are joined by `+`. Returns are those of
`rewards="place"`. Actions are the engine's picks, observations those of `orcs.env`. There is no information state with
perfect recall: algorithms that want one can take the observation, which holds all that a player may know of the
position (S10). Needs the extra `openspiel`.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
from librt.vecs import vec
from mypy_extensions import i32

from orcs.engine.chance import PICKS
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.plain import plain_position, plain_view
from orcs.engine.position import position
from orcs.engine.rng import Rng
from orcs.engine.rules import Rules
from orcs.engine.scoring import scores
from orcs.engine.setup import first_state
from orcs.engine.terms import SEATS
from orcs.engine.view import View, sample, view
from orcs.env.encode import Encoder
from orcs.env.layout import FIELDS, KINDS, SIZE
from orcs.env.picture import picture
from orcs.env.spaces import shared
from orcs.env.start import place_rewards, prepare
from orcs.env.table import ACTIONS

Chosen = dict[str, Any]
LONGEST = 10_000
"""No game is nearly so long; OpenSpiel wants a bound."""

GAME_TYPE = pyspiel.GameType(
    short_name="orcs",
    long_name="Orcs Orcs Orcs",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "modules": "", "house_rules": "", "edition": ""},
)


@cache
def first_position(players: int, modules: str, house_rules: str, edition: str) -> State:
    """The table before anything is dealt. Kept here, since OpenSpiel pickles what a game holds."""
    return first_state(*prepare(players, _names(modules), edition or None, _names(house_rules) or None))


class OrcsGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one kind of game. ValueError says which parameter is wrong."""

    def __init__(self, params: Chosen | None = None) -> None:
        chosen = GAME_TYPE.parameter_specification | (params or {})
        first_position(**chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=PICKS - ACTIONS,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.chosen = chosen

    def new_initial_state(self) -> OrcsState:
        """The table before anything is dealt."""
        return OrcsState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: dict[str, Any] | None = None) -> OrcsObserver:
        """Observations as `orcs.env` has them, whatever kind is asked for."""
        if params:
            raise ValueError(f"an observation has no parameters, but these were given: {', '.join(params)}")
        return OrcsObserver(first_position(**self.chosen).rules)


class Position:
    """A position and its open picks, which OpenSpiel can copy and pickle."""

    def __init__(self, chosen: Chosen, state: State) -> None:
        self.chosen = chosen
        self.state = state
        self.open = Options()
        settle(state, self.open)

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.chosen, self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.chosen, plain_position(self.state))


def restored(chosen: Chosen, data: dict[str, Any]) -> Position:
    """A position that was pickled."""
    return Position(chosen, position(first_position(**chosen).rules, data))


class OrcsState(pyspiel.State):  # type: ignore[misc]
    """One game under way."""

    def __init__(self, game: OrcsGame) -> None:
        super().__init__(game)
        self.position = Position(game.chosen, first_position(**game.chosen).copy())

    def view(self, player: int) -> View:
        """What a player knows."""
        return view(self.position.state, player)

    def current_player(self) -> int:
        """The seat that decides, or chance, or nobody when the game is over."""
        state = self.position.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = int(state.stack[-1].actor)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.position.state.over)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.open.as_list())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt next, and how likely each is."""
        odds = self.position.open.odds()
        outcomes = zip(self.position.open.as_list(), odds, strict=True)
        return sorted((pick - ACTIONS, weight / sum(odds)) for pick, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        pick = action + ACTIONS if self.is_chance_node() else action
        if not self.position.open.holds(pick):
            raise ValueError(f"action {action} is not open")
        apply(self.position.state, pick, self.position.open)

    def _action_to_string(self, player: int, action: int) -> str:
        pick = action + ACTIONS if player == pyspiel.PlayerId.CHANCE else action
        return self.position.state.rules.actions.text(pick)

    def returns(self) -> list[float]:
        """By place, when the game is over."""
        if not self.is_terminal():
            return [0.0] * self.position.state.seats
        return place_rewards([score.total for score in scores(self.position.state)])

    def resample_from_infostate(self, player: int, sampler: Any) -> OrcsState:
        """A state that fits all that a player knows, drawn as chance would have made it."""
        imagined = self.clone()
        imagined.position = Position(self.position.chosen, sample(self.view(player), Rng(int(sampler() * (1 << 53)))))
        return imagined  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The table as the player that decides sees it."""
        return picture(self.view(max(self.current_player(), 0)))


class OrcsObserver:
    """What a player sees as a row of numbers, in named parts, and as text."""

    def __init__(self, rules: Rules) -> None:
        self.encoder = Encoder(rules, list(KINDS))
        self.cells = vec[i32]([0] * SIZE)
        self.tensor = shared(self.cells, np.float32).copy()
        ends = np.cumsum([field.size for field in FIELDS])
        self.dict = {field.name: self.tensor[end - field.size : end] for field, end in zip(FIELDS, ends, strict=True)}

    def set_from(self, state: OrcsState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.encoder.write(state.view(player), self.cells, 0)
        self.tensor[:] = shared(self.cells, np.float32)

    def string_from(self, state: OrcsState, player: int) -> str:
        """All that a player sees, in one line."""
        return json.dumps(plain_view(state.view(player)), separators=(",", ":"))


def _names(joined: str) -> list[str]:
    return [name for name in joined.split("+") if name]


pyspiel.register_game(GAME_TYPE, OrcsGame)
