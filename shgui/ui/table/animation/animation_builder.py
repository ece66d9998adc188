"""Building the animation of a script: which picture is where and when."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt

from shgui.ui.paint.drawables import Drawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.seat_drawing import get_plate
from shgui.ui.table.animation.places import Places
from shgui.ui.table.animation.script import (
    CALM_FADE,
    Come,
    Depth,
    Dim,
    Entrance,
    Go,
    Move,
    OnPoster,
    Script,
    ScriptStep,
    Spared,
    Turn,
    Vanish,
)
from shgui.ui.table.sounds import Sound
from shgui.ui.widgets.animation_stage import Animation, AnimationEvent, Picture, Travel
from shgui.ui.widgets.veil import Veil


@dataclass(slots=True)
class MovingThing:
    picture: Picture
    rect: QRectF
    since: float
    layer: int


@dataclass(frozen=True, slots=True)
class DarknessState:
    depth: float = 0.0
    since: float = 0.0
    spared: Spared = Spared.NOTHING


class AnimationBuilder:
    """A builder for one script. Things rest where they are between two moves, and darkness stays."""

    def __init__(self, renderer: Renderer, ratio: float, places: Places) -> None:
        self._renderer = renderer
        self._ratio = ratio
        self._places = places
        self._motion = renderer.theme.motion
        self._things: dict[str, MovingThing] = {}
        self._layers = 0
        self._travels: list[Travel] = []
        self._veils: list[Veil] = []
        self._dark = DarknessState()

    def build(
        self,
        script: Script,
        begins: Callable[[ScriptStep], None],
        sounds: Callable[[Sound], None],
        tells: Callable[[ScriptStep], None],
    ) -> Animation:
        """Play the steps one after another. With motion off nothing takes any time. `tells` is called when a
        step's motion has ended: everyone has seen what it tells.
        """
        motion, still = self._motion, self._renderer.theme.motion.still
        cues: list[AnimationEvent] = []
        stops: list[float] = []
        now = 0.0
        for step in script:
            length = 0 if still else step.length(motion)
            events_at = 0 if still else step.events_at(motion)
            cues.append(AnimationEvent(now, partial(begins, step)))
            if step.sound is not None:
                sound_at = 0 if still or motion.reduced else step.sound_at
                cues.append(AnimationEvent(now + sound_at, partial(sounds, step.sound)))
            cues.append(AnimationEvent(now + events_at, partial(tells, step)))
            for move in () if still else step.moves:
                self._move(move, now, length)
            now += length
            if length and not step.light:
                stops.append(now)
        for key in tuple(self._things):
            self._rest(key, now)
        self._stay_dark(now)
        return Animation(tuple(self._travels), tuple(cues), veils=tuple(self._veils), stops=tuple(stops))

    def _move(self, move: Move, now: float, length: int) -> None:
        calm = self._motion.reduced
        begin = now if calm else now + move.delay
        ms = min(CALM_FADE, length) if calm else move.ms
        match move:
            case Come():
                self._come(move, begin, ms)
            case Turn():
                self._turn(move, begin, 0 if calm else ms)
            case Go() if calm:
                self._jump(move, begin, ms)
            case Go():
                self._go(move, begin, ms)
            case Vanish() if calm:
                # A delayed thing goes after others have come and were seen.
                self._leave(move, begin + (ms if move.delay else 0), 0)
            case Vanish():
                self._leave(move, begin, ms)
            case Dim():
                self._dim(move, begin, ms)

    def _come(self, move: Come, begin: float, ms: int) -> None:
        end, calm = self._places.rect(move.place), self._motion.reduced
        picture = self._print(move.drawable, end)
        self._layers += 1
        self._things[move.key] = MovingThing(picture, end, begin + ms, self._layers)
        if not ms:
            return
        moved = move.origin is not None and not calm
        self._travels.append(
            Travel(
                _within(self._places.rect(move.origin), end) if moved and move.origin is not None else end,
                end,
                picture,
                begin,
                ms,
                fades_in=calm or (not moved and move.way is Entrance.LAID),
                falls=move.way is Entrance.STAMPED and not calm,
                wipes=move.way is Entrance.WIPED and not calm,
                lift=move.lift * end.height(),
                layer=self._layers,
            )
        )

    def _turn(self, move: Turn, begin: float, ms: int) -> None:
        self._rest(move.key, begin, stays=True)
        thing = self._things[move.key]
        back, thing.picture = thing.picture, self._print(move.drawable, thing.rect)
        if ms:
            rect = thing.rect
            self._travels.append(Travel(rect, rect, thing.picture, begin, ms, back=back, layer=thing.layer))
            thing.since = begin + ms

    def _go(self, move: Go, begin: float, ms: int) -> None:
        self._rest(move.key, begin, stays=True)
        thing = self._things[move.key]
        end = self._places.rect(move.place)
        self._travels.append(Travel(thing.rect, end, thing.picture, begin, ms, layer=thing.layer))
        thing.rect, thing.since = end, begin + ms
        if move.leaves:
            del self._things[move.key]

    def _jump(self, move: Go, begin: float, ms: float) -> None:
        """Move without a way: things laid on the table stay until the table shows them, posters vanish."""
        lands = not isinstance(move.place, OnPoster)
        self._rest(move.key, begin, stays=lands or not move.leaves)
        if move.key in self._things:
            self._things[move.key].rect = self._places.rect(move.place)
            if move.leaves:
                self._rest(move.key, begin + ms)

    def _leave(self, move: Vanish, begin: float, ms: int) -> None:
        thing = self._things.get(move.key)
        if thing is None:
            return
        self._rest(move.key, begin)
        if ms:
            self._travels.append(
                Travel(thing.rect, thing.rect, thing.picture, begin, ms, fades_out=True, layer=thing.layer)
            )

    def _rest(self, key: str, until: float, *, stays: bool = False) -> None:
        thing = self._things[key]
        if until > thing.since:
            rect = thing.rect
            lasts = until - thing.since
            self._travels.append(Travel(rect, rect, thing.picture, thing.since, lasts, layer=thing.layer))
            thing.since = until
        if not stays:
            del self._things[key]

    def _dim(self, move: Dim, begin: float, ms: int) -> None:
        self._stay_dark(begin)
        palette = self._renderer.theme.palette
        depth = {Depth.LIT: 0.0, Depth.DIM: palette.veil_strength, Depth.DARK: palette.veil_strength_deep}[
            move.depth
        ]
        before = self._dark
        spared = move.spared if move.depth is not Depth.LIT else before.spared
        if ms and before.depth and spared is Spared.NOTHING:
            # Places that stayed lit until now darken with the rest.
            self._veil(before.depth, depth, begin, ms, before.spared, depth)
        elif ms:
            self._veil(before.depth, depth, begin, ms, spared)
        self._dark = DarknessState(depth, begin + ms, spared)

    def _stay_dark(self, until: float) -> None:
        dark = self._dark
        if dark.depth and until > dark.since:
            self._veil(dark.depth, dark.depth, dark.since, until - dark.since, dark.spared)

    def _veil(
        self, begin: float, end: float, delay: float, lasts: float, spared: Spared, spared_end: float = 0.0
    ) -> None:
        lit: tuple[QRectF, ...] = ()
        if spared is Spared.BAND:
            lit = (self._places.prompt_bar,)
        elif spared is Spared.SEATS:
            # Leave out the room for shadows, which would be a pale hem in the dark.
            lit = tuple(_snapped(get_plate(rect)) for rect in self._places.seats)
        colour = self._renderer.theme.palette.veil
        self._veils.append(Veil(begin, end, colour, delay, lasts, lit, spared_end))

    def _print(self, drawable: Drawable, rect: QRectF) -> Picture:
        """Paint a picture when it is first seen, and keep it as long as the animation."""
        size = QSize(round(rect.width() * self._ratio), round(rect.height() * self._ratio))
        return cache(partial(self._renderer.print, drawable, size, self._ratio))


def _within(room: QRectF, shape: QRectF) -> QRectF:
    """Return the largest rectangle of this shape inside a room, centred: nothing is squeezed or stretched."""
    rect = QRectF(QPointF(), shape.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
    rect.moveCenter(room.center())
    return rect


def _snapped(plate: QRectF) -> QRectF:
    return QRectF(
        QPointF(round(plate.left()), round(plate.top())), QPointF(round(plate.right()), round(plate.bottom()))
    )
