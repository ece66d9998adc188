"""The front page's first column: how the game ended, a role card, and what decided it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shgui.engine.types import Role
from shgui.ui import widget_names as names
from shgui.ui.after_game.headline_row import StepTag
from shgui.ui.after_game.review_actions import ReviewActions
from shgui.ui.after_game.review_texts import FrontPageText
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ASPECTS, Back, BackDrawable, RoleDrawable
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import LineLabel, PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import terms

_CARD = 33.0
"""The height of the role card, in modules."""
_WOOD_TYPE = 8.3
"""The largest capitals of the title, in modules."""


class RoleImage(Picture):
    """The card of the role that won or was beaten; its back where the end is hidden."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._drawable: RoleDrawable | BackDrawable = BackDrawable(Back.ROLE)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_role(self, role: Role | None) -> None:
        if role is None:
            self._drawable = BackDrawable(Back.ROLE)
        else:
            words = self.ui.words
            self._drawable = RoleDrawable(
                role, terms.get_role_name(words, role), terms.get_role_card_label(words)
            )
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        height = self.ui.theme.space.unit * _CARD
        return QSize(round(height * ASPECTS[RoleDrawable]), round(height))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._drawable)
        painter.end()


class FitTitle(Picture):
    """A title as large as it fits, in at most two lines."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._title = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_title(self, title: str) -> None:
        self._title = title
        self.setAccessibleName(title)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        return QSize(round(unit * 60), round(unit * _WOOD_TYPE * 2.55))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        capitals = theme.space.unit * _WOOD_TYPE
        draw_text(painter, QRectF(self.rect()), self._title.upper(), Family.POSTER, capitals, ink, align=left)
        painter.end()


class LeadArticle(Themed, QWidget):
    def __init__(self, ui: UiContext, actions: ReviewActions) -> None:
        super().__init__(ui)
        self._actions = actions
        self._step: int | None = None
        self._likeness = RoleImage(ui)
        self._title = FitTitle(ui)
        self._line = LineLabel(voice="lead-in")
        self._tag = StepTag(ui, self, names.STORY_LEAD)
        self._tag.clicked.connect(self._watch)
        self._phrase = PlainLabel(wraps=True, voice="lead-in")
        self._sentence = PlainLabel(wraps=True, voice="account")
        self._about = PlainLabel(wraps=True, voice="soft")
        self._lay_out()

    def show_about(self, about: str) -> None:
        """Show date and rules here, where the head of the page has no room for them."""
        self._about.show_text(about)

    def show_front(self, front: FrontPageText) -> None:
        self._likeness.show_role(front.role)
        self._title.set_title(front.title)
        self._line.setText(front.line)
        lead = front.lead
        for label, text in (
            (self._phrase, "" if lead is None else lead.title),
            (self._sentence, "" if lead is None else lead.sentence),
        ):
            label.show_text(text)
        link = lead.links[0] if lead is not None and lead.links else None
        self._step = None if link is None else link.step
        self._tag.setVisible(link is not None)
        if link is not None:
            self._tag.show_words(link.words, link.spoken)

    @property
    def stops(self) -> list[QWidget]:
        return [self._tag]

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(space.hair)
        self._top.setSpacing(space.large)
        self._beside.setSpacing(space.tight)
        self._said.setSpacing(space.small)

    def _watch(self) -> None:
        if self._step is not None:
            self._actions.watch(self._step)

    def _lay_out(self) -> None:
        self._said = QHBoxLayout()
        self._said.addWidget(self._line)
        self._said.addWidget(self._tag)
        self._said.addStretch(1)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self._title)
        self._beside.addLayout(self._said)
        self._beside.addStretch(1)
        self._top = QHBoxLayout()
        self._top.addWidget(self._likeness, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addLayout(self._beside, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addWidget(self._phrase)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._about)
        self._column.addStretch(1)
