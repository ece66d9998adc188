"""Where everything lies on the table page, for a window of any size. No widgets in here.

header   phase strip, tools
seats    an arc: up the left side, along the top, down the right side, as players sit clockwise
boards   in the middle; the Liberal board is one space shorter, and the piles lie beside it
band     who, what, and the button: always at the bottom
sheet    the chronicle, when open, takes a part of the width from all but header and band
"""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.ui.theme import Text, Theme
from shgui.ui.widgets.target import target

_SIDES = {5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3}
# Plates are three times as high as a name's capitals, and wide enough for a name of ten letters.
_PLATE_HEIGHT, _PLATE_WIDTH = 3.0, 7.4
_LEADING = 1.52


@dataclass(frozen=True, slots=True)
class TablePlan:
    header: QRect
    seats: tuple[QRect, ...]
    liberal: QRect
    fascist: QRect
    tracker: QRect
    draw: QRect
    discard: QRect
    band: QRect
    sheet: QRect
    """Empty while the chronicle is closed."""

    @property
    def boards(self) -> QRect:
        return self.liberal.united(self.fascist).united(self.draw)


def sheet_room(rect: QRect, theme: Theme) -> QRect:
    """What a sheet of paper with a printed frame leaves for what is written on it."""
    unit = theme.space.unit
    left, top, right, bottom = (round(unit * part) for part in (6, 5.2, 7, 7.2))
    return rect.adjusted(left, top, -right, -bottom)


def plan_table(size: QSize, players: int, theme: Theme, *, sheet: bool = False) -> TablePlan:
    """Divide a page of this size among everything that lies on it."""
    scale = theme.type
    margin = theme.space.small + theme.space.tight
    width, height = size.width(), size.height()
    label, headline = scale.capitals(Text.LABEL), scale.capitals(Text.HEADLINE)

    wanted = max(target(theme) + 2 * theme.space.small, scale.capitals(Text.CONTROL) * 2.6)
    header = QRect(margin, 0, width - 2 * margin, round(min(wanted, height * 0.1)))
    wanted = max(target(theme) * 1.6, label * (1 + _LEADING) + 2 * theme.space.medium + theme.space.small)
    band_height = round(min(wanted, height * 0.18))
    band = QRect(0, height - band_height, width, band_height)

    top = header.bottom() + 1
    middle = QRect(margin, top, width - 2 * margin, band.top() - margin - top)
    side_sheet = QRect()
    if sheet:
        sheet_width = round(min(max(width * 0.26, scale.capitals(Text.BODY) * 30), width * 0.36))
        side_sheet = QRect(width - margin - sheet_width, top, sheet_width, middle.height())
        middle.setWidth(middle.width() - sheet_width - margin)

    seats, boards = _place_seats(middle, players, headline, margin)
    return _place_boards(boards, header, seats, band, side_sheet, margin)


def _place_seats(area: QRect, players: int, headline: float, margin: int) -> tuple[tuple[QRect, ...], QRect]:
    """The plates in the order of the seats, and what they leave in the middle."""
    side = _SIDES[players]
    top = players - 2 * side
    narrow = area.width() < area.height() * 1.9
    height = round(min(headline * _PLATE_HEIGHT, area.height() * 0.24))
    widest = area.width() * (0.215 if narrow else 0.24)
    width = round(min(max(headline * _PLATE_WIDTH, area.width() * 0.17), widest))

    top_width = round(min((area.width() - (top - 1) * margin) / top, width * 1.4))
    gap = (area.width() - top * top_width) / (top - 1)
    row = [
        QRect(area.left() + round(i * (top_width + gap)), area.top(), top_width, height) for i in range(top)
    ]

    below = area.top() + height + margin
    room = area.bottom() + 1 - below
    side_height = round(min(height * 1.1, (room - (side - 1) * margin) / side))
    pitch = room / side
    column = [round(below + (index + 0.5) * pitch - side_height / 2) for index in range(side)]
    left = [QRect(area.left(), y, width, side_height) for y in column]
    right = [QRect(area.right() + 1 - width, y, width, side_height) for y in column]
    boards = QRect(area.left() + width + margin, below, area.width() - 2 * (width + margin), room)
    return (*reversed(left), *row, *right), boards


def _place_boards(
    area: QRect, header: QRect, seats: tuple[QRect, ...], band: QRect, sheet: QRect, margin: int
) -> TablePlan:
    width = area.width()
    height = min(area.height(), round(width * 0.78))
    area = QRect(area.left(), area.top() + (area.height() - height) // 2, width, height)
    rows = height - 2 * margin
    liberal_height, tracker_height = round(rows * 0.405), round(rows * 0.135)
    fascist_height = rows - liberal_height - tracker_height
    inset = round(min(fascist_height, width / 3) * 0.05)
    space_width = (width - 2 * inset) / FASCIST_SPACES
    liberal_width = round(space_width * LIBERAL_SPACES + 2 * inset)
    liberal = QRect(area.left(), area.top(), liberal_width, liberal_height)
    tracker = QRect(area.left(), liberal.bottom() + 1 + margin, liberal_width, tracker_height)
    fascist = QRect(area.left(), tracker.bottom() + 1 + margin, width, fascist_height)
    left = liberal.right() + 1 + margin
    pile_width = area.right() + 1 - left
    pile_height = (tracker.bottom() + 1 - area.top() - margin) // 2
    draw = QRect(left, area.top(), pile_width, pile_height)
    discard = QRect(left, draw.bottom() + 1 + margin, pile_width, pile_height)
    return TablePlan(header, seats, liberal, fascist, tracker, draw, discard, band, sheet)
