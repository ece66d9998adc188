"""The prompt bar: who is on move, what to do, and one button in a fixed place."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from shgui.engine.types import Office
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import OFFICE_MARKS, BallotDrawable, StampDrawable
from shgui.ui.paint.text import draw_fitted, draw_text, fit_text
from shgui.ui.paint.two_texts import TwoTexts, fit_two_texts
from shgui.ui.table.layout import get_prompt_bar_height
from shgui.ui.theme import Family, Text, Theme, colour
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, PaintedButton, TypeButton
from shgui.words import terms


class PromptOption(StrEnum):
    """The buttons that are shown beside the one that confirms."""

    BALLOTS = "ballots"
    VETO = "veto"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class PromptPlayer:
    """A player's name in the prompt bar, with a title above it."""

    name: str
    title: str = ""
    office: Office | None = None


@dataclass(frozen=True, slots=True)
class PromptBarText:
    who: tuple[PromptPlayer, ...] = ()
    what: str = ""
    """The question, or the result of the choice."""
    aside: str = ""
    """Smaller text below: the latest event, or what the choice brings."""
    on_move: bool = False
    """The block is brass, as the plate of a player on move."""
    stamp: str = ""
    """A stamp beside the news: elected or rejected."""
    loud: bool = False
    """The text is in wood type, for everyone to look at."""
    hint: str = ""
    """Words that may be said aloud, behind `aside` where there is room."""


# In capitals of a label: with less room the stamp is left out.
_ROOM_FOR_STAMP = 18
# A title over a name, as a part of the name's capitals.
_TITLE = 0.46
# The icon of an office, in capitals of the name.
_SIGN = 1.15
# The room for descenders below a name, as a part of the block.
_FOOT = 0.08
# The largest sizes of question and text below, in capitals of a label.
_LOUD, _QUIET = 1.15, 0.86
# In capitals of a label: smaller text can't be read across a table, and a hint is left out.
_LEGIBLE = 0.62
# Text for everyone, in capitals of a headline.
_WOOD_TYPE = 1.3


class BallotButton(PaintedButton):
    def __init__(self, ui: UiContext, parent: QWidget, name: str, *, ja: bool) -> None:
        super().__init__(ui, parent, name)
        self._drawable = BallotDrawable(ja, "")

    def set_words(self, card: str, meaning: str) -> None:
        self._drawable = BallotDrawable(self._drawable.ja, card)
        self.setAccessibleName(meaning)
        set_tool_tip(self, meaning)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        height = max(self.ui.theme.space.target, round(self.ui.theme.type.capitals(Text.LABEL) * 2.6))
        return QSize(round(height * 1.5), height)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._drawable, self.touch)
        painter.end()


