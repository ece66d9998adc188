"""The page on which the picture for the chat is previewed and saved, with names or without."""

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.after_game.chat_picture import PNG, SIZE, SVG, ChatPicture, paint_picture
from shgui.ui.after_game.review_actions import ReviewActions
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.aside_page import BesidePage, WayBack
from shgui.ui.widgets.line_breaks import breakable
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.ui.widgets.wrapped_check import WrappedCheck


class Preview(Picture):
    """The picture, as large as its room."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._picture: ChatPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: ChatPicture) -> None:
        self._picture = picture
        front = picture.front
        texts = [front.title, front.line, *(headline.sentence for headline in picture.headlines)]
        self.setAccessibleName("\n".join(texts))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return SIZE / 3

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return SIZE / 6

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._picture is None:
            return
        painter = make_smooth_painter(self)
        scale = min(self.width() / SIZE.width(), self.height() / SIZE.height())
        room = QRectF(0, 0, SIZE.width() * scale, SIZE.height() * scale)
        room.moveCenter(QRectF(self.rect()).center())
        painter.translate(room.topLeft())
        painter.scale(scale, scale)
        paint_picture(painter, self._picture, self.ui.renderer.art)
        painter.end()


class ChatPage(BesidePage):
    def __init__(self, ui: UiContext, back: WayBack, actions: ReviewActions) -> None:
        super().__init__(ui, back, names.CHAT_PICTURE, names.CHAT_PICTURE_BACK)
        self._actions = actions
        self._preview = Preview(ui)
        self._names = WrappedCheck(names.CHAT_PICTURE_NAMES)
        self._names.setChecked(True)
        self._note = PlainLabel(wraps=True, voice="reading")
        self._notice = PlainLabel(wraps=True)
        self._notice.hide()
        self._png = TypeButton(ui, self, names.CHAT_PICTURE_PNG, kind=ButtonKind.PRIMARY, mark=Icon.EXPORT)
        self._svg = TypeButton(ui, self, names.CHAT_PICTURE_SVG, mark=Icon.EXPORT)
        self._lay_out()
        self._names.toggled.connect(self._actions.name_players)
        self._png.clicked.connect(partial(actions.save_picture, PNG))
        self._svg.clicked.connect(partial(actions.save_picture, SVG))

    def show_picture(self, picture: ChatPicture, *, with_names: bool) -> None:
        self._preview.show_picture(picture)
        self._names.show_checked(with_names)
        self._notice.hide()

    def update_theme(self) -> None:
        super().update_theme()
        space = self.ui.theme.space
        self._both.setSpacing(space.large)
        self._both.setContentsMargins(0, space.small, 0, 0)
        self._column.setSpacing(space.medium)

    def update_texts(self) -> None:
        super().update_texts()
        words = self.ui.words
        # Translators: title of a page; a picture to be sent to the group
        self.title.setText(words.pgettext("heading", "Picture for the chat"))
        # Translators: box to tick; otherwise players are "Seat 1", "Seat 2"
        self._names.set_words(words.gettext("With the names of the players"))
        self._note.setText(
            words.gettext("Nothing is sent: the picture is a file on this computer until you share it.")
        )
        # Translators: button; PNG is a format of pictures; max 24
        self._png.set_words(words.pgettext("button", "Save as PNG"))
        # Translators: button; SVG is a format of pictures; max 24
        self._svg.set_words(words.pgettext("button", "Save as SVG"))

    def help_topic(self) -> str:
        return "lying"

    def refuse(self, sentence: str) -> None:
        self._notice.show_text(breakable(sentence))

    def set_focus_first(self) -> None:
        self._png.setFocus()

    def _lay_out(self) -> None:
        beside = QWidget()
        self._column = QVBoxLayout(beside)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._names, self._png, self._svg, self._note, self._notice):
            self._column.addWidget(part)
        self._column.addStretch(1)
        body = QWidget()
        self._both = QHBoxLayout(body)
        self._both.addWidget(self._preview, 62)
        self._both.addWidget(beside, 38)
        self.lay(body)
