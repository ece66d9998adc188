"""A whole game as a JSON value: the set-up and every action. Replaying it gives the same state again.

    {
      "format": "secret-hitler-game", "version": 3,
      "players": ["Ana", …],                       by seat, clockwise
      "bots": [null, "careful", …],                by seat, how the program plays it; null for a person
      "edition": {"name": "official", "switches": {…}},
      "deal": 3,                                   the number of this deal of the group's evening
      "commitment": "…",                           the fingerprint, see `chance`
      "words": "…",                                what the table added to chance, canonical; may be empty
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

from shgui.engine.actions import Action
from shgui.engine.apply import apply
from shgui.engine.deal import BadSetup, new_game
from shgui.engine.early_end import ended_early
from shgui.engine.editions import Edition, edition_from_switches, edition_names
from shgui.engine.errors import Refusal
from shgui.engine.fingerprint import SeatChange, Sitting, end_of, is_fingerprint, is_kind_of_bot
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.table_words import are_canonical_words, are_words_of_version_2
from shgui.engine.types import Outcome, Phase, Policy, Role, Seat
from shgui.engine.wire import Json, action_from_json, policy_from_json, to_json

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
    """What a finished game's record tells in plain words, for readers; `fairness` checks it."""

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
    """The number of this deal of the group's evening."""
    version: int
    words: str = ""
    """What the table added to chance."""
    end: str = ""
    """The last link of the chain of all actions, as the record tells it; empty while the game goes on."""
    bots: tuple[str | None, ...] = ()
    """By seat, how the program plays it, or None for a person; empty where persons play all."""
    seat_changes: tuple[SeatChange, ...] = ()

    @property
    def sitting(self) -> Sitting:
        return Sitting(self.names, self.deal, self.words, self.version, self.bots)


def record_of(
    names: Sequence[str], state: State, moves: Sequence[Move], seat_changes: Sequence[SeatChange] = ()
) -> Record:
    """The full record of a game, seed included: for whoever keeps the game, not for the table."""
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
        ending=ending_of(state),
        deal=sitting.deal,
        words=sitting.words,
        end=end_of(setup.commitment, sitting.words, moves, changes) if sealed else "",
        version=sitting.format,
        bots=sitting.bots,
        seat_changes=changes,
    )


