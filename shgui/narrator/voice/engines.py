"""How a system's own speech engine is asked for its voices, and for lines in one of them, as child processes.

Nothing here starts one: these are the commands, and what their answers mean. Engines speak into files, so
that every line is ready before it is wanted, and is played, made softer and broken off like any recording.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

_LOCALES = {
    "en": ("en-GB", "en-US"),
    "pl": ("pl-PL",),
    "pt_BR": ("pt-BR", "pt-PT"),
    "it": ("it-IT",),
    "nb": ("nb-NO", "no-NO", "nn-NO"),
    "ru": ("ru-RU",),
}
"""The kinds of a language that its readers know, best first; other languages are looked for by their code."""


@dataclass(frozen=True, slots=True)
class VoiceCommand:
    program: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """A text, and the WAV file that it is to be spoken into."""

    text: str
    path: Path


class VoiceEngine(Protocol):
    def list_voices(self) -> VoiceCommand:
        """Prints what `voice_for` understands."""

    def voice_for(self, language: str, listed: str) -> str | None:
        """The best of the listed voices for a language; None where it has none."""

    def speak(self, voice: str, orders: Sequence[Order], folder: Path) -> tuple[VoiceCommand, ...]:
        """Commands that write all files, one after the other. `folder` is for whatever they need."""


def locale_rank(language: str, locale: str) -> int | None:
    """0 for what suits a language best; None for another language."""
    wanted = _LOCALES.get(language, ())
    locale = locale.replace("_", "-")
    if locale in wanted:
        return wanted.index(locale)
    return len(wanted) if locale.partition("-")[0] == language.partition("_")[0] else None


class MacSpeech:
    """macOS: the program `say`."""

    _VOICE = re.compile(r"^(?P<name>\S.*?)\s+(?P<locale>[a-z]{2,3}[_-]\w+)\s+#")
    _KNOWN = ("Zosia", "Luciana", "Joana", "Alice", "Nora", "Milena", "Daniel", "Samantha")
    _BETTER = ("(Premium)", "(Enhanced)")
    """Variants that a user has asked for; the same marks stand on them in every system language of ours."""

    def list_voices(self) -> VoiceCommand:
        return VoiceCommand("say", ("-v", "?"))

    def voice_for(self, language: str, listed: str) -> str | None:
        voices: list[tuple[bool, int, bool, str]] = []
        for found in filter(None, map(self._VOICE.match, listed.splitlines())):
            rank, name = locale_rank(language, found["locale"]), found["name"]
            # Among the other voices are jokes: bells, whispers, a croaking frog.
            known = name.startswith(self._KNOWN)
            if rank is not None:
                voices.append((not known, rank, not name.endswith(self._BETTER), name))
        return min(voices)[-1] if voices else None

    def speak(self, voice: str, orders: Sequence[Order], folder: Path) -> tuple[VoiceCommand, ...]:
        options = ("-v", voice, "--file-format=WAVE", "--data-format=LEI16@22050", "-o")
        return tuple(
            VoiceCommand("say", (*options, str(order.path), _only_text(order.text))) for order in orders
        )


def _only_text(text: str) -> str:
    """For `say`, where a name in it begins like an option, or holds the brackets of its own commands."""
    return " " + text.replace("[[", "[ [").replace("]]", "] ]")


class WindowsSpeech:
    """Windows: the voices of its own programs (WinRT) and the older ones (SAPI), both through PowerShell."""

    def list_voices(self) -> VoiceCommand:
        return _powershell(_LIST)

    def voice_for(self, language: str, listed: str) -> str | None:
        voices: list[tuple[int, int, str]] = []
        for place, line in enumerate(listed.splitlines()):
            engine, _, rest = line.strip().partition("\t")
            locale, _, name = rest.partition("\t")
            rank = locale_rank(language, locale) if engine in ("winrt", "sapi") and name else None
            if rank is not None:
                voices.append((rank, place, f"{engine}\t{name}"))
        return min(voices)[-1] if voices else None

    def speak(self, voice: str, orders: Sequence[Order], folder: Path) -> tuple[VoiceCommand, ...]:
        engine, _, name = voice.partition("\t")
        wanted = {
            "voice": name,
            "lines": [{"text": order.text, "path": str(order.path)} for order in orders],
        }
        # Names and texts go by a file: a command line has neither the room nor the letters for them.
        job = folder / "lines.json"
        job.write_text(json.dumps(wanted), encoding="ascii")
        script = _READ.format(job=_quoted(str(job))) + (_WINRT if engine == "winrt" else _SAPI)
        return (_powershell(script),)


def _powershell(script: str) -> VoiceCommand:
    encoded = base64.b64encode(script.encode("utf-16-le")).decode()
    return VoiceCommand(
        "powershell.exe", ("-NoLogo", "-NoProfile", "-NonInteractive", "-EncodedCommand", encoded)
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


_LIST = """
$ErrorActionPreference = 'SilentlyContinue'
[Console]::OutputEncoding = [Text.Encoding]::UTF8
try {
    $null = [Windows.Media.SpeechSynthesis.SpeechSynthesizer, Windows.Media.SpeechSynthesis, ContentType = WindowsRuntime]
    foreach ($voice in [Windows.Media.SpeechSynthesis.SpeechSynthesizer]::AllVoices) {
        "winrt`t$($voice.Language)`t$($voice.Id)"
    }
} catch { }
try {
    Add-Type -AssemblyName System.Speech
    $speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
    foreach ($voice in $speech.GetInstalledVoices()) {
        if ($voice.Enabled) { "sapi`t$($voice.VoiceInfo.Culture.Name)`t$($voice.VoiceInfo.Name)" }
    }
} catch { }
"""  # noqa: E501

_READ = """
$ErrorActionPreference = 'Stop'
$job = [IO.File]::ReadAllText({job}) | ConvertFrom-Json
"""

_SAPI = """
Add-Type -AssemblyName System.Speech
$speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
$speech.SelectVoice($job.voice)
foreach ($line in $job.lines) {
    $speech.SetOutputToWaveFile($line.path)
    $speech.Speak($line.text)
    $speech.SetOutputToNull()
}
"""

_WINRT = """
Add-Type -AssemblyName System.Runtime.WindowsRuntime
$kind = [Windows.Media.SpeechSynthesis.SpeechSynthesizer, Windows.Media.SpeechSynthesis, ContentType = WindowsRuntime]
$stream = [Windows.Media.SpeechSynthesis.SpeechSynthesisStream, Windows.Media.SpeechSynthesis, ContentType = WindowsRuntime]
$asTask = [System.WindowsRuntimeSystemExtensions].GetMethods() | Where-Object {
    $_.Name -eq 'AsTask' -and $_.GetParameters().Count -eq 1 -and
    $_.GetParameters()[0].ParameterType.Name -eq 'IAsyncOperation`1'
} | Select-Object -First 1
$speech = New-Object Windows.Media.SpeechSynthesis.SpeechSynthesizer
$speech.Voice = $kind::AllVoices | Where-Object { $_.Id -eq $job.voice } | Select-Object -First 1
foreach ($line in $job.lines) {
    $task = $asTask.MakeGenericMethod($stream).Invoke($null, @($speech.SynthesizeTextToStreamAsync($line.text)))
    $task.Wait()
    $sound = [System.IO.WindowsRuntimeStreamExtensions]::AsStreamForRead($task.Result)
    $file = [IO.File]::Create($line.path)
    $sound.CopyTo($file)
    $file.Close()
    $sound.Dispose()
}
"""  # noqa: E501
