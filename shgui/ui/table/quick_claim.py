"""One-tap claims about what a player at this screen has just seen, where bots wait for claims.

A slip between the boards offers every claim that public facts allow, in the same order for every hand. It
covers no enacted policy and no warning, only the Election Tracker, which a government has just cleared.
Nobody has to wait for it, and one tap puts it away.
"""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Party, Policy
from shgui.presentation.requests import ClaimChange, NoteClaimRequest
from shgui.presentation.scenes import TableScene
from shgui.table.claim_checks import list_possible_claims
from shgui.table.log_lines import Claim, Occasion, find_standing_claim
from shgui.table.public_facts import list_first_occasions
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import FittedText, draw_fitted, fit_text
from shgui.ui.table.tooltip_note import paint_note
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import claim_texts, terms

_MOST_IN_A_ROW = 4
_LIBERAL = {Policy.LIBERAL, Party.LIBERAL}


def find_quick_occasion(scene: TableScene) -> Occasion | None:
    """Return what a player at this screen has just seen and not claimed; only at a table with bots."""
    if not scene.bots or not scene.claimable:
        return None
    for occasion in list_first_occasions(scene.claimable, scene.chronicle):
        by_hand = occasion.seat not in scene.bots | scene.elsewhere
        recent = occasion.round >= scene.view.round - 1
        if by_hand and recent and find_standing_claim(scene.chronicle, occasion) is None:
            return occasion
    return None


class ClaimOptionButton(TypeButton):
    """A button for one possible claim: an icon for each card."""

    def __init__(self, ui: UiContext, parent: QWidget, place: int, claim: Claim) -> None:
        super().__init__(ui, parent, names.table_quick_claim(place))
        self.claim = claim

    @property
    def _icons(self) -> list[Icon]:
        seen = self.claim.cards or (self.claim.party,)
        return [Icon.LIBERAL if each in _LIBERAL else Icon.FASCIST for each in seen]

    def sizeHint(self) -> QSize:  # noqa: N802
        space, signs = self.ui.theme.space, len(self._icons)
        side = self._icon_side
        wide = signs * side + (signs - 1) * space.tight + 2 * space.medium
        return QSize(max(space.target, wide), max(space.target, side + 2 * space.small))

    @property
    def _icon_side(self) -> int:
        theme = self.ui.theme
        return round(max(theme.space.touch * 0.62, theme.type.capitals(Text.CONTROL) * 2.2))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        paper, ink = self._choose_colours()
        body = self._paint_block(painter, paper, ink)
        gap, marks = self.ui.theme.space.tight, self._icons
        across = (body.width() - (len(marks) + 1) * gap) / len(marks)
        side = min(self._icon_side, body.height() * 0.8, across)
        left = body.center().x() - (len(marks) * side + (len(marks) - 1) * gap) / 2
        for place, mark in enumerate(marks):
            sign = QRectF(left + place * (side + gap), body.center().y() - side / 2, side, side)
            self.ui.renderer.paint_icon(painter, sign, mark)
        painter.end()


