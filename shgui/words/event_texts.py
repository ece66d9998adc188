"""Events in one line each: for the game log, the screen and screen readers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.engine.editions import Edition, get_edition
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
from shgui.words import table_labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name
from shgui.words.outcome_texts import describe_ending
from shgui.words.power_texts import POWERS
from shgui.words.terms import Names

_SPACES = {Policy.LIBERAL: LIBERAL_SPACES, Policy.FASCIST: FASCIST_SPACES}
_NOT_ANNOUNCED = frozenset((GameBegan, PoliciesDrawn, TrackerReset))
"""Follows from the events before or after it."""


class GameContext(NamedTuple):
    """Language, names and rules in which events are described."""

    words: Catalogue
    names: Names
    rules: Edition


def describe_event(words: Catalogue, event: Event, names: Names, rules: str) -> str:
    """Describe an event in one line; `rules` is the name of the game's edition."""
    return _DESCRIPTIONS[type(event)](GameContext(words, names, get_edition(rules)), event)


def describe_events(words: Catalogue, events: Iterable[Event], names: Names, rules: str) -> str:
    """Describe the events worth announcing, a line each; empty if there are none."""
    announced = (event for event in events if type(event) not in _NOT_ANNOUNCED)
    return "\n".join(describe_event(words, event, names, rules) for event in announced)


def get_concerned_seats(event: Event) -> frozenset[Seat]:
    """Return the seats of the players that an event is about."""
    if isinstance(event, VotesRevealed):
        return frozenset(seat for seat, _ in event.ballots)
    seats = (getattr(event, field, None) for field in ("candidate", "president", "chancellor", "target"))
    return frozenset(seat for seat in seats if seat is not None)


def _describe_game_began(context: GameContext, event: GameBegan) -> str:
    words = context.words
    text = words.ngettext(
        "A game for {count} player begins: {edition}",
        "A game for {count} players begins: {edition}",
        event.players,
    )
    return text.format(count=words.number(event.players), edition=get_edition_name(words, event.edition))


def _describe_round_began(context: GameContext, event: RoundBegan) -> str:
    words = context.words
    if event.special:
        text = words.gettext("Round {number}, Special Election. Presidential Candidate: {name}")
    else:
        text = words.gettext("Round {number}. Presidential Candidate: {name}")
    return text.format(number=words.number(event.round), name=context.names[event.candidate])


def _describe_nomination(context: GameContext, event: ChancellorNominated) -> str:
    return terms.format_candidate(context.words, Office.CHANCELLOR, event.chancellor, context.names)


def _describe_votes(context: GameContext, event: VotesRevealed) -> str:
    words = context.words
    ja = sum(vote for _, vote in event.ballots)
    # Translators: how many players voted Ja! and how many Nein!
    text = words.gettext("Votes: Ja! {ja}, Nein! {nein}")
    return text.format(ja=words.number(ja), nein=words.number(len(event.ballots) - ja))


def _describe_election(context: GameContext, event: GovernmentElected) -> str:
    text = context.words.gettext("Government elected. President: {president}. Chancellor: {chancellor}")
    return _name_government(context, text, event)


def _describe_rejection(context: GameContext, event: GovernmentRejected) -> str:
    text = context.words.gettext("Government rejected. President: {president}. Chancellor: {chancellor}")
    return _name_government(context, text, event)


def _name_government(context: GameContext, text: str, event: GovernmentElected | GovernmentRejected) -> str:
    president, chancellor = context.names[event.president], context.names[event.chancellor]
    return text.format(president=president, chancellor=chancellor)


def _describe_tracker_advanced(context: GameContext, event: TrackerAdvanced) -> str:
    return table_labels.format_tracker(context.words, event.tracker)


def _describe_tracker_reset(context: GameContext, event: TrackerReset) -> str:
    return context.words.gettext("The Election Tracker is reset.")


def _describe_cleared_chancellor(context: GameContext, event: ChancellorCleared) -> str:
    # Translators: a player elected Chancellor at a moment when Hitler would have won by it
    text = context.words.gettext("Confirmed not Hitler: {name}")
    return text.format(name=context.names[event.chancellor])


