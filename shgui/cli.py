"""The command line: read before any room of the program is imported; each command imports only its own."""

from __future__ import annotations

import gettext
import io
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from shgui import __version__, resources

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
SOURCE_LANGUAGE = "en"

Translate = Callable[[str], str]


class Request(NamedTuple):
    """What was asked for. `language` is None where the system's language is to be followed."""

    command: str | None = None
    operands: tuple[str, ...] = ()
    language: str | None = None
    show: str | None = None


class Command(NamedTuple):
    run: Callable[[Request, Translate], int]
    operands: tuple[str, ...] = ()


class Misuse(Exception):
    """The arguments make no sense; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _serve(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _serve(arguments: Sequence[str]) -> int:
    _ = _texts(_environment_languages())
    try:
        request = _read(arguments, _)
    except Misuse as misuse:
        print(f"shgui: {misuse}", file=sys.stderr)
        print(_("All commands and options: shgui --help"), file=sys.stderr)
        return MISUSED
    if request.language is not None:
        _ = _texts([request.language])
    if request.show == "--version":
        print(f"shgui {__version__}")
        return OK
    if request.show == "--help":
        print(_help(_))
        return OK
    if request.command is None:
        return _open_window(request, _)
    return COMMANDS[request.command].run(request, _)


def _read(arguments: Sequence[str], _: Translate) -> Request:
    words: list[str] = []
    language = show = None
    rest = iter(arguments)
    for argument in rest:
        option, equals, value = argument.partition("=")
        if argument == "--":
            words.extend(rest)
        elif argument in ("-h", "--help"):
            show = show or "--help"
        elif argument == "--version":
            show = show or "--version"
        elif option == "--lang":
            language = _known_language(value if equals else next(rest, ""), _)
        elif argument.startswith("-"):
            raise Misuse(_("Unknown option: {option}").format(option=argument))
        else:
            words.append(argument)
    if show is not None or not words:
        return Request(language=language, show=show)
    command, operands = words[0], words[1:]
    if command not in COMMANDS:
        raise Misuse(_("Unknown command: {command}").format(command=command))
    expected = COMMANDS[command].operands
    if len(operands) != len(expected):
        usage = " ".join(("shgui", command, *expected))
        raise Misuse(_("The command is to be written like this: {usage}").format(usage=usage))
    return Request(command, tuple(operands), language)


def _known_language(wanted: str, _: Translate) -> str:
    if not wanted:
        raise Misuse(_("The option {option} needs a language after it.").format(option="--lang"))
    language = _nearest(wanted)
    if language is None:
        known = ", ".join(sorted({SOURCE_LANGUAGE, *resources.languages()}))
        raise Misuse(_("No such language: {code}. There are: {known}").format(code=wanted, known=known))
    return language


def _nearest(wanted: str) -> str | None:
    """The language that the program speaks for a code such as pl, pl_PL.UTF-8 or pt-PT."""
    code = wanted.partition(".")[0].partition("@")[0].replace("-", "_")
    known = (SOURCE_LANGUAGE, *resources.languages())
    if code in known:
        return code
    same = [language for language in known if language.partition("_")[0] == code.partition("_")[0]]
    return same[0] if same else None


def _environment_languages() -> list[str]:
    """The reader's languages as gettext reads them, best first."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value.split(":")
    return []


def _texts(wanted: Iterable[str]) -> Translate:
    for code in wanted:
        language = _nearest(code)
        if language in resources.languages():
            try:
                return gettext.GNUTranslations(io.BytesIO(resources.catalogue(language))).gettext
            except ModuleNotFoundError:
                # Sources without the library that compiles catalogues: a bare checkout speaks English.
                break
        if language == SOURCE_LANGUAGE:
            break
    return gettext.NullTranslations().gettext


def _help(_: Translate) -> str:
    rows = {
        _("Commands"): {
            "shgui": _("opens the game in a window"),
            "shgui referee": _("plays by text, one JSON object a line: for other programs"),
        },
        _("Options"): {
            "--lang CODE": _("the language of the program, for example pl"),
            "--version": _("says which version this is"),
            "--help": _("says this"),
        },
    }
    width = max(len(name) for section in rows.values() for name in section)
    sections = [
        "\n".join([f"{title}:", *(f"  {name:{width}}  {text}" for name, text in section.items())])
        for title, section in rows.items()
    ]
    return "\n\n".join(sections)


def _open_window(request: Request, _: Translate) -> int:
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as missing:
        print(
            _("The window needs a library that is missing here: {library}").format(library=missing),
            file=sys.stderr,
        )
        return FAILED
    from shgui.app import run

    return run(request.language)


def _referee(request: Request, _: Translate) -> int:
    from shgui.referee.main import main as referee

    return referee(sys.stdin.buffer, sys.stdout.buffer)


def _self_test(request: Request, _: Translate) -> int:
    """For whoever builds an installer: says whether everything that must be shipped can be read."""
    languages = resources.languages()
    for language in languages:
        gettext.GNUTranslations(io.BytesIO(resources.catalogue(language)))
    assets = [path for path in resources.assets().rglob("*") if path.is_file()]
    print(f"shgui {__version__}: catalogues {len(languages)}, assets {len(assets)}")
    return OK if languages and assets else FAILED


COMMANDS = {
    "referee": Command(_referee),
    "self-test": Command(_self_test),
}
