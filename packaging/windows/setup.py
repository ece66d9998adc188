"""The set-up program, made by NSIS."""

from __future__ import annotations

import sys
from pathlib import Path

from installers import icons, program, tools
from installers.project import NAME, PAGE, PUBLISHER, RECORD_SUFFIX, Project
from installers.times import settle

from shgui.words import desktop_texts, home_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from windows.stage import stage

# What NSIS calls the languages. It asks in the first one that is listed where it speaks none of the system's.
NSIS_LANGUAGES = {
    "en": "English",
    "pl": "Polish",
    "pt_BR": "PortugueseBR",
    "it": "Italian",
    "nb": "Norwegian",
    "ru": "Russian",
}


def build_setup(project: Project) -> Path:
    staged = stage(project)
    work = project.fresh("windows-setup")
    (work / f"{NAME}.ico").write_bytes(icons.ico(icons.PROGRAM))
    (work / "banner.bmp").write_bytes(icons.banner())
    (work / "texts.nsh").write_text(texts(), encoding="utf-8-sig")
    # The picture is carried along, with its time.
    settle(work, project.moment)
    target = project.output / f"{NAME}-{project.version}-setup.exe"
    target.parent.mkdir(exist_ok=True)
    numbers = ".".join((project.version.split(".") + ["0"] * 4)[:4])
    given = {
        "NAME": NAME,
        "VERSION": project.version,
        "NUMBERS": numbers,
        "PUBLISHER": PUBLISHER,
        "PAGE": PAGE,
        "SUFFIX": RECORD_SUFFIX,
        "SIZE": str(program.sizes(staged) // 1024),
        "STAGE": str(staged),
        "WORK": str(work),
        "OUTPUT": str(target),
        # Debian's NSIS has a starter for 64 bits, which runs where no 32-bit program does; others haven't.
        "STUB": "" if sys.platform == "win32" else "amd64-unicode",
    }
    definitions = [f"-D{name}={value}" for name, value in given.items()]
    command = [tools.find("makensis"), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *definitions]
    tools.run(
        [*command, Path(__file__).with_name("setup.nsi")], env={"SOURCE_DATE_EPOCH": str(project.moment)}
    )
    return target


def texts() -> str:
    """The languages of the set-up program, each with what is said in it besides NSIS's own words."""
    lines = []
    for language in list_languages():
        nsis = NSIS_LANGUAGES.get(language)
        if nsis is None:
            continue
        words = load_catalogue(language)
        own = desktop_texts.build_set_up_texts(words)
        said = {
            "TITLE": home_texts.get_program_title(words),
            "SUMMARY": desktop_texts.get_summary(words),
            "RECORD": desktop_texts.get_record_type(words),
            "STILL_OPEN": own.still_open,
            "DELETE_TOO": own.delete_too,
            "TOO_OLD": own.too_old,
        }
        lines.append(f'!insertmacro MUI_LANGUAGE "{nsis}"')
        lines += [f'LangString {key} ${{LANG_{nsis}}} "{_quoted(text)}"' for key, text in said.items()]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return text.replace("$", "$$").replace('"', '$\\"').replace("\n", "$\\r$\\n")
