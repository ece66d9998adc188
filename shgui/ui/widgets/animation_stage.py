"""A stage for animations: pictures that travel, and events, on a transparent sheet above the page.

When an animation ends or is skipped, all its events have been called. One with `stops` is played step by
step: a fresh press or key jumps to the end of the present step. Where two windows show the same, one stage
follows the other: the leader's clock is the only one, and a press that hurries one window hurries both.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.theme import Motion
from shgui.ui.widgets.veil import Darkness, DarknessSpan, MenuShade, make_menu_shade

NO_MOTION = Motion(travel=0, flip=0, deal_stagger=0, fade=0, hold=0)
"""Nothing moves and nothing is waited for: everything is there at once."""

FRAME_MS = 16
TOO_SOON_MS = 150
"""Milliseconds after a step has begun in which a press does nothing: it was meant for what was before."""
_HURRYING_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_LARGE = 250_000
_STAMP_FROM = 1.18
"""How large a stamp is where it begins to fall."""

PictureSource = QPixmap | Callable[[], QPixmap]
"""A picture, or what prints it when it is first seen."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A picture on its way; with `back` it turns over half-way from `back` to `front`."""

    begin: QRectF
    end: QRectF
    front: PictureSource
    delay: float = 0.0
    duration: float = 250.0
    back: PictureSource | None = None
    fades_in: bool = False
    lift: float = 0.0
    """How far it rises above the straight way, in pixels."""
    fades_out: bool = False
    falls: bool = False
    """A stamp: from above, faster and faster, onto its end."""
    wipes: bool = False
    """Seen from the left to the right, as a pen goes."""
    layer: int = 0

    @property
    def end_ms(self) -> float:
        return self.delay + self.duration


@dataclass(frozen=True, slots=True)
class AnimationEvent:
    delay: float
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Animation:
    travels: tuple[Travel, ...] = ()
    cues: tuple[AnimationEvent, ...] = ()
    showpiece: bool = False
    """Worth a look: a key or a press that comes meanwhile only brings it to its end."""
    veils: tuple[DarknessSpan, ...] = ()
    stops: tuple[float, ...] = ()
    """Where its steps end. What comes after the last of them isn't worth waiting for."""

    @property
    def length(self) -> float:
        ends = [travel.end_ms for travel in self.travels]
        ends += [veil.delay + veil.duration for veil in self.veils]
        return max([*ends, *self.stops, *(cue.delay for cue in self.cues)], default=0.0)


def ease_out(part: float) -> float:
    """Return the eased part of a way: quick at first, slow at the end, as things are put down."""
    return 1.0 - (1.0 - min(1.0, max(0.0, part))) ** 3


def get_monotonic_ms() -> float:
    return time.monotonic() * 1000.0


@dataclass(frozen=True, slots=True)
class _TravelLook:
    """The present look of a travel; nothing is painted anew while it stays equal."""

    place: QRectF
    opacity: float
    turned: bool
    wiped: float

    @property
    def bounds(self) -> QRect:
        return self.place.toAlignedRect().adjusted(-2, -2, 2, 2)


@dataclass(slots=True)
class _RunningTravel:
    travel: Travel
    look: _TravelLook | None = None


