"""The true state of the table as plain data, with secrets, for tests in another process."""

from __future__ import annotations

from typing import TypedDict

from shgui.engine.types import Phase, Seat
from shgui.table.private_tasks import TASK_OF_PHASE, TaskKind
from shgui.table.table import Table


class Truth(TypedDict):
    phase: str
    on_move: list[Seat]
    unseen: list[Seat]
    """Who has a role or a party to look at before anything else goes on."""
    newcomers: list[Seat]
    round: int
    president: Seat
    chancellor: Seat | None
    alive: list[Seat]
    liberal: int
    fascist: int
    tracker: int
    veto_unlocked: bool
    veto_refused: bool
    history: list[str]
    """What happened, by the names of the events."""
    outcome: str | None
    names: list[str]
    languages: list[str]
    roles: list[str]
    hands: list[list[str]]
    ballots: list[bool | None]
    targets: list[list[Seat]]
    """By seat: who can be chosen."""


def truth(table: Table) -> Truth:
    public = table.view(None)
    seats = [table.view(seat) for seat in range(public.players)]
    return Truth(
        phase=str(public.phase),
        on_move=list(public.on_move),
        unseen=list(table.unseen),
        newcomers=list(table.newcomers),
        round=public.round,
        president=public.president,
        chancellor=public.chancellor,
        alive=list(public.alive),
        liberal=public.liberal,
        fascist=public.fascist,
        tracker=public.tracker,
        veto_unlocked=public.veto_unlocked,
        veto_refused=public.veto_refused,
        history=[type(event).__name__ for event in public.history],
        outcome=None if public.outcome is None else str(public.outcome),
        names=[player.name for player in table.players],
        languages=[player.language for player in table.players],
        roles=[str(view.role) for view in seats],
        hands=[[str(card) for card in view.hand] for view in seats],
        ballots=[view.ballot for view in seats],
        targets=[_targets(table, seat) for seat in range(public.players)],
    )


def _targets(table: Table, seat: Seat) -> list[Seat]:
    aimed = (getattr(action, "target", None) for action in table.list_legal_actions(seat))
    return [target for target in aimed if target is not None]


def over(now: Truth) -> bool:
    return now["phase"] == Phase.OVER


def private(now: Truth) -> list[tuple[Seat, TaskKind]]:
    """Return the private tasks, if all vote by ballot."""
    if now["newcomers"]:
        return [(seat, TaskKind.ROLE) for seat in now["newcomers"]]
    if now["unseen"]:
        purpose = TaskKind.PARTY if "PlayerInvestigated" in now["history"][-2:] else TaskKind.ROLE
        return [(seat, purpose) for seat in now["unseen"]]
    if now["phase"] == Phase.VOTE:
        return [(seat, TaskKind.BALLOT) for seat in now["on_move"]]
    purpose_now = TASK_OF_PHASE.get(now["phase"])
    return [] if purpose_now is None else [(now["on_move"][0], purpose_now)]
