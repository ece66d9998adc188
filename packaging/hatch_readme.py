"""Makes README.md the description of the package, with links that lead somewhere on a package index too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)]+)\)")
_ELSEWHERE = re.compile(r"[a-z]+:|#")


class ReadmeHook(MetadataHookInterface):
    """Files of the tree are looked up below the project's home page, at the tag of this version."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        version = re.search(
            r'^__version__ = "(.+)"$', (root / "shgui" / "__init__.py").read_text("utf-8"), re.M
        )
        if version is None:
            raise ValueError("shgui/__init__.py says no version")
        text = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": for_an_index(text, metadata["urls"]["Homepage"], version[1]),
        }


def for_an_index(text: str, page: str, version: str) -> str:
    def absolute(link: re.Match[str]) -> str:
        if _ELSEWHERE.match(link["target"]):
            return link[0]
        kind = "raw" if link["picture"] else "blob"
        return f"{link['picture']}[{link['text']}]({page}/{kind}/v{version}/{link['target']})"

    return _LINK.sub(absolute, text)
