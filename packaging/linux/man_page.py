"""The manual page of a language, from what the program says itself with --help."""

from __future__ import annotations

import contextlib
import io
import textwrap

from installers.project import NAME, TITLE, Project

from shgui import cli
from shgui.words import desktop_texts
from shgui.words.catalogue import load_catalogue


def man_page(project: Project, language: str) -> str:
    words = load_catalogue(language)
    manual = desktop_texts.build_manual(words)
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        cli.main(["--lang", language, "--help"])
    lines = [
        f'.TH {NAME.upper()} 6 "{project.day.isoformat()}" "{NAME} {project.version}" "{TITLE}"',
        f".SH {_heading(manual.name)}",
        f"{NAME} \\- {_text(desktop_texts.get_summary(words))}",
        f".SH {_heading(manual.description)}",
    ]
    for paragraph in desktop_texts.list_description(words):
        lines += [".PP", *textwrap.wrap(_text(paragraph), 78)]
    for section in told.getvalue().strip().split("\n\n"):
        heading, *rows = section.splitlines()
        lines.append(f".SH {_heading(heading.rstrip(':'))}")
        for row in rows:
            usage, _, meaning = row.strip().partition("  ")
            lines += [".TP", f".B {_text(usage)}", _text(meaning.strip())]
    lines.append(f".SH {_heading(manual.files)}")
    for folder, meaning in (("~/.local/share", manual.data), ("~/.config", manual.settings)):
        lines += [".TP", f".I {folder}/{NAME}", _text(meaning)]
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    """Escape backslashes and leading dots and quotes, which are commands to roff."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


def _heading(text: str) -> str:
    return f'"{_text(text).upper()}"'
