"""Texts of the prompt: who is on move, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from shgui.engine.types import Office, Phase, Seat
from shgui.words import terms
from shgui.words.bot_texts import format_thinking
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.hand_over_texts import format_pass_screen_to, get_task_texts
from shgui.words.outcome_texts import describe_outcome
from shgui.words.phase_texts import PHASES
from shgui.words.power_texts import POWERS
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.engine.view import PlayerView
    from shgui.presentation.scenes import TableScene


class PromptText(NamedTuple):
    who: str
    what: str


def build_prompt(words: Catalogue, scene: TableScene) -> PromptText:
    """Build the prompt of a table that asks something."""
    prompt = scene.prompt
    kind = prompt.kind or ""
    return PromptText(
        _format_who(words, kind, scene), get_request_text(words, kind, scene.view, prompt.task or "")
    )


def get_request_text(words: Catalogue, kind: str, view: PlayerView, task: str = "") -> str:
    """Return what is to be done; `kind` is a code of `PromptKind`, `task` of `TaskKind`."""
    if kind == "hand_over":
        return get_task_texts(task, veto_refused=view.veto_refused).request(words)
    if kind == "on_phones" and task:
        return get_task_texts(task, veto_refused=view.veto_refused).on_phone(words)
    if kind == "on_bots":
        return PHASES[view.phase].waiting(words)
    if kind == "finish" and view.outcome is not None:
        return describe_outcome(words, view.outcome)
    return REQUESTS[kind](words)


def get_countdown_call(words: Catalogue, left: int) -> str:
    """Return the call of a countdown: three, two, one, and at 0 "Now!"."""
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


def get_begin_count_label(words: Catalogue) -> str:
    # Translators: button; the screen counts three, two, one, and all show their thumbs; max 24
    # not the term: vote_noun
    return words.pgettext("button", "Count down to the vote")


def format_ballots_in(words: Catalogue, view: PlayerView) -> str:
    # Translators: how many ballots of how many are in
    text = words.gettext("Votes in: {count} of {all}")
    return text.format(count=words.number(len(view.voted)), all=words.number(len(view.alive)))


def format_waiting_for(words: Catalogue, seats: Iterable[Seat], names: Names) -> str:
    waited_for = [names[seat] for seat in seats]
    # Translators: followed by one name, or by several
    text = words.ngettext("Waiting for: {names}", "Waiting for: {names}", len(waited_for))
    return text.format(names=words.row_of(waited_for))


def format_proposed_government(words: Catalogue, view: PlayerView, names: Names) -> str:
    """Name the government that is voted on; empty before a nomination."""
    if view.chancellor is None:
        return ""
    text = words.gettext("Proposed government: {president} and {chancellor}")
    return text.format(president=names[view.president], chancellor=names[view.chancellor])


def format_missing(words: Catalogue, scene: TableScene) -> str:
    """Name the players whose phones, or bots, the table waits for."""
    missing = scene.prompt.missing
    if scene.bots.issuperset(missing):
        return format_thinking(words, missing or scene.view.on_move, scene.names)
    return format_waiting_for(words, missing, scene.names)


def _format_who(words: Catalogue, kind: str, scene: TableScene) -> str:
    seat, missing, names = scene.prompt.seat, scene.prompt.missing, scene.names
    if kind == "on_bots":
        return format_thinking(words, missing or scene.view.on_move, names)
    if kind == "on_phones":
        return format_waiting_for(words, missing, names)
    if seat is None:
        return _get_everybody(words)
    if kind == "hand_over":
        return format_pass_screen_to(words, names[seat])
    if kind == "nominate":
        return terms.format_candidate(words, Office.PRESIDENT, seat, names)
    return terms.format_in_office(words, Office.PRESIDENT, seat, names)


def build_waiting_prompt(words: Catalogue, view: PlayerView, names: Names) -> PromptText:
    """Build the prompt of a screen that only looks on: a second screen, a phone."""
    if view.phase is Phase.OVER:
        return PromptText(PHASES[Phase.OVER].heading(words), describe_outcome(words, view.outcome))
    all_vote = view.phase is Phase.VOTE and view.on_move == view.alive
    who = _get_everybody(words) if all_vote else words.list_of([names[seat] for seat in view.on_move])
    return PromptText(who, PHASES[view.phase].waiting(words))


def _get_everybody(words: Catalogue) -> str:
    # Translators: whose move it is, when all players do something together
    return words.pgettext("prompt", "Everybody")


REQUESTS: Mapping[str, Sentence] = {
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
