"""Puts assets/ and locales/ into the wheel, the catalogues compiled."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEFT_OUT = {".po", ".pot", ".mo"}
INSIDE = "shgui/_data"


class DataHook(BuildHookInterface[Any]):
    """Puts the data of the source tree into a wheel as shgui/_data."""

    _compiled: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, self.root)
        from shgui.resources import compile_catalogue

        self._compiled = Path(tempfile.mkdtemp())
        included = build_data["force_include"]
        for path in sorted(
            p for top in ("assets", "locales") for p in (root / top).rglob("*") if p.is_file()
        ):
            inside = path.relative_to(root)
            if path.suffix == ".po":
                compiled = self._compiled / inside.with_suffix(".mo")
                compiled.parent.mkdir(parents=True, exist_ok=True)
                compiled.write_bytes(compile_catalogue(path))
                included[str(compiled)] = f"{INSIDE}/{inside.with_suffix('.mo').as_posix()}"
            elif path.suffix not in LEFT_OUT:
                included[str(path)] = f"{INSIDE}/{inside.as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            shutil.rmtree(self._compiled)
