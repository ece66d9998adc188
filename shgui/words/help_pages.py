"""The pages of "How to play" under the rules of a game, and the search among them."""

import unicodedata
from itertools import groupby
from typing import NamedTuple

from shgui.engine.components import BOARDS, VETO_ZONE, Board
from shgui.engine.editions import find_differences, get_edition
from shgui.engine.types import Policy
from shgui.words import table_labels
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import describe_difference, get_edition_name
from shgui.words.help_texts import PARAGRAPHS, TITLES
from shgui.words.help_topics import Topic
from shgui.words.power_texts import POWERS

Players = tuple[int, ...]


def list_boards() -> tuple[tuple[Players, Board], ...]:
    """List every board with the numbers of players that it is for."""
    return tuple((tuple(players), board) for board, players in groupby(BOARDS, BOARDS.__getitem__))


def describe_boards(words: Catalogue) -> str:
    """Describe all boards, a line each."""
    return "\n".join(_describe_board(words, players, board) for players, board in list_boards())


def _describe_board(words: Catalogue, players: Players, board: Board) -> str:
    # Translators: {spaces} are what the spaces of a board grant: no power, no power, Policy Peek …
    text = words.gettext("{fewest} or {most} players, space by space: {spaces}.")
    return text.format(
        fewest=words.number(players[0]),
        most=words.number(players[-1]),
        spaces=words.row_of([_describe_space(words, board, number) for number in range(1, len(board) + 1)]),
    )


def _describe_space(words: Catalogue, board: Board, number: int) -> str:
    power = board[number - 1]
    if number == len(board):
        return table_labels.get_winning_space_label(words, Policy.FASCIST)
    if power is None:
        # Translators: a space of the Fascist board that grants nothing
        return words.pgettext("board", "no power")
    space = POWERS[power].space(words)
    return f"{space} ({table_labels.get_veto_space_label(words)})" if number == VETO_ZONE else space


class HelpTopicPage(NamedTuple):
    topic: Topic
    title: str
    paragraphs: tuple[str, ...]
    pictured: str
    """The content of the picture in words, for those who can't see it."""
    differences: tuple[str, ...]
    """The differences of the game's rulebook from the official rules on this topic."""
    above_differences: str
    """An explanation of which of the two rules holds."""


_SWITCHES = {
    Topic.TERM_LIMITS: ("term_limit_basis", "five_rule"),
    Topic.TRACKER: ("tracker_reset", "chaos_reshuffle_at_most"),
    Topic.LEGISLATION: ("session_reshuffle_at_most", "shuffle_before_pass", "tile_laid_by"),
    Topic.EXECUTE: ("role_card_shown_on_hitler_death",),
}


def build_help_page(words: Catalogue, topic: Topic, rules: str) -> HelpTopicPage:
    """Build the page of one topic as it holds under an edition of the rules."""
    switches = _SWITCHES.get(topic, ())
    found = tuple(
        describe_difference(words, each) for each in find_differences(rules) if each.switch in switches
    )
    return HelpTopicPage(
        topic,
        TITLES[topic](words),
        PARAGRAPHS[topic](words, get_edition(rules)),
        describe_boards(words) if topic is Topic.POWERS else "",
        found,
        _explain_differences(words, rules) if found else "",
    )


def find_topics(words: Catalogue, wanted: str, rules: str) -> tuple[Topic, ...]:
    """Return the topics that contain every wanted word, those with it in their title first."""
    sought = _simplify(wanted).split()
    pages = [build_help_page(words, topic, rules) for topic in Topic]
    texts = [" ".join((page.title, *page.paragraphs, page.pictured, *page.differences)) for page in pages]
    hits = [
        page
        for page, text in zip(pages, map(_simplify, texts), strict=True)
        if all(word in text for word in sought)
    ]
    hits.sort(key=lambda page: not all(word in _simplify(page.title) for word in sought))
    return tuple(page.topic for page in hits)


def _explain_differences(words: Catalogue, rules: str) -> str:
    text = words.gettext(
        "{rulebook}: this holds in your game. In brackets you find what the official rules say, those of the"
        " original game."
    )
    return text.format(rulebook=get_edition_name(words, rules))


def _simplify(text: str) -> str:
    """Drop case, accents and no-break hyphens, so that a hurried search finds the text."""
    decomposed = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l").replace("\u2010", "-")
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