def _describe_draw(context: GameContext, event: PoliciesDrawn) -> str:
    text = context.words.gettext("Three Policies drawn. President: {name}")
    return text.format(name=context.names[event.president])


def _describe_pass(context: GameContext, event: PoliciesPassed) -> str:
    text = context.words.gettext("Two Policies passed on. Chancellor: {name}")
    return text.format(name=context.names[event.chancellor])


def _describe_proposed_veto(context: GameContext, event: VetoProposed) -> str:
    text = context.words.gettext("Veto proposed. Chancellor: {name}")
    return text.format(name=context.names[event.chancellor])


def _describe_agreed_veto(context: GameContext, event: VetoAgreed) -> str:
    text = context.words.gettext("Veto agreed: both Policies are discarded. President: {name}")
    return text.format(name=context.names[event.president])


def _describe_refused_veto(context: GameContext, event: VetoRefused) -> str:
    text = context.words.gettext("Veto refused: a Policy must be enacted. President: {name}")
    return text.format(name=context.names[event.president])


def _describe_enactment(context: GameContext, event: PolicyEnacted) -> str:
    """Name the player who lays the policy: this differs between the books (`nb.txt L138`)."""
    words = context.words
    if context.rules.tile_laid_by is Office.PRESIDENT:
        name = context.names[event.president]
        text = {
            Policy.LIBERAL: words.gettext(
                "Liberal Policy enacted, {number} of {last}. Laid by the President ({name})"
            ),
            Policy.FASCIST: words.gettext(
                "Fascist Policy enacted, {number} of {last}. Laid by the President ({name})"
            ),
        }[event.policy]
    else:
        name = context.names[event.chancellor]
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


def _describe_chaos(context: GameContext, event: ChaosBroke) -> str:
    words = context.words
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


def _describe_unlocked_veto(context: GameContext, event: VetoUnlocked) -> str:
    return context.words.gettext("From the next Legislative Session on, the Chancellor may propose a veto.")


def _describe_reshuffle(context: GameContext, event: DeckReshuffled) -> str:
    words = context.words
    text = words.ngettext(
        "Deck and discards are shuffled together: {count} Policy",
        "Deck and discards are shuffled together: {count} Policies",
        event.cards,
    )
    return text.format(count=words.number(event.cards))


def _describe_granted_power(context: GameContext, event: PowerGranted) -> str:
    words = context.words
    # Translators: {power} is the name of a Presidential Power as on the board
    text = words.gettext("Presidential Power: {power}. President: {name}")
    return text.format(power=terms.get_power_name(words, event.power), name=context.names[event.president])


def _describe_used_power(context: GameContext, event: PowerUsed) -> str:
    text = _POWER_EVENTS[type(event)](context.words)
    return text.format(name=context.names[getattr(event, "target", event.president)])


_POWER_EVENTS = {entry.event: entry.happened for entry in POWERS.values()}


def _describe_end(context: GameContext, event: GameEnded) -> str:
    return describe_ending(context.words, event.outcome, context.rules.name)


_DESCRIPTIONS: Mapping[type[Event], Callable[[GameContext, Any], str]] = {
    GameBegan: _describe_game_began,
    RoundBegan: _describe_round_began,
    ChancellorNominated: _describe_nomination,
    VotesRevealed: _describe_votes,
    GovernmentElected: _describe_election,
    GovernmentRejected: _describe_rejection,
    TrackerAdvanced: _describe_tracker_advanced,
    TrackerReset: _describe_tracker_reset,
    ChancellorCleared: _describe_cleared_chancellor,
    PoliciesDrawn: _describe_draw,
    PoliciesPassed: _describe_pass,
    VetoProposed: _describe_proposed_veto,
    VetoAgreed: _describe_agreed_veto,
    VetoRefused: _describe_refused_veto,
    PolicyEnacted: _describe_enactment,
    ChaosBroke: _describe_chaos,
    VetoUnlocked: _describe_unlocked_veto,
    DeckReshuffled: _describe_reshuffle,
    PowerGranted: _describe_granted_power,
    **dict.fromkeys(_POWER_EVENTS, _describe_used_power),
    GameEnded: _describe_end,
}
