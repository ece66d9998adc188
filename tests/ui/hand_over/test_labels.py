"""The labels below the cards of an open hand-over sheet."""

import pytest
from PySide6.QtCore import Qt

from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over import dossier
from shgui.ui.paint.text import FittedText
from shgui.ui.theme import Text, Theme
from shgui.words.catalogue import load_catalogue
from shgui.words.hand_over_texts import format_pass_label
from shgui.words.languages import list_languages
from tests.ui.games import elected, game
from tests.ui.hand_over import private
from tests.ui.hand_over.private import MakeSheet


@pytest.mark.lengthy(daily=8)
@pytest.mark.parametrize("name", ["W" * 24, "Щ" * 24, "Константиновскийпавловна", "Bartholomew-Maximilian X"])
@pytest.mark.parametrize("language", list_languages())
def test_labels_below_cards_stay_as_large_as_print_however_long_the_name(
    make_sheet: MakeSheet, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    monkeypatch.setattr(private, "PLAYERS", (name,) * 10)
    monkeypatch.setattr(private, "load_catalogue", lambda _language: load_catalogue(language))
    labels: list[FittedText] = []
    monkeypatch.setattr(dossier, "draw_fitted", lambda *drawn: labels.append(drawn[2]))
    sheet = make_sheet(elected(game(cards="FLF"), 3), 0, TaskKind.DISCARD, hold=False)
    sheet.look()
    sheet.key(Qt.Key.Key_1)
    labels.clear()
    sheet.find("handover.hand").grab()
    words, print_size = load_catalogue(language), Theme.of(height=600).type.capitals(Text.SECRET)
    assert [label.lines for label in labels if label.capitals < print_size] == []
    assert " ".join(labels[0].lines) == words.pgettext("card", "Discard")
    kept = [" ".join(label.lines).replace("- ", "-").removesuffix("…") for label in labels[1:]]
    assert all(format_pass_label(words, name).startswith(label) and name[:6] in label for label in kept)
