"""Sentences on phones for which the main screen has none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Office
from shgui.words import refusal_texts, seat_texts, table_labels, terms
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.presentation.scenes import BoardScene, SpaceScene


def get_done_at_screen_text(words: Catalogue) -> str:
    # Translators: what this phone was asked has been done on the computer's screen; max 40
    return words.gettext("Done at the screen")


def list_board_notes(words: Catalogue, board: BoardScene) -> list[str]:
    """List what the next policy brings and what is in force; empty if nothing."""
    filled = board.enacted
    notes = []
    brought = [] if filled == len(board.spaces) else _list_space_effects(words, board.spaces[filled])
    if brought:
        # Translators: below a board: what the next Policy on it brings, such as "Execution, Veto possible"
        notes.append(words.gettext("Next: {powers}").format(powers=words.row_of(brought)))
    if any(space.begins_hitler_zone and space.filled for space in board.spaces):
        notes.append(words.gettext("Now Fascists win if Hitler is elected Chancellor."))
    if board.veto_possible:
        notes.append(table_labels.get_veto_possible_text(words))
    return notes


def _list_space_effects(words: Catalogue, following: SpaceScene) -> list[str]:
    if following.wins:
        return [table_labels.get_winning_space_label(words, following.policy)]
    brought = [] if following.power is None else [terms.get_power_name(words, following.power)]
    return brought + ([table_labels.get_veto_space_label(words)] if following.unlocks_veto else [])


def get_seat_refusal(words: Catalogue, refusal: Refusal, names: Names, rules: str) -> str:
    """Say below a name why this seat can't be chosen."""
    match refusal.reason:
        case Reason.TARGET_EXECUTED:
            return seat_texts.get_executed_label(words)
        case Reason.TARGET_LAST_PRESIDENT:
            return refusal_texts.get_term_limit_reason(words, Office.PRESIDENT, rules)
        case Reason.TARGET_LAST_CHANCELLOR:
            return refusal_texts.get_term_limit_reason(words, Office.CHANCELLOR, rules)
        case Reason.TARGET_INVESTIGATED:
            return seat_texts.get_investigated_label(words)
        case _:
            return refusal_texts.describe_refusal(words, refusal, names, rules)


def get_back_label(words: Catalogue) -> str:
    return words.pgettext("button", "Back")


def get_unknown_role_label(words: Catalogue) -> str:
    # Translators: beside a player's name: the reader doesn't know this player's role; max 14
    return words.pgettext("role", "Unknown")


def get_waiting_for_screen_text(words: Catalogue) -> str:
    # Translators: at the top of a phone: the computer's screen is at work with something; max 40
    return words.gettext("Waiting for the table’s screen")


class WaitingTexts(NamedTuple):
    move: Sentence
    heading: Sentence
    hint: Sentence


class SeatLostTexts(NamedTuple):
    heading: Sentence
    text: Sentence
    button: Sentence | None
    """Leads back to the joining page; None where there is no way back."""


def _get_seated_heading(words: Catalogue) -> str:
    # Translators: heading on a phone; max 24
    return words.gettext("You have a seat")


def get_take_seat_label(words: Catalogue) -> str:
    # Translators: button on a phone that has no seat any more; leads to the first page; max 24
    return words.pgettext("button", "Take a seat")


