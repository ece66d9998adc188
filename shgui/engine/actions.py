"""The actions of a game. Every action is a value."""

from dataclasses import dataclass

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


PowerAction = Investigate | CallSpecialElection | EndPeek | Execute
"""An action by which a President uses a power."""

Action = Nominate | Vote | Discard | Enact | ProposeVeto | AnswerVeto | PowerAction

VOTES = (Vote(True), Vote(False))
PROPOSE_VETO = ProposeVeto()
VETO_ANSWERS = (AnswerVeto(True), AnswerVeto(False))
END_PEEK = EndPeek()
