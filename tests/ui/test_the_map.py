"""The map of the rooms, and the words that need a legend: what it names is there."""

import re
from pathlib import Path

import shgui.ui

MAP, _, GLOSSARY = (shgui.ui.__doc__ or "").partition("**Words of our own**")


def test_every_room_is_on_the_map_and_every_module_that_it_names_is_there(root: Path) -> None:
    here = root / "shgui" / "ui"
    rooms = {path.parent.name for path in here.glob("*/__init__.py")}
    assert set(re.findall(r"^    (\w+)/ ", MAP, re.MULTILINE)) == rooms
    named = set(re.findall(r"`(\w+)`", MAP))
    modules = {path.stem for path in here.rglob("*.py")}
    assert named - modules == set()


def test_every_word_of_the_legend_is_in_use(root: Path) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (root / "shgui").rglob("*.py"))
    defined = set(re.findall(r"^class (\w+)|^(\w+) = ", code, re.MULTILINE))
    words = re.findall(r"^    ([A-Z]\w+)  ", GLOSSARY, re.MULTILINE)
    assert words == sorted(words)
    assert set(words) - {name for pair in defined for name in pair} == set()
