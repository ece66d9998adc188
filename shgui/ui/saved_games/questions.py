"""What is asked before anything is deleted for good."""

from collections.abc import Callable
from functools import partial

from shgui.table.evening import SavedGame
from shgui.ui.widgets.question import Question
from shgui.ui.window.main_window import MainWindow
from shgui.words import evenings
from shgui.words.catalogue import Catalogue


def ask_to_delete(
    window: MainWindow, words: Catalogue, game: SavedGame, delete: Callable[[SavedGame], None]
) -> None:
    moment = "" if game.started is None else words.moment(game.started.astimezone())
    sentence = evenings.ask_to_delete(words, words.row_of(game.names), moment)
    question = Question(window.renderer, window, sentence, evenings.deleting(words), words.gettext("Keep it"))
    question.accepted.connect(partial(delete, game))
    question.open()


def ask_to_forget(window: MainWindow, words: Catalogue, games: int, forget: Callable[[], None]) -> None:
    question = Question(
        window.renderer,
        window,
        evenings.ask_to_forget(words, games),
        evenings.forgetting(words),
        evenings.keeping(words),
    )
    question.accepted.connect(forget)
    question.open()
