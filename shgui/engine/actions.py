"""What a seat can do. Every action is a value."""

from shgui.engine.types import Policy, Seat
from shgui.engine.values import value


@value
class Nominate:
    target: Seat


@value
class Vote:
    ja: bool


@value
class Discard:
    card: Policy


@value
class Enact:
    card: Policy


@value
class ProposeVeto:
    pass


@value
class AnswerVeto:
    consent: bool


@value
class Investigate:
    target: Seat


@value
class CallSpecialElection:
    target: Seat


@value
class EndPeek:
    pass


@value
class Execute:
    target: Seat


PowerAction = Investigate | CallSpecialElection | EndPeek | Execute
"""What a President does with a power."""

Action = Nominate | Vote | Discard | Enact | ProposeVeto | AnswerVeto | PowerAction

VOTES = (Vote(True), Vote(False))
PROPOSE_VETO = ProposeVeto()
VETO_ANSWERS = (AnswerVeto(True), AnswerVeto(False))
END_PEEK = EndPeek()
