"""The page of saved games: all games of this computer by date and group, and their actions."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from shgui.library.groups import PlayedGroup
from shgui.library.library import SavedGame
from shgui.ui import widget_names as names
from shgui.ui.after_game.reviews import Reviews
from shgui.ui.paint.icons import Icon
from shgui.ui.saved_games.chosen_side import ChosenRowPanel
from shgui.ui.saved_games.saved_game_rows import HeadingRow, build_rows, join_facts
from shgui.ui.saved_games.saved_games import SavedGames
from shgui.ui.saved_games.saved_games_list import SavedGamesList
from shgui.ui.shell.pages import ContentPage, PageName
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.aside_page import BesidePage
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import home_texts, replay_texts, saved_game_texts
from shgui.words.catalogue import Catalogue

_SIGN = 5
"""The height of the icon where there are no games, in capitals of the text."""
_WIDE = 76
"""The width in capitals from which the chosen row is shown beside the list."""


class NoGamesNotice(Themed, QWidget):
    def __init__(self, ui: UiContext, router: Router) -> None:
        super().__init__(ui)
        self._sheet = QFrame()
        self._sheet.setProperty("sheet", "true")
        self._sign = PlainLabel()
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = PlainLabel(wraps=True, size=Text.CONTROL)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.new_table = TypeButton(
            ui, self._sheet, names.SAVED_GAMES_NEW_TABLE, kind=ButtonKind.PRIMARY, mark=Icon.ADD
        )
        self.new_table.clicked.connect(partial(router.open, PageName.NEW_TABLE))
        self._column = QVBoxLayout(self._sheet)
        self._column.addWidget(self._sign)
        self._column.addWidget(self._text)
        self._column.addWidget(self.new_table, 0, Qt.AlignmentFlag.AlignCenter)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._sheet)
        middle.addStretch(1)
        page = QVBoxLayout(self)
        page.addStretch(2)
        page.addLayout(middle)
        page.addStretch(3)

    def update_theme(self) -> None:
        theme = self.ui.theme
        self._column.setContentsMargins(*(4 * (theme.space.large,)))
        self._column.setSpacing(theme.space.large)
        self._sheet.setFixedWidth(theme.space.dialog)
        side = round(theme.type.capitals(Text.CONTROL) * _SIGN)
        self._sign.setPixmap(self.ui.renderer.make_icon(Icon.CHRONICLE, side * 2).pixmap(side, side))

    def update_texts(self) -> None:
        words = self.ui.words
        text = words.gettext(
            "No games yet. Every game that you begin is kept here, step by step, so that you can"
            " continue it, or review it when it is over."
        )
        self._text.setText(text)
        self.new_table.set_words(words.gettext("New table"))


class SavedGamesPage(ContentPage, BesidePage):
    def __init__(self, ui: UiContext, router: Router, actions: SavedGames, reviews: Reviews) -> None:
        super().__init__(ui, router, names.SAVED_GAMES, names.SAVED_GAMES_BACK)
        self._router = router
        self._actions = actions
        self._reviews = reviews
        self._games: tuple[SavedGame, ...] = ()
        self._by_group = True
        self._groups: dict[str, PlayedGroup] = {}
        """The group of each game."""
        self._notice = PlainLabel(wraps=True, name=names.SAVED_GAMES_NOTICE)
        self._notice.hide()
        self._list = SavedGamesList(ui)
        self._side = ChosenRowPanel(ui)
        self._nothing = NoGamesNotice(ui, router)
        self._marks = PlainLabel(wraps=True, voice="soft")
        self._forget = TypeButton(ui, self, names.SAVED_GAMES_FORGET, kind=ButtonKind.QUIET)
        self._import = TypeButton(ui, self, names.SAVED_GAMES_IMPORT, mark=Icon.ADD)
        self._set_aside = TypeButton(ui, self, names.SAVED_GAMES_SET_ASIDE)
        self._offer_again = TypeButton(ui, self, names.SAVED_GAMES_OFFER_AGAIN)
        self._delete = TypeButton(ui, self, names.SAVED_GAMES_DELETE)
        self._save_record = TypeButton(ui, self, names.SAVED_GAMES_SAVE_RECORD, mark=Icon.EXPORT)
        self._watch = TypeButton(ui, self, names.SAVED_GAMES_WATCH, mark=Icon.PLAY)
        self._review = TypeButton(ui, self, names.SAVED_GAMES_REVIEW, kind=ButtonKind.PRIMARY)
        self._go_on = TypeButton(ui, self, names.SAVED_GAMES_GO_ON, kind=ButtonKind.PRIMARY, mark=Icon.PLAY)
        self._numbers = TypeButton(ui, self, names.SAVED_GAMES_NUMBERS, kind=ButtonKind.PRIMARY)
        self._lay_out()
        self._list.selectionModel().currentChanged.connect(self._show_actions)
        self._list.activated.connect(self._open_chosen)
        self._forget.clicked.connect(actions.ask_to_delete_all)
        self._import.clicked.connect(actions.import_records)
        self._set_aside.clicked.connect(partial(self._change_chosen, actions.set_aside))
        self._offer_again.clicked.connect(partial(self._change_chosen, actions.offer_again))
        self._delete.clicked.connect(partial(self._do_with_chosen, actions.ask_to_delete))
        self._save_record.clicked.connect(partial(self._do_with_chosen, actions.save_record))
        self._watch.clicked.connect(partial(self._do_with_chosen, reviews.watch_saved))
        for button in (self._review, self._go_on, self._numbers):
            button.clicked.connect(self._open_chosen)

    def enter(self) -> None:
        self._actions.open_page()

    return_to = enter

    def show_games(self, games: Sequence[SavedGame], *, by_group: bool = True) -> None:
        """Show games, newest first; without groups only their names say who played."""
        self._games = tuple(games)
        self._by_group = by_group
        self._update_contents()

    def say(self, sentence: str) -> None:
        """Show and announce the result of an action; "" hides it."""
        self._notice.show_text(add_break_points(sentence))
        announce(self._notice, sentence)

    def update_theme(self) -> None:
        super().update_theme()
        self._beside.setSpacing(self.ui.theme.space.large)
        self._show_side_if_wide()

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        self.title.setText(home_texts.get_saved_games_heading(words))
        self._list.setAccessibleName(home_texts.get_saved_games_heading(words))
        # Translators: explains the small party signs at the end of each row of the list of games
        self._marks.setText(words.gettext("The signs: the Policies enacted, in their order."))
        # Translators: button: deletes everything that is kept of games and groups, after a question; max 28
        self._forget.set_words(words.pgettext("button", "Forget the evenings…"))
        self._import.set_words(saved_game_texts.get_import_label(words))
        self._set_aside.set_words(words.gettext("Set this game aside"))
        # Translators: button; the opposite of "Set this game aside": the home page offers it again; max 32
        self._offer_again.set_words(words.pgettext("button", "Offer this game again"))
        # Translators: button: deletes the chosen game, after a question; max 20
        self._delete.set_words(words.pgettext("button", "Delete…"))
        self._save_record.set_words(words.pgettext("button", "Save the record"))
        self._watch.set_words(replay_texts.get_watch_again_label(words))
        self._review.set_words(words.pgettext("button", "Review the game"))
        self._go_on.set_words(words.gettext("Continue the game"))
        self._numbers.set_words(saved_game_texts.get_numbers_label(words))
        self.say("")
        self._update_contents()

    def help_topic(self) -> str:
        return "hand_over"

    def set_focus_first(self) -> None:
        (self._list if self._games else self._nothing.new_table).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._show_side_if_wide()

    def _update_contents(self) -> None:
        rows = build_rows(self.ui.words, self._games, by_group=self._by_group)
        groups = [row.group for row in rows if isinstance(row, HeadingRow) and row.group is not None]
        self._groups = {game.game: group for group in groups for game in group.games}
        self._list.set_rows(rows)
        self._body.setCurrentIndex(0 if rows else 1)
        self._forget.setVisible(bool(rows))
        self.about.setText(self._format_summary(self.ui.words, len(groups)))
        self._show_actions()

    def _format_summary(self, words: Catalogue, groups: int) -> str:
        # Translators: of saved games and numbers; below a heading
        kept = words.gettext("Kept on this computer only")
        if not self._games:
            return kept
        facts = [saved_game_texts.format_game_count(words, len(self._games))]
        if groups:
            # Translators: groups of players who meet to play
            text = words.npgettext("count", "{count} group", "{count} groups", groups)
            facts.append(text.format(count=words.number(groups)))
        return join_facts(words, (*facts, kept))

    def _show_actions(self) -> None:
        """Show the buttons for the chosen row."""
        row, game = self._list.row, self._list.game
        over = game is not None and game.can_review
        self._set_aside.setVisible(game is not None and game.can_set_aside)
        self._offer_again.setVisible(game is not None and game.can_offer_again)
        self._delete.setVisible(game is not None and game.can_delete)
        for button in (self._save_record, self._watch, self._review):
            button.setVisible(over)
        self._go_on.setVisible(game is not None and game.can_continue)
        self._numbers.setVisible(isinstance(row, HeadingRow) and row.has_statistics)
        self._show_side_if_wide()
        if row is not None:
            group = row.group if isinstance(row, HeadingRow) else self._groups.get(row.game.game)
            self._side.show_row(row, group)

    def _open_chosen(self) -> None:
        row, game = self._list.row, self._list.game
        if isinstance(row, HeadingRow):
            if row.group is not None and row.has_statistics:
                self._router.open(PageName.GROUP, row.group)
        elif game is not None and game.can_review:
            self._reviews.open_saved(game.game)
        elif game is not None and game.can_continue:
            self._actions.continue_game(game.game)

    def _do_with_chosen(self, act: Callable[[SavedGame], None]) -> None:
        if self._list.game is not None:
            act(self._list.game.game)

    def _change_chosen(self, act: Callable[[SavedGame], None]) -> None:
        """Focus the list afterwards, because the pressed button is gone, and announce the game's state."""
        self._do_with_chosen(act)
        self._list.setFocus()
        if self._list.game is not None:
            announce(self._list, self._list.game.state)

    def _show_side_if_wide(self) -> None:
        """Show the side of the chosen row only where the page is wide."""
        wide = self.width() > _WIDE * self.ui.theme.type.capitals(Text.CONTROL)
        self._chosen.setVisible(wide)
        self._side.setVisible(wide and self._list.row is not None)
        self._marks.setVisible(wide and any(game.recap is not None for game in self._games))

    def _lay_out(self) -> None:
        listed = QWidget()
        self._beside = QHBoxLayout(listed)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.addWidget(self._list, 66)
        self._chosen = wrap_in_scroll_area(self._side)
        self._beside.addWidget(self._chosen, 34)
        self._body = QStackedWidget()
        self._body.addWidget(listed)
        self._body.addWidget(self._nothing)
        self.set_body(self._body)
        self.add_above_body(self._notice)
        self.head.addWidget(self._forget)
        self.head.addWidget(self._import)
        self.foot.insertWidget(0, self._marks, 1)
        for button in (
            self._set_aside,
            self._offer_again,
            self._delete,
            self._save_record,
            self._watch,
            self._review,
            self._go_on,
            self._numbers,
        ):
            button.hide()
            self.foot.addWidget(button)
