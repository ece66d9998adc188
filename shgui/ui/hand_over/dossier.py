"""The dossier on the hand-over page: closed a frame with a closed eye, open the cards of one player."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.hand_over.cover import Cover, paint_closed_dossier, paint_sheet
from shgui.ui.hand_over.open_hand import SHEETS, OpenHand, Order, build_card_face, describe_card
from shgui.ui.hand_over.passages import Passage, draw_line_filled_with_hatching, draw_passages, wrapped
from shgui.ui.hand_over.private_places import Fate, PrivateCard, PrivatePlace, VetoOption
from shgui.ui.hand_over.private_renderer import PrivateRenderer
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import CardBack, Drawable
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import make_rounded_path
from shgui.ui.paint.text import draw_fitted, draw_text, elide_text, find_common_capitals, fit_text
from shgui.ui.theme import Family, Text, Theme, colour, make_font
from shgui.ui.widgets.line_breaks import join_last_words
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import hand_over_texts
from shgui.words.catalogue import Catalogue
from shgui.words.hand_over_texts import HandResult

_DRAWN = QSizeF(680, 318)
"""Size of the dossier for which the measures below were drawn; it is higher where words are larger."""
_LARGEST = 10.0
"""Largest capitals, so that five lines and their cards fit on one sheet."""
_LINE = 2.55
"""Line spacing, in capitals."""
_CARD = QSizeF(131, 172)
"""Including room for the shadow."""
_BALLOT = QSizeF(160, 108)
"""Ballots are wider: as high as other cards they would be too large."""
_GAP = 16
_FATE = 30
"""Height of the tag below every card."""
_ROLE_LINES = 5
_MOST_CARDS = 3
_LEAST_PIXELS = 7
_LEAST_TAG = 0.3
"""Least height of a tag's capitals, in heights of its row."""
_ALLIES = 1
"""The line of a role that may break into two."""


@dataclass(frozen=True, slots=True)
class HandPlan:
    """The rectangles of all parts; absent ones are empty.

    Roles have ruled-out lines below the cards, and memories on both sides. Everything else has a tag below
    every card, and a sentence below them.
    """

    unit: float
    """The size of a pixel of the drawing, in pixels of this dossier."""
    capitals: float
    heading: QRectF
    cards: tuple[QRectF, ...]
    tags: tuple[QRectF, ...]
    rule: QRectF
    sentence: QRectF
    veto: QRectF
    lines: tuple[QRectF, ...]
    left: QRectF
    right: QRectF


def plan_hand(size: QSizeF, theme: Theme, purpose: TaskKind) -> HandPlan:
    """Return the parts of a dossier: cards in the middle, words above, below and beside them."""
    backs = SHEETS[purpose].backs
    has_lines = purpose is TaskKind.ROLE
    has_tags = not has_lines
    unit = min(size.height() / _DRAWN.height(), size.width() / _DRAWN.width())
    capitals = min(theme.type.capitals(Text.SECRET), _LARGEST * unit)
    line = capitals * _LINE
    heading = QRectF(20 * unit, 8 * unit, size.width() - 40 * unit, max(22 * unit, line))
    lines = line * _ROLE_LINES + 14 * unit if has_lines else 0.0
    fate = max(_FATE * unit, line * 1.3)
    tags = fate + 3 * unit if has_tags else 0.0
    sentence = line * 2 + 14 * unit if has_tags else 0.0
    # A chosen card moves up, so there is room above it.
    above = 24 * unit if has_tags else 4 * unit
    room = size.height() - heading.bottom() - above - lines - tags - sentence - 8 * unit
    scale = min(unit, room / _CARD.height())
    card = (_BALLOT if backs[0] is CardBack.BALLOT else _CARD) * scale
    top = heading.bottom() + above + (max(0.0, room - _CARD.height() * scale) * 0.4)
    middle_of_cards = top + _CARD.height() * scale / 2
    # The cards are centred whether or not a veto is offered beside them.
    across = card.width() * len(backs) + _GAP * unit * (len(backs) - 1)
    x = (size.width() - across) / 2
    cards: list[QRectF] = []
    for _ in backs:
        cards.append(QRectF(QPointF(x, middle_of_cards - card.height() / 2), card))
        x += card.width() + _GAP * unit
    bottom = middle_of_cards + card.height() / 2
    veto = QRectF()
    if purpose is TaskKind.ENACT:
        width = min(150 * unit, size.width() - x - 30 * unit)
        veto = QRectF(x + 14 * unit, middle_of_cards - 92 * unit / 2, width, 92 * unit)
    measure = min(size.width() - 40 * unit, max(600 * unit, capitals * 70))
    left = (size.width() - measure) / 2
    begin = bottom + 8 * unit
    rule = QRectF(left, bottom + tags + 5 * unit, measure, unit) if has_tags else QRectF()
    beside = QRectF()
    if has_lines:
        beside = QRectF(20 * unit, top, cards[0].left() - 34 * unit, bottom - top)
    return HandPlan(
        unit=unit,
        capitals=capitals,
        heading=heading,
        cards=tuple(cards),
        tags=tuple(_tag(place, bottom, fate, unit) for place in cards) if has_tags else (),
        rule=rule,
        sentence=QRectF(left, rule.bottom() + 4 * unit, measure, line * 2) if has_tags else QRectF(),
        veto=veto,
        lines=tuple(QRectF(left, begin + line * n, measure, line) for n in range(_ROLE_LINES * has_lines)),
        left=beside,
        right=beside.translated(size.width() - 40 * unit - beside.width(), 0) if has_lines else QRectF(),
    )


