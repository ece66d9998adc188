"""All games of this computer, the newest first: to go on with, to review, to set aside."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtWidgets import QStackedWidget

from shgui.table.evening import SavedGame
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.saved_games.no_games import NoGames
from shgui.ui.saved_games.saved_game_rows import row_for
from shgui.ui.saved_games.saved_games_list import SavedGamesList
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.beside_page import BesidePage
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.ui.window.navigator import Navigator
from shgui.words import doors
from shgui.words.catalogue import Catalogue


class SavedGamesDeeds(Protocol):
    """What is chosen on the page and leads to no other. The games are shown anew after it."""

    def set_aside(self, game: SavedGame) -> None: ...

    def offer_again(self, game: SavedGame) -> None: ...


class SavedGamesPage(BesidePage):
    def __init__(self, renderer: Renderer, navigator: Navigator, deeds: SavedGamesDeeds) -> None:
        super().__init__(renderer, navigator, names.SAVED_GAMES, names.SAVED_GAMES_BACK)
        self._deeds = deeds
        self._words: Catalogue | None = None
        self._games: tuple[SavedGame, ...] = ()
        self._list = SavedGamesList(renderer)
        self._nothing = NoGames(renderer, navigator)
        self._set_aside = TypeButton(renderer, self, names.SAVED_GAMES_SET_ASIDE)
        self._offer_again = TypeButton(renderer, self, names.SAVED_GAMES_OFFER_AGAIN)
        self._review = TypeButton(renderer, self, names.SAVED_GAMES_REVIEW, kind=Kind.PRIMARY)
        self._go_on = TypeButton(renderer, self, names.SAVED_GAMES_GO_ON, kind=Kind.PRIMARY, mark=Mark.PLAY)
        self._lay_out()
        self._list.selectionModel().currentChanged.connect(self._offer)
        self._list.activated.connect(self._lead_on)
        self._set_aside.clicked.connect(self._put_aside)
        self._offer_again.clicked.connect(self._put_back)
        self._review.clicked.connect(self._lead_on)
        self._go_on.clicked.connect(self._lead_on)
        self.set_renderer(renderer)

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """The newest first."""
        self._games = tuple(games)
        self._tell()

    def set_renderer(self, renderer: Renderer) -> None:
        super().set_renderer(renderer)
        for button in self._buttons:
            button.set_renderer(renderer)
        self._list.set_renderer(renderer)
        self._nothing.set_renderer(renderer)

    def retranslate(self, words: Catalogue) -> None:
        super().retranslate(words)
        self._words = words
        self.title.setText(doors.saved_games(words))
        self._list.setAccessibleName(doors.saved_games(words))
        self._nothing.retranslate(words)
        self._set_aside.set_words(words.gettext("Set this game aside"))
        # Translators: button; the opposite of "Set this game aside": the home page offers it again; max 32
        self._offer_again.set_words(words.pgettext("button", "Offer this game again"))
        self._review.set_words(words.pgettext("button", "Review the game"))
        self._go_on.set_words(words.gettext("Continue the game"))
        self._tell()

    def help_topic(self) -> str:
        return "hand_over"

    def set_focus_first(self) -> None:
        (self._list if self._games else self._nothing.new_table).setFocus()

    # What is told

    def _tell(self) -> None:
        if self._words is None:
            return
        self._list.set_rows(tuple(row_for(self._words, game) for game in self._games))
        self._body.setCurrentIndex(0 if self._games else 1)
        self._offer()

    def _offer(self) -> None:
        """What can be done with the chosen game."""
        row = self._list.row
        self._set_aside.setVisible(row is not None and row.may_set_aside)
        self._offer_again.setVisible(row is not None and row.may_offer_again)
        self._review.setVisible(row is not None and row.may_review)
        self._go_on.setVisible(row is not None and row.may_go_on)

    # What is chosen

    def _lead_on(self) -> None:
        row = self._list.row
        if row is None:
            return
        if row.may_review:
            self._navigator.open_saved_review(row.game)
        elif row.may_go_on:
            self._navigator.go_on_with(row.game)

    def _put_aside(self) -> None:
        if self._list.row is not None:
            self._deeds.set_aside(self._list.row.game)
            self._say_standing()

    def _put_back(self) -> None:
        if self._list.row is not None:
            self._deeds.offer_again(self._list.row.game)
            self._say_standing()

    def _say_standing(self) -> None:
        """The button that was pressed is gone: the keyboard stands on the list again."""
        self._list.setFocus()
        if self._list.row is not None:
            announce(self._list, self._list.row.state)

    # How it looks

    @property
    def _buttons(self) -> tuple[TypeButton, ...]:
        return self._set_aside, self._offer_again, self._review, self._go_on

    def _lay_out(self) -> None:
        self._body = QStackedWidget()
        self._body.addWidget(self._list)
        self._body.addWidget(self._nothing)
        self.lay(self._body)
        for button in self._buttons:
            button.hide()
            self.foot.addWidget(button)
