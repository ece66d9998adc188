"""Explanations before the network is opened: for whom it opens, and what the system may ask."""

import sys

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shgui.engine.types import Policy
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import (
    BackDrawable,
    CardBack,
    Drawable,
    PhoneDrawable,
    PolicyDrawable,
    get_aspect,
)
from shgui.ui.phones.joining_scene import JoiningScene
from shgui.ui.theme import Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import phone_texts, terms
from shgui.words.catalogue import Catalogue

_LINE_LETTERS = 62
"""Letters of average width in a line."""
_WORDS_SHARE = 0.58
"""Most of the width for the words; the rest is for the drawing."""
_LEANS, _LEANS_OUT = 13.0, 38.0
"""Angles of the cards behind the phone, in degrees."""
_CARD, _PHONE = 0.54, 0.72
"""Heights of a card and of the phone, in heights of the drawing."""
_REACH = 1.0
"""Distance of the upper edge of the cards from their pivot."""
_ASPECT = 1.52


class HandOfCards(Picture):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._cards: tuple[tuple[Drawable, float], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_words(self, words: Catalogue) -> None:
        fascist, liberal = (
            PolicyDrawable(
                policy, terms.get_policy_adjective(words, policy), terms.get_policy_card_label(words)
            )
            for policy in (Policy.FASCIST, Policy.LIBERAL)
        )
        # Cards with words lie above the others.
        self._cards = (
            (BackDrawable(CardBack.PARTY), -_LEANS),
            (BackDrawable(CardBack.POLICY), _LEANS),
            (fascist, -_LEANS_OUT),
            (liberal, _LEANS_OUT),
        )
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        side = min(self.width() / _ASPECT, float(self.height()))
        painter = make_smooth_painter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = QRectF(self.rect()).center()
        foot = QPointF(middle.x(), middle.y() + side / 2)
        for card, lean in self._cards:
            self._paint_card(painter, foot, card, lean, side)
        phone = PhoneDrawable(BackDrawable(CardBack.ROLE))
        height = side * _PHONE
        wide = height * get_aspect(phone)
        room = QRectF(foot.x() - wide / 2, foot.y() - height, wide, height)
        self.ui.renderer.draw(painter, room, phone)
        painter.end()

    def _paint_card(self, painter: QPainter, foot: QPointF, card: Drawable, lean: float, side: float) -> None:
        height = side * _CARD
        wide = height * get_aspect(card)
        painter.save()
        painter.translate(foot)
        painter.rotate(lean)
        self.ui.renderer.draw(painter, QRectF(-wide / 2, -side * _REACH, wide, height), card)
        painter.restore()


class JoiningExplanations(Themed, QWidget):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._title = PlainLabel(wraps=True, voice="poster")
        self._headings = [PlainLabel(wraps=True, voice="heading") for _ in range(3)]
        self._paragraphs = [PlainLabel(wraps=True, voice="telling") for _ in range(3)]
        self._trouble = PlainLabel(wraps=True, size=Text.LABEL)
        self._picture = HandOfCards(ui)
        column = QWidget()
        self._column = QVBoxLayout(column)
        self._column.addWidget(self._title)
        self._column.addWidget(self._trouble)
        self._parts: list[QVBoxLayout] = []
        for labels in zip(self._headings, self._paragraphs, strict=True):
            part = QVBoxLayout()
            for label in labels:
                part.addWidget(label)
            self._column.addLayout(part)
            self._parts.append(part)
        self._column.addStretch(1)
        column.installEventFilter(self)
        self._words_area = wrap_in_scroll_area(column)
        self._whole = QHBoxLayout(self)
        self._whole.addWidget(self._words_area)
        self._whole.addWidget(self._picture, 1)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._whole.setContentsMargins(space.page, space.medium, space.page, space.small)
        self._whole.setSpacing(space.page)
        self._column.setContentsMargins(0, 0, space.small, 0)
        self._column.setSpacing(space.large)
        for part in self._parts:
            part.setSpacing(space.tight)
        self._update_widths()

    def update_texts(self) -> None:
        words = self.ui.words
        self._title.setText(phone_texts.get_join_heading(words))
        texts = (
            (
                # Translators: heading: players hold a phone instead of cards; max 32
                words.gettext("A phone instead of cards"),
                words.gettext(
                    "A player’s phone can be that player’s hand of cards. It needs no app, no account and no"
                    " internet: only a browser and the same Wi-Fi as this computer."
                ),
            ),
            (
                # Translators: heading: which phones can reach the table; max 32
                words.gettext("Who can come in"),
                words.gettext(
                    "For that, the program opens a door to your local network and to nothing else. Whoever"
                    " comes in must have seen the code or the word on this screen. The door closes when you"
                    " close the network here, and in any case at the end of the evening."
                ),
            ),
            (
                # Translators: heading: the firewall of the computer; max 32
                words.gettext("The firewall"),
                phone_texts.get_firewall_text(words, sys.platform),
            ),
        )
        labels = zip(self._headings, self._paragraphs, strict=True)
        for (heading, paragraph), (title, text) in zip(labels, texts, strict=True):
            heading.setText(title)
            paragraph.setText(text)
        self._picture.set_words(words)
        self._update_widths()

    def show_trouble(self, words: Catalogue, shown: JoiningScene) -> None:
        text = phone_texts.TROUBLES[shown.trouble](words) if shown.trouble else ""
        self._trouble.show_text(text)
        if text and shown.code is None:
            announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._update_widths()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.LayoutRequest:
            # Some texts have changed.
            self._update_widths()
        return super().eventFilter(watched, event)

    def _update_widths(self) -> None:
        """Give the drawing the room beside the words; none if the words had to be scrolled."""
        paragraph = self._paragraphs[0]
        for label in (self._title, self._trouble, *self._headings, *self._paragraphs):
            label.ensurePolished()
        line = QFontMetrics(paragraph.font()).averageCharWidth() * _LINE_LETTERS
        margins = self._whole.contentsMargins()
        wide = round(min(line, self.width() * _WORDS_SHARE))
        fits = self._column.heightForWidth(wide) <= self.height() - margins.top() - margins.bottom()
        self._picture.setVisible(fits)
        whole = max(0, self.width() - margins.left() - margins.right())
        self._words_area.setFixedWidth(wide if fits else whole)
