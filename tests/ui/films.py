"""Films every moment at the real window and on a second screen, frame by frame, onto sheets to be looked at.

python -m tests.ui.films [FOLDER] [--only enacted ...] [--language pl] [--scheme dark] [--size 1280x720]
                         [--pace brisk] [--calm] [--percent 100] [--every 100] [--long] [--frames]

A frame that looks like the one before it is left out; below each stands when it began. `--long` seats
players with names as wide as can be, `--frames` keeps every frame as a picture of its own.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from shgui.engine.actions import Discard, Enact
from shgui.engine.phases.rounds import end_early
from shgui.engine.state import State
from shgui.engine.view import view_for
from shgui.presentation.scenes import EndScene
from shgui.storage.user_folders import UserFolders
from shgui.ui.ending.end_page import EndPage
from shgui.ui.settings.settings import MotionChoice, SchemeChoice, Settings, SettingsFile
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Pace
from shgui.ui.widgets.animation_stage import AnimationStage
from tests.ui.games import after, elected, game
from tests.ui.programs import Started
from tests.ui.table.animation.games_told import (
    FASCIST,
    LIBERAL,
    MOMENTS,
    Pair,
    enacted,
    executed,
    hitler_elected,
)
from tests.ui.table.tables import PLAYERS, public_table
from tests.ui.walk import mute

WIDE = (
    "Wolfram-Mammamia",
    "Bartholomew-Maximilian",
    "WWWWWWWWWWWWWWW",
    "Grzegorz Chrząszczyżewsk",
    "Mwmwmwmwmwmwmwm",
    "Żegota Węgrzyn Şgjpqy",
    "Александр Воскресенский!",
    "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ",
    "Hallvard Kristoffersenøy",
    "OOOOOOOOOOOOOOO",
)
_ACROSS, _DOWN, _CELL, _CAPTION = 4, 4, 360, 20

Frame = tuple[float, QImage]


def _power(laid: int) -> Callable[[], Pair]:
    """The next Fascist Policy after so many."""
    return lambda: enacted(FASCIST, laid)


def _liberals_win() -> Pair:
    state = game(10, cards="LLL")
    state.liberal = 4
    before = after(elected(state, 4), (0, Discard(LIBERAL)))
    return before, after(before, (4, Enact(LIBERAL)))


def _peek() -> Pair:
    state = game(5, cards="FFF")
    state.fascist = 2
    before = after(elected(state, 3), (0, Discard(FASCIST)))
    return before, after(before, (3, Enact(FASCIST)))


FILMS: dict[str, Callable[[], Pair]] = {
    **{make.__name__: make for make in MOMENTS},
    **{f"power_{laid + 1}": _power(laid) for laid in range(6)},
    "peek": _peek,
    "liberals_win": _liberals_win,
}

ENDS: dict[str, Callable[[], State]] = {
    "end_hitler_elected": lambda: hitler_elected()[1],
    "end_hitler_executed": lambda: executed(hitler=True)[1],
    "end_fascists": lambda: enacted(FASCIST, 5)[1],
    "end_liberals": lambda: _liberals_win()[1],
    "end_early": lambda: end_early(enacted(FASCIST, 2)[1]),
}


class Studio(Started):
    """The program with a table, a second screen, and a clock that is turned by hand."""

    def __init__(
        self,
        application: QApplication,
        folders: UserFolders,
        language: str,
        size: tuple[int, int],
        names: tuple[str, ...],
    ) -> None:
        super().__init__(application, folders, language)
        self.window.resize(*size)
        self._settle()
        # Type follows a window's height after a moment: in the midst of the first film, which would end.
        self.program.appearance.follow_settings(self.program.preferences.settings)
        self._names = names
        window = self.program.window
        self._second = SecondScreen(window.ui.renderer, self.program.preferences.words)
        self._second.resize(*size)
        self._second.show()

    def told(self, pair: Pair, every: float) -> Iterator[tuple[float, QImage, QImage]]:
        """What follows from one state to the next, on the window and on the second screen."""
        page = self.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        before, behind = (
            public_table(pair[0], names=self._names, claims=True),
            public_table(pair[1], names=self._names, since=pair[0], claims=True),
        )
        page.show_table(before)
        self.program.window.show_page(PageName.TABLE)
        self._second.show_table(before, page.stage)
        self._settle()
        page.show_table(behind)
        page.stage.stop_timer()
        self._second.show_table(behind, page.stage)
        yield from self._frames(page.stage, every)

    def ended(self, state: State, every: float) -> Iterator[tuple[float, QImage, QImage]]:
        page = self.program.window.page(PageName.END)
        assert isinstance(page, EndPage)
        view = view_for(state, None)
        names = self._names[: view.players]
        self.program.window.show_page(PageName.END)
        self._settle()
        ending = EndScene(view, names)
        page.show_end(ending)
        page.stage.stop_timer()
        self._second.show_end(ending, page.stage)
        yield from self._frames(page.stage, every)

    def _frames(self, stage: AnimationStage, every: float) -> Iterator[tuple[float, QImage, QImage]]:
        now = 0.0
        while stage.playing:
            stage.advance_to(now)
            self.application.processEvents()
            yield now, _grabbed(self.window), _grabbed(self._second)
            now += every
        self._settle()
        yield now, _grabbed(self.window), _grabbed(self._second)

    def _settle(self) -> None:
        for _ in range(3):
            self.application.processEvents()

    def close(self) -> None:
        self._second.close()
        super().close()


def _grabbed(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def distinct(frames: list[Frame]) -> list[Frame]:
    """Those that differ from what came before them."""
    kept: list[Frame] = []
    for frame in frames:
        if not kept or frame[1] != kept[-1][1]:
            kept.append(frame)
    return kept


def sheets(frames: list[Frame]) -> Iterator[QImage]:
    a_sheet = _ACROSS * _DOWN
    for first in range(0, len(frames), a_sheet):
        here = frames[first : first + a_sheet]
        image = here[0][1]
        high = round(_CELL * image.height() / image.width())
        rows = -(-len(here) // _ACROSS)
        sheet = QImage(_CELL * _ACROSS, (high + _CAPTION) * rows, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.darkGray)
        painter = QPainter(sheet)
        font = QFont()
        font.setPixelSize(_CAPTION - 6)
        painter.setFont(font)
        for place, (when, picture) in enumerate(here):
            row, column = divmod(place, _ACROSS)
            left, top = column * _CELL, row * (high + _CAPTION)
            small = picture.scaled(
                _CELL - 4,
                high,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(QPointF(left, top), small)
            caption = QRectF(left, top + high, _CELL, _CAPTION)
            painter.drawText(caption, int(Qt.AlignmentFlag.AlignCenter), f"{when:g} ms")
        painter.end()
        yield sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/films"))
    parser.add_argument("--only", nargs="*", choices=[*FILMS, *ENDS], default=[])
    parser.add_argument("--language", default="en")
    parser.add_argument("--scheme", choices=[*map(str, SchemeChoice)], default="light")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--pace", choices=[*map(str, Pace)], default="dramatic")
    parser.add_argument("--calm", action="store_true")
    parser.add_argument("--percent", type=int, default=100)
    parser.add_argument("--every", type=float, default=100)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--frames", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        language=arguments.language,
        scheme=SchemeChoice(arguments.scheme),
        text_percent=arguments.percent,
        pace=Pace(arguments.pace),
        motion=MotionChoice.REDUCED if arguments.calm else MotionChoice.FULL,
    )
    width, height = map(int, arguments.size.split("x"))
    application = QApplication([sys.argv[0], "-style", "fusion"])
    with tempfile.TemporaryDirectory() as scratch, patch("shgui.services.make_voice", mute):
        folders = UserFolders(Path(scratch, "data"), Path(scratch, "settings"))
        SettingsFile(folders.settings / "settings.json").save(settings)
        names = WIDE if arguments.long else PLAYERS
        studio = Studio(application, folders, arguments.language, (width, height), names)
        for name in arguments.only or [*FILMS, *ENDS]:
            played = (
                studio.told(FILMS[name](), arguments.every)
                if name in FILMS
                else studio.ended(ENDS[name](), arguments.every)
            )
            frames = list(played)
            films = {
                "": [(when, image) for when, image, _ in frames],
                "-second": [(when, image) for when, _, image in frames],
            }
            for window, film in films.items():
                shown = distinct(film)
                for number, sheet in enumerate(sheets(shown), 1):
                    sheet.save(str(arguments.folder / f"{name}{window}-{number}.png"))
                for when, picture in shown if arguments.frames else ():
                    picture.save(str(arguments.folder / f"{name}{window}-at-{when:05.0f}.png"))
        studio.close()


if __name__ == "__main__":
    main()
