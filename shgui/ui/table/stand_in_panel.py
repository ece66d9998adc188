"""The panel that asks who takes over a seat: a person and a language, or a bot and its temperament."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.engine.types import Seat
from shgui.presentation.requests import StandIn
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import StandInSat, list_taken_names
from shgui.table.seating import MOST_TYPED, NameProblem, Player, Temperament, check_new_name
from shgui.ui import widget_names as object_names
from shgui.ui.new_game.new_game_form import choose_bot_names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.table.layout import get_sheet_room
from shgui.ui.theme import Text
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.enter_field import EnterField
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import bot_texts
from shgui.words.languages import get_endonym, list_languages
from shgui.words.refusal_texts import NAME_PROBLEMS


class StandInPanel(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget, request: Callable[[StandIn], None]) -> None:
        super().__init__(ui, parent)
        self._page = parent
        self._request = request
        self._scene: TableScene | None = None
        self._seat: Seat = 0
        self._title = PlainLabel(wraps=True, size=Text.LABEL)
        self._what = PlainLabel(wraps=True)
        self.field = EnterField(maxLength=MOST_TYPED)
        self.field.setObjectName(object_names.TABLE_STAND_IN_NAME)
        self.language = DropList(object_names.TABLE_STAND_IN_LANGUAGE)
        self.temper = DropList(object_names.TABLE_STAND_IN_TEMPER)
        for temper in Temperament:
            self.temper.addItem("", temper)
        self._bot = False
        self._problem = PlainLabel(wraps=True)
        self._problem.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.done = TypeButton(ui, self, object_names.TABLE_STAND_IN_DONE, kind=ButtonKind.PRIMARY)
        self.close_button = TypeButton(
            ui, self, object_names.TABLE_STAND_IN_CLOSE, kind=ButtonKind.QUIET, mark=Icon.CLOSE
        )
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._fields = QGridLayout()
        self._fields.setColumnStretch(0, 3)
        self._fields.setColumnStretch(1, 2)
        self._fields.addWidget(self.field, 0, 0)
        self._fields.addWidget(self.language, 0, 1)
        self._fields.addWidget(self.temper, 0, 1)
        self._fields.addWidget(self._problem, 1, 0, 1, 2)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self._what)
        self._whole.addLayout(self._fields)
        self._whole.addWidget(self.done)
        self.field.textChanged.connect(self._check_name)
        self.temper.currentIndexChanged.connect(self._check_name)
        self.field.returnPressed.connect(self._confirm)
        self.done.clicked.connect(self._confirm)
        self.close_button.clicked.connect(self._close)
        self.hide()

    def update_texts(self) -> None:
        words = self.ui.words
        self.field.setPlaceholderText(words.gettext("Name"))
        self.field.setAccessibleName(words.gettext("Name"))
        self.language.setAccessibleName(words.gettext("Language"))
        set_tool_tip(self.language, words.gettext("What this player reads on private screens"))
        for row in range(self.temper.count()):
            self.temper.setItemText(row, bot_texts.TEMPERS[self.temper.itemData(row)](words))
        self.temper.setAccessibleName(
            # Translators: said by a screen reader of a list: careful, bold or easy
            words.gettext("How the bot plays")
        )
        self.close_button.setAccessibleName(words.pgettext("button", "Close"))
        self._update_wording()

    def ask(self, seat: Seat, scene: TableScene, *, bot: bool = False) -> None:
        """Ask which person takes over; or, with `bot`, whether a bot shall."""
        self._seat, self._scene, self._bot = seat, scene, bot
        if not self.language.count():
            for code in list_languages():
                self.language.addItem(get_endonym(code), code)
        self.language.setCurrentIndex(max(0, self.language.findData(scene.languages[seat])))
        self.field.setText(self._proposed_name)
        self.language.setHidden(bot)
        self.temper.setVisible(bot)
        self._update_wording()
        self._check_name()
        self.raise_()
        self.show()
        # Font and size are known once it is shown.
        self._fit_to_page()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    @property
    def _proposed_name(self) -> str:
        """Return a free name for a bot; for a person who replaces a bot, the name before the bot's."""
        words, scene = self.ui.words, self._scene
        if scene is None:
            return ""
        if self._bot:
            others = list_taken_names(self._seat, scene.names, scene.chronicle)
            return choose_bot_names(words, others, 1)[0]
        if self._seat not in scene.bots:
            return ""
        here = [line for line in scene.chronicle if isinstance(line, StandInSat) and line.seat == self._seat]
        return next((line.before for line in reversed(here) if line.bot_before is None), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keep typed keys from the table below."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable())
        painter.end()

    @property
    def name_problem(self) -> NameProblem | None:
        scene = self._scene
        if scene is None:
            return NameProblem.EMPTY
        others = list_taken_names(self._seat, scene.names, scene.chronicle)
        return check_new_name(self.field.text(), others)

    def _check_name(self) -> None:
        problem = self.name_problem
        text = self._describe_name_or_bot(problem)
        self._problem.setText(text)
        self.field.setAccessibleDescription("" if problem is None else text)
        self.temper.setAccessibleDescription(text if problem is None else "")
        self.done.setEnabled(problem is None)
        if self.isVisible():
            self._fit_to_page()

    def _describe_name_or_bot(self, problem: NameProblem | None) -> str:
        """Return why a typed name can't be used; otherwise what a bot of this temperament is like."""
        if problem not in (None, NameProblem.EMPTY):
            return NAME_PROBLEMS[problem](self.ui.words)
        return bot_texts.ABOUT_TEMPERS[self.temper.currentData()](self.ui.words) if self._bot else ""

    def _confirm(self) -> None:
        if self.name_problem is not None:
            return
        language, temper = str(self.language.currentData()), Temperament(self.temper.currentData())
        # A person who comes back reads the same memories again.
        player = Player(self.field.text(), language, temper if self._bot else None)
        self._close()
        self._request(StandIn(self._seat, player))

    def _close(self) -> None:
        self.hide()
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit_to_page(self) -> None:
        self._problem.setMinimumHeight(2 * QFontMetrics(self._problem.font()).lineSpacing())
        # The list is filled after its first size hint.
        self.language.setMinimumWidth(self.language.sizeHint().width())
        self._whole.invalidate()
        self._whole.activate()
        page = self._page.rect()
        size = QRect()
        for share in (0.44, 0.6, 0.76, 0.96):
            width = max(round(page.width() * share), min(self._whole.minimumSize().width(), page.width()))
            size = QRect(0, 0, width, self._whole.totalHeightForWidth(width))
            if size.height() <= page.height() * 0.8:
                break
        size.setHeight(min(size.height(), page.height()))
        size.moveCenter(page.center())
        self.setGeometry(size)

    def _update_wording(self) -> None:
        if self._scene is None:
            return
        words = self.ui.words
        if self._bot:
            title, what, done = (
                # Translators: {name} goes home; a question to the whole table
                words.gettext("Shall a bot play on? (In the seat of: {name})"),
                words.gettext(
                    "Only if the whole table wants it. The seat stays as it is: role, office, votes. The bot"
                    " learns what this seat has seen, and nothing else. Whoever comes back takes over again"
                    " from the same menu."
                ),
                # Translators: button below a question to the whole table; max 24
                words.pgettext("button", "All agree"),
            )
        else:
            # Translators: {name} goes home, and another person takes over the seat; a question
            title = words.gettext("Who takes over? (In the seat of: {name})")
            what = words.gettext(
                "The seat stays as it is: role, office, votes. The old name stays in the chronicle. Next, the"
                " stand-in takes the screen and looks at the role in private."
            )
            # Translators: button; another person takes over a seat and plays on; max 24
            done = words.pgettext("button", "Sit down")
        self._title.setText(title.format(name=self._scene.names[self._seat]))
        self._what.setText(what)
        self.done.set_words(done)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(what)

    def update_theme(self) -> None:
        theme = self.ui.theme
        rect = QRect(0, 0, 1000, 1000)
        inner = get_sheet_room(rect, theme)
        self._whole.setContentsMargins(
            inner.left(), inner.top(), rect.right() - inner.right(), rect.bottom() - inner.bottom()
        )
        for layout in (self._whole, self._head, self._fields):
            layout.setSpacing(theme.space.small)
        least = theme.space.target
        self.close_button.setFixedSize(least, least)
        self.done.setMinimumHeight(least)
