"""A time line of a finished game: its rounds with their results, their steps, and a marker to drag."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QAbstractSlider, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.replay_rounds import ReplayRound, round_at
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import POLICY_MARKS, get_power_icon
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.text import draw_text, measure_width
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.themed import Themed, UiContext

_RULE = 0.68
"""The height of the line, as a part of the widget: rounds above, steps and marker below."""
_SIGN = 0.62
"""The height of an icon, as a part of the room above the line."""


class Timeline(Themed, QAbstractSlider):
    """A slider whose value is the step; a press goes to the nearest step."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent, name=names.WATCH_TIMELINE)
        self._rounds: tuple[ReplayRound, ...] = ()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_rounds(self, rounds: tuple[ReplayRound, ...]) -> None:
        self._rounds = rounds
        self.setRange(0, rounds[-1].behind - 1)
        self.update()

    def update_texts(self) -> None:
        words = self.ui.words
        self.setAccessibleName(
            # Translators: of a row of all rounds with a marker that can be moved
            words.gettext("The rounds of the game; left and right go from step to step")
        )

    def sizeHint(self) -> QSize:  # noqa: N802
        space = self.ui.theme.space
        return QSize(0, space.target + space.medium)

    # Places

    def column(self, place: int) -> QRectF:
        """Return the column of a round."""
        width = self.width() / max(1, len(self._rounds))
        return QRectF(place * width, 0, width, self.height())

    def place_of(self, step: int) -> float:
        """Return the x of the marker at this step."""
        place = round_at(self._rounds, step)
        round_, column = self._rounds[place], self.column(place)
        return column.left() + column.width() * (step - round_.first + 0.5) / round_.steps

    def step_at(self, x: float) -> int:
        return min(range(self.maximum() + 1), key=lambda step: abs(self.place_of(step) - x))

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton and self._rounds:
            self.setSliderDown(True)
            self.setValue(self.step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.isSliderDown():
            self.setValue(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if not self._rounds:
            return
        theme = self.ui.theme
        palette, painter = theme.palette, make_smooth_painter(self)
        rule = self.height() * _RULE
        line = max(2.0, theme.space.stroke)
        here = round_at(self._rounds, self.value())
        for place, round_ in enumerate(self._rounds):
            column = self.column(place)
            head = QRectF(column.left(), 0, column.width(), rule)
            if place == here:
                fill_rect(painter, head, colour(palette.ink))
            elif place:
                fill_rect(painter, QRectF(head.left(), 0, max(1.0, line / 2), rule), colour(palette.rule))
            self._paint_round(painter, head, round_, here=place == here)
        fill_rect(painter, QRectF(0, rule - line / 2, self.width(), line), colour(palette.ink))
        length = (self.height() - rule) * 0.36
        for step in range(self.maximum() + 1):
            x = self.place_of(step)
            fill_rect(painter, QRectF(x - line / 2, rule, line, length), colour(palette.ink))
        self._paint_marker(painter, rule)
        painter.end()

    def _paint_round(self, painter: QPainter, head: QRectF, round_: ReplayRound, *, here: bool) -> None:
        theme = self.ui.theme
        palette = theme.palette
        ink, paper = (palette.paper, palette.ink) if here else (palette.ink, palette.paper)
        pad = min(theme.space.small, head.width() * 0.1)
        room = head.adjusted(pad, pad * 0.4, -pad * 0.5, -pad * 0.6)
        number, family = str(round_.number), Family.GOTHIC
        capitals = min(theme.type.as_drawn.capitals(Text.CONTROL) * 1.15, room.height() * 0.62)
        wide = measure_width(number, family) * capitals / family.capitals + 1
        draw_text(
            painter, room, number, family, capitals, colour(ink), align=Qt.AlignmentFlag.AlignLeft, lines=1
        )
        room.setLeft(room.left() + wide + pad * 0.5)
        signs = _signs(round_)
        side = min(room.height() * _SIGN * 1.2, (room.width() - pad * 0.4) / max(1, len(signs)))
        x = room.left()
        for sign in signs:
            place = QRectF(x, room.center().y() - side / 2, side, side)
            self.ui.renderer.paint_icon(painter, place, sign, ink=ink, paper=paper)
            x += side + pad * 0.4

    def _paint_marker(self, painter: QPainter, rule: float) -> None:
        palette = self.ui.theme.palette
        x, top, foot = self.place_of(self.value()), rule + 1, float(self.height()) - 1
        half = (foot - top) * 0.62
        shoulder = top + (foot - top) * 0.42
        points = [(x, top), (x + half, shoulder), (x + half, foot), (x - half, foot), (x - half, shoulder)]
        painter.setPen(colour(palette.ink))
        painter.setBrush(colour(palette.accent))
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = painter.pen()
            pen.setColor(colour(palette.accent))
            pen.setWidthF(self.ui.theme.space.focus)
            painter.setPen(pen)
            half_pen = pen.widthF() / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half_pen, half_pen, -half_pen, -half_pen))


def _signs(round_: ReplayRound) -> tuple[Icon, ...]:
    signs: list[Icon] = []
    if round_.hitler:
        signs.append(Icon.HITLER)
    elif round_.policy is not None:
        signs.append(POLICY_MARKS[round_.policy])
    elif round_.failed:
        signs.append(Icon.CLOSE)
    if round_.power is not None:
        signs.append(get_power_icon(round_.power))
    return tuple(signs)
