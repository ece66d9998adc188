"""What the strips are drawn with, in words."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shgui.ui.after_game.flow_row import FlowRow
from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strip_drawables import Sample, SampleFace
from shgui.ui.theme import Text
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import PlainLabel
from shgui.words.catalogue import Catalogue

_BRIEF = (Sample.LIKELY, Sample.PROVEN, Sample.CERTAIN)
_HIGH, _WIDE, _SIGN = 2.1, 3.6, 1.7
"""In capitals of a sentence."""


class Piece(Picture):
    """A sample, or a sign."""

    def __init__(self, renderer: Renderer, shown: Sample | Icon) -> None:
        super().__init__(renderer)
        self._shown = shown
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        capitals = self._renderer.theme.type.capitals(Text.BODY)
        wide = _WIDE if isinstance(self._shown, Sample) else _SIGN
        return QSize(round(capitals * wide), round(capitals * _HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = smooth_painter(self)
        room = QRectF(self.rect())
        if isinstance(self._shown, Sample):
            self._renderer.draw(painter, room, SampleFace(self._shown))
        else:
            self._renderer.mark(painter, room, self._shown, paper=self._renderer.theme.palette.ground)
        painter.end()


class _Entry(QWidget):
    """A piece and its words, which stay together."""

    def __init__(self, renderer: Renderer, shown: Sample | Icon) -> None:
        super().__init__()
        self.piece = Piece(renderer, shown)
        self.words = PlainLabel(bold=not isinstance(shown, Icon))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.piece)
        self._row.addWidget(self.words)

    def set_renderer(self, renderer: Renderer) -> None:
        self.piece.set_renderer(renderer)
        self._row.setSpacing(renderer.theme.space.tight)


class Legend(FlowRow):
    """`brief` explains the three readings, by their names alone."""

    def __init__(self, renderer: Renderer, *, brief: bool) -> None:
        super().__init__()
        self._brief = brief
        shown: tuple[Sample | Icon, ...] = _BRIEF
        if not brief:
            shown = (
                *_BRIEF,
                Sample.PROVEN_FASCIST,
                Sample.PROVEN_LIBERAL,
                Icon.CLAIM_UNTRUE,
                Icon.CLAIMS_CLASH,
            )
            shown = (*shown, Icon.EXECUTE)
        self._entries = {each: _Entry(renderer, each) for each in shown}
        for entry in self._entries.values():
            self.flow.addWidget(entry)
        self.set_renderer(renderer)

    def set_renderer(self, renderer: Renderer) -> None:
        for entry in self._entries.values():
            entry.set_renderer(renderer)
        space = renderer.theme.space
        self.flow.setSpacing(space.medium if self._brief else space.small)

    def hide_roles(self, hidden: bool) -> None:
        """What only the truth tells isn't explained where it isn't told."""
        if not self._brief:
            self._entries[Icon.CLAIM_UNTRUE].setHidden(hidden)

    def retranslate(self, words: Catalogue, *, believed: bool = False) -> None:
        """What is likely isn't how people play where it is what somebody `believed`."""
        told: dict[Sample | Icon, str] = {
            # Translators: legend; a reading of what could be known: an estimate, as people usually play
            Sample.LIKELY: words.pgettext("legend", "likely"),
            # Translators: legend; a reading of what could be known: what follows if Liberals tell the truth
            Sample.PROVEN: words.pgettext("legend", "proven"),
            # Translators: legend; a reading of what could be known: what nobody can dispute
            Sample.CERTAIN: words.pgettext("legend", "certain"),
        }
        likely = told[Sample.LIKELY]
        if not self._brief:
            told = {
                # Translators: legend of a drawing
                Sample.LIKELY: likely if believed else words.pgettext("legend", "likely: as people play"),
                # Translators: legend of a drawing
                Sample.PROVEN: words.pgettext("legend", "proven: if Liberals keep their word"),
                # Translators: legend of a drawing
                Sample.CERTAIN: words.pgettext("legend", "certain: hard facts alone"),
                # Translators: legend of a drawing
                Sample.PROVEN_FASCIST: words.pgettext("legend", "proven a Fascist"),
                # Translators: legend of a drawing
                Sample.PROVEN_LIBERAL: words.pgettext("legend", "proven a Liberal"),
                # Translators: legend of a drawing; a lie or an error
                Icon.CLAIM_UNTRUE: words.pgettext("legend", "said otherwise than seen"),
                # Translators: legend of a drawing
                Icon.CLAIMS_CLASH: words.pgettext("legend", "two claims that exclude each other"),
                # Translators: legend of a drawing
                Icon.EXECUTE: words.pgettext("legend", "executed"),
            }
        for shown, text in told.items():
            self._entries[shown].words.setText(text)
