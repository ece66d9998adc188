"""Beside the rounds: who was who, and whether chance was fair."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from shgui.ui.paint.faces import ROLE_MARKS
from shgui.ui.paint.renderer import Renderer
from shgui.ui.review.review import Review
from shgui.ui.review.sealed_digits import SealedDigits
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.words import fingerprint, terms
from shgui.words.catalogue import Catalogue
from shgui.words.verification import checks, fingerprint_groups, proof


class ReviewSide(QFrame):
    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self.setProperty("sheet", "true")
        self._renderer = renderer
        self._hidden = False
        self._review: Review | None = None
        self._words: Catalogue | None = None
        self._who = PlainLabel(wraps=True, size=Text.CONTROL)
        self._table = QWidget()
        self._roles = QGridLayout(self._table)
        self._roles.setContentsMargins(0, 0, 0, 0)
        self._roles.setColumnStretch(1, 1)
        self._cells: list[PlainLabel] = []
        self._fair = PlainLabel(wraps=True, size=Text.CONTROL)
        self._verdict = PlainLabel(wraps=True)
        self._fingerprint = SealedDigits(renderer)
        self._end = SealedDigits(renderer)
        self._compare = PlainLabel(wraps=True)
        self._checks = PlainLabel(wraps=True, soft=True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._who)
        self._column.addWidget(self._table)
        sealed = (self._fingerprint, self._end)
        for part in (self._fair, self._verdict, *sealed, self._compare, self._checks):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._space()

    def show_review(self, review: Review) -> None:
        self._review = review
        self._write()

    def hide_roles(self, hidden: bool) -> None:
        self._hidden = hidden
        self._write()

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        for digits in (self._fingerprint, self._end):
            digits.set_renderer(renderer)
        self._space()
        self._write()

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        # Translators: heading above the players and their roles, after the game
        self._who.setText(words.pgettext("heading", "Who was who"))
        # Translators: heading above the check that chance was not tampered with
        self._fair.setText(words.pgettext("heading", "Fairness"))
        self._write()

    def _space(self) -> None:
        space = self._renderer.theme.space
        self._column.setContentsMargins(space.medium, space.medium, space.medium, space.medium)
        self._column.setSpacing(space.small)
        self._roles.setHorizontalSpacing(space.small)
        self._roles.setVerticalSpacing(space.hair)

    def _write(self) -> None:
        review, words = self._review, self._words
        if review is None or words is None:
            return
        for part in (self._who, self._table):
            part.setVisible(not self._hidden)
        side = round(self._renderer.theme.type.capitals(Text.BODY) * 2)
        for seat, role in enumerate(review.ending.view.roles or ()):
            mark, name, told = self._row(seat)
            mark.setFixedSize(side, side)
            if self._hidden:
                for label in (mark, name, told):
                    label.clear()
                continue
            mark.setPixmap(self._renderer.icon(ROLE_MARKS[role], side * 2).pixmap(side, side))
            name.setText(review.ending.names[seat])
            told.setText(terms.role(words, role))
        for label in self._cells[3 * review.ending.view.players :]:
            label.hide()
        verdict = review.verdict
        self._verdict.setText(proof(words, verdict.proof))
        self._fingerprint.show_digits(fingerprint.heading(words), fingerprint_groups(verdict.fingerprint))
        ends = fingerprint_groups(verdict.end) if verdict.fingerprint else ()
        self._end.show_digits(fingerprint.end_heading(words), ends)
        self._compare.setText("\n".join(fingerprint.how_to_compare(words, verdict.proof)))
        self._compare.setVisible(bool(verdict.fingerprint))
        self._checks.setText("\n".join(checks(words, verdict)))

    def _row(self, seat: int) -> tuple[PlainLabel, PlainLabel, PlainLabel]:
        """Sign, name and word of a player, made when they are first needed."""
        while len(self._cells) < 3 * (seat + 1):
            label = PlainLabel(parent=self, wraps=len(self._cells) % 3 == 1)
            # Names stand in a column, from whichever side they are read.
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            label.setAlignment(left | Qt.AlignmentFlag.AlignVCenter)
            row, column = divmod(len(self._cells), 3)
            self._roles.addWidget(label, row, column)
            self._cells.append(label)
        mark, name, told = self._cells[3 * seat : 3 * seat + 3]
        for label in (mark, name, told):
            label.show()
        return mark, name, told
