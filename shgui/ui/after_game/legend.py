"""The legend of the strips."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shgui.ui.after_game.flow_row import FlowRow
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import Sample, SampleDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Text
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext

_BRIEF = (Sample.LIKELY, Sample.PROVEN, Sample.CERTAIN)
_HIGH, _WIDE, _SIGN = 2.1, 3.6, 1.7
"""Relative to the capitals of body text."""


class LegendSample(Picture):
    """A sample of a line, or an icon."""

    def __init__(self, ui: UiContext, shown: Sample | Icon) -> None:
        super().__init__(ui)
        self._shown = shown
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        capitals = self.ui.theme.type.capitals(Text.BODY)
        wide = _WIDE if isinstance(self._shown, Sample) else _SIGN
        return QSize(round(capitals * wide), round(capitals * _HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        room = QRectF(self.rect())
        if isinstance(self._shown, Sample):
            self.ui.renderer.draw(painter, room, SampleDrawable(self._shown))
        else:
            self.ui.renderer.mark(painter, room, self._shown, paper=self.ui.theme.palette.ground)
        painter.end()


class _LegendEntry(Themed, QWidget):
    """A sample and its words, which stay together."""

    def __init__(self, ui: UiContext, shown: Sample | Icon) -> None:
        super().__init__(ui)
        self.sample = LegendSample(ui, shown)
        self.words = PlainLabel(bold=not isinstance(shown, Icon))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.sample)
        self._row.addWidget(self.words)

    def update_theme(self) -> None:
        self._row.setSpacing(self.ui.theme.space.tight)


class Legend(Themed, FlowRow):
    """The legend; `brief` names only the three readings."""

    def __init__(self, ui: UiContext, *, brief: bool) -> None:
        super().__init__(ui)
        self._brief = brief
        self._believed = False
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
        self._entries = {each: _LegendEntry(ui, each) for each in shown}
        for entry in self._entries.values():
            self.flow.addWidget(entry)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self.flow.setSpacing(space.medium if self._brief else space.small)

    def hide_roles(self, hidden: bool) -> None:
        """Hide or show the entry for lies, which only open roles show."""
        if not self._brief:
            self._entries[Icon.CLAIM_UNTRUE].setHidden(hidden)

    def show_believed(self, believed: bool) -> None:
        """Say of *likely* whether it is what one bot believed, or how people usually play."""
        if believed != self._believed:
            self._believed = believed
            self.update_texts()

    def update_texts(self) -> None:
        words = self.ui.words
        texts: dict[Sample | Icon, str] = {
            # Translators: legend; a reading of what could be known: an estimate, as people usually play
            Sample.LIKELY: words.pgettext("legend", "likely"),
            # Translators: legend; a reading of what could be known: what follows if Liberals tell the truth
            Sample.PROVEN: words.pgettext("legend", "proven"),
            # Translators: legend; a reading of what could be known: what nobody can dispute
            Sample.CERTAIN: words.pgettext("legend", "certain"),
        }
        likely = texts[Sample.LIKELY]
        if not self._brief:
            texts = {
                # Translators: legend of a drawing
                Sample.LIKELY: likely
                if self._believed
                else words.pgettext("legend", "likely: as people play"),
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
        for shown, text in texts.items():
            self._entries[shown].words.setText(text)
