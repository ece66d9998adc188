"""The one line of the table page: whose move it is, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from shgui.engine.types import Office, Phase, Seat
from shgui.words import terms
from shgui.words.catalogue import Catalogue
from shgui.words.hand_over import on_phone, request, screen_to
from shgui.words.outcomes import outcome
from shgui.words.phases import PHASES
from shgui.words.powers import POWERS, Sentence
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.engine.view import PlayerView


class Prompt(NamedTuple):
    who: str
    what: str


def prompt(
    words: Catalogue, ask: str, view: PlayerView, names: Names, seat: Seat | None = None, purpose: str = ""
) -> Prompt:
    """Return who has to do what; `ask` is a code of `shgui.presentation.screens.PromptKind`."""
    return Prompt(_who(words, ask, view, names, seat), _what(words, ask, view, purpose))


def count_down(words: Catalogue, left: int) -> str:
    """What is counted before all show their thumbs: three, two, one, then 0 for "now"."""
    return (
        # Translators: called out before everybody shows a thumb; max 12
        words.pgettext("count", "Now!"),
        # Translators: called out before everybody shows a thumb; max 12
        words.pgettext("count", "One"),
        # Translators: called out before everybody shows a thumb; max 12
        words.pgettext("count", "Two"),
        # Translators: called out before everybody shows a thumb; max 12
        words.pgettext("count", "Three"),
    )[left]


def show_of_hands(words: Catalogue) -> str:
    """How to vote by hands, before the count."""
    return words.gettext("At “Now!” everybody shows a thumb: up for Ja!, down for Nein!")


def begin_count(words: Catalogue) -> str:
    # Translators: button; the screen counts three, two, one, and all show their thumbs; max 24
    # not the term: vote_noun
    return words.pgettext("button", "Count down to the vote")


def tap_votes(words: Catalogue) -> str:
    """What to do after the count."""
    return words.gettext("Press Ja! or Nein! for all, then the seats that differ.")


def ballots_in(words: Catalogue, view: PlayerView) -> str:
    """How far a secret vote has come."""
    # Translators: how many ballots of how many are in
    text = words.gettext("Votes in: {count} of {all}")
    return text.format(count=words.number(len(view.voted)), all=words.number(len(view.alive)))


def waiting_for_names(words: Catalogue, seats: Iterable[Seat], names: Names) -> str:
    """Whom the table waits for, where that is done on phones."""
    waited_for = [names[seat] for seat in seats]
    # Translators: followed by one name, or by several
    text = words.ngettext("Waiting for: {names}", "Waiting for: {names}", len(waited_for))
    return text.format(names=words.row_of(waited_for))


def thumbs_beside_phones(words: Catalogue) -> str:
    """How to vote before the count where some have phones."""
    return words.gettext(
        "Whoever has a phone votes on it. At “Now!” all others show a thumb: up for Ja!, down for Nein!"
    )


def ballots_beside_phones(words: Catalogue) -> str:
    """How to vote in secret where some have phones."""
    return words.gettext(
        "Whoever has a phone votes on it. Among all others the screen goes from hand to hand."
    )


def proposed_government(words: Catalogue, view: PlayerView, names: Names) -> str:
    """The government that is voted on; nothing before a Chancellor is nominated."""
    if view.chancellor is None:
        return ""
    text = words.gettext("Proposed government: {president} and {chancellor}")
    return text.format(president=names[view.president], chancellor=names[view.chancellor])


def _who(words: Catalogue, ask: str, view: PlayerView, names: Names, seat: Seat | None) -> str:
    if ask == "hand_over" and seat is not None:
        return screen_to(words, names[seat])
    if seat is None:
        return _everybody(words)
    if ask == "nominate":
        return terms.running_for(words, Office.PRESIDENT, seat, names)
    return terms.in_office(words, Office.PRESIDENT, seat, names)


def _what(words: Catalogue, ask: str, view: PlayerView, purpose: str) -> str:
    if ask == "hand_over":
        return request(words, purpose, view.veto_refused)
    if ask == "on_phones" and purpose:
        return on_phone(words, purpose, view.veto_refused)
    if ask == "on_bots":
        return PHASES[view.phase].waiting(words)
    if ask == "finish" and view.outcome is not None:
        return outcome(words, view.outcome)
    return ASKS[ask](words)


def waiting_for(words: Catalogue, view: PlayerView, names: Names) -> Prompt:
    """Whose move it is, for a screen that can only look on: a second display, a phone."""
    if view.phase is Phase.OVER:
        return Prompt(PHASES[Phase.OVER].heading(words), outcome(words, view.outcome))
    all_vote = view.phase is Phase.VOTE and view.on_move == view.alive
    who = _everybody(words) if all_vote else words.list_of([names[seat] for seat in view.on_move])
    return Prompt(who, PHASES[view.phase].waiting(words))


def _everybody(words: Catalogue) -> str:
    # Translators: whose move it is, when all players do something together
    return words.pgettext("prompt", "Everybody")


ASKS: Mapping[str, Sentence] = {
    "nominate": lambda words: words.gettext("Nominate a Chancellor."),
    "count_hands": lambda words: words.gettext("Talk it over, then vote on the government."),
    "open_ballots": lambda words: words.gettext(
        "Talk it over. Then the screen goes from hand to hand, and everybody votes in secret."
    ),
    "answer_veto": lambda words: words.gettext(
        "The Chancellor proposes a veto. Do you agree to discard both Policies?"
    ),
    **{power.value: entry.ask for power, entry in POWERS.items() if entry.ask is not None},
    # Translators: the table waits until players have done something on their phones
    "on_phones": lambda words: words.gettext("Waiting for a phone."),
    "finish": lambda words: words.gettext("The game is over."),
}
