"""The shipped list of characters that look alike is the one that the script makes from Unicode's files."""

import base64
import hashlib
import zlib
from pathlib import Path

import pytest
from tools import lookalikes

from shgui.table.lookalikes_data import PACKED, VERSION

# Of what the script packs from the files whose hashes it knows; it prints this.
MADE = "35390de25aa24e7ca19fc8c6e54959c5fd861d505d5a0371b528e4968b1e8b85"
CONFUSABLES = """\ufeff# confusables.txt

0430 ;\t0061 ;\tMA\t# ( а → a ) CYRILLIC SMALL LETTER A → LATIN SMALL LETTER A\t#
01C9 ;\t006C 006A ;\tMA\t# ( ǉ → lj )
"""
PROPERTIES = """# DerivedCoreProperties
0041..005A    ; Alphabetic # L&  [26] LATIN CAPITAL LETTER A..LATIN CAPITAL LETTER Z
00AD          ; Default_Ignorable_Code_Point # Cf       SOFT HYPHEN
115F..1160    ; Default_Ignorable_Code_Point # Lo   [2] HANGUL CHOSEONG FILLER..HANGUL JUNGSEONG FILLER
"""


def unpacked(packed: str) -> str:
    return zlib.decompress(base64.b85decode(packed.replace("\n", ""))).decode()


def test_what_is_shipped_is_what_the_script_makes() -> None:
    assert hashlib.sha256(unpacked(PACKED).encode()).hexdigest() == MADE
    assert VERSION == lookalikes.VERSION


def test_the_shipped_module_has_the_form_that_the_script_writes(root: Path) -> None:
    shipped = (root / "shgui" / "table" / "lookalikes_data.py").read_text(encoding="utf-8")
    # Another zlib may pack the same text otherwise.
    assert shipped.split('PACKED = """')[0] == lookalikes.module(unpacked(PACKED)).split('PACKED = """')[0]


def test_the_rows_of_unicode_s_files_are_read() -> None:
    made = lookalikes.table(CONFUSABLES, PROPERTIES)
    assert made == "\u00ad\n\u01c9lj\n\u0430a\n\u115f\n\u1160"
    packed = lookalikes.module(made).split('"""')[3]
    assert unpacked(packed) == made


def test_another_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "confusables.txt"
    other.write_text(CONFUSABLES, encoding="utf-8")
    with pytest.raises(SystemExit, match="not the file of Unicode"):
        lookalikes.main(str(other), str(other))
