"""Views that can't be asked for what a seat doesn't know: whatever else is read of them is found out."""

from dataclasses import fields, replace

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine.view import PlayerView
from shgui.reasoning.claim_values import Claim
from tests.bots.play import Player

_FIELDS = tuple(field.name for field in fields(PlayerView))
_KNOWN = frozenset(_FIELDS) - {"roles"} | {"voted"}


class SecretRead(AssertionError):
    """No `AttributeError`: nobody takes it for a value that isn't there."""


class PoisonedView(PlayerView):
    """A view that looks the same to readers of what the seat may know."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> object:
        if name in _KNOWN or (name.startswith("__") and name.endswith("__")):
            return object.__getattribute__(self, name)
        raise SecretRead(name)


def poisoned(view: PlayerView) -> PoisonedView:
    found = object.__new__(PoisonedView)
    for name in _FIELDS:
        object.__setattr__(found, name, getattr(view, name))
    return found


class Taster:
    """Asks a player with nothing but poisoned views."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def decide(self, situation: BotSituation) -> Decision:
        return self._player.decide(_poisoned(situation))

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        return self._player.choose_claim(_poisoned(situation), about)

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        return self._player.choose_comment(_poisoned(situation))


def _poisoned(situation: BotSituation) -> BotSituation:
    return replace(situation, view=poisoned(situation.view))
