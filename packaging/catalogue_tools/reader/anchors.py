"""Words that the build of a rulebook gives away, whatever its language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catalogue_tools.reader.structure import Heading, Structure

_ROWS = (("player", "tbl_players"), ("liberal", "tbl_liberals"), ("fascist", "tbl_fascists"))
_HEADINGS = {
    "election": "election",
    "legislative": "legislative_session",
    "executive": "executive_action",
    "investigate_loyalty": "investigate_loyalty",
    "special_election": "special_election",
    "policy_peek": "policy_peek",
    "execution": "execution",
    "veto": "veto_power",
    "tracker": "election_tracker",
}
COMPONENTS = {
    "policies": 17,
    "roles": 10,
    "parties": 10,
    "envelopes": 10,
    "ja": 10,
    "nein": 10,
    "tracker": 1,
    "draw": 1,
    "discard": 1,
    "boards": 3,
    "president": 1,
    "chancellor": 1,
}
"""The components of the box, in the order in which every rulebook lists them."""
_NAMED_BY_COMPONENT = {
    "roles": "role_card",
    "parties": "party_card",
    "envelopes": "envelope",
    "tracker": "tracker_marker",
    "draw": "draw_pile_card",
    "president": "president_placard",
    "chancellor": "chancellor_placard",
}


def components(structure: Structure) -> dict[str, tuple[int, str]]:
    """The items of the list of components with their lines, where the numbers are the game's."""
    found = {}
    for name, line in zip(COMPONENTS, structure.components, strict=False):
        parts = re.match(r"\W*(\d+)\s+(.+)", structure.text.line(line))
        if parts is None or int(parts[1]) != COMPONENTS[name]:
            return {}
        found[name] = (line, parts[2].strip())
    return found


def anchors(structure: Structure, topics: Mapping[str, Heading]) -> dict[str, str]:
    """Concept → words."""
    found: dict[str, str] = {}
    for row, keys in enumerate(_ROWS):
        if label := structure.table_label(row):
            found.update(dict.fromkeys(keys, label))
    found.update(
        {key: topics[topic].words.split(" - ")[0] for topic, key in _HEADINGS.items() if topic in topics}
    )
    listed = components(structure)
    found.update({key: listed[name][1] for name, key in _NAMED_BY_COMPONENT.items() if name in listed})
    found.update(_ballots(structure))
    for number, line in structure.text.numbered():
        # The two ways to win stand one below the other with a word between them.
        if (
            structure.is_item(number - 1)
            and structure.is_item(number + 1)
            and line.isupper()
            and " " not in line
        ):
            found.setdefault("or", line.strip())
        if re.fullmatch(r"\W*\[[^\]]+\]\W*", line):
            found.setdefault("long_pause", line.strip(' []"'))
    return found


def _ballots(structure: Structure) -> dict[str, str]:
    """The ballots are printed in German in every language."""
    words = {
        word for _, line in structure.text.numbered() for word in re.findall(r"\b(?:[Jj]a|[Nn]ein)\b", line)
    }
    return {word.casefold(): word for word in sorted(words)}
