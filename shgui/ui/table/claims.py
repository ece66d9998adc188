"""What somebody says he saw, tapped in card by card. Optional, and nothing follows from it."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.events import Event
from shgui.engine.types import Party, Phase, Policy
from shgui.table.claim_checks import contradiction
from shgui.table.lines import Claim, ClaimKind, ClaimNoted, Line, Occasion
from shgui.ui import names as object_names
from shgui.ui.game.screens import PRIVATE
from shgui.ui.game.wishes import NoteClaim
from shgui.ui.paint.backdrop_faces import SheetFace
from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.faces import ASPECTS, PartyFace, PlaceFace, PolicyFace
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.text import draw_text
from shgui.ui.table.layout import sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.target import target
from shgui.ui.widgets.type_button import Kind, Painted, TypeButton
from shgui.words import claims, terms
from shgui.words.catalogue import Catalogue

_MOST_CARDS = 3


def open_occasions(
    occasions: Sequence[Occasion], chronicle: Iterable[Line], phase: Phase
) -> tuple[Occasion, ...]:
    """What of the latest round can still be claimed, or else corrected; nothing while somebody has cards in
    hand.
    """
    if not occasions or phase in PRIVATE or phase is Phase.VETO_ANSWER:
        return ()
    noted = {line.claim.occasion for line in chronicle if isinstance(line, ClaimNoted)}
    latest = tuple(each for each in occasions if each.round == occasions[-1].round)
    return tuple(each for each in latest if each not in noted) or latest


class ClaimCard(Painted):
    """An empty place, and from the first tap on turned over at every tap: Liberal or Fascist."""

    def __init__(self, renderer: Renderer, parent: QWidget, place: int) -> None:
        super().__init__(renderer, parent, object_names.table_claim_card(place))
        self.liberal: bool | None = None
        self.party = False
        self._words: Catalogue | None = None

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        face = self._face
        word = face.word if isinstance(face, PolicyFace | PartyFace) else claims.not_chosen(words)
        self.setAccessibleName(word)
        self.update()

    def turn(self) -> None:
        self.liberal = not self.liberal
        if self._words is not None:
            self.retranslate(self._words)

    @property
    def _face(self) -> PolicyFace | PartyFace | PlaceFace | None:
        if self._words is None:
            return None
        if self.liberal is None:
            return PlaceFace()
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
        self._doubt_room = QRect()
        self._renderer = renderer
        self._words: Catalogue | None = None
        self._names: tuple[str, ...] = ()
        self._occasions: tuple[Occasion, ...] = ()
        self._history: tuple[Event, ...] = ()
        self.doubt = ""
        """Why what is chosen can't be true, by what all have seen."""
        self.cards = tuple(ClaimCard(renderer, self, place) for place in range(_MOST_CARDS))
        for card in self.cards:
            card.clicked.connect(self._turn)
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

    def ask(
        self,
        occasions: Sequence[Occasion],
        history: tuple[Event, ...],
        names: tuple[str, ...],
        within: QRect,
    ) -> None:
        """Open for the first of these; the others follow. `history` is what all have seen."""
        self._occasions, self._history, self._names = tuple(occasions), history, names
        height = round(within.height() * 0.94)
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
            self._shown_cards[event.key() - Qt.Key.Key_1].click()
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
        if self.doubt:
            family, capitals = theme.type.family(Text.BODY), theme.type.capitals(Text.BODY)
            ink = colour(theme.palette.ink)
            draw_text(painter, QRectF(self._doubt_room), self.doubt, family, capitals, ink, lines=2)
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
            card.liberal = None
        if self._words is not None:
            self.retranslate(self._words)
        self._arrange()
        self._judge()
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
        height = round(min(self._renderer.theme.type.capitals(Text.BODY) * 4, inner.height() * 0.14))
        self._doubt_room = QRect(inner.left(), top - space.small - height, inner.width(), height)
        room.setBottom(self._doubt_room.top() - space.small)
        cards = self._shown_cards
        width = round(
            min(room.height() * ASPECTS[PolicyFace], room.width() / max(1, len(cards)) - space.medium)
        )
        row = len(cards) * width + (len(cards) - 1) * space.medium
        left = room.center().x() - row // 2
        for card in cards:
            card.setGeometry(QRect(left, room.top(), width, round(width / ASPECTS[PolicyFace])))
            left += width + space.medium

    @property
    def _claim(self) -> Claim | None:
        """What is chosen; None until all of it is."""
        cards = self._shown_cards
        if not cards or any(card.liberal is None for card in cards):
            return None
        occasion = self._occasions[0]
        if occasion.kind is ClaimKind.SAW_PARTY:
            return Claim(occasion, party=Party.LIBERAL if cards[0].liberal else Party.FASCIST)
        told = tuple(Policy.LIBERAL if card.liberal else Policy.FASCIST for card in cards)
        return Claim(occasion, cards=told)

    def _turn(self) -> None:
        card = self.sender()
        if isinstance(card, ClaimCard):
            card.turn()
            self._judge()

    def _judge(self) -> None:
        """Whether it is complete, and what speaks against it; nothing keeps anybody from claiming it."""
        claim = self._claim
        why = None if claim is None else contradiction(claim, self._history)
        self.doubt = "" if why is None or self._words is None else claims.impossible(self._words, why)
        self.note.setEnabled(claim is not None)
        self.note.setAccessibleDescription(self.doubt)
        announce(self, self.doubt)
        self.update()

    def _note(self) -> None:
        claim = self._claim
        if claim is None:
            return
        self._skip()
        self._wish(NoteClaim(claim))

    def _skip(self) -> None:
        self._occasions = self._occasions[1:]
        self._begin()
