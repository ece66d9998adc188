"""The help page: topics, one at a time, and a search through all."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from shgui.engine.editions import OFFICIAL
from shgui.ui import widget_names as names
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.help.help_pictures import HelpPicture, list_topic_drawables
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.shell.pages import ContentPage
from shgui.ui.shell.router import Router
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.aside_page import BesidePage
from shgui.ui.widgets.enter_field import EnterField
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.row_model import ModelIndex
from shgui.ui.widgets.rules import Rule, RuleWeight
from shgui.ui.widgets.scrolled import ScrollFade, wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import TypeButton
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name, summarize_differences
from shgui.words.help_pages import build_help_page, find_topics
from shgui.words.help_topics import Topic
from shgui.words.house_sheet import list_rulings

_TOPIC, _NUMBER = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_LARGER, _LARGEST = 1.15, 5
"""A step up from a button's words, unless the reader has chosen a larger text anyhow."""
_DIGITS = 2.6
"""The column of numbers, in capitals of a title."""


class TopicDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, ui: UiContext) -> None:
        super().__init__(view)
        self._view = view
        self._ui = ui

    def sizeHint(self, _option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802
        width = self._view.viewport().width()
        room = QRect(0, 0, max(1, width - self._indent - self._margin), 100_000)
        height = QFontMetrics(self._font).boundingRect(room, _WRAP, _get_title(index)).height()
        return QSize(width, height + 2 * round(self._ui.theme.space.unit * 1.2))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        palette = self._ui.theme.palette
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = colour(palette.ink)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, ink)
            ink = colour(palette.paper)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, colour(palette.sunken))
        hair = self._ui.theme.space.hair
        foot = QRect(area.left(), area.bottom() + 1 - hair, area.width(), hair)
        painter.fillRect(foot, colour(palette.hairline))
        left, width = area.left() + self._margin, self._indent - 2 * self._margin
        number = QRectF(left, area.top(), width, area.height())
        capitals = self._ui.theme.type.capitals(Text.CONTROL)
        align = Qt.AlignmentFlag.AlignLeft
        figure = str(index.data(_NUMBER))
        draw_text(painter, number, figure, Family.POSTER, capitals, ink, align=align, lines=1)
        painter.setFont(self._font)
        painter.setPen(ink)
        painter.drawText(area.adjusted(self._indent, 0, -self._margin, 0), _WRAP, _get_title(index))
        painter.restore()

    @property
    def _font(self) -> QFont:
        theme = self._ui.theme
        font = theme.font(Text.CONTROL)
        pixels = font.pixelSize()
        font.setPixelSize(round(max(pixels, min(pixels * _LARGER, theme.space.unit * _LARGEST))))
        return font

    @property
    def _margin(self) -> int:
        return self._ui.theme.space.small

    @property
    def _indent(self) -> int:
        return round(2 * self._margin + self._ui.theme.type.capitals(Text.CONTROL) * _DIGITS)


