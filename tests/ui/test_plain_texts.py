"""Only one place could interpret what people and files say. That none does is seen by test_every_page.py."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

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
