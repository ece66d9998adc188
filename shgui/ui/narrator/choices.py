"""The choices before the opening: how many play, and in which one or two languages."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shgui.narrator.opening_script import FEWEST_PLAYERS, MOST_PLAYERS
from shgui.narrator.voice.recordings import LANGUAGES_WITH_ACCENT, LINES_LIST
from shgui.narrator.voice.voice import VoiceSource
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Text
from shgui.ui.widgets.choice_row import ChoiceRow
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import get_edition_name
from shgui.words.narrator_texts import format_accent_warning


class NarratorChoices(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget, follow: Callable[[], None]) -> None:
        super().__init__(ui, parent)
        self._follow = follow
        self._endonyms: dict[str, str] = {}
        self._sources: Mapping[str, VoiceSource] = {}
        self._muted = False
        self._rulebook = ""
        self._folders: tuple[Path | None, ...] = ()
        sizes = [str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        self._title = PlainLabel(wraps=True, size=Text.HEADLINE)
        self._intro = PlainLabel(wraps=True, voice="soft")
        self._players = ChoiceRow(ui, names.NARRATOR_PLAYERS, sizes)
        self._players.choose(sizes[0])
        self._first = DropList(names.NARRATOR_LANGUAGE, narrow=True)
        self._second = DropList(names.NARRATOR_SECOND_LANGUAGE, narrow=True)
        self._order, self._voices = PlainLabel(wraps=True, voice="soft"), PlainLabel(wraps=True, voice="soft")
        self.own = TypeButton(ui, self, names.NARRATOR_OWN, kind=ButtonKind.QUIET, mark=Icon.SOUND)
        self._places = PlainLabel(wraps=True, voice="soft")
        self._captions = tuple(PlainLabel(wraps=True, size=Text.CONTROL) for _ in range(3))
        self._lay_out()
        self._players.chosen.connect(follow)
        self._first.currentIndexChanged.connect(follow)
        self._second.currentIndexChanged.connect(follow)

    @property
    def players(self) -> int:
        return int(self._players.value)

    @property
    def languages(self) -> tuple[str, ...]:
        """One language, or two different ones in the order in which they are spoken."""
        chosen = (self._first.currentData(), self._second.currentData())
        return tuple(dict.fromkeys(language for language in chosen if language))

    def offer(
        self, languages: Sequence[tuple[str, str]], language: str, players: int, book: str = ""
    ) -> None:
        """Offer all languages (codes and endonyms); preset language, number of players and rulebook."""
        self._endonyms = dict(languages)
        self._rulebook = book
        self._players.choose(str(max(FEWEST_PLAYERS, min(MOST_PLAYERS, players))))
        for box in (self._first, self._second):
            box.blockSignals(True)
            box.clear()
        self._second.addItem("", "")
        for code, endonym in languages:
            self._first.addItem(endonym, code)
            self._second.addItem(endonym, code)
        self._first.setCurrentIndex(max(0, self._first.findData(language)))
        for box in (self._first, self._second):
            box.blockSignals(False)
        self._update_box_texts()
        self._update_order_text()
        self._follow()

    def show_sources(self, sources: Mapping[str, VoiceSource], *, muted: bool) -> None:
        self._sources, self._muted = sources, muted
        self._update_source_texts()

    def show_folders(self, folders: Sequence[Path | None]) -> None:
        """Show the folders for a group's own recordings; None is one that could not be made."""
        self._folders = tuple(folders)
        self._update_folder_texts()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._page.setSpacing(space.small + space.tight)
        self._boxes.setSpacing(space.large)

    def update_texts(self) -> None:
        words = self.ui.words
        self._title.setText(words.gettext("The opening"))
        self._intro.setText(
            words.gettext(
                "For the printed game: everybody has looked at their role, and now the narrator says who"
                " closes and who opens their eyes."
            )
        )
        texts = (
            words.gettext("How many are playing?"),
            words.gettext("Language"),
            # Translators: before a list of languages: every line of the narrator is said in this one as well
            words.gettext("Second language"),
        )
        for caption, text in zip(self._captions, texts, strict=True):
            caption.setText(text)
        self._players.set_words(
            [words.number(size) for size in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)], texts[0]
        )
        self._first.setAccessibleName(texts[1])
        self._second.setAccessibleName(texts[2])
        # Translators: button: a group records the narrator's lines itself; max 32
        self.own.set_words(words.pgettext("narrator", "Your own recordings"))
        self._update_box_texts()
        self._update_order_text()
        self._update_source_texts()
        self._update_folder_texts()

    def _update_box_texts(self) -> None:
        if self._second.count():
            # Translators: in a list of languages: the narrator speaks one language only
            self._second.setItemText(0, self.ui.words.pgettext("narrator", "None"))

    def _update_order_text(self) -> None:
        self._order.setVisible(bool(self._rulebook))
        if self._rulebook:
            # Translators: by which rulebook the narrator goes: "Order of the steps: Polish rulebook"
            text = self.ui.words.gettext("Order of the steps: {rulebook}")
            self._order.setText(text.format(rulebook=get_edition_name(self.ui.words, self._rulebook)))

    def _update_source_texts(self) -> None:
        words = self.ui.words
        if self._muted:
            self._voices.setText(words.gettext("The sound is off: only the text is shown."))
            return
        lines = []
        for language, source in self._sources.items():
            name = self._endonyms.get(language, language)
            # Translators: a language, and who speaks it
            line = words.pgettext("narrator", "{language}: {voice}")
            lines.append(line.format(language=name, voice=_get_voice_name(words, source)))
            if source is VoiceSource.SHIPPED and language in LANGUAGES_WITH_ACCENT:
                lines.append(format_accent_warning(words, language))
        self._voices.setText("\n".join(lines))

    def _update_folder_texts(self) -> None:
        words = self.ui.words
        self._places.setVisible(bool(self._folders))
        lines = []
        for folder in self._folders:
            if folder is None:
                lines.append(words.gettext("The folder for your recordings cannot be created."))
                continue
            # Translators: {list} is the name of a file with all lines, {folder} a place on the disk
            line = words.gettext("Your recordings go here, each named as in {list}: {folder}")
            lines.append(line.format(list=LINES_LIST, folder=folder))
        self._places.setText("\n".join(lines))

    def _lay_out(self) -> None:
        self._order.hide()
        self._places.hide()
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self._intro, self._order, self._captions[0], self._players):
            self._page.addWidget(widget)
        self._boxes = QHBoxLayout()
        for caption, box in zip(self._captions[1:], (self._first, self._second), strict=True):
            column = QVBoxLayout()
            column.addWidget(caption)
            column.addWidget(box)
            self._boxes.addLayout(column, 1)
        self._page.addLayout(self._boxes)
        self._page.addWidget(self._voices)
        row = QHBoxLayout()
        row.addWidget(self.own)
        row.addStretch(1)
        self._page.addLayout(row)
        self._page.addWidget(self._places)
        self._page.addStretch(1)


def _get_voice_name(words: Catalogue, source: VoiceSource) -> str:
    return {
        # Translators: who speaks a language: "Polski: your own recordings"
        VoiceSource.OWN: words.pgettext("narrator", "your own recordings"),
        # Translators: who speaks a language: "Polski: a voice of this computer"
        VoiceSource.SYSTEM: words.pgettext("narrator", "a voice of this computer"),
        # Translators: who speaks a language: "Polski: the recordings that came with the program"
        VoiceSource.SHIPPED: words.pgettext("narrator", "the recordings that came with the program"),
        # Translators: who speaks a language: "Polski: nobody. Somebody reads the lines aloud"
        VoiceSource.NOBODY: words.pgettext("narrator", "nobody – read the lines aloud"),
    }[source]
