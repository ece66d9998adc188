"""The rules that a group chooses: rulebook, discussion clock, way of voting."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from shgui.engine.editions import find_differences
from shgui.table.options import Voting
from shgui.ui import widget_names as names
from shgui.ui.new_game.new_game_form import OfferedTable
from shgui.ui.settings.settings import CLOCK_MINUTES
from shgui.ui.theme import Text
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import phone_texts
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import (
    describe_difference,
    get_edition_name,
    summarize_differences,
)


class TitledFields(QWidget):
    """Fields below their titles, side by side where all fit."""

    def __init__(self, pairs: Sequence[tuple[PlainLabel, DropList]]) -> None:
        super().__init__()
        self._pairs = tuple(pairs)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for _title, field in self._pairs:
            field.currentTextChanged.connect(self._arrange)
        self._arrange()

    def set_spacing(self, between: int, below: int) -> None:
        self._grid.setHorizontalSpacing(between)
        self._grid.setVerticalSpacing(below)
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        widest = max(field.minimumSizeHint().width() for _title, field in self._pairs)
        return QSize(widest, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        gap = self._grid.horizontalSpacing()
        widest = max(
            max(
                title.fontMetrics().horizontalAdvance(title.text()),
                field.measure_field_width(field.currentText()),
            )
            for title, field in self._pairs
        )
        fits = (self.width() + gap) // (widest + gap + 1) >= len(self._pairs)
        columns = len(self._pairs) if fits else 1
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(len(self._pairs)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for place, (title, field) in enumerate(self._pairs):
            row, column = divmod(place, columns)
            self._grid.addWidget(title, 2 * row, column, Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(field, 2 * row + 1, column)


class TableRules(Themed, QWidget):
    """Fields for the rules; a choice stays until something else is offered than the time before."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._rulebook = DropList(names.NEW_TABLE_RULEBOOK, narrow=True)
        self._differences = PlainLabel(wraps=True, voice="soft")
        self._voting = ChoiceRow(ui, names.NEW_TABLE_VOTING, [str(way) for way in Voting])
        self._voting_note = PlainLabel(wraps=True, voice="soft")
        self._clock = DropList(names.NEW_TABLE_CLOCK, narrow=True)
        self._titles = tuple(PlainLabel(wraps=True, size=Text.CONTROL) for _ in range(3))
        self._boxes = TitledFields(((self._titles[0], self._rulebook), (self._titles[2], self._clock)))
        self._offered: OfferedTable | None = None
        self._chosen_by_hand = False
        """How votes are taken."""
        self._with_phones = phone_texts.PhoneShare.NOBODY
        for minutes in CLOCK_MINUTES:
            self._clock.addItem("", minutes)
        self._lay_out()
        self._rulebook.currentIndexChanged.connect(self._show_differences)
        self._voting.chosen.connect(self._on_voting_chosen)

    def show_offered(self, offered: OfferedTable) -> None:
        before, self._offered = self._offered, offered
        if before is None or before.rulebooks != offered.rulebooks:
            self._rulebook.clear()
            for rulebook in offered.rulebooks:
                self._rulebook.addItem("", rulebook)
        if before is None or before.rulebook != offered.rulebook:
            self._rulebook.setCurrentIndex(self._rulebook.findData(offered.rulebook))
        if before is None or before.voting is not offered.voting:
            self._chosen_by_hand = False
            self._propose_voting()
        if before is None or before.discussion_seconds != offered.discussion_seconds:
            minutes = (offered.discussion_seconds or 0) // 60
            self._clock.setCurrentIndex(max(0, self._clock.findData(minutes)))
        # Printed ballots are turned over all at once and tapped in.
        for widget in (self._titles[1], self._voting, self._voting_note):
            widget.setHidden(offered.printed)
        self.update_texts()

    def set_phone_share(self, with_phones: phone_texts.PhoneShare) -> None:
        """Take note of who has a phone: where all have one, ballots are proposed until the group chooses."""
        if with_phones is not self._with_phones:
            self._with_phones = with_phones
            self._propose_voting()
            self._show_voting_note()

    @property
    def rulebook(self) -> str:
        return str(self._rulebook.currentData())

    @property
    def voting(self) -> Voting:
        return Voting(self._voting.value)

    @property
    def usual_voting(self) -> Voting | None:
        """The voting that would be proposed without phones; None unless phones made the difference."""
        offered = None if self._offered is None else self._offered.voting
        return None if self._chosen_by_hand or offered is self.voting else offered

    @property
    def discussion_seconds(self) -> int | None:
        minutes = self._clock.currentData()
        return int(minutes) * 60 or None

    @property
    def stops(self) -> list[QWidget]:
        return [self._rulebook, self._clock, *self._voting.stops]

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._boxes.set_spacing(space.small, space.tight)
        self._titles[1].setContentsMargins(0, space.small, 0, 0)
        self._layout.setSpacing(space.tight)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def update_texts(self) -> None:
        words = self.ui.words
        rules, voting = words.gettext("Rules"), words.gettext("How votes are taken")
        titles = (rules, voting, words.gettext("Discussion clock"))
        for label, title in zip(self._titles, titles, strict=True):
            label.setText(title)
        self._rulebook.setAccessibleName(titles[0])
        self._clock.setAccessibleName(titles[2])
        for index in range(self._rulebook.count()):
            self._rulebook.setItemText(index, get_edition_name(words, str(self._rulebook.itemData(index))))
        self._voting.set_words((words.gettext("By thumb"), words.gettext("Secret ballots")), titles[1])
        for index in range(self._clock.count()):
            self._clock.setItemText(index, format_clock_minutes(words, int(self._clock.itemData(index))))
        self._show_differences()
        self._show_voting_note()

    def _show_differences(self) -> None:
        if self._rulebook.currentData() is None:
            return
        words = self.ui.words
        differences = [describe_difference(words, each) for each in find_differences(self.rulebook)]
        lines = [summarize_differences(words, self.rulebook), *(f"• {each}" for each in differences)]
        self._differences.setText("\n".join(lines))
        self._differences.setVisible(bool(differences))
        self._rulebook.setAccessibleDescription("\n".join(lines))

    def _show_voting_note(self) -> None:
        if self._voting.value:
            note = phone_texts.VOTING_HINTS[self._with_phones, str(self.voting)](self.ui.words)
            self._voting_note.setText(note)

    def _on_voting_chosen(self) -> None:
        self._chosen_by_hand = True
        self._show_voting_note()

    def _propose_voting(self) -> None:
        if self._offered is not None and not self._chosen_by_hand:
            all_have_one = self._with_phones is phone_texts.PhoneShare.EVERYBODY
            self._voting.choose(str(Voting.BALLOTS if all_have_one else self._offered.voting))

    def _lay_out(self) -> None:
        self._layout = QVBoxLayout(self)
        for widget in (self._boxes, self._differences, self._titles[1], self._voting, self._voting_note):
            self._layout.addWidget(widget)


def format_clock_minutes(words: Catalogue, minutes: int) -> str:
    if minutes == 0:
        # Translators: no clock for the talk before a vote
        return words.pgettext("clock", "Off")
    text = words.ngettext("{count} minute", "{count} minutes", minutes)
    return text.format(count=words.number(minutes))