class QuickClaimSlip(Themed, QWidget):
    def __init__(self, ui: UiContext, page: QWidget, request: Callable[[ClaimChange], None]) -> None:
        super().__init__(ui, page)
        self.setObjectName(names.TABLE_QUICK)
        self._page = page
        self._request = request
        self._occasion: Occasion | None = None
        self._declined: set[Occasion] = set()
        """Occasions about which nobody wants to claim anything."""
        self._round = 0
        self.question = ""
        self.options: list[ClaimOptionButton] = []
        self.close_button = TypeButton(
            ui, self, names.TABLE_QUICK_CLOSE, kind=ButtonKind.QUIET, mark=Icon.CLOSE
        )
        self.close_button.set_compact(True)
        self.close_button.clicked.connect(self._decline)
        self.hide()

    def update_texts(self) -> None:
        words = self.ui.words
        self.close_button.set_words(
            # Translators: puts a question away: this player says nothing of what was seen; max 24
            words.pgettext("button", "No claim")
        )
        self._occasion = None
        self.hide()

    def follow(self, scene: TableScene, room: QRect, *, may_ask: bool) -> None:
        """Show the slip in the middle of `room` while a claim is open; `may_ask`: nothing else is shown."""
        if scene.view.round < self._round:
            self._declined.clear()
        self._round = scene.view.round
        occasion = find_quick_occasion(scene) if may_ask else None
        if occasion is None or occasion in self._declined:
            self._occasion = None
            self.hide()
            return
        question = claim_texts.format_claim_question(self.ui.words, occasion, scene.names)
        if set(range(scene.view.players)) - scene.bots == {occasion.seat}:
            question = claim_texts.CLAIMS[occasion.kind].own_question(self.ui.words)
        if (occasion, question) != (self._occasion, self.question):
            self._occasion = occasion
            self._make_options(scene, occasion, question)
        self._place_slip(room)
        if self.isHidden():
            self.show()
            self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        if self.isAncestorOf(self.window().focusWidget()):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        paint_note(painter, QRectF(self.rect()), self.ui.renderer, self.devicePixelRatioF())
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        head = self._question_rect
        fitted = self._fit_question(head.width())
        draw_fitted(painter, QRectF(head), fitted, theme.type.family(Text.CONTROL), ink, align=left)
        painter.end()

    def _make_options(self, scene: TableScene, occasion: Occasion, question: str) -> None:
        words, self.question = self.ui.words, question
        for old in self.options:
            old.hide()
            old.deleteLater()
        self.setAccessibleName(self.question)
        self.options = []
        for place, claim in enumerate(list_possible_claims(occasion, scene.view.history)):
            option = ClaimOptionButton(self.ui, self, place, claim)
            name = (
                terms.get_party_name(words, claim.party)
                if claim.party
                else terms.list_policies(words, claim.cards)
            )
            option.setAccessibleName(name)
            option.setAccessibleDescription(self.question)
            set_tool_tip(option, name)
            option.clicked.connect(self._request_claim)
            option.show()
            self.options.append(option)

    def _fit_question(self, width: float) -> FittedText:
        kind = self.ui.theme.type
        return fit_text(self.question, kind.family(Text.CONTROL), kind.capitals(Text.CONTROL), width, lines=2)

    @property
    def _question_rect(self) -> QRect:
        space, close = self.ui.theme.space, self.close_button
        return QRect(
            space.medium, space.small, close.x() - space.small - space.medium, close.height() + space.tight
        )

    def _place_slip(self, room: QRect) -> None:
        space = self.ui.theme.space
        columns = min(len(self.options), _MOST_IN_A_ROW)
        rows = -(-len(self.options) // _MOST_IN_A_ROW)
        hints = [option.sizeHint() for option in self.options]
        wide = min(max(hint.width() for hint in hints), (room.width() - 3 * space.medium) // columns)
        high = max(hint.height() for hint in hints)
        close = self.close_button.sizeHint()
        around = close.width() + 3 * space.medium
        asked = self._fit_question(room.width() - around)
        cards = columns * (wide + space.small) + 2 * space.medium
        width = min(room.width(), max(cards, round(asked.width) + 1 + around))
        head = max(close.height(), round(asked.height) + space.small)
        top = space.small + head + space.tight
        size = QRect(0, 0, width, top + rows * (high + space.small) + space.medium)
        size.moveCenter(room.center())
        self.setGeometry(size)
        self.close_button.setGeometry(width - close.width() - space.small, space.small, close.width(), head)
        left = (width - columns * wide - (columns - 1) * space.small) // 2
        for place, option in enumerate(self.options):
            row, column = divmod(place, _MOST_IN_A_ROW)
            option.setGeometry(
                left + column * (wide + space.small), top + row * (high + space.small), wide, high
            )

    def _request_claim(self) -> None:
        option = self.sender()
        if isinstance(option, ClaimOptionButton):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
            self._request(NoteClaimRequest(option.claim))

    def _decline(self) -> None:
        if self._occasion is not None:
            self._declined.add(self._occasion)
        self._occasion = None
        self.hide()
