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
from shgui.ui.paint.drawables import Back, BackFace, PlacardFace
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

_BACK = BackFace(Back.POLICY)


def nomination(telling: ScriptContext, event: ChancellorNominated, told: tuple[Event, ...]) -> Script:
    return _placard(telling, Office.CHANCELLOR, event.president, event.chancellor, Sound.CARD, (event, *told))


def round_begins(telling: ScriptContext, event: RoundBegan, told: tuple[Event, ...]) -> Script:
    before, candidate = telling.president, event.candidate
    if before == candidate:
        return (ScriptStep(sound=Sound.GAVEL, tells=(event, *told), light=True),)
    placard = _placard(telling, Office.PRESIDENT, before, candidate, Sound.GAVEL, (event, *told))
    return tuple(replace(step, in_flight=InFlight(placards=True)) for step in placard)


def _placard(
    telling: ScriptContext,
    office: Office,
    begin: Seat,
    end: Seat,
    sound: Sound,
    tells: tuple[Event, ...],
) -> Script:
    face = PlacardFace(office, terms.get_office_name(telling.words, office), proposed=True)
    travel = telling.motion.travel or telling.motion.fade
    goal, origin = AtOffice(end), AtOffice(begin)
    moves = (
        Come("placard", face, goal, travel, origin=origin, lift=0.6),
        Vanish("placard", delay=travel),
    )
    return (ScriptStep(moves, sound=sound, tells=tells, light=True),)


def drawn(telling: ScriptContext, event: PoliciesDrawn, told: tuple[Event, ...]) -> Script:
    return _cards(telling, OnPile(PilePlace.DRAW), AtSeat(event.president), HAND, (event, *told))


def passed(telling: ScriptContext, event: PoliciesPassed, told: tuple[Event, ...]) -> Script:
    return _cards(telling, AtSeat(event.president), AtSeat(event.chancellor), HAND - 1, (event, *told))


def _cards(
    telling: ScriptContext, begin: AtSeat | OnPile, end: AtSeat | OnPile, count: int, tells: tuple[Event, ...]
) -> Script:
    motion = telling.motion
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


def ended(_telling: ScriptContext, event: GameEnded, told: tuple[Event, ...]) -> Script:
    return (ScriptStep(sound=Sound.END, tells=(event, *told)),)
