"""The proof that chance was fair: results of the checks, digits to compare, and the record to save."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shgui.engine.fairness import Verdict
from shgui.ui import widget_names as names
from shgui.ui.after_game.sealed_digits import SealedDigits
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.aside_page import BackTarget, BesidePage
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words import verification_texts
from shgui.words.verification_texts import PROOFS, list_checks, split_fingerprint


class FairnessPage(BesidePage):
    def __init__(self, ui: UiContext, back: BackTarget, save_record: Callable[[], None]) -> None:
        super().__init__(ui, back, names.FAIRNESS, names.FAIRNESS_BACK)
        self._verdict: Verdict | None = None
        self._proof = PlainLabel(wraps=True, voice="account")
        self._digits = (SealedDigits(ui), SealedDigits(ui))
        self._compare = PlainLabel(wraps=True, voice="reading")
        self._checks = PlainLabel(wraps=True, voice="reading")
        self._between = Rule(ui, RuleWeight.HAIR, upright=True)
        self._notice = PlainLabel(wraps=True)
        self._notice.hide()
        self._record = TypeButton(ui, self, names.REVIEW_SAVE_RECORD, mark=Icon.EXPORT)
        self._record.clicked.connect(save_record)
        self._lay_out()

    def show_verdict(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self._notice.hide()
        self._write()

    def update_theme(self) -> None:
        super().update_theme()
        space = self.ui.theme.space
        self._column.setSpacing(space.medium)
        self._second.setSpacing(space.medium)
        self._both.setSpacing(space.large)
        self._both.setContentsMargins(0, space.small, 0, 0)

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        # Translators: heading above the check that chance was not tampered with
        self.title.setText(words.pgettext("heading", "Fairness"))
        # Translators: button; writes a file that can be checked; max 24
        self._record.set_words(words.pgettext("button", "Save the record"))
        self._write()

    def help_topic(self) -> str:
        return "fairness"

    def show_refusal(self, sentence: str) -> None:
        self._notice.show_text(add_break_points(sentence))

    def _write(self) -> None:
        words, verdict = self.ui.words, self._verdict
        if verdict is None:
            return
        self._proof.setText(PROOFS[verdict.proof](words))
        ends = split_fingerprint(verdict.end) if verdict.fingerprint else ()
        self._digits[0].show_digits(
            verification_texts.get_fingerprint_heading(words), split_fingerprint(verdict.fingerprint)
        )
        self._digits[1].show_digits(
            # Translators: heading above 32 digits that seal the course of a finished game; max 40
            words.pgettext("heading", "Final fingerprint of this game"),
            ends,
        )
        self._compare.setText("\n".join(verification_texts.list_comparing_hints(words, verdict.proof)))
        self._compare.setVisible(bool(verdict.fingerprint))
        self._checks.setText("\n".join(list_checks(words, verdict)))

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        for part in (self._proof, *self._digits, self._compare):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._second = QVBoxLayout()
        self._second.addWidget(self._checks)
        self._second.addStretch(1)
        body = QWidget()
        self._both = QHBoxLayout(body)
        self._both.addLayout(self._column, 1)
        self._both.addWidget(self._between)
        self._both.addLayout(self._second, 1)
        self.set_body(wrap_in_scroll_area(body))
        self.add_below_body(self._notice)
        self.foot.addWidget(self._record)
