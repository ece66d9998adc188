"""The places of sources, rulebooks and catalogues."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from catalogue_tools.rulebook import Rulebook, load

SOURCE_LANGUAGE = "en"
# The order in which languages are listed for people; further ones follow by their codes.
_FIRST = ("en", "pl", "pt_BR", "it", "nb", "ru")


@dataclass(frozen=True)
class Project:
    root: Path

    @classmethod
    def here(cls) -> Project:
        return cls(Path(__file__).resolve().parents[2])

    @property
    def locales(self) -> Path:
        return self.root / "locales"

    @property
    def template(self) -> Path:
        return self.locales / "shgui.pot"

    @property
    def engine_books(self) -> Path:
        return self.root / "shgui" / "engine" / "books.py"

    def languages(self) -> tuple[str, ...]:
        """The codes of all languages that have a rulebook file."""
        found = {path.parent.name for path in self.locales.glob("*/rulebook.toml")}
        return (
            *(code for code in _FIRST if code in found),
            *sorted(code for code in found if code not in _FIRST),
        )

    def rulebook_file(self, language: str) -> Path:
        return self.locales / language / "rulebook.toml"

    def rulebook(self, language: str) -> Rulebook:
        return load(self.rulebook_file(language))

    def rulebooks(self) -> dict[str, Rulebook]:
        return {language: self.rulebook(language) for language in self.languages()}

    def catalogue(self, language: str) -> Path:
        return self.locales / language / "LC_MESSAGES" / "shgui.po"
