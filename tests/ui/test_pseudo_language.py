"""The whole program in a made-up language, long and accented: nothing is clipped, nothing is untranslated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.types import Phase
from shgui.presentation.screens import PromptKind
from shgui.storage.user_folders import UserFolders
from shgui.table.private_tasks import TaskKind
from shgui.ui.file_dialogs import SaveQuestion
from shgui.ui.settings.settings import MotionChoice, Settings
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.words import catalogue as catalogues
from shgui.words.catalogue import Catalogue
from tests.pseudo import LANGUAGE, pseudo_catalogue
from tests.table.printed_play import EVERY_ASK
from tests.ui.programs import QUIET
from tests.ui.reading import Reader
from tests.ui.walk import PLAYERS, Walk, leave_untidy, mute

pytestmark = pytest.mark.qt_log_ignore(QUIET)

SIZE = (1280, 720)
_GUIDED = "Piotr"
_SUFFIXES = ("shgui", "pdf", "png")
"""The same in every language."""


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The made-up language is one of the program's; nothing moves, and nobody speaks."""
    spoken = resources.languages()

    def made(language: str, messages: object) -> Catalogue:
        return pseudo_catalogue() if language == LANGUAGE else Catalogue(language, messages)  # type: ignore[arg-type]

    monkeypatch.setattr(catalogues, "Catalogue", made)
    monkeypatch.setattr(resources, "languages", lambda: (*spoken, LANGUAGE))
    monkeypatch.setattr("shgui.services.make_voice", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", NO_MOTION)
    catalogues.load_catalogue.cache_clear()
    yield monkeypatch
    catalogues.load_catalogue.cache_clear()


@pytest.fixture
def reader(pseudo: pytest.MonkeyPatch, folders: UserFolders) -> Reader:
    reader = Reader(pseudo, *PLAYERS, _GUIDED, LANGUAGE, *folders.data.parts)

    def ask_for_target(_window: object, asked: SaveQuestion) -> str:
        name = asked.suggested.stem.rstrip("0123456789-")
        reader.read_text(" ".join((asked.title, name, asked.kinds)), "a dialog of the system", *_SUFFIXES)
        return ""

    pseudo.setattr("shgui.ui.file_dialogs.ask_for_target", ask_for_target)
    return reader


@pytest.fixture(params=[100, 150])
def walk(
    request: pytest.FixtureRequest, qapp: QApplication, folders: UserFolders, reader: Reader
) -> Iterator[Walk]:
    """On a small window."""
    leave_untidy(folders, Settings(text_percent=request.param, motion=MotionChoice.REDUCED))
    walk = Walk(qapp, folders, LANGUAGE, SIZE, reader.read)
    yield walk
    walk.close()


@pytest.mark.lengthy(daily=1)
def test_long_words_have_room_everywhere_and_all_of_them_are_translated(walk: Walk, reader: Reader) -> None:
    asked = walk.everywhere()

    assert (walk.window.width(), walk.window.height()) == SIZE
    boxes = {f"printed {ask}" for ask in EVERY_ASK - {Phase.OVER}}
    assert {*map(str, PromptKind), *map(str, TaskKind), *boxes} - asked == set()
    assert reader.faults == {}
