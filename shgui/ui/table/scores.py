"""What happened becomes motion: each event a short score, one after another.

A score never adds anything to what the page shows: it holds back what is on its way (`Held`) and lets it go
when it has arrived.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPixmap

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.events import (
    ChancellorNominated,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameEnded,
    PlayerExecuted,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    RoundBegan,
    TrackerAdvanced,
    VotesRevealed,
)
from shgui.engine.types import Office, Policy, Seat
from shgui.engine.view import PlayerView
from shgui.ui.paint.faces import (
    ASPECTS,
    Back,
    BackFace,
    BallotFace,
    Face,
    MarkerFace,
    PlacardFace,
    PolicyFace,
)
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.shown import Held
from shgui.ui.table.sounds import Sound
from shgui.ui.widgets.motion import Cue, Score, Travel, together
from shgui.words import terms
from shgui.words.catalogue import Catalogue

_POLICY_BACK = BackFace(Back.POLICY)
_BALLOT_BACK = BackFace(Back.BALLOT)


class Places(Protocol):
    """Where things lie on the page, in its own pixels."""

    def seat_place(self, seat: Seat) -> QRectF: ...
    def placard_place(self, seat: Seat) -> QRectF: ...
    def ballot_place(self, seat: Seat) -> QRectF: ...
    def policy_place(self, policy: Policy, index: int) -> QRectF: ...
    def marker_place(self, step: int) -> QRectF: ...
    def draw_place(self) -> QRectF: ...
    def discard_place(self) -> QRectF: ...
    def boards_place(self) -> QRectF: ...


@dataclass(frozen=True, slots=True)
class Stagecraft:
    """Everything that a score is written with."""

    renderer: Renderer
    ratio: float
    words: Catalogue
    places: Places
    held: Held
    refresh: Callable[[], None]
    sound: Callable[[Sound], None]
    before: PlayerView | None
    """What the table showed until now."""


def write_score(events: Iterable[Event], craft: Stagecraft) -> Score:
    """The score of all that happened, and in `craft.held` what it holds back until then."""
    played = [event for event in events if type(event) in _WRITERS]
    news = [index for index, event in enumerate(played) if isinstance(event, _NEWS)]
    if news:
        craft.held.before = craft.before
    scores = [_WRITERS[type(event)](craft, event) for event in played]
    if news:
        last = scores[news[-1]]
        scores[news[-1]] = replace(last, cues=(*last.cues, Cue(last.length, _teller(craft))))
    return together(scores)


def _teller(craft: Stagecraft) -> Callable[[], None]:
    """All have seen what happened: now the table may speak of it."""

    def told() -> None:
        craft.held.before = None
        craft.held.ballots = ()
        craft.refresh()

    return told


def _nomination(craft: Stagecraft, event: ChancellorNominated) -> Score:
    face = PlacardFace(Office.CHANCELLOR, terms.office(craft.words, Office.CHANCELLOR), proposed=True)
    begin = craft.places.placard_place(event.president)
    return _placard(craft, face, begin, event.chancellor, Sound.CARD)


def _round(craft: Stagecraft, event: RoundBegan) -> Score:
    candidate = event.candidate
    before = craft.before.president if craft.before is not None else candidate
    if before == candidate:
        return Score(cues=(Cue(0, _sounder(craft, Sound.GAVEL)),))
    face = PlacardFace(Office.PRESIDENT, terms.office(craft.words, Office.PRESIDENT), proposed=True)
    return _placard(craft, face, craft.places.placard_place(before), candidate, Sound.GAVEL)


def _placard(craft: Stagecraft, face: PlacardFace, begin: QRectF, seat: Seat, sound: Sound) -> Score:
    end = craft.places.placard_place(seat)
    travel = _travel(craft, begin, end, face, lift=end.height() * 0.6)
    craft.held.placards.add(face.office)

    def arrived() -> None:
        craft.held.placards.discard(face.office)
        craft.refresh()

    return Score((travel,), (Cue(0, _sounder(craft, sound)), Cue(travel.duration, arrived)))


def _reveal(craft: Stagecraft, event: VotesRevealed) -> Score:
    ballots = event.ballots
    motion = craft.renderer.theme.motion
    travels, cues = [], [Cue(0, _sounder(craft, Sound.VOTES))]
    craft.held.votes.update(seat for seat, _ in ballots)
    craft.held.ballots = ballots
    for index, (seat, ja) in enumerate(ballots):
        place = craft.places.ballot_place(seat)
        large = place.adjusted(
            -place.width() * 0.3, -place.height() * 0.3, place.width() * 0.3, place.height() * 0.3
        )
        delay = index * motion.ballot_stagger
        travels.append(
            Travel(
                large,
                place,
                _picture(craft, BallotFace(ja, terms.ballot(ja)), large),
                delay,
                motion.flip,
                back=None if motion.reduced else _picture(craft, _BALLOT_BACK, large),
                fades_in=motion.reduced,
            )
        )
        cues.append(Cue(delay + motion.flip, _turner(craft, seat)))

    return Score(tuple(travels), tuple(cues), showpiece=True)


def _turner(craft: Stagecraft, seat: Seat) -> Callable[[], None]:
    def turned() -> None:
        craft.held.votes.discard(seat)
        craft.refresh()

    return turned


def _tracker(craft: Stagecraft, event: TrackerAdvanced) -> Score:
    """The marker hops on to the next field."""
    step = event.tracker
    end = craft.places.marker_place(step)
    begin = craft.places.marker_place(step - 1) if step > 1 else end.translated(-end.width() / 2, 0)
    if craft.held.tracker is None:
        craft.held.tracker = step - 1
    side = min(end.width(), end.height()) * 0.8
    travel = _travel(craft, _square(begin, side), _square(end, side), MarkerFace(), lift=side * 0.3)

    def arrived() -> None:
        # The last field stays inked until chaos has brought its policy.
        craft.held.tracker = step if step == TRACKER_FIELDS else None
        craft.refresh()

    cues = (Cue(travel.duration, arrived), Cue(travel.duration, _sounder(craft, Sound.CARD)))
    return Score((travel,), cues)


def _drawn(craft: Stagecraft, event: PoliciesDrawn) -> Score:
    return _cards(craft, craft.places.draw_place(), craft.places.seat_place(event.president), 3)


def _passed(craft: Stagecraft, event: PoliciesPassed) -> Score:
    places = craft.places
    return _cards(craft, places.seat_place(event.president), places.seat_place(event.chancellor), 2)


def _reshuffled(craft: Stagecraft, _event: DeckReshuffled) -> Score:
    return _cards(craft, craft.places.discard_place(), craft.places.draw_place(), 4)


def _cards(craft: Stagecraft, begin: QRectF, end: QRectF, count: int) -> Score:
    motion = craft.renderer.theme.motion
    if motion.reduced:
        return Score()
    card = _card_size(craft) * 0.8
    start, goal = _at(begin.center(), card), _at(end.center(), card * 0.7)
    picture = _picture(craft, _POLICY_BACK, start)
    step = QPointF(card * 0.16, 0)
    travels = [
        Travel(
            start,
            goal.translated(step * (index - (count - 1) / 2)),
            picture,
            index * motion.deal_stagger,
            motion.travel,
        )
        for index in range(count)
    ]
    return Score(tuple(travels), (Cue(0, _sounder(craft, Sound.CARD)),))


def _enacted(craft: Stagecraft, event: PolicyEnacted) -> Score:
    begin = craft.places.seat_place(event.chancellor)
    return _enactment(craft, event.policy, event.count, begin, Sound.STAMP)


def _chaos(craft: Stagecraft, event: ChaosBroke) -> Score:
    return _enactment(craft, event.policy, event.count, craft.places.draw_place(), Sound.CHAOS)


def _enactment(craft: Stagecraft, policy: Policy, count: int, begin: QRectF, sound: Sound) -> Score:
    """Face down to the middle, there it turns over, then onto its space: the one showpiece."""
    motion = craft.renderer.theme.motion
    held = craft.held
    held.policies[policy] = held.policies.get(policy, 0) + 1
    end = craft.places.policy_place(policy, count - 1)
    face = PolicyFace(policy, terms.policy(craft.words, policy))

    def landed() -> None:
        held.policies[policy] -= 1
        held.tracker = None
        craft.refresh()

    if motion.reduced:
        travel = _travel(craft, end, end, face)
        return Score(
            (travel,), (Cue(travel.duration, landed), Cue(0, _sounder(craft, sound))), showpiece=True
        )
    total = motion.enactment
    come, turn, stay = total * 0.24, total * 0.22, total * 0.27
    go = total - come - turn - stay
    card = _card_size(craft)
    middle = _at(craft.places.boards_place().center(), card * 1.75)
    front, back = _picture(craft, face, middle), _picture(craft, _POLICY_BACK, middle)
    travels = (
        Travel(_at(begin.center(), card * 0.6), middle, back, 0, come),
        Travel(middle, middle, front, come, turn, back=back),
        Travel(middle, middle, front, come + turn, stay),
        Travel(middle, end, front, come + turn + stay, go),
    )
    cues = (
        Cue(0, _sounder(craft, Sound.CARD)),
        Cue(total - go * 0.45, _sounder(craft, sound)),
        Cue(total, landed),
    )
    return Score(travels, cues, showpiece=True)


def _end(craft: Stagecraft, _event: GameEnded) -> Score:
    return Score(cues=(Cue(0, _sounder(craft, Sound.END)),))


def _execution(craft: Stagecraft, event: PlayerExecuted) -> Score:
    target = event.target
    motion = craft.renderer.theme.motion
    craft.held.dead.add(target)

    def fallen() -> None:
        craft.held.dead.discard(target)
        craft.refresh()

    duration = motion.fade if motion.reduced else motion.flip
    return Score((), (Cue(duration, fallen), Cue(duration, _sounder(craft, Sound.STAMP))))


def _travel(craft: Stagecraft, begin: QRectF, end: QRectF, face: Face, lift: float = 0.0) -> Travel:
    """One way for one face; without motion it appears at its end."""
    motion = craft.renderer.theme.motion
    picture = _picture(craft, face, end)
    if motion.reduced:
        return Travel(end, end, picture, 0, motion.fade, fades_in=True)
    return Travel(begin, end, picture, 0, motion.travel, lift=lift)


def _sounder(craft: Stagecraft, sound: Sound) -> Callable[[], None]:
    def sounded() -> None:
        craft.sound(sound)

    return sounded


def _card_size(craft: Stagecraft) -> float:
    """The height of a card as it lies on a board."""
    return craft.places.policy_place(Policy.FASCIST, 0).height()


def _at(centre: QPointF, height: float) -> QRectF:
    rect = QRectF(0, 0, height * ASPECTS[PolicyFace], height)
    rect.moveCenter(centre)
    return rect


def _square(field: QRectF, side: float) -> QRectF:
    rect = QRectF(0, 0, side, side)
    rect.moveCenter(field.center())
    return rect


def _picture(craft: Stagecraft, face: Face, rect: QRectF) -> QPixmap:
    size = QSize(round(rect.width() * craft.ratio), round(rect.height() * craft.ratio))
    return craft.renderer.print(face, size, craft.ratio)


_NEWS = (VotesRevealed, PolicyEnacted, ChaosBroke, PlayerExecuted)
"""Until the last of these is told, the table looks and speaks as before."""

_WRITERS: Mapping[type[Event], Callable[[Stagecraft, Any], Score]] = {
    ChancellorNominated: _nomination,
    VotesRevealed: _reveal,
    TrackerAdvanced: _tracker,
    PoliciesDrawn: _drawn,
    PoliciesPassed: _passed,
    PolicyEnacted: _enacted,
    ChaosBroke: _chaos,
    DeckReshuffled: _reshuffled,
    PlayerExecuted: _execution,
    RoundBegan: _round,
    GameEnded: _end,
}
