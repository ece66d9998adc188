"""Texts about the curve of a player's suspicion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.review.curves import SuspicionCurve


def format_percent(words: Catalogue, chance: float) -> str:
    """Format a chance such as 17%; 0 and 100 only where it is certain."""
    hundredths = round(100 * chance)
    if chance not in (0, 1):
        hundredths = min(max(hundredths, 1), 99)
    # Translators: a chance; some languages put a space before the sign
    return words.pgettext("chance", "{count}%").format(count=words.number(hundredths))


def format_ja_line(words: Catalogue, curve: SuspicionCurve) -> str:
    """Say how often a player said Ja! to other players' governments with a Fascist."""
    # Translators: so many Ja! of all votes on governments with a Fascist; max 36
    text = words.pgettext("curve", "Ja! to Fascists: {count} of {all}")
    return text.format(count=words.number(curve.ja), all=words.number(curve.of))


def describe_curve(words: Catalogue, curve: SuspicionCurve) -> str:
    """Describe a curve for screen readers; the player's name stands before it."""
    # Translators: {levels} are such as "40% at the start, 59% after round 8"
    text = words.gettext("Likely a Fascist: {levels}.")
    return text.format(levels=words.row_of(list(_list_levels(words, curve))))


def _list_levels(words: Catalogue, curve: SuspicionCurve) -> Iterator[str]:
    # Translators: {chance} is such as "44%"
    text = words.pgettext("chance", "{chance} at the start")
    yield text.format(chance=format_percent(words, curve.chances[0]))
    last = len(curve.chances) - 1
    if curve.turning is not None and curve.turning != last:
        # Translators: {chance} is such as "44%"
        text = words.pgettext("chance", "{chance} after round {number}")
        chance = format_percent(words, curve.chances[curve.turning])
        yield text.format(chance=chance, number=words.number(curve.turning))
    if curve.executed_in is None:
        # Translators: {chance} is such as "44%"
        text = words.pgettext("chance", "{chance} at the end")
    else:
        # Translators: of an executed player; {chance} is such as "44%"
        text = words.pgettext("chance", "{chance} when shot in round {number}")
    yield text.format(chance=format_percent(words, curve.chances[-1]), number=words.number(last))
