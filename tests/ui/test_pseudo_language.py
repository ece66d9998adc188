"""The whole program in a made-up language, long and accented: nothing is clipped, nothing is untranslated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from shgui import resources
from shgui.narrator.voice.recordings import OwnRecordings, ShippedRecordings
from shgui.narrator.voice.speaker import Speaker, line_text
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.table.box import BoxAsk
from shgui.table.options import Voting
from shgui.table.paths import UserFolders
from shgui.ui import names
from shgui.ui.crash import CrashReports
from shgui.ui.flow import Ask, Purpose
from shgui.ui.motion import OFF
from shgui.ui.settings import MotionChoice, Settings, SettingsFile
from shgui.words import catalogue as catalogues
from shgui.words.catalogue import Catalogue
from tests.narrator.voice.test_speaker import SilentPlayer
from tests.pseudo import LANGUAGE, pseudo_catalogue
from tests.ui.programs import QUIET
from tests.ui.pseudo_walk import PLAYERS, Plan, Walk
from tests.ui.reading import Reader

pytestmark = pytest.mark.qt_log_ignore(QUIET)

SIZE = (1280, 720)
_GUIDED = "Piotr"
_SUGGESTED = ("secret-hitler", "shgui", "pdf")
"""Names of files, the same in every language."""


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The made-up language is one of the program's; nothing moves, and nobody speaks."""
    spoken = resources.languages()

    def made(language: str, messages: object) -> Catalogue:
        return pseudo_catalogue() if language == LANGUAGE else Catalogue(language, messages)  # type: ignore[arg-type]

    def mute(data: Path) -> Speaker:
        shipped = ShippedRecordings(resources.assets() / "voice")
        return Speaker(line_text, shipped, OwnRecordings(data), SilentPlayer(), SystemVoice(None))

    monkeypatch.setattr(catalogues, "Catalogue", made)
    monkeypatch.setattr(resources, "languages", lambda: (*spoken, LANGUAGE))
    monkeypatch.setattr("shgui.app.speaker", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", OFF)
    catalogues.catalogue.cache_clear()
    yield monkeypatch
    catalogues.catalogue.cache_clear()


@pytest.fixture(params=[100, 150])
def walk(
    request: pytest.FixtureRequest, qapp: QApplication, folders: UserFolders, pseudo: pytest.MonkeyPatch
) -> Iterator[Walk]:
    """On a small window, after a crash, with a file in the place of the saved games."""
    settings = Settings(text_percent=request.param, motion=MotionChoice.REDUCED)
    SettingsFile(folders.settings / "settings.json").save(settings)
    folders.data.mkdir()
    folders.journal.write_bytes(b"minutes of a meeting" * 400)
    CrashReports(folders.data, "1.2.3").write(RuntimeError())
    reader = Reader(pseudo, *PLAYERS, _GUIDED, LANGUAGE, *folders.data.parts)

    def ask_for_file(_window: object, *told: str) -> tuple[str, str]:
        reader.read_text(" ".join(told), "a dialog of the system", *_SUGGESTED)
        return "", ""

    pseudo.setattr(QFileDialog, "getSaveFileName", ask_for_file)
    walk = Walk(qapp, folders, reader, SIZE)
    yield walk
    walk.close()
    qapp.setStyleSheet("")


def test_long_words_have_room_everywhere_and_all_of_them_are_translated(walk: Walk) -> None:
    for notice in ("file_aside", "understood"):
        walk.look(f"home, {notice}")
        walk.click(names.home_notice_action(notice))
    walk.look("home")
    boxes = walk.play_the_box(5) | walk.play_the_box(10)
    walk.pass_the_pages()
    walk.lay_tables()

    hands = Plan(10, Voting.HANDS, frozenset((1, 2, 3)), [True, False])
    walk.sit_down(hands)
    walk.play_until(Ask.COUNT_HANDS, 1)
    walk.take_back()
    walk.play_until(Ask.NOMINATE, 5)
    walk.claim()
    walk.try_the_table("early")
    walk.leave_and_come_back()
    walk.play_until(Ask.NOMINATE, 9)
    walk.try_the_table("late")
    walk.play()
    walk.look_back()

    ballots = Plan(5, Voting.BALLOTS, frozenset((2,)), [], hitler_elected=True)
    walk.sit_down(ballots)
    walk.play()
    walk.look_back()

    assert (walk.window.width(), walk.window.height()) == SIZE
    assert {*map(str, Ask), *map(str, Purpose)} - hands.asked - ballots.asked == set()
    assert boxes == {*BoxAsk} - {BoxAsk.OVER}
    assert walk.reader.faults == {}
