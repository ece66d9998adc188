"""What is asked before anything is deleted for good."""

from collections.abc import Callable
from functools import partial

from shgui.library.library import SavedGame
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.widgets.question import QuestionDialog
from shgui.words import saved_game_texts
from shgui.words.catalogue import Catalogue


def ask_to_delete(
    window: MainWindow, words: Catalogue, game: SavedGame, delete: Callable[[SavedGame], None]
) -> None:
    moment = "" if game.started is None else words.moment(game.started.astimezone())
    sentence = saved_game_texts.format_delete_question(words, words.row_of(game.names), moment)
    question = QuestionDialog(
        window.ui, window, sentence, words.pgettext("button", "Delete it"), words.gettext("Keep it")
    )
    question.accepted.connect(partial(delete, game))
    question.open()


def ask_to_forget(window: MainWindow, words: Catalogue, games: int, forget: Callable[[], None]) -> None:
    question = QuestionDialog(
        window.ui,
        window,
        saved_game_texts.format_delete_all_question(words, games),
        words.pgettext("button", "Forget everything"),
        words.pgettext("button", "Keep everything"),
    )
    question.accepted.connect(forget)
    question.open()
