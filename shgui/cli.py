"""The command line. Each command imports only the rooms of the program that it needs."""

from __future__ import annotations

import gc
import os
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shgui import __version__
from shgui.no_dumps import write_no_dumps
from shgui.streams import outlive_readers

if TYPE_CHECKING:
    from shgui.words.catalogue import Catalogue

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130

NOTED_OPTIONS = ("--fingerprint", "--end")
DEBUG = "--debug"
_HEX = frozenset("0123456789abcdefABCDEF")
_GROUP = 4

Translate = Callable[[str], str]


class Request(NamedTuple):
    """The parsed command line. `language` is None where the system's language is to be followed."""

    command: str | None = None
    operands: tuple[str, ...] = ()
    language: str | None = None
    show: str | None = None
    noted: tuple[tuple[str, str], ...] = ()
    """Options with digits that players wrote down of a game, and those digits."""
    debug: bool = False


def _get_file_placeholder(_: Translate) -> str:
    # Translators: in capitals, in place of the name of a file in a command: shgui verify FILE
    return _("FILE")


class Command(NamedTuple):
    """A command, the names of its operands, and whether it takes digits that players wrote down."""

    run: Callable[[Request, Translate], int]
    operands: tuple[Callable[[Translate], str], ...] = ()
    takes_noted: bool = False


class Misuse(Exception):
    """The arguments make no sense; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    outlive_readers()
    try:
        return _run_command_line(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run_command_line(arguments: Sequence[str]) -> int:
    _ = _translate_to(None)
    try:
        request = _parse_arguments(arguments, _)
    except Misuse as misuse:
        _print_error(str(misuse))
        print(_("All commands and options: shgui --help"), file=sys.stderr)
        return MISUSED
    if request.language is not None:
        _ = _translate_to(request.language)
    if request.show == "--version":
        print(f"shgui {__version__}")
        return OK
    if request.show == "--help":
        print(_format_help(_))
        return OK
    if request.command is None:
        return _open_window(request, _)
    return COMMANDS[request.command].run(request, _)


def _parse_arguments(arguments: Sequence[str], _: Translate) -> Request:
    words: list[str] = []
    language = show = None
    debug = False
    noted: dict[str, str] = {}
    rest = deque(arguments)
    while rest:
        argument = rest.popleft()
        option, equals, value = argument.partition("=")
        if argument == "--":
            words.extend(rest)
            rest.clear()
        elif argument in ("-h", "--help"):
            show = show or "--help"
        elif argument == "--version":
            show = show or "--version"
        elif argument == DEBUG:
            debug = True
        elif option == "--lang":
            language = _find_language(value if equals else _take_value(rest), _)
        elif option in NOTED_OPTIONS:
            noted[option] = _join_groups(value if equals else _take_value(rest), rest)
        elif argument.startswith("-"):
            raise Misuse(_("Unknown option: {option}").format(option=argument))
        else:
            words.append(argument)
    request = _build_request(words, noted, language, show, _)
    if debug and request.command is not None:
        raise Misuse(_("Unknown option: {option}").format(option=DEBUG))
    return request._replace(debug=debug)


def _build_request(
    words: Sequence[str], noted: Mapping[str, str], language: str | None, show: str | None, _: Translate
) -> Request:
    if show is not None or not (words or noted):
        return Request(language=language, show=show)
    request = _parse_command(words, language, _) if words else Request(language=language)
    if noted and not (request.command and COMMANDS[request.command].takes_noted):
        raise Misuse(_("Unknown option: {option}").format(option=next(iter(noted))))
    return request._replace(noted=tuple(noted.items()))


def _take_value(rest: deque[str]) -> str:
    return rest.popleft() if rest else ""


def _join_groups(first: str, rest: deque[str]) -> str:
    """Join digits that were written down in groups, which may be one argument or several."""
    groups = [first]
    while rest and len(rest[0]) == _GROUP and _HEX.issuperset(rest[0]):
        groups.append(rest.popleft())
    return " ".join(groups)


def _parse_command(words: Sequence[str], language: str | None, _: Translate) -> Request:
    command, operands = words[0], words[1:]
    if command not in COMMANDS:
        if not _is_file(command):
            raise Misuse(_("Unknown command: {command}").format(command=command))
        if operands:
            raise Misuse(
                _("Write the command like this: {usage}").format(usage=f"shgui {_get_file_placeholder(_)}")
            )
        return Request(operands=(command,), language=language)
    expected = COMMANDS[command].operands
    if len(operands) != len(expected):
        usage = " ".join(("shgui", command, *(named(_) for named in expected)))
        raise Misuse(_("Write the command like this: {usage}").format(usage=usage))
    return Request(command, tuple(operands), language)


def _is_file(word: str) -> bool:
    """Tell a file from a mistyped command: it exists, is a path, or has the suffix of records."""
    from shgui.library.unreadable_record import RECORD_SUFFIX

    separators = {os.sep, os.altsep} - {None}
    return Path(word).suffix == RECORD_SUFFIX or bool(separators & set(word)) or os.path.lexists(word)


def _print_error(sentence: str) -> None:
    """Print an error; escape sequences in what the sentence quotes don't reach the terminal."""
    print(f"shgui: {_for_terminal(sentence)}", file=sys.stderr)


