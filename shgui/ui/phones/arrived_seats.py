"""The players who have come: a plate for each of them, and dashed ones for free seats."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from shgui.engine.components import MOST_PLAYERS
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_fitted, draw_text, fit_text
from shgui.ui.phones.joining_scene import JoinedSeat, SeatPlace
from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import ScaledContext, Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import phone_texts
from shgui.words.catalogue import Catalogue

_COLUMNS = 2
_PLACE_ICONS = {
    SeatPlace.PHONE: Icon.PHONE,
    SeatPlace.AWAY: Icon.PHONE,
    SeatPlace.SCREEN: Icon.SCREEN,
    SeatPlace.BOT: Icon.BOT,
}
_NAME_SHARE = 0.6
"""Most of the width beside the number, if there is a text behind the name."""


class ArrivedSeat(Picture):
    def __init__(self, ui: UiContext, parent: QWidget, place: int, remove: Callable[[bytes], None]) -> None:
        """`remove` takes the phone of a player who is to leave the new table."""
        super().__init__(ui, parent, name=names.phones_row(place))
        self._take_off = remove
        self._remove = TypeButton(
            ScaledContext(ui), self, names.phones_remove(place), kind=ButtonKind.QUIET, mark=Icon.REMOVE
        )
        self._remove.set_compact(True)
        self._remove.hide()
        self._remove.clicked.connect(self._on_remove)
        self._place = place
        self._seat: JoinedSeat | None = None
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_seat(self, words: Catalogue, seat: JoinedSeat | None) -> None:
        if (None if self._seat is None else self._seat.phone) != (None if seat is None else seat.phone):
            # A press that began on another player's button removes no one.
            invalidate_input(self)
        self._seat = seat
        self._remove.setVisible(seat is not None and seat.phone is not None)
        self._remove.set_words(
            # Translators: button beside a player who sits at the new table by phone
            "" if seat is None else words.gettext("Remove from the table: {name}").format(name=seat.name)
        )
        if seat is None:
            self._text = phone_texts.STATUSES["free"](words)
        elif seat.where is SeatPlace.PHONE:
            self._text = seat.language
        else:
            self._text = phone_texts.STATUSES[seat.where.value](words)
        number = words.number(self._place + 1)
        name = "" if seat is None else seat.name
        self.setAccessibleName(
            words.gettext("{number}: {name}").format(number=number, name=name or self._text)
        )
        if seat is not None:
            where = phone_texts.STATUSES[seat.where.value](words)
            self.setAccessibleDescription("\n".join(dict.fromkeys((where, self._text))))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        side = min(self.height(), self.ui.theme.space.touch)
        self._remove.setGeometry(self.width() - side, (self.height() - side) // 2, side, side)

    def _on_remove(self) -> None:
        if self._seat is not None and self._seat.phone is not None:
            self._take_off(self._seat.phone)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, round(self.ui.theme.type.as_drawn.capitals(Text.LABEL) * 1.9))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least size: all plates are visible at once, and take more room if there is any."""
        return self.minimumSizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme, seat = self.ui.theme, self._seat
        palette, kind = theme.palette, theme.type
        painter = make_smooth_painter(self)
        line = max(1, theme.space.hair)
        pen = QPen(colour(palette.rule if seat is None else palette.ink), line)
        if seat is None:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if seat is None else colour(palette.paper))
        plate = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.drawRect(plate)
        strip = QRectF(
            plate.left(), plate.top(), min(plate.height() * 0.62, plate.width() / 5), plate.height()
        )
        if seat is None:
            painter.drawLine(strip.topRight(), strip.bottomRight())
        else:
            painter.fillRect(strip, colour(palette.ink))
        ink = colour(palette.ink_soft if seat is None else palette.paper)
        capitals = min(kind.capitals(Text.CONTROL), strip.width() * 0.4)
        draw_text(painter, strip, str(self._place + 1), kind.family(Text.LABEL), capitals, ink, lines=1)
        gap = theme.space.small
        right = gap if self._remove.isHidden() else self._remove.width()
        room = plate.adjusted(strip.width() + gap, 0, -right, 0)
        self._paint_name_and_text(painter, room)
        painter.end()

    def _paint_name_and_text(self, painter: QPainter, room: QRectF) -> None:
        theme, seat = self.ui.theme, self._seat
        kind, soft = theme.type, colour(theme.palette.ink_soft)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        body = kind.family(Text.BODY)
        small = min(kind.capitals(Text.BODY), room.height() * 0.24)
        if seat is None:
            draw_text(painter, room, self._text, body, small, soft, align=left, lines=1)
            return
        side, gap = min(room.height() * 0.42, kind.capitals(Text.LABEL)), theme.space.small
        sign = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
        behind = QRectF(room)
        behind.setRight(sign.left() - gap)
        text = fit_text(
            self._text, body, small, room.width() * (1 - _NAME_SHARE) - side, room.height(), lines=2
        )
        draw_fitted(painter, behind, text, body, soft, align=right)
        name = QRectF(room)
        name.setRight(behind.right() - text.width - gap)
        capitals = min(kind.capitals(Text.LABEL), room.height() * 0.34)
        ink = colour(theme.palette.ink)
        draw_text(painter, name, seat.name, kind.family(Text.LABEL), capitals, ink, align=left)
        away = seat.where is SeatPlace.AWAY
        self.ui.renderer.paint_icon(
            painter, sign, _PLACE_ICONS[seat.where], ink=theme.palette.off if away else ""
        )


class ArrivedSeats(Themed, QWidget):
    def __init__(self, ui: UiContext, remove: Callable[[bytes], None]) -> None:
        super().__init__(ui)
        self._plates = [ArrivedSeat(ui, self, place, remove) for place in range(MOST_PLAYERS)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        rows = ceil(MOST_PLAYERS / _COLUMNS)
        for place, plate in enumerate(self._plates):
            column, row = divmod(place, rows)
            self._grid.addWidget(plate, row, column)

    def show_seats(self, words: Catalogue, seats: Sequence[JoinedSeat], places: int) -> None:
        for place, plate in enumerate(self._plates):
            plate.setVisible(place < places)
            plate.show_seat(words, seats[place] if place < len(seats) else None)

    def update_theme(self) -> None:
        self._grid.setSpacing(self.ui.theme.space.small)
