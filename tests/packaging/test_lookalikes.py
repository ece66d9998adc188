"""The shipped list of characters that look alike is the one that the script makes from Unicode's files."""

import hashlib
from pathlib import Path

import pytest
from tools import lookalikes

# Of what the script makes from the files whose hashes it knows; it prints this.
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


def test_what_is_shipped_is_what_the_script_makes(root: Path) -> None:
    shipped = (root / "assets" / "lookalikes.txt").read_bytes()
    assert hashlib.sha256(shipped.removesuffix(b"\n")).hexdigest() == MADE


def test_the_rows_of_unicode_s_files_are_read() -> None:
    made = lookalikes.table(CONFUSABLES, PROPERTIES)
    assert made == "\u00ad\n\u01c9lj\n\u0430a\n\u115f\n\u1160"


def test_another_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "confusables.txt"
    other.write_text(CONFUSABLES, encoding="utf-8")
    with pytest.raises(SystemExit, match="not the file of Unicode"):
        lookalikes.main(str(other), str(other))
