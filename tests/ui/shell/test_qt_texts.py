"""Qt's own texts in the language of the program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.storage.user_folders import UserFolders
from shgui.ui.shell.qt_translations import QtTranslations
from tests.ui.programs import QUIET, Started

WORDS = {
    "en": ("&Undo", "Select All", "Cancel", "&No"),
    "pl": ("&Cofnij", "Zaznacz wszystko", "Anuluj", "&Nie"),
    "pt_BR": ("&Desfazer", "Selecionar tudo", "Cancelar", "&Não"),
    "it": ("Ann&ulla", "Seleziona tutto", "Annulla", "&No"),
    "nb": ("&Angre", "Merk alt", "Avbryt", "&Nei"),
    "ru": ("&Отменить действие", "Выделить всё", "Отмена", "&Нет"),
}
BUTTONS = (QDialogButtonBox.StandardButton.Cancel, QDialogButtonBox.StandardButton.No)
SAME_AS_ENGLISH = {
    "pl": {"OK", "Alias"},
    "pt_BR": {"OK"},
    "it": {"OK", "&No", "Alias", "Computer", "File"},
    "nb": {"OK", "Alias", "Type"},
    "ru": {"OK"},
}
SHOWN = (
    "QLineEdit",
    "QWidgetTextControl",
    "QPlatformTheme",
    "QFileDialog",
    "QFileSystemModel",
    "QScrollBar",
    "QAccessibleActionInterface",
)


@pytest.fixture
def texts(qapp: QApplication) -> Iterator[QtTranslations]:
    texts = QtTranslations(qapp)
    yield texts
    texts.remove_translators()


def menu_of(field: QLineEdit) -> list[str]:
    menu = field.createStandardContextMenu()
    words = [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]
    menu.deleteLater()
    return words


def labels_of(box: QDialogButtonBox) -> list[str]:
    return [box.button(button).text() for button in BUTTONS]


@pytest.mark.parametrize("language", WORDS)
def test_the_menu_of_a_field_and_standard_buttons_speak_it(
    language: str, texts: QtTranslations, qtbot: QtBot
) -> None:
    texts.set_language(language)
    field, box = QLineEdit(), QDialogButtonBox(BUTTONS[0] | BUTTONS[1])
    qtbot.addWidget(field)
    qtbot.addWidget(box)
    menu = menu_of(field)
    assert (menu[0], menu[-1], *labels_of(box)) == WORDS[language]


@pytest.mark.parametrize("language", SAME_AS_ENGLISH)
def test_nothing_that_the_program_can_show_of_qt_is_left_in_english(
    language: str, texts: QtTranslations
) -> None:
    texts.set_language(language)
    left = {text for context, text in messages() if QCoreApplication.translate(context, text) == text}
    assert left - SAME_AS_ENGLISH[language] == set()


def messages() -> list[tuple[str, str]]:
    """Return the texts that Qt can show in this program, with their contexts."""
    with (resources.locales() / "nb" / "LC_MESSAGES" / "qt.po").open("rb") as file:
        catalogue = read_po(file)
    return [(str(each.context), str(each.id)) for each in catalogue if each.context in SHOWN]


def test_buttons_that_are_on_the_screen_follow(texts: QtTranslations, qtbot: QtBot) -> None:
    box = QDialogButtonBox(BUTTONS[0] | BUTTONS[1])
    qtbot.addWidget(box)
    for language in ("nb", "ru", "en"):
        texts.set_language(language)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        assert tuple(labels_of(box)) == WORDS[language][2:]


def test_a_language_that_nobody_knows_leaves_qt_in_english(texts: QtTranslations, qtbot: QtBot) -> None:
    texts.set_language("nb")
    texts.set_language("xx")
    field = QLineEdit()
    qtbot.addWidget(field)
    assert menu_of(field)[-1] == WORDS["en"][1]


@pytest.mark.qt_log_ignore(QUIET)
def test_the_program_brings_qt_along_when_its_language_changes(
    qapp: QApplication, folders: UserFolders, qtbot: QtBot
) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    started = Started(qapp, folders, "nb")
    assert menu_of(field)[-1] == WORDS["nb"][1]
    started.program.preferences.change(language="it")
    assert menu_of(field)[-1] == WORDS["it"][1]
    started.close()
    assert menu_of(field)[-1] == WORDS["en"][1]
