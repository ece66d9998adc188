"""The review of a finished game: what happened, who saw what, whether it was fair, and files to keep."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from shgui.table.foreign_record import RECORD_SUFFIX
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.review.export import save_pages, save_record
from shgui.ui.review.review import Review
from shgui.ui.review.review_rows import ReviewRound
from shgui.ui.review.round import RoundSetting
from shgui.ui.review.side import ReviewSide
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.line_breaks import breakable
from shgui.ui.widgets.plain import PlainCheck, PlainLabel
from shgui.ui.widgets.row_model import Index, RowModel, row_of
from shgui.ui.widgets.scrolled import scrolled
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.ui.window.navigator import Navigator
from shgui.words.catalogue import Catalogue

ChooseFile = Callable[[QWidget, str, str, str], str]
"""Asks for the name of a file to write: window, title, suggestion, kinds; empty if nobody wants to."""


def ask_for_file(window: QWidget, title: str, suggested: str, kinds: str) -> str:
    return QFileDialog.getSaveFileName(window, title, suggested, kinds)[0]


class RoundDelegate(QStyledItemDelegate):
    """Every round is set on paper of its own."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._renderer: Renderer | None = None
        self._words: Catalogue | None = None

    def set_in(self, renderer: Renderer, words: Catalogue) -> None:
        self._renderer, self._words = renderer, words

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        setting = self._setting()
        if setting is None:
            return QSize()
        height = round(setting.height(row_of(index, ReviewRound)))
        return QSize(self._view.viewport().width(), height + 2 * self._margin)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        setting = self._setting()
        if setting is None:
            return
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        margin, theme = self._margin, setting.renderer.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(area).adjusted(margin, margin, -margin, -margin)
        setting.draw(painter, paper, row_of(index, ReviewRound))
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            bar = QRect(area.left(), area.top(), theme.space.focus, area.height())
            painter.fillRect(bar, colour(theme.palette.accent))
        painter.restore()

    @property
    def _margin(self) -> int:
        return 0 if self._renderer is None else self._renderer.theme.space.medium

    def _setting(self) -> RoundSetting | None:
        if self._renderer is None or self._words is None:
            return None
        width = self._view.viewport().width() - 2 * self._margin
        return RoundSetting(self._renderer, self._words, max(1, width))


