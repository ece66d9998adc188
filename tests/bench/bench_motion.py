"""How long a frame of the busiest animations takes: `python -m tests.bench.bench_motion`.

Offscreen raster, no graphics card: the worst that a screen can be. A frame is one step of the score with all
painting that follows from it. The limits are 16 ms for 95 of 100 frames and 33 ms for every frame.
"""

import argparse
import os
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from shgui import resources
from shgui.engine.actions import Discard, Enact, Nominate, Vote
from shgui.engine.state import State
from shgui.ui.paint.art import Art
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Scheme, Theme, build_style_sheet, load_fonts, make_qt_palette
from shgui.ui.widgets.animation_stage import FRAME_MS
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue
from tests.ui.games import after, game
from tests.ui.table.animation.games_told import asked, executed
from tests.ui.table.tables import public_table

Before = tuple[State, State]
"""A state of the game, and what follows from it with all that motion."""
Prepare = Callable[[], Before]


class Ground(QWidget):
    """The table top of the window, as it lies below the page."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self._renderer.draw(painter, QRectF(self.rect()), GroundDrawable())
        painter.end()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


def voted(state: State) -> State:
    return after(state, *((seat, Vote(seat % 3 != 0)) for seat in state.alive))


def nominated() -> State:
    return after(game(10, cards="FFF"), (0, Nominate(4)))


def votes() -> Before:
    """Ten ballots turn, then three cards are drawn."""
    return nominated(), voted(nominated())


def enactment() -> Before:
    """A policy comes to the middle, turns and lands."""
    before = voted(nominated())
    before = after(before, (0, Discard(before.hand[0])))
    return before, after(before, (4, Enact(before.hand[0])))


def chaos() -> Before:
    """Votes, the marker, and the policy on top of the deck."""
    before = nominated()
    before.tracker = 2
    return before, after(before, *((seat, Vote(False)) for seat in before.alive))


def count() -> Before:
    """Three words and "Now!" over the boards."""
    return game(10, cards="FFF"), nominated()


SCORES: dict[str, Prepare] = {
    "votes": votes,
    "question": asked,
    "enactment": enactment,
    "execution": executed,
    "chaos": chaos,
    "count": count,
}


def frames(application: QApplication, page: TablePage, prepare: Prepare) -> list[float]:
    """Milliseconds of every frame of a score."""
    times = []
    elapsed = 0.0
    before, behind = prepare()
    page.show_table(public_table(before))
    application.processEvents()
    page.show_table(public_table(behind, since=before))
    if prepare is count:
        page.stage.finish()
        page.selection_controller.confirm()
    page.stage.stop_timer()
    while page.stage.playing:
        begun = perf_counter()
        page.stage.advance_to(elapsed)
        application.processEvents()
        times.append((perf_counter() - begun) * 1000)
        elapsed += FRAME_MS
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--scheme", default="light", choices=[scheme.value for scheme in Scheme])
    arguments = parser.parse_args()
    width, height = (int(part) for part in arguments.size.split("x"))
    application = QApplication(sys.argv[:1])
    load_fonts(resources.assets() / "fonts")
    renderer = Renderer(Theme.of(Scheme(arguments.scheme), height=height), Art(resources.assets()))
    application.setPalette(make_qt_palette(renderer.theme))
    application.setStyleSheet(build_style_sheet(renderer.theme, resources.assets() / "icons"))
    ground = Ground(renderer)
    ground.resize(width, height)
    page = TablePage(UiContext(renderer, load_catalogue("en")))
    page.setParent(ground)
    page.resize(ground.size())
    broadcast(page)
    ground.show()
    page.show()
    failed = False
    for name, prepare in SCORES.items():
        cold = max(frames(application, page, prepare))
        times = sorted(time for _ in range(arguments.rounds) for time in frames(application, page, prepare))
        most = times[int(len(times) * 0.95)]
        say(
            f"{name:10} {len(times):4} frames  median {median(times):5.1f}  95 % {most:5.1f}  "
            f"worst {times[-1]:5.1f}  first time {cold:5.1f} ms"
        )
        failed = failed or most > FRAME_MS or times[-1] > 33
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
