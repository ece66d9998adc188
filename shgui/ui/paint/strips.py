"""Painting strips of what could have been known, and their legend.

One ink: *certain* is a row of round dots, *proven* a heavy stair with a paper rim, *likely* a thin one. The
area between likely and certain is hatched where a player was more suspect than the facts alone, and has
broken level lines where less.
"""

from collections.abc import Iterable, Iterator
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    ColumnsDrawable,
    LaneMark,
    Sample,
    SampleDrawable,
    StripDrawable,
    StripLevel,
)
from shgui.ui.paint.icons import CRESTS, Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.strokes import frame
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, colour

# Modules of the theme are 3 px in a window of 720.
_PROVEN, _LIKELY, _DOT = 0.53, 0.24, 0.5
_RIM = 0.28
"""The paper rim on either side of heavy lines."""
_DOTS_APART = 1.1
_HATCH, _HATCH_LINE = 1.3, 0.3
_LEVEL_LINES, _LEVEL_LINE, _LEVEL_DASH = 0.75, 0.2, 0.5
_BAR = 1.6
_SURE = 1e-9
_EQUAL = 0.004
"""Readings that differ by less are drawn as one."""
_NUMBERS_APART = 7.0
_NUMBER = 2.05
"""Capitals of the numbers below a strip, in modules: letters of 13.5 px in a window of 720."""
_LEAST_SIGN = 1.5


class StripPlaces(NamedTuple):
    chart: QRectF
    rounds: int

    @classmethod
    def of(cls, rect: QRectF, strip: StripDrawable) -> "StripPlaces":
        return cls(
            QRectF(rect.left(), rect.top(), rect.width(), rect.height() * (1 - strip.below)), strip.rounds
        )

    def x(self, at: float) -> float:
        return self.chart.left() + self.chart.width() * at / max(1, self.rounds)

    def y(self, chance: float) -> float:
        return self.chart.bottom() - self.chart.height() * chance

    @property
    def column(self) -> float:
        return self.chart.width() / max(1, self.rounds)


def paint_strip(painter: QPainter, rect: QRectF, strip: StripDrawable, context: PaintContext) -> None:
    places = StripPlaces.of(rect, strip)
    ends = strip.rounds if strip.executed is None else strip.executed
    _lay_paper(painter, places, context, ends)
    reached = ends if strip.reached is None else min(strip.reached, ends)
    runs = tuple(_runs(strip.levels, reached))
    if runs:
        _Curves(painter, places, context, strip.weight).draw(runs)
    ink = colour(context.palette.ink)
    foot = context.line(context.theme.space.unit * 0.28 * strip.weight)
    fill_rect(painter, QRectF(rect.left(), places.chart.bottom() - foot / 2, rect.width(), foot), ink)
    if strip.executed is not None:
        _end(painter, places, context, strip)
    if strip.numbered:
        _number(painter, rect, places, context)
    else:
        _lay_lane(painter, rect, places, context, strip.lane)


class _Run(NamedTuple):
    """Readings with the moment at which they end."""

    level: StripLevel
    until: float


def _runs(levels: tuple[StripLevel, ...], reached: float) -> Iterator[_Run]:
    ends = (*(level.at for level in levels[1:]), reached)
    for level, until in zip(levels, ends, strict=False):
        if level.at < min(until, reached):
            yield _Run(level, min(until, reached))


def _lay_paper(painter: QPainter, places: StripPlaces, context: PaintContext, ends: float) -> None:
    palette, chart = context.palette, places.chart
    fill_rect(painter, chart, colour(palette.raised))
    hair, line = colour(palette.hairline), context.line(1)
    for number in range(places.rounds + 1):
        x = context.snap(places.x(number) - line / 2)
        fill_rect(painter, QRectF(x, chart.top(), line, chart.height()), hair)
    ended = places.x(ends)
    middle = context.snap(places.y(0.5) - line / 2)
    fill_rect(painter, QRectF(chart.left(), middle, ended - chart.left(), line), hair)
    if ended < chart.right():
        rest = QRectF(ended, chart.top(), chart.right() - ended, chart.height())
        fill_rect(painter, rest, colour(palette.sunken))
        for number in range(ceil(ends), places.rounds + 1):
            x = context.snap(places.x(number) - line / 2)
            fill_rect(painter, QRectF(x, chart.top(), line, chart.height()), hair)


