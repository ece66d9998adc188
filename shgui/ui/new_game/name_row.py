"""One seat of a new table: its number, by which it is dragged, a name, a language."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QStyle, QStyleOptionFrame, QWidget

from shgui.table.seating import MOST_TYPED, NewTableRow, Temperament
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour, make_font
from shgui.ui.widgets.bot_sign import BotSign
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.enter_field import EnterField
from shgui.ui.widgets.largest_type import find_largest_size
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import ScaledContext, Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, PaintedButton, TypeButton
from shgui.words import bot_texts

if TYPE_CHECKING:
    from shgui.ui.new_game.name_rows import NameRows

# Someone who looked at another window, or at a menu, continues to type.
_RETURNING_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)

_AROUND, _ABOVE_AND_BELOW = 5, 2
"""Pixels that Qt leaves beside the letters of a field and for the cursor, and above and below them."""


class SeatHandle(PaintedButton):
    """The number of a seat; dragged, or moved with the arrow keys."""

    def __init__(self, ui: UiContext, parent: QWidget, rows: "NameRows", place: int) -> None:
        super().__init__(ui, parent, names.new_table_move(place))
        self._rows = rows
        self._place = place
        self.released.connect(rows.end_drag)
        self.setCursor(Qt.CursorShape.SizeVerCursor)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.ui.theme.space.touch
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._rows.move_player(self._place, self._place + step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._rows.drag(self._place, round(event.globalPosition().y()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        side = min(self.width(), self.height()) - theme.space.tight
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QRectF(self.rect()).center())
        edge = theme.palette.accent if self.hasFocus() else theme.palette.ink
        width = theme.space.focus if self.hasFocus() else max(1, theme.space.stroke)
        inset = width / 2
        painter.setPen(QPen(colour(edge), width))
        painter.setBrush(colour(theme.palette.sunken if self.underMouse() else theme.palette.raised))
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
        capitals = min(theme.type.capitals(Text.CONTROL), side * 0.4)
        family = theme.type.family(Text.CONTROL)
        draw_text(painter, disc, str(self._place + 1), family, capitals, colour(theme.palette.ink), lines=1)
        painter.end()


class NameField(Themed, EnterField):
    """A name field. Without the focus it shrinks its text until the name fits, or shows its start."""

    def __init__(self, ui: UiContext, rows: "NameRows", place: int) -> None:
        super().__init__(ui)
        self.setMaxLength(MOST_TYPED)
        self._rows = rows
        self._place = place

    def show_name(self, name: str) -> None:
        self.setText(name)
        self._fit_text()
        if not self.hasFocus():
            self.home(False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_text()

    def _fit_text(self) -> None:
        kind = self.ui.theme.type
        wanted, least = kind.pixels(Text.BODY), kind.as_drawn.pixels(Text.BODY)
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        contents = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)

        def fits(pixels: int) -> bool:
            letters = QFontMetrics(make_font(Family.TEXT, pixels))
            return letters.horizontalAdvance(self.text()) <= contents.width() - _AROUND

        pixels = wanted if self.hasFocus() else find_largest_size(wanted, least, fits)
        high = QFontMetrics(make_font(Family.TEXT, wanted)).height() + _ABOVE_AND_BELOW
        sheet = "" if pixels == wanted else f"font-size: {pixels}px; min-height: {high}px"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    update_theme = _fit_text

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._fit_text()
        self._rows.reach(self._place)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._fit_text()
        if event.reason() not in _RETURNING_REASONS:
            self.home(False)


class NameRow(Themed, QWidget):
    def __init__(
        self, ui: UiContext, rows: "NameRows", row: int, languages: Sequence[tuple[str, str]], language: str
    ) -> None:
        super().__init__(ui)
        self._row = row
        # Names need the room more than signs that are understood as drawn.
        drawn = ScaledContext(ui)
        self.handle = SeatHandle(ui, self, rows, row)
        self.field = NameField(ui, rows, row)
        self.field.setObjectName(names.new_table_name(row))
        self._language = DropList(names.new_table_language(row))
        for code, endonym in languages:
            self._language.addItem(endonym, code)
        self._temper = DropList(names.new_table_temper(row))
        for temper in Temperament:
            self._temper.addItem("", temper)
        self._temper.hide()
        self._sign = BotSign(drawn, self)
        quiet = ButtonKind.QUIET
        self._remove = TypeButton(drawn, self, names.new_table_remove(row), kind=quiet, mark=Icon.REMOVE)
        self._unseat = TypeButton(drawn, self, names.new_table_unseat(row), kind=quiet, mark=Icon.PHONE)
        self._unseat.hide()
        for button in (self._remove, self._unseat):
            button.set_compact(True)
        self.phone: bytes | None = None
        self._problem = PlainLabel(wraps=True)
        self._problem.hide()
        self.language = language
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 3)
        self._grid.setColumnStretch(3, 2)
        for column, widget in enumerate((self.handle, self._sign, self.field, self._language, self._remove)):
            self._grid.addWidget(widget, 0, column)
        # Names need the room: players with a phone give it back first, and bots read nothing.
        self._grid.addWidget(self._temper, 0, 3)
        self._grid.addWidget(self._unseat, 0, 4)
        self._grid.addWidget(self._problem, 1, 1, 1, 4)
        self.field.textChanged.connect(rows.edited)
        self._language.currentIndexChanged.connect(rows.edited)
        self._temper.currentIndexChanged.connect(rows.edited)
        self.field.returnPressed.connect(partial(rows.enter, row))
        self._remove.clicked.connect(partial(rows.remove, row))
        self._unseat.clicked.connect(partial(rows.unseat, row))

    @property
    def stops(self) -> list[QWidget]:
        reads = self._language if self.bot is None else self._temper
        return [self.handle, self.field, reads, self._remove if self.phone is None else self._unseat]

    @property
    def name(self) -> str:
        return self.field.text()

    @property
    def language(self) -> str:
        return str(self._language.currentData())

    @language.setter
    def language(self, code: str) -> None:
        with QSignalBlocker(self._language):
            self._language.setCurrentIndex(max(0, self._language.findData(code)))

    @property
    def bot(self) -> Temperament | None:
        """The temperament of a bot; None for a person."""
        return None if self._temper.isHidden() else Temperament(self._temper.currentData())

    def fill(self, filled: NewTableRow) -> None:
        """Seat another player, without a call of `edited`."""
        name, language, phone, bot = filled
        if name != self.name:
            with QSignalBlocker(self.field):
                self.field.show_name(name)
        self.language = language
        self._seat_bot(bot)
        self.phone = phone
        if (self._remove if phone is not None else self._unseat).hasFocus():
            # The button there does something else from now on.
            self.field.setFocus()
        self._unseat.setVisible(phone is not None)
        self._remove.setVisible(phone is None)

    def _seat_bot(self, bot: Temperament | None) -> None:
        if bot is not self.bot:
            if (self._language if bot is not None else self._temper).hasFocus():
                self.field.setFocus()
            self._language.setVisible(bot is None)
            self._temper.setVisible(bot is not None)
            self._sign.setVisible(bot is not None)
            self.update_texts()
        if bot is not None:
            with QSignalBlocker(self._temper):
                self._temper.setCurrentIndex(self._temper.findData(bot))

    def show_problem(self, sentence: str) -> None:
        """Show what is wrong with the name; "" hides it."""
        self._problem.show_text(sentence)
        self.field.setAccessibleDescription(sentence)

    def set_removable(self, removable: bool) -> None:
        self._remove.setEnabled(removable)
        self.handle.setEnabled(removable)

    def update_theme(self) -> None:
        self._grid.setSpacing(self.ui.theme.space.tight)

    def update_texts(self) -> None:
        words = self.ui.words
        seat = words.number(self._row + 1)
        named = (
            words.gettext("Name at seat {number}")
            if self.bot is None
            # Translators: said by a screen reader of the field with the name of a seat that the program plays
            else words.gettext("Name of the bot at seat {number}")
        )
        self.field.setAccessibleName(named.format(number=seat))
        for row in range(self._temper.count()):
            self._temper.setItemText(row, bot_texts.TEMPERS[self._temper.itemData(row)](words))
        self._temper.setAccessibleName(
            # Translators: said by a screen reader of a list: careful, bold or easy
            words.gettext("How the bot at seat {number} plays").format(number=seat)
        )
        set_tool_tip(self._temper, bot_texts.describe_tempers(words))
        self.field.setPlaceholderText(words.gettext("Name"))
        self._language.setAccessibleName(words.gettext("Language at seat {number}").format(number=seat))
        set_tool_tip(self._language, words.gettext("What this player reads on private screens"))
        self._unseat.set_words(
            # Translators: button: the player of this seat plays at the screen, and the phone has to join anew
            words.gettext("Seat {number}: back to the screen, without the phone").format(number=seat)
        )
        self._remove.set_words(words.gettext("Remove seat {number}").format(number=seat))
        move = words.gettext("Move seat {number} up or down").format(number=seat)
        self.handle.setAccessibleName(move)
        hint = words.gettext("Drag it, or press the arrow keys")
        self.handle.setAccessibleDescription(hint)
        set_tool_tip(self.handle, hint)
