"""What moves on the table: a score of travels and cues, played on a transparent sheet above the page.

The page shows what is true at once and holds back only what is still on its way; when a score ends, or is
skipped, every cue has been called and nothing is held back. At rest the sheet is hidden and no timer runs.

Where two windows show the same, one stage follows the other (`Stage.follow`): the leader's clock is the only
one, so that neither window is ahead, and what hurries one hurries both.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from shgui.ui.theme import Motion
from shgui.ui.window.fresh_input import turned

OFF = Motion(travel=0, flip=0, deal_stagger=0, ballot_stagger=0, enactment=0, fade=0, hold=0)
"""Nothing moves and nothing is waited for: everything is there at once."""

FRAME = 16
_IMPATIENT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


@dataclass(frozen=True, slots=True)
class Travel:
    """A picture on its way; with `back` it turns over half-way from `back` to `front`."""

    begin: QRectF
    end: QRectF
    front: QPixmap
    delay: float = 0.0
    duration: float = 250.0
    back: QPixmap | None = None
    fades_in: bool = False
    lift: float = 0.0
    """How far it rises above the straight way, in pixels."""


@dataclass(frozen=True, slots=True)
class Cue:
    """Something to do at a moment of the score."""

    delay: float
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Score:
    travels: tuple[Travel, ...] = ()
    cues: tuple[Cue, ...] = ()
    showpiece: bool = False
    """Worth a look: a key or a press that comes meanwhile only brings it to its end."""

    @property
    def length(self) -> float:
        ends = [travel.delay + travel.duration for travel in self.travels]
        return max([*ends, *(cue.delay for cue in self.cues)], default=0.0)


def eased(part: float) -> float:
    """Quick at first, slow at the end: things that are put down."""
    return 1.0 - (1.0 - min(1.0, max(0.0, part))) ** 3


def milliseconds() -> float:
    return time.monotonic() * 1000.0


@dataclass(slots=True)
class _Flight:
    travel: Travel
    drawn: QRect = field(default_factory=QRect)


class Stage(QWidget):
    """The sheet above a page on which a score is played. `now` gives milliseconds.

    Any key or press on the page ends the score.
    """

    finished = Signal()

    def __init__(self, parent: QWidget, now: Callable[[], float] = milliseconds) -> None:
        super().__init__(parent)
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._now = now
        self._began = 0.0
        self._elapsed = 0.0
        self._flights: list[_Flight] = []
        self._cues: list[Cue] = []
        self._length = 0.0
        self._showpiece = False
        self._running = False
        self._leader: Stage | None = None
        self._follower: Stage | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._beat)
        self.hide()

    @property
    def playing(self) -> bool:
        return self._running

    @property
    def showpiece(self) -> bool:
        return self._running and self._showpiece

    def follow(self, leader: Stage) -> None:
        """Play by the leader's clock, from wherever that is, and not at all while the leader rests."""
        self.leave()
        self._leader = leader
        leader._follower = self

    def leave(self) -> None:
        """Follow nobody any more."""
        if self._leader is not None:
            self._leader._follower = None
            self._leader = None

    def play(self, score: Score) -> None:
        """Begin a score; one under way is brought to its end first."""
        self.finish()
        self._flights = [_Flight(travel) for travel in score.travels]
        self._cues = sorted(score.cues, key=_delay)
        self._length = score.length
        self._showpiece = score.showpiece
        if not self._flights and not self._cues:
            return
        self._running = True
        leader = self._leader
        if self._length <= 0 or not self._page.isVisible() or (leader is not None and not leader.playing):
            self._end()
            return
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        self._began = self._now()
        for widget in (self._page, *self._page.findChildren(QWidget)):
            widget.installEventFilter(self)
        if leader is not None:
            self.advance_to(leader._elapsed)
            return
        self._timer.start()
        self.advance_to(0.0)

    def pause(self) -> None:
        """Leave the beat to somebody else, who calls `advance_to`: a test, or a measurement."""
        self._timer.stop()

    def finish(self) -> None:
        """Skip to the end, here and where it is followed: every cue still to come is called in its order."""
        if not self._running:
            return
        self._end()
        for other in (self._leader, self._follower):
            if other is not None:
                other.finish()

    def _end(self) -> None:
        self._running = False
        if self._showpiece:
            turned(self._page)
        self._timer.stop()
        for widget in (self._page, *self._page.findChildren(QWidget)):
            widget.removeEventFilter(self)
        cues, self._cues, self._flights = self._cues, [], []
        self.hide()
        for cue in cues:
            cue.act()
        self.finished.emit()

    def advance_to(self, elapsed: float) -> None:
        """Show the score as it is so many milliseconds after its beginning."""
        if not self._running:
            return
        self._elapsed = elapsed
        while self._cues and self._cues[0].delay <= elapsed:
            self._cues.pop(0).act()
        if not self.playing:
            # A cue has brought it to its end.
            return
        dirty = QRegion()
        for flight in self._flights:
            dirty += flight.drawn
            flight.drawn = self._bounds(flight.travel)
            dirty += flight.drawn
        self._flights = [
            flight for flight in self._flights if flight.travel.delay + flight.travel.duration > elapsed
        ]
        if not dirty.isEmpty():
            self.update(dirty)
        if self._follower is not None:
            self._follower.advance_to(elapsed)
        if elapsed >= self._length and self._leader is None:
            self.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Any key or press brings the motion to its end; a showpiece swallows it."""
        if event.type() in _IMPATIENT and self.playing:
            swallow = self._showpiece
            self.finish()
            return swallow
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._flights:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for flight in self._flights:
            self._paint(painter, flight.travel)
        painter.end()

    def _beat(self) -> None:
        self.advance_to(self._now() - self._began)

    def _part(self, travel: Travel) -> float:
        return (self._elapsed - travel.delay) / travel.duration if travel.duration > 0 else 1.0

    def _place(self, travel: Travel) -> QRectF:
        part = self._part(travel)
        way = eased(part)
        begin, end = travel.begin, travel.end
        width = begin.width() + (end.width() - begin.width()) * way
        height = begin.height() + (end.height() - begin.height()) * way
        centre = begin.center() + (end.center() - begin.center()) * way
        rise = travel.lift * 4 * way * (1 - way)
        turned = abs(1 - 2 * part) if travel.back is not None else 1.0
        place = QRectF(0, 0, width * max(0.02, turned), height)
        place.moveCenter(centre - QPointF(0, rise))
        return place

    def _bounds(self, travel: Travel) -> QRect:
        if not 0 <= self._part(travel) < 1:
            return QRect()
        return self._place(travel).toAlignedRect().adjusted(-2, -2, 2, 2)

    def _paint(self, painter: QPainter, travel: Travel) -> None:
        part = self._part(travel)
        if not 0 <= part < 1:
            return
        picture = travel.back if travel.back is not None and part < 0.5 else travel.front
        painter.setOpacity(min(1.0, part * 2) if travel.fades_in else 1.0)
        painter.drawPixmap(self._place(travel), picture, QRectF(picture.rect()))


def _delay(cue: Cue) -> float:
    return cue.delay


def together(scores: Iterable[Score], gap: float = 0.0) -> Score:
    """Scores one after another, with a pause between them."""
    travels: list[Travel] = []
    cues: list[Cue] = []
    start, showpiece = 0.0, False
    for score in scores:
        travels += [_later(travel, start) for travel in score.travels]
        cues += [Cue(cue.delay + start, cue.act) for cue in score.cues]
        showpiece = showpiece or score.showpiece
        start += score.length + gap
    return Score(tuple(travels), tuple(cues), showpiece)


def _later(travel: Travel, by: float) -> Travel:
    return Travel(
        travel.begin,
        travel.end,
        travel.front,
        travel.delay + by,
        travel.duration,
        travel.back,
        travel.fades_in,
        travel.lift,
    )
