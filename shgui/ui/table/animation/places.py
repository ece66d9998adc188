"""Rectangles of the places that scripts name, in the pixels of the page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from shgui.engine.types import Policy, Seat
from shgui.ui.paint.drawables import (
    ASPECTS,
    BallotDrawable,
    CountDrawable,
    ExecutionDrawable,
    PolicyDrawable,
    SlipDrawable,
)
from shgui.ui.paint.poster_layouts import (
    PosterKind,
    get_poster_aspect,
    get_poster_rect,
    get_slip_stamp_rect,
    plan_count,
    plan_execution,
    plan_report,
)
from shgui.ui.paint.seat_drawing import get_placard_rect, get_vote_rect
from shgui.ui.table.animation.script import (
    BallotHandPlace,
    BallotPlace,
    BoardPlace,
    FannedPlace,
    HeldUpPlace,
    PileKind,
    PilePlace,
    PlacardPlace,
    PlateVotePlace,
    PosterPart,
    PosterPlace,
    ScriptPlace,
    SeatPlatePlace,
    TrackerPlace,
)

_WINDOW = (1280.0, 720.0)
_BALLOT_WIDTH, _BALLOT_GAP = 92.0, 12.0
_HELD_UP_HEIGHT = 417.0
"""Height of a card that is held up for all, in a window of that size."""


@dataclass(frozen=True, eq=False)
class Places:
    """Where everything lies on a page, in its own pixels, as long as nothing there moves."""

    page: QRectF
    seats: tuple[QRectF, ...]
    prompt_bar: QRectF = field(default_factory=QRectF)
    spaces: Mapping[Policy, Sequence[QRectF]] = field(default_factory=dict)
    """The spaces of each board."""
    policies: Mapping[Policy, Sequence[QRectF]] = field(default_factory=dict)
    """The places of the cards on these spaces."""
    tracker: Sequence[QRectF] = ()
    """The places of the marker on the fields."""
    draw_pile: QRectF = field(default_factory=QRectF)
    discard_pile: QRectF = field(default_factory=QRectF)

    def find_rect(self, place: ScriptPlace) -> QRectF:
        match place:
            case SeatPlatePlace(seat):
                return self.seats[seat]
            case PlacardPlace(seat, beside_vote):
                return get_placard_rect(self.seats[seat], beside_vote=beside_vote)
            case PlateVotePlace() | BallotHandPlace() | BallotPlace():
                return self._find_ballot_rect(place)
            case PosterPlace():
                return self._find_poster_part(place)
            case HeldUpPlace():
                return self._get_held_up_rect()
            case BoardPlace(policy, index, whole):
                return (
                    _get_stamp_rect_on_space(self.spaces[policy][index])
                    if whole
                    else self.policies[policy][index]
                )
            case PilePlace(pile):
                return self.draw_pile if pile is PileKind.DRAW else self.discard_pile
            case TrackerPlace(step):
                return self._get_marker_rect(step)
            case FannedPlace(where, index, count):
                rect = self.find_rect(where)
                return (
                    self._get_fanned_rect(rect, index, count) if isinstance(where, SeatPlatePlace) else rect
                )

    def _find_poster_part(self, place: PosterPlace) -> QRectF:
        part = place.part
        if place.filed:
            whole = _fit_poster(self.prompt_bar, place.poster)
        elif place.shrunk_to is not None:
            whole = _fit_poster(self.seats[place.shrunk_to], place.poster)
        else:
            whole = get_poster_rect(self.page, place.poster)
            if place.poster is CountDrawable:
                whole = self._move_off_ballots(whole)
        if part is PosterPart.WHOLE:
            return whole
        if place.poster is CountDrawable:
            count = plan_count(whole)
            return count.card if part is PosterPart.CARD else count.stamp
        if place.poster is SlipDrawable:
            return get_slip_stamp_rect(whole)
        if place.poster is ExecutionDrawable:
            poster = plan_execution(whole)
            if part is PosterPart.STAMP:
                return poster.stamp
            return poster.name if part is PosterPart.NAME else poster.name_above
        plan = plan_report(whole)
        return plan.card if part is PosterPart.CARD else plan.stamp

    def _move_off_ballots(self, slip: QRectF) -> QRectF:
        """Move the slip off ballots and above the bar; make it smaller where large text leaves no room."""
        row, gap = self._ballot_row, _BALLOT_GAP * self._scale
        plates, middle = self.seats, self._middle
        beside = [(plate, self._get_ballot_rect_before(seat)) for seat, plate in enumerate(plates)]
        beside = [(plate, ballot) for plate, ballot in beside if ballot.top() > row.top()]
        left = max(ballot.right() for plate, ballot in beside if plate.center().x() < middle)
        right = min(ballot.left() for plate, ballot in beside if plate.center().x() > middle)
        prompt_bar = self.prompt_bar.top()
        room = QRectF(QPointF(left + gap / 2, row.bottom() + gap), QPointF(right - gap / 2, prompt_bar))
        slip.moveTop(max(slip.top(), min(room.top(), room.bottom() - slip.height())))
        return slip if room.contains(slip) else _fit_poster(room, CountDrawable)

    @cached_property
    def _scale(self) -> float:
        return min(self.page.width() / _WINDOW[0], self.page.height() / _WINDOW[1])

    @cached_property
    def _middle(self) -> float:
        """The middle between all plates, which isn't the page's while the game log is open."""
        return (min(map(QRectF.left, self.seats)) + max(map(QRectF.right, self.seats))) / 2

    @cached_property
    def _ballot_row(self) -> QRectF:
        height = self._ballot_width / ASPECTS[BallotDrawable]
        return QRectF(self.page.left(), self._ballot_row_top, self.page.width(), height)

    @cached_property
    def _ballot_row_top(self) -> float:
        return min(self.seats, key=QRectF.top).bottom() + _BALLOT_GAP * self._scale

    @cached_property
    def _top_seats(self) -> list[Seat]:
        """The seats along the top, from left to right."""
        seats = range(len(self.seats))
        above = [seat for seat in seats if self.seats[seat].bottom() <= self._ballot_row_top]
        return sorted(above, key=lambda seat: self.seats[seat].left())

    @cached_property
    def _ballot_width(self) -> float:
        """The width of ballots: narrower than drawn where those along the top would overlap."""
        (left, right), gap = self._inner_plate_edges, _BALLOT_GAP * self._scale
        count = len(self._top_seats)
        return min(_BALLOT_WIDTH * self._scale, (right - left - (count + 1) * gap) / count)

    @cached_property
    def _top_ballot_lefts(self) -> dict[Seat, float]:
        """The left edge of each ballot along the top: below its plate as far as its neighbours allow."""
        left, right = self._inner_plate_edges
        gap, width = _BALLOT_GAP * self._scale, self._ballot_width
        pitch, count = width + gap, len(self._top_seats)
        lefts: dict[Seat, float] = {}
        least = left + gap
        for place, seat in enumerate(self._top_seats):
            most = right - (count - place) * pitch
            lefts[seat] = max(least, min(self.seats[seat].center().x() - width / 2, most))
            least = lefts[seat] + pitch
        return lefts

    @cached_property
    def _inner_plate_edges(self) -> tuple[float, float]:
        """The right end of the plates on the left, and the left end of those on the right."""
        sides = [each for each in self.seats if each.bottom() > self._ballot_row_top]
        left = max(each.right() for each in sides if each.center().x() < self._middle)
        return left, min(each.left() for each in sides if each.center().x() > self._middle)

    def _get_held_up_rect(self) -> QRectF:
        height = _HELD_UP_HEIGHT * self._scale
        rect = QRectF(0, 0, height * ASPECTS[PolicyDrawable], height)
        rect.moveCenter(self.page.center() - QPointF(0, 11.0 * self._scale))
        return rect

    def _find_ballot_rect(self, place: PlateVotePlace | BallotHandPlace | BallotPlace) -> QRectF:
        if isinstance(place, PlateVotePlace):
            return get_vote_rect(self.seats[place.seat])
        ballot = self._get_ballot_rect_before(place.seat)
        if isinstance(place, BallotHandPlace):
            ballot.moveCenter(self.seats[place.seat].center())
        return ballot

    def _get_ballot_rect_before(self, seat: Seat) -> QRectF:
        """Return the place of a ballot before its player: clear of all plates and other ballots."""
        plate, row, gap = self.seats[seat], self._ballot_row, _BALLOT_GAP * self._scale
        ballot = QRectF(0, row.top(), self._ballot_width, row.height())
        if seat in self._top_ballot_lefts:
            ballot.moveLeft(self._top_ballot_lefts[seat])
        else:
            left, right = self._inner_plate_edges
            at_left = plate.center().x() < self._middle
            ballot.moveLeft(left + gap if at_left else right - gap - ballot.width())
            ballot.moveTop(max(plate.center().y() - ballot.height() / 2, row.bottom() + gap * 0.75))
        return ballot

    def _get_marker_rect(self, step: int) -> QRectF:
        here = self.tracker[max(0, step - 1)]
        side = min(here.width(), here.height()) * 0.8
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(here.center() if step else QPointF(here.left(), here.center().y()))
        return rect

    def _get_fanned_rect(self, place: QRectF, index: int, count: int) -> QRectF:
        card = self.policies[Policy.FASCIST][0].height() * 0.8
        height = card * 0.7
        rect = QRectF(0, 0, height * ASPECTS[PolicyDrawable], height)
        spread = card * 0.13 * (index - (count - 1) / 2)
        rect.moveCenter(place.center() + QPointF(spread, 0))
        return rect


def _fit_poster(room: QRectF, kind: type[PosterKind]) -> QRectF:
    """Return a poster as large as fits, centred in the room."""
    aspect = get_poster_aspect(kind)
    width = min(room.width(), room.height() * aspect)
    rect = QRectF(0, 0, width, width / aspect)
    rect.moveCenter(room.center())
    return rect


def _get_stamp_rect_on_space(space: QRectF) -> QRectF:
    """Return the place of a stamp across a space and beyond its sides."""
    rect = QRectF(0, 0, space.width() * 1.7, space.width() * 0.34)
    rect.moveCenter(space.center())
    return rect
