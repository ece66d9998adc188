"""Every sentence exists, is whole, can be extracted and can be translated."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from gettext import NullTranslations
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir

from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import list_languages
from tests.pseudo import pseudo_catalogue, untranslated
from tests.words.everything import everything
from tests.words.samples import NAMES

RIGHT_TO_LEFT = ("אורי", "דנה", "נועם", "יעל", "רון", "مريم", "كريم", "سلمى", "نور", "هدى")
_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
ODD_NAMES = ("{name}", "%s {0}", "O’Brien & <b>", "名前", "Łukasz", "ألف", "Ñ\u0301a", "{", "}}", "🙂")
LOOKED_UP = ("gettext", "ngettext", "pgettext", "npgettext")
KEYWORDS = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
PROGRAM = Path(__file__).parents[2] / "shgui"
SOURCES = PROGRAM / "words"
_LIMIT = re.compile(r"\bmax (\d+)\b")


class Recorder(NullTranslations):
    """English that remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str | None, str]] = set()

    def gettext(self, message: str) -> str:
        self.asked.add((None, message))
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add((None, msgid1))
        return msgid1 if n == 1 else msgid2

    def pgettext(self, context: str, message: str) -> str:
        self.asked.add((context, message))
        return message

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add((context, msgid1))
        return msgid1 if n == 1 else msgid2


@cache
def extracted(folder: Path = SOURCES) -> dict[tuple[str | None, str], list[str]]:
    """Return the messages below a folder, with the notes that translators get about each."""
    found: dict[tuple[str | None, str], list[str]] = {}
    for _, _, message, comments, context in extract_from_dir(
        folder,
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    ):
        first = message[0] if isinstance(message, tuple) else message
        found.setdefault((context, first), []).extend(comments)
    return found


@cache
def asked() -> set[tuple[str | None, str]]:
    recorder = Recorder()
    assert all(text for _, text in everything(Catalogue("en", recorder)))
    return recorder.asked


def test_every_text_that_is_shown_can_be_translated() -> None:
    assert asked() - set(extracted()) == set()


def test_every_text_that_translators_get_is_shown_somewhere() -> None:
    assert set(extracted()) - asked() == set()


def test_nothing_is_empty_or_half_filled(words: Catalogue) -> None:
    assert [
        (part, text) for part, text in everything(words) if not text.strip() or set("{}") & set(text)
    ] == []


def test_names_come_through_whatever_characters_they_have(words: Catalogue) -> None:
    plain = everything(words)
    odd = everything(words, ODD_NAMES)
    for (part, text), (_, with_odd_names) in zip(plain, odd, strict=True):
        # A list of names has the same words between them whoever is listed.
        wanted = [ODD_NAMES[seat] for seat, name in enumerate(NAMES) if name in text]
        assert [name for name in wanted if name not in with_odd_names] == [], part


@pytest.mark.parametrize("language", list_languages())
def test_names_written_from_right_to_left_are_isolated_wherever_they_stand(language: str) -> None:
    """Otherwise they reorder the numbers, brackets and names beside them."""
    texts = everything(load_catalogue(language), RIGHT_TO_LEFT)
    for part, line in ((part, line) for part, text in texts for line in text.split("\n")):
        bare = line
        while (shorter := _ISOLATED.sub("", bare)) != bare:
            bare = shorter
        assert line in RIGHT_TO_LEFT or not any(name in bare for name in RIGHT_TO_LEFT), (part, line)


@pytest.mark.parametrize("language", list_languages())
def test_texts_without_such_names_have_no_invisible_marks(language: str) -> None:
    marked = [text for _, text in everything(load_catalogue(language)) if set("\u2068\u2069") & set(text)]
    assert marked == []


def test_no_text_is_left_in_english() -> None:
    left = {
        (part, text): words
        for part, text in everything(pseudo_catalogue())
        if (words := untranslated(text, *NAMES, "Ja!", "Nein!", "games.db", "SQLITE_FULL"))
    }
    assert left == {}


def test_every_english_text_fits_where_room_is_tight() -> None:
    tight = {
        message: _LIMIT.search(" ".join(comments)) for (_, message), comments in extracted(PROGRAM).items()
    }
    limits = {message: int(limit[1]) for message, limit in tight.items() if limit}
    assert limits
    assert {message: limit for message, limit in limits.items() if len(message) > limit} == {}


def test_sentences_use_the_marks_of_a_printed_page() -> None:
    keyboard_marks = re.compile(r"""["']|\.\.\.| - |  """)
    assert [message for _, message in extracted(PROGRAM) if keyboard_marks.search(message)] == []


@pytest.mark.parametrize("module", sorted(SOURCES.glob("*.py")), ids=lambda path: path.stem)
def test_no_text_is_looked_up_while_a_module_is_imported(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert list(looked_up_outside_functions(tree)) == []


def looked_up_outside_functions(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call) and getattr(child.func, "attr", "") in LOOKED_UP:
            yield ast.unparse(child)
        yield from looked_up_outside_functions(child)


def test_common_sentences_need_neither_qt_nor_babel() -> None:
    program = (
        "import sys\n"
        "from gettext import NullTranslations\n"
        "from shgui.engine.events import RoundBegan\n"
        "from shgui.words import edition_texts, game_log, hand_over_texts, house_sheet, prompt_texts\n"
        "from shgui.words.catalogue import Catalogue\n"
        "from shgui.words.event_texts import describe_event\n"
        "words = Catalogue('pl', NullTranslations())\n"
        "print(describe_event(words, RoundBegan(12, 0, False), ['Ana'], 'pl'))\n"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'babel', 'PySide6'}))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["Round 12. Presidential Candidate: Ana", "[]"]
