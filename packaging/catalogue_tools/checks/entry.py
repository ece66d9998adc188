"""One message of one catalogue for the checks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from catalogue_tools.messages import strings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from babel.messages.catalog import Catalog

_ALLOW = re.compile(r"allow (\w+)")
_TAG = re.compile(r"<[^>]*>")
_PLACEHOLDER = re.compile(r"\{(\w*)\}")


@dataclass(frozen=True)
class Entry:
    """`source` holds the message and its plural, `texts` its translations."""

    context: str
    source: tuple[str, ...]
    texts: tuple[str, ...]
    hints: str
    """The programmer's notes for translators."""
    remarks: str
    """The translator's notes: `allow NAME: reason` disables the check of that name."""
    fuzzy: bool = False

    def allows(self, check: str) -> bool:
        return check in _ALLOW.findall(self.remarks)

    @property
    def name(self) -> str:
        return f"{self.context}|{self.source[0]}" if self.context else self.source[0]


def entries(catalogue: Catalog) -> Iterator[Entry]:
    for message in catalogue:
        if message.id:
            yield Entry(
                message.context or "",
                strings(message.id),
                strings(message.string),
                " ".join(message.auto_comments),
                " ".join(message.user_comments),
                message.fuzzy,
            )


def prose(text: str) -> str:
    """The words a reader sees: no tags, no accelerator marks, {} for every placeholder."""
    return _PLACEHOLDER.sub("{}", _TAG.sub("", text)).replace("&", "")


def placeholders(text: str) -> list[str]:
    return sorted(_PLACEHOLDER.findall(text))
