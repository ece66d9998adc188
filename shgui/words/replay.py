"""What is said where a finished game is watched again, step by step."""

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
from shgui.words.events import event_line
from shgui.words.game_log import Entry, told_of
from shgui.words.terms import Names
from shgui.words.votes import result

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
"""What follows from a deed by itself, and is seen on the table."""
_BETWEEN = " · "


def step_told(
    words: Catalogue, new: Sequence[Entry], entries: Iterable[Entry], names: Names, rules: str
) -> str:
    """What was done in a step; `entries` are the whole chronicle up to it."""
    events = [line for line in new if isinstance(line, Event)]
    if not events:
        return told_of(words, new, entries, names, rules).replace("\n", _BETWEEN)
    deeds = [event for event in events if not isinstance(event, _FOLLOWS)] or events
    if isinstance(events[0], GameBegan):
        deeds = events
    return _BETWEEN.join(_told(words, event, names, rules) for event in deeds)


def _told(words: Catalogue, event: Event, names: Names, rules: str) -> str:
    if isinstance(event, VotesRevealed):
        return result(words, event)
    return event_line(words, event, names, rules)


def round_of(words: Catalogue, number: int, count: int) -> str:
    text = words.gettext("Round {number} of {count}")
    return text.format(number=words.number(number), count=words.number(count))


def watch_again(words: Catalogue) -> str:
    # Translators: button and heading; a finished game is shown again on its table, step by step; max 24
    return words.pgettext("button", "Watch again")


def play(words: Catalogue, *, playing: bool) -> str:
    if playing:
        # Translators: button; a game that goes by itself, step by step, stands still; max 10
        return words.pgettext("watch", "Pause")
    # Translators: button; a finished game goes by itself, step by step; max 10
    return words.pgettext("watch", "Play")


def step(words: Catalogue) -> str:
    # Translators: button beside an arrow to the left or to the right: one step back or on; max 10
    return words.pgettext("watch", "Step")


def round_(words: Catalogue) -> str:
    # Translators: button beside an arrow to the left or to the right: one round back or on; max 10
    return words.pgettext("watch", "Round")


def step_back(words: Catalogue) -> str:
    return words.gettext("One step back")


def step_on(words: Catalogue) -> str:
    return words.gettext("One step on")


def round_back(words: Catalogue) -> str:
    return words.gettext("One round back")


def round_on(words: Catalogue) -> str:
    return words.gettext("One round on")


def speeds(words: Catalogue) -> tuple[str, str, str]:
    return (
        # Translators: how fast a game goes by itself; max 10
        words.pgettext("speed", "Slow"),
        # Translators: how fast a game goes by itself; neither slow nor fast; max 10
        words.pgettext("speed", "Steady"),
        # Translators: how fast a game goes by itself; max 10
        words.pgettext("speed", "Fast"),
    )


def what_was_hidden(words: Catalogue) -> str:
    # Translators: button and heading: hands, roles and looks that only one player knew then; max 24
    return words.pgettext("watch", "What was hidden")


def nothing_hidden_yet(words: Catalogue) -> str:
    # Translators: below "What was hidden", while in this round nobody has drawn or looked at anything
    return words.gettext("Nobody has looked at a card in this round yet.")


def drawn(words: Catalogue) -> str:
    # Translators: beside a name and in front of cards: those that the President drew; max 24
    return words.pgettext("hidden", "drawn")


def received(words: Catalogue) -> str:
    # Translators: beside a name and in front of cards: those that the Chancellor received; max 24
    return words.pgettext("hidden", "received")


def on_top(words: Catalogue) -> str:
    # Translators: beside a name and in front of cards: those that the President saw on the deck; max 32
    return words.pgettext("hidden", "seen on top of the deck")


def party_of(words: Catalogue, name: str) -> str:
    # Translators: beside a name and in front of a party: that of another player ({name}); max 40
    return words.pgettext("hidden", "party seen ({name})").format(name=name)


def says(words: Catalogue) -> str:
    # Translators: in front of cards or a party: what this player claimed to have seen; max 10
    return words.pgettext("hidden", "says:")
