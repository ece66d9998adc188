"""A board: painted as a whole, with an invisible button over every space that explains it."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Policy
from shgui.presentation.scenes import BoardScene, SpaceScene
from shgui.ui import widget_names as names
from shgui.ui.paint.board_drawing import BoardPlan, plan_board
from shgui.ui.paint.context import PaintContext, make_smooth_painter
from shgui.ui.paint.drawables import BoardDrawable, EmptyPlaceDrawable, SpaceDrawable
from shgui.ui.paint.touch import paint_touch
from shgui.ui.table.counters import ExplainedButton
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tooltip_button import Pointing
from shgui.words import table_labels, terms
from shgui.words.board_texts import describe_space, format_space_name, get_space_label
from shgui.words.catalogue import Catalogue


def build_board_drawable(words: Catalogue, board: BoardScene) -> BoardDrawable:
    has_zone = any(space.begins_hitler_zone for space in board.spaces)
    return BoardDrawable(
        board.policy,
        table_labels.get_board_name(words, board.policy),
        board.enacted,
        terms.get_policy_adjective(words, board.policy),
        tuple(build_space_drawable(words, space) for space in board.spaces),
        # Translators: along the foot of the Fascist board, below the spaces from the third on; max 60
        zone_word=words.pgettext("board", "From here on Fascists win if Hitler is elected Chancellor")
        if has_zone
        else "",
        ringed=next((space.number for space in board.spaces if space.fresh), 0),
        veto_word=table_labels.get_veto_space_label(words) if board.veto_possible else "",
    )


def build_space_drawable(words: Catalogue, space: SpaceScene) -> SpaceDrawable:
    return SpaceDrawable(
        word=get_space_label(words, space),
        power=space.power,
        veto_word=table_labels.get_veto_space_label(words) if space.unlocks_veto else "",
        win=space.wins,
    )


class SpaceButton(ExplainedButton):
    """An invisible button over a space."""

    def __init__(self, ui: UiContext, parent: QWidget, policy: Policy, index: int) -> None:
        super().__init__(ui, parent, names.table_space(policy, index))
        self.index = index

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        context = PaintContext(self.ui.theme, self.ui.renderer.art, self.devicePixelRatioF())
        paint_touch(painter, QRectF(self.rect()), EmptyPlaceDrawable(), self.touch, context)
        painter.end()


class BoardWidget(Picture):
    """A board: one stop for the Tab key, then arrows walk over its spaces."""

    def __init__(self, ui: UiContext, parent: QWidget, policy: Policy, spaces: int) -> None:
        super().__init__(ui, parent)
        self.policy = policy
        self._shown: tuple[Catalogue, BoardScene] | None = None
        self._drawable: BoardDrawable | None = None
        self.spaces = tuple(SpaceButton(ui, self, policy, index) for index in range(spaces))
        for space in self.spaces:
            space.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            space.pointed_at.connect(self._on_space_pointed_at)
        self.spaces[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_board(self, words: Catalogue, board: BoardScene) -> None:
        if self._shown == (words, board):
            return
        self._shown = words, board
        for button, space in zip(self.spaces, board.spaces, strict=True):
            button.setAccessibleName(format_space_name(words, space))
            button.setAccessibleDescription(describe_space(words, space))
        self._drawable = build_board_drawable(words, board)
        self.setAccessibleName(self._drawable.title)
        self.update()

    @property
    def plan(self) -> BoardPlan:
        return plan_board(QRectF(self.rect()), len(self.spaces), foot=self.policy is Policy.FASCIST)

    @property
    def card_rects(self) -> list[QRectF]:
        """The places of the policies on the spaces, as the page measures."""
        return [self.plan.get_card_rect(space.index).translated(self.x(), self.y()) for space in self.spaces]

    @property
    def space_rects(self) -> list[QRectF]:
        """The places of the spaces, as the page measures."""
        return [slot.translated(self.x(), self.y()) for slot in self.plan.slots]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._drawable is None:
            return
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._drawable)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        for space, place in zip(self.spaces, self.plan.slots, strict=True):
            rect: QRect = place.toAlignedRect()
            space.setGeometry(rect)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        here = next((space.index for space in self.spaces if space.hasFocus()), None)
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if here is None or not step:
            event.ignore()
            return
        there = self.spaces[(here + step) % len(self.spaces)]
        there.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_space_pointed_at(self, space: SpaceButton, how: Pointing) -> None:
        if how is Pointing.BY_KEYS:
            for other in self.spaces:
                other.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            space.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
