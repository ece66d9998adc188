"""Files are saved where the player wants them, and nothing is ever replaced unasked."""

import errno
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from shgui.storage.user_folders import UserFolders
from shgui.ui import file_dialogs
from shgui.ui import widget_names as names
from shgui.ui.file_dialogs import FileDialogs, FileToSave, SaveQuestion, build_chosen_path, suggest_name
from shgui.words import file_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

DAY = date(2026, 3, 7)
NEW = b"new"


class Saving:
    """The program's own dialogs on its window, with names chosen in advance, one for each time it asks."""

    def __init__(self, started: Started) -> None:
        self._started = started
        self.chosen: list[str] = []
        self.asked: list[SaveQuestion] = []
        self.said: list[str] = []
        self.dialogs = FileDialogs(started.program.window, started.program.preferences, lambda: DAY)

    def choose(self, _window: QWidget, asked: SaveQuestion) -> str:
        self.asked.append(asked)
        return self.chosen.pop(0) if self.chosen else ""

    def save(self, *chosen: Path | str, suffix: str = ".pdf", played: date | None = None) -> None:
        self.chosen = list(map(str, chosen))
        self.dialogs.save(FileToSave("Save", "Pages", suffix, played, lambda: NEW), self.said.append)

    def answer(self, name: str) -> None:
        self._started.click(name)

    @property
    def asks(self) -> bool:
        return self._started.sees(names.QUESTION_YES)

    @property
    def folder(self) -> str | None:
        return self._started.program.preferences.settings.save_folder


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    started = Started(qapp, folders, "en")
    yield started
    started.close()


@pytest.fixture
def saving(started: Started, monkeypatch: pytest.MonkeyPatch) -> Saving:
    saving = Saving(started)
    monkeypatch.setattr(file_dialogs, "ask_for_target", saving.choose)
    return saving


@pytest.mark.lengthy(daily=5)
@pytest.mark.parametrize("suffix", [".pdf", ".png", ".svg", ".shgui"])
@pytest.mark.parametrize("typed", ["evening", "Game 2.5", "Żółć", "evening.tar"])
def test_a_file_gets_its_suffix_and_is_not_replaced_unasked(
    saving: Saving, tmp_path: Path, typed: str, suffix: str
) -> None:
    file = tmp_path / f"{typed}{suffix}"
    file.write_bytes(b"old")
    saving.save(tmp_path / typed, suffix=suffix)
    assert file.read_bytes() == b"old"
    assert saving.asks
    saving.answer(names.QUESTION_NO)
    assert (file.read_bytes(), saving.said) == (b"old", [])
    assert len(saving.asked) == 2, "the player may choose another name"
    assert saving.asked[1].suggested == file
    saving.save(tmp_path / typed, suffix=suffix)
    saving.answer(names.QUESTION_YES)
    assert file.read_bytes() == NEW
    assert saving.said == [f"Saved: {file}"]


def test_a_typed_suffix_stays_whatever_its_case(saving: Saving, tmp_path: Path) -> None:
    saving.save(tmp_path / "evening.PDF")
    assert [file.name for file in tmp_path.glob("evening*")] == ["evening.PDF"]


def test_only_the_wanted_file_is_touched(saving: Saving, tmp_path: Path) -> None:
    for name in ("evening", "evening.new", "evening.pdf.new", ".evening.pdf"):
        (tmp_path / name).write_bytes(b"kept")
    before = {file.name for file in tmp_path.iterdir()}
    before.add("settings")
    saving.save(tmp_path / "evening")
    assert {file.name for file in tmp_path.iterdir()} == before | {"evening.pdf"}
    assert all((tmp_path / name).read_bytes() == b"kept" for name in ("evening", "evening.new"))


