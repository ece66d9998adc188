"""Texts of the page on which a finished game is watched again."""

from collections.abc import Iterable, Sequence

from shgui.engine.events import (
    DeckReshuffled,
    Event,
    GameBegan,
    GovernmentElected,
    GovernmentRejected,
    PoliciesDrawn,
    PowerGranted,
    RoundBegan,
    TrackerAdvanced,
    TrackerReset,
    VetoUnlocked,
    VotesRevealed,
)
from shgui.words.catalogue import Catalogue
from shgui.words.event_texts import describe_event
from shgui.words.game_log import LogEntry, format_entries
from shgui.words.terms import Names
from shgui.words.vote_texts import describe_vote_result

_FOLLOWS = (
    GovernmentElected
    | GovernmentRejected
    | PoliciesDrawn
    | PowerGranted
    | RoundBegan
    | TrackerAdvanced
    | TrackerReset
    | VetoUnlocked
    | DeckReshuffled
)
"""Events that follow by themselves and are seen on the table."""
_BETWEEN = " · "


def describe_replay_step(
    words: Catalogue, new: Sequence[LogEntry], entries: Iterable[LogEntry], names: Names, rules: str
) -> str:
    """Describe a step; `entries` are the whole log up to it."""
    events = [line for line in new if isinstance(line, Event)]
    if not events:
        return format_entries(words, new, entries, names, rules).replace("\n", _BETWEEN)
    deeds = [event for event in events if not isinstance(event, _FOLLOWS)] or events
    if isinstance(events[0], GameBegan):
        deeds = events
    return _BETWEEN.join(_describe_event(words, event, names, rules) for event in deeds)


def _describe_event(words: Catalogue, event: Event, names: Names, rules: str) -> str:
    if isinstance(event, VotesRevealed):
        return describe_vote_result(words, event)
    return describe_event(words, event, names, rules)


def format_round_of(words: Catalogue, number: int, count: int) -> str:
    text = words.gettext("Round {number} of {count}")
    return text.format(number=words.number(number), count=words.number(count))


def get_watch_again_label(words: Catalogue) -> str:
    # Translators: button and heading; a finished game is shown again on its table, step by step; max 24
    return words.pgettext("button", "Watch again")


def get_play_label(words: Catalogue, *, playing: bool) -> str:
    if playing:
        # Translators: button; a game that goes by itself, step by step, stands still; max 10
        return words.pgettext("watch", "Pause")
    # Translators: button; a finished game goes by itself, step by step; max 10
    return words.pgettext("watch", "Play")


def get_step_label(words: Catalogue) -> str:
    # Translators: button beside an arrow to the left or to the right: one step back or on; max 10
    return words.pgettext("watch", "Step")


def get_round_label(words: Catalogue) -> str:
    # Translators: button beside an arrow to the left or to the right: one round back or on; max 10
    return words.pgettext("watch", "Round")


def get_step_back_label(words: Catalogue) -> str:
    return words.gettext("One step back")


def get_step_on_label(words: Catalogue) -> str:
    return words.gettext("One step on")


def get_round_back_label(words: Catalogue) -> str:
    return words.gettext("One round back")


def get_round_on_label(words: Catalogue) -> str:
    return words.gettext("One round on")


def list_speeds(words: Catalogue) -> tuple[str, str, str]:
    return (
        # Translators: how fast a game goes by itself; max 10
        words.pgettext("speed", "Slow"),
        # Translators: how fast a game goes by itself; neither slow nor fast; max 10
        words.pgettext("speed", "Steady"),
        # Translators: how fast a game goes by itself; max 10
        words.pgettext("speed", "Fast"),
    )


def get_hidden_heading(words: Catalogue) -> str:
    # Translators: button and heading: hands, roles and looks that only one player knew then; max 24
    return words.pgettext("watch", "What was hidden")


def get_nothing_hidden_text(words: Catalogue) -> str:
    # Translators: below "What was hidden", while in this round nobody has drawn or looked at anything
    return words.gettext("Nobody has looked at a card in this round yet.")