def _tag(card: QRectF, bottom: float, height: float, unit: float) -> QRectF:
    widened = card.adjusted(-_GAP * unit / 2, 0, _GAP * unit / 2, 0)
    return QRectF(widened.left(), bottom + 3 * unit, widened.width(), height)


class Dossier(Themed, QWidget):
    """The dossier. It gets an `OpenHand` to show and drops it at `close_up`."""

    chosen = Signal(int)
    """A place was pressed by an assistive technology; the veto's comes after those of the cards."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent, name="handover.hand")
        self._ink = PrivateRenderer(ui.renderer)
        self._purpose = TaskKind.ROLE
        self._words: Catalogue | None = None
        """The words of the player who looks."""
        self._cover = Cover(before="", name="")
        self._open: OpenHand | None = None
        self._choice: int | None = None
        self._offers_veto = False
        self._all_cards = [
            PrivateCard(ui, self._ink, self, names.hand_over_card(place), partial(self.front, place))
            for place in range(_MOST_CARDS)
        ]
        self._cards: list[PrivateCard] = []
        """The cards of the present task."""
        self._veto = VetoOption(ui, self, names.HAND_OVER_VETO)
        for place in (*self._all_cards, self._veto):
            place.clicked.connect(self._choose_sender)
            place.hide()

    @property
    def is_open(self) -> bool:
        return self._open is not None

    def update_theme(self) -> None:
        self._ink.change_renderer(self.ui.renderer)
        self._arrange()

    def lay_out(self, purpose: TaskKind, words: Catalogue, veto_words: str) -> None:
        """Close it and put the cards of this task into it."""
        self.close_up()
        self._purpose = purpose
        self._words = words
        self._cards = self._all_cards[: len(SHEETS[purpose].backs)]
        self._offers_veto = False
        self._veto.set_words(veto_words)
        self.setAccessibleName(hand_over_texts.TASKS[purpose].heading(words))
        self._name_places()
        self._arrange()
        self._warm_up()

    def show_cover(self, cover: Cover) -> None:
        """Show these texts while it is closed."""
        if cover != self._cover:
            self._cover = cover
            self.update()

    def open_up(self, hand: OpenHand, order: Order, choice: int | None, *, offers_veto: bool) -> None:
        """Show the hand; `order` says which of its cards lies at which place."""
        if self._words is None:
            return
        self._warm_up()
        self._open = hand
        self._offers_veto = offers_veto
        for card, number in zip(self._cards, order, strict=True):
            is_ballot = self._purpose is TaskKind.BALLOT
            ballot = names.BALLOT_NEIN if number else names.BALLOT_JA
            card.setObjectName(ballot if is_ballot else names.hand_over_card(number))
            card.show()
        self._veto.setVisible(offers_veto)
        self.show_choice(choice)

    def show_choice(self, choice: int | None) -> None:
        if self._open is not None:
            self._choice = choice
            for number, place in enumerate(self.places):
                place.show_fate(self._fate_of(number))
            self._name_places()
            self.update()

    def close_up(self) -> None:
        """Forget the hand and repaint before anything else happens."""
        was_open = self.is_open
        self._open = self._choice = None
        for place in (*self._all_cards, self._veto):
            place.show_fate(Fate.OPEN)
            place.hide()
        for number, card in enumerate(self._cards):
            card.setObjectName(names.hand_over_card(number))
        self._name_places()
        if was_open:
            self.repaint()

    def front(self, place: int) -> Drawable | None:
        """Return the front of the card at this place; None in a closed hand."""
        if self._words is None or self._open is None or place >= len(self._open.cards):
            return None
        card = self._open.cards[place]
        return build_card_face(self._words, card.card, card.portrait)

    def place_at(self, at: QPoint) -> int | None:
        """Return the place at this point of the screen, if it can be chosen."""
        if self._open is None or not SHEETS[self._purpose].chooses:
            return None
        for number, place in enumerate(self.places):
            if place.isVisible() and place.rect().contains(place.mapFromGlobal(at)):
                return number
        return None

    @property
    def places(self) -> list[PrivatePlace]:
        """The places that can be chosen, in order: the cards and the veto."""
        return [*self._cards, self._veto]

    def _choose_sender(self) -> None:
        sender = self.sender()
        self.chosen.emit(next(n for n, place in enumerate(self.places) if place is sender))

    def _fate_of(self, number: int) -> Fate:
        choice = self._choice
        if choice is None:
            return Fate.OPEN
        if SHEETS[self._purpose].puts_away and choice < len(self._cards):
            # The veto wasn't chosen and stays as it was.
            kept = Fate.KEPT if number < len(self._cards) else Fate.OPEN
            return Fate.PUT_AWAY if number == choice else kept
        return Fate.CHOSEN if number == choice else Fate.OPEN

    def _name_places(self) -> None:
        """Name the places for screen readers: by their cards only while the hand is open."""
        words, hand = self._words, self._open
        if words is None:
            return
        tags = self._result.tags if self._result else ()
        for number, card in enumerate(self._cards):
            place = words.gettext("Card {number} of {count}").format(
                number=words.number(number + 1), count=words.number(len(self._cards))
            )
            card.setAccessibleName(f"{place}: {describe_card(words, hand.cards[number])}" if hand else place)
            card.setAccessibleDescription(tags[number] if tags else "")
        sentences = (*hand.sentences, self._sentence_of(hand)) if hand else ()
        self.setAccessibleDescription("\n".join(sentences))

    def _sentence_of(self, hand: OpenHand) -> str:
        return self._result.sentence if self._result else hand.hint

    @property
    def _result(self) -> HandResult | None:
        """The result of the present choice."""
        hand, place = self._open, self._choice
        return None if hand is None or place is None or not hand.results else hand.results[place]

    def _below(self, plan: HandPlan, hand: OpenHand) -> list[tuple[QRectF, str, str]]:
        """Return for each place the room below it, its key, and its tag."""
        if not SHEETS[self._purpose].chooses:
            return []
        rooms = [*plan.tags]
        if self._offers_veto:
            row = plan.tags[0]
            rooms.append(QRectF(plan.veto.left(), row.top(), plan.veto.width(), row.height()))
        keys = [str(place + 1) for place in range(len(rooms))]
        if self._purpose is TaskKind.BALLOT:
            keys = ["J" if card.card else "N" for card in hand.cards]
        tags = self._result.tags if self._result else ()
        return list(zip(rooms, keys, (*tags, *("" for _ in rooms)), strict=False))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _plan(self) -> HandPlan:
        return plan_hand(QSizeF(self.size()), self.ui.theme, self._purpose)

    def _arrange(self) -> None:
        plan = self._plan()
        for card, rect in zip(self._cards, plan.cards, strict=False):
            card.lie_at(rect, plan.unit, plan.capitals)
        if plan.veto.isValid():
            self._veto.lie_at(plan.veto, plan.unit, plan.capitals)
        self.update()

    def _warm_up(self) -> None:
        if self._words is not None:
            plan = self._plan()
            size = plan.cards[0].size()
            ratio = self.devicePixelRatioF()
            self._ink.warm_up(self._purpose, self._words, size, ratio, plan.capitals)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        area = QRectF(self.rect())
        if self._open is None:
            paint_closed_dossier(painter, area, self.ui.renderer, self._cover)
        else:
            palette = self.ui.theme.palette
            # Paper, in the dark scheme, too, as the cards on it are.
            paint_sheet(painter, area, self.ui.renderer, paper=palette.card, edge=palette.card_edge)
            self._paint_words(painter, self._open)
        painter.end()

    def _paint_words(self, painter: QPainter, hand: OpenHand) -> None:
        palette = self.ui.theme.palette
        plan = self._plan()
        font = make_font(Family.TEXT, plan.capitals / Family.TEXT.capitals)
        ink = colour(palette.on_card)
        centre = Qt.AlignmentFlag.AlignHCenter
        heading = plan.heading.adjusted(0, plan.capitals * 0.6, 0, 0)
        draw_passages(painter, heading, [Passage(hand.heading, bold=True)], font, ink, centre)
        self._paint_below(painter, plan, hand)
        if plan.rule.isValid():
            painter.fillRect(plan.rule, colour(palette.on_card, 0.3))
        sentence = [Passage(join_last_words(self._sentence_of(hand)))]
        draw_passages(painter, plan.sentence, sentence, font, ink, centre)
        if hand.lines:
            self._paint_lines(painter, plan, hand, font)
            self._paint_seen(painter, plan, hand, font)

    def _paint_below(self, painter: QPainter, plan: HandPlan, hand: OpenHand) -> None:
        below = self._below(plan, hand)
        if not below:
            return
        palette, row = self.ui.theme.palette, plan.tags[0]
        ink, paper = colour(palette.on_card), colour(palette.card)
        side, gap = row.height() * 0.8, row.height() * 0.22
        # One size for all tags, so that none stands out.
        width = row.width() - side - gap * 2
        texts = [text for _, _, text in below]
        common = find_common_capitals(texts, Family.GOTHIC, row.height() * 0.5, width, row.height())
        # A long name is cut off before all tags become too small to read.
        capitals = max(common, row.height() * _LEAST_TAG)
        for place, (room, key, text) in enumerate(below):
            short = elide_text(text, Family.GOTHIC, capitals, width, row.height())
            fitted = fit_text(short, Family.GOTHIC, capitals, width, row.height())
            across = side + (gap + fitted.width if text else 0.0)
            cap = QRectF(room.center().x() - across / 2, room.center().y() - side / 2, side, side)
            chosen = place == self._choice
            line = side * 0.08
            fill_path(painter, make_rounded_path(cap, side * 0.16), ink)
            if not chosen:
                # The lower edge is thicker, like that of a key.
                fill_path(
                    painter,
                    make_rounded_path(cap.adjusted(line, line, -line, -line * 1.8), side * 0.1),
                    paper,
                )
            draw_text(painter, cap, key, Family.GOTHIC, side * 0.5, paper if chosen else ink, lines=1)
            beside = QRectF(cap.right() + gap, room.top(), fitted.width + 1, room.height())
            draw_fitted(painter, beside, fitted, Family.GOTHIC, ink)

    def _paint_lines(self, painter: QPainter, plan: HandPlan, hand: OpenHand, font: QFont) -> None:
        """Paint the lines in a size in which every role's lines fit, so that the size reveals no role."""
        width = plan.lines[0].width()
        size = font.pixelSize()
        while size > _LEAST_PIXELS and any(
            set_in_lines(lines, width, font) is None for lines in hand.possible_lines
        ):
            size -= 1
            font.setPixelSize(size)
        printed = set_in_lines(hand.lines, width, font) or ()
        ink = colour(self.ui.theme.palette.on_card)
        for number, (rect, line) in enumerate(zip(plan.lines, printed, strict=False)):
            draw_line_filled_with_hatching(painter, rect, line, font, ink, bold=number == 0)

    def _paint_seen(self, painter: QPainter, plan: HandPlan, hand: OpenHand, font: QFont) -> None:
        """Paint memories on both sides of the cards, the older half on the left."""
        half = (len(hand.seen) + 1) // 2 if len(hand.seen) > 3 else len(hand.seen)
        left = [
            Passage(hand.seen_title, bold=True),
            *(Passage(line, before=0.15) for line in hand.seen[:half]),
        ]
        right = [Passage(line, before=0.15) for line in hand.seen[half:]]
        ink = colour(self.ui.theme.palette.on_card)
        for rect, column in ((plan.left, left), (plan.right, right)):
            draw_passages(painter, rect, column, font, ink)


def set_in_lines(lines: tuple[str, ...], width: float, font: QFont) -> tuple[str, ...] | None:
    """Return the lines broken as they are printed; None if one of them doesn't fit."""
    printed: list[str] = []
    for number, line in enumerate(lines):
        room = _ROLE_LINES - len(lines) + 1 if number == _ALLIES else 1
        broken = wrapped(line, width, font, bold=number == 0, lines=room)
        if broken is None:
            return None
        printed += broken
    return tuple(printed)
