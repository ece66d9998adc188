"""Boards, tracker and piles in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.presentation.scenes import SpaceScene


def space_label(words: Catalogue, space: SpaceScene) -> str:
    if space.wins:
        return labels.winning_space(words, space.policy)
    return "" if space.power is None else labels.power_space(words, space.power)


def space_name(words: Catalogue, space: SpaceScene) -> str:
    text = words.gettext("{board}, space {number} of {last}")
    board = labels.board(words, space.policy)
    return text.format(board=board, number=words.number(space.number), last=words.number(space.last))


def space_text(words: Catalogue, space: SpaceScene) -> str:
    """Return what lies on a space and what it brings, in a line each."""
    sentences = []
    if space.filled:
        sentences.append(terms.whole_policy(words, space.policy))
    if space.wins:
        sentences.append(labels.winning_space(words, space.policy))
    if space.power is not None:
        power, effect = terms.power(words, space.power), terms.power_effect(words, space.power)
        sentences.append(_effect(words, power, effect))
    if space.unlocks_veto:
        sentences.append(_effect(words, terms.veto(words), terms.veto_effect(words)))
    if space.veto_possible:
        sentences.append(labels.veto_possible(words))
    if space.begins_hitler_zone:
        sentences.append(labels.hitler_zone_told(words))
    return "\n".join(sentences) or words.gettext("Nothing happens when this space is covered.")


def tracker_text(words: Catalogue, steps: int) -> str:
    """Return how far the tracker has come, and what its last field brings."""
    return f"{labels.tracker_stands(words, steps)}\n{labels.third_step(words)}"


def _effect(words: Catalogue, power: str, effect: str) -> str:
    return words.gettext("{power}: {effect}").format(power=power, effect=effect)