class AnimationStage(QWidget):
    """The sheet above a page on which animations are played. `now` gives milliseconds."""

    finished = Signal()

    def __init__(self, parent: QWidget, now: Callable[[], float] = get_monotonic_ms) -> None:
        super().__init__(parent)
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._now = now
        self._began: float | None = None
        self.elapsed = 0.0
        """The time since the animation began, in milliseconds."""
        self._running = False
        self._flights: list[_RunningTravel] = []
        self._unprinted: deque[tuple[float, Callable[[], QPixmap]]] = deque()
        """When each picture appears, and what prints it."""
        self._veils: tuple[DarknessSpan, ...] = ()
        self._darkness: Darkness | None = None
        self._shade: MenuShade | None = None
        """Where the menus are, as dark as the page."""
        self._cues: list[AnimationEvent] = []
        self._stops: tuple[float, ...] = ()
        self._length = 0.0
        self._leader: AnimationStage | None = None
        self._follower: AnimationStage | None = None
        self._speed = 1.0
        self._heeds_presses = True
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_timer)
        self.hide()

    @property
    def playing(self) -> bool:
        return self._running

    @property
    def showpiece(self) -> bool:
        """Whether a step that everyone should see is being played."""
        return self.playing and any(stop > self.elapsed for stop in self._stops)

    def follow(self, leader: AnimationStage) -> None:
        """Play by the leader's clock, from wherever that is, and not at all while the leader rests."""
        self.stop_following()
        self._leader = leader
        leader._follower = self

    @property
    def is_following(self) -> bool:
        return self._leader is not None

    def stop_following(self) -> None:
        if self._leader is not None:
            self._leader._follower = None
            self._leader = None

    def play(self, animation: Animation) -> None:
        """Begin an animation; one under way is brought to its end first."""
        self.finish()
        travels = sorted(animation.travels, key=lambda travel: travel.layer)
        self._flights = [_RunningTravel(travel) for travel in travels]
        unprinted = (
            (travel.delay, picture)
            for travel in travels
            for picture in (travel.back, travel.front)
            if picture is not None and not isinstance(picture, QPixmap)
        )
        self._unprinted = deque(sorted(unprinted, key=lambda each: each[0]))
        self._veils, self._darkness = animation.veils, None
        self._cues = sorted(animation.cues, key=lambda cue: cue.delay)
        self._length = animation.length
        self._stops = (self._length,) if animation.showpiece and not animation.stops else animation.stops
        if not self._flights and not self._cues:
            return
        self._running = True
        self.elapsed = 0.0
        leader = self._leader
        if self._length <= 0 or not self._page.isVisible() or (leader is not None and not leader.playing):
            self._finish_here()
            return
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        # The clock starts when all that is seen at first is ready, on every window.
        self._began = None
        while self._unprinted and self._unprinted[0][0] <= 0:
            self._unprinted.popleft()[1]()
        if self._veils:
            self._shade = make_menu_shade(self._page)
        window = self._page.window()
        for widget in (window, *window.findChildren(QWidget)):
            widget.installEventFilter(self)
        if leader is not None:
            self.advance_to(leader.elapsed)
            return
        self._timer.start()
        self.advance_to(0.0)

    @property
    def heeds_presses(self) -> bool:
        """Whether a press anywhere only hurries the animation."""
        return self._clock_stage._heeds_presses

    def let_presses_through(self) -> None:
        """Let presses do what they do wherever they fall, whatever is played."""
        self._heeds_presses = False

    def set_speed(self, speed: float) -> None:
        """Play so many milliseconds of an animation in one of the clock."""
        self._speed = speed
        if self._began is not None:
            self._began = self._now() - self.elapsed / speed

    def stop_timer(self) -> None:
        """Leave the clock to a test or a measurement, which calls `advance_to`."""
        self._timer.stop()

    def hurry(self) -> None:
        """Go to the end of the step that is played, here and where it is followed."""
        if self._leader is not None:
            self._leader.hurry()
            return
        here = self.elapsed
        if not self.showpiece:
            self.finish()
            return
        begin = max((stop for stop in self._stops if stop <= here), default=0.0)
        end = min(stop for stop in self._stops if stop > here)
        if here - begin >= TOO_SOON_MS:
            self._began = self._now() - end / self._speed
            self.advance_to(end)

    def finish(self) -> None:
        """Skip to the end, here and where it is followed: every cue still to come is called in its order."""
        if not self.playing:
            return
        self._finish_here()
        for other in (self._leader, self._follower):
            if other is not None:
                other.finish()

    def _finish_here(self) -> None:
        self._running = False
        if self._stops and self.heeds_presses:
            invalidate_input(self._page)
        self._timer.stop()
        window = self._page.window()
        for widget in (window, *window.findChildren(QWidget)):
            widget.removeEventFilter(self)
        cues, self._cues, self._flights = self._cues, [], []
        self._unprinted.clear()
        self._veils, self._darkness = (), None
        if self._shade is not None:
            self._shade.hide()
            self._shade.deleteLater()
            self._shade = None
        self.hide()
        for cue in cues:
            cue.act()
        self.finished.emit()

    def advance_to(self, elapsed: float) -> None:
        if not self._running:
            return
        self.elapsed = elapsed
        while self._cues and self._cues[0].delay <= elapsed:
            self._cues.pop(0).act()
        if not self.playing:
            # A cue has brought it to its end.
            return
        dirty = self._update_looks()
        self._flights = [flight for flight in self._flights if flight.travel.end_ms > elapsed]
        if not dirty.isEmpty():
            self.update(dirty)
        elif self._unprinted:
            # Nothing moves: there is time to print what comes next.
            self._unprinted.popleft()[1]()
        if self._follower is not None:
            self._follower.advance_to(elapsed)
        if elapsed >= self._length and self._leader is None:
            self.finish()

    def _update_looks(self) -> QRegion:
        """Find the present look of all that moves; return the region that looks different from before."""
        dirty = QRegion()
        darkness = Darkness.find_at(self.elapsed, self._veils)
        if darkness != self._darkness:
            self._darkness = darkness
            dirty += self.rect()
            if self._shade is not None:
                self._shade.darken(QColor(0, 0, 0, 0) if darkness is None else darkness.ink)
        for flight in self._flights:
            look = self._compute_look(flight.travel)
            if look == flight.look:
                continue
            for changed in (flight.look, look):
                if changed is not None:
                    dirty += changed.bounds
            flight.look = look
        return dirty

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let any fresh key or press hurry the animation; a showpiece swallows it."""
        kind = event.type()
        if kind in _HURRYING_EVENTS and self.playing and self.heeds_presses:
            swallow = self._clock_stage.showpiece
            if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
                self.hurry()
            if swallow:
                event.accept()
            return swallow
        if kind is QEvent.Type.MouseButtonDblClick and self._clock_stage.showpiece:
            return self.heeds_presses
        return super().eventFilter(watched, event)

    @property
    def _clock_stage(self) -> AnimationStage:
        return self if self._leader is None else self._leader

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._flights and self._darkness is None:
            return
        painter = QPainter(self)
        if self._darkness is not None:
            self._darkness.paint(painter, event.region())
        for flight in self._flights:
            if flight.look is not None and event.region().intersects(flight.look.bounds):
                _paint_travel(painter, flight.travel, flight.look)
        painter.end()

    def _on_timer(self) -> None:
        if self._began is None:
            self._began = self._now()
        self.advance_to((self._now() - self._began) * self._speed)

    def _compute_look(self, travel: Travel) -> _TravelLook | None:
        """Return the present look of a travel; None while it isn't visible."""
        part = (self.elapsed - travel.delay) / travel.duration if travel.duration > 0 else 1.0
        if not 0 <= part < 1:
            return None
        opacity = 1.0
        if travel.falls:
            opacity = part
        elif travel.fades_in:
            opacity = min(1.0, part * 2)
        elif travel.fades_out:
            opacity = 1.0 - part
        turned = travel.back is not None and part < 0.5
        return _TravelLook(
            _compute_rect(travel, part), opacity, turned, ease_out(part) if travel.wipes else 1.0
        )


