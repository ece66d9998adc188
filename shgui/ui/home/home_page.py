"""The home page: the poster, and everything that can be done from here."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.pages import ContentPage, PageName
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.picture import PosterPicture
from shgui.ui.widgets.themed import AppearanceChange, ScaledContext, Themed, UiContext, broadcast
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import home_texts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QScrollArea

    from shgui.ui.home.earlier_games import EarlierGames
    from shgui.ui.home.notice_sheet import NoticeSheet


_POSTER, _SMALL_POSTER = (11, 8), (5, 14)
"""The shares of the width for poster and choices."""
_SETTINGS = (
    (_POSTER, True, 1),
    (_POSTER, False, 1),
    (_POSTER, False, 2),
    (_SMALL_POSTER, False, 2),
    (_SMALL_POSTER, False, 3),
)
"""Shares of the width, large buttons or not, and columns of buttons; tried in this order."""
_MOST_COLUMNS = 3
_STEP = 10
"""Percent by which texts get smaller at a time."""

_LANGUAGES_IN_A_ROW = 3
_ABOVE_BUTTONS = 1
"""The place of the notice in the column."""


class Notice(NamedTuple):
    sentence: str
    actions: tuple[tuple[str, str], ...] = ()
    """Code and words of each action."""


class LateWidgets(NamedTuple):
    """Makers of what a first start doesn't show, and shouldn't import."""

    notice_sheet: "Callable[[UiContext, QWidget], NoticeSheet]"
    earlier_games: "Callable[[UiContext, QWidget], EarlierGames]"
    scroll_area: "Callable[[QWidget, QWidget], QScrollArea]"


class HomeButton(TypeButton):
    """A large button, the first of which is inked solid."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str, mark: Icon) -> None:
        super().__init__(ui, parent, name, size=Text.LABEL, mark=mark)

    def set_primary(self, primary: bool) -> None:
        self._kind = ButtonKind.PRIMARY if primary else ButtonKind.PLAIN
        self.update()

    def set_large(self, large: bool) -> None:
        size = Text.LABEL if large else Text.CONTROL
        if size is not self._size:
            self._size = size
            self.updateGeometry()
            self.update()


class LanguageButton(TypeButton):
    """A button that is inked solid when chosen, since a tick would take room from its name."""

    @property
    def _shown_icon(self) -> Icon | None:
        return None


