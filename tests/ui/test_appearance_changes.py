"""Theme and language change while the program runs, on the page that is shown and on hidden ones."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from shgui import resources
from shgui.presentation.screens import PromptKind
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.ui import widget_names as names
from shgui.ui.settings.settings import MotionChoice, SchemeChoice, Settings
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.words import catalogue as catalogues
from shgui.words.catalogue import Catalogue
from tests.pseudo import LANGUAGE, pseudo_catalogue
from tests.ui.programs import QUIET
from tests.ui.reading import Reader
from tests.ui.walk import PLAYERS, Walk, leave_untidy, mute
from tests.ui.walk_plan import Plan

pytestmark = pytest.mark.qt_log_ignore(QUIET)

_BESIDE_A_GAME = ("settings", "help", "guide", "narrator", "saved_games", "about", "home")
_FIRST = {"language": None, "scheme": SchemeChoice.SYSTEM, "text_percent": 100}
_OTHER = {"language": LANGUAGE, "scheme": SchemeChoice.DARK, "text_percent": 150}


class ChangingWalk(Walk):
    """A walk on which windows are looked at in another theme and language, and then in the first again."""

    discussion_seconds = None

    def __init__(self, application: QApplication, folders: UserFolders, reader: Reader) -> None:
        super().__init__(application, folders, "en", (1280, 720), self._change_and_look)
        # A private page is in the language of its player, in every window.
        self._language = LANGUAGE
        self._reader = reader
        self.changes = True
        self.not_as_before: list[str] = []

    def _change_and_look(self, window: QWidget, place: str) -> None:
        if not self.changes or place == "question":
            # An open dialog keeps its language.
            return
        # What was printed in the first language to be laid on a window is none of the second.
        self._reader.painted(window)
        before = window.grab().toImage()
        self.program.preferences.change(**_OTHER)
        self._settle()
        self._reader.read(window, place)
        self.program.preferences.change(**_FIRST)
        self._settle()
        if window.grab().toImage() != before:
            self.not_as_before.append(place)

    def _settle(self) -> None:
        for _ in range(3):
            self.application.processEvents()


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch, folders: UserFolders) -> Iterator[Reader]:
    """The made-up language is one of the program's; nothing moves, and nobody speaks."""
    spoken = resources.languages()

    def made(language: str, messages: object) -> Catalogue:
        return pseudo_catalogue() if language == LANGUAGE else Catalogue(language, messages)  # type: ignore[arg-type]

    monkeypatch.setattr(catalogues, "Catalogue", made)
    monkeypatch.setattr(resources, "languages", lambda: (*spoken, LANGUAGE))
    monkeypatch.setattr("shgui.services.make_voice", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", NO_MOTION)
    monkeypatch.setattr("shgui.ui.file_dialogs.ask_for_target", lambda *_: "")
    catalogues.load_catalogue.cache_clear()
    yield Reader(monkeypatch, *PLAYERS, "Piotr", LANGUAGE, *folders.data.parts)
    catalogues.load_catalogue.cache_clear()


@pytest.fixture
def walk(qapp: QApplication, folders: UserFolders, reader: Reader) -> Iterator[ChangingWalk]:
    leave_untidy(folders, Settings(motion=MotionChoice.REDUCED))
    walk = ChangingWalk(qapp, folders, reader)
    for notice in ("file_aside", "understood"):
        walk.click(names.home_notice_action(notice))
    yield walk
    walk.close()


@pytest.mark.lengthy(daily=0)
def test_each_page_follows_a_change_and_is_as_before_after_the_next(
    walk: ChangingWalk, reader: Reader
) -> None:
    for page in _BESIDE_A_GAME:
        walk.menu(page)
        # The narrator speaks the languages that are chosen there.
        if page != "narrator":
            walk.look(page)
    walk.lay_tables()
    walk.sit_down(Plan(5, Voting.BALLOTS, frozenset(), [], hitler_elected=True))
    walk.look("cover")
    walk.changes = False
    walk.play_until(PromptKind.NOMINATE, 2)
    walk.changes = True
    walk.look("table")
    walk.click_and_look(names.TABLE_CHRONICLE, "game log")
    walk.click(names.TABLE_CHRONICLE_CLOSE)
    walk.menu("second_screen")
    walk.look("second screen", walk._second_screen)
    walk.menu("second_screen")
    walk.leave_and_come_back()
    walk.changes = False
    walk.play()
    walk.changes = True
    walk.save_missing_recaps()

    assert reader.faults == {}
    assert walk.not_as_before == []


def test_pages_that_are_hidden_at_a_change_have_followed_it_when_they_are_shown(
    walk: ChangingWalk, reader: Reader
) -> None:
    walk.changes = False
    walk.sit_down(Plan(5, Voting.HANDS, frozenset(), []))
    walk.play_until(PromptKind.NOMINATE, 1)
    for page in _BESIDE_A_GAME:
        walk.menu(page)
    reader.painted(walk.window)
    walk.program.preferences.change(**_OTHER)
    for page in _BESIDE_A_GAME:
        walk.menu(page)
        walk.application.processEvents()
        reader.read(walk.window, page)
    walk.click(names.HOME_GO_ON)
    walk.application.processEvents()
    reader.read(walk.window, "table")

    assert reader.faults == {}
