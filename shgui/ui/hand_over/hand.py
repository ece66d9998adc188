"""The hand of cards on the hand-over sheet: backs, and while it is held open what lies there."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.ui import names
from shgui.ui.game.screens import Purpose
from shgui.ui.hand_over.card import PrivateCard, PrivatePlace, VetoOption
from shgui.ui.hand_over.card_rows import card_face, card_told
from shgui.ui.hand_over.faces import SHEETS, OpenHand, Order
from shgui.ui.hand_over.ink import PrivateRenderer
from shgui.ui.hand_over.layout import HandPlan, plan_hand
from shgui.ui.hand_over.text import Passage, draw_passages, fitting_size
from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.faces import Face
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.line_breaks import without_lonely_word
from shgui.words import hand_over
from shgui.words.catalogue import Catalogue

_MOST_CARDS = 3

_ROW = 0.12
"""Room between rows, in lines."""


class PrivateHand(QWidget):
    """Closed, it knows how many backs lie there. It gets an `OpenHand` to show and drops it at `close_up`."""

    chosen = Signal(int)
    """A place was pressed; the veto's comes after the cards."""

    def __init__(self, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("handover.hand")
        self._renderer = renderer
        self._ink = PrivateRenderer(renderer)
        self._purpose = Purpose.ROLE
        self._words: Catalogue | None = None
        self._open: OpenHand | None = None
        self._choice: int | None = None
        self._under: int | None = None
        self._all_cards = [
            PrivateCard(renderer, self._ink, self, names.hand_over_card(place), place, self.front)
            for place in range(_MOST_CARDS)
        ]
        self._cards: list[PrivateCard] = []
        """Those that lie there for the present purpose."""
        self._veto = VetoOption(renderer, self, names.HAND_OVER_VETO)
        for place in (*self._all_cards, self._veto):
            place.clicked.connect(self._choose_sender)
            place.hide()

    @property
    def is_open(self) -> bool:
        return self._open is not None

    def set_renderer(self, renderer: Renderer) -> None:
        self.close_up()
        self._renderer = renderer
        self._ink = PrivateRenderer(renderer)
        for card in self._all_cards:
            card.set_renderers(renderer, self._ink)
        self._veto.set_renderer(renderer)
        self._arrange()

    def lay_out(self, purpose: Purpose, words: Catalogue, veto_words: str) -> None:
        """Lay backs for this purpose, for a player of this language."""
        self.close_up()
        self._purpose = purpose
        self._words = words
        backs = SHEETS[purpose].backs
        self._cards = self._all_cards[: len(backs)]
        for card, back in zip(self._cards, backs, strict=True):
            card.set_back(back)
            card.show()
        for card in self._all_cards[len(backs) :]:
            card.hide()
        self._veto.hide()
        self._veto.set_words(veto_words)
        self.setAccessibleName(hand_over.heading(words, purpose))
        self._name_places()
        self._arrange()
        if self._cards:
            self._ink.warm_up(purpose, words, QSizeF(self._cards[0].size()))

    def offer_veto(self) -> None:
        """From now on until the next cover the veto can be chosen, as everybody knows."""
        self._veto.show()

    def open_up(self, hand: OpenHand, order: Order, choice: int | None) -> None:
        """Show what lies there; `order` says which card of the hand lies at which place."""
        if self._words is None:
            return
        self._open = hand
        for card, number in zip(self._cards, order, strict=True):
            card.setObjectName(self._name_of(number))
            card.update()
        self.show_choice(choice)

    def show_choice(self, choice: int | None) -> None:
        """Mark a place as chosen; only an open hand does."""
        if self._open is not None:
            self._choice = choice
            self._mark()

    def close_up(self) -> None:
        """Forget everything, and show it before anything else happens."""
        was_open = self.is_open
        self._open = self._choice = self._under = None
        for place in self.places:
            place.forget()
        for number, card in enumerate(self._cards):
            card.setObjectName(names.hand_over_card(number))
            card.update()
        self._name_places()
        if was_open:
            self.repaint()

    def front(self, place: int) -> Face | None:
        """Of the card that lies there; None in a closed hand."""
        if self._words is None or self._open is None or place >= len(self._open.cards):
            return None
        return card_face(self._words, self._open.cards[place])

    def point_at(self, at: QPoint | None) -> int | None:
        """A held pointer is at this point of the screen; the place there, if it can be chosen."""
        under = None
        if at is not None and self._open is not None and SHEETS[self._purpose].chooses:
            under = next((n for n, place in enumerate(self.places) if _covers(place, at)), None)
        if under != self._under:
            self._under = under
            self._mark()
        return under

    @property
    def places(self) -> list[PrivatePlace]:
        """What can be chosen, in order: the cards that lie there, and the veto."""
        return [*self._cards, self._veto]

    def _name_of(self, number: int) -> str:
        if self._purpose is Purpose.BALLOT:
            return names.BALLOT_NEIN if number else names.BALLOT_JA
        return names.hand_over_card(number)

    def _choose_sender(self) -> None:
        sender = self.sender()
        self.chosen.emit(next(n for n, place in enumerate(self.places) if place is sender))

    def _mark(self) -> None:
        for number, place in enumerate(self.places):
            place.show_choice(number == self._choice, number == self._under)
        self._name_places()
        self.update()

    def _name_places(self) -> None:
        """Names for screen readers: of the faces while the hand is open, of the places else."""
        words, hand = self._words, self._open
        if words is None:
            return
        tags = self._tags
        for number, card in enumerate(self._cards):
            place = hand_over.place_of_card(words, number, len(self._cards))
            card.setAccessibleName(f"{place}: {card_told(words, hand.cards[number])}" if hand else place)
            card.setAccessibleDescription(tags[number] if tags else "")
        told = "\n".join((*hand.sentences, self._sentence)) if hand else ""
        self.setAccessibleDescription(told)

    @property
    def _regarded(self) -> int | None:
        """The place whose consequence is told: under the pointer, or else the one chosen."""
        return self._choice if self._under is None else self._under

    @property
    def _tags(self) -> tuple[str, ...]:
        hand, place = self._open, self._regarded
        return () if hand is None or place is None or not hand.results else hand.results[place].tags

    @property
    def _sentence(self) -> str:
        hand, place = self._open, self._regarded
        if hand is None:
            return ""
        return hand.hint if place is None or not hand.results else hand.results[place].sentence

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _plan(self) -> HandPlan:
        sheet = SHEETS[self._purpose]
        return plan_hand(QSizeF(self.size()), self._renderer.theme, sheet.backs, sheet.parts)

    def _arrange(self) -> None:
        plan = self._plan()
        for card, rect in zip(self._cards, plan.cards, strict=False):
            card.setGeometry(rect.toAlignedRect())
        if plan.veto.isValid():
            self._veto.setGeometry(plan.veto.toAlignedRect())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self._renderer.theme
        painter = smooth_painter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, colour(theme.palette.rule))
        line = max(1, theme.space.hair)
        painter.fillRect(area.adjusted(line, line, -line, -line), colour(theme.palette.raised))
        if self._open is not None:
            self._paint_words(painter, self._open)
        painter.end()

    def _paint_words(self, painter: QPainter, hand: OpenHand) -> None:
        theme = self._renderer.theme
        plan, font = self._plan(), theme.font(Text.SECRET)
        ink, centre = colour(theme.palette.ink), Qt.AlignmentFlag.AlignHCenter
        draw_passages(painter, plan.heading, [Passage(hand.heading, bold=True)], font, ink, centre)
        for rect, tag in zip(plan.tags, self._tags, strict=False):
            draw_passages(painter, rect, [Passage(tag, bold=True)], font, ink, centre)
        draw_passages(
            painter, plan.sentence, [Passage(without_lonely_word(self._sentence))], font, ink, centre
        )
        if not hand.people:
            return
        left = self._left_column(hand, hand.people, hand.why)
        seen = [Passage(line, before=_ROW) for line in hand.seen]
        right = [Passage(hand.seen_title, bold=True), *seen]
        font.setPixelSize(
            min(self._size_for_all_roles(plan.left, hand), fitting_size(plan.right, right, font))
        )
        for rect, column in ((plan.left, left), (plan.right, right)):
            draw_passages(painter, rect, column, font, ink)

    @staticmethod
    def _left_column(hand: OpenHand, people: Iterable[tuple[str, str]], why: str) -> list[Passage]:
        known = [Passage(name, known=known, before=_ROW) for name, known in people]
        return [Passage(hand.people_title, bold=True), *known, Passage(without_lonely_word(why), before=0.6)]

    def _size_for_all_roles(self, rect: QRectF, hand: OpenHand) -> int:
        """A size at which every role has room for what it knows: the size of print tells no role."""
        font = self._renderer.theme.font(Text.SECRET)
        widest = max(hand.knowable, key=QFontMetricsF(font).horizontalAdvance)
        people = [(name, widest) for name, _ in hand.people]
        return min(fitting_size(rect, self._left_column(hand, people, why), font) for why in hand.whys)


def _covers(place: PrivatePlace, at: QPoint) -> bool:
    return place.isVisible() and place.rect().contains(place.mapFromGlobal(QPointF(at)).toPoint())
