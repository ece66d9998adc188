"""The panel in which players write down claims, card by card. Claims are optional and have no effect."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from shgui.engine.types import Party, Policy
from shgui.presentation.requests import ClaimChange, NoteClaimRequest, WithdrawClaim
from shgui.presentation.scenes import TableScene
from shgui.table.claim_checks import find_contradiction
from shgui.table.log_lines import Claim, ClaimKind, Occasion, find_standing_claim
from shgui.table.public_facts import list_first_occasions
from shgui.ui import widget_names as object_names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ASPECTS, EmptyPlaceDrawable, PartyDrawable, PolicyDrawable
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.shell.input_guard import invalidate_input
from shgui.ui.table.layout import get_sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, PaintedButton, TypeButton
from shgui.words import claim_texts, terms

_MOST_CARDS = 3
_QUESTION, _ASIDE, _BUTTON = 0.2, 0.14, 0.14
"""Heights as parts of the sheet's."""
_LEAST_HEIGHT, _LEAST_WIDTH = 36, 44
"""Size of the sheet, in capitals of its text."""


class ClaimCard(PaintedButton):
    """An empty place; every tap turns it over, to Liberal or Fascist."""

    def __init__(self, ui: UiContext, parent: QWidget, place: int) -> None:
        super().__init__(ui, parent, object_names.table_claim_card(place))
        self.liberal: bool | None = None
        self.party = False

    def update_texts(self) -> None:
        drawable = self._drawable
        word = (
            drawable.word
            if isinstance(drawable, PolicyDrawable | PartyDrawable)
            else claim_texts.get_not_chosen_text(self.ui.words)
        )
        self.setAccessibleName(word)
        self.update()

    @property
    def _drawable(self) -> PolicyDrawable | PartyDrawable | EmptyPlaceDrawable:
        if self.liberal is None:
            return EmptyPlaceDrawable()
        if self.party:
            party = Party.LIBERAL if self.liberal else Party.FASCIST
            return PartyDrawable(party, terms.get_party_name(self.ui.words, party))
        policy = Policy.LIBERAL if self.liberal else Policy.FASCIST
        return PolicyDrawable(policy, terms.get_policy_adjective(self.ui.words, policy))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._drawable, self.touch)
        painter.end()


