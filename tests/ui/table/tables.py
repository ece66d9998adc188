"""Moments of games dealt by hand, and a table page on its own that notes what it says."""

from collections.abc import Callable
from dataclasses import fields, replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from shgui import resources
from shgui.engine.actions import AnswerVeto, CallSpecialElection, Execute, Investigate, Nominate
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.errors import Refusal
from shgui.engine.state import State
from shgui.engine.types import Seat
from shgui.engine.view import view_for
from shgui.presentation.requests import (
    ChangeBallot,
    ChooseLanguage,
    ChooseVoting,
    Continue,
    CountHandsRequest,
    EndGameRequest,
    NoteClaimRequest,
    ShowRoleRequest,
    StandIn,
    TableRequest,
    Undo,
    WithdrawClaim,
)
from shgui.presentation.scenes import TableScene, build_screen_prompt
from shgui.presentation.screens import Situation, TableScreen, find_due_screen
from shgui.presentation.selection import Selection
from shgui.table.log_lines import Line, TableLine, list_occasions
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.table_page import TablePage
from shgui.ui.table.table_view import ScriptProgress
from shgui.ui.theme import Motion, Scheme, Theme, load_fonts
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue

PLAYERS = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")


def public_table(
    state: State,
    progress: Situation | None = None,
    *,
    since: State | None = None,
    names: tuple[str, ...] = PLAYERS,
    claims: bool = False,
    may_take_back: bool = False,
    discussion_seconds: int | None = None,
    told: tuple[Line, ...] = (),
) -> TableScene:
    """What the table page is told of this state; `since` is the state that it was told of before."""
    view = view_for(state, None)
    progress = progress or Situation()
    screen = find_due_screen(view, progress)
    choices: tuple[Seat, ...] = ()
    refusals: dict[Seat, Refusal] = {}
    if isinstance(screen, TableScreen) and screen.seat is not None and screen.ask.choice is not None:
        action = screen.ask.choice
        choices = tuple(
            seat for seat in range(view.players) if action(seat) in list_legal_actions(state, screen.seat)
        )
        answers = {seat: apply(state, screen.seat, action(seat)) for seat in range(view.players)}
        refusals = {seat: answer for seat, answer in answers.items() if isinstance(answer, Refusal)}
    return TableScene(
        view=view,
        names=names[: view.players],
        prompt=replace(
            build_screen_prompt(screen), choices=choices, refusals=refusals, can_undo=may_take_back
        ),
        events=state.history[len(since.history) :] if since is not None else (),
        voting=progress.voting,
        discussion_seconds=discussion_seconds,
        chronicle=(*view.history, *told),
        claims=claims,
        occasions=list_occasions(view.history) if claims else (),
        announced=tuple(line for line in told if isinstance(line, TableLine)),
        languages=("en",) * view.players,
        next_voting=progress.voting,
    )


def renderer(motion: Motion = NO_MOTION, height: int = 720, percent: int = 100) -> Renderer:
    load_fonts(resources.assets() / "fonts")
    theme = Theme.of(Scheme.LIGHT, height=height, percent=percent)._replace(motion=motion)
    return Renderer(theme, Art(resources.assets()))


_SAID: dict[type[TableRequest], str] = {
    Nominate: "nominated",
    CountHandsRequest: "hands_counted",
    AnswerVeto: "veto_answered",
    Investigate: "investigated",
    CallSpecialElection: "special_election_called",
    Execute: "executed",
    ShowRoleRequest: "role_wanted",
    ChangeBallot: "ballot_wanted",
    NoteClaimRequest: "claim_noted",
    WithdrawClaim: "claim_withdrawn",
    Continue: "went_on",
    Undo: "taken_back",
    StandIn: "stood_in",
    ChooseLanguage: "language_chosen",
    ChooseVoting: "voting_chosen",
    EndGameRequest: "ended",
}


class Said(QObject):
    """What a page has said, in its order."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.all: list[tuple[object, ...]] = []
        self.announced: list[str] = []
        self.sounds: list[object] = []
        page.wanted.connect(self._note)
        page.announced.connect(self.announced.append)
        page.sound_due.connect(self.sounds.append)

    def _note(self, wish: TableRequest) -> None:
        values = [getattr(wish, field.name) for field in fields(wish)]
        self.all.append((_SAID[type(wish)], *(values or [None])))


class Table:
    """A table page in a window of its own."""

    def __init__(
        self,
        *,
        motion: Motion = NO_MOTION,
        size: tuple[int, int] = (1280, 700),
        percent: int = 100,
        shown: bool = True,
    ) -> None:
        self.page = TablePage(UiContext(renderer(motion, size[1], percent), load_catalogue("en")))
        self.page.resize(*size)
        broadcast(self.page)
        self.said = Said(self.page)
        if shown:
            self.page.show()
            self.page.set_focus_first()

    def child(self, name: str) -> QWidget:
        found = self.page.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def click(self, name: str) -> None:
        """A press with the mouse, as long as there is something to be pressed."""
        child = self.child(name)
        assert child.isVisible(), name
        QTest.mouseClick(child, Qt.MouseButton.LeftButton)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            focused: QWidget | None = self.page.focusWidget()
            QTest.keyClick(self.page if focused is None else focused, key)


MakeTable = Callable[..., Table]


def scene(
    state: State, progress: ScriptProgress | None = None, selection: Selection | None = None
) -> TableScene:
    """Return the table of this state, at rest or in a script, with nothing asked."""
    view = view_for(state, None)
    names = PLAYERS[: view.players]
    at_rest = TableScene(view, names, selection=selection or Selection())
    return at_rest if progress is None else progress.build_frame(at_rest)
