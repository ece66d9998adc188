"""The entry in the menu of programs."""

from __future__ import annotations

from collections.abc import Callable

from installers.project import NAME, RECORD_TYPE
from installers.texts import in_english, translated

from shgui.words import desktop_texts, home_texts
from shgui.words.catalogue import Catalogue


def desktop_entry(command: str) -> str:
    """`command` with its folder, where that is known: not every session looks for programs in all of them."""
    lines = ["[Desktop Entry]", "Type=Application"]
    said: dict[str, Callable[[Catalogue], str]] = {
        "Name": home_texts.get_program_title,
        "GenericName": desktop_texts.get_program_kind,
        "Comment": desktop_texts.get_summary,
        "Keywords": desktop_texts.get_keywords,
    }
    for key, say in said.items():
        lines.append(f"{key}={in_english(say)}")
        lines += [f"{key}[{language}]={text}" for language, text in translated(say).items()]
    lines += [
        f"Exec={command} %f",
        f"Icon={NAME}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        f"MimeType={RECORD_TYPE};",
        f"StartupWMClass={NAME}",
        "StartupNotify=true",
    ]
    return "\n".join(lines) + "\n"
