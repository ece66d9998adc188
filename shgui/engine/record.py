"""A whole game as a JSON value: the set-up and every action. Replaying it gives the same state again.

    {
      "format": "secret-hitler-game", "version": 3,
      "players": ["Ana", …],                       by seat, clockwise
      "bots": [null, "careful", …],                by seat, how the program plays it; null for a person
      "edition": {"name": "official", "switches": {…}},
      "deal": 3,                                   the number of this deal of the group's evening
      "commitment": "…",                           the fingerprint, see `chance`
      "words": "…",                                what players typed in to mix into the seed; may be empty
      "rigged": null,                              or what was laid by hand:
                                                   {roles, deck, first, shuffles, seed_chosen}
      "actions": [{"seat": 0, "action": {"type": "nominate", "target": 2}}, …],
      "seat_changes": [{"after": 12, "seat": 3, "bot": "bold"}, …],
                                                   seats that passed to the program, or with null to a person,
                                                   after so many of these actions
      "end": "…",                                  the last link of the chain of all actions, see `chance`
      "seed": "…",                                 32 bytes in hex
      "ending": {"outcome": "…", "roles": […], "first": 0, "deck": […], "reshuffles": [[…], …]}
    }

The outcome is null where the table ended the game early: then the actions lead to none. While a game goes on
`ending` and `end` are null, and what is published of it has no seed and no actions. Cards are L and F, the
top one first. Version 2 knew no `bots` and `seat_changes`, and its words could be spelled in any way;
version 1 had neither `deal` nor `words` nor `end`. Such records are read and written as what they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, TypedDict

from shgui.checked import Between, Codec, UnreadableValue, read, write
from shgui.engine.actions import Action
from shgui.engine.apply import apply
from shgui.engine.deal import BadSetup, new_game
from shgui.engine.editions import Edition, SavedEdition, edition_to_json, list_edition_names
from shgui.engine.errors import Refusal
from shgui.engine.fingerprint import BotKind, SeatChange, Sitting, compute_end, is_fingerprint
from shgui.engine.phases.rounds import end_early
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.table_words import are_canonical_words, are_words_of_version_2
from shgui.engine.types import Outcome, Phase, Policy, Role, Seat
from shgui.engine.wire import Json, action_from_json, to_json

FORMAT = "secret-hitler-game"
VERSION = 3
MOST_DEALS = 9999

Move = tuple[Seat, Action]


class BadRecord(ValueError):
    """A JSON value that is no game record, or none that can be replayed."""


class NewerRecord(BadRecord):
    """A record in a later version of the format."""


@dataclass(frozen=True)
class Ending:
    """The result of a finished game and its cards as they were dealt. `fairness` checks it."""

    outcome: Outcome | None
    """None where the table ended the game early."""
    roles: tuple[Role, ...]
    first: Seat
    deck: tuple[Policy, ...]
    reshuffles: tuple[tuple[Policy, ...], ...]


@dataclass(frozen=True)
class Record:
    names: tuple[str, ...]
    edition: Edition
    commitment: str
    rigging: Rigging
    moves: tuple[Move, ...]
    seed: bytes | None
    ending: Ending | None
    deal: int
    """The number of this deal."""
    version: int
    words: str = ""
    """The words that players typed in, which are mixed into the seed."""
    end: str = ""
    """The last link of the chain of all actions, as the record says; empty while the game goes on."""
    bots: tuple[str | None, ...] = ()
    """The kind of bot in each seat, or None for a person; empty where there are only persons."""
    seat_changes: tuple[SeatChange, ...] = ()

    @property
    def sitting(self) -> Sitting:
        return Sitting(self.names, self.deal, self.words, self.version, self.bots)

    @property
    def is_broken_off(self) -> bool:
        """Whether the table ended the game early."""
        return self.ending is not None and self.ending.outcome is None


def build_record(
    names: Sequence[str], state: State, moves: Sequence[Move], seat_changes: Sequence[SeatChange] = ()
) -> Record:
    """Return the full record of a game, seed included, which isn't for the players before the end."""
    setup = state.setup
    sitting = setup.sitting
    sealed = state.phase is Phase.OVER and sitting.format > 1
    changes = tuple(seat_changes) if sitting.format > 2 else ()
    return Record(
        names=tuple(names),
        edition=setup.edition,
        commitment=setup.commitment,
        rigging=setup.rigging,
        moves=tuple(moves),
        seed=setup.seed,
        ending=build_ending(state),
        deal=sitting.deal,
        words=sitting.words,
        end=compute_end(setup.commitment, sitting.words, moves, changes) if sealed else "",
        version=sitting.format,
        bots=sitting.bots,
        seat_changes=changes,
    )


