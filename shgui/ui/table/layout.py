"""Geometry of the table page, for a window of any size. No widgets in here.

header   phase strip, tools
seats    an arc: up the left side, along the top, down the right side, as players sit clockwise
boards   in the middle; the Liberal board is one space shorter, and the piles lie beside it
band     who, what, and the button: always at the bottom
sheet    the game log, when open, takes a part of the width from all but header and band; with texts that
         are larger than drawn it lies on the boards
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QSize

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.ui.theme import Text, Theme, ViewingDistance

_SEATS_PER_SIDE = {5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3}
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
    prompt_bar: QRect
    sheet: QRect
    """Empty while the game log is closed."""

    @property
    def boards(self) -> QRect:
        return self.liberal.united(self.fascist).united(self.draw)


def get_sheet_room(rect: QRect, theme: Theme) -> QRect:
    """Return the room inside the printed frame of a sheet."""
    unit = theme.space.unit
    left, top, right, bottom = (round(unit * part) for part in (6, 5.2, 7, 7.2))
    return rect.adjusted(left, top, -right, -bottom)


def plan_table(size: QSize, players: int, theme: Theme, *, sheet: bool = False) -> TablePlan:
    """Divide a page of this size among everything that lies on it.

    Larger texts, for a television too, take nothing from seats and boards. At 1280 × 720 what is drawn has no
    pixel to spare: of 691 below the menus, header, seats, boards and band take 54 + 93 + 445 + 83, margins
    the rest. So words grow inside of their places, the band into what boards leave free on narrower pages,
    and an open game log lies on the boards: one press opens it, and one brings them back.
    """
    height, space = size.height(), theme.space
    header = round(
        min(max(space.target + 2 * space.small, theme.type.capitals(Text.CONTROL) * 2.6), height * 0.1)
    )
    prompt_bar = round(min(get_prompt_bar_height(theme), height * 0.18))
    usual = _limit_text_size(theme)
    if theme == usual:
        return _divide_page(size, players, theme, header, prompt_bar, with_sheet=sheet)
    drawn = plan_table(size, players, usual)
    plan = _enlarge_prompt_bar(size, players, usual, drawn, prompt_bar)
    return replace(plan, sheet=_compute_sheet_rect_on_boards(plan)) if sheet else plan


def _limit_text_size(theme: Theme) -> Theme:
    """Return the theme with texts no larger than the places on the table are drawn for."""
    kind = theme.type.as_drawn
    near = ViewingDistance.TABLE if kind.distance is ViewingDistance.TELEVISION else kind.distance
    return theme._replace(type=kind._replace(distance=near))


def get_prompt_bar_height(theme: Theme) -> float:
    label = theme.type.capitals(Text.LABEL)
    return max(theme.space.target * 1.6, label * (1 + _LEADING) + 2 * theme.space.medium + theme.space.small)


def _divide_page(
    size: QSize, players: int, theme: Theme, header_height: int, bar_height: int, *, with_sheet: bool = False
) -> TablePlan:
    margin = theme.space.small + theme.space.tight
    width, height = size.width(), size.height()
    header = QRect(margin, 0, width - 2 * margin, header_height)
    prompt_bar = QRect(0, height - bar_height, width, bar_height)
    top = header.bottom() + 1
    middle = QRect(margin, top, width - 2 * margin, prompt_bar.top() - margin - top)
    sheet = QRect()
    if with_sheet:
        sheet_width = round(min(max(width * 0.26, theme.type.capitals(Text.BODY) * 30), width * 0.36))
        sheet = QRect(width - margin - sheet_width, top, sheet_width, middle.height())
        middle.setWidth(middle.width() - sheet_width - margin)
    seats, boards = _place_seats(middle, players, theme.type.capitals(Text.HEADLINE), margin)
    return _place_boards(boards, header, seats, prompt_bar, sheet, margin)


def _enlarge_prompt_bar(size: QSize, players: int, theme: Theme, drawn: TablePlan, wanted: int) -> TablePlan:
    """Return the plan with the bar as high as wanted, as far as the boards leave room."""
    margin = theme.space.small + theme.space.tight
    around = drawn.prompt_bar.top() - drawn.header.bottom() - 1
    free = max(0, around - drawn.boards.height() - _find_highest_plate(drawn).height() - 2 * margin)
    prompt_bar = drawn.prompt_bar.height() + min(free, max(0, wanted - drawn.prompt_bar.height()))
    larger = _divide_page(size, players, theme, drawn.header.height(), prompt_bar)
    pairs = zip(larger.seats, drawn.seats, strict=True)
    return larger if all(seat.size() == before.size() for seat, before in pairs) else drawn


def _find_highest_plate(plan: TablePlan) -> QRect:
    return min(plan.seats, key=QRect.top)


def _compute_sheet_rect_on_boards(plan: TablePlan) -> QRect:
    top = _find_highest_plate(plan).bottom() + 1
    middle = QRect(plan.boards.left(), top, plan.boards.width(), plan.prompt_bar.top() - top)
    edge = middle.width() // 100
    return middle.adjusted(0, edge, 0, -edge)


def _place_seats(area: QRect, players: int, headline: float, margin: int) -> tuple[tuple[QRect, ...], QRect]:
    """Return the plates in the order of seats, and the room in the middle."""
    side = _SEATS_PER_SIDE[players]
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
    area: QRect, header: QRect, seats: tuple[QRect, ...], prompt_bar: QRect, sheet: QRect, margin: int
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
    return TablePlan(header, seats, liberal, fascist, tracker, draw, discard, prompt_bar, sheet)
