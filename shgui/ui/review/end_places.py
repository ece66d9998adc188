"""Where the cards of the end lie; of a table there is nothing."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from shgui.engine.types import Policy, Seat


class EndPlaces(NamedTuple):
    page: QRectF
    cards: tuple[QRectF, ...]

    def page_place(self) -> QRectF:
        return QRectF(self.page)

    def seat_place(self, seat: Seat) -> QRectF:
        return QRectF(self.cards[seat])

    def seat_places(self) -> tuple[QRectF, ...]:
        return self.cards

    def band_place(self) -> QRectF:
        return QRectF()

    def placard_place(self, seat: Seat) -> QRectF:
        return self.seat_place(seat)

    def space_place(self, policy: Policy, index: int) -> QRectF:
        return QRectF()

    def policy_place(self, policy: Policy, index: int) -> QRectF:
        return QRectF()

    def marker_place(self, step: int) -> QRectF:
        return QRectF()

    def draw_place(self) -> QRectF:
        return QRectF()

    def discard_place(self) -> QRectF:
        return QRectF()
