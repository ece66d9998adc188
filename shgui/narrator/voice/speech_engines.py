"""The speech engines of systems, as commands for child processes and the parsing of their answers. Nothing
here starts one. Engines speak into files, so that every line is ready before it is needed and can be
played, made softer and stopped like a recording."""

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
"""Locales of a language, best first; other languages are found by their code."""


VoiceCommand = tuple[str, ...]
"""A program and its arguments."""


@dataclass(frozen=True, slots=True)
class SpeechOrder:
    """A text and the WAV file to speak it into."""

    text: str
    path: Path


class VoiceEngine(Protocol):
    def build_list_command(self) -> VoiceCommand:
        """Return the command whose output `find_voice` understands."""

    def find_voice(self, language: str, listed: str) -> str | None:
        """Return the best of the listed voices for a language; None where it has none."""

    def build_speech_commands(
        self, voice: str, orders: Sequence[SpeechOrder], folder: Path
    ) -> tuple[VoiceCommand, ...]:
        """Return the commands that write all files in turn; `folder` is for what they need."""


def rank_locale(language: str, locale: str) -> int | None:
    """Return 0 for the best locale of a language, None for another language."""
    wanted = _LOCALES.get(language, ())
    locale = locale.replace("_", "-")
    if locale in wanted:
        return wanted.index(locale)
    return len(wanted) if locale.partition("-")[0] == language.partition("_")[0] else None


class MacSpeech:
    """The program `say` of macOS."""

    _VOICE = re.compile(r"^(?P<name>\S.*?)\s+(?P<locale>[a-z]{2,3}[_-]\w+)\s+#")
    _KNOWN = ("Zosia", "Luciana", "Joana", "Alice", "Nora", "Milena", "Daniel", "Samantha")
    _BETTER = ("(Premium)", "(Enhanced)")
    """Variants that a user installed; these marks are the same in every system language."""

    def build_list_command(self) -> VoiceCommand:
        return "say", "-v", "?"

    def find_voice(self, language: str, listed: str) -> str | None:
        voices: list[tuple[bool, int, bool, str]] = []
        for found in filter(None, map(self._VOICE.match, listed.splitlines())):
            rank, name = rank_locale(language, found["locale"]), found["name"]
            # Among the other voices are jokes: bells, whispers, a croaking frog.
            known = name.startswith(self._KNOWN)
            if rank is not None:
                voices.append((not known, rank, not name.endswith(self._BETTER), name))
        return min(voices)[-1] if voices else None

    def build_speech_commands(
        self, voice: str, orders: Sequence[SpeechOrder], folder: Path
    ) -> tuple[VoiceCommand, ...]:
        say = "say", "-v", voice, "--file-format=WAVE", "--data-format=LEI16@22050", "-o"
        return tuple((*say, str(order.path), _escape_for_say(order.text)) for order in orders)


def _escape_for_say(text: str) -> str:
    """Escape text for `say`, so that no name acts as an option or as one of its own commands."""
    return " " + text.replace("[[", "[ [").replace("]]", "] ]")


class WindowsSpeech:
    """The voices of Windows (WinRT) and the older ones (SAPI), both through PowerShell."""

    def build_list_command(self) -> VoiceCommand:
        return _build_powershell(_LIST_SCRIPT)

    def find_voice(self, language: str, listed: str) -> str | None:
        voices: list[tuple[int, int, str]] = []
        for place, line in enumerate(listed.splitlines()):
            engine, _, rest = line.strip().partition("\t")
            locale, _, name = rest.partition("\t")
            rank = rank_locale(language, locale) if engine in ("winrt", "sapi") and name else None
            if rank is not None:
                voices.append((rank, place, f"{engine}\t{name}"))
        return min(voices)[-1] if voices else None

    def build_speech_commands(
        self, voice: str, orders: Sequence[SpeechOrder], folder: Path
    ) -> tuple[VoiceCommand, ...]:
        engine, _, name = voice.partition("\t")
        wanted = {
            "voice": name,
            "lines": [{"text": order.text, "path": str(order.path)} for order in orders],
        }
        # Names and texts go by a file: a command line has neither the room nor the letters for them.
        job = folder / "lines.json"
        job.write_text(json.dumps(wanted), encoding="ascii")
        script = _READ_SCRIPT.format(job=_quote_for_powershell(str(job))) + (
            _WINRT_SCRIPT if engine == "winrt" else _SAPI_SCRIPT
        )
        return (_build_powershell(script),)


def _build_powershell(script: str) -> VoiceCommand:
    encoded = base64.b64encode(script.encode("utf-16-le")).decode()
    return "powershell.exe", "-NoLogo", "-NoProfile", "-NonInteractive", "-EncodedCommand", encoded


def _quote_for_powershell(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


_LIST_SCRIPT = """
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

_READ_SCRIPT = """
$ErrorActionPreference = 'Stop'
$job = [IO.File]::ReadAllText({job}) | ConvertFrom-Json
"""

_SAPI_SCRIPT = """
Add-Type -AssemblyName System.Speech
$speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
$speech.SelectVoice($job.voice)
foreach ($line in $job.lines) {
    $speech.SetOutputToWaveFile($line.path)
    $speech.Speak($line.text)
    $speech.SetOutputToNull()
}
"""

_WINRT_SCRIPT = """
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
