"""Each sample by its file name, and how it is made anew."""

from __future__ import annotations

import gzip
import json
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from tests.frozen.games import (
    JOURNAL,
    debug_lines,
    describe_journal,
    finished_record,
    read_records,
    write_journal,
)
from tests.frozen.phones import phone_lines, read_requests
from tests.frozen.referee import referee_lines
from tests.frozen.settings import read_settings, settings_file

FOLDER = Path(__file__).with_name("sample_files")


def lines(values: Iterable[object]) -> bytes:
    """Return values as JSON, each on a line of its own."""
    texts = (json.dumps(value, ensure_ascii=False, separators=(",", ":")) for value in values)
    return "".join(f"{text}\n" for text in texts).encode()


def written_journal(folder: Path) -> bytes:
    write_journal(folder)
    return lines(describe_journal(folder))


SAMPLES: Mapping[str, Callable[[Path], bytes]] = {
    "journal.jsonl": written_journal,
    "record.json": finished_record,
    "records_read.jsonl": lambda _: lines(read_records()),
    "debug.txt": lambda folder: debug_lines(folder).encode(),
    "settings.json": settings_file,
    "settings.jsonl": lambda folder: lines(read_settings(folder)),
    "phones.jsonl": lambda folder: lines(phone_lines(folder)),
    "requests.jsonl": lambda _: lines(read_requests()),
    "referee.jsonl": lambda _: lines(referee_lines()),
}
"""Made in an empty folder."""


def keep_journal() -> None:
    """Replace the journal file that has to stay readable, and its key."""
    kept = FOLDER / "journal"
    shutil.rmtree(kept, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        write_journal(Path(folder))
        shutil.copytree(Path(folder) / "keys", kept / "keys")
        content = (Path(folder) / JOURNAL).read_bytes()
    (kept / f"{JOURNAL}.gz").write_bytes(gzip.compress(content, mtime=0))


def kept_journal(folder: Path) -> None:
    """Lay the journal file that has to stay readable into a folder."""
    shutil.copytree(FOLDER / "journal" / "keys", folder / "keys")
    (folder / JOURNAL).write_bytes(gzip.decompress((FOLDER / "journal" / f"{JOURNAL}.gz").read_bytes()))
