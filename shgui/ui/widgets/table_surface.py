"""Everything that lies on the table: seats, boards, tracker, piles, and the slip that explains them.

The widgets are children of the page, so that the page's pixels are the measure of all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from shgui.engine.box import FASCIST_SPACES, LIBERAL_SPACES, MOST_PLAYERS
from shgui.engine.types import Policy, Seat
from shgui.engine.view import PlayerView
from shgui.ui import names as object_names
from shgui.ui.paint.press import Press
from shgui.ui.paint.seats import placard_rect
from shgui.ui.theme import Theme, colour
from shgui.ui.widgets import table_faces as faces
from shgui.ui.widgets.table_board import Board
from shgui.ui.widgets.table_button import Pointed, Telling
from shgui.ui.widgets.table_faces import Held, Pick
from shgui.ui.widgets.table_layout import TablePlan
from shgui.ui.widgets.table_note import Note
from shgui.ui.widgets.table_seat import SeatPlate
from shgui.ui.widgets.table_thing import Pile, TrackerRow
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue

_PATIENCE = 250
"""Milliseconds that a pointer rests on something before it is explained: not what it only passes over."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the table now."""

    view: PlayerView
    names: tuple[str, ...]
    words: Catalogue
    held: Held = field(default_factory=Held)
    pick: Pick = field(default_factory=Pick)
    choices: frozenset[Seat] = frozenset()
    refusals: Mapping[Seat, str] = field(default_factory=dict)
    """Why a seat can't be chosen; nothing while nobody is asked to choose."""


