"""Moves, deletes or replaces files of a journal while a game goes on, and looks whether every loss is told.

A loss is silent when a step was accepted and the next start doesn't show it, and neither said a word.
"""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from shgui.library.library import Library
from shgui.storage.journal import GameId
from shgui.storage.journal_errors import JournalError
from shgui.table.answers import NotSaved
from shgui.table.table import Table
from tests.table.damage_lab import Report, journal_in
from tests.table.play import decide, everything

Removal = Callable[[Path, Random], str]
"""Does it to the folder of a running program, and says what; an older copy lies beside, as `older`."""

_LATER = 3
"""So many steps are tried after it."""


def try_removals(first: Path, place: Path, times: int, seed: int) -> Report:
    report = Report()
    for number in range(times):
        rng = Random(f"{seed} {number}")
        shutil.copytree(first, place)
        removal = REMOVALS[number % len(REMOVALS)]
        report.tried += 1
        how = f"{number}: {removal.__name__}"
        try:
            how, said, same = _play_and_start_again(place, removal, rng, how)
        except Exception as error:  # noqa: BLE001 - the very thing that is looked for
            report.uncaught.append(f"{how}: {type(error).__name__} {error}")
        else:
            report.told += bool(said)
            report.harmless += not said and same
            if not said and not same:
                report.silent.append(how)
        for folder in _folders(place):
            shutil.rmtree(folder, ignore_errors=True)
    return report


def _folders(place: Path) -> tuple[Path, ...]:
    return tuple(place.with_name(place.name + ending) for ending in ("", "-older", "-away", "-killed"))


def _play_and_start_again(
    place: Path, removal: Removal, rng: Random, how: str
) -> tuple[str, list[str], bool]:
    """Return what was done, what was said of it, and whether the next start shows all that was accepted."""
    _, older, _, killed = _folders(place)
    with journal_in(place) as journal:
        game = next(game.game for game in Library(journal, "en").unfinished() if not game.printed)
        table = Table.resume(journal, game)
        shutil.copytree(place, older)
        for _ in range(rng.randrange(3)):
            decide(table, rng)(table)
        how = f"{how} {removal(place, rng)}"
        answers = [decide(table, rng)(table) for _ in range(_LATER)]
        said = [answer.problem.value for answer in answers if isinstance(answer, NotSaved)]
        said += [finding.problem.value for finding in journal.findings]
        accepted = everything(table)
        if rng.random() < 0.5:
            how += ", then killed"
            if place.exists():
                shutil.copytree(place, killed)
    if killed.exists():
        shutil.rmtree(place, ignore_errors=True)
        killed.rename(place)
    shown, more = _shown(place, game)
    return how, said + more, shown == accepted


def _shown(place: Path, game: GameId) -> tuple[object, list[str]]:
    try:
        with journal_in(place) as journal:
            said = [finding.problem.value for finding in journal.findings]
            return everything(Table.resume(journal, game)), said
    except JournalError as error:
        return None, [error.problem.value]


def _journal(place: Path) -> Path:
    return place / "data" / "journal.sqlite"


def _log(place: Path) -> Path:
    return place / "data" / "journal.sqlite-wal"


def _away(place: Path) -> Path:
    away = _folders(place)[2]
    away.mkdir()
    return away


def _file(place: Path, rng: Random) -> Path:
    return rng.choice((_journal(place), _log(place), *sorted((place / "settings" / "keys").iterdir())))


def gone(place: Path, rng: Random) -> str:
    file = _file(place, rng)
    file.unlink()
    return file.name


def both_gone(place: Path, _rng: Random) -> str:
    _journal(place).unlink()
    _log(place).unlink()
    return "file and log"


def folder_gone(place: Path, rng: Random) -> str:
    name = rng.choice(("data", "settings", "settings/keys"))
    shutil.rmtree(place / name)
    return name


def moved(place: Path, rng: Random) -> str:
    file = _file(place, rng)
    file.rename(_away(place) / file.name)
    return file.name


def folder_moved(place: Path, rng: Random) -> str:
    name = rng.choice(("data", "settings", "settings/keys"))
    (place / name).rename(_away(place) / "folder")
    return name


def replaced(place: Path, rng: Random) -> str:
    """Replace the file with an older copy."""
    file = _file(place, rng)
    copy = shutil.copy(_folders(place)[1] / file.relative_to(place), file.with_name("copy"))
    Path(copy).replace(file)
    return file.name


def folder_replaced(place: Path, rng: Random) -> str:
    name = rng.choice(("data", "settings"))
    shutil.rmtree(place / name)
    shutil.copytree(_folders(place)[1] / name, place / name)
    return name


def rolled_back_without_note(place: Path, _rng: Random) -> str:
    shutil.rmtree(place / "data")
    shutil.copytree(_folders(place)[1] / "data", place / "data")
    for note in (place / "settings" / "keys").glob("*.saved"):
        note.unlink()
    return ""


def overwritten(place: Path, rng: Random) -> str:
    """Overwrite the file in place: the same file to the system, with another content."""
    file = rng.choice((_journal(place), _log(place)))
    older = (_folders(place)[1] / file.relative_to(place)).read_bytes()
    content = rng.choice((older, b"", b"of somebody else"))
    file.write_bytes(content)
    return f"{file.name} with {len(content)} bytes"


REMOVALS: list[Removal] = [
    gone,
    both_gone,
    folder_gone,
    moved,
    folder_moved,
    replaced,
    folder_replaced,
    rolled_back_without_note,
    overwritten,
]
