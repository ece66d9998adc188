"""The whole count: `python -m tests.table.damage [--bytes 3000] [--running 600] [--seed 1]`; more: --help."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.table.damage_lab import BYTES, EDITS, FILES, prepare, try_damages
from tests.table.damage_running import try_removals


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bytes", type=int, default=3000, help="flips, cuts and garbage in the files")
    parser.add_argument("--edits", type=int, default=1500, help="databases edited by SQL")
    parser.add_argument("--files", type=int, default=300, help="files and folders that are gone")
    parser.add_argument("--running", type=int, default=600, help="gone, moved or replaced during a game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder / "first")
        for kind, damages, times in (
            ("bytes", BYTES, asked.bytes),
            ("edits", EDITS, asked.edits),
            ("files", FILES, asked.files),
            ("running", None, asked.running),
        ):
            first, place = folder / "first", folder / "place"
            if damages is None:
                report = try_removals(first, place, times, asked.seed)
            else:
                report = try_damages(first, place, damages, times, asked.seed)
            sys.stdout.write(f"{kind}: {report}\n")
            for line in (*report.silent, *report.uncaught):
                sys.stdout.write(f"  {line}\n")
            bad += len(report.silent) + len(report.uncaught)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