WAITING: Mapping[str, WaitingTexts] = {
    "order": WaitingTexts(
        # Translators: at the top of a phone before the game begins; max 40
        lambda words: words.gettext("Waiting for the table to begin"),
        _get_seated_heading,
        lambda words: words.gettext(
            "Seats are put in order on the table’s screen. The game begins there, too."
        ),
    ),
    "fingerprint": WaitingTexts(
        # Translators: at the top of a phone before the roles are dealt; max 40
        lambda words: words.gettext("The roles are about to be dealt"),
        _get_seated_heading,
        lambda words: words.gettext(
            "The table’s screen shows the fingerprint of this game. Your role comes to this phone next."
        ),
    ),
    "again": WaitingTexts(
        lambda words: words.gettext("Waiting for the table to begin"),
        # Translators: heading on a phone after a game; max 32
        lambda words: words.gettext("You stay for the next game"),
        lambda words: words.gettext("The same group can begin again on the table’s screen."),
    ),
    "held": WaitingTexts(
        get_waiting_for_screen_text,
        _get_seated_heading,
        lambda words: words.gettext(
            "The screen first shows what happened last. Then the game goes on here, too."
        ),
    ),
    "watching": WaitingTexts(
        lambda words: words.gettext("Waiting for the table to begin"),
        # Translators: heading on a phone or television that has no seat; max 32
        lambda words: words.gettext("You are watching"),
        lambda words: words.gettext("The table shows here as soon as the game is under way."),
    ),
}
"""Texts for a phone that waits, before a game or while nothing of it may show."""

SEAT_LOST: Mapping[str, SeatLostTexts] = {
    "taken": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("Another phone has this seat"),
        lambda words: words.gettext(
            "This phone no longer knows your hand. If that was not your doing, say so at"
            " the table: you can get the seat back there."
        ),
        get_take_seat_label,
    ),
    "screen": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("This seat is at the screen"),
        lambda words: words.gettext(
            "Its hand now opens on the table’s screen. To use a phone again, open the menu"
            " of this seat there."
        ),
        get_take_seat_label,
    ),
    "unseated": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("You have no seat any more"),
        lambda words: words.gettext("Your seat was freed on the table’s screen."),
        get_take_seat_label,
    ),
    "left": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("You have left your seat"),
        lambda words: words.gettext("This phone has forgotten your hand. You play at the table’s screen."),
        get_take_seat_label,
    ),
    "new_code": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("The table has a new code"),
        lambda words: words.gettext("Scan the code on the main screen to come in again."),
        None,
    ),
    "closed": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("The table plays without phones"),
        lambda words: words.gettext("All play at the table’s screen. This phone has forgotten your hand."),
        None,
    ),
    "evening": SeatLostTexts(
        # Translators: heading on a phone; max 36
        lambda words: words.gettext("The evening is over"),
        lambda words: words.gettext("This phone has forgotten everything about it. Thanks for playing!"),
        None,
    ),
}
"""The reasons why a phone has lost its seat."""

REFUSED: Mapping[str, Sentence] = {
    "wrong_word": lambda words: words.gettext("That is not the word on the table’s screen."),
    "too_many_tries": lambda words: words.gettext(
        "Too many wrong words. Wait a moment, then read the word on the screen again."
    ),
    "seat_taken": lambda words: words.gettext("Somebody else has just taken this seat."),
    "at_screen": lambda words: words.gettext("The player of this seat uses the table’s screen."),
    "too_many_rows": lambda words: words.gettext(
        "Too many people are sitting down at once. Wait a minute, or ask someone at the main screen to let"
        " you in."
    ),
    "too_many_requests": lambda words: words.gettext(
        "Several phones are waiting for this seat. Ask the table to turn them down first."
    ),
    "turned_down": lambda words: words.gettext("The table didn’t give this phone the seat."),
    "table_full": lambda words: words.gettext("The table is full: ten can play. You can watch."),
    "no_new_names": lambda words: words.gettext(
        "The game has begun. You can take a seat that has a name, or watch."
    ),
    "no_seat": lambda words: words.gettext("This phone has no seat at the table."),
    "too_late": lambda words: words.gettext("This is no longer asked."),
    "too_fast": lambda words: words.gettext("That was too much at once. Try again in a moment."),
    "not_saved": lambda words: words.gettext("The computer could not save this, so it was not done."),
    "not_understood": lambda words: words.gettext("The table did not understand that. Reload this page."),
}
"""The reasons for refusing a phone's request, beside those of rules and table."""
