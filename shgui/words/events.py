"""What happened, one line each: for the chronicle, for the screen, and for whoever has it read aloud."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.engine.editions import Edition, edition
from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameBegan,
    GameEnded,
    GovernmentElected,
    GovernmentRejected,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    PowerGranted,
    PowerUsed,
    RoundBegan,
    TrackerAdvanced,
    TrackerReset,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
    VotesRevealed,
)
from shgui.engine.types import Office, Policy, Seat
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.edition_names import edition_name
from shgui.words.outcomes import ending
from shgui.words.powers import POWERS
from shgui.words.terms import Names

_SPACES = {Policy.LIBERAL: LIBERAL_SPACES, Policy.FASCIST: FASCIST_SPACES}
_SILENT = frozenset((GameBegan, PoliciesDrawn, TrackerReset))
"""Follows from what is said before or after it."""


class Telling(NamedTuple):
    """Who reads, who plays, by which rules."""

    words: Catalogue
    names: Names
    rules: Edition


def event_line(words: Catalogue, event: Event, names: Names, rules: str) -> str:
    """One line on one event. `rules` is the name of the game's edition."""
    return _LINES[type(event)](Telling(words, names, edition(rules)), event)


def announcement(words: Catalogue, events: Iterable[Event], names: Names, rules: str) -> str:
    """What somebody who only listens has to hear of these events, a line each; empty if nothing."""
    heard = (event for event in events if type(event) not in _SILENT)
    return "\n".join(event_line(words, event, names, rules) for event in heard)


def seats_of(event: Event) -> frozenset[Seat]:
    """The players of whom an event tells."""
    if isinstance(event, VotesRevealed):
        return frozenset(seat for seat, _ in event.ballots)
    told = (getattr(event, field, None) for field in ("candidate", "president", "chancellor", "target"))
    return frozenset(seat for seat in told if seat is not None)


def _game_began(telling: Telling, event: GameBegan) -> str:
    words = telling.words
    text = words.ngettext(
        "A game for {count} player begins: {edition}",
        "A game for {count} players begins: {edition}",
        event.players,
    )
    return text.format(count=words.number(event.players), edition=edition_name(words, event.edition))


def _round_began(telling: Telling, event: RoundBegan) -> str:
    words = telling.words
    if event.special:
        text = words.gettext("Round {number}, Special Election. Presidential Candidate: {name}")
    else:
        text = words.gettext("Round {number}. Presidential Candidate: {name}")
    return text.format(number=words.number(event.round), name=telling.names[event.candidate])


def _chancellor_nominated(telling: Telling, event: ChancellorNominated) -> str:
    return terms.running_for(telling.words, Office.CHANCELLOR, event.chancellor, telling.names)


def _votes_revealed(telling: Telling, event: VotesRevealed) -> str:
    words = telling.words
    ja = sum(vote for _, vote in event.ballots)
    # Translators: how many players voted Ja! and how many Nein!
    text = words.gettext("Votes: Ja! {ja}, Nein! {nein}")
    return text.format(ja=words.number(ja), nein=words.number(len(event.ballots) - ja))


def _government_elected(telling: Telling, event: GovernmentElected) -> str:
    text = telling.words.gettext("Government elected. President: {president}. Chancellor: {chancellor}")
    return _government(telling, text, event)


def _government_rejected(telling: Telling, event: GovernmentRejected) -> str:
    text = telling.words.gettext("Government rejected. President: {president}. Chancellor: {chancellor}")
    return _government(telling, text, event)


def _government(telling: Telling, text: str, event: GovernmentElected | GovernmentRejected) -> str:
    president, chancellor = telling.names[event.president], telling.names[event.chancellor]
    return text.format(president=president, chancellor=chancellor)


def _tracker_advanced(telling: Telling, event: TrackerAdvanced) -> str:
    return labels.tracker_stands(telling.words, event.tracker)


def _tracker_reset(telling: Telling, event: TrackerReset) -> str:
    return telling.words.gettext("The Election Tracker is reset.")


def _chancellor_cleared(telling: Telling, event: ChancellorCleared) -> str:
    # Translators: a player elected Chancellor at a moment when Hitler would have won by it
    text = telling.words.gettext("Confirmed not Hitler: {name}")
    return text.format(name=telling.names[event.chancellor])


def _policies_drawn(telling: Telling, event: PoliciesDrawn) -> str:
    text = telling.words.gettext("Three Policies drawn. President: {name}")
    return text.format(name=telling.names[event.president])


def _policies_passed(telling: Telling, event: PoliciesPassed) -> str:
    text = telling.words.gettext("Two Policies passed on. Chancellor: {name}")
    return text.format(name=telling.names[event.chancellor])