def ending_of(state: State) -> Ending | None:
    """How a game ended and what chance had laid for it; None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    setup = state.setup
    start, _ = new_game(setup.players, setup.edition, setup.seed, setup.rigging, setup.sitting)
    return Ending(state.outcome, setup.roles, start.president, start.deck, state.reshuffles)


def replay(record: Record) -> State:
    """The state after the last action of the record, or after the end that the table made of it then."""
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
    broken_off = record.ending is not None and record.ending.outcome is None
    return ended_early(state) if broken_off and state.phase is not Phase.OVER else state


def record_to_json(record: Record) -> dict[str, Json]:
    told: dict[str, Json] = {
        "format": FORMAT,
        "version": record.version,
        "players": list(record.names),
        "edition": {"name": record.edition.name, "switches": dict(record.edition.switches)},
        "commitment": record.commitment,
        "rigged": _rigging_to_json(record.rigging) if record.rigging.by_hand else None,
        "actions": [{"seat": seat, "action": to_json(action)} for seat, action in record.moves],
        "seed": None if record.seed is None else record.seed.hex(),
        "ending": None if record.ending is None else _ending_to_json(record.ending),
    }
    if record.version > 1:
        told |= {"deal": record.deal, "words": record.words, "end": record.end or None}
    if record.version > 2:
        told["bots"] = list(record.bots or (None,) * len(record.names))
        told["seat_changes"] = [
            {"after": change.after, "seat": change.seat, "bot": change.bot} for change in record.seat_changes
        ]
    return told


def _rigging_to_json(rigging: Rigging) -> dict[str, Json]:
    return {
        "roles": None if rigging.roles is None else _texts(rigging.roles),
        "deck": None if rigging.deck is None else _texts(rigging.deck),
        "first": rigging.first,
        "shuffles": [_texts(order) for order in rigging.shuffles],
        "seed_chosen": rigging.seed_chosen,
    }


def _ending_to_json(ending: Ending) -> dict[str, Json]:
    return {
        "outcome": None if ending.outcome is None else str(ending.outcome),
        "roles": _texts(ending.roles),
        "first": ending.first,
        "deck": _texts(ending.deck),
        "reshuffles": [_texts(order) for order in ending.reshuffles],
    }


def _texts(values: Sequence[str]) -> list[Json]:
    return [str(value) for value in values]


def record_from_json(told: object) -> Record:
    """The record that `record_to_json` told so; BadRecord for everything else."""
    try:
        return _record(told)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("this is no game record") from error


def _record(told: object) -> Record:
    game = _object(told)
    if game["format"] != FORMAT or type(game["version"]) is not int or game["version"] < 1:
        raise BadRecord("this is no game record")
    if game["version"] > VERSION:
        raise NewerRecord("a later version of the program wrote this record")
    edition = _object(game["edition"])
    if edition["name"] not in edition_names():
        raise BadRecord("no rulebook has this name")
    seed = game["seed"]
    since_2 = game if game["version"] > 1 else {"deal": 1, "words": "", "end": None}
    since_3 = game if game["version"] > 2 else {"bots": [], "seat_changes": []}
    names = tuple(_text(name) for name in _list(game["players"]))
    bots = tuple(map(_bot, _list(since_3["bots"])))
    moves = tuple(_move(_object(move)) for move in _list(game["actions"]))
    if game["version"] > 2 and len(bots) != len(names):
        raise BadRecord("it says of every seat who plays it")
    return Record(
        names=names,
        edition=edition_from_switches(_text(edition["name"]), _object(edition["switches"])),
        commitment=_text(game["commitment"]),
        rigging=FAIR if game["rigged"] is None else rigging_from_json(_object(game["rigged"])),
        moves=moves,
        seed=None if seed is None else bytes.fromhex(_text(seed)),
        ending=None if game["ending"] is None else _ending(_object(game["ending"])),
        deal=_number_of_deal(since_2["deal"]),
        words=_words(_text(since_2["words"]), game["version"]),
        end="" if since_2["end"] is None else _end(_text(since_2["end"])),
        version=game["version"],
        bots=bots if any(bots) else (),
        seat_changes=_seat_changes(_list(since_3["seat_changes"]), len(names), len(moves)),
    )


def rigging_from_json(told: dict[str, object]) -> Rigging:
    """What was laid by hand; a key that is missing or null was left to chance. ValueError if it is absurd."""
    roles, deck, first = told.get("roles"), told.get("deck"), told.get("first")
    shuffles = told.get("shuffles")
    return Rigging(
        roles=None if roles is None else tuple(Role(_text(role)) for role in _list(roles)),
        deck=None if deck is None else _cards(deck),
        first=None if first is None else _seat(first),
        shuffles=() if shuffles is None else tuple(_cards(order) for order in _list(shuffles)),
        seed_chosen=told.get("seed_chosen") is True,
    )


def _ending(told: dict[str, object]) -> Ending:
    return Ending(
        outcome=None if told["outcome"] is None else Outcome(_text(told["outcome"])),
        roles=tuple(Role(_text(role)) for role in _list(told["roles"])),
        first=_seat(told["first"]),
        deck=_cards(told["deck"]),
        reshuffles=tuple(_cards(order) for order in _list(told["reshuffles"])),
    )


def _move(told: dict[str, object]) -> Move:
    return _seat(told["seat"]), action_from_json(told["action"])


def _cards(told: object) -> tuple[Policy, ...]:
    return tuple(policy_from_json(card) for card in _list(told))


def _seat(told: object) -> Seat:
    if type(told) is not int:
        raise BadRecord("a seat is a number")
    return told


def _number_of_deal(told: object) -> int:
    if type(told) is not int or not 1 <= told <= MOST_DEALS:
        raise BadRecord("deals are counted from one, and no evening has that many")
    return told


def _end(told: str) -> str:
    if not is_fingerprint(told):
        raise BadRecord("an end has 64 digits")
    return told


def _words(told: str, version: int) -> str:
    could_be_added = are_canonical_words if version > 2 else are_words_of_version_2
    if told and not could_be_added(told):
        raise BadRecord("no table adds such words")
    return told


def _bot(told: object) -> str | None:
    if told is not None and not is_kind_of_bot(_text(told)):
        raise BadRecord("no program plays like this")
    return None if told is None else _text(told)


def _seat_changes(told: list[object], seats: int, actions: int) -> tuple[SeatChange, ...]:
    changes = tuple(_seat_change(_object(change)) for change in told)
    places = [0, *(change.after for change in changes), actions]
    if places != sorted(places) or any(not 0 <= change.seat < seats for change in changes):
        raise BadRecord("seats change between actions, one after the other")
    return changes


def _seat_change(told: dict[str, object]) -> SeatChange:
    after = told["after"]
    if type(after) is not int:
        raise BadRecord("actions are counted")
    return SeatChange(after, _seat(told["seat"]), _bot(told["bot"]))


def _text(told: object) -> str:
    if not isinstance(told, str):
        raise BadRecord("a text is expected here")
    return told


def _list(told: object) -> list[object]:
    if not isinstance(told, list):
        raise BadRecord("a list is expected here")
    return told


def _object(told: object) -> dict[str, object]:
    if not isinstance(told, dict):
        raise BadRecord("an object is expected here")
    return told
