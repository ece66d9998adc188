"""The line that says what happened last, and stays until there is something newer to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.engine.events import (
    ChancellorNominated,
    ChaosBroke,
    GameBegan,
    GameEnded,
    PolicyEnacted,
    PowerUsed,
    RoundBegan,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VotesRevealed,
)
from shgui.words.catalogue import Catalogue
from shgui.words.events import event_line
from shgui.words.terms import Names
from shgui.words.verification import grouped
from shgui.words.votes import result

if TYPE_CHECKING:
    from shgui.engine.view import PlayerView

_TELLING = ChaosBroke | PolicyEnacted | PowerUsed | VetoAgreed | VetoProposed | VetoRefused


def news(words: Catalogue, view: PlayerView, names: Names) -> str:
    """Empty where the question itself says it all: after a nomination, and when the game is over."""
    for event in reversed(view.history):
        if isinstance(event, ChancellorNominated | GameEnded):
            return ""
        if isinstance(event, VotesRevealed):
            return result(words, event)
        if isinstance(event, _TELLING):
            return event_line(words, event, names, view.edition)
        if isinstance(event, GameBegan):
            return fingerprint(words, event.commitment)
    return ""


def fingerprint(words: Catalogue, commitment: str) -> str:
    """What the table can note before the first role is looked at; nothing for a game dealt by hand."""
    if not commitment:
        return ""
    return words.gettext("Fingerprint of this game: {fingerprint}").format(fingerprint=grouped(commitment))


def verdict(view: PlayerView) -> bool | None:
    """Return whether the votes that are the news elected a government; None where they are no news.

    A rejection ends its round: a stamp of it would stand beside the next candidate, as if for that one.
    """
    for event in reversed(view.history):
        if isinstance(event, VotesRevealed):
            return sum(vote for _, vote in event.ballots) * 2 > len(event.ballots)
        if isinstance(event, _TELLING | RoundBegan | ChancellorNominated | GameEnded):
            return None
    return None
