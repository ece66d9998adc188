"""The commands of `packaging/voices`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from shgui import resources
from voice_tools.lines import recording, texts
from voice_tools.manifest import Manifest
from voice_tools.recognising import Errors, understood
from voice_tools.rendering import Rendering
from voice_tools.sound import measure
from voice_tools.sources import Workshop
from voice_tools.voices import VOICES


def main(arguments: Sequence[str] | None = None) -> int:
    request = _parser().parse_args(arguments)
    workshop = Workshop(request.workshop)
    return int(request.run(workshop, tuple(getattr(request, "language", ())) or tuple(VOICES)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/voices", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, run, text in (
        ("fetch", _fetch, "download engines, voices and the recogniser"),
        ("render", _render, "speak the lines whose text or voice has changed"),
        ("check", _check, "let the recogniser listen to every recording"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("workshop", type=Path, help="the folder of what is fetched")
        command.set_defaults(run=run)
        if run is not _fetch:
            command.add_argument("language", nargs="*", choices=[*VOICES, []], help="only these")
    return parser


def _fetch(workshop: Workshop, _: tuple[str, ...]) -> int:
    workshop.fetch()
    return 0


def _render(workshop: Workshop, languages: tuple[str, ...]) -> int:
    rendering = Rendering(_folder(), workshop)
    rendering.render(languages)
    for problem in rendering.problems:
        print(problem)
    return 1 if rendering.problems else 0


def _check(workshop: Workshop, languages: tuple[str, ...]) -> int:
    folder = _folder()
    manifest = Manifest.read(folder)
    failed = False
    for language in languages:
        voice, errors = VOICES[language], Errors()
        wanted = texts(language)
        paths = [recording(folder, language, line) for line in wanted]
        for (line, text), heard in zip(wanted.items(), understood(paths, language, workshop), strict=True):
            before = errors.words
            errors.add(text, heard)
            if errors.words > before:
                print(f"  {line.value}: {text} | {heard}")
        loud = [measure(path).loudness for path in paths]
        words, letters = f"{errors.word_rate:.1%} of words", f"{errors.letter_rate:.1%} of letters"
        print(f"{language}: {words}, {letters} misunderstood; {min(loud):.1f} to {max(loud):.1f} LUFS")
        manifest.note(language, words=f"{errors.word_rate:.1%}", letters=f"{errors.letter_rate:.1%}")
        failed = failed or errors.word_rate > voice.wrong
    manifest.write(folder)
    return 1 if failed else 0


def _folder() -> Path:
    return resources.assets() / "voice"
