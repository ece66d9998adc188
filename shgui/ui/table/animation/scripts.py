"""Writing the script of events, one after another."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameEnded,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    RoundBegan,
    SpecialElectionCalled,
    TrackerAdvanced,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
    VotesRevealed,
)
from shgui.engine.types import Outcome, Policy
from shgui.engine.view import PlayerView
from shgui.ui.table.animation import election_scripts, enactment_scripts, power_scripts
from shgui.ui.table.animation.frames import build_view_after
from shgui.ui.table.animation.script import (
    DarknessLevel,
    DimMove,
    Script,
    ScriptContext,
    ScriptMove,
    ScriptStep,
)
from shgui.ui.theme import Motion, Pace
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names

ScriptWriter = Callable[[ScriptContext, Any, tuple[Event, ...]], Script]


def write_script(
    events: Iterable[Event],
    words: Catalogue,
    names: Names,
    view: PlayerView,
    motion: Motion,
    following: Iterable[Event] = (),
) -> Script:
    """Write one script for all events. `view` is the public view before them; `following` are later events
    that are told elsewhere.
    """
    steps: list[ScriptStep] = []
    events = tuple(events)
    executed_hitler = any(_is_end(event, Outcome.HITLER_EXECUTED) for event in (*events, *following))
    for group in _group_events(events):
        context = ScriptContext(words, names, view.edition, view.president, view.chancellor, motion)
        write = _find_writer(group[0], hitler=executed_hitler)
        steps += (ScriptStep(tells=group),) if write is None else write(context, group[0], group[1:])
        view = build_view_after(view, group)
    steps = _keep_dark_between(steps)
    last = max((index for index, step in enumerate(steps) if not step.light), default=-1)
    # Everyone waits for light steps before one that isn't light.
    return (
        (*(replace(step, light=False) for step in steps[:last]), *steps[last:]) if last > 0 else tuple(steps)
    )


def _keep_dark_between(steps: Sequence[ScriptStep]) -> list[ScriptStep]:
    """Keep the table dark between two steps that darken it."""
    return [
        replace(step, moves=tuple(move for move in step.moves if not _is_dim(move, lit=True)))
        if any(_is_dim(move, lit=False) for move in behind.moves)
        else step
        for step, behind in zip(steps, (*steps[1:], ScriptStep()), strict=True)
    ]


def _is_dim(move: ScriptMove, *, lit: bool) -> bool:
    return isinstance(move, DimMove) and (move.depth is DarknessLevel.LIT) is lit


def is_watched_event(event: object) -> bool:
    """Return whether everyone watches an event together, and can watch it again."""
    return (isinstance(event, Event) and type(event) in WATCHED_EVENT_WRITERS) or _is_end(
        event, Outcome.HITLER_CHANCELLOR
    )


def find_watched_events(history: Sequence[Event], index: int) -> tuple[Event, ...]:
    """Return the event at this place and those told with it; nothing where it can't be watched."""
    if not 0 <= index < len(history) or not is_watched_event(history[index]):
        return ()
    return _group_events(history[index:])[0]


def _group_events(events: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Group each event that has a script with those behind it that have none and are told with it."""
    groups: list[tuple[Event, ...]] = []
    for event in events:
        if _find_writer(event, hitler=False) is not None or not groups:
            groups.append((event,))
        else:
            groups[-1] = (*groups[-1], event)
    return groups


def _find_writer(event: Event, *, hitler: bool) -> ScriptWriter | None:
    if isinstance(event, PlayerExecuted):
        return partial(power_scripts.write_execution, hitler=hitler)
    if _is_end(event, Outcome.HITLER_CHANCELLOR):
        return election_scripts.write_hitler_question
    return WATCHED_EVENT_WRITERS.get(type(event)) or _PASSING_EVENT_WRITERS.get(type(event))


def _is_end(event: object, outcome: Outcome) -> bool:
    return isinstance(event, GameEnded) and event.outcome is outcome


WATCHED_EVENT_WRITERS: Mapping[type[Event], ScriptWriter] = {
    VotesRevealed: election_scripts.write_vote,
    ChancellorCleared: election_scripts.write_hitler_question,
    PolicyEnacted: enactment_scripts.write_enactment,
    ChaosBroke: enactment_scripts.write_enactment,
    VetoProposed: enactment_scripts.write_veto,
    VetoAgreed: enactment_scripts.write_veto,
    VetoRefused: enactment_scripts.write_veto,
    VetoUnlocked: enactment_scripts.write_veto_unlocked,
    DeckReshuffled: enactment_scripts.write_reshuffle,
    PlayerExecuted: power_scripts.write_execution,
    PlayerInvestigated: power_scripts.write_power_tag,
    SpecialElectionCalled: power_scripts.write_power_tag,
}
"""Events that everyone watches together."""

_PASSING_EVENT_WRITERS: Mapping[type[Event], ScriptWriter] = {
    ChancellorNominated: election_scripts.write_nomination,
    TrackerAdvanced: enactment_scripts.write_tracker_step,
    PoliciesDrawn: enactment_scripts.write_draw,
    PoliciesPassed: enactment_scripts.write_pass,
    RoundBegan: election_scripts.write_round_begin,
    GameEnded: power_scripts.write_end,
}


def estimate_round_seconds(words: Catalogue, players: int, motion: Motion) -> int:
    """Return the length of a round with a vote, the question about Hitler and an enactment."""
    context = ScriptContext(words, ("Katarina",) * players, "official", 0, 1, motion)
    ballots = tuple((seat, seat % 3 != 2) for seat in range(players))
    script = (
        *election_scripts.write_vote(context, VotesRevealed(ballots), ()),
        *election_scripts.write_hitler_question(context, ChancellorCleared(1), ()),
        *enactment_scripts.write_enactment(context, PolicyEnacted(Policy.FASCIST, 4, 0, 1), ()),
    )
    return max(1, round(sum(step.compute_length_ms(motion) for step in script) / 1000))


def get_pace_names(words: Catalogue) -> tuple[str, ...]:
    return (
        # Translators: setting: what happens at the table is shown quickly; max 16
        words.pgettext("pace", "Brisk"),
        # Translators: setting: what happens at the table is shown with suspense; max 16
        words.pgettext("pace", "Dramatic"),
    )


def format_pace_lengths(words: Catalogue, players: int, motion: Motion) -> tuple[str, ...]:
    paces = (motion._replace(pace=pace) for pace in Pace)
    return tuple(
        # Translators: how long the table looks on in one round of the game; "s" is the sign of seconds;
        # max 24
        words.pgettext("pace", "about {count} s a round").format(
            count=words.number(estimate_round_seconds(words, players, pace))
        )
        for pace in paces
    )
