"""The table of a replay: as in play, with hidden facts beside it where that is wanted."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.components import MOST_PLAYERS
from shgui.engine.events import Event, VotesRevealed
from shgui.engine.types import Role, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import find_last_deed
from shgui.presentation.selection import HandCount, Selection
from shgui.ui.after_game.hidden_rounds import HiddenFacts
from shgui.ui.after_game.hidden_sheet import HiddenSheet
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ROLE_MARKS
from shgui.ui.table.layout import TablePlan
from shgui.ui.table.table_view import TableView
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext
from shgui.words import terms
from shgui.words.catalogue import Catalogue

_MARK = 0.42
"""The size of a role icon, relative to its plate's height."""
_OUT = 0.22
"""How far it stands out over the corner, relative to its size."""


class RoleMark(Picture):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self._role = Role.LIBERAL
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_role(self, words: Catalogue, role: Role, seat: Seat, names: tuple[str, ...]) -> None:
        self._role = role
        self.setAccessibleName(terms.format_with_role(words, role, seat, names))
        self.update()
        self.show()

    def forget(self) -> None:
        self._role = Role.LIBERAL
        self.setAccessibleName("")
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.ui.renderer.paint_icon(painter, QRectF(self.rect()), ROLE_MARKS[self._role])
        painter.end()


class ReplayTable(TableView):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        # Who goes on to another step needn't wait for this one.
        self.stage.let_presses_through()
        self._hidden: HiddenFacts | None = None
        self.sheet = HiddenSheet(ui, self)
        self.marks = tuple(RoleMark(ui, self) for _ in range(MOST_PLAYERS))

    def show_step(self, public: TableScene, hidden: HiddenFacts | None) -> None:
        """Show a step; with None for `hidden` no hidden fact is kept here."""
        self._hidden = hidden
        self.show_table(public)
        self._show_hidden(public)

    def forget(self) -> None:
        """Forget all hidden facts."""
        self._hidden = None
        if self._scene is not None:
            self._show_hidden(self._scene)

    def _show_hidden(self, public: TableScene) -> None:
        words, hidden = self.ui.words, self._hidden
        for mark in self.marks:
            mark.forget()
        if hidden is None:
            self.sheet.forget()
            return
        self.sheet.show_hidden(hidden)
        for seat, role in enumerate(hidden.roles):
            self.marks[seat].show_role(words, role, seat, public.names)
            self.marks[seat].raise_()
        self._lay_sheet()
        self.stage.raise_()

    # Adaptions of the table

    def _get_selection(self) -> Selection | None:
        """Leave the votes open at the step that reveals them, though a rejection begins the next round."""
        history = () if self._scene is None else self._scene.view.history
        deed = history[find_last_deed(history)] if history else None
        return Selection(hands=HandCount((), deed.ballots)) if isinstance(deed, VotesRevealed) else None

    @property
    def _is_sheet_open(self) -> bool:
        return self._hidden is not None

    def _on_arranged(self, plan: TablePlan) -> None:
        for mark, seat in zip(self.marks, plan.seats, strict=False):
            side = round(seat.height() * _MARK)
            out = round(side * _OUT)
            mark.setGeometry(QRect(seat.right() + 1 - side + out, seat.top() - out, side, side))
        self.sheet.setGeometry(plan.sheet)
        self._lay_sheet()

    def _lay_sheet(self) -> None:
        """Show or hide the sheet: where it lies on the boards, it is hidden during animations."""
        on_boards = self.widgets.boards.intersects(self.sheet.geometry())
        self.sheet.setVisible(self._hidden is not None and not (on_boards and self._is_waiting))

    def _play_events(
        self, events: tuple[Event, ...], before: PlayerView, following: tuple[Event, ...] = ()
    ) -> None:
        super()._play_events(events, before, following)
        self._lay_sheet()

    def _on_motion_over(self) -> None:
        super()._on_motion_over()
        self._lay_sheet()

    def _announce_scene(self) -> None:
        public = self._scene
        if public is not None:
            self.setAccessibleName(public.note)
            self._announce(f"{public.replayed}\n{public.note}")


class ReplayTableBeside(ReplayTable):
    """The replay on a second screen; announcements come from the window."""

    def _announce(self, _text: str) -> None:
        """Do nothing: the window announces it."""
