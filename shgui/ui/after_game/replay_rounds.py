"""The rounds of a finished game on a line: which steps each has, and what came of it. No Qt."""

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
from shgui.table.log_lines import Remarked, Said


@dataclass(frozen=True, slots=True)
class ReplayRound:
    number: int
    first: int
    """Its first step."""
    steps: int
    policy: Policy | None = None
    """What came onto a board, by a government or by chaos."""
    failed: bool = False
    """The government was rejected, or both agreed to a veto."""
    power: Power | None = None
    hitler: bool = False
    """Hitler was elected."""

    @property
    def behind(self) -> int:
        """The step after its last one."""
        return self.first + self.steps


def rounds_of(game: FinishedGame) -> tuple[ReplayRound, ...]:
    """What was taken back has left no mark; its steps stand in the round to which that led back."""
    numbers = _numbers(game)
    told = _told(game.steps[-1].view.history)
    return tuple(
        replace(
            told.get(number, ReplayRound(number, 0, 0)),
            first=numbers.index(number),
            steps=numbers.count(number),
        )
        for number in sorted(set(numbers))
    )


def round_at(rounds: tuple[ReplayRound, ...], step: int) -> int:
    """The place of the round that this step belongs to."""
    return next(place for place, each in enumerate(rounds) if step < each.behind)


def _numbers(game: FinishedGame) -> list[int]:
    """By step: a round of its own for none that was taken back, and none that comes twice.

    What is said when a round has just begun is said of the one before: that is over for the rules, but not
    for those who talk of it.
    """
    numbers: list[int] = []
    for step in game.steps:
        only_said = all(isinstance(line, Said | Remarked) for line in step.new)
        numbers.append(numbers[-1] if only_said else step.round)
    return list(accumulate(reversed(numbers), min))[::-1]


def _told(history: tuple[Event, ...]) -> dict[int, ReplayRound]:
    told: dict[int, ReplayRound] = {}
    number = 1
    for event in history:
        if isinstance(event, RoundBegan):
            number = event.round
        now = told.get(number, ReplayRound(number, 0, 0))
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
        told[number] = now
    return told
