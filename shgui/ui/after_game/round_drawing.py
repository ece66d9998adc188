"""Drawing a round: across the review, on its printed pages, and narrow on the sheet beside a replay."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.engine.types import Party, Policy, Role
from shgui.presentation.round_scene import Deed, DeedScene, HandScene, OfficeHolder, RoundScene
from shgui.ui.after_game.page_drawing import PageDrawing
from shgui.ui.paint.drawables import (
    OFFICE_MARKS,
    PARTY_MARKS,
    ROLE_MARKS,
    SmallPolicyDrawable,
    get_power_icon,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Family, colour
from shgui.words import story_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.claim_texts import get_lie_stamp

WIDTH = 1232.0
"""The width of the drawing."""
_WIDE = 1150.0
"""The least width at which all parts stand side by side."""
_HOLDERS, _VOTES, _SESSION, _RESULT, _PLAY = 64.0, 294.0, 520.0, 1034.0, 1210.0
"""Where the parts begin, in the drawing."""
_CARD = 34.0
_CARD_SHAPE = 25 / 34
_CARDS_GROW = 1.3
"""Cards grow less than words."""
_DEEDS: Mapping[Deed, Icon] = {
    Deed.EXECUTION: Icon.EXECUTE,
    Deed.SPECIAL_ELECTION: Icon.SPECIAL_ELECTION,
    Deed.VETO: Icon.VETO,
    Deed.CHAOS: Icon.CHAOS,
}


class RoundDrawing(PageDrawing):
    def __init__(
        self,
        renderer: Renderer,
        words: Catalogue,
        painter: QPainter | None = None,
        *,
        card: float = _CARD,
        pressed: bool = True,
        keep: bool = True,
    ) -> None:
        """`card` is the height of a card in the drawing; `pressed`: a press watches the round."""
        super().__init__(renderer, painter, keep=keep)
        self._words = words
        self._pressed = pressed
        self._card = card * min(self.letter, self.unit * _CARDS_GROW)

    def put_round(self, scene: RoundScene, left: float, top: float, width: float) -> float:
        """Draw a round, or only measure it; return its height."""
        if scene.holders and width >= _WIDE * self.letter:
            return self._put_wide(scene, left, top, width)
        if scene.holders:
            return self._put_narrow(scene, left, top, width)
        head = 26 * self.letter
        self.put_line(QRectF(left, top, width, head), scene.heading, Family.GOTHIC, 23)
        self.put_rect(QRectF(left, top + head, width, max(1.0, self.unit)), self._palette.ink)
        return head + self._put_session(scene, left, top + head, width) + 12 * self.unit

    def _put_wide(self, scene: RoundScene, left: float, top: float, width: float) -> float:
        share = width / WIDTH

        def at(place: float) -> float:
            return left + place * share

        self._put_number(scene, left, top, 60 * share)
        foot = top + 14 * self.unit
        heights = (
            14 * self.unit + self._put_holders(scene.holders, at(_HOLDERS), foot, 216 * share),
            14 * self.unit + self._put_votes(scene, at(_VOTES), foot, 212 * share),
            self._put_session(scene, at(_SESSION), top, 504 * share),
            12 * self.unit + self._put_result(scene, at(_RESULT), top + 12 * self.unit, 168 * share),
        )
        if self._pressed:
            self.put_mark(at(_PLAY), top + 38 * self.unit, 18 * self.letter, Icon.PLAY)
        return max(heights) + 10 * self.unit

    def _put_narrow(self, scene: RoundScene, left: float, top: float, width: float) -> float:
        """Draw the parts below one another where they don't fit side by side."""
        letter, gap = self.letter, 14 * self.unit
        self._put_number(scene, left, top, 50 * letter)
        play = 18 * letter
        self.put_mark(left + width - play, top + 14 * self.unit + 17 * letter, play, Icon.PLAY)
        inner, room = left + 58 * letter, width - 58 * letter - play - gap
        y = top + gap
        both = room >= 430 * letter
        beside = 230 * letter if both else room
        used = self._put_holders(scene.holders, inner, y, beside - gap)
        if both:
            used = max(used, self._put_votes(scene, inner + beside, y, room - beside))
        else:
            used += gap + self._put_votes(scene, inner, y + used + gap, room)
        y += used
        right = 170 * letter
        if scene.policy is not None and room - right >= 390 * letter:
            high = self._put_result(scene, inner + room - right, y + 12 * self.unit, right)
            y += max(12 * self.unit + high, self._put_session(scene, inner, y, room - right - gap))
        else:
            y += self._put_session(scene, inner, y, room)
            y += self._put_result(scene, inner, y + gap / 2, room) + gap / 2
        return y + 10 * self.unit - top

    def _put_number(self, scene: RoundScene, left: float, top: float, width: float) -> None:
        room = QRectF(left, top + 14 * self.unit, width, 40 * self.letter)
        self.put_line(room, self._words.number(scene.number), Family.POSTER, 44)

    # Government and votes

    def _put_holders(self, holders: tuple[OfficeHolder, ...], left: float, top: float, width: float) -> float:
        row = 31 * self.letter
        for place, holder in enumerate(holders):
            middle = top + (place + 0.5) * row
            x = left
            marks = [(OFFICE_MARKS[holder.office], 19.0)]
            if holder.role is not None:
                marks.append((ROLE_MARKS[holder.role], 24.0))
            if holder.bot:
                marks.append((Icon.BOT, 20.0))
            for mark, side in marks:
                self.put_mark(x, middle, side * self.letter, mark)
                x += (side + 7) * self.letter
            room = QRectF(x, middle - row / 2, left + width - x, row)
            self.put_line(room, holder.name, Family.GOTHIC, 23, lines=2)
        return row * len(holders)

    def _put_votes(self, scene: RoundScene, left: float, top: float, width: float) -> float:
        if not scene.voters:
            return 0.0
        high = 30 * self.letter
        x = left
        for ja, count in ((True, scene.ja), (False, scene.nein)):
            text = f"{terms.get_ballot_word(ja)}\N{NO-BREAK SPACE}{self._words.number(count)}"
            wide = self.width_of(text, Family.POSTER, 18) + 20 * self.letter
            self._put_ballot(QRectF(x, top, wide, high), text, ja=ja)
            x += wide + 8 * self.letter
        note = top + high + 5 * self.unit
        return note - top + self.put_paragraph(left, note, width, scene.voters, 15)

    def _put_ballot(self, rect: QRectF, text: str, *, ja: bool) -> None:
        palette = self._palette
        paper, ink = (palette.card, palette.on_card) if ja else (palette.on_card, palette.card)
        self.put_rect(rect, palette.on_card if ja else palette.card)
        edge = max(1.0, self.unit)
        self.put_rect(rect.adjusted(edge, edge, -edge, -edge), paper)
        inset = 3 * self.unit
        self.put_frame(rect.adjusted(inset, inset, -inset, -inset), 1.5 * self.unit, ink)
        if self._painter is not None:
            self._put_inked(rect, text, ink)

    def _put_inked(self, rect: QRectF, text: str, ink: str) -> None:
        from_palette, self._palette = self._palette, self._palette._replace(ink=ink)
        self.put_line(rect, text, Family.POSTER, 18, align=Qt.AlignmentFlag.AlignHCenter)
        self._palette = from_palette

    # Hands and deeds

    def _put_session(self, scene: RoundScene, left: float, top: float, width: float) -> float:
        y = top + 12 * self.unit
        if scene.note:
            y += self.put_paragraph(left, y, width, scene.note, 17, soft=True)
        if scene.stamp:
            high = 46 * self.letter
            self.put_slip(left, y + high / 2, scene.stamp, 26, inked=False)
            y += high
        if scene.ending:
            side = 56 * self.letter
            self.put_mark(left, y + side / 2, side, Icon.HITLER)
            room = QRectF(left + side + 16 * self.unit, y, width - side - 16 * self.unit, side)
            self.put_line(room, scene.ending.upper(), Family.POSTER, 36)
            y += side
        session = [hand for hand in scene.hands if hand.power is None]
        label = max((self.width_of(hand.label, Family.GOTHIC, 18) for hand in session), default=0.0)
        label = min(max(label, 52 * self.letter), 110 * self.letter)
        first = y
        used = 0.0
        cards = max((len(hand.cards) for hand in session), default=0)
        for hand in session:
            high, wide = self._put_hand(hand, left, y, width, label, cards)
            y, used = y + high, max(used, wide)
        if scene.clash and session:
            y = max(y, self._put_clash(scene.clash, left, first, y, used, width))
        for hand in scene.hands:
            if hand.power is not None:
                y += self._put_hand(hand, left, y, width, width * 0.5)[0]
        for deed in scene.deeds:
            y += self._put_deed(deed, left, y, width)
        return y - top

    def _put_hand(
        self, hand: HandScene, left: float, top: float, width: float, label: float, cards: int = 0
    ) -> tuple[float, float]:
        """Draw a hand and the claim about it, each with room for so many cards; return height and width."""
        letter = self.letter
        row = max(self._card, 24 * letter) + 7 * self.unit
        y, x = top, left
        if hand.name:
            y += self._put_player(hand, left, top, width)
        else:
            if hand.power is not None:
                self.put_mark(x, y + row / 2, 25 * letter, get_power_icon(hand.power))
                x += 35 * letter
                label = min(label, self.width_of(hand.label, Family.GOTHIC, 19))
            room = QRectF(x, y, label, row)
            size = 18 if hand.power is None else 19
            self.put_line(room, hand.label, Family.GOTHIC, size, lines=2)
            x += label + 12 * letter
        least = self._card_step * cards - 3 * self.unit
        x = max(x + least, self._put_seen(hand, x, y + row / 2))
        if hand.honest is None:
            return y + row - top, x - left
        said = story_texts.get_said_label(self._words)
        wide = self._claim_width(hand, said, cards)
        x += 16 * letter
        if x + wide > left + width:
            y, x = y + row, left + (0 if hand.name else 12 * letter)
        end = self._put_claim(hand, said, x, y + row / 2, least)
        return y + row - top, end - left

    def _put_player(self, hand: HandScene, left: float, top: float, width: float) -> float:
        """Draw the player and what was seen; return the height."""
        letter = self.letter
        name = min(self.width_of(hand.name, Family.GOTHIC, 21), width)
        high = 28 * letter
        self.put_line(QRectF(left, top, width, high), hand.name, Family.GOTHIC, 21)
        what = self.width_of(hand.label, Family.TEXT, 16)
        if name + 12 * letter + what <= width:
            room = QRectF(left + name + 12 * letter, top, what, high)
            self.put_line(room, hand.label, Family.TEXT, 16, soft=True)
            return high
        return high + self.put_paragraph(left, top + high, width, hand.label, 16, soft=True)

    def _put_seen(self, hand: HandScene, left: float, middle: float) -> float:
        """Draw the cards or the party; return where they end."""
        if hand.party is not None:
            return self._put_party(hand.party, left, middle)
        end = self._put_cards(hand.cards, left, middle)
        for place in hand.away:
            self._put_stroke(left + place * self._card_step, middle)
        return end

    def _put_claim(self, hand: HandScene, said: str, left: float, middle: float, least: float) -> float:
        letter = self.letter
        wide = self.width_of(said, Family.GOTHIC, 18)
        room = QRectF(left, middle - 14 * letter, wide, 28 * letter)
        self.put_line(room, said, Family.GOTHIC, 18, soft=True)
        begin = left + wide + 10 * letter
        if hand.said_party is not None:
            end = self._put_party(hand.said_party, begin, middle)
        else:
            end = self._put_cards(hand.said_cards, begin, middle)
        aligned = max(end, begin + least)
        if hand.honest:
            self.put_mark(aligned + 14 * letter, middle, 17 * letter, Icon.CHECK)
            return aligned + 31 * letter
        half = max(self._card, 24 * letter) / 2
        around = QRectF(begin, middle - half, end - begin, half * 2)
        apart = 5 * self.unit
        self.put_frame(around.adjusted(-apart, -apart, apart, apart), 3 * self.unit, self._palette.ink)
        lie = get_lie_stamp(self._words)
        return aligned + 14 * letter + self.put_slip(aligned + 14 * letter, middle, lie, 15, inked=True)

    def _claim_width(self, hand: HandScene, said: str, cards: int) -> float:
        lie = self.width_of(get_lie_stamp(self._words).upper(), Family.POSTER, 15)
        shown = self._card_step * max(cards, len(hand.said_cards)) or 26 * self.letter
        said_width = self.width_of(said, Family.GOTHIC, 18) + 10 * self.letter
        return said_width + shown + (31 * self.letter if hand.honest else lie + 30 * self.letter)

    @property
    def _card_step(self) -> float:
        return self._card * _CARD_SHAPE + 3 * self.unit

    def _put_cards(self, cards: tuple[Policy, ...], left: float, middle: float) -> float:
        for place, card in enumerate(cards):
            at = left + place * self._card_step
            rect = QRectF(at, middle - self._card / 2, self._card * _CARD_SHAPE, self._card)
            self.put_drawable(rect, SmallPolicyDrawable(card))
        return left + max(0.0, self._card_step * len(cards) - 3 * self.unit)

    def _put_party(self, party: Party, left: float, middle: float) -> float:
        side = 26 * self.letter
        self.put_mark(left, middle, side, PARTY_MARKS[party])
        return left + side

    def _put_stroke(self, left: float, middle: float) -> None:
        """Strike out a discarded card."""
        if self._painter is None:
            return
        wide, half = self._card * _CARD_SHAPE, self._card / 2
        for ink, share in ((self._palette.card, 0.17), (self._palette.on_card, 0.08)):
            pen = self._painter.pen()
            pen.setColor(colour(ink))
            pen.setWidthF(wide * share)
            self._painter.setPen(pen)
            begin = QPointF(left + wide * 0.1, middle + half * 0.85)
            self._painter.drawLine(begin, QPointF(left + wide * 0.9, middle - half * 0.85))

    def _put_clash(
        self, text: str, left: float, top: float, bottom: float, used: float, width: float
    ) -> float:
        """Draw a bracket round two hands with what is said of both; return where it ends."""
        letter = self.letter
        x = left + used + 16 * letter
        room = left + width - x - 14 * letter
        if room < 84 * letter:
            return bottom + self._put_line_with_mark(Icon.CLAIMS_CLASH, text, left, bottom, width)
        line, tick = max(2.0, 3 * self.unit), 8 * self.unit
        if self._painter is not None:
            ink = colour(self._palette.ink)
            upper, lower = top + 4 * self.unit, bottom - 10 * self.unit
            fill_rect(self._painter, QRectF(x, upper, line, lower - upper), ink)
            for y in (upper, lower - line):
                fill_rect(self._painter, QRectF(x - tick + line, y, tick, line), ink)
        words = QRectF(x + 14 * letter, top, room, bottom - top - 6 * self.unit)
        self.put_line(words, text, Family.GOTHIC, 17, lines=3)
        return bottom

    def _put_deed(self, deed: DeedScene, left: float, top: float, width: float) -> float:
        return self._put_line_with_mark(_DEEDS[deed.deed], deed.text, left, top, width, deed.role)

    def _put_line_with_mark(
        self, mark: Icon, text: str, left: float, top: float, width: float, role: Role | None = None
    ) -> float:
        letter = self.letter
        row = 30 * letter
        self.put_mark(left, top + row / 2, 25 * letter, mark)
        x = left + 35 * letter
        beside = 0.0 if role is None else 34 * letter
        wide = min(self.width_of(text, Family.GOTHIC, 19) + 2, left + width - x - beside)
        self.put_line(QRectF(x, top, wide, row), text, Family.GOTHIC, 19, lines=2)
        if role is not None:
            self.put_mark(x + wide + 10 * letter, top + row / 2, 24 * letter, ROLE_MARKS[role])
        return row + 2 * self.unit

    # The result

    def _put_result(self, scene: RoundScene, left: float, top: float, width: float) -> float:
        if scene.policy is None:
            return 0.0
        grown = self._card / _CARD
        wide, high = 54 * min(grown, self.unit * _CARDS_GROW), 73 * min(grown, self.unit * _CARDS_GROW)
        self.put_drawable(QRectF(left, top, wide, high), SmallPolicyDrawable(scene.policy))
        x = left + wide + 12 * self.unit
        room = QRectF(x, top, left + width - x, high)
        self.put_line(room, scene.policy_words, Family.GOTHIC, 20, lines=3)
        return high
