"""Extracting, filling and compiling: settled output, sentences kept, terms always those of the rulebook."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

import pytest
from catalogue_tools.cli import main
from catalogue_tools.engine_books import engine_books
from catalogue_tools.fill import printed_english
from catalogue_tools.line_ends import hold_together
from catalogue_tools.project import Project

PROGRAM = """
def labels(words):
    # Translators: on a narrow button; max 14
    words.pgettext("button", "Go on")
    words.gettext("{name} doesn't go on")
    words.pgettext("term", "Chancellor: {name}")
    words.npgettext("term", "{count} Policy", "{count} Policies", 3)
    words.ngettext("{count} game", "{count} games", 3)
"""


@pytest.fixture
def small(tmp_path: Path, project: Project) -> Project:
    """A program of five messages that speaks English and Polish."""
    made = Project(tmp_path)
    made.engine_books.parent.mkdir(parents=True)
    (tmp_path / "shgui" / "labels.py").write_text(PROGRAM, encoding="utf-8")
    for language in ("en", "pl"):
        made.rulebook_file(language).parent.mkdir(parents=True)
        text = project.rulebook_file(language).read_text(encoding="utf-8")
        made.rulebook_file(language).write_text(text, encoding="utf-8")
    assert run(made, "extract") == run(made, "generate") == 0
    return made


def run(project: Project, *words: str) -> int:
    return main(["--root", str(project.root), *words])


def files(project: Project) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in project.root.rglob("*") if path.is_file()}


def write(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_template_names_files_without_lines_and_keeps_hints(small: Project) -> None:
    template = small.template.read_text(encoding="utf-8")
    assert "#. on a narrow button; max 14\n#: shgui/labels.py\n" in template
    assert 'msgctxt "button"\nmsgid "Go on"' in template


def test_lines_above_a_message_change_nothing(small: Project) -> None:
    before = files(small)
    source = small.root / "shgui" / "labels.py"
    write(source, "def labels", "\n\n\ndef labels")
    assert run(small, "extract") == run(small, "generate") == 0
    assert {path: text for path, text in files(small).items() if path != source} == {
        path: text for path, text in before.items() if path != source
    }


def test_terms_are_filled_in_every_plural_form(small: Project) -> None:
    polish = small.catalogue("pl").read_text(encoding="utf-8")
    assert 'msgstr "Kanclerz: {name}"' in polish
    assert 'msgstr[2] "{count}\u00a0Ustaw"' in polish


def test_a_sentence_by_hand_is_kept_and_a_second_run_changes_nothing(small: Project) -> None:
    path = small.catalogue("pl")
    write(path, 'msgid "Go on"\nmsgstr ""', 'msgid "Go on"\nmsgstr "Dalej"')
    assert run(small, "generate") == 0
    first = files(small)
    assert b'msgstr "Dalej"' in first[path]
    assert run(small, "generate") == 0
    assert files(small) == first


def test_a_term_that_was_changed_by_hand_is_put_right(small: Project) -> None:
    path = small.catalogue("pl")
    write(path, 'msgstr "Kanclerz: {name}"', 'msgstr "Szef: {name}"')
    assert run(small, "generate") == 0
    assert 'msgstr "Kanclerz: {name}"' in path.read_text(encoding="utf-8")


def test_a_new_word_in_the_rulebook_reaches_terms_and_marked_sentences(small: Project) -> None:
    path = small.catalogue("pl")
    write(
        path,
        '#: shgui/labels.py\n#, python-brace-format\nmsgid "{name} doesn',
        '# = {name}: [[chancellor:gen]]\n#: shgui/labels.py\n#, python-brace-format\nmsgid "{name} doesn',
    )
    rulebook = small.rulebook_file("pl")
    write(rulebook, 'gen = "Kanclerza"', 'gen = "Kanclerzyka"')
    assert run(small, "generate") == 0
    assert 'msgstr "{name}: Kanclerzyka"' in path.read_text(encoding="utf-8")


def test_a_mark_that_names_nothing_fails(small: Project, capsys: pytest.CaptureFixture[str]) -> None:
    write(small.catalogue("pl"), "#. on a narrow", "# = [[blimp]]\n#. on a narrow")
    assert run(small, "generate") == 1
    assert "pl has no word for blimp" in capsys.readouterr().out


def test_a_changed_message_starts_empty_and_shows_what_was_written_before(small: Project) -> None:
    path = small.catalogue("pl")
    write(path, 'msgid "Go on"\nmsgstr ""', 'msgid "Go on"\nmsgstr "Dalej"')
    write(small.root / "shgui" / "labels.py", '"Go on"', '"Go on now"')
    assert run(small, "extract") == run(small, "generate") == 0
    text = path.read_text(encoding="utf-8")
    assert "# previously: Go on\n# previously: Dalej\n" in text
    assert 'msgid "Go on now"\nmsgstr ""' in text
    write(path, 'msgid "Go on now"\nmsgstr ""', 'msgid "Go on now"\nmsgstr "Dalej teraz"')
    assert run(small, "generate") == 0
    assert "previously" not in path.read_text(encoding="utf-8")


def test_of_a_long_former_text_nothing_stays(small: Project) -> None:
    path = small.catalogue("pl")
    long = "Dalej i dalej " * 9
    write(path, 'msgid "Go on"\nmsgstr ""', f'msgid "Go on"\nmsgstr "{long}"')
    write(small.root / "shgui" / "labels.py", '"Go on"', '"Go on now"')
    assert run(small, "extract") == run(small, "generate") == 0
    write(path, "# previously: Go on\n", "# allow usage: a test\n# previously: Go on\n")
    write(path, 'msgid "Go on now"\nmsgstr ""', 'msgid "Go on now"\nmsgstr "Dalej teraz"')
    assert run(small, "generate") == 0
    assert "# allow usage: a test\n#. on a narrow" in path.read_text(encoding="utf-8")


def test_a_message_that_is_gone_leaves_the_catalogue(small: Project) -> None:
    write(small.root / "shgui" / "labels.py", '    words.pgettext("button", "Go on")\n', "")
    assert run(small, "extract") == run(small, "generate") == 0
    assert "Go on" not in small.catalogue("pl").read_text(encoding="utf-8")


def test_english_is_printed_with_its_own_marks(small: Project) -> None:
    assert 'msgstr "{name} doesn’t go on"' in small.catalogue("en").read_text(encoding="utf-8")
    assert printed_english('Say "Ja!"... <a href="x">it\'s</a>') == 'Say “Ja!”… <a href="x">it’s</a>'


@pytest.mark.parametrize(
    ("language", "typed", "printed"),
    [
        ("en", "{count} rules differ.", "{count}~rules differ."),
        ("en", "Round {number}, step {number} of {last}", "Round~{number}, step~{number}~of~{last}"),
        ("en", "Votes in: {count} of {all}", "Votes in: {count}~of~{all}"),
        ("en", "Deals {deals} are over", "Deals~{deals} are over"),
        ("en", "Ja! {ja}, Nein! {nein}", "Ja!~{ja}, Nein!~{nein}"),
        ("en", "nobody – read aloud", "nobody~– read aloud"),
        ("en", "{name} leaves in round one", "{name} leaves in round one"),
        ("nb", "11 fascistiske, 6 liberale", "11~fascistiske, 6~liberale"),
        ("nb", '<a href="a b – c">{number} % av {count}</a>', '<a href="a b – c">{number}~% av~{count}</a>'),
        ("it", "su {count}: servono {count} Ja!", "su~{count}: servono {count}~Ja!"),
        ("pt_BR", "{names} — rodada {number}", "{names}~— rodada~{number}"),
        ("pl", "I tak, i w rundzie {number}", "I~tak, i~w~rundzie~{number}"),
        ("ru", "То же не из‑за вето", "То~же не~из‑за~вето"),
        ("qaa", "{count} lun", "{count}~lun"),
    ],
)
def test_no_line_ends_where_the_typography_of_its_language_wants_none(
    language: str, typed: str, printed: str
) -> None:
    assert hold_together(typed, language) == printed.replace("~", "\u00a0")


def test_generate_holds_a_translation_together(small: Project) -> None:
    write(small.catalogue("pl"), 'msgid "Go on"\nmsgstr ""', 'msgid "Go on"\nmsgstr "Idź w to"')
    assert run(small, "check", "pl") == 1
    assert run(small, "generate") == 0
    assert 'msgstr "Idź w\u00a0to"' in small.catalogue("pl").read_text(encoding="utf-8")


def test_compiled_catalogues_are_read_by_gettext(small: Project, tmp_path: Path) -> None:
    assert run(small, "compile", "--to", str(tmp_path / "out")) == 0
    compiled = (tmp_path / "out" / "pl" / "LC_MESSAGES" / "shgui.mo").read_bytes()
    polish = gettext.GNUTranslations(io.BytesIO(compiled))
    assert polish.npgettext("term", "{count} Policy", "{count} Policies", 22) == "{count}\u00a0Ustawy"


def test_the_engine_plays_by_the_rulebook_files(project: Project) -> None:
    assert project.engine_books.read_text(encoding="utf-8") == engine_books(project.rulebooks())


def test_a_stale_copy_of_the_switches_is_noticed(small: Project, capsys: pytest.CaptureFixture[str]) -> None:
    write(small.rulebook_file("pl"), 'value = "alive_le_5"', 'value = "started_with_5"')
    assert run(small, "check") == 1
    assert "books.py is stale: run generate" in capsys.readouterr().out


def test_a_stale_template_is_noticed(small: Project, capsys: pytest.CaptureFixture[str]) -> None:
    write(small.root / "shgui" / "labels.py", "Go on", "Go further")
    assert run(small, "check") == 1
    assert "shgui.pot is stale: run extract and generate" in capsys.readouterr().out


def test_a_stale_catalogue_is_noticed(small: Project, capsys: pytest.CaptureFixture[str]) -> None:
    write(small.catalogue("pl"), 'msgstr "Kanclerz: {name}"', 'msgstr "Szef: {name}"')
    assert run(small, "check") == 1
    assert "pl: is stale: run generate" in capsys.readouterr().out


def test_a_missing_catalogue_is_noticed(small: Project, capsys: pytest.CaptureFixture[str]) -> None:
    small.catalogue("pl").unlink()
    assert run(small, "check", "pl") == 1
    assert "pl: has no catalogue: run generate" in capsys.readouterr().out


def test_a_file_that_is_no_rulebook_is_refused_in_one_line(
    small: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    small.rulebook_file("pl").write_text("language = 3\n", encoding="utf-8")
    assert run(small, "check") == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_read_book_prints_what_it_found_and_how_much(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Path(__file__).parents[2] / "locales" / "lunari" / "qaa.txt"
    assert run(project, "read-book", "qaa", str(text)) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("# Proposed by read-book from qaa.txt")
    assert "terms are undecided" in printed.err


def test_verify_book_says_what_it_proved(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(__file__).parents[2] / "locales" / "lunari" / "qaa.txt"
    assert run(project, "verify-book", "pl", str(text)) == 1
    assert "facts stand in the text" in capsys.readouterr().out
