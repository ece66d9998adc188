"""The template of all messages of the program."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

if TYPE_CHECKING:
    from catalogue_tools.project import Project
    from catalogue_tools.rulebook import Rulebook

# What the program's functions take: 1 the message, 2 its plural, "c" its context.
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "N_": None,
    "NP_": ((1, "c"), 2),
}
COMMENT_TAG = "Translators:"
# Neither dates nor the version of the tool: a header that moves with every run makes files stale by itself.
_HEADER = """{comment}
msgid ""
msgstr ""
"Project-Id-Version: shgui\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: the authors of shgui\\n"
"Language-Team: {team}\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural}\\n"

"""
TEMPLATE_HEADER = _HEADER.format(
    comment="# Every message of shgui, from `packaging/catalogues extract`.",
    team="none",
    language="",
    plural="nplurals=2; plural=(n != 1);",
)


def catalogue_header(language: Rulebook) -> str:
    return _HEADER.format(
        comment=f"# {language.writing.name}: terms from rulebook.toml, sentences by hand.",
        team=language.writing.name,
        language=language.language,
        plural=language.writing.plural,
    )


def extract(project: Project) -> Catalog:
    """Every message of the Python sources, in the order of files and lines."""
    catalogue = Catalog()
    found = extract_from_dir(
        project.root / "shgui",
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=(COMMENT_TAG,),
        strip_comment_tags=True,
    )
    for name, line, message, comments, context in sorted(found, key=lambda each: (each[0], each[1])):
        catalogue.add(message, None, [(f"shgui/{name}", line)], auto_comments=comments, context=context)
    return catalogue


def to_bytes(catalogue: Catalog, header: str) -> bytes:
    """A .po or .pot file; files are named without lines, which would change with every edit above them."""
    written = io.BytesIO()
    write_po(written, catalogue, width=0, include_lineno=False, omit_header=True)
    return header.encode() + written.getvalue().strip(b"\n") + b"\n"