class _Curves:
    def __init__(self, painter: QPainter, places: StripPlaces, context: PaintContext, weight: float) -> None:
        self._painter = painter
        self._places = places
        self._context = context
        self._module = context.theme.space.unit * weight
        self._ink = colour(context.palette.ink)
        self._paper = colour(context.palette.raised)

    def draw(self, runs: tuple[_Run, ...]) -> None:
        self.draw_likely(runs)
        self.draw_proven(runs)
        self.draw_certain(runs)
        self._lay_bars(runs)

    def draw_likely(self, runs: tuple[_Run, ...]) -> None:
        self._fill_between(runs)
        self._stroke(self._stair((run, run.level.likely) for run in runs), self._module * _LIKELY)

    def draw_proven(self, runs: tuple[_Run, ...]) -> None:
        stair = self._stair((run, run.level.proven) for run in runs)
        width = self._module * _PROVEN
        self._stroke(stair, width + 2 * self._module * _RIM, rim=True)
        self._stroke(stair, width)

    def draw_certain(self, runs: tuple[_Run, ...]) -> None:
        stair = self._stair((run, run.level.certain) for run in runs)
        self._dot(stair, self._module * (_DOT + _RIM), rim=True)
        self._dot(stair, self._module * _DOT)

    def _stair(self, levels: Iterable[tuple[_Run, float | None]]) -> QPainterPath:
        """Return a stair from moment to moment, with gaps where there is no reading."""
        path, drawing = QPainterPath(), False
        for run, chance in levels:
            if chance is None:
                drawing = False
                continue
            x, y = self._places.x(run.level.at), self._places.y(chance)
            if drawing:
                path.lineTo(x, y)
            else:
                path.moveTo(x, y)
            path.lineTo(self._places.x(run.until), y)
            drawing = True
        return path

    def _stroke(self, path: QPainterPath, width: float, *, rim: bool = False) -> None:
        pen = QPen(self._paper if rim else self._ink, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.strokePath(path, pen)

    def _dot(self, path: QPainterPath, width: float, *, rim: bool = False) -> None:
        pen = QPen(self._paper if rim else self._ink, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        # Dashes are measured in widths of the pen; one of no length is a dot.
        pen.setDashPattern([0.001, self._module * _DOTS_APART / width])
        self._painter.strokePath(path, pen)

    def _fill_between(self, runs: tuple[_Run, ...]) -> None:
        """Fill the area between the curves. Strokes are cut here, as not every file format knows clipping."""
        for level, until in runs:
            if abs(level.likely - level.certain) > _EQUAL:
                left, right = self._places.x(level.at), self._places.x(until)
                ends = sorted((self._places.y(level.likely), self._places.y(level.certain)))
                area = QRectF(left, ends[0], right - left, ends[1] - ends[0])
                (self._hatch if level.likely > level.certain else self._rule)(area)

    def _hatch(self, area: QRectF) -> None:
        """Hatch an area with strokes rising to the right, in one grid for the whole strip."""
        chart, step = self._places.chart, self._module * _HATCH
        origin = chart.left() + chart.bottom()
        pen = QPen(self._ink, self._module * _HATCH_LINE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.setPen(pen)
        first = ceil((area.left() + area.top() - origin) / step)
        last = floor((area.right() + area.bottom() - origin) / step)
        for number in range(first, last + 1):
            sum_ = origin + number * step
            left, right = max(area.left(), sum_ - area.bottom()), min(area.right(), sum_ - area.top())
            self._painter.drawLine(QPointF(left, sum_ - left), QPointF(right, sum_ - right))

    def _rule(self, area: QRectF) -> None:
        """Rule an area with broken level lines, in one grid for the whole strip."""
        chart, step = self._places.chart, self._module * _LEVEL_LINES
        width, dash = self._module * _LEVEL_LINE, self._module * _LEVEL_DASH
        pen = QPen(self._ink, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([dash / width, dash / width])
        pen.setDashOffset((area.left() - chart.left()) / width)
        self._painter.setPen(pen)
        for number in range(
            ceil((chart.bottom() - area.bottom()) / step), ceil((chart.bottom() - area.top()) / step)
        ):
            y = chart.bottom() - number * step
            self._painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _lay_bars(self, runs: tuple[_Run, ...]) -> None:
        height = self._module * _BAR
        chart = self._places.chart
        for left, right in self._where(runs, 1.0):
            fill_rect(self._painter, QRectF(left, chart.top(), right - left, height), self._ink)
        for left, right in self._where(runs, 0.0):
            bar = QRectF(left, chart.bottom() - height, right - left, height)
            fill_rect(self._painter, bar, self._paper)
            frame(self._painter, self._context, bar, self._module * 0.37, self._ink)

    def _where(self, runs: tuple[_Run, ...], chance: float) -> Iterator[tuple[float, float]]:
        """Yield each stretch on which this is proven."""
        begun: float | None = None
        last = 0.0
        for level, until in runs:
            holds = level.proven is not None and abs(level.proven - chance) < _SURE
            if holds and begun is None:
                begun = level.at
            if not holds and begun is not None:
                yield self._places.x(begun), self._places.x(last)
                begun = None
            last = until
        if begun is not None:
            yield self._places.x(begun), self._places.x(last)


def _end(painter: QPainter, places: StripPlaces, context: PaintContext, strip: StripDrawable) -> None:
    palette, chart, module = context.palette, places.chart, context.theme.space.unit
    width = context.line(module * _PROVEN * strip.weight)
    x = places.x(strip.executed or 0.0)
    left = min(context.snap(x - width / 2), chart.right() - width)
    over = module * 0.4
    fill_rect(painter, QRectF(left, chart.top() - over, width, chart.height() + over), colour(palette.ink))
    side = min(module * 3.4 * strip.weight, chart.height() * 0.6)
    sign = QRectF(left + width + module, chart.center().y() - side / 2, side, side)
    paper = palette.sunken
    if sign.right() > chart.right():
        # Where there is no room behind it, paint before it, where a curve rarely runs.
        sign.moveTo(left - module * 0.6 - side, chart.top() + module * 0.5)
        paper = palette.raised
    context.mark(painter, sign, Icon.EXECUTE, palette.ink, paper)


def _number(painter: QPainter, rect: QRectF, places: StripPlaces, context: PaintContext) -> None:
    module, ink = context.theme.space.unit, colour(context.palette.ink)
    apart = max(1, ceil(module * _NUMBERS_APART / places.column))
    last = places.rounds
    numbers = [number for number in range(1, last + 1, apart) if number == 1 or last - number >= apart]
    for number in (*numbers, last):
        left = places.x(number - 0.5) - module * 1.7
        left = max(rect.left(), min(left, rect.right() - module * 3.4))
        top = places.chart.bottom()
        cell = QRectF(left, top, module * 3.4, rect.bottom() - top)
        draw_text(painter, cell, str(number), Family.GOTHIC, module * _NUMBER, ink, lines=1)


def _lay_lane(
    painter: QPainter, rect: QRectF, places: StripPlaces, context: PaintContext, lane: tuple[LaneMark, ...]
) -> None:
    room = rect.bottom() - places.chart.bottom()
    module = context.theme.space.unit
    for number in range(1, places.rounds + 1):
        marks = [each.mark for each in lane if each.round == number]
        if marks:
            left = places.x(number - 1) + module * 0.5
            free = places.x(number) - left
            step = max(module * _LEAST_SIGN, min(room, free / len(marks)))
            side = min(step - module * 0.3, room - module * 0.5)
            for place, mark in enumerate(marks):
                sign = QRectF(left + place * step, places.chart.bottom() + (room - side) / 2, side, side)
                _sign(painter, sign, mark, context)


def _sign(painter: QPainter, rect: QRectF, mark: Icon, context: PaintContext) -> None:
    palette = context.palette
    inks = (palette.on_card, palette.card) if mark in CRESTS else (palette.ink, palette.ground)
    context.mark(painter, rect, mark, *inks)


def paint_columns(painter: QPainter, rect: QRectF, heads: ColumnsDrawable, context: PaintContext) -> None:
    """Paint the head of all strips below it: the number of each round, and its marks under that."""
    module, palette = context.theme.space.unit, context.palette
    width = rect.width() / max(1, len(heads.columns))
    line = context.line(1)
    half = rect.height() / 2
    for place, column in enumerate(heads.columns):
        left = rect.left() + place * width
        hair = QRectF(context.snap(left - line / 2), rect.top(), line, rect.height())
        fill_rect(painter, hair, colour(palette.hairline))
        inside = left + module * 0.7
        number = QRectF(inside, rect.top(), width - module, half)
        capitals = min(half * 0.72, context.theme.space.unit * 2.9)
        ink = colour(palette.ink)
        align = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, number, str(column.number), Family.GOTHIC, capitals, ink, align=align, lines=1)
        if column.marks:
            step = min(half * 1.08, (width - module) / len(column.marks))
            side = min(step * 0.94, half * 0.94)
            top = rect.top() + half + (half - side) / 2
            for index, mark in enumerate(column.marks):
                _sign(painter, QRectF(inside - module * 0.1 + index * step, top, side, side), mark, context)


_PIECE = (StripLevel(0, 0.5, 0.15, 0.95), StripLevel(1, 0.5, 0.85, 0.05))


def paint_sample(painter: QPainter, rect: QRectF, sample: SampleDrawable, context: PaintContext) -> None:
    palette, module = context.palette, context.theme.space.unit
    ink = colour(palette.ink)
    if sample.sample in (Sample.PROVEN_FASCIST, Sample.PROVEN_LIBERAL):
        height = min(rect.height(), module * _BAR)
        bar = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
        if sample.sample is Sample.PROVEN_FASCIST:
            fill_rect(painter, bar, ink)
        else:
            frame(painter, context, bar, module * 0.37, ink)
        return
    curves = _Curves(painter, StripPlaces(rect, 2), context, 1.0)
    runs = tuple(_runs(_PIECE, 2))
    match sample.sample:
        case Sample.LIKELY:
            curves.draw_likely(runs)
        case Sample.PROVEN:
            curves.draw_proven(runs)
        case Sample.CERTAIN:
            curves.draw_certain(runs)
