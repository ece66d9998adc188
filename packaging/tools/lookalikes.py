"""Makes assets/lookalikes.txt from Unicode's list of characters that look alike.

    python packaging/tools/lookalikes.py confusables.txt DerivedCoreProperties.txt

Both files are Unicode 15.0.0, from https://www.unicode.org/Public/: security/15.0.0/ and 15.0.0/ucd/. Those
in source/data/unidata/ of the source package `icu` 72.1 of Debian are the same. Others are refused. A newer
version needs its number and hashes here, and the hash that is printed in tests/packaging/test_lookalikes.py.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

VERSION = "15.0.0"
CONFUSABLES_SHA256 = "2b10130885c3370b101c52d7baedc452ab7f0e257b86c1e52ee657ecfc29ce64"
PROPERTIES_SHA256 = "5aecf2bf009080ca91a3f30983c14021f827692fb1e2d708c81474a72a0e8d36"
GOAL = Path(__file__).parents[2] / "assets" / "lookalikes.txt"


def confusables(text: str) -> Iterator[tuple[str, str]]:
    """Return each character that looks like others, with its prototype."""
    for row in _rows(text):
        source, prototype, _kind = row
        yield chr(int(source, 16)), "".join(chr(int(each, 16)) for each in prototype.split())


def ignorable(text: str) -> Iterator[str]:
    """Every assigned or reserved character with the property Default_Ignorable_Code_Point."""
    for row in _rows(text):
        if row[1] == "Default_Ignorable_Code_Point":
            first, _, last = row[0].partition("..")
            yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


def table(confusables_text: str, properties_text: str) -> str:
    """Return a line a character, followed by what it looks like; one with nothing behind it isn't seen."""
    unseen = dict.fromkeys(ignorable(properties_text), "")
    # What isn't seen is taken away before anything is replaced.
    looks = {**dict(confusables(confusables_text)), **unseen}
    return "\n".join(f"{char}{like}" for char, like in sorted(looks.items()))


def _rows(text: str) -> Iterator[list[str]]:
    for line in text.removeprefix("\ufeff").splitlines():
        told = line.partition("#")[0].strip()
        if told:
            yield [cell.strip() for cell in told.split(";")]


def _checked(path: Path, sha256: str) -> str:
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != sha256:
        raise SystemExit(f"{path} is not the file of Unicode {VERSION}")
    return content.decode()


def main(confusables_file: str, properties_file: str) -> None:
    confusables_text = _checked(Path(confusables_file), CONFUSABLES_SHA256)
    looks = table(confusables_text, _checked(Path(properties_file), PROPERTIES_SHA256))
    GOAL.write_text(f"{looks}\n", encoding="utf-8", newline="\n")
    print(hashlib.sha256(looks.encode()).hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
