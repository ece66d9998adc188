"""What a seat of the program's says: why it did something, or what it makes of what was said."""

from shgui.table.log_lines import Remark
from shgui.words.catalogue import Catalogue
from shgui.words.remark_sentences import REMARKS, After
from shgui.words.terms import Names


def remark_line(words: Catalogue, remark: Remark, names: Names, turn: int) -> str:
    """Who says it, and what; nothing where there is no such sentence."""
    said = remark_said(words, remark, names, turn)
    # Translators: {name} is a player; {said} is what this player says aloud, a sentence or two
    text = words.gettext("{name}: “{said}”")
    return text.format(name=names[remark.seat], said=said) if said else ""


def remark_said(words: Catalogue, remark: Remark, names: Names, turn: int) -> str:
    """What is said, without quotation marks. `turn` is any number that all know, such as how often something
    of this kind has been said before: another one gives another sentence of the same meaning.
    """
    entry = REMARKS.get(remark.code)
    if entry is None or not is_told(remark, len(names)):
        return ""
    others = [seat for seat in remark.about if seat != remark.seat]
    sentences = entry.own if len(others) < len(remark.about) else entry.said
    told = dict(zip(("name", "other"), (names[seat] for seat in others), strict=False))
    return sentences[turn % len(sentences)](words).format(**told)


def is_told(remark: Remark, players: int) -> bool:
    """Whether there is a sentence of this kind that speaks of these players."""
    entry = REMARKS.get(remark.code)
    if entry is None or len(remark.about) != entry.about or len({*remark.about}) != entry.about:
        return False
    if not all(seat in range(players) for seat in (remark.seat, *remark.about)):
        return False
    return remark.seat not in remark.about or bool(entry.own)


def said_after(remark: Remark) -> type | After | None:
    """What it is said of: a kind of event, or a claim; None where there is no such sentence."""
    entry = REMARKS.get(remark.code)
    return None if entry is None else entry.after
