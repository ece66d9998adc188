"""The painted parts of a page about a round: cards, claims, shifts of suspicion, ballots, log."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from shgui.engine.types import Party, Policy
from shgui.ui.after_game.review_rounds import ReviewRound
from shgui.ui.after_game.review_texts import AccountText, BallotText, ShiftText
from shgui.ui.after_game.round_setting import RoundSetting
from shgui.ui.paint.context import PaintContext, make_smooth_painter
from shgui.ui.paint.drawables import ASPECTS, PARTY_MARKS, POLICY_MARKS, Back, BackDrawable, PolicyDrawable
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
"""The least width of a ballot, and its height, in modules."""
_BAR = (32.0, 6.4)


class AccountCards(Picture):
    """The cards of an account, face down where they are hidden; or a party that was seen."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._cards: tuple[Policy | None, ...] = ()
        self._party: Party | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_account(self, account: AccountText) -> None:
        words = self.ui.words
        self._cards, self._party = account.cards, account.party
        names = [terms.get_policy_adjective(words, card) for card in account.cards if card is not None]
        if account.party is not None:
            names.append(terms.get_party_name(words, account.party))
        self.setAccessibleName(words.row_of(names) if names else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        height = unit * _CARD
        wide = (height * ASPECTS[PolicyDrawable] + unit) * len(self._cards)
        return QSize(round(max(wide, height if self._party is not None else 0)), round(height))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        unit = self.ui.theme.space.unit
        painter = make_smooth_painter(self)
        width = self.height() * ASPECTS[PolicyDrawable]
        for place, card in enumerate(self._cards):
            rect = QRectF(place * (width + unit), 0, width, self.height())
            if card is None:
                self.ui.renderer.draw(painter, rect, BackDrawable(Back.POLICY))
            else:
                self.ui.renderer.draw(
                    painter, rect, PolicyDrawable(card, terms.get_policy_adjective(self.ui.words, card))
                )
        if self._party is not None:
            side = self.height() * 0.84
            rect = QRectF(0, (self.height() - side) / 2, side, side)
            self.ui.renderer.mark(painter, rect, PARTY_MARKS[self._party])
        painter.end()


class ClaimMarks(Picture):
    """The cards that were claimed as icons, with one more for a claim that differs from the truth."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._marks: tuple[Icon, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_account(self, account: AccountText) -> None:
        marks = [POLICY_MARKS[card] for card in account.said_cards]
        if account.said_party is not None:
            marks.append(PARTY_MARKS[account.said_party])
        if account.untrue:
            marks.append(Icon.CLAIM_UNTRUE)
        self._marks = tuple(marks)
        lie = self.ui.words.pgettext("mark", "said otherwise than seen") if account.untrue else ""
        self.setAccessibleName(lie)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        return QSize(round(len(self._marks) * unit * (_SIGN + 1)), round(unit * _SIGN))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        unit = self.ui.theme.space.unit
        painter = make_smooth_painter(self)
        for place, mark in enumerate(self._marks):
            rect = QRectF(place * unit * (_SIGN + 1), 0, unit * _SIGN, unit * _SIGN)
            self.ui.renderer.mark(painter, rect, mark, paper=self.ui.theme.palette.ground)
        painter.end()


class ShiftBars(Picture):
    """Two bars for the suspicion of a player: before a round hollow, after it hatched."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._shift: ShiftText | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shift(self, shift: ShiftText) -> None:
        self._shift = shift
        self.setAccessibleName(f"{shift.name}: {shift.sentence}")
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        return QSize(round(unit * _BAR[0]), round(unit * _BAR[1]))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        shift = self._shift
        if shift is None:
            return
        theme = self.ui.theme
        ink, unit = colour(theme.palette.ink), theme.space.unit
        painter = make_smooth_painter(self)
        context = PaintContext(theme, self.ui.renderer.art, self.devicePixelRatioF())
        fill_rect(painter, QRectF(self.rect()), colour(theme.palette.raised))
        half = self.height() / 2
        before = QRectF(0, half * 0.14, self.width() * shift.before, half * 0.72)
        frame(painter, context, before, unit * 0.28, ink)
        after = QRectF(0, half * 1.14, self.width() * shift.after, half * 0.72)
        area = QPainterPath()
        area.addRect(after)
        hatch(painter, context, area, unit * 1.3, unit * 0.3, ink)
        frame(painter, context, after, unit * 0.2, ink)
        fill_rect(painter, QRectF(0, 0, max(1.0, unit * 0.28), self.height()), ink)
        painter.end()


class BallotCards(Picture):
    """All ballots as small cards with their voters, in as many rows as needed."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._ballots: tuple[BallotText, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_ballots(self, ballots: tuple[BallotText, ...], spoken: str) -> None:
        self._ballots = ballots
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        rows = -(-len(self._ballots) // self._across(width)) if self._ballots else 0
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
        rows = -(-len(self._ballots) // most) if self._ballots else 1
        return -(-len(self._ballots) // rows) if self._ballots else 1

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        across = self._across(self.width())
        width = (self.width() - self._gap * (across - 1)) / across
        width = min(width, self.ui.theme.space.unit * _BALLOT[0] * self._share * 1.9)
        painter = make_smooth_painter(self)
        for place, ballot in enumerate(self._ballots):
            row, column = divmod(place, across)
            left, top = column * (width + self._gap), row * (self._height + self._gap)
            self._paint(painter, QRectF(round(left), round(top), round(width), round(self._height)), ballot)
        painter.end()

    def _paint(self, painter: QPainter, card: QRectF, ballot: BallotText) -> None:
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
    """The whole log of a round, and the way of its cards."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._rounds: tuple[ReviewRound, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rounds(self, rounds: tuple[ReviewRound, ...]) -> None:
        self._rounds = rounds
        self.setAccessibleName("\n".join(each.text for each in rounds))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        setting = RoundSetting(self.ui.renderer, self.ui.words, max(1, width))
        return round(sum(setting.height(each) for each in self._rounds))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.heightForWidth(max(1, self.width())))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        setting = RoundSetting(self.ui.renderer, self.ui.words, self.width())
        top = 0.0
        for each in self._rounds:
            height = setting.height(each)
            setting.draw(painter, QRectF(0, top, self.width(), height), each)
            top += height
        painter.end()
