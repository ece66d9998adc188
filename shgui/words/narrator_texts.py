"""Sentences for the narrator: the opening, its rehearsal, and what the whole table saw.

The sentences carry no names, so that each can be spoken by a recording. Several of them say who closes and
opens eyes; in which order a book wants them is its own affair (`shgui.narrator.opening_script`).
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import pairwise

from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameEnded,
    GovernmentElected,
    GovernmentRejected,
    PlayerExecuted,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
)
from shgui.engine.types import Outcome, Policy, Power
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.languages import get_endonym
from shgui.words.power_texts import POWERS


class NarratorLine(StrEnum):
    """All that can be said; the value is the name of its recording."""

    ALL_CLOSE = "all-close"
    ALL_CLOSE_WITH_FIST = "all-close-with-fist"
    FASCIST_AND_HITLER_OPEN = "fascist-and-hitler-open"
    HITLER_SIGNALS = "hitler-signals"
    FASCISTS_OPEN = "fascists-open"
    HITLER_THUMB = "hitler-thumb"
    FASCISTS_NOTE_HITLER = "fascists-note-hitler"
    CLOSE_AGAIN = "close-again"
    CLOSE_AGAIN_HANDS_DOWN = "close-again-hands-down"
    FASCIST_AND_HITLER_CLOSE = "fascist-and-hitler-close"
    FASCISTS_CLOSE_THUMB_DOWN = "fascists-close-thumb-down"
    ALL_OPEN = "all-open"
    SPEAK_UP = "speak-up"

    REHEARSAL_BEGINS = "rehearsal-begins"
    TRY_CLOSED_EYES = "try-closed-eyes"
    TRY_FIST = "try-fist"
    TRY_SMALL_LOOK = "try-small-look"
    TRY_SMALL_SIGN = "try-small-sign"
    TRY_LOOK = "try-look"
    TRY_THUMB = "try-thumb"
    TRY_NOTE = "try-note"
    TRY_CLOSE_AGAIN = "try-close-again"
    TRY_HANDS_DOWN = "try-hands-down"
    TRY_END = "try-end"
    REHEARSAL_ENDS = "rehearsal-ends"

    GOVERNMENT_ELECTED = "government-elected"
    GOVERNMENT_REJECTED = "government-rejected"
    NOT_HITLER = "not-hitler"
    LIBERAL_POLICY = "liberal-policy"
    FASCIST_POLICY = "fascist-policy"
    CHAOS = "chaos"
    RESHUFFLED = "reshuffled"
    VETO_PROPOSED = "veto-proposed"
    VETO_REFUSED = "veto-refused"
    VETO = "veto"
    VETO_UNLOCKED = "veto-unlocked"
    POWER_INVESTIGATE = "power-investigate"
    POWER_SPECIAL_ELECTION = "power-special-election"
    POWER_PEEK = "power-peek"
    POWER_EXECUTE = "power-execute"
    GAME_GOES_ON = "game-goes-on"
    LIBERALS_WIN = "liberals-win"
    FASCISTS_WIN = "fascists-win"
    ENDED_EARLY = "ended-early"


OPENING_LINES = tuple(NarratorLine)[: tuple(NarratorLine).index(NarratorLine.SPEAK_UP) + 1]
REHEARSAL_LINES = tuple(NarratorLine)[
    len(OPENING_LINES) : tuple(NarratorLine).index(NarratorLine.REHEARSAL_ENDS) + 1
]
PUBLIC_LINES = tuple(NarratorLine)[len(OPENING_LINES) + len(REHEARSAL_LINES) :]
"""Sentences about the game; they tell only what the whole table saw."""


def get_pause_text(words: Catalogue) -> str:
    # Translators: on the screen while some players have their eyes open and look at one another; max 32
    return words.pgettext("spoken", "Look, and remember.")


def format_accent_warning(words: Catalogue, language: str) -> str:
    # Translators: {language} is what a language calls itself, such as Norsk; the voice reads lines of text
    text = words.gettext(
        "{language}: the computer voice that came with the program has a strong foreign accent and is hard to"
        " understand. Read along on the screen."
    )
    return text.format(language=get_endonym(language))


def list_narrator_lines(events: Iterable[Event]) -> tuple[NarratorLine, ...]:
    """Return what the narrator says of events, in their order."""
    pairs = pairwise((None, *events))
    return tuple(
        said for before, event in pairs if event and (said := _choose_line(event, before)) is not None
    )


def _choose_line(event: Event, before: Event | None) -> NarratorLine | None:
    match event:
        case RoundBegan():
            # Had it been Hitler, there would be no further round.
            return NarratorLine.GAME_GOES_ON if isinstance(before, PlayerExecuted) else None
        case PolicyEnacted(policy=policy):
            return NarratorLine.LIBERAL_POLICY if policy is Policy.LIBERAL else NarratorLine.FASCIST_POLICY
        case PowerGranted(power=power):
            return _get_power_line(power)
        case GameEnded(outcome=outcome):
            liberal = outcome in (Outcome.FIVE_LIBERAL_POLICIES, Outcome.HITLER_EXECUTED)
            return NarratorLine.LIBERALS_WIN if liberal else NarratorLine.FASCISTS_WIN
        case _:
            return _EVENTS.get(type(event))


def _get_power_line(power: Power) -> NarratorLine:
    return NarratorLine(f"power-{power.value.replace('_', '-')}")


_EVENTS: Mapping[type[Event], NarratorLine] = {
    GovernmentElected: NarratorLine.GOVERNMENT_ELECTED,
    GovernmentRejected: NarratorLine.GOVERNMENT_REJECTED,
    ChancellorCleared: NarratorLine.NOT_HITLER,
    ChaosBroke: NarratorLine.CHAOS,
    DeckReshuffled: NarratorLine.RESHUFFLED,
    VetoProposed: NarratorLine.VETO_PROPOSED,
    VetoRefused: NarratorLine.VETO_REFUSED,
    VetoAgreed: NarratorLine.VETO,
    VetoUnlocked: NarratorLine.VETO_UNLOCKED,
}
SENTENCES: Mapping[NarratorLine, Sentence] = {
    # Translators: this and all of the context "spoken" is said aloud to a whole table: plain words that are
    # Translators: understood at the first hearing; with five or six players one Fascist sits beside Hitler.
    NarratorLine.ALL_CLOSE: lambda words: words.pgettext("spoken", "Everyone, close your eyes now."),
    NarratorLine.ALL_CLOSE_WITH_FIST: lambda words: words.pgettext(
        "spoken", "Everyone, close your eyes and hold a fist out over the table."
    ),
    NarratorLine.FASCIST_AND_HITLER_OPEN: lambda words: words.pgettext(
        "spoken", "Fascist and Hitler, open your eyes and find one another."
    ),
    NarratorLine.HITLER_SIGNALS: lambda words: words.pgettext(
        "spoken", "Hitler, give a sign that it is you."
    ),
    NarratorLine.FASCISTS_OPEN: lambda words: words.pgettext(
        "spoken", "Fascists, open your eyes and find one another. Hitler, keep yours closed."
    ),
    NarratorLine.HITLER_THUMB: lambda words: words.pgettext(
        "spoken", "Hitler, raise a thumb now. Your eyes stay closed."
    ),
    NarratorLine.FASCISTS_NOTE_HITLER: lambda words: words.pgettext(
        "spoken", "Fascists, see whose thumb is up: that is Hitler."
    ),
    NarratorLine.CLOSE_AGAIN: lambda words: words.pgettext("spoken", "Now everyone, close your eyes again."),
    NarratorLine.CLOSE_AGAIN_HANDS_DOWN: lambda words: words.pgettext(
        "spoken", "Now everyone, close your eyes again and take your hands down."
    ),
    NarratorLine.FASCIST_AND_HITLER_CLOSE: lambda words: words.pgettext(
        "spoken", "Fascist and Hitler, close your eyes again."
    ),
    NarratorLine.FASCISTS_CLOSE_THUMB_DOWN: lambda words: words.pgettext(
        "spoken", "Fascists, close your eyes again. Hitler, take your thumb down."
    ),
    NarratorLine.ALL_OPEN: lambda words: words.pgettext("spoken", "You can all open your eyes."),
    NarratorLine.SPEAK_UP: lambda words: words.pgettext("spoken", "If something went wrong, say so at once."),
    NarratorLine.REHEARSAL_BEGINS: lambda words: words.pgettext(
        "spoken", "This is a rehearsal: keep your eyes open and try every sign."
    ),
    NarratorLine.TRY_CLOSED_EYES: lambda words: words.pgettext(
        "spoken", "In the game, eyes stay closed until your own group is called."
    ),
    NarratorLine.TRY_FIST: lambda words: words.pgettext(
        "spoken", "A fist over the table: from there a thumb goes up without a sound."
    ),
    NarratorLine.TRY_SMALL_LOOK: lambda words: words.pgettext(
        "spoken", "The Fascist and Hitler will look at one another without a sound."
    ),
    # Translators: said in the rehearsal, before anybody is Hitler: everybody tries the sign
    NarratorLine.TRY_SMALL_SIGN: lambda words: words.pgettext(
        "spoken", "The sign is a nod. Try it, everyone."
    ),
    NarratorLine.TRY_LOOK: lambda words: words.pgettext(
        "spoken", "The Fascists will look at one another without a sound. Hitler won’t see them."
    ),
    NarratorLine.TRY_THUMB: lambda words: words.pgettext(
        "spoken", "This is the sign: a thumb up. Try it, everyone."
    ),
    NarratorLine.TRY_NOTE: lambda words: words.pgettext(
        "spoken", "Later only Hitler gives it, and only the Fascists see it."
    ),
    NarratorLine.TRY_CLOSE_AGAIN: lambda words: words.pgettext(
        "spoken", "Then everyone closes their eyes again."
    ),
    NarratorLine.TRY_HANDS_DOWN: lambda words: words.pgettext(
        "spoken", "All hands go down before anyone looks up. Nobody must see who gave the sign."
    ),
    NarratorLine.TRY_END: lambda words: words.pgettext(
        "spoken", "At the end everyone looks up. If something went wrong, deal the roles again."
    ),
    NarratorLine.REHEARSAL_ENDS: lambda words: words.pgettext(
        "spoken", "End of the rehearsal. Next time it counts."
    ),
    NarratorLine.GOVERNMENT_ELECTED: lambda words: words.pgettext("spoken", "The government is elected."),
    NarratorLine.GOVERNMENT_REJECTED: lambda words: words.pgettext("spoken", "The government is rejected."),
    # Translators: of a Chancellor elected after three Fascist Policies, when the question has been answered
    NarratorLine.NOT_HITLER: lambda words: words.pgettext("spoken", "It is not Hitler."),
    NarratorLine.LIBERAL_POLICY: lambda words: words.pgettext("spoken", "A Liberal Policy is enacted."),
    NarratorLine.FASCIST_POLICY: lambda words: words.pgettext("spoken", "A Fascist Policy is enacted."),
    NarratorLine.CHAOS: lambda words: words.pgettext("spoken", "Chaos: the top Policy is enacted."),
    NarratorLine.RESHUFFLED: lambda words: words.pgettext(
        "spoken", "The discarded Policies go back into the deck."
    ),
    NarratorLine.VETO_PROPOSED: lambda words: words.pgettext("spoken", "A veto has been proposed."),
    NarratorLine.VETO_REFUSED: lambda words: words.pgettext(
        "spoken", "The veto is refused: a Policy must be enacted."
    ),
    NarratorLine.VETO: lambda words: words.pgettext("spoken", "Veto: no Policy is enacted."),
    NarratorLine.VETO_UNLOCKED: lambda words: words.pgettext("spoken", "From now on a veto is possible."),
    **{_get_power_line(power): entry.spoken for power, entry in POWERS.items()},
    # Translators: of somebody who has just been executed
    NarratorLine.GAME_GOES_ON: lambda words: words.pgettext(
        "spoken", "That was not Hitler. The game goes on."
    ),
    NarratorLine.LIBERALS_WIN: lambda words: words.pgettext("spoken", "The Liberals have won."),
    NarratorLine.FASCISTS_WIN: lambda words: words.pgettext("spoken", "The Fascists have won."),
    NarratorLine.ENDED_EARLY: lambda words: words.pgettext("spoken", "The game ends here. Nobody has won."),
}
