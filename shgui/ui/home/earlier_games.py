"""Buttons of the home page for earlier games, made when there are any."""

from PySide6.QtWidgets import QWidget

from shgui.ui import widget_names as names
from shgui.ui.home.home_page import HomeButton
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import home_texts


class EarlierGames:
    """Widgets that the home page lays out; hidden until there is a game to continue or to list."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        self.continue_game = HomeButton(ui, parent, names.HOME_GO_ON, Icon.PLAY)
        self.continue_other = HomeButton(ui, parent, names.HOME_GO_ON_OTHER, Icon.PLAY)
        self.players, self.other_players = self.labels = tuple(
            PlainLabel(parent=parent, wraps=True, voice="soft") for _ in range(2)
        )
        self.set_aside = TypeButton(ui, parent, names.HOME_SET_ASIDE, kind=ButtonKind.QUIET)
        self.saved_games = TypeButton(ui, parent, names.HOME_SAVED_GAMES, kind=ButtonKind.QUIET)
        self.continue_game.set_primary(True)
        self._ui = ui
        self._practice = False
        self.less_important = self.saved_games, self.set_aside
        """The buttons below the others."""
        buttons = self.continue_game, self.continue_other, *self.less_important
        for widget in (*buttons, *self.labels):
            widget.hide()
        for button in buttons:
            button.fix_height()

    def show_game(self, line: str | None, *, practice: bool, other: str | None) -> None:
        self._practice = practice
        self.set_aside.setVisible(line is not None)
        for button, label, text in (
            (self.continue_game, self.players, line),
            (self.continue_other, self.other_players, other),
        ):
            button.setVisible(text is not None)
            button.setAccessibleDescription(text or "")
            label.setVisible(text is not None)
            label.setText(text or "")
        self.update_texts()

    def update_texts(self) -> None:
        words = self._ui.words
        self.set_aside.set_words(words.gettext("Set this game aside"))
        self.saved_games.set_words(home_texts.get_saved_games_heading(words))
        group = words.gettext("Continue the game")
        # Translators: button on the first page: an unfinished game of one person among bots; max 24
        practice = words.pgettext("button", "Continue practice")
        self.continue_game.set_words(practice if self._practice else group)
        self.continue_other.set_words(group if self._practice else practice)
