"""What a seat can do. Every action is a value; the common ones exist once and are shared."""

from dataclasses import dataclass

from shgui.engine.box import MOST_PLAYERS
from shgui.engine.types import Policy, Seat


@dataclass(frozen=True, slots=True)
class Nominate:
    target: Seat


@dataclass(frozen=True, slots=True)
class Vote:
    ja: bool


@dataclass(frozen=True, slots=True)
class Discard:
    card: Policy


@dataclass(frozen=True, slots=True)
class Enact:
    card: Policy


@dataclass(frozen=True, slots=True)
class ProposeVeto:
    pass


@dataclass(frozen=True, slots=True)
class AnswerVeto:
    consent: bool


@dataclass(frozen=True, slots=True)
class Investigate:
    target: Seat


@dataclass(frozen=True, slots=True)
class CallSpecialElection:
    target: Seat


@dataclass(frozen=True, slots=True)
class EndPeek:
    pass


@dataclass(frozen=True, slots=True)
class Execute:
    target: Seat


Action = (
    Nominate
    | Vote
    | Discard
    | Enact
    | ProposeVeto
    | AnswerVeto
    | Investigate
    | CallSpecialElection
    | EndPeek
    | Execute
)

_SEATS = range(MOST_PLAYERS)
NOMINATIONS = tuple(Nominate(seat) for seat in _SEATS)
INVESTIGATIONS = tuple(Investigate(seat) for seat in _SEATS)
SPECIAL_ELECTIONS = tuple(CallSpecialElection(seat) for seat in _SEATS)
EXECUTIONS = tuple(Execute(seat) for seat in _SEATS)
VOTES = (Vote(True), Vote(False))
DISCARDS = {card: Discard(card) for card in Policy}
ENACTMENTS = {card: Enact(card) for card in Policy}
PROPOSE_VETO = ProposeVeto()
VETO_ANSWERS = (AnswerVeto(True), AnswerVeto(False))
END_PEEK = EndPeek()
