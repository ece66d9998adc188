"""Scripts of things that happen in passing: placards and cards move, and nobody waits."""

from dataclasses import replace

from shgui.engine.components import HAND
from shgui.engine.events import (
    ChancellorNominated,
    Event,
    GameEnded,
    PoliciesDrawn,
    PoliciesPassed,
    RoundBegan,
)
from shgui.engine.types import Office, Seat
from shgui.presentation.scenes import InFlight
from shgui.ui.paint.drawables import Back, BackDrawable, PlacardDrawable
from shgui.ui.table.animation.script import (
    AtOffice,
    AtSeat,
    Come,
    Fanned,
    OnPile,
    PilePlace,
    Script,
    ScriptContext,
    ScriptStep,
    Vanish,
)
from shgui.ui.table.sounds import Sound
from shgui.words import terms

_BACK = BackDrawable(Back.POLICY)


def write_nomination(context: ScriptContext, event: ChancellorNominated, also: tuple[Event, ...]) -> Script:
    return _placard(context, Office.CHANCELLOR, event.president, event.chancellor, Sound.CARD, (event, *also))


def write_round_begin(context: ScriptContext, event: RoundBegan, also: tuple[Event, ...]) -> Script:
    before, candidate = context.president, event.candidate
    if before == candidate:
        return (ScriptStep(sound=Sound.GAVEL, tells=(event, *also), light=True),)
    placard = _placard(context, Office.PRESIDENT, before, candidate, Sound.GAVEL, (event, *also))
    return tuple(replace(step, in_flight=InFlight(placards=True)) for step in placard)


def _placard(
    context: ScriptContext,
    office: Office,
    begin: Seat,
    end: Seat,
    sound: Sound,
    tells: tuple[Event, ...],
) -> Script:
    drawable = PlacardDrawable(office, terms.get_office_name(context.words, office), proposed=True)
    travel = context.motion.travel or context.motion.fade
    goal, origin = AtOffice(end), AtOffice(begin)
    moves = (
        Come("placard", drawable, goal, travel, origin=origin, lift=0.6),
        Vanish("placard", delay=travel),
    )
    return (ScriptStep(moves, sound=sound, tells=tells, light=True),)


def write_draw(context: ScriptContext, event: PoliciesDrawn, also: tuple[Event, ...]) -> Script:
    return _cards(context, OnPile(PilePlace.DRAW), AtSeat(event.president), HAND, (event, *also))


def write_pass(context: ScriptContext, event: PoliciesPassed, also: tuple[Event, ...]) -> Script:
    return _cards(context, AtSeat(event.president), AtSeat(event.chancellor), HAND - 1, (event, *also))


def _cards(
    context: ScriptContext, begin: AtSeat | OnPile, end: AtSeat | OnPile, count: int, tells: tuple[Event, ...]
) -> Script:
    motion = context.motion
    if motion.reduced:
        return (ScriptStep(tells=tells, light=True),)
    moves: list[Come | Vanish] = []
    for index in range(count):
        delay, key = index * motion.deal_stagger, f"card {index}"
        goal = Fanned(end, index, count)
        moves += [
            Come(key, _BACK, goal, motion.travel, delay=delay, origin=Fanned(begin, index, count)),
            Vanish(key, delay=delay + motion.travel),
        ]
    return (ScriptStep(tuple(moves), sound=Sound.CARD, tells=tells, light=True),)


def write_end(_context: ScriptContext, event: GameEnded, also: tuple[Event, ...]) -> Script:
    return (ScriptStep(sound=Sound.END, tells=(event, *also)),)
