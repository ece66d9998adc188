"""What a page about a round is made of: cards as they lay, bars, ballots, and all that was written down."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from shgui.engine.types import Party, Policy
from shgui.ui.after_game.review_rounds import ReviewRound
from shgui.ui.after_game.review_texts import AccountText, ToldBallot, ToldShift
from shgui.ui.after_game.round_setting import RoundSetting
from shgui.ui.paint.context import PaintContext, smooth_painter
from shgui.ui.paint.drawables import ASPECTS, PARTY_MARKS, POLICY_MARKS, Back, BackFace, PolicyFace
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.strokes import frame, hatch
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.bot_sign import after_bot_sign
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext
from shgui.words import terms

_CARD = 9.6
_SIGN = 4.8
_BALLOT = (20.5, 15.0)
"""How wide a ballot is at least, and how high, in modules."""
_BAR = (32.0, 6.4)


class Cards(Picture):
    """Cards as they lay, face down where they are hidden; or a party that was seen."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._cards: tuple[Policy | None, ...] = ()
        self._party: Party | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_deed(self, deed: AccountText) -> None:
        words = self.ui.words
        self._cards, self._party = deed.cards, deed.party
        told = [terms.get_policy_adjective(words, card) for card in deed.cards if card is not None]
        if deed.party is not None:
            told.append(terms.get_party_name(words, deed.party))
        self.setAccessibleName(words.row_of(told) if told else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        height = unit * _CARD
        wide = (height * ASPECTS[PolicyFace] + unit) * len(self._cards)
        return QSize(round(max(wide, height if self._party is not None else 0)), round(height))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        unit = self.ui.theme.space.unit
        painter = smooth_painter(self)
        width = self.height() * ASPECTS[PolicyFace]
        for place, card in enumerate(self._cards):
            rect = QRectF(place * (width + unit), 0, width, self.height())
            if card is None:
                self.ui.renderer.draw(painter, rect, BackFace(Back.POLICY))
            else:
                self.ui.renderer.draw(
                    painter, rect, PolicyFace(card, terms.get_policy_adjective(self.ui.words, card))
                )
        if self._party is not None:
            side = self.height() * 0.84
            rect = QRectF(0, (self.height() - side) / 2, side, side)
            self.ui.renderer.mark(painter, rect, PARTY_MARKS[self._party])
        painter.end()


class Said(Picture):
    """The same as signs, and that it was said otherwise."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._marks: tuple[Icon, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_deed(self, deed: AccountText) -> None:
        marks = [POLICY_MARKS[card] for card in deed.said_cards]
        if deed.said_party is not None:
            marks.append(PARTY_MARKS[deed.said_party])
        if deed.untrue:
            marks.append(Icon.CLAIM_UNTRUE)
        self._marks = tuple(marks)
        told = self.ui.words.pgettext("mark", "said otherwise than seen") if deed.untrue else ""
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        return QSize(round(len(self._marks) * unit * (_SIGN + 1)), round(unit * _SIGN))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        unit = self.ui.theme.space.unit
        painter = smooth_painter(self)
        for place, mark in enumerate(self._marks):
            rect = QRectF(place * unit * (_SIGN + 1), 0, unit * _SIGN, unit * _SIGN)
            self.ui.renderer.mark(painter, rect, mark, paper=self.ui.theme.palette.ground)
        painter.end()


class Shift(Picture):
    """How likely before, hollow, and after, hatched."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._told: ToldShift | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shift(self, told: ToldShift) -> None:
        self._told = told
        self.setAccessibleName(f"{told.name}: {told.sentence}")
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        return QSize(round(unit * _BAR[0]), round(unit * _BAR[1]))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        told = self._told
        if told is None:
            return
        theme = self.ui.theme
        ink, unit = colour(theme.palette.ink), theme.space.unit
        painter = smooth_painter(self)
        context = PaintContext(theme, self.ui.renderer.art, self.devicePixelRatioF())
        fill_rect(painter, QRectF(self.rect()), colour(theme.palette.raised))
        half = self.height() / 2
        before = QRectF(0, half * 0.14, self.width() * told.before, half * 0.72)
        frame(painter, context, before, unit * 0.28, ink)
        after = QRectF(0, half * 1.14, self.width() * told.after, half * 0.72)
        area = QPainterPath()
        area.addRect(after)
        hatch(painter, context, area, unit * 1.3, unit * 0.3, ink)
        frame(painter, context, after, unit * 0.2, ink)
        fill_rect(painter, QRectF(0, 0, max(1.0, unit * 0.28), self.height()), ink)
        painter.end()


class Ballots(Picture):
    """Every ballot as a small card with its voter, as many in a row as have room."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._told: tuple[ToldBallot, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_ballots(self, told: tuple[ToldBallot, ...], sentence: str) -> None:
        self._told = told
        self.setAccessibleName(sentence)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        rows = -(-len(self._told) // self._across(width)) if self._told else 0
        return round(rows * (self._height + self._gap))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.heightForWidth(max(1, self.width())))

    @property
    def _share(self) -> float:
        return max(1.0, self.ui.theme.type.percent / 100)

    @property
    def _gap(self) -> float:
        return self.ui.theme.space.unit

    @property
    def _height(self) -> float:
        return self.ui.theme.space.unit * _BALLOT[1] * (1 + (self._share - 1) * 0.8)

    def _across(self, width: int) -> int:
        least = self.ui.theme.space.unit * _BALLOT[0] * self._share
        most = max(1, int((width + self._gap) // (least + self._gap)))
        rows = -(-len(self._told) // most) if self._told else 1
        return -(-len(self._told) // rows) if self._told else 1

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        across = self._across(self.width())
        width = (self.width() - self._gap * (across - 1)) / across
        width = min(width, self.ui.theme.space.unit * _BALLOT[0] * self._share * 1.9)
        painter = smooth_painter(self)
        for place, ballot in enumerate(self._told):
            row, column = divmod(place, across)
            left, top = column * (width + self._gap), row * (self._height + self._gap)
            self._paint(painter, QRectF(round(left), round(top), round(width), round(self._height)), ballot)
        painter.end()

    def _paint(self, painter: QPainter, card: QRectF, ballot: ToldBallot) -> None:
        theme = self.ui.theme
        palette, unit = theme.palette, theme.space.unit
        context = PaintContext(theme, self.ui.renderer.art, self.devicePixelRatioF())
        paper, ink = (palette.raised, palette.ink) if ballot.ja else (palette.ink, palette.paper)
        fill_rect(painter, card, colour(paper))
        frame(painter, context, card, unit * 0.37, colour(palette.ink))
        inner = card.adjusted(unit * 1.4, unit, -unit * 1.2, -unit * 0.8)
        side = min(inner.height() * 0.4, unit * 4.6 * self._share)
        sign = QRectF(inner.right() - side, inner.top(), side, side)
        self.ui.renderer.mark(painter, sign, ballot.mark, ink=ink, paper=paper)
        left = Qt.AlignmentFlag.AlignLeft
        capitals = theme.type.capitals(Text.CONTROL)
        said = QRectF(inner.left(), inner.top(), inner.width() - side - unit, side)
        word = terms.get_ballot_word(ballot.ja)
        draw_text(painter, said, word, Family.POSTER, capitals * 1.35, colour(ink), align=left, lines=1)
        below = QRectF(inner.left(), sign.bottom(), inner.width(), inner.bottom() - sign.bottom())
        if ballot.bot:
            below = after_bot_sign(self.ui.renderer, painter, below, capitals * 1.2, ink=ink, paper=paper)
        draw_text(painter, below, ballot.name, Family.GOTHIC, capitals * 1.2, colour(ink), align=left)


class LineByLine(Picture):
    """All that was written down of a round, and the way of its cards."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._told: tuple[ReviewRound, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rounds(self, told: tuple[ReviewRound, ...]) -> None:
        self._told = told
        self.setAccessibleName("\n".join(each.told for each in told))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        setting = RoundSetting(self.ui.renderer, self.ui.words, max(1, width))
        return round(sum(setting.height(each) for each in self._told))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.heightForWidth(max(1, self.width())))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = smooth_painter(self)
        setting = RoundSetting(self.ui.renderer, self.ui.words, self.width())
        top = 0.0
        for told in self._told:
            height = setting.height(told)
            setting.draw(painter, QRectF(0, top, self.width(), height), told)
            top += height
        painter.end()