class Surface(QObject):
    seat_pressed = Signal(int)
    menu_wanted = Signal(int)

    def __init__(self, press: Press, page: QWidget) -> None:
        super().__init__(page)
        self._press = press
        self._page = page
        self._asked: Telling | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE)
        self._patience.timeout.connect(self._tell)
        self._shown: Shown | None = None
        self._plan: TablePlan | None = None
        self.seats = tuple(SeatPlate(press, page, seat) for seat in range(MOST_PLAYERS))
        self.liberal = Board(press, page, Policy.LIBERAL, LIBERAL_SPACES)
        self.tracker = TrackerRow(press, page, object_names.TABLE_TRACKER)
        self.draw = Pile(press, page, object_names.TABLE_DRAW_PILE)
        self.discard = Pile(press, page, object_names.TABLE_DISCARD_PILE)
        self.fascist = Board(press, page, Policy.FASCIST, FASCIST_SPACES)
        self.note = Note(press, page)
        for plate in self.seats:
            plate.clicked.connect(self._seat_clicked)
            plate.pointed_at.connect(self._pointed_at)
            plate.menu_wanted.connect(self.menu_wanted)
            plate.hide()
        for board in (self.liberal, self.fascist):
            board.space_pointed_at.connect(self._pointed_at)
        for thing in (self.tracker, self.draw, self.discard):
            thing.pointed_at.connect(self._pointed_at)

    def set_press(self, press: Press) -> None:
        self._press = press
        self.note.set_press(press)
        for plate in self.seats:
            plate.set_press(press)
        for board in (self.liberal, self.fascist):
            board.set_press(press)
        for thing in (self.tracker, self.draw, self.discard):
            thing.set_press(press)

    def place(self, plan: TablePlan) -> None:
        self._plan = plan
        for plate, rect in zip(self.seats, plan.seats, strict=False):
            plate.setGeometry(rect)
        self.liberal.setGeometry(plan.liberal)
        self.fascist.setGeometry(plan.fascist)
        self.tracker.setGeometry(plan.tracker)
        self.draw.setGeometry(plan.draw)
        self.discard.setGeometry(plan.discard)
        self.note.hide()

    def show_table(self, shown: Shown) -> None:
        self._shown = shown
        view, words, held = shown.held.before or shown.view, shown.words, shown.held
        for plate in self.seats:
            plate.setVisible(plate.seat < view.players)
            if plate.seat < view.players:
                self._show_seat(plate, view, shown)
        self.liberal.show_face(faces.liberal_face(view, words, held))
        self.fascist.show_face(faces.fascist_face(view, words, held))
        self.tracker.show_face(faces.tracker_face(view, words, held))
        self.draw.show_face(faces.draw_face(view, words))
        self.discard.show_face(faces.discard_face(view, words))
        self._describe(view, shown)

    def hide_note(self) -> None:
        self._patience.stop()
        self.note.hide()

    def explain(self, seat: Seat) -> bool:
        """Lay the slip that says why this seat can't be chosen; False where there is nothing to say."""
        reason = self._shown.refusals.get(seat) if self._shown is not None else None
        if reason is None or self._plan is None:
            return False
        self.note.tell(reason, self.seats[seat].geometry(), self._table_rect)
        return True

    # Where things lie

    def seat_place(self, seat: Seat) -> QRectF:
        return QRectF(self.seats[seat].geometry())

    def placard_place(self, seat: Seat) -> QRectF:
        return placard_rect(self.seat_place(seat))

    def ballot_place(self, seat: Seat) -> QRectF:
        row = self.placard_place(seat)
        width = row.height() * 1.55
        return QRectF(row.right() - width, row.top(), width, row.height())

    def policy_place(self, policy: Policy, index: int) -> QRectF:
        return (self.liberal if policy is Policy.LIBERAL else self.fascist).card_rect(index)

    def marker_place(self, step: int) -> QRectF:
        return self.tracker.field_rect(step - 1)

    def draw_place(self) -> QRectF:
        return QRectF(self.draw.geometry())

    def discard_place(self) -> QRectF:
        return QRectF(self.discard.geometry())

    def boards_place(self) -> QRectF:
        return QRectF(self._plan.boards) if self._plan is not None else QRectF()

    @property
    def _table_rect(self) -> QRect:
        rect = self.liberal.geometry().united(self.fascist.geometry())
        for plate in self.seats:
            if plate.isVisibleTo(self._page):
                rect = rect.united(plate.geometry())
        return rect

    def _show_seat(self, plate: SeatPlate, view: PlayerView, shown: Shown) -> None:
        seat, words = plate.seat, shown.words
        face = faces.seat_face(view, seat, shown.names, words, shown.held, shown.pick)
        plate.show_face(face, choosable=seat in shown.choices, chosen=shown.pick.seat == seat)
        ballot = dict(shown.pick.ballots).get(seat)
        facts = faces.seat_facts(view, seat, words, shown.held, ballot)
        reason = shown.refusals.get(seat)
        text = words.gettext("{number}: {name}")
        name = text.format(number=words.number(seat + 1), name=shown.names[seat])
        plate.describe(name, "\n".join((*facts, *([reason] if reason else []))))

    def _describe(self, view: PlayerView, shown: Shown) -> None:
        words = shown.words
        for board in (self.liberal, self.fascist):
            for space in board.spaces:
                name, text = faces.space_text(view, board.policy, space.index, words, shown.held)
                space.setAccessibleName(name)
                space.setAccessibleDescription(text)
        self.tracker.describe(labels.tracker(words), faces.tracker_text(words, view.tracker))
        self.draw.describe(labels.draw_pile(words), terms.number_of_policies(words, view.draw_pile))
        self.discard.describe(labels.discard_pile(words), terms.number_of_policies(words, view.discard_pile))

    def _seat_clicked(self) -> None:
        plate = self.sender()
        if isinstance(plate, SeatPlate):
            self.seat_pressed.emit(plate.seat)

    def _pointed_at(self, thing: Telling, how: Pointed) -> None:
        """Keys and fingers are answered at once, a pointer when it stays."""
        self._patience.stop()
        self._asked = thing
        if how is Pointed.BY_KEYS:
            self._tell()
        elif how is Pointed.BY_POINTER:
            self._patience.start()
        else:
            self.note.hide()

    def _tell(self) -> None:
        thing = self._asked
        if isinstance(thing, SeatPlate):
            if not self.explain(thing.seat):
                self.note.hide()
        elif thing is not None and self._plan is not None:
            corner = thing.mapTo(self._page, QPoint())
            place = QRect(corner, thing.size())
            self.note.tell(thing.accessibleDescription(), place, self._table_rect)


def paint_order(painter: QPainter, plan: TablePlan, theme: Theme) -> None:
    """The way that the presidency goes: a line through the plates, with an arrow in every gap."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = colour(theme.palette.rule)
    painter.setPen(QPen(ink, max(2.0, theme.space.unit * 0.4)))
    painter.setBrush(ink)
    half = theme.space.unit * 0.9
    for before, after in pairwise(QRectF(rect) for rect in plan.seats):
        if before.top() > after.bottom():
            x = before.center().x()
            begin, end, way = QPointF(x, before.top()), QPointF(x, after.bottom()), QPointF(0, -1)
        elif after.top() > before.bottom():
            x = after.center().x()
            begin, end, way = QPointF(x, before.bottom()), QPointF(x, after.top()), QPointF(0, 1)
        else:
            y = before.center().y()
            begin, end, way = QPointF(before.right(), y), QPointF(after.left(), y), QPointF(1, 0)
        painter.drawLine(begin, end)
        middle = (begin + end) / 2
        across = QPointF(way.y(), way.x())
        tip = [middle + way * half, middle - way * half + across * half, middle - way * half - across * half]
        painter.drawPolygon(QPolygonF(tip))
    painter.restore()