class TopicList(Themed, QListWidget):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.HELP_TOPICS)
        self.setProperty("kind", "contents")
        self.setItemDelegate(TopicDelegate(self, ui))
        self.setMouseTracking(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ScrollFade(self)

    def update_theme(self) -> None:
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay rows anew when the width changes, as when the scroll bar comes: it makes their height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def add_topic(self, topic: str, number: str, title: str) -> None:
        item = QListWidgetItem(title, self)
        item.setData(_TOPIC, topic)
        item.setData(_NUMBER, number)

    def get_topic(self, row: int) -> str:
        return str(self.item(row).data(_TOPIC))

    def get_numbered_title(self, row: int) -> str:
        """Return number and title, as they are referred to elsewhere."""
        item = self.item(row)
        return f"{item.data(_NUMBER)} {item.text()}"


def _get_title(index: ModelIndex) -> str:
    return str(index.data(Qt.ItemDataRole.DisplayRole))


HOUSE_RULES = "house"
"""The house sheet, which comes after the topics: what no rulebook says."""


class SearchField(EnterField):
    """Down leads into the list below."""

    def __init__(self, below: QWidget) -> None:
        super().__init__(clearButtonEnabled=False)
        self._below = below

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Down:
            self._below.setFocus()
        else:
            super().keyPressEvent(event)


class HelpPage(ContentPage, BesidePage):
    def __init__(self, ui: UiContext, router: Router, games: CurrentGame) -> None:
        super().__init__(ui, router, names.HELP, names.HELP_BACK)
        self._games = games
        self._rules = OFFICIAL
        self._players: int | None = None
        self._topic: str = Topic.THREE_MINUTES
        self._topics = TopicList(ui)
        self._search = SearchField(self._topics)
        self._search.setObjectName(names.HELP_SEARCH)
        self._nothing = PlainLabel(wraps=True)
        self._heading = PlainLabel(wraps=True, voice="poster")
        self._heading_rule = Rule(ui, RuleWeight.MAIN)
        self._lead = PlainLabel(wraps=True, voice="lead")
        self._picture = HelpPicture(ui)
        self._text = PlainLabel(wraps=True, voice="reading")
        self._between = Rule(ui, RuleWeight.HAIR, upright=True)
        self._book = PlainLabel(wraps=True, voice="soft")
        self._previous = TypeButton(ui, self, names.HELP_PREVIOUS, mark=Icon.UP)
        self._next = TypeButton(ui, self, names.HELP_NEXT, mark=Icon.DOWN)
        self._lay_out()
        self._search.textChanged.connect(self._on_search_changed)
        self._search.returnPressed.connect(self._focus_first_topic)
        self._topics.currentRowChanged.connect(self._open_row)
        self._previous.clicked.connect(lambda: self._open_neighbour(-1))
        self._next.clicked.connect(lambda: self._open_neighbour(1))

    def enter(self, topic: str) -> None:
        """Open at this topic, by the rules of the table; do nothing if the page is open already."""
        if self.isVisible():
            return
        table = self._games.any_table
        if table is not None:
            self.set_rules(table.options.edition.name, len(table.players))
        self.show_topic(topic)

    def return_to(self, topic: str) -> None:
        if topic != self._topic:
            self.show_topic(topic)

    @property
    def content(self) -> tuple[str]:
        return (self._topic,)

    def set_rules(self, rules: str, players: int) -> None:
        """Set the edition that the texts follow, and for how many players the board is shown."""
        self._rules = rules
        self._players = players
        self.about.setText(get_edition_name(self.ui.words, rules))

    def show_topic(self, topic: str) -> None:
        known = topic == HOUSE_RULES or topic in set(Topic)
        self._topic = topic if known else Topic.THREE_MINUTES
        self._search.clear()
        self._list_topics()

    def update_theme(self) -> None:
        super().update_theme()
        space = self.ui.theme.space
        self._columns.setSpacing(space.large)
        self._sheet.setContentsMargins(0, space.small, space.medium, space.large)
        self._sheet.setSpacing(space.medium)
        self._search.setMinimumWidth(round(space.unit * 44))
        # As far from the text as its paragraphs from each other.
        self._book.setContentsMargins(0, space.medium, 0, 0)

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        self.title.setText(words.gettext("How to play"))
        self._search.setPlaceholderText(words.gettext("Search"))
        self._search.setAccessibleName(words.gettext("Search"))
        self.about.setText(get_edition_name(words, self._rules))
        self._topics.setAccessibleName(words.gettext("Topics"))
        self._nothing.setText(words.gettext("No topic contains these words."))
        self._list_topics()

    def help_topic(self) -> str:
        return self._topic

    def set_focus_first(self) -> None:
        self._topics.setFocus()

    def _on_search_changed(self) -> None:
        hits = find_topics(self.ui.words, self._search.text(), self._rules)
        if self._search.text().strip() and hits:
            self._topic = hits[0]
        self._list_topics()

    def _list_topics(self) -> None:
        """List the topics that answer the search, the best answer first, and mark the open one."""
        words = self.ui.words
        blocker = QSignalBlocker(self._topics)
        self._topics.clear()
        wanted = self._search.text()
        numbers = {topic: number for number, topic in enumerate(Topic, 1)}
        for topic in find_topics(words, wanted, self._rules):
            title = build_help_page(words, topic, self._rules).title
            self._topics.add_topic(str(topic), words.number(numbers[topic]), title)
        if not wanted:
            self._topics.add_topic(
                HOUSE_RULES, words.number(len(Topic) + 1), words.gettext("In case of doubt")
            )
        for row in range(self._topics.count()):
            if self._topics.get_topic(row) == self._topic:
                self._topics.setCurrentRow(row)
        blocker.unblock()
        self._show_open_topic()

    def _open_row(self, row: int) -> None:
        if row >= 0:
            self._topic = self._topics.get_topic(row)
            self._show_open_topic()

    def _focus_first_topic(self) -> None:
        if self._topics.count():
            self._topics.setCurrentRow(0)
            self._topics.setFocus()

    def _open_neighbour(self, step: int) -> None:
        row = self._topics.currentRow() + step
        if 0 <= row < self._topics.count():
            self._topics.setCurrentRow(row)

    def _show_open_topic(self) -> None:
        words = self.ui.words
        if self._topic == HOUSE_RULES:
            self._show_house_rules(words)
        else:
            page = build_help_page(words, Topic(self._topic), self._rules)
            self._show_heading(page.title)
            lead, *rest = page.paragraphs
            self._lead.setText(lead)
            self._text.setText("\n\n".join(rest))
            self._show_differences(page.above_differences, page.differences)
            drawables = list_topic_drawables(page.topic, words, self._players)
            self._picture.show_drawables(drawables, page.title, page.pictured)
        nothing = self._topics.count() == 0
        self._nothing.setVisible(nothing)
        self._heading.setVisible(not nothing)
        self._heading_rule.setVisible(not nothing)
        self._lead.setVisible(not nothing and bool(self._lead.text()))
        self._text.setVisible(not nothing and bool(self._text.text()))
        self._picture.setVisible(not nothing and self._topic != HOUSE_RULES)
        self._book.setVisible(not nothing and bool(self._book.text()))
        self._area.setAccessibleName(self._heading.accessibleName())
        self._area.verticalScrollBar().setValue(0)
        self._label_neighbour(self._previous, self._topics.currentRow() - 1, words.gettext("Previous topic"))
        self._label_neighbour(self._next, self._topics.currentRow() + 1, words.gettext("Next topic"))

    def _label_neighbour(self, button: TypeButton, row: int, told: str) -> None:
        """Label a button for a neighbouring topic by its number and title, if there is one."""
        there = 0 <= row < self._topics.count()
        button.setEnabled(there)
        button.set_words(self._topics.get_numbered_title(row) if there else told)
        button.setAccessibleName(f"{told}: {self._topics.get_numbered_title(row)}" if there else told)

    def _show_heading(self, title: str) -> None:
        self._heading.setText(title.upper())
        self._heading.setAccessibleName(title)

    def _show_house_rules(self, words: Catalogue) -> None:
        self._show_heading(words.gettext("In case of doubt"))
        self._lead.clear()
        self._text.setText("\n\n".join(list_rulings(words, self._rules)))
        self._show_differences(
            get_edition_name(words, self._rules), [summarize_differences(words, self._rules)]
        )

    def _show_differences(self, heading: str, lines: Sequence[str]) -> None:
        told = [heading, *(f"• {line}" for line in lines)] if lines else []
        self._book.setText("\n".join(told))

    def _lay_out(self) -> None:
        self.head.addWidget(self._search)
        text = QWidget()
        self._sheet = QVBoxLayout(text)
        for part in (
            self._nothing,
            self._heading,
            self._heading_rule,
            self._lead,
            self._picture,
            self._text,
            self._book,
        ):
            self._sheet.addWidget(part)
        self._sheet.addStretch(1)
        self._area = wrap_in_scroll_area(text)
        self._area.setObjectName(names.HELP_TEXT)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        body = QWidget()
        self._columns = QHBoxLayout(body)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.addWidget(self._topics, 3)
        self._columns.addWidget(self._between)
        self._columns.addWidget(self._area, 8)
        self.set_body(body)
        self.foot.addWidget(self._previous)
        self.foot.addWidget(self._next)
