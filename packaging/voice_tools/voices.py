"""Speakers of each language and their licences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class EngineName(StrEnum):
    RHVOICE = "RHVoice"
    KOKORO = "Kokoro"


@dataclass(frozen=True)
class Voice:
    """`name` is what the engine calls it, or a mixture of such: "0.7 one + 0.3 other".

    `spelling` is the language by whose rules Kokoro reads the text.
    """

    engine: EngineName
    name: str
    author: str
    licence: str
    speed: float = 1.0
    spelling: str = ""
    wrong: float = 0.0
    """Words that the recogniser may misunderstand, as a part of all: more fails the check."""

    @property
    def recipe(self) -> str:
        """Return all that a recording depends on besides its text."""
        return f"{self.engine} {self.name} {self.speed} {self.spelling}"


_KOKORO_AUTHOR = "hexgrad, Kokoro-82M"
_APACHE = "Apache-2.0"

VOICES = {
    "en": Voice(EngineName.KOKORO, "bm_george", _KOKORO_AUTHOR, _APACHE, 1.0, "en-gb", wrong=0.15),
    "pl": Voice(
        EngineName.RHVOICE,
        "natan",
        "Edwin Tarka, Tomasz Bilecki, Zvonimir Stanecic, RHVoice",
        "public domain",
        wrong=0.15,
    ),
    "pt_BR": Voice(EngineName.KOKORO, "pm_alex", _KOKORO_AUTHOR, _APACHE, 0.92, "pt-br", wrong=0.15),
    "it": Voice(EngineName.KOKORO, "if_sara", _KOKORO_AUTHOR, _APACHE, 0.88, "it", wrong=0.15),
    "nb": Voice(
        EngineName.KOKORO,
        "0.7 em_alex + 0.3 ff_siwis",
        _KOKORO_AUTHOR,
        _APACHE,
        speed=0.85,
        spelling="nb by hand",
        wrong=0.7,
    ),
    "ru": Voice(EngineName.RHVOICE, "irina", "Olga Yakovleva, RHVoice", "GPL-2.0-or-later", wrong=0.15),
}
