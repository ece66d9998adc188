"""Building the animation of a script: which picture is where and when."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt

from shgui.ui.paint.drawables import Drawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.seat_drawing import get_plate_rect
from shgui.ui.table.animation.places import Places
from shgui.ui.table.animation.script import (
    REDUCED_FADE_MS,
    DarknessLevel,
    DimMove,
    EnterMove,
    EntranceStyle,
    LitPart,
    PosterPlace,
    Script,
    ScriptMove,
    ScriptStep,
    TravelMove,
    TurnMove,
    VanishMove,
)
from shgui.ui.table.sounds import Sound
from shgui.ui.widgets.animation_stage import Animation, AnimationEvent, PictureSource, Travel
from shgui.ui.widgets.veil import DarknessSpan


@dataclass(slots=True)
class PlacedPicture:
    """A picture that lies at `rect` since `since` (milliseconds), until its next move."""

    picture: PictureSource
    rect: QRectF
    since: float
    layer: int


@dataclass(frozen=True, slots=True)
class DarknessNow:
    """How dark the table is since `since` (milliseconds), and which part stays lit."""

    depth: float = 0.0
    since: float = 0.0
    spared: LitPart = LitPart.NOTHING


class AnimationBuilder:
    """A builder for one script. Things rest where they are between two moves, and darkness stays."""

    def __init__(self, renderer: Renderer, ratio: float, places: Places) -> None:
        self._renderer = renderer
        self._ratio = ratio
        self._places = places
        self._motion = renderer.theme.motion
        self._things: dict[str, PlacedPicture] = {}
        self._layers = 0
        self._travels: list[Travel] = []
        self._veils: list[DarknessSpan] = []
        self._dark = DarknessNow()

    def build(
        self,
        script: Script,
        on_begun: Callable[[ScriptStep], None],
        on_sound: Callable[[Sound], None],
        on_told: Callable[[ScriptStep], None],
    ) -> Animation:
        """Build an animation that plays the steps one after another. With motion off nothing takes any time.
        `on_begun` is called when a step begins, `on_told` when its motion has ended: everyone has seen what
        it tells.
        """
        motion, still = self._motion, self._renderer.theme.motion.still
        cues: list[AnimationEvent] = []
        stops: list[float] = []
        now = 0.0
        for step in script:
            length = 0 if still else step.compute_length_ms(motion)
            events_at = 0 if still else step.compute_events_ms(motion)
            cues.append(AnimationEvent(now, partial(on_begun, step)))
            if step.sound is not None:
                sound_at = 0 if still or motion.reduced else step.sound_at
                cues.append(AnimationEvent(now + sound_at, partial(on_sound, step.sound)))
            cues.append(AnimationEvent(now + events_at, partial(on_told, step)))
            for move in () if still else step.moves:
                self._add_move(move, now, length)
            now += length
            if length and not step.light:
                stops.append(now)
        for key in tuple(self._things):
            self._add_rest(key, now)
        self._extend_darkness(now)
        return Animation(tuple(self._travels), tuple(cues), veils=tuple(self._veils), stops=tuple(stops))

    def _add_move(self, move: ScriptMove, now: float, length: int) -> None:
        """Add a move at the time `now` of its step; with reduced motion things fade instead of travelling."""
        calm = self._motion.reduced
        begin = now if calm else now + move.delay
        ms = min(REDUCED_FADE_MS, length) if calm else move.ms
        match move:
            case EnterMove():
                self._add_entrance(move, begin, ms)
            case TurnMove():
                self._add_turn(move, begin, 0 if calm else ms)
            case TravelMove() if calm:
                self._move_at_once(move, begin, ms)
            case TravelMove():
                self._add_travel(move, begin, ms)
            case VanishMove() if calm:
                # A delayed thing goes after others have come and were seen.
                self._add_exit(move, begin + (ms if move.delay else 0), 0)
            case VanishMove():
                self._add_exit(move, begin, ms)
            case DimMove():
                self._change_darkness(move, begin, ms)

    def _add_entrance(self, move: EnterMove, begin: float, ms: int) -> None:
        end, calm = self._places.find_rect(move.place), self._motion.reduced
        picture = self._make_lazy_picture(move.drawable, end)
        self._layers += 1
        self._things[move.key] = PlacedPicture(picture, end, begin + ms, self._layers)
        if not ms:
            return
        moved = move.origin is not None and not calm
        self._travels.append(
            Travel(
                _fit_inside(self._places.find_rect(move.origin), end)
                if moved and move.origin is not None
                else end,
                end,
                picture,
                begin,
                ms,
                fades_in=calm or (not moved and move.way is EntranceStyle.LAID),
                falls=move.way is EntranceStyle.STAMPED and not calm,
                wipes=move.way is EntranceStyle.WIPED and not calm,
                lift=move.lift * end.height(),
                layer=self._layers,
            )
        )

    def _add_turn(self, move: TurnMove, begin: float, ms: int) -> None:
        self._add_rest(move.key, begin, stays=True)
        thing = self._things[move.key]
        back, thing.picture = thing.picture, self._make_lazy_picture(move.drawable, thing.rect)
        if ms:
            rect = thing.rect
            self._travels.append(Travel(rect, rect, thing.picture, begin, ms, back=back, layer=thing.layer))
            thing.since = begin + ms

    def _add_travel(self, move: TravelMove, begin: float, ms: int) -> None:
        self._add_rest(move.key, begin, stays=True)
        thing = self._things[move.key]
        end = self._places.find_rect(move.place)
        self._travels.append(Travel(thing.rect, end, thing.picture, begin, ms, layer=thing.layer))
        thing.rect, thing.since = end, begin + ms
        if move.leaves:
            del self._things[move.key]

    def _move_at_once(self, move: TravelMove, begin: float, ms: float) -> None:
        """Move without a way: things laid on the table stay until the table shows them, posters vanish."""
        lands = not isinstance(move.place, PosterPlace)
        self._add_rest(move.key, begin, stays=lands or not move.leaves)
        if move.key in self._things:
            self._things[move.key].rect = self._places.find_rect(move.place)
            if move.leaves:
                self._add_rest(move.key, begin + ms)

    def _add_exit(self, move: VanishMove, begin: float, ms: int) -> None:
        thing = self._things.get(move.key)
        if thing is None:
            return
        self._add_rest(move.key, begin)
        if ms:
            self._travels.append(
                Travel(thing.rect, thing.rect, thing.picture, begin, ms, fades_out=True, layer=thing.layer)
            )

    def _add_rest(self, key: str, until: float, *, stays: bool = False) -> None:
        """Show a thing where it lies until this time; unless it `stays`, forget it then."""
        thing = self._things[key]
        if until > thing.since:
            rect = thing.rect
            lasts = until - thing.since
            self._travels.append(Travel(rect, rect, thing.picture, thing.since, lasts, layer=thing.layer))
            thing.since = until
        if not stays:
            del self._things[key]

    def _change_darkness(self, move: DimMove, begin: float, ms: int) -> None:
        self._extend_darkness(begin)
        palette = self._renderer.theme.palette
        depth = {
            DarknessLevel.LIT: 0.0,
            DarknessLevel.DIM: palette.veil_strength,
            DarknessLevel.DARK: palette.veil_strength_deep,
        }[move.depth]
        before = self._dark
        spared = move.spared if move.depth is not DarknessLevel.LIT else before.spared
        if ms and before.depth and spared is LitPart.NOTHING:
            # Places that stayed lit until now darken with the rest.
            self._add_darkness(before.depth, depth, begin, ms, before.spared, depth)
        elif ms:
            self._add_darkness(before.depth, depth, begin, ms, spared)
        self._dark = DarknessNow(depth, begin + ms, spared)

    def _extend_darkness(self, until: float) -> None:
        """Keep the table as dark as it is until this time."""
        dark = self._dark
        if dark.depth and until > dark.since:
            self._add_darkness(dark.depth, dark.depth, dark.since, until - dark.since, dark.spared)

    def _add_darkness(
        self,
        depth_at_begin: float,
        depth_at_end: float,
        start_ms: float,
        duration_ms: float,
        lit_part: LitPart,
        lit_part_depth_at_end: float = 0.0,
    ) -> None:
        """Darken the table from one depth to another, 1 being opaque; the lit part ends at its own depth."""
        lit: tuple[QRectF, ...] = ()
        if lit_part is LitPart.BAND:
            lit = (self._places.prompt_bar,)
        elif lit_part is LitPart.SEATS:
            # Leave out the room for shadows, which would be a pale hem in the dark.
            lit = tuple(_snap_to_pixels(get_plate_rect(rect)) for rect in self._places.seats)
        colour = self._renderer.theme.palette.veil
        self._veils.append(
            DarknessSpan(
                depth_at_begin, depth_at_end, colour, start_ms, duration_ms, lit, lit_part_depth_at_end
            )
        )

    def _make_lazy_picture(self, drawable: Drawable, rect: QRectF) -> PictureSource:
        """Return a function that paints a picture when it is first seen, and keeps it as long as the
        animation.
        """
        size = QSize(round(rect.width() * self._ratio), round(rect.height() * self._ratio))
        return cache(partial(self._renderer.get_print, drawable, size, self._ratio))


def _fit_inside(room: QRectF, shape: QRectF) -> QRectF:
    """Return the largest rectangle of this shape inside a room, centred: nothing is squeezed or stretched."""
    rect = QRectF(QPointF(), shape.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
    rect.moveCenter(room.center())
    return rect


def _snap_to_pixels(plate: QRectF) -> QRectF:
    return QRectF(
        QPointF(round(plate.left()), round(plate.top())), QPointF(round(plate.right()), round(plate.bottom()))
    )
