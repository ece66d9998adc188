"""Qt's own texts, as in file dialogs, in the language of the program.

Those that Qt's wheels lack are in locales/<lang>/LC_MESSAGES/qt.po, whose contexts are Qt's.
"""

import gettext as gettext_files
import io

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from shgui import resources


class OwnQtTexts(QTranslator):
    """Our translations of the texts that Qt's wheels don't translate."""

    def __init__(self, compiled: bytes, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = gettext_files.GNUTranslations(io.BytesIO(compiled))

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, number: int = -1
    ) -> str | None:
        """Return None to let Qt ask the next translator."""
        text = self._messages.pgettext(context, source)
        return None if text == source else text


class QtTranslations(QObject):
    def __init__(self, application: QCoreApplication) -> None:
        super().__init__()
        self._application = application
        self._translators: list[QTranslator] = []

    def set_language(self, language: str) -> None:
        """Translate Qt's texts to this language. Qt updates what is on the screen as far as it cares to."""
        self.remove_translators()
        shipped = QTranslator(self)
        # Named in full: Qt would look for the language's elder sisters, too.
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if shipped.load(f"qtbase_{language}.qm", folder):
            self._install(shipped)
        compiled = resources.qt_texts(language)
        if compiled is not None:
            self._install(OwnQtTexts(compiled, self))

    def remove_translators(self) -> None:
        """Show Qt's texts in English again. Call it before the program ends: Qt uses texts until then."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []

    def _install(self, translator: QTranslator) -> None:
        self._application.installTranslator(translator)
        self._translators.append(translator)
