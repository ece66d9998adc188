"""The spaces of a board, in the order in which they are filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.words import table_labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.power_texts import POWERS

if TYPE_CHECKING:
    from shgui.presentation.scenes import SpaceScene


def get_space_label(words: Catalogue, space: SpaceScene) -> str:
    if space.wins:
        return table_labels.get_winning_space_label(words, space.policy)
    return "" if space.power is None else POWERS[space.power].space(words)


def format_space_name(words: Catalogue, space: SpaceScene) -> str:
    text = words.gettext("{board}, space {number} of {last}")
    board = table_labels.get_board_name(words, space.policy)
    return text.format(board=board, number=words.number(space.number), last=words.number(space.last))


def describe_space(words: Catalogue, space: SpaceScene) -> str:
    """Return what lies on a space and what it brings, in a line each."""
    sentences = []
    if space.filled:
        sentences.append(terms.get_policy_name(words, space.policy))
    if space.wins:
        sentences.append(table_labels.get_winning_space_label(words, space.policy))
    if space.power is not None:
        power, effect = terms.get_power_name(words, space.power), POWERS[space.power].effect(words)
        sentences.append(_format_effect(words, power, effect))
    if space.unlocks_veto:
        sentences.append(
            _format_effect(
                words,
                words.pgettext("term", "Veto Power"),
                words.gettext(
                    "The Chancellor may propose to discard both Policies; this needs the President’s consent."
                ),
            )
        )
    if space.veto_possible:
        sentences.append(table_labels.get_veto_possible_text(words))
    if space.begins_hitler_zone:
        sentences.append(words.gettext("From here on Fascists win if Hitler is elected Chancellor."))
    return "\n".join(sentences) or words.gettext("Nothing happens when this space is covered.")


def describe_tracker(words: Catalogue, steps: int) -> str:
    """Return how far the tracker has come, and what its last field brings."""
    third_step = words.gettext("The third step brings chaos: the top Policy is enacted, but grants no power.")
    return f"{table_labels.format_tracker(words, steps)}\n{third_step}"


def _format_effect(words: Catalogue, power: str, effect: str) -> str:
    return words.gettext("{power}: {effect}").format(power=power, effect=effect)
