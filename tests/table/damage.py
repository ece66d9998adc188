"""The whole count: `python -m tests.table.damage [--bytes 3000] [--edits 1500] [--seed 1]`."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.table.damage_lab import BYTES, EDITS, prepare, try_damages


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bytes", type=int, default=3000, help="flips, cuts and garbage in the files")
    parser.add_argument("--edits", type=int, default=1500, help="databases edited by SQL")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder / "first")
        for kind, damages, times in (("bytes", BYTES, asked.bytes), ("edits", EDITS, asked.edits)):
            report = try_damages(folder / "first", folder / "place", damages, times, asked.seed)
            sys.stdout.write(f"{kind}: {report}\n")
            for line in (*report.silent, *report.uncaught):
                sys.stdout.write(f"  {line}\n")
            bad += len(report.silent) + len(report.uncaught)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
