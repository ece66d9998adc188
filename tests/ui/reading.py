"""Reads a window as somebody would who knows no English: what is clipped, and what no catalogue has worded.

Widgets of Qt are asked how much room their texts need. What the program paints itself is noted while it is
painted, with the room it was given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from shgui.ui import widget_names as names
from shgui.ui.hand_over import private_renderer
from shgui.ui.help import who_made_what
from shgui.ui.paint import card_drawing, seat_drawing, text
from shgui.ui.paint.text import FittedText
from shgui.ui.printed import printed_page
from shgui.ui.table import prompt_bar as table_band
from shgui.ui.theme import Family
from shgui.ui.widgets import fingerprint_sheet
from shgui.ui.widgets.type_button import PaintedButton
from shgui.ui.widgets.wrapped_check import WrappedCheckBox
from shgui.words.languages import get_endonym, list_languages
from tests.pseudo import untranslated

LEGIBLE = 4
"""Pixels of a font on a window of 720 lines. The made-up words are up to twice as long as real ones, which
come out twice as large in the same room."""
_TAG = re.compile(r"<[^>]*>")
_DIGITS = re.compile(r"[0-9a-f]{4}( [0-9a-f]{4}){7}")
"""Of a fingerprint."""
_BREAK = re.compile(r"[\s/-]+")
_OWN_WORDS = (
    *map(get_endonym, list_languages()),
    *who_made_what.AUTHORS,
    *who_made_what.FONTS,
    *(part for pair in who_made_what.list_translators() for part in pair),
    who_made_what.HOME,
    who_made_what.LICENCE,
    who_made_what.FONT_LICENCE,
    *who_made_what.LIBRARIES,
    who_made_what.LINKED_LICENCE,
    "Ja!",
    "Nein!",
    "Ctrl",
)
"""What is the same in every language, the players' names aside."""
_SPOKEN = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help)
_NOT_TOLD = frozenset((names.ABOUT_LICENCE,))
"""Licences are quoted as they are."""


@dataclass(frozen=True, slots=True)
class Print:
    """A text that the program has painted."""

    text: str
    pixels: float
    """Size of its letters where they come to stand."""
    sticks_out: bool
    """Of the room it was given, or of the paper."""
    kept: bool
    """Printed once, to be laid on the window again and again."""


class Reader:
    """`known` are words that are no text of the program: names of players, paths."""

    def __init__(self, patch: pytest.MonkeyPatch, *known: str) -> None:
        self.known = [*_OWN_WORDS, *known]
        self.faults: dict[str, str] = {}
        """Each fault, and where it was met first."""
        self._prints: list[Print] = []
        self._watch(patch)

    def read(self, window: QWidget, place: str) -> None:
        """Look at all of it."""
        prints = self.painted(window)
        found = [*_crowded(window), *_too_small(prints)]
        told = {*_texts(window)}
        found += [f"untranslated: {word!r} in {each!r}" for each in told for word in self._foreign(each)]
        found += [
            f"untranslated: {word!r} in {each.text!r}"
            for each in prints
            for word in self._foreign(each.text)
            # A line of a text that was broken into several has lost its brackets, but not its accents.
            if word.isascii()
        ]
        for fault in found:
            self.faults.setdefault(fault, place)

    def painted(self, window: QWidget) -> list[Print]:
        """The texts on it, and those that were printed since the last look to be laid on it."""
        # What was painted straight onto the window before was on its way to what it is now.
        self._prints = [each for each in self._prints if each.kept]
        window.grab()
        prints, self._prints = self._prints, []
        return prints

    def read_text(self, told: str, place: str, *known: str) -> None:
        """Look at a single text that is shown elsewhere."""
        for word in untranslated(told, *self.known, *known):
            self.faults.setdefault(f"untranslated: {word!r} in {told!r}", place)

    def _foreign(self, told: str) -> list[str]:
        return untranslated(_DIGITS.sub(" ", _TAG.sub(" ", told)), *self.known)

    def _watch(self, patch: pytest.MonkeyPatch) -> None:
        draw_text, draw_fitted = QPainter.drawText, text.draw_fitted

        def note_text(painter: QPainter, *how: object) -> object:
            match how:
                case (QRect() | QRectF() as room, flags, str(told)):
                    self._note_text(painter, QRectF(room), int(flags), told)  # type: ignore[call-overload]
            return draw_text(painter, *how)  # type: ignore[call-overload]

        def note_fitted(
            painter: QPainter,
            rect: QRectF,
            fitted: FittedText,
            family: Family,
            colour: QColor,
            *,
            align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
            bold: bool = False,
        ) -> None:
            self._note_fitted(painter, rect, fitted)
            draw_fitted(painter, rect, fitted, family, colour, align=align, bold=bold)

        patch.setattr(QPainter, "drawText", note_text)
        for module in (
            text,
            card_drawing,
            private_renderer,
            seat_drawing,
            table_band,
            printed_page,
            fingerprint_sheet,
        ):
            patch.setattr(module, "draw_fitted", note_fitted)

    def _note_text(self, painter: QPainter, room: QRectF, flags: int, told: str) -> None:
        metrics = QFontMetricsF(painter.font())
        needed = metrics.boundingRect(QRectF(0, 0, room.width(), 1e5), flags, told)
        over = needed.width() > room.width() + 1 or needed.height() > room.height() + 1
        self._note(painter, room, told, painter.font().pixelSize(), over)

    def _note_fitted(self, painter: QPainter, room: QRectF, fitted: FittedText) -> None:
        over = fitted.width > room.width() + 1 or fitted.height > room.height() + 1
        # A name may have been broken behind its hyphen.
        told = " ".join(fitted.lines).replace("- ", "-")
        self._note(painter, room, told, fitted.pixels, over)

    def _note(self, painter: QPainter, room: QRectF, told: str, pixels: float, over: bool) -> None:
        if not told:
            return
        device = painter.device()
        ratio = device.devicePixelRatio()
        if device.width() <= 1:
            # Drawn ahead, to be at hand: nobody sees it.
            return
        paper = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
        where = painter.transform().mapRect(room)
        # What lies on a sheet that is scrolled may be half below its edge.
        scrolled = isinstance(device, QWidget) and isinstance(device.parent(), QAbstractScrollArea)
        off = not scrolled and not paper.adjusted(-2, -2, 2, 2).contains(where)
        kept = not isinstance(device, QWidget)
        self._prints.append(Print(told, pixels * painter.transform().m22(), over or off, kept))


