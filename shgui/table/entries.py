"""What the journal keeps of a game, step by step. Told again in order, they lead to the same moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from shgui.checked import told_flag, told_list, told_moment, told_number, told_text
from shgui.engine.actions import Action
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Party, Policy, Seat
from shgui.engine.wire import action_from_json, to_json
from shgui.table.log_lines import MOST_ABOUT, Claim, ClaimKind, Occasion, Remark
from shgui.table.options import Voting
from shgui.table.seating import MOST_OF_A_LANGUAGE, Player, player_from_json

MOST_ROUNDS = 1000
"""More than any game can have."""

Ballots = tuple[tuple[Seat, bool], ...]


@dataclass(frozen=True, slots=True)
class WordsAdded:
    """The table added words of its own to chance, or with an empty text none: the first entry of a game."""

    words: str


@dataclass(frozen=True, slots=True)
class Acted:
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class VotesEntry:
    """All ballots at once, by seat, so that nothing remembers who voted first."""

    ballots: Ballots
    tapped: bool = False
    """They were thumbs, shown by all and tapped in before all eyes: nobody voted in secret."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat was shown what it alone may see."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoleShown:
    """A seat's role was opened, by whoever held the screen then; each time, not the first alone."""

    seat: Seat
    at: datetime


@dataclass(frozen=True, slots=True)
class TookBack:
    """The last slip was taken back."""


@dataclass(frozen=True, slots=True)
class Claimed:
    claim: Claim


@dataclass(frozen=True, slots=True)
class Withdrew:
    """What was claimed of this is claimed no longer."""

    occasion: Occasion


@dataclass(frozen=True, slots=True)
class RemarkMade:
    remark: Remark


@dataclass(frozen=True, slots=True, repr=False)  # no log or report ever prints one
class ChanceDrawn:
    """What the program's seats draw their chance from, in a game that was dealt before there were any."""

    chance: bytes


