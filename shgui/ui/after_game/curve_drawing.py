"""Drawing one curve for each player: how likely that player was a Fascist, round by round."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF

from shgui.ui.after_game.page_drawing import RIGHT, PageDrawing
from shgui.ui.after_game.story_scene import CurveScene
from shgui.ui.paint.drawables import ROLE_MARKS
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Family, colour

_COLUMN = 144.0
"""The least width of a curve."""
_ONE_ROW, _ACROSS = 7, 5
_SCALE = 46.0
"""The room for the figures at the left."""
_HEAD = 38.0
_HIGH, _LOW = 120.0, 92.0
_MOST_NUMBERS = 9


class CurveDrawing(PageDrawing):
    def put_curves(self, curves: tuple[CurveScene, ...], left: float, top: float, width: float) -> float:
        """Draw all curves, or only measure them; return the height."""
        if not curves:
            return 0.0
        count, scale = len(curves), _SCALE * self.letter
        gap = (14 if count <= _ONE_ROW else 24) * self.unit
        most = count if count <= _ONE_ROW else _ACROSS
        across = max(1, min(most, int((width - scale + gap) / (_COLUMN * self.letter + gap))))
        rows = -(-count // across)
        across = -(-count // rows)
        # The last dot and the last number stand out over their curve.
        column = (width - scale - gap * (across - 1) - 8 * self.letter) / across
        high = (_HIGH if rows == 1 else _LOW) * self.unit
        y = top
        for row in range(rows):
            self._put_scale(left, y + _HEAD * self.letter, scale - 8 * self.letter, high)
            used = 0.0
            for place, curve in enumerate(curves[row * across : (row + 1) * across]):
                x = left + scale + place * (column + gap)
                used = max(used, self._put_curve(curve, x, y, column, high))
            y += used + 12 * self.unit
        return y - top

    def _put_scale(self, left: float, top: float, width: float, high: float) -> None:
        for share in (1.0, 0.5, 0.0):
            middle = top + high * (1 - share)
            room = QRectF(left, middle - 10 * self.letter, width, 20 * self.letter)
            self.put_line(room, f"{round(100 * share)}", Family.GOTHIC, 14.5, soft=True, align=RIGHT)

    def _put_curve(self, curve: CurveScene, left: float, top: float, width: float, high: float) -> float:
        letter = self.letter
        head = 32 * letter
        value = self.width_of(curve.chance, Family.POSTER, 20)
        self.put_mark(left, top + head / 2, 24 * letter, ROLE_MARKS[curve.role])
        x = left + 30 * letter
        if curve.bot:
            self.put_mark(x, top + head / 2, 20 * letter, Icon.BOT)
            x += 25 * letter
        end = left + width
        self.put_line(
            QRectF(x, top, end - value - 6 * letter - x, head), curve.name, Family.GOTHIC, 21, lines=2
        )
        self.put_line(QRectF(end - value, top, value, head), curve.chance, Family.POSTER, 20)
        plot = QRectF(left, top + _HEAD * letter, width, high)
        self._put_plot(curve, plot)
        shown = range(1, curve.rounds + 1)
        every = 1 if curve.rounds <= _MOST_NUMBERS else -(-curve.rounds // 4)
        for number in shown[::every]:
            middle = plot.left() + plot.width() * number / curve.rounds
            wide = self.width_of(str(number), Family.GOTHIC, 14.5) + 1
            room = QRectF(middle - wide / 2, plot.bottom() + 2 * letter, wide, 19 * letter)
            self.put_line(room, str(number), Family.GOTHIC, 14.5, soft=True)
        y = plot.bottom() + 23 * letter
        return y - top + self.put_paragraph(left, y, width, curve.note, 15.5)

    def _put_plot(self, curve: CurveScene, plot: QRectF) -> None:
        painter, palette = self._painter, self._palette
        if painter is None:
            return
        ink = colour(palette.ink)
        self.put_rect(plot, palette.raised)
        step = plot.width() / max(1, curve.rounds)
        hair = max(1.0, self.unit)
        for number in range(curve.rounds + 1):
            self.put_rect(
                QRectF(plot.left() + number * step, plot.top(), hair, plot.height()), palette.hairline
            )
        middle = plot.center().y()
        painter.setPen(QPen(colour(palette.rule), hair, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle))
        points = [
            QPointF(plot.left() + place * step, plot.bottom() - plot.height() * chance)
            for place, chance in enumerate(curve.chances)
        ]
        if points and curve.executed:
            rest = QRectF(points[-1].x(), plot.top(), plot.right() - points[-1].x(), plot.height())
            self.put_rect(rest, palette.sunken)
            side = min(24 * self.unit, rest.width())
            if side > 10 * self.unit:
                self.put_mark(rest.center().x() - side / 2, rest.center().y(), side, Icon.EXECUTE)
        if points:
            area = QPainterPath(QPointF(points[0].x(), plot.bottom()))
            for point in points:
                area.lineTo(point)
            area.lineTo(points[-1].x(), plot.bottom())
            painter.fillPath(area, colour(palette.ink, 0.13))
            pen = QPen(ink, 3.5 * self.unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
        self.put_rect(
            QRectF(plot.left(), plot.bottom() - self.unit, plot.width(), 2 * self.unit), palette.ink
        )
        if points:
            self._put_dots(curve, points)

    def _put_dots(self, curve: CurveScene, points: list[QPointF]) -> None:
        """Mark the end, and with a ring the largest step before it."""
        painter, palette = self._painter, self._palette
        if painter is None:
            return
        if curve.turning is not None and curve.turning + 1 < len(points):
            painter.setPen(QPen(colour(palette.ink), 2.5 * self.unit))
            painter.setBrush(colour(palette.raised))
            painter.drawEllipse(points[curve.turning], 6 * self.unit, 6 * self.unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.ink))
        painter.drawEllipse(points[-1], 5.5 * self.unit, 5.5 * self.unit)
