"""How to play: the topics, what each tells under the rules of a game, and which of them answer a search."""

import unicodedata
from enum import StrEnum
from typing import NamedTuple

from shgui.engine.editions import differences, edition
from shgui.words import power_boards
from shgui.words.catalogue import Catalogue
from shgui.words.edition_names import edition_name
from shgui.words.editions import difference_line


class Topic(StrEnum):
    """In the order of reading. A page of the program names the one that fits what is done there."""

    THREE_MINUTES = "three_minutes"
    GOAL = "goal"
    SET_UP = "set_up"
    HAND_OVER = "hand_over"
    PHONES = "phones"
    BOTS = "bots"
    ROUND = "round"
    NOMINATION = "nomination"
    TERM_LIMITS = "term_limits"
    VOTE = "vote"
    TRACKER = "tracker"
    LEGISLATION = "legislation"
    VETO = "veto"
    POWERS = "powers"
    INVESTIGATE = "investigate"
    SPECIAL_ELECTION = "special_election"
    PEEK = "peek"
    EXECUTE = "execute"
    LYING = "lying"
    STRATEGY = "strategy"
    FAIRNESS = "fairness"


class HelpTopicPage(NamedTuple):
    topic: Topic
    title: str
    paragraphs: tuple[str, ...]
    pictured: str
    """What the picture tells that no paragraph does; for those who can't see it."""
    differences: tuple[str, ...]
    """Where the rulebook of the game leaves the official rules on this topic."""
    above_differences: str
    """What holds of the two that every difference names."""


_SWITCHES = {
    Topic.TERM_LIMITS: ("term_limit_basis", "five_rule"),
    Topic.TRACKER: ("tracker_reset", "chaos_reshuffle_at_most"),
    Topic.LEGISLATION: ("session_reshuffle_at_most", "shuffle_before_pass", "tile_laid_by"),
    Topic.EXECUTE: ("role_card_shown_on_hitler_death",),
}


def help_page(words: Catalogue, topic: Topic, rules: str) -> HelpTopicPage:
    """One topic as it holds under an edition of the rules."""
    from shgui.words.help_texts import paragraphs, title

    told = _told(words, topic, rules)
    return HelpTopicPage(
        topic,
        title(words, topic),
        paragraphs(words, topic, edition(rules)),
        power_boards.described(words) if topic is Topic.POWERS else "",
        told,
        _which_holds(words, rules) if told else "",
    )


def found(words: Catalogue, wanted: str, rules: str) -> tuple[Topic, ...]:
    """The topics in which every wanted word occurs, by title first; without a word all of them."""
    sought = _plain(wanted).split()
    pages = [help_page(words, topic, rules) for topic in Topic]
    hits = [page for page in pages if all(word in _plain(_whole(page)) for word in sought)]
    hits.sort(key=lambda page: not all(word in _plain(page.title) for word in sought))
    return tuple(page.topic for page in hits)


def _told(words: Catalogue, topic: Topic, rules: str) -> tuple[str, ...]:
    switches = _SWITCHES.get(topic, ())
    return tuple(difference_line(words, each) for each in differences(rules) if each.switch in switches)


def _which_holds(words: Catalogue, rules: str) -> str:
    text = words.gettext(
        "{rulebook}: this holds in your game. In brackets you find what the official rules say, those of the"
        " original game."
    )
    return text.format(rulebook=edition_name(words, rules))


def _whole(page: HelpTopicPage) -> str:
    return " ".join((page.title, *page.paragraphs, page.pictured, *page.differences))


def _plain(text: str) -> str:
    """Without case, accents and no-break signs, so that a hurried search finds them too."""
    decomposed = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l").replace("\u2010", "-")
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
