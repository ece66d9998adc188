"""Where a group arrives: the first page, the saved game, a new table, and what went wrong with them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from shgui.ui.archive import Archive, Trouble
from shgui.ui.home.notices import Notices
from shgui.ui.looks import Looks
from shgui.ui.main_window import MainWindow
from shgui.ui.pages import PageName
from shgui.ui.play import Play
from shgui.ui.printed.printed_play import PrintedPlay
from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.table.evening import SavedGame
    from shgui.table.options import Options
    from shgui.table.seating import Player
    from shgui.ui.home.home_page import HomePage
    from shgui.ui.new_table.new_table_page import NewTablePage
    from shgui.ui.new_table.offered_table import NewTable, OfferedTable

MakeOptions = Callable[["NewTable", str], "Options"]
"""What a group wants, and the language of the shared screen, as the table understands it."""


class FrontDesk(QObject):
    help_wanted = Signal()
    guide_wanted = Signal()
    narrator_wanted = Signal()
    settings_wanted = Signal()
    page_changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        looks: Looks,
        preferences: Preferences,
        archive: Archive,
        play: Play,
        printed: PrintedPlay,
        rulebooks: Callable[[], tuple[str, ...]],
        make_options: MakeOptions,
        notices: Notices,
    ) -> None:
        """`rulebooks` finds the names of the editions that can be played."""
        super().__init__(window)
        self._window = window
        self._looks = looks
        self._preferences = preferences
        self._archive = archive
        self._play = play
        self._printed = printed
        self._rulebooks = rulebooks
        self._make_options = make_options
        self._notices = notices
        self._game: SavedGame | None = None
        play.over.connect(self.go_home)
        printed.over.connect(self.go_home)
        play.same_group_wanted.connect(self.same_group_again)

    # First page

    def go_home(self) -> None:
        """Leave the game on the table, if there is one; it is kept."""
        self._leave()
        self._find_game()
        self._home_page()
        self.tell_home()
        self._window.show_page(PageName.HOME)
        self.page_changed.emit()

    def tell_home(self) -> None:
        """What the first page says, in the language that is spoken now."""
        page = self._home_page()
        page.show_languages(self._preferences.languages, self._preferences.language)
        page.show_notice(self._notices.first(self._preferences.words))
        page.show_game(None if self._game is None else self._line_about(self._game))

    def go_on(self) -> None:
        """Take up the game that is offered."""
        if self._game is None:
            return
        try:
            with self._archive.evening() as evening:
                if self._game.printed:
                    self._printed.begin(evening.resume_printed(self._game.game))
                    return
                table = evening.resume(self._game.game)
        except Trouble as trouble:
            if trouble.problem == "damaged_game":
                self._notices.add_damaged_game(self._game.names, self._game.started)
                self.set_aside()
            else:
                self._say(trouble)
            return
        self._play.begin(table, resumed=True)

    def ask_to_set_aside(self) -> None:
        """Ask, then offer this game no longer. It stays among the saved games."""
        from shgui.ui.widgets.question import Question

        words = self._preferences.words
        question = Question(
            self._looks.renderer,
            self._window,
            words.gettext("This game will no longer appear on the home page. Set it aside?"),
            words.gettext("Set it aside"),
            words.gettext("Keep it"),
        )
        question.accepted.connect(self.set_aside)
        question.open()

    def set_aside(self) -> None:
        if self._game is not None:
            try:
                with self._archive.evening() as evening:
                    evening.set_aside(self._game.game)
            except Trouble as trouble:
                self._notices.add_trouble(trouble)
        self.go_home()

    def leave_end(self) -> None:
        """Whoever goes away from the roles of a finished game has seen them: it is not offered again."""
        table = self._play.table
        if table is None or not self._play.at_end:
            return
        try:
            with self._archive.evening() as evening:
                evening.set_aside(table.game)
        except Trouble as trouble:
            self._notices.add_trouble(trouble)

    def say_unreadable(self, path: Path, problem: str, detail: str) -> None:
        """A file that was to be opened; a code of `shgui.table.foreign_record.RecordProblem`."""
        self._notices.add_unreadable(path, problem, detail)
        self.tell_home()

    def answer_notice(self, action: str) -> None:
        if self._notices.answer(action, self._window):
            self.go_home()

    # New table

    def open_new_table(self) -> None:
        self._open(self._offer())

    def open_printed(self) -> None:
        """Names and rulebook of a group that plays with its own cards."""
        self._open(self._offer(printed=True))

    def _open(self, offered: "OfferedTable") -> None:
        self._leave()
        self._new_table_page().offer(offered)
        self._window.show_page(PageName.NEW_TABLE)
        self.page_changed.emit()

    def start_table(self, wanted: "NewTable") -> None:
        self._preferences.change(clock_minutes=(wanted.discussion_seconds or 0) // 60)
        options = self._make_options(wanted, self._preferences.language)
        if wanted.printed:
            self._begin_printed(wanted.players, options)
        else:
            self._deal(wanted.players, options)

    def same_group_again(self) -> None:
        table = self._play.table
        if table is not None:
            self.leave_end()
            self._deal(table.players, table.options)

    def _deal(self, players: "tuple[Player, ...]", options: "Options") -> None:
        try:
            with self._archive.evening() as evening:
                table = evening.start(players, options, awaits_words=True)
        except Trouble as trouble:
            self._say(trouble)
            return
        self._play.begin(table)

    def _begin_printed(self, players: "tuple[Player, ...]", options: "Options") -> None:
        try:
            with self._archive.evening() as evening:
                table = evening.start_printed(players, options)
        except Trouble as trouble:
            self._say(trouble)
            return
        self._printed.begin(table)

    def _leave(self) -> None:
        """Let go of whatever is played; it is saved."""
        self.leave_end()
        self._play.leave()
        self._printed.leave()

    def _offer(self, *, printed: bool = False) -> "OfferedTable":
        from shgui.ui.new_table.offered_table import OfferedTable

        preferences = self._preferences
        offer = OfferedTable(
            languages=preferences.languages,
            language=preferences.language,
            rulebooks=self._rulebooks(),
            discussion_seconds=preferences.settings.clock_minutes * 60 or None,
            printed=printed,
        )
        if not self._archive.holds_games:
            return offer
        try:
            with self._archive.evening() as evening:
                return offer.like_last_time(evening.options(), evening.groups())
        except Trouble:
            # It will be said when the game can't be saved; until then names can be typed.
            return offer

    # What both need

    def _find_game(self) -> None:
        self._game = None
        if not self._archive.holds_games:
            return
        try:
            with self._archive.evening() as evening:
                for damaged in evening.set_damaged_aside():
                    self._notices.add_damaged_game(damaged.names, damaged.started)
                self._game = evening.to_go_on_with()
                self._notices.add_findings(evening.findings())
        except Trouble as trouble:
            self._notices.add_trouble(trouble)

    def _line_about(self, game: "SavedGame") -> str:
        words = self._preferences.words
        if game.started is None:
            return words.row_of(game.names)
        # Translators: who plays an unfinished game, and since when
        text = words.gettext("{names} – begun {moment}")
        return text.format(names=words.row_of(game.names), moment=words.moment(game.started.astimezone()))

    def _say(self, trouble: Trouble) -> None:
        """What is wrong with the saved games is said where there is a way on: on the first page."""
        self._notices.add_trouble(trouble)
        self.go_home()

    def _home_page(self) -> "HomePage":
        is_new = not self._window.has_page(PageName.HOME)
        page = cast("HomePage", self._window.page(PageName.HOME))
        if is_new:
            page.new_table_wanted.connect(self.open_new_table)
            page.go_on_wanted.connect(self.go_on)
            page.set_aside_wanted.connect(self.ask_to_set_aside)
            page.help_wanted.connect(self.help_wanted)
            page.guide_wanted.connect(self.guide_wanted)
            page.narrator_wanted.connect(self.narrator_wanted)
            page.printed_wanted.connect(self.open_printed)
            page.settings_wanted.connect(self.settings_wanted)
            page.language_chosen.connect(self._choose_language)
            page.notice_answered.connect(self.answer_notice)
        return page

    def _new_table_page(self) -> "NewTablePage":
        is_new = not self._window.has_page(PageName.NEW_TABLE)
        page = cast("NewTablePage", self._window.page(PageName.NEW_TABLE))
        if is_new:
            page.started.connect(self.start_table)
            page.back_wanted.connect(self.go_home)
        return page

    def _choose_language(self, code: str) -> None:
        self._preferences.change(language=code)