class ClaimPanel(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget, request: Callable[[ClaimChange], None]) -> None:
        super().__init__(ui, parent)
        self._page = parent
        self._request = request
        self._question_room = self._aside_room = QRect()
        self._scene: TableScene | None = None
        self._occasions: tuple[Occasion, ...] = ()
        self._queue: tuple[Occasion, ...] = ()
        """The occasion that is asked about, and those that come next."""
        self.question = ""
        self.standing = ""
        """The present claim as a line."""
        self.doubt = ""
        """A reason why the chosen claim can't be true, from public facts."""
        self.occasions = DropList(object_names.TABLE_CLAIMS_OCCASIONS, self, narrow=True)
        self.occasions.activated.connect(self._on_occasion_chosen)
        self.cards = tuple(ClaimCard(ui, self, place) for place in range(_MOST_CARDS))
        for card in self.cards:
            card.clicked.connect(self._turn_pressed_card)
        self.note = TypeButton(ui, self, object_names.TABLE_CLAIMS_DONE, kind=ButtonKind.PRIMARY)
        self.note.clicked.connect(self._note_claim)
        self.skip = TypeButton(ui, self, object_names.TABLE_CLAIMS_SKIP)
        self.skip.clicked.connect(self._go_to_next_occasion)
        self.withdraw = TypeButton(ui, self, object_names.TABLE_CLAIMS_WITHDRAW, mark=Icon.UNDO)
        self.withdraw.clicked.connect(self._withdraw_claim)
        self.close_button = TypeButton(
            ui, self, object_names.TABLE_CLAIMS_CLOSE, kind=ButtonKind.QUIET, mark=Icon.CLOSE
        )
        self.close_button.clicked.connect(self.hide)
        buttons = (self.close_button, *self.cards, self.withdraw, self.skip, self.note)
        for before, behind in pairwise((self.occasions, *buttons)):
            QWidget.setTabOrder(before, behind)
        self.hide()

    def update_theme(self) -> None:
        self._arrange()

    def update_texts(self) -> None:
        words = self.ui.words
        # Translators: button; writes down what a player claims to have seen; max 24
        self.note.set_words(words.pgettext("button", "Write it down"))
        # Translators: button; this player claims nothing; max 24
        self.skip.set_words(words.pgettext("button", "No claim"))
        self.withdraw.set_words(claim_texts.get_withdraw_claim_label(words))
        self.close_button.setAccessibleName(words.pgettext("button", "Close"))
        self.occasions.setAccessibleName(
            # Translators: of a list such as "Round 5. President: Ana"
            words.gettext("What the claim is about")
        )
        self._update_wording()

    def ask(self, scene: TableScene, boards: QRect, room: QRect, occasion: Occasion | None) -> None:
        """Open for this occasion, or for those of the latest round. Lie over the boards, and where texts are
        large, over more of the room.
        """
        self._scene = scene
        self._occasions = scene.claimable
        if occasion is not None and occasion in self._occasions:
            self._queue = (occasion,)
        else:
            self._queue = list_first_occasions(self._occasions, scene.chronicle)
        self._update_wording()
        self.raise_()
        self.show()
        # The sheet's font is known once it is shown.
        self.setGeometry(self._compute_rect(boards, room))
        self._begin_question()

    def follow(self, scene: TableScene) -> None:
        """Follow a claim, a remark or a new player in a seat; the question stays the same."""
        if not self.isVisible():
            return
        before = self._queue
        self._scene, self._occasions = scene, scene.claimable
        self._queue = tuple(each for each in before if each in self._occasions)
        if self._queue[:1] == before[:1]:
            self._update_wording()
        else:
            self._begin_question()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_enter()
        elif event.key() - Qt.Key.Key_1 in range(len(self._shown_cards)):
            self._shown_cards[event.key() - Qt.Key.Key_1].click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        if self.isAncestorOf(self.window().focusWidget()):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable())
        ink = colour(theme.palette.ink)
        family, capitals = theme.type.family(Text.HEADLINE), theme.type.capitals(Text.LABEL) * 0.8
        draw_text(painter, QRectF(self._question_room), self.question, family, capitals, ink, lines=3)
        family, capitals = theme.type.family(Text.BODY), theme.type.capitals(Text.BODY)
        draw_text(painter, QRectF(self._aside_room), self.aside, family, capitals, ink, lines=2)
        painter.end()

    @property
    def aside(self) -> str:
        """The line below the cards: a doubt, the present claim, or a hint."""
        if self.doubt or self.standing:
            return self.doubt or self.standing
        return claim_texts.get_turn_card_hint(self.ui.words) if self._claim is None else ""

    @property
    def _shown_cards(self) -> tuple[ClaimCard, ...]:
        count = self._queue[0].kind.cards or 1 if self._queue else 0
        return self.cards[:count]

    def _begin_question(self) -> None:
        invalidate_input(self)
        if not self._queue:
            self.hide()
            return
        for card in self.cards:
            card.setVisible(card in self._shown_cards)
            card.party = self._queue[0].kind is ClaimKind.SAW_PARTY
            card.liberal = None
        self._update_wording()
        self._arrange()
        announce(self, "\n".join(part for part in (self.question, self.aside) if part))
        self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_wording(self) -> None:
        words, scene = self.ui.words, self._scene
        if scene is None or not self._queue:
            return
        rows = [claim_texts.format_occasion(words, each, scene.names) for each in self._occasions]
        if rows != [self.occasions.itemText(row) for row in range(self.occasions.count())]:
            self.occasions.clear()
            self.occasions.addItems(rows)
        occasion = self._queue[0]
        self.occasions.setCurrentIndex(self._occasions.index(occasion))
        claim = find_standing_claim(scene.chronicle, occasion)
        self.question = claim_texts.format_claim_question(words, occasion, scene.names)
        self.standing = "" if claim is None else claim_texts.format_claim(words, claim, scene.names)
        self.setAccessibleName(self.question)
        self.setAccessibleDescription(self.standing or claim_texts.get_turn_card_hint(words))
        self.skip.setVisible(claim is None)
        self.withdraw.setVisible(claim is not None)
        for card in self.cards:
            card.update_texts()
        self._check_claim()

    def _compute_rect(self, boards: QRect, room: QRect) -> QRect:
        theme = self.ui.theme
        capitals = theme.type.capitals(Text.BODY)
        height = round(min(max(boards.height() * 0.98, capitals * _LEAST_HEIGHT), room.height()))
        width = min(max(boards.width(), round(capitals * _LEAST_WIDTH)), round(height * 1.5))
        around = width - get_sheet_room(QRect(0, 0, width, height), theme).width()
        listed = self.occasions.widest_row_width + theme.space.small + theme.space.target
        size = QRect(0, 0, min(max(width, listed + around), room.width()), height)
        size.moveCenter(boards.center())
        size.moveBottom(min(size.bottom(), room.bottom()))
        size.moveLeft(max(room.left(), min(size.left(), room.right() + 1 - size.width())))
        return size

    def _arrange(self) -> None:
        theme = self.ui.theme
        space, inner = theme.space, get_sheet_room(self.rect(), theme)
        least = theme.space.target
        self.close_button.setGeometry(QRect(inner.right() + 1 - least, inner.top(), least, least))
        list_width = inner.width() - least - space.small
        self.occasions.setGeometry(QRect(inner.left(), inner.top(), list_width, least))
        button_height = max(least, round(inner.height() * _BUTTON))
        top = inner.bottom() + 1 - button_height
        half = (inner.width() - space.medium) // 2
        for left in (self.skip, self.withdraw):
            left.setGeometry(QRect(inner.left(), top, half, button_height))
        self.note.setGeometry(QRect(inner.right() + 1 - half, top, half, button_height))
        below = inner.top() + least + space.medium
        height = round(min(theme.type.capitals(Text.BODY) * 4, inner.height() * _ASIDE))
        self._aside_room = QRect(inner.left(), top - space.small - height, inner.width(), height)
        self._question_room = QRect(inner.left(), below, inner.width(), round(inner.height() * _QUESTION))
        room = QRect(inner.left(), self._question_room.bottom() + 1 + space.small, inner.width(), 0)
        room.setBottom(self._aside_room.top() - space.small)
        cards = self._shown_cards
        width = round(
            min(room.height() * ASPECTS[PolicyDrawable], room.width() / max(1, len(cards)) - space.medium)
        )
        row = len(cards) * width + (len(cards) - 1) * space.medium
        x = room.center().x() - row // 2
        for card in cards:
            card.setGeometry(QRect(x, room.top(), width, round(width / ASPECTS[PolicyDrawable])))
            x += width + space.medium

    @property
    def _claim(self) -> Claim | None:
        """The chosen claim; None until it is complete."""
        cards = self._shown_cards
        if not cards or any(card.liberal is None for card in cards):
            return None
        occasion = self._queue[0]
        if occasion.kind is ClaimKind.SAW_PARTY:
            return Claim(occasion, party=Party.LIBERAL if cards[0].liberal else Party.FASCIST)
        policies = tuple(Policy.LIBERAL if card.liberal else Policy.FASCIST for card in cards)
        return Claim(occasion, cards=policies)

    def _on_occasion_chosen(self, row: int) -> None:
        self._queue = (self._occasions[row],)
        self._begin_question()

    def _turn_pressed_card(self) -> None:
        card = self.sender()
        if isinstance(card, ClaimCard):
            card.liberal = not card.liberal
            card.update_texts()
            self._check_claim()
            announce(self, self.doubt)

    def _check_claim(self) -> None:
        claim, words, scene = self._claim, self.ui.words, self._scene
        why = None if claim is None or scene is None else find_contradiction(claim, scene.view.history)
        self.doubt = "" if why is None else claim_texts.CONTRADICTIONS[why](words)
        self.note.setEnabled(claim is not None)
        self.note.setAccessibleDescription(self.doubt)
        self.update()

    def _on_enter(self) -> None:
        """Press the focused button; on a card, the one that writes the claim down."""
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and focused not in self.cards:
            focused.click()
        else:
            self._note_claim()

    def _note_claim(self) -> None:
        claim = self._claim
        if claim is None:
            return
        self._go_to_next_occasion()
        self._request(NoteClaimRequest(claim))

    def _withdraw_claim(self) -> None:
        occasion = self._queue[0]
        self._go_to_next_occasion()
        self._request(WithdrawClaim(occasion))

    def _go_to_next_occasion(self) -> None:
        self._queue = self._queue[1:]
        self._begin_question()
