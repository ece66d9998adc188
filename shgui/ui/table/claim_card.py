"""A card of a claim, tapped in by whoever writes it down."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Party, Policy
from shgui.ui import widget_names as object_names
from shgui.ui.paint.drawables import PartyFace, PlaceFace, PolicyFace
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.type_button import Painted
from shgui.words import claim_texts, terms
from shgui.words.catalogue import Catalogue


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
        word = (
            face.word if isinstance(face, PolicyFace | PartyFace) else claim_texts.get_not_chosen_text(words)
        )
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
            return PartyFace(party, terms.get_party_name(self._words, party))
        policy = Policy.LIBERAL if self.liberal else Policy.FASCIST
        return PolicyFace(policy, terms.get_policy_adjective(self._words, policy))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        face = self._face
        if face is not None:
            painter = QPainter(self)
            self._renderer.draw(painter, QRectF(self.rect()), face, self.touch)
            painter.end()