class PromptBar(Themed, QWidget):
    answer_selected = Signal(bool)

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.text = PromptBarText()
        self.all_ja = BallotButton(ui, self, names.TABLE_ALL_JA, ja=True)
        self.all_nein = BallotButton(ui, self, names.TABLE_ALL_NEIN, ja=False)
        self.agree = TypeButton(ui, self, names.TABLE_VETO_AGREE, size=Text.LABEL)
        self.refuse = TypeButton(ui, self, names.TABLE_VETO_REFUSE, size=Text.LABEL)
        self.confirm = TypeButton(ui, self, names.TABLE_CONFIRM, kind=ButtonKind.PRIMARY, size=Text.LABEL)
        self.options: tuple[QAbstractButton, ...] = (self.all_ja, self.all_nein, self.agree, self.refuse)
        self.agree.setCheckable(True)
        self.refuse.setCheckable(True)
        self._offered: tuple[object, ...] | None = None
        for button in self.options:
            button.clicked.connect(self._emit_answer)
        self.show_buttons(PromptOption.NONE, "", possible=False)

    def update_theme(self) -> None:
        self.arrange()

    def show_text(self, text: PromptBarText) -> None:
        if text == self.text:
            return
        self.text = text
        who = ", ".join(f"{part.title} {part.name}".strip() for part in text.who)
        self.setAccessibleName(who)
        self.setAccessibleDescription(" ".join(filter(None, (text.what, text.aside, text.hint))))
        self.update()

    def update_texts(self) -> None:
        words = self.ui.words
        # Translators: what pressing a Ja! card does when the votes are tapped in
        self.all_ja.set_words(terms.get_ballot_word(True), words.gettext("All: Ja!"))
        # Translators: what pressing a Nein! card does when the votes are tapped in
        self.all_nein.set_words(terms.get_ballot_word(False), words.gettext("All: Nein!"))
        # Translators: button: the President agrees to the veto; max 16
        self.agree.set_words(words.pgettext("veto", "Agree"))
        # Translators: button: the President refuses the veto; max 16
        self.refuse.set_words(words.pgettext("veto", "Refuse"))
        self.arrange()

    def show_buttons(self, option: PromptOption, confirm: str, *, possible: bool) -> None:
        """Show the buttons of an option and the one that confirms, if it has words."""
        offered = (option, confirm, possible)
        if offered == self._offered:
            return
        self._offered = offered
        shown = {
            PromptOption.BALLOTS: (self.all_ja, self.all_nein),
            PromptOption.VETO: (self.agree, self.refuse),
        }
        for button in self.options:
            button.setVisible(button in shown.get(option, ()))
        self.confirm.set_words(confirm)
        self.confirm.setEnabled(possible)
        self.confirm.setVisible(bool(confirm))
        self.arrange()

    def show_veto_answer(self, consent: bool | None) -> None:
        self.agree.setChecked(consent is True)
        self.refuse.setChecked(consent is False)

    def _emit_answer(self) -> None:
        self.answer_selected.emit(self.sender() in (self.all_ja, self.agree))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place the buttons. Options are never wider than usual texts need: the rest is for the question."""
        theme = self.ui.theme
        gap, margin = theme.space.small, theme.space.medium
        inner = self.rect().adjusted(margin, margin + theme.space.tight, -margin, -margin)
        width = round(min(max(inner.width() * 0.19, theme.space.target * 3), inner.width() * 0.25))
        self.confirm.setGeometry(QRect(inner.right() + 1 - width, inner.top(), width, inner.height()))
        left = inner.right() + 1 - width
        shown = [button for button in self.options if not button.isHidden()]
        cards = any(isinstance(button, BallotButton) for button in shown)
        allowed = inner.width() * (0.24 if cards else 0.34) / max(1, len(shown))
        drawn = min(inner.height(), self._usual_height)
        for button in reversed(shown):
            if isinstance(button, BallotButton):
                wide = min(allowed, drawn * 1.5)
                high = min(drawn, round(wide / 1.5))
            else:
                wanted = (
                    button.compute_size_hint(theme.as_drawn).width() if isinstance(button, TypeButton) else 0
                )
                wide, high = min(allowed, max(wanted, theme.space.target * 2.4)), inner.height()
            left -= round(wide) + gap
            top = inner.top() + (inner.height() - high) // 2
            button.setGeometry(QRect(left, top, round(wide), high))
        self._free = QRect(inner.left(), inner.top(), max(0, left - 2 * gap - inner.left()), inner.height())
        self.update()

    @property
    def _usual_height(self) -> int:
        theme = self.ui.theme.as_drawn
        return round(get_prompt_bar_height(theme)) - 2 * theme.space.medium - theme.space.tight

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        palette, space = theme.palette, theme.space
        painter = make_smooth_painter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, colour(palette.paper))
        thick = max(2, space.stroke * 2)
        ink = colour(palette.ink)
        painter.fillRect(QRectF(0, 0, area.width(), thick), ink)
        painter.fillRect(QRectF(0, thick * 1.8, area.width(), max(1, thick // 4)), ink)
        block = self._paint_players(painter)
        room = QRectF(self._free)
        room.setLeft(block.right() + space.medium if self.text.who else room.left())
        if self.text.stamp and room.width() > theme.type.as_drawn.capitals(Text.LABEL) * _ROOM_FOR_STAMP:
            height = min(room.height(), self._usual_height, room.width() * 0.1)
            place = QRectF(room.right() - height * 3, room.center().y() - height / 2, height * 3, height)
            self.ui.renderer.draw(painter, place, StampDrawable(self.text.stamp, themed=True))
            room.setRight(place.left() - space.small)
        self._paint_question(painter, room)
        painter.end()

    def _paint_players(self, painter: QPainter) -> QRectF:
        """Paint the names side by side where they fit, otherwise one above the other."""
        theme = self.ui.theme
        free = QRectF(self._free)
        if not self.text.who:
            return QRectF(free.left(), free.top(), 0, free.height())
        # Large texts don't enlarge it: the room beside it is for the question.
        height = min(free.height(), self._usual_height)
        capitals = min(theme.type.as_drawn.capitals(Text.HEADLINE), height * 0.46)
        padding, widest = theme.space.medium, free.width() * 0.4
        widths = [self._measure_player_width(part, capitals) for part in self.text.who]
        beside = sum(widths) <= widest
        rows = 1 if beside else len(widths)
        row_height = free.height() / rows
        if rows > 1:
            capitals = min(capitals, height / rows * 0.56)
            widths = [self._measure_player_width(part, capitals) for part in self.text.who]
        wanted = sum(widths) if beside else max(widths)
        block = QRectF(free.left(), free.top(), min(wanted, widest), free.height())
        painter.fillRect(block, colour(self._block_colours[0]))
        left = block.left()
        for index, part in enumerate(self.text.who):
            width = widths[index] if beside else block.width()
            top = block.top() if beside else block.top() + index * row_height
            cell = QRectF(left + padding, top, width - 2 * padding, row_height)
            self._paint_player(painter, cell, part, capitals, rows)
            if beside:
                left += width
        return block

    def _measure_player_width(self, part: PromptPlayer, capitals: float) -> float:
        family = self.ui.theme.type.family(Text.HEADLINE)
        name = fit_text(part.name, family, capitals, 1e6, lines=1).width
        title = fit_text(part.title, family, capitals * _TITLE, 1e6, lines=1).width if part.title else 0.0
        space = self.ui.theme.space
        sign = capitals * _SIGN + space.small if part.office is not None else 0
        return max(name, title) + sign + 2 * space.medium + 2

    @property
    def _block_colours(self) -> tuple[str, str]:
        palette = self.ui.theme.palette
        return (palette.accent, palette.on_accent) if self.text.on_move else (palette.ink, palette.paper)

    def _paint_player(
        self, painter: QPainter, cell: QRectF, part: PromptPlayer, capitals: float, rows: int
    ) -> None:
        paper, ink = self._block_colours
        if part.office is not None:
            side = min(capitals * _SIGN, cell.height() * 0.9)
            place = QRectF(cell.left(), cell.center().y() - side / 2, side, side)
            self.ui.renderer.paint_icon(painter, place, OFFICE_MARKS[part.office], ink=ink, paper=paper)
            cell.setLeft(place.right() + self.ui.theme.space.small)
        if part.title:
            head = QRectF(cell.left(), cell.top() + cell.height() * 0.07, cell.width(), cell.height() * 0.23)
            self._draw_left_aligned(painter, head, part.title, capitals * _TITLE, ink, lines=1)
            cell.setTop(head.bottom() + cell.height() * 0.02)
            cell.setBottom(cell.bottom() - self._free.height() * _FOOT)
        lines = 1 if part.title or rows > 1 else 2
        self._draw_left_aligned(painter, cell, part.name, capitals, ink, lines=lines)

    def _paint_question(self, painter: QPainter, room: QRectF) -> None:
        theme = self.ui.theme
        label = theme.type.capitals(Text.LABEL)
        palette = theme.palette
        if self.text.loud:
            capitals = min(theme.type.capitals(Text.HEADLINE) * _WOOD_TYPE, room.height() * 0.6)
            self._draw_left_aligned(
                painter, room, self.text.what.upper(), capitals, palette.ink, lines=1, family=Family.POSTER
            )
            return
        if not (self.text.aside or self.text.hint):
            self._draw_left_aligned(painter, room, self.text.what, label * _LOUD, palette.ink, lines=3)
            return
        texts = self._fit_question_and_hint(room.width(), room.height())
        for fitted, top, ink in (
            (texts.first, texts.first_top, palette.ink),
            (texts.second, texts.second_top, palette.ink_soft),
        ):
            row = QRectF(room.left(), room.top() + top, room.width(), fitted.height)
            family = theme.type.family(Text.HEADLINE)
            draw_fitted(painter, row, fitted, family, colour(ink), align=Qt.AlignmentFlag.AlignLeft)

    def _fit_question_and_hint(self, width: float, height: float) -> TwoTexts:
        """Return the question and the text below it, with the hint where both stay legible."""
        theme, text = self.ui.theme, self.text
        if text.hint:
            texts = self._fit_question(theme, " ".join(filter(None, (text.aside, text.hint))), width, height)
            if not text.aside or texts.second.capitals >= theme.type.as_drawn.capitals(Text.LABEL) * _LEGIBLE:
                return texts
        return self._fit_question(theme, text.aside, width, height)

    def _fit_question(self, theme: Theme, aside: str, width: float, height: float) -> TwoTexts:
        label, family = theme.type.capitals(Text.LABEL), theme.type.family(Text.HEADLINE)
        least = None
        if theme.type.enlarged:
            least = self._fit_question(theme.as_drawn, aside, width, min(height, self._usual_height))
        loudest = (label * _LOUD, label * _QUIET)
        return fit_two_texts(self.text.what, aside, family, loudest, width, height, least=least)

    def _draw_left_aligned(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        capitals: float,
        ink: str,
        *,
        lines: int,
        family: Family = Family.GOTHIC,
    ) -> None:
        align = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, rect, text, family, capitals, colour(ink), align=align, lines=lines)