def build_ending(state: State) -> Ending | None:
    """Return how a game ended and what chance had laid for it; None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    setup = state.setup
    start, _ = new_game(setup.players, setup.edition, setup.seed, setup.rigging, setup.sitting)
    return Ending(state.outcome, setup.roles, start.president, start.deck, state.reshuffles)


def replay(record: Record) -> State:
    """Return the state after the last action of the record, ended where the table broke the game off."""
    if record.seed is None:
        raise BadRecord("the seed is not opened yet")
    try:
        players = len(record.names)
        state, _ = new_game(players, record.edition, record.seed, record.rigging, record.sitting)
    except BadSetup as error:
        raise BadRecord(str(error)) from error
    for number, (seat, action) in enumerate(record.moves, start=1):
        moved = apply(state, seat, action)
        if isinstance(moved, Refusal):
            raise BadRecord(f"action {number}: {moved.reason}")
        state, _ = moved
    return end_early(state) if record.is_broken_off and state.phase is not Phase.OVER else state


def record_to_json(record: Record) -> dict[str, Json]:
    members: dict[str, Json] = {
        "format": FORMAT,
        "version": record.version,
        "players": list(record.names),
        "edition": edition_to_json(record.edition),
        "commitment": record.commitment,
        "rigged": write(record.rigging) if record.rigging.is_rigged else None,
        "actions": [{"seat": seat, "action": to_json(action)} for seat, action in record.moves],
        "seed": None if record.seed is None else record.seed.hex(),
        "ending": write(record.ending),
    }
    if record.version > 1:
        members |= {"deal": record.deal, "words": record.words, "end": record.end or None}
    if record.version > 2:
        members["bots"] = list(record.bots or (None,) * len(record.names))
        members["seat_changes"] = write(record.seat_changes)
    return members


def rigging_from_json(value: object) -> Rigging:
    """Return the rigging; a member that is missing or null was left to chance."""
    laid = {"roles": None, "deck": None, "first": None, "shuffles": None, **read(dict[str, Any], value)}
    if laid["shuffles"] is None:
        laid["shuffles"] = []
    return read(Rigging, laid | {"seed_chosen": laid.get("seed_chosen") is True})


def _chain_end_from_json(value: object) -> str:
    end = read(str, value)
    if not is_fingerprint(end):
        raise BadRecord("an end has 64 digits")
    return end


class _SavedMove(NamedTuple):
    seat: Seat
    action: Annotated[Action, Codec(action_from_json, to_json)]


class _RecordVersion1(TypedDict):
    players: tuple[str, ...]
    edition: SavedEdition
    commitment: str
    rigged: Annotated[Rigging, Codec(rigging_from_json, write)] | None
    actions: tuple[_SavedMove, ...]
    seed: bytes | None
    ending: Ending | None


class _RecordVersion2(_RecordVersion1):
    deal: Annotated[int, Between(1, MOST_DEALS)]
    words: str
    end: Annotated[str, Codec(_chain_end_from_json, str)] | None


class _RecordVersion3(_RecordVersion2):
    bots: tuple[BotKind | None, ...]
    seat_changes: tuple[SeatChange, ...]


def record_from_json(value: object) -> Record:
    """Return the record that `record_to_json` wrote so; BadRecord for everything else."""
    try:
        return _parse_record(value)
    except BadRecord:
        raise
    except UnreadableValue as error:
        raise BadRecord(str(error)) from error
    except ValueError as error:
        raise BadRecord("this is no game record") from error


def _parse_record(value: object) -> Record:
    version = value.get("version") if isinstance(value, dict) and value.get("format") == FORMAT else None
    if type(version) is not int or version < 1:
        raise BadRecord("this is no game record")
    if version > VERSION:
        raise NewerRecord("a later version of the program wrote this record")
    game: Any = read((_RecordVersion1, _RecordVersion2, _RecordVersion3)[version - 1], value)
    game = {"deal": 1, "words": "", "end": None, "bots": (), "seat_changes": ()} | game
    names, moves, changes = game["players"], game["actions"], game["seat_changes"]
    if game["edition"].name not in list_edition_names():
        raise BadRecord("no rulebook has this name")
    could_be_added = are_canonical_words if version > 2 else are_words_of_version_2
    if game["words"] and not could_be_added(game["words"]):
        raise BadRecord("no table adds such words")
    if version > 2 and len(game["bots"]) != len(names):
        raise BadRecord("it says of every seat who plays it")
    places = [0, *(change.after for change in changes), len(moves)]
    if places != sorted(places) or any(not 0 <= change.seat < len(names) for change in changes):
        raise BadRecord("seats change between actions, one after the other")
    return Record(
        names=names,
        edition=game["edition"],
        commitment=game["commitment"],
        rigging=game["rigged"] or FAIR,
        moves=moves,
        seed=game["seed"],
        ending=game["ending"],
        deal=game["deal"],
        words=game["words"],
        end=game["end"] or "",
        version=version,
        bots=game["bots"] if any(game["bots"]) else (),
        seat_changes=changes,
    )
