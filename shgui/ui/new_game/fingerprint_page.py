"""The page of the fingerprint, before anyone looks at a role, with a field for words of the players."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.presentation.requests import DealRequest
from shgui.presentation.scenes import FingerprintScene
from shgui.table.answers import TableReason
from shgui.table.sealed_deal import check_words
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.enter_field import EnterField
from shgui.ui.widgets.fingerprint_sheet import FingerprintSheet
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import verification_texts
from shgui.words.refusal_texts import TABLE_REASONS

_MOST_TYPED = 400
"""More than the table takes, so that it can say so, and no more than a field can show at once."""


class FingerprintPage(Themed, QWidget):
    wanted = Signal(object)
    """A `DealRequest`."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.FINGERPRINT)
        self._shown: FingerprintScene | None = None
        self._refused = ""
        self._sheet = FingerprintSheet(ui, self)
        self._field = EnterField(self, maxLength=_MOST_TYPED)
        self._field.setObjectName(names.FINGERPRINT_WORD)
        self._go_on = TypeButton(ui, self, names.FINGERPRINT_GO_ON, kind=ButtonKind.PRIMARY, size=Text.LABEL)
        self._field.setProperty("type", Text.CONTROL.value)
        self._field.returnPressed.connect(self._request_deal)
        self._field.textEdited.connect(self._forget_refusal)
        self._go_on.clicked.connect(self._request_deal)

    def show_fingerprint(self, shown: FingerprintScene) -> None:
        """Show a deal. The field is empty for another one, and stays as typed for the same."""
        if shown != self._shown:
            self._field.clear()
        self._shown = shown
        self._refused = ""
        self._sheet.show_fingerprint(shown)
        self._show_note()
        self.set_focus_first()

    def update_theme(self) -> None:
        self._arrange()
        self.update()

    def update_texts(self) -> None:
        words = self.ui.words
        # It was said in another language.
        self._refused = ""
        self._go_on.set_words(
            # Translators: button; the roles are dealt for good, and the first player takes the screen; max 24
            words.pgettext("button", "On to the roles")
        )
        self._show_note()
        self._arrange()

    def help_topic(self) -> str:
        return "fairness"

    def show_refusal(self, sentence: str) -> None:
        """Show why the word was refused. It stays in the field."""
        self._refused = sentence
        self._show_note()
        announce(self._field, sentence)
        self.set_focus_first()

    def set_focus_first(self) -> None:
        self._field.setFocus()

    @property
    def note(self) -> str:
        """The text below the field: a refusal, the form of the word that counts, or why to type one."""
        words, typed = self.ui.words, self._field.text()
        if self._refused:
            return self._refused
        if not typed.strip():
            return words.gettext(
                "Let someone say a word and spell it. The deal then follows from it too, so no one who did"
                " not know the word beforehand can have chosen the deal."
            )
        checked = check_words(typed)
        if isinstance(checked, TableReason):
            return TABLE_REASONS[checked](words)
        # Translators: below a field in which the table types a word; {word} is what the deal follows from
        return words.gettext(
            "Goes into the deal: “{word}”. Compare it letter by letter; capitals and punctuation don’t count."
        ).format(word=checked)

    def _request_deal(self) -> None:
        self.wanted.emit(DealRequest(self._field.text()))

    def _forget_refusal(self, _text: str) -> None:
        self._refused = ""
        self._show_note()

    def _show_note(self) -> None:
        self._field.setAccessibleName(verification_texts.get_own_word_label(self.ui.words))
        self._field.setAccessibleDescription(self.note)
        self.update()

    # How it looks

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        family, capitals = theme.type.family(Text.CONTROL), theme.type.capitals(Text.CONTROL)
        label = verification_texts.get_own_word_label(self.ui.words)
        field, height = QRectF(self._field.geometry()), self._label_height
        above = QRectF(field.left(), field.top() - height, field.width(), height)
        draw_text(painter, above, label, family, capitals, ink, align=left, lines=1)
        size = theme.type.capitals(Text.BODY)
        important = bool(self._refused or self._field.text().strip())
        if not important:
            ink = colour(theme.palette.ink_soft)
        top = field.bottom() + theme.space.tight - 1
        bottom = self.height() - self._margin // 2
        below = QRectF(field.left(), top, self.width() - 2 * self._margin, bottom - top)
        draw_text(painter, below, self.note, Family.TEXT, size, ink, align=left, lines=2, bold=important)
        painter.end()

    @property
    def _margin(self) -> int:
        return min(self.ui.theme.space.page, round(self.height() * 0.045))

    @property
    def _label_height(self) -> int:
        return round(self.ui.theme.type.capitals(Text.CONTROL) * 2)

    def _arrange(self) -> None:
        """The field and its button below, at their own height; the sheet has all the rest."""
        theme = self.ui.theme
        space, margin = theme.space, self._margin
        room = self.width() - 2 * margin
        button = self._go_on.sizeHint()
        wide = min(round(button.width() * 1.15), room * 2 // 5)
        field = room - wide - space.large
        high = max(self._field.sizeHint().height(), space.touch)
        below = space.tight + round(theme.type.capitals(Text.BODY) * 4)
        top = self.height() - margin // 2 - below - high
        self._field.setGeometry(margin, top, field, high)
        tall = max(button.height(), high)
        # Field and button stand on one line, with the note below.
        self._go_on.setGeometry(self.width() - margin - wide, top + high - tall, wide, tall)
        bottom = min(top - self._label_height, top + high - tall) - space.small
        # Its shadow lies outside of the margins.
        shade = round(space.unit * 2)
        self._sheet.setGeometry(margin - shade, margin // 2, room + 2 * shade, max(0, bottom - margin // 2))
