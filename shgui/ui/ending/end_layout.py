"""The places of the cards on the end page. It has none of a table."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF

from shgui.engine.types import Policy, Seat
from shgui.ui.ending.end_role import NAME_SHARE

_CARD = 0.72


class EndPlaces(NamedTuple):
    page: QRectF
    cards: tuple[QRectF, ...]

    def page_place(self) -> QRectF:
        return QRectF(self.page)

    def seat_place(self, seat: Seat) -> QRectF:
        return QRectF(self.cards[seat])

    def seat_places(self) -> tuple[QRectF, ...]:
        return self.cards

    def prompt_bar_place(self) -> QRectF:
        return QRectF()

    def space_place(self, policy: Policy, index: int) -> QRectF:
        return QRectF()

    def policy_place(self, policy: Policy, index: int) -> QRectF:
        return QRectF()

    def marker_place(self, step: int) -> QRectF:
        return QRectF()

    def draw_place(self) -> QRectF:
        return QRectF()

    def discard_place(self) -> QRectF:
        return QRectF()


def rows_of_cards(area: QRect, count: int, gap: int) -> list[QRect]:
    """Return the cards in one row or two, whichever makes them larger. A short second row is centred."""
    if not count:
        return []
    plans = [_plan(area, count, rows, gap) for rows in (1, 2)]
    return max(plans, key=_first_height)


def _plan(area: QRect, count: int, rows: int, gap: int) -> list[QRect]:
    across = -(-count // rows)
    height = (area.height() - gap * (rows - 1)) // rows
    width = min((area.width() - gap * (across - 1)) // across, round(height * (1 - NAME_SHARE) * _CARD * 1.5))
    height = min(height, round(width / _CARD / (1 - NAME_SHARE)))
    whole = rows * height + (rows - 1) * gap
    rects: list[QRect] = []
    for row in range(rows):
        here = min(across, count - row * across)
        left = area.left() + (area.width() - here * width - (here - 1) * gap) // 2
        top = area.top() + (area.height() - whole) // 2 + row * (height + gap)
        rects.extend(QRect(left + place * (width + gap), top, width, height) for place in range(here))
    return rects


def _first_height(rects: list[QRect]) -> int:
    return rects[0].height()