def _for_terminal(line: str) -> str:
    from shgui.words.isolation import remove_isolates
    from shgui.words.plain_text import escape_unprintable

    return escape_unprintable(remove_isolates(line))


def _find_language(wanted: str, _: Translate) -> str:
    from shgui.words.languages import find_nearest, list_languages

    if not wanted:
        raise Misuse(_("The option {option} needs a language after it.").format(option="--lang"))
    language = find_nearest(wanted, list_languages())
    if language is None:
        known = ", ".join(sorted(list_languages()))
        raise Misuse(_("No such language: {code}. Available: {known}").format(code=wanted, known=known))
    return language


def _translate_to(language: str | None) -> Translate:
    """Return `gettext` of this language or the system's; its catalogue is read with the first text."""
    return lambda message: _load_words(language).gettext(message)


def _load_words(language: str | None) -> Catalogue:
    from shgui.words.catalogue import load_catalogue
    from shgui.words.languages import choose_language

    return load_catalogue(language or choose_language())


def _format_help(_: Translate) -> str:
    file = _get_file_placeholder(_)
    # Translators: in capitals, in place of the code of a language in a command: --lang CODE
    code = _("CODE")
    # Translators: in capitals, in place of digits in a command: --end DIGITS
    digits = _("DIGITS")
    rows = {
        _("Commands"): {
            "shgui": _("opens the game in a window"),
            f"shgui {file}": _("opens the record of a finished game"),
            f"shgui verify {file}": _("checks what the record of a finished game proves"),
            "shgui referee": _("plays by text, one JSON object a line: for other programs"),
        },
        _("Options"): {
            f"--lang {code}": _("the language of the program, for example pl"),
            f"--fingerprint {digits}": _("for verify: the fingerprint that was written down at the start"),
            f"--end {digits}": _("for verify: the final fingerprint that was written down at the end"),
            DEBUG: _("reports on standard error what happens, without names or secrets"),
            "--version": _("shows the version"),
            "--help": _("shows this help"),
        },
    }
    width = max(len(name) for section in rows.values() for name in section)
    return "\n\n".join(
        "\n".join([f"{title}:", *(f"  {name:{width}}  {text}" for name, text in section.items())])
        for title, section in rows.items()
    )


def _open_window(request: Request, _: Translate) -> int:
    # What is made at start is kept; looking for garbage among it takes a twentieth of the start. An open
    # window turns this on again.
    write_no_dumps()
    gc.disable()
    try:
        return _run_window(request)
    finally:
        gc.enable()


def _run_window(request: Request) -> int:
    log = None
    if request.debug:
        from shgui.debugging import begin_log

        log = begin_log(sys.stderr)
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as missing:
        from shgui.ui.shell.missing_libraries import describe_import_error

        _print_error(describe_import_error(_load_words(request.language), str(missing)))
        return FAILED
    from shgui.app import run

    return run(request.language, next(map(Path, request.operands), None), log)


def _run_referee(request: Request, _: Translate) -> int:
    from shgui.referee.referee import main as referee

    write_no_dumps()
    return referee(sys.stdin.buffer, sys.stdout.buffer)


def _run_bots(request: Request, _: Translate) -> int:
    """Run the process in which bots think. The program starts it itself."""
    from shgui.bots.thinking.worker import main as think

    write_no_dumps()
    return think(sys.stdin.buffer, sys.stdout.buffer)


def _run_verify(request: Request, _: Translate) -> int:
    """Return 0 where every check that was made holds, 1 for any other game, 2 for what can't be checked.

    0 alone proves no more than the last line says: without what was written down, that the file agrees with
    itself.
    """
    from shgui.engine.fairness import verify
    from shgui.engine.fingerprint import UnusableDigits
    from shgui.library.unreadable_record import UnreadableRecord, read_record
    from shgui.words.record_problem_texts import describe_record_problem
    from shgui.words.verification_texts import list_verification_report

    words = _load_words(request.language)
    path = Path(request.operands[0])
    try:
        record = read_record(path)
    except UnreadableRecord as error:
        _print_error(describe_record_problem(words, error.problem, str(path), error.detail))
        return MISUSED
    noted = dict(request.noted)
    try:
        verdict = verify(record, noted.get("--fingerprint"), noted.get("--end"))
    except UnusableDigits as error:
        _print_error(
            words.gettext(
                "This is no fingerprint: “{text}”. At least 32 of its digits are needed: 0 to 9 and a to f."
            ).format(text=str(error))
        )
        return MISUSED
    print("\n".join(map(_for_terminal, list_verification_report(words, verdict))))
    return OK if verdict.sound else FAILED


def _run_self_test_command(request: Request, _: Translate) -> int:
    """Report as one JSON object whether this installation works, for those who build installers."""
    from shgui.self_test import run_self_test

    return run_self_test()


COMMANDS = {
    "verify": Command(_run_verify, (_get_file_placeholder,), takes_noted=True),
    "referee": Command(_run_referee),
    "self-test": Command(_run_self_test_command),
    "bots": Command(_run_bots),
}