def _veto_proposed(telling: Telling, event: VetoProposed) -> str:
    text = telling.words.gettext("Veto proposed. Chancellor: {name}")
    return text.format(name=telling.names[event.chancellor])


def _veto_agreed(telling: Telling, event: VetoAgreed) -> str:
    text = telling.words.gettext("Veto agreed: both Policies are discarded. President: {name}")
    return text.format(name=telling.names[event.president])


def _veto_refused(telling: Telling, event: VetoRefused) -> str:
    text = telling.words.gettext("Veto refused: a Policy must be enacted. President: {name}")
    return text.format(name=telling.names[event.president])


def _policy_enacted(telling: Telling, event: PolicyEnacted) -> str:
    """Who lays it on the board differs between the books (`nb.txt L138`)."""
    words = telling.words
    if telling.rules.tile_laid_by is Office.PRESIDENT:
        name = telling.names[event.president]
        text = {
            Policy.LIBERAL: words.gettext(
                "Liberal Policy enacted, {number} of {last}. Laid by the President ({name})"
            ),
            Policy.FASCIST: words.gettext(
                "Fascist Policy enacted, {number} of {last}. Laid by the President ({name})"
            ),
        }[event.policy]
    else:
        name = telling.names[event.chancellor]
        text = {
            Policy.LIBERAL: words.gettext(
                "Liberal Policy enacted, {number} of {last}. Laid by the Chancellor ({name})"
            ),
            Policy.FASCIST: words.gettext(
                "Fascist Policy enacted, {number} of {last}. Laid by the Chancellor ({name})"
            ),
        }[event.policy]
    last = _SPACES[event.policy]
    return text.format(number=words.number(event.count), last=words.number(last), name=name)


def _chaos_broke(telling: Telling, event: ChaosBroke) -> str:
    words = telling.words
    text = {
        Policy.LIBERAL: words.gettext(
            "Chaos! The top Policy is enacted: Liberal, {number} of {last}. Term limits are forgotten."
        ),
        Policy.FASCIST: words.gettext(
            "Chaos! The top Policy is enacted: Fascist, {number} of {last}. It grants no power."
            " Term limits are forgotten."
        ),
    }[event.policy]
    return text.format(number=words.number(event.count), last=words.number(_SPACES[event.policy]))


def _veto_unlocked(telling: Telling, event: VetoUnlocked) -> str:
    return telling.words.gettext("From the next Legislative Session on, the Chancellor may propose a veto.")


def _deck_reshuffled(telling: Telling, event: DeckReshuffled) -> str:
    words = telling.words
    text = words.ngettext(
        "Deck and discards are shuffled together: {count} Policy",
        "Deck and discards are shuffled together: {count} Policies",
        event.cards,
    )
    return text.format(count=words.number(event.cards))


def _power_granted(telling: Telling, event: PowerGranted) -> str:
    words = telling.words
    # Translators: {power} is the name of a Presidential Power as on the board
    text = words.gettext("Presidential Power: {power}. President: {name}")
    return text.format(power=terms.power(words, event.power), name=telling.names[event.president])


def _power_used(telling: Telling, event: PowerUsed) -> str:
    text = _HAPPENED[type(event)](telling.words)
    return text.format(name=telling.names[getattr(event, "target", event.president)])


_HAPPENED = {entry.event: entry.happened for entry in POWERS.values()}


def _game_ended(telling: Telling, event: GameEnded) -> str:
    return ending(telling.words, event.outcome, telling.rules.name)


_LINES: Mapping[type[Event], Callable[[Telling, Any], str]] = {
    GameBegan: _game_began,
    RoundBegan: _round_began,
    ChancellorNominated: _chancellor_nominated,
    VotesRevealed: _votes_revealed,
    GovernmentElected: _government_elected,
    GovernmentRejected: _government_rejected,
    TrackerAdvanced: _tracker_advanced,
    TrackerReset: _tracker_reset,
    ChancellorCleared: _chancellor_cleared,
    PoliciesDrawn: _policies_drawn,
    PoliciesPassed: _policies_passed,
    VetoProposed: _veto_proposed,
    VetoAgreed: _veto_agreed,
    VetoRefused: _veto_refused,
    PolicyEnacted: _policy_enacted,
    ChaosBroke: _chaos_broke,
    VetoUnlocked: _veto_unlocked,
    DeckReshuffled: _deck_reshuffled,
    PowerGranted: _power_granted,
    **dict.fromkeys(_HAPPENED, _power_used),
    GameEnded: _game_ended,
}
