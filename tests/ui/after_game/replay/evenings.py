"""Finished games to watch, and what their tables showed while they were played."""

from dataclasses import replace
from functools import cache

from shgui.engine.components import list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Party, Phase, Policy, Role
from shgui.library.finished_game import FinishedGame, load_finished_game
from shgui.presentation.build_scene import build_scene
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.presentation.screens import Situation
from shgui.table.answers import TableChange
from shgui.table.log_lines import Claim, ClaimKind
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.table.play import NAMES, done, options
from tests.table.random_evenings import play_at_random, short_lived_journal

L, F = Policy.LIBERAL, Policy.FASCIST


class Watching:
    """Keeps what the table showed whenever it had gained a line."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.shown = [self._now()]
        table.subscribe(self._hear)

    def _hear(self, change: TableChange) -> None:
        if change.lines:
            self.shown.append(self._now())

    def _now(self) -> TableScene:
        table = self._table
        situation = Situation(
            table.options.voting,
            players=table.players,
            bots=table.bots,
            claims=table.options.claims,
            next_voting=table.next_voting,
        )
        shown = build_scene(table.public_log[-1], table.chronicle, situation, PromptScene())
        if shown.view.phase is not Phase.VOTE:
            return shown
        # Who had a ballot in the box is forgotten when it is opened.
        return replace(shown, view=replace(shown.view, on_move=shown.view.alive))


def random_game(number: int) -> tuple[FinishedGame, tuple[TableScene, ...]]:
    """And what its table showed."""
    watching: list[Watching] = []
    with short_lived_journal() as journal:
        table = play_at_random(journal, number, lambda table: watching.append(Watching(table)))
        return load_finished_game(journal, table.game), tuple(watching[0].shown)


ROLES = (Role.LIBERAL, Role.FASCIST, Role.HITLER, Role.LIBERAL, Role.FASCIST, Role.LIBERAL, Role.LIBERAL)


@cache
def told_game(
    roles: tuple[Role, ...] = ROLES, deck: str = "FLFFLFFFLFFLFFLLF", names: tuple[str, ...] = NAMES
) -> FinishedGame:
    """Seven players. Round 1 fails; the President of round 2, seat 1, claims otherwise than drawn; in round 3
    seat 2 investigates seat 3, and says so one step later.
    """
    assert sorted(roles) == sorted(list_roles(7))
    with short_lived_journal() as journal:
        players = [Player(name, "en") for name in names[:7]]
        rigging = Rigging(roles=roles, deck=tuple(map(Policy, deck)), first=0)
        table = Table.start(players, options(claims=True), journal, seed=bytes(32), rigging=rigging)
        _play(table)
        return load_finished_game(journal, table.game)


def _play(table: Table) -> None:
    """Play by seats and rounds alone, never by roles: games that differ in roles go the same way."""
    while (view := table.view(None)).phase is not Phase.OVER:
        if view.round == 5:
            done(table.end_early())
        elif view.phase is Phase.VOTE:
            done(table.reveal_votes(dict.fromkeys(view.alive, view.round != 1)))
        else:
            _decide(table)


def _decide(table: Table) -> None:
    view = table.view(None)
    (seat,) = view.on_move
    if view.phase is Phase.PRESIDENT_DISCARD or view.phase is Phase.CHANCELLOR_ENACT:
        fascist_first = table.list_legal_actions(seat)
        kept = [action for action in fascist_first if action.card is not L]  # type: ignore[union-attr]
        wanted = kept if view.phase is Phase.CHANCELLOR_ENACT else table.list_legal_actions(seat)
        done(table.submit(seat, (wanted or fascist_first)[0]))
        if view.phase is Phase.CHANCELLOR_ENACT and view.round == 2:
            drew, *_ = (each for each in table.occasions if each.kind is ClaimKind.DREW)
            done(table.note_claim(Claim(drew, (L, L, F))))
        return
    action = table.list_legal_actions(seat)[0]
    done(table.submit(seat, action))
    if view.phase is Phase.INVESTIGATE:
        looked = next(each for each in table.occasions if each.kind is ClaimKind.SAW_PARTY)
        done(table.note_claim(Claim(looked, party=Party.LIBERAL)))
