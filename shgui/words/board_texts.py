"""The spaces of a board, in the order in which they are filled: what lies there and what they bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shgui.engine.components import HITLER_ZONE, LIBERAL_SPACES, VETO_ZONE
from shgui.engine.events import ChancellorNominated, ChaosBroke, Event, PolicyEnacted
from shgui.engine.types import Policy, Power
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class SpaceScene:
    policy: Policy
    number: int
    last: int
    """How many spaces the board has."""
    filled: bool
    power: Power | None
    """What the President may do when a government fills this space."""
    veto: bool
    """Once it is filled, a veto can be proposed."""
    zone: bool
    """Once it is filled, Hitler as Chancellor wins."""
    fresh: bool = False
    """What lies there is the news."""
    veto_possible: bool = False
    """It has unlocked the veto."""

    @property
    def wins(self) -> bool:
        return self.number == self.last


BoardRow = tuple[SpaceScene, ...]
"""All spaces of a board."""


def board_row(view: PlayerView, policy: Policy) -> BoardRow:
    liberal = policy is Policy.LIBERAL
    powers = (None,) * LIBERAL_SPACES if liberal else view.board
    enacted = view.liberal if liberal else view.fascist
    fresh = enacted if _laid_last(view.history) is policy else 0
    return tuple(
        SpaceScene(
            policy=policy,
            number=number,
            last=len(powers),
            filled=number <= enacted,
            power=power,
            veto=not liberal and number == VETO_ZONE,
            zone=not liberal and number == HITLER_ZONE,
            fresh=number == fresh,
            veto_possible=not liberal and number == VETO_ZONE and view.veto_unlocked,
        )
        for number, power in enumerate(powers, 1)
    )


def _laid_last(history: Sequence[Event]) -> Policy | None:
    """The policy that is the news; None when somebody has been nominated since."""
    for event in reversed(history):
        if isinstance(event, PolicyEnacted | ChaosBroke):
            return event.policy
        if isinstance(event, ChancellorNominated):
            return None
    return None


def space_print(words: Catalogue, row: SpaceScene) -> str:
    if row.wins:
        return labels.winning_space(words, row.policy)
    return "" if row.power is None else labels.power_space(words, row.power)


def space_name(words: Catalogue, row: SpaceScene) -> str:
    text = words.gettext("{board}, space {number} of {last}")
    board = labels.board(words, row.policy)
    return text.format(board=board, number=words.number(row.number), last=words.number(row.last))


def space_told(words: Catalogue, row: SpaceScene) -> str:
    """What lies there and what it brings, in full."""
    sentences = []
    if row.filled:
        sentences.append(terms.whole_policy(words, row.policy))
    if row.wins:
        sentences.append(labels.winning_space(words, row.policy))
    if row.power is not None:
        sentences.append(_effect(words, terms.power(words, row.power), terms.power_effect(words, row.power)))
    if row.veto:
        sentences.append(_effect(words, terms.veto(words), terms.veto_effect(words)))
    if row.veto_possible:
        sentences.append(labels.veto_possible(words))
    if row.zone:
        sentences.append(labels.hitler_zone_told(words))
    return "\n".join(sentences) or words.gettext("Nothing happens when this space is covered.")


def _effect(words: Catalogue, power: str, effect: str) -> str:
    return words.gettext("{power}: {effect}").format(power=power, effect=effect)
