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
from shgui.words.event_texts import describe_event
from shgui.words.terms import Names
from shgui.words.verification_texts import format_fingerprint
from shgui.words.vote_texts import describe_vote_result

if TYPE_CHECKING:
    from shgui.engine.view import PlayerView

_NewsEvent = ChaosBroke | PolicyEnacted | PowerUsed | VetoAgreed | VetoProposed | VetoRefused


def describe_news(words: Catalogue, view: PlayerView, names: Names) -> str:
    """Describe what happened last; empty after a nomination and at the end, where the prompt says it."""
    for event in reversed(view.history):
        if isinstance(event, ChancellorNominated | GameEnded):
            return ""
        if isinstance(event, VotesRevealed):
            return describe_vote_result(words, event)
        if isinstance(event, _NewsEvent):
            return describe_event(words, event, names, view.edition)
        # A game dealt by hand has no fingerprint.
        if isinstance(event, GameBegan) and event.commitment:
            fingerprint = format_fingerprint(event.commitment)
            return words.gettext("Fingerprint of this game: {fingerprint}").format(fingerprint=fingerprint)
    return ""


def find_verdict(view: PlayerView) -> bool | None:
    """Return whether the votes that are the news elected a government; None where they are no news.

    A rejection ends its round: a stamp of it would stand beside the next candidate, as if for that one.
    """
    for event in reversed(view.history):
        if isinstance(event, VotesRevealed):
            return sum(vote for _, vote in event.ballots) * 2 > len(event.ballots)
        if isinstance(event, _NewsEvent | RoundBegan | ChancellorNominated | GameEnded):
            return None
    return None
