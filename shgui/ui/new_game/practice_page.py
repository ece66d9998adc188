"""The page for practice: one person among bots."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shgui.table.seating import MOST_TYPED, NameProblem, Temperament, check_new_name, clean_name
from shgui.ui import widget_names as names
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.new_game.new_game_form import FEWEST_BOTS, MIXED, MOST_BOTS, PracticeRequest, list_players
from shgui.ui.new_game.round_table import RoundTable
from shgui.ui.paint.icons import Icon
from shgui.ui.shell.pages import ContentPage
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.enter_field import EnterField
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import bot_texts, home_texts
from shgui.words.refusal_texts import NAME_PROBLEMS

_COUNTS = range(FEWEST_BOTS, MOST_BOTS + 1)
_TEMPERS = (MIXED, *(str(temper) for temper in Temperament))


class PracticePage(ContentPage, Themed, QWidget):
    def __init__(self, ui: UiContext, router: Router, starter: GameStarter) -> None:
        super().__init__(ui, name=names.PRACTICE)
        self._router = router
        self._starter = starter
        self._title = PlainLabel(wraps=True, size=Text.HEADLINE)
        self._about = PlainLabel(wraps=True)
        self._name_title, self._count_title, self._temper_title = (
            PlainLabel(wraps=True, size=Text.CONTROL) for _ in range(3)
        )
        self._name = EnterField(maxLength=MOST_TYPED)
        self._name.setObjectName(names.PRACTICE_NAME)
        self._count = ChoiceRow(ui, names.PRACTICE_BOTS, [str(count) for count in _COUNTS])
        self._temper = ChoiceRow(ui, names.PRACTICE_TEMPER, _TEMPERS)
        self._temper_note = PlainLabel(wraps=True, voice="soft")
        self._picture = RoundTable(ui)
        self._why_not = PlainLabel(wraps=True, name=names.PRACTICE_WHY_NOT)
        self._back = TypeButton(ui, self, names.PRACTICE_BACK, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self._start = TypeButton(
            ui, self, names.PRACTICE_START, kind=ButtonKind.PRIMARY, size=Text.LABEL, mark=Icon.PLAY
        )
        self._lay_out()
        self._name.textChanged.connect(self._update_contents)
        self._name.returnPressed.connect(self._begin)
        self._count.chosen.connect(self._update_contents)
        self._temper.chosen.connect(self._update_contents)
        self._back.clicked.connect(router.back)
        self._start.clicked.connect(self._begin)

    def enter(self) -> None:
        """Let go of the game on the table and offer practice."""
        self.offer(self._starter.offer_practice())

    def offer(self, last: PracticeRequest) -> None:
        """Show the choices of the last time. A name that was typed since stays."""
        if not self._name.text():
            self._name.setText(last.name)
            self._name.home(False)
        self._count.choose(str(last.bots))
        self._temper.choose(last.temper)
        self._update_contents()

    @property
    def wanted(self) -> PracticeRequest:
        return PracticeRequest(clean_name(self._name.text()), int(self._count.value), self._temper.value)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._page.setContentsMargins(space.page, space.medium, space.page, space.medium)
        self._page.setSpacing(space.small)
        self._choices.setContentsMargins(0, 0, space.small, 0)
        self._choices.setSpacing(space.tight)
        for title in (self._name_title, self._count_title, self._temper_title):
            title.setContentsMargins(0, space.medium, 0, 0)
        self._body.setSpacing(space.page)
        # The picture gives way to words.
        self._body.setStretch(0, 2 if self.ui.theme.type.enlarged else 1)
        self._foot.setSpacing(space.large)

    def update_texts(self) -> None:
        words = self.ui.words
        self._title.setText(home_texts.get_practice_heading(words))
        self._about.setText(home_texts.get_practice_text(words))
        title = words.gettext("Name")
        self._name_title.setText(title)
        self._name.setPlaceholderText(title)
        self._name.setAccessibleName(title)
        # Translators: heading above the numbers 4 to 9; max 32
        title = words.gettext("How many bots?")
        self._count_title.setText(title)
        self._count.set_words([words.number(count) for count in _COUNTS], title)
        # Translators: heading above the ways in which bots play; max 32
        title = words.gettext("How do they play?")
        self._temper_title.setText(title)
        self._temper.set_words([bot_texts.TEMPERS[temper](words) for temper in _TEMPERS], title)
        self._back.set_words(words.gettext("Back"))
        self._start.set_words(words.gettext("Deal the roles"))
        self._update_contents()

    def help_topic(self) -> str:
        return "bots"

    def show_refusal(self, sentence: str) -> None:
        self._why_not.setText(sentence)

    def set_focus_first(self) -> None:
        (self._start if self._start.isEnabled() else self._name).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._router.back()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        if self._start.isEnabled():
            self._starter.begin_practice(self.wanted)

    def _update_contents(self) -> None:
        """Update the picture of the table, and what is missing to start."""
        words = self.ui.words
        if not self._count.value:
            return
        self._temper_note.setText(bot_texts.ABOUT_TEMPERS[self._temper.value](words))
        problem = check_new_name(self._name.text(), ())
        why_not = NAME_PROBLEMS[problem](words) if problem else ""
        if problem is NameProblem.EMPTY:
            why_not = words.gettext("Enter a name: that is all it takes.")
        self._why_not.setText(why_not)
        self._name.setAccessibleDescription(why_not)
        self._start.setEnabled(problem is None)
        self._start.setAccessibleDescription(why_not)
        self._picture.seat(list_players(words, self.wanted))

    def _lay_out(self) -> None:
        choices = QWidget()
        self._choices = QVBoxLayout(choices)
        for widget in (
            self._title,
            self._about,
            self._name_title,
            self._name,
            self._count_title,
            self._count,
            self._temper_title,
            self._temper,
            self._temper_note,
        ):
            self._choices.addWidget(widget)
        self._choices.addStretch(1)
        self._body = QHBoxLayout()
        self._body.addWidget(wrap_in_scroll_area(choices), 1)
        self._body.addWidget(self._picture, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._back)
        self._foot.addWidget(self._why_not, 1)
        self._foot.addWidget(self._start)
        self._page = QVBoxLayout(self)
        self._page.addLayout(self._body, 1)
        self._page.addLayout(self._foot)
        stops = (self._name, *self._count.stops, *self._temper.stops, self._back, self._start)
        for before, behind in pairwise(stops):
            QWidget.setTabOrder(before, behind)