def _too_small(prints: list[Print]) -> Iterator[str]:
    for each in prints:
        if each.sticks_out:
            yield f"painted beyond its room: {each.text!r}"
        if each.pixels < LEGIBLE:
            yield f"too small to read: {each.text!r}, {each.pixels:.1f} px"


# Room


def _crowded(window: QWidget) -> Iterator[str]:
    for widget in _visible(window):
        wants = _wants(widget)
        if wants:
            yield f"clipped: {wants}"
        if not any(child.isVisibleTo(widget) for child in _children(widget)):
            yield from _covered(widget, window)


def _wants(widget: QWidget) -> str:
    """The text that has less room in the widget than it needs; empty if there is none."""
    have, need = widget.size(), widget.sizeHint()
    match widget:
        case QLabel() if widget.text():
            flows = widget.hasHeightForWidth()
            least = _longest_word(widget) if flows else need.width()
            high = widget.heightForWidth(have.width()) if flows else need.height()
            # Between lines there is air.
            air = widget.fontMetrics().height() // 5
            return widget.text() if have.width() + 1 < least or have.height() + air < high else ""
        case PaintedButton() | WrappedCheckBox():
            # What they paint is seen while it is painted.
            return ""
        case QAbstractButton():
            return widget.text() if have.width() < need.width() or have.height() < need.height() else ""
        case QComboBox():
            return _wants_box(widget)
        case QLineEdit():
            room = have.width() - (need.width() - widget.fontMetrics().horizontalAdvance("x") * 17)
            told = widget.placeholderText()
            return told if widget.fontMetrics().horizontalAdvance(told) > max(room, 0) else ""
        case QMenuBar():
            bar = widget.rect().adjusted(-1, -1, 1, 1)
            cut = [each for each in widget.actions() if not bar.contains(widget.actionGeometry(each))]
            return " ".join(each.text() for each in cut)
        case QListView() if not widget.wordWrap() and widget.model() is not None:
            return "a row of a list" if widget.sizeHintForColumn(0) > widget.viewport().width() + 1 else ""
        case _:
            return ""


def _longest_word(label: QLabel) -> int:
    metrics = label.fontMetrics()
    words = _BREAK.split(_TAG.sub(" ", label.text()))
    return max(metrics.horizontalAdvance(word) for word in words)


def _wants_box(box: QComboBox) -> str:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    items = [box.itemText(index) for index in range(box.count())]
    return next((each for each in items if box.fontMetrics().horizontalAdvance(each) > field.width()), "")


def _covered(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Parts of the widget that lie outside of what it stands in, where nobody can scroll to them."""
    inner: QWidget = widget
    while inner is not window and not inner.isWindow():
        outer = inner.parentWidget()
        area = outer.parentWidget() if outer is not None else None
        if outer is None:
            return
        place = QRect(widget.mapTo(outer, QPoint(0, 0)), widget.size())
        room = outer.rect().adjusted(-1, -1, 1, 1)
        if isinstance(area, QAbstractScrollArea) and area.viewport() is outer:
            still = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if still and (place.left() < room.left() or place.right() > room.right()):
                yield f"wider than what it is scrolled in: {_called(widget)}"
            return
        if not room.contains(place) and not place.isEmpty():
            yield f"outside of {_called(outer)}: {_called(widget)}"
            return
        inner = outer


# Words


def _texts(window: QWidget) -> Iterator[str]:
    yield window.windowTitle()
    for widget in _visible(window):
        if widget.objectName() in _NOT_TOLD:
            continue
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QLineEdit():
                yield widget.placeholderText()
            case QComboBox():
                yield from (widget.itemText(index) for index in range(widget.count()))
            case QMenuBar():
                yield from _menu_texts(widget)
    yield from _read_aloud(QAccessible.queryAccessibleInterface(window))


def _menu_texts(menu: QMenuBar | QMenu) -> Iterator[str]:
    for action in menu.actions():
        yield action.text().replace("&", "")
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _menu_texts(below)


def _read_aloud(node: QAccessibleInterface | None, depth: int = 0) -> Iterator[str]:
    if node is None or depth > 20:
        return
    owner = node.object()
    if isinstance(owner, QWidget) and (not owner.isVisible() or owner.objectName() in _NOT_TOLD):
        return
    yield from (node.text(kind).replace("&", "") for kind in _SPOKEN)
    for number in range(node.childCount()):
        yield from _read_aloud(node.child(number), depth + 1)


# Widgets


def _visible(window: QWidget) -> Iterator[QWidget]:
    yield from (each for each in (window, *window.findChildren(QWidget)) if each.isVisibleTo(window))


def _children(widget: QWidget) -> Iterator[QWidget]:
    yield from (child for child in widget.children() if isinstance(child, QWidget))


def _called(widget: QWidget) -> str:
    return widget.objectName() or widget.accessibleName() or type(widget).__name__
