"""What is read at the table and on private pages is large enough, measured where it is painted.

`large_text` looks at the questions of the table, at private pages, the guided round and the printed game
one by one; here is what else lies on a table in the course of a game.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.paint.text import LEGIBLE
from shgui.ui.settings.settings import MotionChoice, Settings
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui.programs import QUIET
from tests.ui.reading import Reader
from tests.ui.walk import Walk, leave_untidy, mute

pytestmark = pytest.mark.qt_log_ignore(QUIET)

SIZE = (1280, 720)
LONG_WORDS = ("pl", "pt_BR", "ru")
_BESIDE_A_GAME = ("help", "home", "review", "second screen")
"""Where a picture of the table may be small; and a window that is narrower than the least."""


class SmallestText:
    """Of every place on a walk that is looked at in a game."""

    def __init__(self, reader: Reader) -> None:
        self.found: dict[str, float] = {}
        self._reader = reader

    def see(self, window: QWidget, place: str) -> None:
        prints = self._reader.painted(window)
        if any(part in place for part in _BESIDE_A_GAME):
            return
        for each in prints:
            # What a closed sheet holds ready was painted where nobody sees it.
            if not (each.kept and _is_closed(place)):
                self.found[f"{each.text} @ {place}"] = each.pixels

    @property
    def too_small(self) -> dict[str, float]:
        return {told: round(pixels, 1) for told, pixels in self.found.items() if pixels < LEGIBLE - 0.01}


def _is_closed(place: str) -> bool:
    return "held" not in place and "chosen" not in place and place.startswith(("hand-over", "guide"))


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    monkeypatch.setattr("shgui.services.make_voice", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", NO_MOTION)
    monkeypatch.setattr("shgui.ui.file_dialogs.ask_for_target", lambda *_: "")
    return Reader(monkeypatch)


@pytest.fixture
def smallest(reader: Reader) -> SmallestText:
    return SmallestText(reader)


@pytest.fixture(params=LONG_WORDS)
def walk(
    request: pytest.FixtureRequest, qapp: QApplication, folders: UserFolders, smallest: SmallestText
) -> Iterator[Walk]:
    leave_untidy(folders, Settings(motion=MotionChoice.REDUCED))
    walk = Walk(qapp, folders, request.param, SIZE, smallest.see)
    yield walk
    walk.close()


@pytest.mark.lengthy(daily=1)
def test_no_letters_at_the_table_or_on_a_private_page_are_too_small_to_read(
    walk: Walk, smallest: SmallestText
) -> None:
    walk.click(names.home_notice_action("file_aside"))
    walk.see_the_fingerprint()
    walk.hear_the_opening()
    walk.menu("home")
    walk.play_by_hands()

    assert (walk.window.width(), walk.window.height()) == SIZE
    assert len(smallest.found) > 900
    assert smallest.too_small == {}
