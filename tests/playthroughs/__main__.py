"""Writes every playthrough anew: `python -m tests.playthroughs`."""

from pathlib import Path

from tests.playthroughs.telling import playthroughs, tell

if __name__ == "__main__":
    folder = Path(__file__).parent
    for old in folder.glob("*.txt"):
        old.unlink()
    for played in playthroughs():
        (folder / f"{played.name}.txt").write_text(tell(played), encoding="utf-8", newline="\n")
