"""A table's game as the journal keeps it: what stands there in plain, what is sealed, and back again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shgui.engine.deal import new_game
from shgui.engine.record import record_from_json, record_of, record_to_json
from shgui.engine.state import State
from shgui.engine.types import Seat
from shgui.table.entries import ballots_from_json, ballots_to_json, entry_from_json
from shgui.table.journal import GameId, Group, Journal, StoredGame
from shgui.table.journal_errors import JournalError, JournalProblem
from shgui.table.moment import Moment, beginning, step, with_ballots
from shgui.table.options import Options, options_from_json, options_to_json
from shgui.table.seating import Player, name_identity, player_from_json, player_to_json

OPTIONS = "options"
"""The name of the setting."""


@dataclass(frozen=True, slots=True, repr=False)
class Restored:
    options: Options
    moment: Moment
    steps: int
    ballots: dict[Seat, bool]


def public_part(players: Sequence[Player], options: Options, state: State) -> dict[str, Any]:
    return {
        "players": [player_to_json(player) for player in players],
        "options": options_to_json(options),
        "commitment": state.setup.commitment,
    }


def sealed_part(state: State) -> dict[str, Any]:
    # The names stand in the public part; here they would only lengthen what is of one length.
    return {"game": record_to_json(record_of([""] * state.setup.players, state, ()))}


def draft_of(ballots: Mapping[Seat, bool]) -> dict[str, Any]:
    return {"ballots": ballots_to_json(tuple(sorted(ballots.items())))}


def outcome_of(state: State) -> dict[str, Any] | None:
    if state.outcome is None:
        return None
    return {"outcome": state.outcome, "rounds": state.round}


def group_of(players: Sequence[Player]) -> Group:
    return Group(
        tuple(name_identity(player.name) for player in players),
        {"players": [player_to_json(player) for player in players]},
    )


def settings_of(options: Options) -> dict[str, Any]:
    return {OPTIONS: options_to_json(options)}


def restore(journal: Journal, game: GameId) -> Restored:
    """The game at the step where it was. Every step is played anew, by the rules."""
    stored = journal.load(game)
    try:
        return _restored(stored)
    except (KeyError, TypeError, ValueError) as error:
        # Sealed by us and yet not playable: written by a version that thought otherwise of the rules.
        raise JournalError(JournalProblem.DAMAGED_GAME, journal.path) from error


def _restored(stored: StoredGame) -> Restored:
    options = options_from_json(stored.public["options"])
    players = [player_from_json(player) for player in stored.public["players"]]
    record = record_from_json(stored.setup["game"])
    state, _ = new_game(len(players), options.edition, record.seed, record.rigging)
    if state.setup.commitment != stored.public["commitment"]:
        raise ValueError("the fingerprint is another")
    moment = beginning(players, state)
    for told in stored.entries:
        after = step(moment, entry_from_json(told), options)
        if not isinstance(after, Moment):
            raise ValueError(after.reason)
        moment = after
    ballots = dict(ballots_from_json(stored.draft["ballots"]))
    with_ballots(moment.state, ballots)
    return Restored(options, moment, len(stored.entries), ballots)
