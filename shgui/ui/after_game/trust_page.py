"""The table of all votes: every ballot as a mark, by voter and member of the government."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.focus_ring import paint_focus_ring
from shgui.ui.after_game.review_texts import TrustRowText, TrustTableText
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import draw_text, fit, legible, shorten
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.aside_page import BesidePage, WayBack
from shgui.ui.widgets.bot_sign import after_bot_sign
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import scrolled
from shgui.ui.widgets.themed import UiContext
from shgui.words import terms

_NAME, _COLUMN, _COUNT = 38.0, 12.4, 21.0
"""The least widths, in modules."""
_ROW, _HEAD = 7.2, 13.0
_SQUARE = 2.3
_CAPITALS = 1.36
_LEFT = Qt.AlignmentFlag.AlignLeft


class _Plan:
    """The places of the columns, shared by head and rows."""

    def __init__(self, renderer: Renderer, table: TrustTableText, width: float) -> None:
        unit = renderer.theme.space.unit
        share = max(1.0, min(1.5, renderer.theme.type.percent / 100))
        count = len(table.rows)
        self.counts = len(table.rows[0].counts) if table.rows else 0
        self.name = unit * _NAME * share
        self.gap = unit * 2.2
        counted = unit * _COUNT * share * self.counts
        least = unit * _COLUMN * share
        free = (width - self.name - counted - 2 * self.gap) / max(1, count)
        self.column = max(least, free)
        self.count_width = unit * _COUNT * share
        self.least = round(self.name + least * count + counted + 2 * self.gap)
        self.parted = table.parted_after
        self.columns = count

    def x(self, place: int) -> float:
        return self.name + place * self.column + (self.gap if self.parted and place >= self.parted else 0)

    def count_x(self, place: int) -> float:
        return self.x(self.columns) + self.gap * 0.6 + place * self.count_width


class TrustHead(Picture):
    """The column heads: members of the government."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._table = TrustTableText((), 0, "", "")
        self._titles: tuple[str, ...] = ("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_table(self, table: TrustTableText) -> None:
        self._table = table
        self.updateGeometry()
        self.update()

    def set_words(self, across: str, down: str, liberal: str, fascist: str) -> None:
        self._titles = (across, down, liberal, fascist)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        theme = self.ui.theme
        share = max(1.0, min(1.5, theme.type.percent / 100))
        return QSize(0, round(theme.space.unit * _HEAD * share))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(_Plan(self.ui.renderer, self._table, 0).least, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        unit, ink, soft = theme.space.unit, colour(theme.palette.ink), colour(theme.palette.ink_soft)
        plan = _Plan(self.ui.renderer, self._table, self.width())
        painter = make_smooth_painter(self)
        left = Qt.AlignmentFlag.AlignLeft
        capitals = theme.type.capitals(Text.CONTROL)
        half = self.height() / 2
        for place, title in enumerate(self._titles[:2]):
            room = QRectF(0, place * half, plan.name - unit, half)
            draw_text(painter, room, title, Family.GOTHIC, capitals, soft, align=left)
        for place, row in enumerate(self._table.rows):
            room = QRectF(plan.x(place) + unit, 0, plan.column - unit * 1.4, half)
            if row.bot:
                ground = theme.palette.ground
                room = after_bot_sign(self.ui.renderer, painter, room, capitals, paper=ground)
            name = row.name
            if not legible(fit(name, Family.GOTHIC, capitals * 1.1, room.width(), half)):
                name = shorten(name, Family.GOTHIC, capitals * 1.1, room.width())
            draw_text(painter, room, name, Family.GOTHIC, capitals * 1.1, ink, align=left)
            side = min(half * 0.82, unit * 5)
            sign = QRectF(plan.x(place) + unit, half + (half - side) / 2, side, side)
            self.ui.renderer.mark(painter, sign, row.mark, ink=theme.palette.ink_soft)
        for place, title in enumerate(self._titles[2 : 2 + plan.counts]):
            room = QRectF(plan.count_x(place), 0, plan.count_width - unit, self.height())
            draw_text(painter, room, title, Family.GOTHIC, capitals, ink, align=left, lines=3)
        _rule_off(painter, plan, unit, self.height(), theme.palette.ink, self.width(), foot=True)
        painter.end()


class TrustRowWidget(Picture):
    """The ballots of one player; it takes the focus, so that a screen reader can read it."""

    def __init__(self, ui: UiContext, place: int) -> None:
        super().__init__(ui, name=names.trust_row(place))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._place = place
        self._table = TrustTableText((), 0, "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, table: TrustTableText) -> None:
        self._table = table
        row = table.rows[self._place]
        self.setAccessibleName(row.name)
        self.setAccessibleDescription(row.sentence)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        capitals = self.ui.theme.type.capitals(Text.CONTROL) * _CAPITALS
        return QSize(0, round(max(self.ui.theme.space.unit * _ROW, capitals * 2.1)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._place >= len(self._table.rows):
            return
        theme = self.ui.theme
        unit, row = theme.space.unit, self._table.rows[self._place]
        plan = _Plan(self.ui.renderer, self._table, self.width())
        painter = make_smooth_painter(self)
        self._paint_name(painter, plan, row)
        for place, ballots in enumerate(row.on):
            left, middle = plan.x(place) + unit, self.height() / 2
            if ballots is None:
                dash = QRectF(left, middle - unit * 0.2, unit * 2.6, unit * 0.4)
                fill_rect(painter, dash, colour(theme.palette.rule))
            else:
                paint_ballots(
                    painter,
                    self.ui.renderer,
                    QRectF(left, 0, plan.column - unit * 1.4, self.height()),
                    ballots,
                )
        for place, count in enumerate(row.counts):
            room = QRectF(plan.count_x(place), 0, plan.count_width - unit, self.height())
            capitals, ink = theme.type.capitals(Text.CONTROL) * 1.2, colour(theme.palette.ink)
            draw_text(painter, room, count, Family.TEXT, capitals, ink, align=_LEFT, lines=1)
        foot = self._place + 1 == self._table.parted_after
        _rule_off(painter, plan, unit, self.height(), theme.palette.ink, self.width(), foot=foot)
        if not foot:
            line = QRectF(0, self.height() - 1, self.width(), 1)
            fill_rect(painter, line, colour(theme.palette.hairline))
        paint_focus_ring(painter, self, theme)
        painter.end()

    def _paint_name(self, painter: QPainter, plan: _Plan, row: TrustRowText) -> None:
        theme = self.ui.theme
        unit = theme.space.unit
        capitals = theme.type.capitals(Text.CONTROL) * _CAPITALS
        side = min(self.height() * 0.72, capitals * 1.5)
        sign = QRectF(theme.space.focus, (self.height() - side) / 2, side, side)
        self.ui.renderer.mark(painter, sign, row.mark, ink=theme.palette.ink_soft)
        margin = self.height() * 0.08
        room = QRectF(sign.right() + unit * 1.4, margin, plan.name - sign.right() - unit * 2.4, 0)
        room.setBottom(self.height() - margin)
        if row.bot:
            room = after_bot_sign(self.ui.renderer, painter, room, capitals, paper=theme.palette.ground)
        left = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, room, row.name, Family.GOTHIC, capitals, colour(theme.palette.ink), align=left)


class BallotKey(Picture):
    """The legend of the two marks."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{terms.get_ballot_word(True)} {terms.get_ballot_word(False)}")

    def sizeHint(self) -> QSize:  # noqa: N802
        capitals = self.ui.theme.type.capitals(Text.BODY)
        return QSize(round(capitals * 16), round(capitals * 2.1))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        capitals = theme.type.capitals(Text.BODY) * 1.15
        painter = make_smooth_painter(self)
        left = 0.0
        for ja in (True, False):
            room = QRectF(left, 0, capitals * 1.8, self.height())
            paint_ballots(painter, self.ui.renderer, room, (ja,))
            word = QRectF(room.right(), 0, self.width() - room.right(), self.height())
            word_text = terms.get_ballot_word(ja)
            ink = colour(theme.palette.ink)
            fitted = draw_text(painter, word, word_text, Family.TEXT, capitals, ink, align=_LEFT, lines=1)
            left = room.right() + fitted.width + capitals * 1.6
        painter.end()


class TrustPage(BesidePage):
    def __init__(self, ui: UiContext, back: WayBack) -> None:
        super().__init__(ui, back, names.TRUST, names.TRUST_BACK)
        self._head = TrustHead(ui)
        self._rows: list[TrustRowWidget] = []
        self._note = PlainLabel(wraps=True, voice="reading")
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setSpacing(0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._head)
        self._area: QScrollArea = scrolled(body)
        # With large letters a table of ten is wider than the window.
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.lay(self._area)
        self._key = BallotKey(ui)
        self.lay_below(self._key, self._note)

    def show_table(self, table: TrustTableText) -> None:
        self.about.setText(table.about)
        self._note.setText(table.note)
        self._head.show_table(table)
        while len(self._rows) < len(table.rows):
            row = TrustRowWidget(self.ui, len(self._rows))
            self._column.addWidget(row)
            self._rows.append(row)
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(table.rows))
            if place < len(table.rows):
                row.show_table(table)

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        # Translators: title of a page with a table of all votes
        self.title.setText(words.pgettext("heading", "Who trusted whom"))
        # Translators: beside the columns of a table; max 28
        across = words.pgettext("heading", "Across: in the government")
        # Translators: beside the rows of a table; max 24
        down = words.pgettext("heading", "Down: who voted")
        # Translators: above numbers like 2 / 4: how often somebody voted Ja!; max 32
        liberal = words.pgettext("heading", "Ja!, all Liberals")
        # Translators: above numbers like 2 / 4: how often somebody voted Ja!; max 32
        fascist = words.pgettext("heading", "Ja!, a Fascist in it")
        self._head.set_words(across, down, liberal, fascist)

    def help_topic(self) -> str:
        return "lying"


def paint_ballots(painter: QPainter, renderer: Renderer, room: QRectF, ballots: tuple[bool, ...]) -> None:
    """Paint a square for each Ja! and a cross for each Nein!, in the order of the rounds."""
    if not ballots:
        return
    theme = renderer.theme
    unit = theme.space.unit
    step = unit * (_SQUARE + 0.5)
    across = max(1, int((room.width() + unit * 0.5) / step))
    rows = -(-len(ballots) // across)
    if rows * step > room.height() * 0.92:
        # Smaller, until all have room.
        step *= (room.height() * 0.92 / (rows * step)) ** 0.5
        across = max(1, int(room.width() / step))
        rows = -(-len(ballots) // across)
        step = min(step, room.height() * 0.96 / rows)
    side = step * 0.8
    top = room.center().y() - (rows * step) / 2 + (step - side) / 2
    pen = QPen(colour(theme.palette.rule), max(1.2, side * 0.18))
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    for place, ja in enumerate(ballots):
        row, column = divmod(place, across)
        mark = QRectF(room.left() + column * step, top + row * step, side, side)
        if ja:
            fill_rect(painter, mark, colour(theme.palette.ink))
        else:
            painter.setPen(pen)
            inner = mark.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.bottomLeft(), inner.topRight())


def _rule_off(
    painter: QPainter, plan: _Plan, unit: float, height: int, ink: str, width: int, *, foot: bool
) -> None:
    """Draw the lines that part names, ballots of each party, and counts."""
    line = max(1.0, round(unit * 0.28))
    uprights = [plan.name]
    if plan.parted:
        uprights.append(plan.x(plan.parted) - unit)
    if plan.counts:
        uprights.append(plan.x(plan.columns))
    for x in uprights:
        fill_rect(painter, QRectF(round(x), 0, line, height), colour(ink))
    if foot:
        fill_rect(painter, QRectF(0, height - line, width, line), colour(ink))