def test_a_link_stays_a_link_and_its_file_is_written(saving: Saving, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    file, link = tmp_path / "elsewhere" / "file.pdf", tmp_path / "evening.pdf"
    file.write_bytes(b"old")
    link.symlink_to(file)
    saving.save(link)
    saving.answer(names.QUESTION_YES)
    assert link.is_symlink()
    assert file.read_bytes() == NEW


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("typed", [".", "..", "/", "a/", "a\0b", "a\ud800b", "x" * 300])
def test_a_name_that_no_file_can_have_is_said_and_nothing_is_written(
    saving: Saving, tmp_path: Path, typed: str
) -> None:
    before = sorted(tmp_path.rglob("*"))
    saving.save(f"{tmp_path}/{typed}")
    assert "No file can have this name. Choose another one." in saving.said[0]
    assert sorted(tmp_path.rglob("*")) == before
    assert not [file.name for file in tmp_path.parent.glob("*.pdf")]


def test_a_folder_of_that_name_is_never_replaced(saving: Saving, tmp_path: Path) -> None:
    (tmp_path / "evening.pdf").mkdir()
    saving.save(tmp_path / "evening")
    assert not saving.asks
    assert "This name belongs to a folder" in saving.said[0]
    assert (tmp_path / "evening.pdf").is_dir()


def test_a_missing_folder_is_said(saving: Saving, tmp_path: Path) -> None:
    saving.save(tmp_path / "gone" / "evening")
    assert saving.said == [
        f"The file could not be written: {tmp_path / 'gone' / 'evening.pdf'}\n"
        "The folder isn’t there any more. Choose another one."
    ]


@pytest.mark.parametrize("language", list_languages())
def test_every_reason_is_worded_in_every_language(language: str) -> None:
    words = load_catalogue(language)
    errors = [OSError(code, "unworded") for code in (errno.ENOSPC, errno.EACCES, errno.ENOENT)]
    unusual: list[OSError | ValueError] = [ValueError("unworded"), OSError("unworded")]
    for error in (*errors, *unusual):
        assert "unworded" not in file_texts.describe_write_error(words, "game.pdf", error)
    assert "unworded" in file_texts.describe_write_error(words, "game.pdf", OSError(errno.EIO, "unworded"))


def test_the_dialog_opens_in_the_documents_and_then_where_something_was_saved_last(
    saving: Saving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents, other = tmp_path / "documents", tmp_path / "other"
    documents.mkdir()
    other.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(documents))
    saving.save()
    saving.save(other / "evening")
    saving.save()
    assert [asked.suggested.parent for asked in saving.asked] == [documents, documents, other]
    assert saving.folder == str(other)
    (other / "evening.pdf").unlink()
    other.rmdir()
    saving.save()
    assert saving.asked[-1].suggested.parent == documents


def test_the_suggested_name_has_the_day_of_the_game_and_is_free(
    saving: Saving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path))
    saving.save()
    saving.save(played=date(2025, 12, 24))
    saving.save(saving.asked[0].suggested)
    saving.save()
    assert [asked.suggested.name for asked in saving.asked] == [
        "Secret Hitler 2026-03-07.pdf",
        "Secret Hitler 2025-12-24.pdf",
        "Secret Hitler 2026-03-07.pdf",
        "Secret Hitler 2026-03-07 (2).pdf",
    ]


@pytest.mark.parametrize("title", ["NUL", "a:b*c?", " . ", "Кто/где\\", "line\nend.", "", "CON.x"])
def test_every_system_accepts_the_suggested_name(tmp_path: Path, title: str) -> None:
    name = suggest_name(title, DAY, ".shgui", tmp_path)
    assert build_chosen_path(str(tmp_path / name), ".shgui", windows=True).name == name
    assert DAY.isoformat() in name


@pytest.mark.parametrize("typed", ["NUL", "con.pdf", "Aux .x", "COM1", "lpt¹.pdf", "evening:pdf", "a?b"])
def test_windows_devices_and_streams_are_refused_on_windows_alone(typed: str) -> None:
    with pytest.raises(ValueError, match="files"):
        build_chosen_path(f"files/{typed}", ".pdf", windows=True)
    assert build_chosen_path(f"files/{typed}", ".pdf", windows=False).suffix == ".pdf"


def test_the_dialog_adds_the_suffix_itself_and_leaves_the_question_to_the_program(
    started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[QFileDialog] = []

    def accept(dialog: QFileDialog) -> int:
        seen.append(dialog)
        assert dialog.defaultSuffix() == "pdf"
        assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        assert dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
        assert dialog.directory().path() == str(tmp_path)
        return 1

    monkeypatch.setattr(QFileDialog, "exec", accept)
    asked = SaveQuestion("Save", tmp_path / "evening", "Pages (*.pdf)", ".pdf")
    assert file_dialogs.ask_for_target(started.window, asked) == str(tmp_path / "evening.pdf")
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: 0)
    assert file_dialogs.ask_for_target(started.window, asked) == ""


def test_no_other_part_of_the_program_opens_a_dialog_for_saving(root: Path) -> None:
    modules = [path for path in (root / "shgui").rglob("*.py") if "file_dialogs" not in path.name]
    text = "\n".join(path.read_text(encoding="utf-8") for path in modules)
    for name in ("getSaveFileName", "AcceptSave"):
        assert name not in text
