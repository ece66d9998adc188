"""A card of a claim: a tap chooses its party."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Party, Policy
from shgui.ui import widget_names as object_names
from shgui.ui.paint.drawables import PartyDrawable, PlaceDrawable, PolicyDrawable
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import Painted
from shgui.words import claim_texts, terms


class ClaimCard(Painted):
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

    def turn(self) -> None:
        self.liberal = not self.liberal
        self.update_texts()

    @property
    def _drawable(self) -> PolicyDrawable | PartyDrawable | PlaceDrawable:
        if self.liberal is None:
            return PlaceDrawable()
        if self.party:
            party = Party.LIBERAL if self.liberal else Party.FASCIST
            return PartyDrawable(party, terms.get_party_name(self.ui.words, party))
        policy = Policy.LIBERAL if self.liberal else Policy.FASCIST
        return PolicyDrawable(policy, terms.get_policy_adjective(self.ui.words, policy))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._drawable, self.touch)
        painter.end()
