"""The kinds of processor that there are packages for."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path

from installers import tools


@dataclass(frozen=True)
class Processor:
    debian: str
    name: str
    """The name used by kernel, RPM and compilers."""
    sources: str
    """Its libraries in sources.toml."""
    elf: str
    glibc: str
    """The oldest that its Qt runs with."""

    @property
    def is_here(self) -> bool:
        """Return whether this machine has such a processor."""
        return platform.machine() == self.name

    def tool(self, name: str) -> str:
        """A compiler or what goes with it, making programs for this processor."""
        return tools.find(name if self.is_here else f"{self.name}-linux-gnu-{name}")

    def check(self, root: Path) -> None:
        """Refuse files for another processor."""
        from installers.binaries import elf

        strange = [
            path.name
            for path in sorted(root.rglob("*"))
            if path.is_file() and elf.is_elf(path) and elf.processor(path) != self.elf
        ]
        if strange:
            raise ValueError(f"not for {self.name}: {', '.join(strange)}")


AMD64 = Processor("amd64", "x86_64", "linux", "EM_X86_64", "2.34")
ARM64 = Processor("arm64", "aarch64", "linux-arm64", "EM_AARCH64", "2.39")
PROCESSORS = {processor.debian: processor for processor in (AMD64, ARM64)}