class ReviewPage(QWidget):
    def __init__(
        self, renderer: Renderer, navigator: Navigator, *, choose_file: ChooseFile = ask_for_file
    ) -> None:
        super().__init__()
        self.setObjectName(names.REVIEW)
        self._renderer = renderer
        self._choose_file = choose_file
        self._words: Catalogue | None = None
        self._review: Review | None = None
        self._model = RowModel[ReviewRound](self)
        self._title = PlainLabel(size=Text.LABEL)
        self._player = DropList(names.REVIEW_PLAYER)
        # Names come later than the page is first shown.
        self._player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._hide = PlainCheck()
        self._hide.setObjectName(names.REVIEW_HIDE_ROLES)
        self._rounds = _list(self._model)
        self._delegate = RoundDelegate(self._rounds)
        self._rounds.setItemDelegate(self._delegate)
        self._side = ReviewSide(renderer)
        self._notice = PlainLabel(wraps=True)
        self._notice.hide()
        self._record = TypeButton(renderer, self, names.REVIEW_SAVE_RECORD, mark=Mark.EXPORT)
        self._pages = TypeButton(renderer, self, names.REVIEW_SAVE_PAGES, mark=Mark.EXPORT)
        self._same = TypeButton(renderer, self, names.REVIEW_SAME_GROUP, kind=Kind.PRIMARY)
        self._back = TypeButton(renderer, self, names.REVIEW_BACK, kind=Kind.QUIET, mark=Mark.LEFT)
        self._lay_out()
        self._player.activated.connect(self._tell)
        self._hide.toggled.connect(self._tell)
        self._hide.toggled.connect(self._side.hide_roles)
        self._record.clicked.connect(self._save_record)
        self._pages.clicked.connect(self._save_pages)
        self._same.clicked.connect(navigator.play_again)
        self._back.clicked.connect(navigator.go_back)

    def show_review(self, review: Review, *, same_group: bool = True) -> None:
        """`same_group`: whether those who played can play again at once."""
        self._review = review
        self._same.setVisible(same_group)
        self._notice.hide()
        self._side.show_review(review)
        self._name_players()
        self._tell()
        self._rounds.scrollToTop()

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        for button in self._buttons:
            button.set_renderer(renderer)
        self._side.set_renderer(renderer)
        self._space()
        self._tell()

    def retranslate(self, words: Catalogue) -> None:
        self._words = words
        # Translators: heading of the page that goes through a finished game
        self._title.setText(words.pgettext("heading", "Review"))
        self._player.setAccessibleName(words.gettext("Show only lines about one player"))
        self._hide.set_words(words.gettext("Hide the roles"))
        self._rounds.setAccessibleName(words.gettext("The game, round by round"))
        # Translators: button; writes a file that can be checked; max 24
        self._record.set_words(words.pgettext("button", "Save the record"))
        # Translators: button; writes a PDF file of pages to print; max 24
        self._pages.set_words(words.pgettext("button", "Save pages to print"))
        self._same.set_words(words.pgettext("button", "Same group again"))
        self._back.set_words(words.pgettext("button", "Back"))
        self._side.retranslate(words)
        self._name_players()
        self._tell()

    def help_topic(self) -> str:
        return "fairness"

    def refuse(self, sentence: str) -> None:
        self._notice.setText(breakable(sentence))
        self._notice.show()

    def set_focus_first(self) -> None:
        self._rounds.setFocus()

    # What is told

    def _name_players(self) -> None:
        if self._words is None or self._review is None:
            return
        chosen = max(0, self._player.currentIndex())
        self._player.clear()
        self._player.addItems([self._words.gettext("All players"), *self._review.ending.names])
        self._player.setCurrentIndex(min(chosen, self._player.count() - 1))

    def _tell(self) -> None:
        if self._words is None or self._review is None:
            return
        self._delegate.set_in(self._renderer, self._words)
        chosen = self._player.currentIndex()
        rounds = self._review.rounds(
            self._words,
            hide_roles=self._hide.isChecked(),
            player=None if chosen <= 0 else chosen - 1,
        )
        top = self._rounds.indexAt(QPoint(0, 0)).row()
        self._model.set_rows(rounds)
        if 0 < top < len(rounds):
            self._rounds.scrollTo(self._model.index(top), QAbstractItemView.ScrollHint.PositionAtTop)

    # Files

    def _save_record(self) -> None:
        words, review = self._words, self._review
        if words is None or review is None:
            return
        # Translators: a kind of file, in the dialog that asks where to save it
        kinds = words.pgettext("file", "Game record") + f" (*{RECORD_SUFFIX})"
        suggested = f"secret-hitler{RECORD_SUFFIX}"
        name = self._choose_file(self, words.gettext("Save the record"), suggested, kinds)
        if name:
            # Not every dialog adds what the file type wants.
            path = Path(name) if Path(name).suffix else Path(name).with_suffix(RECORD_SUFFIX)
            self._write(words, path, lambda path: save_record(path, review.record))

    def _save_pages(self) -> None:
        words, review = self._words, self._review
        if words is None or review is None:
            return
        # Translators: a kind of file, in the dialog that asks where to save it
        kinds = words.pgettext("file", "Pages to print") + " (*.pdf)"
        name = self._choose_file(self, words.gettext("Save pages to print"), "secret-hitler.pdf", kinds)
        if name:
            self._write(words, Path(name), lambda path: save_pages(path, review, words, self._renderer.art))

    def _write(self, words: Catalogue, path: Path, write: Callable[[Path], object]) -> None:
        try:
            write(path)
        except OSError as error:
            text = words.gettext("The file could not be written: {path} ({reason})")
            self.refuse(text.format(path=path, reason=error.strerror or error))
        else:
            self.refuse(words.gettext("Saved: {path}").format(path=path))

    # How it looks

    @property
    def _buttons(self) -> tuple[TypeButton, ...]:
        return self._record, self._pages, self._same, self._back

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._back)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._hide)
        self._head.addWidget(self._player)
        self._beside = QVBoxLayout()
        self._beside.addWidget(scrolled(self._side), 1)
        self._files = QHBoxLayout()
        self._files.addWidget(self._record, 1)
        self._files.addWidget(self._pages, 1)
        self._beside.addWidget(self._notice)
        self._beside.addLayout(self._files)
        self._beside.addWidget(self._same)
        self._body = QHBoxLayout()
        self._body.addWidget(self._rounds, 64)
        self._body.addLayout(self._beside, 36)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._head)
        self._whole.addLayout(self._body, 1)
        self._space()

    def _space(self) -> None:
        space = self._renderer.theme.space
        margin = min(space.page, space.large)
        self._whole.setContentsMargins(margin, space.small, margin, margin)
        self._whole.setSpacing(space.small)
        for layout in (self._head, self._body):
            layout.setSpacing(space.medium)
        self._beside.setSpacing(space.small)
        self._files.setSpacing(space.small)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._rounds.scheduleDelayedItemsLayout()


def _list(model: RowModel[ReviewRound]) -> QListView:
    view = QListView()
    view.setObjectName(names.REVIEW_ROUNDS)
    view.setModel(model)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    return view
