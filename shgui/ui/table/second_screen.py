"""The public table on another display, while the first one goes from hand to hand.

It shows the scenes of the main window in step with its animations. It holds only what is public, and nobody
operates it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from shgui.presentation.scenes import EndScene, FingerprintScene, TableScene
from shgui.ui import widget_names as names
from shgui.ui.after_game.replay_table import ReplayTableBeside
from shgui.ui.ending.end_view import EndView
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.table_view import TableView
from shgui.ui.theme import Theme
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.ui.widgets.fingerprint_sheet import FingerprintSheet
from shgui.ui.widgets.themed import Themed, UiContext, broadcast
from shgui.words import home_texts
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.ui.after_game.hidden_rounds import HiddenFacts

_FIRST_SIZE = (1280, 720)
_FRAME = (16, 48)
"""The most that the system's frame and title take of a display."""


class SecondScreenTableView(TableView):
    """The table on the second screen, which leaves the end of a game to the end view."""

    def _on_motion_over(self) -> None:
        # No window names the winners before the roles turn.
        if not self._ends_at_once:
            super()._on_motion_over()


class SecondScreen(Themed, QWidget):
    closed = Signal()

    def __init__(self, renderer: Renderer, words: Catalogue) -> None:
        super().__init__(UiContext(_make_renderer_for_height(renderer, _FIRST_SIZE[1]), words))
        self.setObjectName(names.SECOND_SCREEN)
        self._window_renderer = renderer
        self.table = SecondScreenTableView(self.ui)
        self.table.setParent(self)
        self.sheet = FingerprintSheet(self.ui, self)
        self.end = EndView(self.ui)
        self.end.setParent(self)
        self._pages: list[QWidget] = [self.sheet, self.table, self.end]
        for page in self._pages:
            _make_passive(page)
        self.replay: ReplayTableBeside | None = None
        self._show_only(self.table)
        self.resize(*_FIRST_SIZE)
        broadcast(self)

    def change_appearance(self, renderer: Renderer | None = None, words: Catalogue | None = None) -> None:
        """Show another theme or language; sizes follow this display's own height."""
        self._window_renderer = renderer or self._window_renderer
        self._scale_to_height()
        if words is not None:
            broadcast(self, self.ui.change(words=words))

    def update_texts(self) -> None:
        self.setWindowTitle(home_texts.get_program_title(self.ui.words))

    @property
    def stage(self) -> AnimationStage:
        return self.table.stage

    def show_table(self, scene: TableScene, leader: AnimationStage | None = None) -> None:
        """Show a scene in step with `leader`; without one by its own clock, as everyone looks here alone."""
        if leader is None:
            self.stage.stop_following()
        else:
            self.stage.follow(leader)
        self.table.show_table(scene)
        self._show_only(self.table)

    def show_fingerprint(self, shown: FingerprintScene) -> None:
        self.sheet.show_fingerprint(shown)
        self._show_only(self.sheet)

    def show_end(self, ending: EndScene, leader: AnimationStage) -> None:
        self.end.stage.follow(leader)
        self.end.show_end(ending)
        self._show_only(self.end)

    def show_replay_step(
        self, scene: TableScene, hidden: "HiddenFacts | None", leader: AnimationStage
    ) -> None:
        """Show a step of a replay in step with `leader`, with hidden facts if the window shows them."""
        if self.replay is None:
            self.replay = ReplayTableBeside(self.ui)
            self.replay.setParent(self)
            broadcast(self.replay)
            self.replay.resize(self.size())
            _make_passive(self.replay)
            self._pages.append(self.replay)
        self.replay.stage.follow(leader)
        self.replay.show_step(scene, hidden)
        self._show_only(self.replay)

    def forget_replay(self) -> None:
        if self.replay is not None:
            self.replay.forget()
            self._show_only(self.table)

    def _show_only(self, wanted: QWidget) -> None:
        for page in self._pages:
            if page is not wanted:
                page.hide()
        wanted.show()

    def show_on(self, screen: QScreen | None) -> None:
        """Fill this display; without one, a window like any other, no larger than there is room for."""
        if screen is None:
            self.setGeometry(compute_window_rect(self.screen().availableGeometry()))
            self.show()
            return
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        super().closeEvent(event)
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._scale_to_height()
        for page in self._pages:
            page.resize(self.size())
        margin = self.ui.theme.space.large
        self.sheet.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), GroundDrawable())
        painter.end()

    def _scale_to_height(self) -> None:
        renderer = _make_renderer_for_height(self._window_renderer, self.height())
        if renderer.theme != self.ui.theme:
            broadcast(self, self.ui.change(renderer))


def _make_passive(page: QWidget) -> None:
    page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    for part in page.findChildren(QWidget):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def compute_window_rect(room: QRect) -> QRect:
    """Return a place for a window in the middle of a display, no larger than it."""
    width, height = _FIRST_SIZE
    rect = QRect(0, 0, min(width, room.width() - _FRAME[0]), min(height, room.height() - _FRAME[1]))
    rect.moveCenter(room.center())
    return rect


def _make_renderer_for_height(renderer: Renderer, height: int) -> Renderer:
    theme = renderer.theme
    sizes = Theme.of(
        theme.palette.scheme, height=height, distance=theme.type.distance, percent=theme.type.percent
    )
    return Renderer(theme._replace(type=sizes.type, space=sizes.space), renderer.art)
