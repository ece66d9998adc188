"""Pages of groups with the printed game: the narrator, and the page of a game with its cards."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from shgui.engine.actions import (
    AnswerVeto,
    Enact,
    EndPeek,
    Nominate,
)
from shgui.engine.editions import get_edition
from shgui.engine.types import Phase, Policy
from shgui.presentation.screens import PROMPT_OF_PHASE
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.entries import VotesEntry
from shgui.table.options import Options
from shgui.table.printed.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedGame, PrintedQuestion, TableQuestion
from shgui.table.printed.printed_table import PrintedTable
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.narrator.narrator_page import NarratorPage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.printed.printed_page import PrintedPage
from shgui.ui.printed.printed_scene import build_printed_scene
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import Catalogue
from shgui.words.languages import get_endonym, list_languages
from tests.ui.asked import make_page

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Александра-Мария Х.")
LANGUAGES = tuple((code, get_endonym(code)) for code in list_languages())
_L, _F = Policy.LIBERAL, Policy.FASCIST


class PrintedGallery:
    """The window with the narrator or the printed game on it."""

    def __init__(self, renderer: Renderer, size: QSize, words: Catalogue) -> None:
        self._words = words
        ui = UiContext(renderer, words)
        self._window = MainWindow(partial(make_page, ui=ui), ui)
        MenuBar(self._window).set_words(words)
        self._window.resize(size)

    def close(self) -> None:
        """Delete the window before the application: left to Python it may outlive it."""
        delete(self._window)

    # The narrator

    def choices(self, book: str = "") -> QPixmap:
        self._narrator(8, book)
        return self._shown(PageName.NARRATOR)

    def line(self, players: int, step: int, second: str = "", *, rehearsing: bool = False) -> QPixmap:
        page = self._narrator(players, "")
        if second:
            box = page.findChild(QWidget, names.NARRATOR_SECOND_LANGUAGE)
            box.setCurrentIndex(box.findData(second))  # type: ignore[union-attr]  # a QComboBox
        self._shown(PageName.NARRATOR)
        name = names.NARRATOR_REHEARSE if rehearsing else names.NARRATOR_BEGIN
        self._press(page, name)
        for _ in range(step):
            self._press(page, names.NARRATOR_SKIP)
        return self._shown(PageName.NARRATOR)

    def _narrator(self, players: int, book: str) -> NarratorPage:
        page = self._window.page(PageName.NARRATOR)
        if not isinstance(page, NarratorPage):
            raise TypeError(page)
        page.offer(LANGUAGES, self._words.language, 0)
        page.offer(LANGUAGES, self._words.language, players, book)
        return page

    # The game with printed cards

    def printed(self, players: int, stop: Callable[[PrintedTable], bool]) -> QPixmap:
        """A game in which each first possible thing happens, until `stop`."""
        with TemporaryDirectory() as place:
            keys = Keyring(Path(place) / "keys")
            with Journal(Path(place) / "journal", keys) as journal:
                group = [Player(name, "en") for name in NAMES[:players]]
                options = Options(get_edition("official"), self._words.language, claims=True)
                table = PrintedTable.start(group, options, journal)
                while not stop(table):
                    if table.game.asks is Phase.OVER:
                        raise ValueError(stop)
                    table.enter(_next(table))
                page = self._window.page(PageName.PRINTED)
                if not isinstance(page, PrintedPage):
                    raise TypeError(page)
                page.show_printed(build_printed_scene(table, ()))
        return self._shown(PageName.PRINTED)

    def tapped(self, players: int) -> QPixmap:
        """Printed ballots, all of them tapped in as Ja."""
        self.printed(players, partial(_asks, Phase.VOTE))
        self._press(self._window, names.TABLE_ALL_JA)
        return self._shown(PageName.PRINTED)

    # Both

    @staticmethod
    def _press(top: QWidget, name: str) -> None:
        button = top.findChild(QWidget, name)
        button.click()  # type: ignore[union-attr]  # a QAbstractButton

    def _shown(self, name: PageName) -> QPixmap:
        self._window.show_page(name)
        self._window.show()
        for _ in range(3):
            QApplication.processEvents()
        return self._window.grab()


def _asks(ask: TableQuestion, table: PrintedTable) -> bool:
    return table.game.asks is ask


def _shuffles(table: PrintedTable) -> bool:
    return bool(build_printed_scene(table, ()).reshuffled)


def _next(table: PrintedTable) -> Fact:
    game = table.game
    view = game.view
    if view is None:
        return FirstCandidate(2)
    match game.asks:
        case Phase.VOTE:
            # Some governments fail, and somebody is always against them.
            ja = view.round % 9 not in (5, 6, 7)
            return VotesEntry(tuple((seat, ja and seat % 4 != 3) for seat in view.alive))
        case PrintedQuestion.POLICY:
            return Enact(_L if view.round % 3 == 1 else _F)
        case PrintedQuestion.CHAOS_POLICY:
            return ChaosPolicy(_L)
        case PrintedQuestion.IS_HITLER | PrintedQuestion.WAS_HITLER:
            return HitlerAnswered(False)
        case Phase.NOMINATE:
            return Nominate(view.eligible[0])
        case Phase.PEEK:
            return EndPeek()
        case Phase.VETO_ANSWER:
            return AnswerVeto(False)
        case ask:
            choice = PROMPT_OF_PHASE[ask].choice
            facts = map(choice, reversed(view.alive)) if choice is not None else ()
            return next(fact for fact in facts if isinstance(game.after(fact), PrintedGame))


def _printed(players: int, ask: TableQuestion) -> Callable[[PrintedGallery], QPixmap]:
    return partial(PrintedGallery.printed, players=players, stop=partial(_asks, ask))


STATES: Mapping[str, Callable[[PrintedGallery], QPixmap]] = {
    "narrator": PrintedGallery.choices,
    "narrator-table": partial(PrintedGallery.choices, book="ru"),
    "narrator-small": partial(PrintedGallery.line, players=5, step=1),
    "narrator-large": partial(PrintedGallery.line, players=10, step=1),
    "narrator-pause": partial(PrintedGallery.line, players=10, step=4),
    "narrator-two": partial(PrintedGallery.line, players=10, step=1, second="nb"),
    "narrator-rehearsal": partial(PrintedGallery.line, players=10, step=4, rehearsing=True),
    "printed-first": _printed(10, PrintedQuestion.FIRST_CANDIDATE),
    "printed-nominate": _printed(7, Phase.NOMINATE),
    "printed-vote": _printed(10, Phase.VOTE),
    "printed-tapped": partial(PrintedGallery.tapped, players=7),
    "printed-policy": _printed(7, PrintedQuestion.POLICY),
    "printed-hitler": _printed(10, PrintedQuestion.IS_HITLER),
    "printed-investigate": _printed(10, Phase.INVESTIGATE),
    "printed-peek": _printed(5, Phase.PEEK),
    "printed-execute": _printed(7, Phase.EXECUTE),
    "printed-chaos": _printed(5, PrintedQuestion.CHAOS_POLICY),
    "printed-shuffle": partial(PrintedGallery.printed, players=7, stop=_shuffles),
    "printed-over": _printed(7, Phase.OVER),
}
