"""What somebody says he saw, tapped in card by card. Optional, and nothing follows from it."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Party, Phase, Policy
from shgui.table.lines import Claim, ClaimKind, ClaimNoted, Line, Occasion
from shgui.ui import names as object_names
from shgui.ui.game.screens import PRIVATE
from shgui.ui.game.wishes import NoteClaim
from shgui.ui.paint.backdrop_faces import SheetFace
from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.faces import ASPECTS, PartyFace, PolicyFace
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.text import draw_text
from shgui.ui.table.layout import sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.target import target
from shgui.ui.widgets.type_button import Kind, Painted, TypeButton
from shgui.words import claims, terms
from shgui.words.catalogue import Catalogue

_MOST_CARDS = 3


def open_occasions(
    occasions: Sequence[Occasion], chronicle: Iterable[Line], phase: Phase
) -> tuple[Occasion, ...]:
    """What of the latest round can still be claimed; nothing while somebody has cards in hand."""
    if not occasions or phase in PRIVATE or phase is Phase.VETO_ANSWER:
        return ()
    noted = {line.claim.occasion for line in chronicle if isinstance(line, ClaimNoted)}
    latest = occasions[-1].round
    return tuple(each for each in occasions if each.round == latest and each not in noted)


class ClaimCard(Painted):
    """Turns over at every tap: Liberal or Fascist."""

    def __init__(self, renderer: Renderer, parent: QWidget, place: int) -> None:
        super().__init__(renderer, parent, object_names.table_claim_card(place))
        self.liberal = False
        self.party = False
        self._words: Catalogue | None = None

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        self.setAccessibleName(self._face.word if self._face is not None else "")
        self.update()

    def turn(self) -> None:
        self.liberal = not self.liberal
        if self._words is not None:
            self.retranslate(self._words)

    @property
    def _face(self) -> PolicyFace | PartyFace | None:
        if self._words is None:
            return None
        if self.party:
            party = Party.LIBERAL if self.liberal else Party.FASCIST
            return PartyFace(party, terms.party(self._words, party))
        policy = Policy.LIBERAL if self.liberal else Policy.FASCIST
        return PolicyFace(policy, terms.policy(self._words, policy))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        face = self._face
        if face is not None:
            painter = QPainter(self)
            self._renderer.draw(painter, QRectF(self.rect()), face, self.touch)
            painter.end()


class ClaimPanel(QWidget):
    """Lies over the boards while it is open."""

    def __init__(self, renderer: Renderer, parent: QWidget, wish: Callable[[NoteClaim], None]) -> None:
        super().__init__(parent)
        self._page = parent
        self._wish = wish
        self._renderer = renderer
        self._words: Catalogue | None = None
        self._names: tuple[str, ...] = ()
        self._occasions: tuple[Occasion, ...] = ()
        self.cards = tuple(ClaimCard(renderer, self, place) for place in range(_MOST_CARDS))
        for card in self.cards:
            card.clicked.connect(card.turn)
        self.note = TypeButton(renderer, self, object_names.TABLE_CLAIMS_DONE, kind=Kind.PRIMARY)
        self.note.clicked.connect(self._note)
        self.skip = TypeButton(renderer, self, object_names.TABLE_CLAIMS_SKIP)
        self.skip.clicked.connect(self._skip)
        self.close_button = TypeButton(
            renderer, self, object_names.TABLE_CLAIMS_CLOSE, kind=Kind.QUIET, mark=Mark.CLOSE
        )
        self.close_button.clicked.connect(self.hide)
        self.hide()

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        for button in (*self.cards, self.note, self.skip, self.close_button):
            button.set_renderer(renderer)
        self._arrange()

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        # Translators: button; writes down what a player claims to have seen; max 24
        self.note.set_words(words.pgettext("button", "Write it down"))
        # Translators: button; this player claims nothing; max 24
        self.skip.set_words(words.pgettext("button", "No claim"))
        self.close_button.setAccessibleName(words.pgettext("button", "Close"))
        for card in self.cards:
            card.retranslate(words)
        self.update()

    def ask(self, occasions: Sequence[Occasion], names: tuple[str, ...], within: QRect) -> None:
        """Open for the first of these; the others follow."""
        self._occasions, self._names = tuple(occasions), names
        height = round(within.height() * 0.72)
        size = QRect(0, 0, min(within.width(), round(height * 1.5)), height)
        size.moveCenter(within.center())
        self.setGeometry(size)
        self.raise_()
        self.show()
        self._begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._note()
        elif event.key() - Qt.Key.Key_1 in range(len(self._shown_cards)):
            self._shown_cards[event.key() - Qt.Key.Key_1].turn()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        if self.isAncestorOf(self.window().focusWidget()):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._words is None or not self._occasions:
            return
        theme = self._renderer.theme
        painter = smooth_painter(self)
        self._renderer.draw(painter, QRectF(self.rect()), SheetFace())
        question = claims.occasion_question(self._words, self._occasions[0], self._names)
        room = QRectF(self._inner)
        room.setHeight(room.height() * 0.24)
        room.setRight(self.close_button.x() - theme.space.small)
        family, capitals = theme.type.family(Text.HEADLINE), theme.type.capitals(Text.LABEL) * 0.8
        draw_text(painter, room, question, family, capitals, colour(theme.palette.ink), lines=3)
        painter.end()

    @property
    def _shown_cards(self) -> tuple[ClaimCard, ...]:
        count = self._occasions[0].kind.cards or 1 if self._occasions else 0
        return self.cards[:count]

    @property
    def _inner(self) -> QRect:
        return sheet_room(self.rect(), self._renderer.theme)

    def _begin(self) -> None:
        if not self._occasions:
            self.hide()
            return
        for card in self.cards:
            card.setVisible(card in self._shown_cards)
            card.party = self._occasions[0].kind is ClaimKind.SAW_PARTY
            card.liberal = False
        if self._words is not None:
            self.retranslate(self._words)
        self._arrange()
        self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        space, inner = self._renderer.theme.space, self._inner
        least = target(self._renderer.theme)
        self.close_button.setGeometry(QRect(inner.right() + 1 - least, inner.top(), least, least))
        button_height = max(least, round(inner.height() * 0.14))
        top = inner.bottom() + 1 - button_height
        half = (inner.width() - space.medium) // 2
        self.skip.setGeometry(QRect(inner.left(), top, half, button_height))
        self.note.setGeometry(QRect(inner.right() + 1 - half, top, half, button_height))
        room = QRect(inner.left(), inner.top() + round(inner.height() * 0.26), inner.width(), 0)
        room.setBottom(top - space.medium)
        cards = self._shown_cards
        width = round(
            min(room.height() * ASPECTS[PolicyFace], room.width() / max(1, len(cards)) - space.medium)
        )
        row = len(cards) * width + (len(cards) - 1) * space.medium
        left = room.center().x() - row // 2
        for card in cards:
            card.setGeometry(QRect(left, room.top(), width, round(width / ASPECTS[PolicyFace])))
            left += width + space.medium

    def _note(self) -> None:
        occasion = self._occasions[0]
        cards = self._shown_cards
        if occasion.kind is ClaimKind.SAW_PARTY:
            claim = Claim(occasion, party=Party.LIBERAL if cards[0].liberal else Party.FASCIST)
        else:
            told = tuple(Policy.LIBERAL if card.liberal else Policy.FASCIST for card in cards)
            claim = Claim(occasion, cards=told)
        self._skip()
        self._wish(NoteClaim(claim))

    def _skip(self) -> None:
        self._occasions = self._occasions[1:]
        self._begin()
