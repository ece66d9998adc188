"""Events in one line each: for the game log, the screen and screen readers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

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
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.edition_texts import get_edition_name
from shgui.words.outcome_texts import describe_ending
from shgui.words.power_texts import POWERS
from shgui.words.terms import Names

_SPACES = {Policy.LIBERAL: LIBERAL_SPACES, Policy.FASCIST: FASCIST_SPACES}
_NOT_ANNOUNCED = frozenset((GameBegan, PoliciesDrawn, TrackerReset))
"""Follows from the events before or after it."""


def describe_event(words: Catalogue, event: Event, names: Names, rules: str) -> str:
    """Describe an event in one line; `rules` is the name of the game's edition."""
    sentence = _SENTENCES.get(type(event))
    if sentence is None:
        return _DESCRIPTIONS[type(event)](words, event, names, get_edition(rules))
    seats = {part: getattr(event, part, None) for part in ("target", "chancellor", "president")}
    players = {part: names[seat] for part, seat in seats.items() if seat is not None}
    return sentence(words).format(**players, name=next(iter(players.values()), ""))


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


def _describe_game_began(words: Catalogue, event: GameBegan, _names: Names, _rules: Edition) -> str:
    text = words.ngettext(
        "A game for {count} player begins: {edition}",
        "A game for {count} players begins: {edition}",
        event.players,
    )
    return text.format(count=words.number(event.players), edition=get_edition_name(words, event.edition))


def _describe_round_began(words: Catalogue, event: RoundBegan, names: Names, _rules: Edition) -> str:
    if event.special:
        text = words.gettext("Round {number}, Special Election. Presidential Candidate: {name}")
    else:
        text = words.gettext("Round {number}. Presidential Candidate: {name}")
    return text.format(number=words.number(event.round), name=names[event.candidate])


def _describe_votes(words: Catalogue, event: VotesRevealed, _names: Names, _rules: Edition) -> str:
    ja = sum(vote for _, vote in event.ballots)
    # Translators: how many players voted Ja! and how many Nein!
    text = words.gettext("Votes: Ja! {ja}, Nein! {nein}")
    return text.format(ja=words.number(ja), nein=words.number(len(event.ballots) - ja))


def _describe_enactment(words: Catalogue, event: PolicyEnacted, names: Names, rules: Edition) -> str:
    """Name the player who lays the policy: this differs between the books (`nb.txt L138`)."""
    if rules.tile_laid_by is Office.PRESIDENT:
        name = names[event.president]
        text = {
            Policy.LIBERAL: words.gettext(
                "Liberal Policy enacted, {number} of {last}. Laid by the President ({name})"
            ),
            Policy.FASCIST: words.gettext(
                "Fascist Policy enacted, {number} of {last}. Laid by the President ({name})"
            ),
        }[event.policy]
    else:
        name = names[event.chancellor]
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


def _describe_chaos(words: Catalogue, event: ChaosBroke, _names: Names, _rules: Edition) -> str:
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


def _describe_reshuffle(words: Catalogue, event: DeckReshuffled, _names: Names, _rules: Edition) -> str:
    text = words.ngettext(
        "Deck and discards are shuffled together: {count} Policy",
        "Deck and discards are shuffled together: {count} Policies",
        event.cards,
    )
    return text.format(count=words.number(event.cards))


def _describe_granted_power(words: Catalogue, event: PowerGranted, names: Names, _rules: Edition) -> str:
    # Translators: {power} is the name of a Presidential Power as on the board
    text = words.gettext("Presidential Power: {power}. President: {name}")
    return text.format(power=terms.get_power_name(words, event.power), name=names[event.president])


_SENTENCES: Mapping[type[Event], Sentence] = {
    GovernmentElected: lambda words: words.gettext(
        "Government elected. President: {president}. Chancellor: {chancellor}"
    ),
    GovernmentRejected: lambda words: words.gettext(
        "Government rejected. President: {president}. Chancellor: {chancellor}"
    ),
    TrackerReset: lambda words: words.gettext("The Election Tracker is reset."),
    # Translators: a player elected Chancellor at a moment when Hitler would have won by it
    ChancellorCleared: lambda words: words.gettext("Confirmed not Hitler: {name}"),
    PoliciesDrawn: lambda words: words.gettext("Three Policies drawn. President: {name}"),
    PoliciesPassed: lambda words: words.gettext("Two Policies passed on. Chancellor: {name}"),
    VetoProposed: lambda words: words.gettext("Veto proposed. Chancellor: {name}"),
    VetoAgreed: lambda words: words.gettext("Veto agreed: both Policies are discarded. President: {name}"),
    VetoRefused: lambda words: words.gettext("Veto refused: a Policy must be enacted. President: {name}"),
    VetoUnlocked: lambda words: words.gettext(
        "From the next Legislative Session on, the Chancellor may propose a veto."
    ),
    **{entry.event: entry.happened for entry in POWERS.values()},
}
"""{name} is the player it is done to, or else the Chancellor or the President."""

_DESCRIPTIONS: Mapping[type[Event], Callable[[Catalogue, Any, Names, Edition], str]] = {
    GameBegan: _describe_game_began,
    RoundBegan: _describe_round_began,
    ChancellorNominated: lambda words, event, names, _: terms.format_candidate(
        words, Office.CHANCELLOR, event.chancellor, names
    ),
    VotesRevealed: _describe_votes,
    TrackerAdvanced: lambda words, event, _names, _rules: table_labels.format_tracker(words, event.tracker),
    PolicyEnacted: _describe_enactment,
    ChaosBroke: _describe_chaos,
    DeckReshuffled: _describe_reshuffle,
    PowerGranted: _describe_granted_power,
    GameEnded: lambda words, event, _, rules: describe_ending(words, event.outcome, rules.name),
}
