"""What people and files say stays text: no place interprets it, and only one place could."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPlainTextEdit, QWidget

from shgui.storage.user_folders import UserFolders
from shgui.ui.settings.settings import MotionChoice, Settings
from shgui.ui.widgets.animation_stage import OFF
from tests.ui import walk as walks
from tests.ui.hostile import HOSTILE
from tests.ui.programs import QUIET
from tests.ui.walk import Walk, leave_untidy, mute

pytestmark = pytest.mark.qt_log_ignore(QUIET)

# What reads markup, or "&" as a key, in texts that it is given.
READERS = {
    *("QLabel", "QCheckBox", "QRadioButton", "QPushButton", "QToolButton", "QCommandLinkButton"),
    *("QGroupBox", "QTabWidget", "QTabBar", "QDockWidget", "QDialogButtonBox", "QStatusBar", "QWizard"),
    *("QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QSplashScreen"),
    *("QToolTip", "QWhatsThis", "QSystemTrayIcon", "QTextDocument", "QTextEdit", "QTextBrowser"),
    *("QStaticText", "QTextDocumentFragment", "QTextCursor"),
    *("setToolTip", "setStatusTip", "setWhatsThis", "setTextFormat", "setTextInteractionFlags"),
    *("setHtml", "setMarkdown", "insertHtml", "appendHtml", "fromHtml", "drawStaticText"),
    *("RichText", "AutoText", "MarkdownText", "TextShowMnemonic", "TextHideMnemonic"),
    *("ToolTipRole", "StatusTipRole", "WhatsThisRole", "mnemonic", "setBuddy"),
    *("toolTip", "statusTip", "whatsThis", "textFormat", "showMessage"),
}
# Menus say sentences of the program's own, with keys in them.
MENUS = {"QAction", "QMenu", "setTitle"}
MAY_READ = {
    "shgui/ui/widgets/plain.py": READERS,
    # Sets its words without a shortcut.
    "shgui/ui/widgets/wrapped_check.py": {"QCheckBox"},
    "shgui/ui/widgets/tool_tips.py": {"setToolTip"},
    "shgui/ui/shell/menus.py": MENUS,
    "shgui/ui/shell/main_window.py": {"setTitle"},
    # The title of a file, not of a menu.
    "shgui/ui/after_game/review_export.py": {"setTitle"},
}
# "[*]" in the title of a window stands for a sign: no title holds what anybody typed.
TITLE = "get_program_title("
"""Windows are titled by the program's name, dialogs by the title of their window."""


def readers_in(source: str, known: str) -> Iterator[str]:
    """What a module at this place uses and may not."""
    forbidden = (READERS | MENUS) - MAY_READ.get(known, set())
    for node in ast.walk(ast.parse(source)):
        used: set[str] = set()
        match node:
            case ast.ImportFrom(names=names):
                used = {each.name for each in names}
            case ast.Attribute(attr=name):
                used = {name}
            case ast.Call(keywords=keywords):
                used = {each.arg for each in keywords if each.arg is not None}
        yield from sorted(used & forbidden)
        match node:
            case ast.Call(func=ast.Attribute(attr="setWindowTitle"), args=[title]):
                text = ast.unparse(title)
                if TITLE not in text and text != "parent.window().windowTitle()":
                    yield f"setWindowTitle({text})"


def test_only_one_place_makes_what_reads_texts(root: Path) -> None:
    found = {
        known: sorted(set(readers_in(path.read_text(encoding="utf-8"), known)))
        for path in sorted((root / "shgui").rglob("*.py"))
        for known in [path.relative_to(root).as_posix()]
    }
    assert {known: used for known, used in found.items() if used} == {}


@pytest.mark.parametrize(
    ("line", "reader"),
    [
        ("from PySide6.QtWidgets import QWidget, QLabel", "QLabel"),
        ("from PySide6 import QtWidgets\nlabel = QtWidgets.QLabel('x')", "QLabel"),
        ("def late():\n    from PySide6.QtWidgets import QMessageBox", "QMessageBox"),
        ("self.setToolTip(name)", "setToolTip"),
        ("TypeButton(toolTip=name)", "toolTip"),
        ("label.setTextFormat(Qt.TextFormat.AutoText)", "AutoText"),
        ("flags = Qt.TextFlag.TextShowMnemonic", "TextShowMnemonic"),
        ("case_of = {Qt.ItemDataRole.ToolTipRole: name}", "ToolTipRole"),
        ("self.setWindowTitle(name)", "setWindowTitle(name)"),
        ("menu.addMenu('').setTitle(name)", "setTitle"),
    ],
)
def test_a_reader_elsewhere_is_found(line: str, reader: str) -> None:
    assert reader in readers_in(line, "shgui/ui/help/some_page.py")


class Watch:
    """Looks for anything in a window that reads what it shows."""

    def __init__(self) -> None:
        self.faults: dict[str, str] = {}
        self.said: set[str] = set()

    def look(self, window: QWidget, place: str) -> None:
        for thing in (window, *window.findChildren(QObject)):
            for fault in self._faults_of(thing):
                self.faults.setdefault(f"{type(thing).__name__} {thing.objectName()}: {fault}", place)

    def _faults_of(self, thing: QObject) -> Iterator[str]:
        match thing:
            case QLabel():
                self.said.add(thing.text())
                if thing.textFormat() is not Qt.TextFormat.PlainText:
                    yield "not plain"
            case QAbstractButton():
                if not thing.shortcut().isEmpty() and _hostile(thing.accessibleName() + thing.text()):
                    yield "a key"
            case QAction():
                if _hostile(f"{thing.text()}{thing.toolTip()}{thing.statusTip()}{thing.whatsThis()}"):
                    yield "a name in a menu"
            case QAbstractItemModel():
                yield from _items(thing)
            case QTextDocument() if not _of_plain_editor(thing):
                yield "a document"
        if isinstance(thing, QWidget):
            self.said |= {thing.accessibleName(), thing.accessibleDescription()}
            yield from _around(thing)


def _of_plain_editor(document: QTextDocument) -> bool:
    control = document.parent()
    return control is not None and isinstance(control.parent(), QPlainTextEdit)


def _around(widget: QWidget) -> Iterator[str]:
    if Markup.mightBeRichText(widget.toolTip()) and _hostile(widget.toolTip()):
        yield "a tool tip"
    if _hostile(f"{widget.windowTitle()}{widget.statusTip()}{widget.whatsThis()}{widget.styleSheet()}"):
        yield "a name where none belongs"


def _items(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for role in (
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.StatusTipRole,
            Qt.ItemDataRole.WhatsThisRole,
        ):
            if model.index(row, 0).data(role):
                yield str(role)


def _hostile(text: str) -> bool:
    return any(name in text for name in HOSTILE)


@pytest.fixture
def walk(
    qapp: QApplication, folders: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Walk, Watch]]:
    monkeypatch.setattr("shgui.services.make_voice", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", OFF)
    monkeypatch.setattr("shgui.ui.file_dialogs.ask_for_target", lambda *_: "")
    monkeypatch.setattr(walks, "PLAYERS", HOSTILE)
    leave_untidy(folders, Settings(motion=MotionChoice.REDUCED))
    watch = Watch()
    walk = Walk(qapp, folders, "en", (1280, 720), watch.look)
    yield walk, watch
    walk.close()


def test_names_are_names_on_every_page(walk: tuple[Walk, Watch]) -> None:
    walked, watch = walk
    walked.everywhere()

    assert watch.faults == {}
    said = "\n".join(watch.said)
    assert [name for name in HOSTILE if name not in said] == []
