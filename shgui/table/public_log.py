"""The public log: everything that the whole table knows of a game, after each change.

It only grows. A choice that was undone stays in it, followed by a step with an earlier view.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import overload

from shgui.engine.view import PlayerView
from shgui.table.log_lines import (
    Claim,
    ClaimLine,
    ClaimNoted,
    ClaimWithdrawn,
    LanguageChanged,
    Line,
    Occasion,
    Remarked,
    StandInSat,
    VotingChanged,
)
from shgui.table.options import Options, Voting
from shgui.table.position import Position
from shgui.table.seating import Player

OpenLine = ClaimLine | Remarked | StandInSat | LanguageChanged | VotingChanged
"""A log line for something that was said or changed in front of everyone."""


@dataclass(frozen=True, slots=True)
class PublicStep:
    """The game after one change, without anything that only some players know."""

    number: int
    """Counted from 0, the deal."""
    round: int
    """The round in which it was done. What followed from it may have begun the next one."""
    view: PlayerView
    """The public view, without roles."""
    lines: tuple[Line, ...]
    """The game log up to here."""
    gained: int
    """How many of its lines came with this step."""
    players: tuple[Player, ...]
    """Those who sat there then."""
    voting: Voting
    """How votes were taken in the round that the view shows."""

    def __post_init__(self) -> None:
        if self.view.seat is not None or self.view.roles is not None:
            raise ValueError("a step holds no secrets")

    @property
    def new(self) -> tuple[Line, ...]:
        """The lines that came with this step: those of one action or change, and of what followed from it."""
        return self.lines[len(self.lines) - self.gained :]

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims that stand: the latest on each occasion, in the order in which they were made."""
        standing: dict[Occasion, Claim] = {}
        for line in self.lines:
            if isinstance(line, ClaimNoted):
                standing.pop(line.claim.occasion, None)
                standing[line.claim.occasion] = line.claim
            elif isinstance(line, ClaimWithdrawn):
                standing.pop(line.withdrawn.occasion, None)
        return tuple(standing.values())


class PublicLog(Sequence[PublicStep]):
    """The public steps of a game: recorded by its `Table`, or made from the positions of a finished game."""

    def __init__(self, steps: Iterable[PublicStep] = ()) -> None:
        self._steps = list(steps)

    def __len__(self) -> int:
        return len(self._steps)

    @overload
    def __getitem__(self, index: int) -> PublicStep: ...

    @overload
    def __getitem__(self, index: slice) -> "PublicLog": ...

    def __getitem__(self, index: int | slice) -> "PublicStep | PublicLog":
        return PublicLog(self._steps[index]) if isinstance(index, slice) else self._steps[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicLog) and self._steps == other._steps

    def record(self, position: Position, view: PlayerView, options: Options) -> None:
        """Append a step where the game log gained a line; else bring the last one up to date.

        `view` is the public one, with the ballots that are in the box.
        """
        before = self._steps[-1] if self._steps else None
        step = PublicStep(
            len(self),
            view.round if before is None else before.view.round,
            view if view.roles is None else replace(view, roles=None),
            position.lines,
            len(position.lines) - (0 if before is None else len(before.lines)),
            position.players,
            position.voting(options),
        )
        if before is None or step.gained:
            self._steps.append(step)
        else:
            self._steps[-1] = replace(step, number=before.number, round=before.round, gained=before.gained)

    def lines_at(self, index: int) -> tuple[Line, ...]:
        """Return the game log up to this step, and behind it the open lines that followed."""
        lines, newest = self._steps[index].lines, self._steps[-1].lines
        return *lines, *(line for line in newest[len(lines) :] if isinstance(line, OpenLine))
