"""A sheet of Qt's own widgets under the style sheet, in all the states a picture can show."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from shgui import resources
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import build_style_sheet, make_qt_palette


def widgets_sheet(painter: QPainter, rect: QRectF, renderer: Renderer) -> None:
    """A window full of widgets, painted as they would show."""
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    page.setPalette(make_qt_palette(renderer.theme))
    page.setStyleSheet(build_style_sheet(renderer.theme, resources.assets() / "icons"))
    page.resize(rect.size().toSize())
    columns = QHBoxLayout(page)
    margin = renderer.theme.space.page
    columns.setContentsMargins(margin, margin, margin, margin)
    columns.setSpacing(margin)
    for column in (_buttons(renderer), _fields(), _lists(renderer)):
        columns.addLayout(column, 1)
    page.show()
    page.render(painter, QPoint(0, 0))
    page.close()


def _buttons(renderer: Renderer) -> QVBoxLayout:
    column = QVBoxLayout()
    row = QHBoxLayout()
    for state in ("Confirm", "Pressed", "Off"):
        button = QPushButton(state)
        button.setDown(state == "Pressed")
        button.setEnabled(state != "Off")
        row.addWidget(button)
    column.addLayout(row)
    focused = QPushButton(renderer.make_icon(Icon.EYE), "Zatwierdź wybór i przekaż ekran")
    focused.setStyleSheet(f"border-color: {renderer.theme.palette.accent};")
    column.addWidget(focused)
    column.addWidget(_label("Headline", "headline"))
    column.addWidget(_label("Label 6–3", "label"))
    body = _label("Body: the President draws three policies and puts one away. „Cześć” — «ёлка»…", "body")
    body.setWordWrap(True)
    column.addWidget(body)
    caption = _label("A caption in the second voice", "caption")
    caption.setProperty("voice", "soft")
    column.addWidget(caption)
    column.addWidget(_label("A secret, small", "secret"))
    column.addStretch()
    return column


def _label(words: str, text: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("type", text)
    return label


def _fields() -> QVBoxLayout:
    column = QVBoxLayout()
    for box in _boxes():
        column.addWidget(box)
    form = QFormLayout()
    name, off = QLineEdit("Ingrid"), QLineEdit("Not now")
    off.setEnabled(False)
    language = QComboBox()
    language.addItems(["Polski", "Русский", "Norsk"])
    volume = QSlider(Qt.Orientation.Horizontal)
    volume.setValue(60)
    for word, field in (
        ("Name", name),
        ("Off", off),
        ("Language", language),
        ("Volume", volume),
    ):
        form.addRow(word, field)
    column.addLayout(form)
    column.addWidget(QPlainTextEdit("A note that somebody wrote."))
    return column


def _boxes() -> Iterator[QWidget]:
    for checked in (False, True):
        made = QCheckBox("Sounds")
        made.setChecked(checked)
        yield made
    off = QCheckBox("Not possible now")
    off.setEnabled(False)
    yield off


def _lists(renderer: Renderer) -> QVBoxLayout:
    column = QVBoxLayout()
    names = QListWidget()
    names.addItems([f"{number}. {name}" for number, name in enumerate(("Ana", "Ola", "Piotr", "Igor"), 1)])
    names.setCurrentRow(1)
    column.addWidget(names, 1)
    menu = QMenu()
    for word, mark in (("New table", Icon.ADD), ("Settings", Icon.SETTINGS), ("Help", Icon.HELP)):
        menu.addAction(renderer.make_icon(mark), word)
    menu.addSeparator()
    menu.addAction("Not now").setEnabled(False)
    sound = menu.addAction("Sound")
    sound.setCheckable(True)
    sound.setChecked(True)
    menu.setActiveAction(menu.actions()[1])
    column.addWidget(menu)
    sheet = QFrame()
    sheet.setProperty("sheet", "true")
    QVBoxLayout(sheet).addWidget(QLabel("A sheet of paper"))
    column.addWidget(sheet)
    return column