def _compute_rect(travel: Travel, part: float) -> QRectF:
    begin, end = travel.begin, travel.end
    if travel.falls:
        size = _STAMP_FROM + (1.0 - _STAMP_FROM) * part**3
        place = QRectF(0, 0, end.width() * size, end.height() * size)
        place.moveCenter(end.center())
        return place
    way = ease_out(part)
    width = begin.width() + (end.width() - begin.width()) * way
    height = begin.height() + (end.height() - begin.height()) * way
    centre = begin.center() + (end.center() - begin.center()) * way
    rise = travel.lift * 4 * way * (1 - way)
    turned = abs(1 - 2 * part) if travel.back is not None else 1.0
    place = QRectF(0, 0, width * max(0.02, turned), height)
    place.moveCenter(centre - QPointF(0, rise))
    return place


def _paint_travel(painter: QPainter, travel: Travel, look: _TravelLook) -> None:
    picture = travel.back if travel.back is not None and look.turned else travel.front
    pixmap = picture if isinstance(picture, QPixmap) else picture()
    painter.setOpacity(look.opacity)
    place, source = _snap_to_pixels(look.place, pixmap), QRectF(pixmap.rect())
    if look.wiped < 1:
        place.setWidth(place.width() * look.wiped)
        source.setWidth(source.width() * look.wiped)
    # Of a large picture that grows or shrinks nobody sees the edges, and to smooth them takes too long.
    rough = pixmap.width() * pixmap.height() > _LARGE and travel.begin.size() != travel.end.size()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not rough)
    painter.drawPixmap(place, pixmap, source)


def _snap_to_pixels(place: QRectF, pixmap: QPixmap) -> QRectF:
    """Move a picture of its printed size to whole pixels: between them its letters would blur."""
    size, ratio = pixmap.deviceIndependentSize(), pixmap.devicePixelRatio()
    if max(abs(place.width() - size.width()), abs(place.height() - size.height())) >= 1:
        return QRectF(place)
    corner = QPointF(round(place.left() * ratio) / ratio, round(place.top() * ratio) / ratio)
    return QRectF(corner, size)
