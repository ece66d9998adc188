"""Widgets of the table: seats, boards, tracker, piles, and the note that explains them.

They are children of the page, so that all places are measured in its pixels.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES, MOST_PLAYERS
from shgui.engine.types import Policy, Seat
from shgui.presentation.scenes import TableScene
from shgui.ui import widget_names as object_names
from shgui.ui.paint.drawables import PileDrawable
from shgui.ui.paint.seat_drawing import find_common_lettering
from shgui.ui.table.animation.places import Places
from shgui.ui.table.board import BoardWidget
from shgui.ui.table.counters import PileWidget, TrackerRow, build_tracker_drawable
from shgui.ui.table.layout import TablePlan
from shgui.ui.table.seat_plate import SeatPlate
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.theme import Theme, colour
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tooltip_button import Pointing, TooltipButton
from shgui.words import table_labels, terms
from shgui.words.board_texts import describe_tracker
from shgui.words.catalogue import Catalogue

_EXPLAIN_DELAY = 250
"""Milliseconds that a pointer rests on something before it is explained."""


class TableWidgets(QObject):
    seat_pressed = Signal(int)

    def __init__(self, ui: UiContext, page: QWidget) -> None:
        super().__init__(page)
        self._ui = ui
        self._page = page
        self._pointed: TooltipButton | None = None
        self._explained: TooltipButton | None = None
        self._delay = QTimer(self, singleShot=True, interval=_EXPLAIN_DELAY)
        self._delay.timeout.connect(self._explain_pointed)
        self._plan: TablePlan | None = None
        self.seats = tuple(SeatPlate(ui, page, seat) for seat in range(MOST_PLAYERS))
        self.liberal = BoardWidget(ui, page, Policy.LIBERAL, LIBERAL_SPACES)
        self.tracker = TrackerRow(ui, page, object_names.TABLE_TRACKER)
        self.draw = PileWidget(ui, page, object_names.TABLE_DRAW_PILE)
        self.discard = PileWidget(ui, page, object_names.TABLE_DISCARD_PILE)
        self.fascist = BoardWidget(ui, page, Policy.FASCIST, FASCIST_SPACES)
        self._boards = (self.liberal, self.fascist)
        self.note = TooltipNote(ui, page)
        for plate in self.seats:
            plate.hide()
            plate.clicked.connect(self._on_seat_clicked)
        spaces = (*self.liberal.spaces, *self.fascist.spaces)
        for thing in (*self.seats, *spaces, self.tracker, self.draw, self.discard):
            thing.pointed_at.connect(self._on_pointed_at)

    def show_scene(self, words: Catalogue, scene: TableScene) -> None:
        if scene.view.seat is not None:
            raise ValueError("the table shows what everybody may see")
        seats = scene.seats
        for plate in self.seats:
            plate.setVisible(plate.seat < len(seats))
        for plate, seat in zip(self.seats, seats, strict=False):
            plate.show_seat(words, seat)
        for widget, board in zip(self._boards, scene.boards, strict=True):
            widget.show_board(words, board)
        counters = scene.counters
        tracker = build_tracker_drawable(words, counters)
        self.tracker.show_tracker(tracker, describe_tracker(words, counters.tracker))
        discards = 0 if counters.discards_in_flight else counters.discard_pile
        for pile, word, shown, count in (
            (self.draw, table_labels.get_draw_pile_name(words), counters.draw_pile, counters.draw_pile),
            (self.discard, table_labels.get_discard_pile_name(words), discards, counters.discard_pile),
        ):
            pile.show_pile(PileDrawable(word, shown), terms.format_policy_count(words, count))
        self._match_sizes()
        self._update_note()

    def place_widgets(self, plan: TablePlan) -> None:
        self._plan = plan
        for plate, rect in zip(self.seats, plan.seats, strict=False):
            plate.setGeometry(rect)
        self.liberal.setGeometry(plan.liberal)
        self.fascist.setGeometry(plan.fascist)
        frame = self.tracker.frame_width
        self.tracker.setGeometry(plan.tracker.adjusted(-frame, -frame, frame, frame))
        self.draw.setGeometry(plan.draw)
        self.discard.setGeometry(plan.discard)
        self.note.hide()
        self._match_sizes()

    def _match_sizes(self) -> None:
        """Give all plates, and both piles, words of equal size."""
        plates = [plate for plate in self.seats if plate.isVisibleTo(self._page)]
        setting = find_common_lettering(
            [(QRectF(plate.rect()), plate.drawable) for plate in plates], self._ui.theme
        )
        for plate in plates:
            plate.set_lettering(setting)
        piles = (self.draw, self.discard)
        for pile in piles:
            pile.limit_word(min(each.capitals_of_word for each in piles))

    def hide_note(self) -> None:
        self._delay.stop()
        self.note.hide()

    def show_remark_beside(
        self, seat: Seat, note: TooltipNote, text: str, clear: Sequence[QRect] = ()
    ) -> None:
        """Lay a remark beside its seat, off names and off `clear` where it can."""
        if self._plan is not None:
            self._place_note(note, text, self.seats[seat].geometry(), self._plan, clear=clear, said=True)

    @property
    def places(self) -> Places:
        plan, boards = self._plan, self._boards
        return Places(
            QRectF(self._page.rect()),
            () if plan is None else tuple(QRectF(rect) for rect in plan.seats),
            QRectF() if plan is None else QRectF(plan.prompt_bar),
            {board.policy: board.space_rects for board in boards},
            {board.policy: board.card_rects for board in boards},
            self.tracker.field_rects,
            self.draw.card_rect,
            self.discard.card_rect,
        )

    @property
    def boards(self) -> QRect:
        return QRect() if self._plan is None else self._plan.boards

    def get_rect_between_boards(self) -> QRect:
        """Return the place between the policies of both boards: tracker and a title."""
        boards = self.boards
        boards.setTop(round(self.liberal.card_rects[0].bottom()))
        boards.setBottom(round(self.fascist.card_rects[0].top()))
        return boards

    @property
    def _table_rect(self) -> QRect:
        rect = self.liberal.geometry().united(self.fascist.geometry())
        for plate in self.seats:
            if plate.isVisibleTo(self._page):
                rect = rect.united(plate.geometry())
        return rect

    def _on_seat_clicked(self) -> None:
        plate = self.sender()
        if isinstance(plate, SeatPlate):
            self.seat_pressed.emit(plate.seat)

    def _on_pointed_at(self, thing: TooltipButton, how: Pointing) -> None:
        """Explain a thing: for keys and fingers at once, for a pointer when it rests."""
        self._delay.stop()
        self._pointed = thing
        if how is Pointing.BY_KEYS:
            self._explain_pointed()
        elif how is Pointing.BY_POINTER:
            self._delay.start()
        else:
            self.note.hide()

    def _explain_pointed(self) -> None:
        if self._pointed is not None and not self.explain(self._pointed):
            self.note.hide()

    def explain(self, thing: TooltipButton) -> bool:
        """Lay the note beside a thing; return False where there is nothing to say."""
        text = _get_explanation(thing)
        if not text or self._plan is None:
            return False
        self._explained = thing
        place = QRect(thing.mapTo(self._page, QPoint()), thing.size())
        self._place_note(self.note, text, place, self._plan)
        return True

    def _update_note(self) -> None:
        thing, read = self._explained, self.note.text
        if thing is not None and read and read != _get_explanation(thing) and not self.explain(thing):
            self.note.hide()

    def _place_note(
        self,
        note: TooltipNote,
        text: str,
        beside: QRect,
        plan: TablePlan,
        *,
        clear: Sequence[QRect] = (),
        said: bool = False,
    ) -> None:
        clear = [*clear, *(rect for rect in plan.seats if rect != beside)]
        note.show_beside(text, beside, self._table_rect, middle=plan.boards, clear=clear, said=said)


def _get_explanation(thing: TooltipButton) -> str:
    return thing.refusal if isinstance(thing, SeatPlate) else thing.accessibleDescription()


def paint_presidency_order(painter: QPainter, plan: TablePlan, theme: Theme) -> None:
    """Paint the order of the presidency: a line through the plates, with an arrow in every gap."""
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