@dataclass(frozen=True, slots=True)
class StoodIn:
    """Somebody went home, and another person, or the program, plays on in this seat."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """What this seat reads on its private screens from now on."""

    seat: Seat
    language: str


@dataclass(frozen=True, slots=True)
class VotingChosen:
    """How votes are taken from the next round on."""

    voting: Voting


@dataclass(frozen=True, slots=True)
class EndedEarly:
    """The table ended the game and turned the roles over, before anybody had won."""


OpenChange = StoodIn | LanguageChosen | VotingChosen | EndedEarly
"""What no rule knows of: it is told to everybody, and holds from then on."""

Saying = Claimed | Withdrew | RemarkMade
"""What was said at the table."""

Entry = WordsAdded | Acted | VotesEntry | Looked | RoleShown | TookBack | Saying | ChanceDrawn | OpenChange


def entry_to_json(entry: Entry) -> dict[str, Any]:
    match entry:
        case WordsAdded(words):
            return {"entry": "words_added", "words": words}
        case Acted(seat, action):
            return {"entry": "acted", "seat": seat, "action": to_json(action)}
        case VotesEntry(ballots, tapped):
            told = {"entry": "voted", "ballots": ballots_to_json(ballots)}
            return told | {"tapped": True} if tapped else told
        case Looked(seat):
            return {"entry": "looked", "seat": seat}
        case RoleShown(seat, at):
            return {"entry": "role_shown", "seat": seat, "at": at.isoformat()}
        case TookBack():
            return {"entry": "took_back"}
        case ChanceDrawn(chance):
            return {"entry": "chance_drawn", "chance": chance.hex()}
        case Claimed() | Withdrew() | RemarkMade():
            return _said_to_json(entry)
        case _:
            return _change_to_json(entry)


def entry_from_json(told: Mapping[str, Any]) -> Entry:
    """The entry that `entry_to_json` told so; ValueError, KeyError or TypeError for everything else."""
    match told["entry"]:
        case "words_added":
            return WordsAdded(str(told["words"]))
        case "acted":
            return Acted(_seat(told["seat"]), action_from_json(told["action"]))
        case "voted":
            # Votes that were saved before they could be corrected stay as they are.
            return VotesEntry(ballots_from_json(told["ballots"]), told_flag(told.get("tapped", False)))
        case "looked":
            return Looked(_seat(told["seat"]))
        case "role_shown":
            return RoleShown(_seat(told["seat"]), told_moment(told["at"]))
        case "took_back":
            return TookBack()
        case "chance_drawn":
            return ChanceDrawn(bytes.fromhex(told_text(told["chance"])))
        case "claimed" | "withdrew" | "remark_made":
            return _said_from_json(told)
        case _:
            return _change_from_json(told)


def _said_to_json(entry: Saying) -> dict[str, Any]:
    match entry:
        case Claimed(Claim(occasion, cards, party)):
            told = {"entry": "claimed", **_occasion_to_json(occasion)}
            return told | {"cards": "".join(cards), "party": party}
        case Withdrew(occasion):
            return {"entry": "withdrew", **_occasion_to_json(occasion)}
        case RemarkMade(Remark(seat, code, about)):
            return {"entry": "remark_made", "seat": seat, "code": code, "about": list(about)}


def _said_from_json(told: Mapping[str, Any]) -> Saying:
    match told["entry"]:
        case "claimed":
            party = told["party"]
            cards = tuple(Policy(card) for card in str(told["cards"])[:4])
            claim = Claim(_occasion_from_json(told), cards, None if party is None else Party(party))
            return Claimed(claim)
        case "withdrew":
            return Withdrew(_occasion_from_json(told))
        case _:
            about = tuple(_seat(seat) for seat in told_list(told["about"], MOST_ABOUT))
            return RemarkMade(Remark(_seat(told["seat"]), told_text(told["code"]), about))


def _change_to_json(entry: OpenChange) -> dict[str, Any]:
    match entry:
        case StoodIn(seat, Player(name, language, bot)):
            told = {"entry": "stood_in", "seat": seat, "name": name, "language": language}
            return told if bot is None else told | {"bot": str(bot)}
        case LanguageChosen(seat, language):
            return {"entry": "language_chosen", "seat": seat, "language": language}
        case VotingChosen(voting):
            return {"entry": "voting_chosen", "voting": voting}
        case EndedEarly():
            return {"entry": "ended_early"}


def _change_from_json(told: Mapping[str, Any]) -> OpenChange:
    match told["entry"]:
        case "stood_in":
            return StoodIn(_seat(told["seat"]), player_from_json(told))
        case "language_chosen":
            return LanguageChosen(_seat(told["seat"]), told_text(told["language"], MOST_OF_A_LANGUAGE))
        case "voting_chosen":
            return VotingChosen(Voting(told["voting"]))
        case "ended_early":
            return EndedEarly()
        case unknown:
            raise ValueError(unknown)


def _occasion_to_json(occasion: Occasion) -> dict[str, Any]:
    return {
        "round": occasion.round,
        "seat": occasion.seat,
        "kind": occasion.kind,
        "target": occasion.target,
    }


def _occasion_from_json(told: Mapping[str, Any]) -> Occasion:
    target = told["target"]
    return Occasion(
        told_number(told["round"], 0, MOST_ROUNDS),
        _seat(told["seat"]),
        ClaimKind(told["kind"]),
        None if target is None else _seat(target),
    )


def ballots_to_json(ballots: Ballots) -> list[list[int | bool]]:
    return [[seat, ja] for seat, ja in ballots]


def ballots_from_json(told: Any) -> Ballots:
    return tuple((_seat(seat), told_flag(ja)) for seat, ja in told_list(told, MOST_PLAYERS))


def _seat(told: object) -> Seat:
    return told_number(told, 0, MOST_PLAYERS - 1)