class LanguageRow(Themed, QWidget):
    """Buttons for the languages, each by its own name."""

    def __init__(self, ui: UiContext, preferences: Preferences) -> None:
        super().__init__(ui)
        self._preferences = preferences
        self._buttons: dict[str, LanguageButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for column in range(_LANGUAGES_IN_A_ROW):
            grid.setColumnStretch(column, 1)
        group = QButtonGroup(self)
        for index, (code, endonym) in enumerate(preferences.languages):
            button = LanguageButton(ui, self, names.home_language(code), kind=ButtonKind.QUIET)
            button.set_words(endonym)
            button.setCheckable(True)
            button.clicked.connect(partial(preferences.change, language=code))
            button.fix_height()
            group.addButton(button)
            grid.addWidget(button, *divmod(index, _LANGUAGES_IN_A_ROW))
            self._buttons[code] = button
        preferences.language_changed.connect(self._check)
        self._check()

    def _check(self) -> None:
        for code, button in self._buttons.items():
            button.setChecked(code == self._preferences.language)


class HomePage(ContentPage, Themed, QWidget):
    entered = Signal()
    """The page is about to be shown."""
    game_chosen = Signal(int)
    """The place of the game to continue, among those that are offered."""
    set_aside_chosen = Signal()
    notice_answered = Signal(str)

    def __init__(self, ui: UiContext, router: Router, preferences: Preferences, late: LateWidgets) -> None:
        super().__init__(ui, name=names.HOME)
        # Each thing is made in its place: what moves with all that lies on it is dressed anew.
        self._room = QWidget(self)
        self._choices = choices = QWidget(self._room)
        self._scrolling: QScrollArea | None = None
        self._arranged: tuple[list[TypeButton], int] = [], 0
        """The less important buttons as they are arranged, and the number of their columns."""
        self._poster = PosterPicture(ui)
        self._notice: NoticeSheet | None = None
        self._scaled = scaled = ScaledContext(ui, ui.theme.type.percent)
        """The context of the choices, whose texts are smaller where they don't fit otherwise."""
        self._router = router
        self._late = late
        self._earlier: EarlierGames | None = None
        self._new_table = HomeButton(scaled, choices, names.HOME_NEW_TABLE, Icon.ADD)
        self._practice = HomeButton(scaled, choices, names.HOME_PRACTICE, Icon.BOT)
        self._printed = HomeButton(scaled, choices, names.HOME_PRINTED, Icon.HAND)
        self._narrator = HomeButton(scaled, choices, names.HOME_NARRATOR, Icon.SOUND)
        self._help = HomeButton(scaled, choices, names.HOME_HELP, Icon.HELP)
        self._guide = HomeButton(scaled, choices, names.HOME_GUIDE, Icon.PLAYER)
        self._settings = HomeButton(scaled, choices, names.HOME_SETTINGS, Icon.SETTINGS)
        self._languages = LanguageRow(ui, preferences)
        self._others = (
            self._practice,
            self._printed,
            self._narrator,
            self._guide,
            self._help,
            self._settings,
        )
        self._new_table.set_primary(True)
        self._lay_out()
        self._new_table.clicked.connect(partial(router.open, PageName.NEW_TABLE))
        self._practice.clicked.connect(partial(router.open, PageName.PRACTICE))
        self._printed.clicked.connect(partial(router.open, PageName.NEW_TABLE, PageName.PRINTED))
        self._narrator.clicked.connect(partial(router.open, PageName.NARRATOR))
        self._help.clicked.connect(partial(router.open, PageName.HELP, self.help_topic()))
        self._guide.clicked.connect(partial(router.open, PageName.GUIDE))
        self._settings.clicked.connect(partial(router.open, PageName.SETTINGS))

    def enter(self) -> None:
        self.entered.emit()

    return_to = enter

    def show_game(self, line: str | None, *, practice: bool = False, other: str | None = None) -> None:
        """Offer an unfinished game: `line` says who plays it, and since when; None where there is none.

        `practice`: it is one person's among bots. `other`: an older game, a group's if this one is practice.
        """
        if self._earlier is not None or line is not None:
            self._earlier_games.show_game(line, practice=practice, other=other)
        self._new_table.set_primary(line is None)
        self._arrange()

    def show_saved_games(self, any_saved: bool) -> None:
        if self._earlier is not None or any_saved:
            self._earlier_games.saved_games.setVisible(any_saved)
        self._arrange()

    def show_notice(self, notice: Notice | None) -> None:
        if self._notice is not None:
            self._notice.hide()
        if notice is not None:
            self._notice_sheet.show_notice(notice)
            self._notice_sheet.show()
        self._arrange()

    def update_theme(self) -> None:
        self._set_percent(self.ui.theme.type.percent)
        space = self.ui.theme.space
        self._whole.setContentsMargins(space.page, space.large, space.page, space.large)
        self._whole.setSpacing(space.page * 2)
        self._side.setSpacing(space.small)
        self._column.setSpacing(space.small)
        self._grid.setSpacing(space.small)
        self._arrange()

    def update_texts(self) -> None:
        words = self.ui.words
        line = words.gettext("An evening of trust and betrayal for five to ten people")
        self._poster.set_words(home_texts.get_program_title(words), line)
        if self._earlier is not None:
            self._earlier.update_texts()
        self._new_table.set_words(words.gettext("New table"))
        self._practice.set_words(home_texts.get_practice_heading(words))
        set_tool_tip(self._practice, home_texts.get_practice_text(words))
        self._printed.set_words(home_texts.get_printed_game_heading(words))
        set_tool_tip(self._printed, home_texts.get_printed_game_text(words))
        # Translators: button on the first page: the narrator reads the opening of the printed game; max 40
        self._narrator.set_words(words.pgettext("button", "Read the opening aloud"))
        self._help.set_words(words.gettext("How to play"))
        self._guide.set_words(words.gettext("Guided first round"))
        self._settings.set_words(words.gettext("Settings"))
        self._languages.setAccessibleName(words.gettext("Language"))
        self._arrange()

    def help_topic(self) -> str:
        return "three_minutes"

    def show_refusal(self, sentence: str) -> None:
        self.show_notice(Notice(sentence))

    def set_focus_first(self) -> None:
        offered = self._earlier.continue_game if self._earlier is not None and self._offers_game else None
        (offered or self._new_table).setFocus()

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self._choices)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._column.addStretch(2)
        self._column.addWidget(self._new_table)
        self._column.addLayout(self._grid)
        self._column.addStretch(3)
        for button in (self._new_table, *self._others):
            button.fix_height()
        self._arrange_buttons(*_SETTINGS[0][1:])
        self._room.installEventFilter(self)
        self._side = QVBoxLayout()
        self._side.addWidget(self._room, 1)
        self._side.addWidget(self._languages)
        self._whole = QHBoxLayout(self)
        self._whole.addWidget(self._poster)
        self._whole.addLayout(self._side)
        self._set_stretch(*_POSTER)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            if watched is self._room:
                (self._scrolling or self._choices).setGeometry(self._room.rect())
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Make everything as large as it fits without scrolling.

        Smaller buttons are tried before several columns, and those before a narrow poster. Where a notice
        leaves no room even then, texts get smaller.
        """
        room = self._room if self._scrolling is None else self._scrolling.viewport()
        if not room.isVisible():
            # It has no size yet that could be filled.
            return
        margins = self._whole.contentsMargins()
        across = self.width() - margins.left() - margins.right() - self._whole.spacing()
        self._limit_percent(self.ui.theme.type.percent)
        for (poster, choices), large, columns in _SETTINGS:
            self._arrange_buttons(large, columns)
            self._set_stretch(poster, choices)
            width = across * choices // (poster + choices)
            if self._measure_height(width) <= room.height():
                self._show_scroll_bar(False)
                return
        self._shrink_texts(width, room.height())

    def _shrink_texts(self, width: int, height: int) -> None:
        def shrink_to(percent: int) -> bool:
            """Set this text size, and return whether everything fits."""
            self._limit_percent(percent)
            return self._measure_height(width) <= height

        kind = self.ui.theme.type
        least = kind.as_drawn.percent
        fitting = shrink_to(next(filter(shrink_to, range(kind.percent, least, -_STEP)), least))
        if self._scrolling is None and not fitting:
            self._make_scrollable()
        self._show_scroll_bar(not fitting)

    def _show_scroll_bar(self, wanted: bool) -> None:
        """Show or hide the scroll bar, which takes width from sentences."""
        if self._scrolling is not None:
            policies = QtCore.Qt.ScrollBarPolicy
            policy = policies.ScrollBarAsNeeded if wanted else policies.ScrollBarAlwaysOff
            self._scrolling.setVerticalScrollBarPolicy(policy)

    def _limit_percent(self, percent: int) -> None:
        if percent != self._scaled.percent:
            self._set_percent(percent)

    def _set_percent(self, percent: int) -> None:
        """Set how large the texts are of all that can be chosen, and of the notice above it."""
        self._scaled.percent = percent
        broadcast(self._choices, AppearanceChange(texts=False))
        kind = self._scaled.theme.type
        as_chosen = percent == self.ui.theme.type.percent
        for label in () if self._earlier is None else self._earlier.labels:
            if label.styleSheet() or not as_chosen:
                label.setStyleSheet("" if as_chosen else f"font-size: {kind.pixels(Text.BODY)}px")

    def _set_stretch(self, poster: int, choices: int) -> None:
        self._whole.setStretch(0, poster)
        self._whole.setStretch(1, choices)

    def _make_scrollable(self) -> None:
        """Let the choices scroll from now on. Mostly they fit."""
        focused = self.window().focusWidget()
        self._scrolling = self._late.scroll_area(self._choices, self._room)
        self._scrolling.viewport().installEventFilter(self)
        self._scrolling.setGeometry(self._room.rect())
        self._scrolling.show()
        if self._choices.isAncestorOf(focused):
            focused.setFocus()

    def _measure_height(self, width: int) -> int:
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(width)
        return self._column.totalSizeHint().height()

    def _arrange_buttons(self, large: bool, columns: int) -> None:
        """Arrange the less important buttons in so many columns."""
        self._new_table.set_large(large or (not self._offers_game and columns == 1))
        for button in self._others:
            button.set_large(large)
        quiet = () if self._earlier is None else self._earlier.less_important
        below = [button for button in (*self._others, *quiet) if not button.isHidden()]
        if (below, columns) != self._arranged:
            self._arranged = below, columns
            for place, beside in enumerate(below):
                row, column = divmod(place, columns)
                last = place == len(below) - 1
                self._grid.addWidget(beside, row, column, 1, columns - column if last else 1)
            for column in range(_MOST_COLUMNS):
                self._grid.setColumnStretch(column, int(column < columns))
        # Neither layout notices by itself when the other one changes.
        self._grid.invalidate()
        self._column.invalidate()

    @property
    def _notice_sheet(self) -> "NoticeSheet":
        """Mostly there is nothing to say."""
        if self._notice is None:
            self._notice = self._late.notice_sheet(self._scaled, self)
            self._notice.answered.connect(self.notice_answered)
            self._column.insertWidget(_ABOVE_BUTTONS, self._notice)
            broadcast(self._notice)
        return self._notice

    @property
    def _earlier_games(self) -> "EarlierGames":
        if self._earlier is None:
            self._earlier = made = self._late.earlier_games(self._scaled, self._choices)
            made.continue_game.clicked.connect(partial(self.game_chosen.emit, 0))
            made.continue_other.clicked.connect(partial(self.game_chosen.emit, 1))
            made.set_aside.clicked.connect(self.set_aside_chosen)
            made.saved_games.clicked.connect(partial(self._router.open, PageName.SAVED_GAMES))
            made.update_texts()
            place = self._column.indexOf(self._new_table)
            for widget in (made.other_players, made.continue_other, made.players, made.continue_game):
                self._column.insertWidget(place, widget)
            games = (made.continue_game, made.continue_other, made.set_aside, made.saved_games)
            for before, behind in pairwise((*games, self._new_table, *self._others)):
                QWidget.setTabOrder(before, behind)
        return self._earlier

    @property
    def _offers_game(self) -> bool:
        return self._earlier is not None and not self._earlier.continue_game.isHidden()
