"""The rounds of a replay: the steps and the result of each. No Qt."""

from dataclasses import dataclass, replace
from itertools import accumulate

from shgui.engine.events import (
    ChaosBroke,
    Event,
    GameEnded,
    GovernmentRejected,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    VetoAgreed,
)
from shgui.engine.types import Outcome, Policy, Power
from shgui.library.finished_game import FinishedGame
from shgui.table.log_lines import ClaimLine, Remarked


@dataclass(frozen=True, slots=True)
class ReplayRound:
    number: int
    first: int
    """The number of its first step."""
    steps: int
    policy: Policy | None = None
    """The policy that was enacted, by a government or by chaos."""
    failed: bool = False
    """Whether the government was rejected, or agreed to a veto."""
    power: Power | None = None
    hitler: bool = False
    """Whether Hitler was elected."""

    @property
    def behind(self) -> int:
        """The step after its last one."""
        return self.first + self.steps


def build_rounds(game: FinishedGame) -> tuple[ReplayRound, ...]:
    """Build the rounds; steps that were undone belong to the round to which the undo led back."""
    numbers = _numbers(game)
    results = _results(game.steps[-1].view.history)
    return tuple(
        replace(
            results.get(number, ReplayRound(number, 0, 0)),
            first=numbers.index(number),
            steps=numbers.count(number),
        )
        for number in sorted(set(numbers))
    )


def round_at(rounds: tuple[ReplayRound, ...], step: int) -> int:
    """Return the place of the round that this step belongs to."""
    return next(place for place, each in enumerate(rounds) if step < each.behind)


def _numbers(game: FinishedGame) -> list[int]:
    """Return the round of each step, never decreasing.

    Claims and remarks at the beginning of a round still belong to the round before.
    """
    numbers: list[int] = []
    for step in game.steps:
        only_said = all(isinstance(line, ClaimLine | Remarked) for line in step.new)
        numbers.append(numbers[-1] if only_said else step.round)
    return list(accumulate(reversed(numbers), min))[::-1]


def _results(history: tuple[Event, ...]) -> dict[int, ReplayRound]:
    results: dict[int, ReplayRound] = {}
    number = 1
    for event in history:
        if isinstance(event, RoundBegan):
            number = event.round
        now = results.get(number, ReplayRound(number, 0, 0))
        match event:
            case PolicyEnacted(policy) | ChaosBroke(policy):
                now = replace(now, policy=policy, failed=False)
            case GovernmentRejected() | VetoAgreed():
                now = replace(now, failed=True)
            case PowerGranted(power):
                now = replace(now, power=power)
            case GameEnded(Outcome.HITLER_CHANCELLOR):
                now = replace(now, hitler=True)
            case _:
                pass
        results[number] = now
    return results
