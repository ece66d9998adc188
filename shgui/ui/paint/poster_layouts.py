"""Geometry of posters, measured in a window 720 pixels high. Rectangles hold the sheet and its shadow."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shgui.ui.paint.drawables import (
    CountDrawable,
    ExecutionDrawable,
    HitlerDrawable,
    ReportDrawable,
    SlipDrawable,
)

PosterKind = ReportDrawable | HitlerDrawable | ExecutionDrawable | CountDrawable | SlipDrawable

SHEETS: dict[type[PosterKind], QSizeF] = {
    ReportDrawable: QSizeF(920, 456),
    HitlerDrawable: QSizeF(920, 456),
    ExecutionDrawable: QSizeF(800, 456),
    CountDrawable: QSizeF(576, 362),
    SlipDrawable: QSizeF(576, 300),
}
SHADOW = QPointF(10, 14)
_WINDOW = QSizeF(1280, 720)
_ABOVE_THE_MIDDLE = 24.0


class PosterSheet(NamedTuple):
    """The paper of a poster; `unit` is how many pixels one pixel of its layout takes."""

    rect: QRectF
    unit: float

    def get_part_rect(self, left: float, top: float, width: float, height: float) -> QRectF:
        unit = self.unit
        return QRectF(
            self.rect.left() + left * unit, self.rect.top() + top * unit, width * unit, height * unit
        )


class ReportPlan(NamedTuple):
    card: QRectF
    stamp: QRectF


class ExecutionPlan(NamedTuple):
    name: QRectF
    name_above: QRectF
    """The name higher up, to make room for the stamp."""
    stamp: QRectF


class CountPlan(NamedTuple):
    card: QRectF
    """The deciding card, face down."""
    stamp: QRectF


def get_poster_aspect(kind: type[PosterKind]) -> float:
    size = SHEETS[kind]
    return (size.width() + SHADOW.x()) / (size.height() + SHADOW.y())


def get_poster_rect(window: QRectF, kind: type[PosterKind]) -> QRectF:
    scale = min(window.width() / _WINDOW.width(), window.height() / _WINDOW.height())
    size = SHEETS[kind]
    sheet = QRectF(0, 0, size.width() * scale, size.height() * scale)
    sheet.moveCenter(window.center() - QPointF(0, _ABOVE_THE_MIDDLE * scale))
    return sheet.adjusted(0, 0, SHADOW.x() * scale, SHADOW.y() * scale)


def get_poster_sheet(rect: QRectF, kind: type[PosterKind]) -> PosterSheet:
    size = SHEETS[kind]
    width, height = size.width() + SHADOW.x(), size.height() + SHADOW.y()
    unit = min(rect.width() / width, rect.height() / height)
    sheet = QRectF(0, 0, size.width() * unit, size.height() * unit)
    sheet.moveTopLeft(rect.center() - QPointF(width, height) * (unit / 2))
    return PosterSheet(sheet, unit)


def plan_report(rect: QRectF) -> ReportPlan:
    """Divide the rectangle of a `ReportDrawable` or a `HitlerDrawable`."""
    sheet = get_poster_sheet(rect, ReportDrawable)
    return ReportPlan(
        card=sheet.get_part_rect(55, 50, 271, 357), stamp=sheet.get_part_rect(359, 301, 494, 126)
    )


def plan_execution(rect: QRectF) -> ExecutionPlan:
    sheet = get_poster_sheet(rect, ExecutionDrawable)
    return ExecutionPlan(
        name=sheet.get_part_rect(62, 148, 676, 160),
        name_above=sheet.get_part_rect(62, 52, 676, 160),
        stamp=sheet.get_part_rect(147, 219, 506, 131),
    )


def plan_count(rect: QRectF) -> CountPlan:
    sheet = get_poster_sheet(rect, CountDrawable)
    return CountPlan(
        card=sheet.get_part_rect(231, 104, 114, 76), stamp=sheet.get_part_rect(121, 253, 334, 80)
    )


def get_slip_stamp_rect(rect: QRectF) -> QRectF:
    return get_poster_sheet(rect, SlipDrawable).get_part_rect(121, 189, 334, 80)
