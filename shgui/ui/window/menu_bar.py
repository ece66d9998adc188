"""The names of the menus: all of them that the first picture shows."""

from PySide6.QtWidgets import QMainWindow

from shgui.words.catalogue import Catalogue


class MenuBar:
    """What the menus hold is made afterwards (`Menus`): it takes longer than the rest of the window."""

    def __init__(self, window: QMainWindow) -> None:
        bar = window.menuBar()
        self.game = bar.addMenu("")
        self.view = bar.addMenu("")
        self.help = bar.addMenu("")

    def retranslate(self, words: Catalogue) -> None:
        # Translators: menus; the letter after & is the one to press together with Alt
        self.game.setTitle(words.pgettext("menu", "&Game"))
        self.view.setTitle(words.pgettext("menu", "&View"))
        self.help.setTitle(words.pgettext("menu", "&Help"))
