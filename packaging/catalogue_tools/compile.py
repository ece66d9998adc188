"""The binary form that gettext reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.resources import compile_catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from catalogue_tools.project import Project


def compile_all(project: Project, folder: Path | None = None) -> Iterator[Path]:
    """Writes every language's .mo beside its .po, or below another folder; yields what was written."""
    for language in project.languages():
        source = project.catalogue(language)
        target = source.with_suffix(".mo")
        if folder is not None:
            target = folder / target.relative_to(project.locales)
            target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(compile_catalogue(source))
        yield target
