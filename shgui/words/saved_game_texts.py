"""Texts about game nights: finished games, their groups, and statistics."""

from collections.abc import Mapping, Sequence

from shgui.engine.types import Policy, Role
from shgui.words import terms
from shgui.words.catalogue import Catalogue

ENOUGH_GAMES = 10
"""The fewest games for a table of players."""


def format_game_count(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} game", "{count} games", count)
    return text.format(count=words.number(count))


def describe_policies(words: Catalogue, cards: Sequence[Policy]) -> str:
    """List the enacted policies for screen readers; empty if there are none."""
    if not cards:
        return ""
    text = words.gettext("Policies enacted: {cards}")
    return text.format(cards=terms.list_policies(words, cards))


def get_import_label(words: Catalogue) -> str:
    # Translators: button: take finished games out of files that this program has saved; max 24
    return words.pgettext("button", "Import records")


def get_numbers_label(words: Catalogue) -> str:
    # Translators: button: opens how the games of the chosen group went, in numbers; max 24
    return words.pgettext("button", "The group in numbers")


def format_wins(words: Catalogue, liberals: int, fascists: int) -> str:
    # Translators: how many games each side has won; a headline
    text = words.pgettext("headline", "Liberals {liberals}, Fascists {fascists}")
    return text.format(liberals=words.number(liberals), fascists=words.number(fascists))


def format_undecided(words: Catalogue, count: int) -> str:
    """Say how many games were ended early; empty if none."""
    if not count:
        return ""
    text = words.ngettext(
        "{count} game was ended early and is not counted.",
        "{count} games were ended early and are not counted.",
        count,
    )
    return text.format(count=words.number(count))


def get_too_few_games_text(words: Catalogue) -> str:
    return words.gettext("So few games say nothing about players. Their table begins with the tenth.")


def get_wins_as_heading(words: Catalogue, role: Role) -> str:
    return {
        # Translators: heading of a column: in how many games with this role the player has won; max 24
        Role.LIBERAL: words.pgettext("column", "As Liberal: won"),
        # Translators: heading of a column: in how many games with this role the player has won; max 24
        Role.FASCIST: words.pgettext("column", "As Fascist: won"),
        # Translators: heading of a column: in how many games with this role the player has won; max 24
        Role.HITLER: words.pgettext("column", "As Hitler: won"),
    }[role]


def format_won_of_played(words: Catalogue, number: int, count: int) -> str:
    # Translators: won of played: 13 of 23
    text = words.pgettext("number", "{number} of {count}")
    return text.format(number=words.number(number), count=words.number(count))


def get_from_tenth_text(words: Catalogue) -> str:
    # Translators: beside a player’s marks: the numbers are said from his or her tenth game on
    return words.pgettext("number", "Numbers from the tenth game on")


def describe_player(words: Catalogue, name: str, as_role: Mapping[Role, Sequence[bool]]) -> str:
    """Describe a player's row for screen readers: games played, and won in each role."""
    played = sum(map(len, as_role.values()))
    lines = [
        f"{get_wins_as_heading(words, role)} {format_won_of_played(words, sum(marks), len(marks))}"
        for role, marks in as_role.items()
        if marks and played >= ENOUGH_GAMES
    ]
    return "\n".join((name, format_game_count(words, played), *(lines or [get_from_tenth_text(words)])))


def format_wins_of(words: Catalogue, what: str, liberals: int, count: int) -> str:
    # Translators: {what} is a rulebook or a number of players; how many games the Liberals won, of how many
    text = words.pgettext("number", "{what}: Liberals {liberals} of {count}")
    return text.format(what=what, liberals=words.number(liberals), count=words.number(count))
