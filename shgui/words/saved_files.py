"""Sentences about a file that a player saves: in the dialog, before one is replaced, and afterwards."""

import errno
from collections.abc import Callable

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import visible

_Sentence = Callable[[Catalogue], str]


def record_kind(words: Catalogue) -> str:
    # Translators: a kind of file, in the dialog that asks where to save it
    return words.pgettext("file", "Game record")


def pages_kind(words: Catalogue) -> str:
    # Translators: a kind of file, in the dialog that asks where to save it
    return words.pgettext("file", "Pages to print")


def picture_kind(words: Catalogue) -> str:
    # Translators: a kind of file, in the dialog that asks where to save it
    return words.pgettext("file", "Picture")


def ask_to_replace(words: Catalogue, name: str) -> str:
    text = words.gettext(
        "There is already a file named {name}. If you replace it, what it holds now is lost."
    )
    return text.format(name=visible(name))


def saved(words: Catalogue, path: str) -> str:
    return words.gettext("Saved: {path}").format(path=visible(path))


def not_saved(words: Catalogue, path: str, error: OSError | ValueError) -> str:
    """Return why the file could not be written, in the reader's language, and what to do about it."""
    text = words.gettext("The file could not be written: {path}")
    return "\n".join((text.format(path=visible(path)), _reason(words, error)))


def _reason(words: Catalogue, error: OSError | ValueError) -> str:
    if isinstance(error, ValueError):
        return _bad_name(words)
    known = _REASONS.get(error.errno or 0)
    if known is not None:
        return known(words)
    if error.errno is None:
        return _not_a_file(words)
    # Translators: {reason} is what the system itself says, in its own words
    text = words.gettext("The system gave this reason: {reason}")
    return text.format(reason=error.strerror or errno.errorcode.get(error.errno, str(error.errno)))


def _bad_name(words: Catalogue) -> str:
    return words.gettext("No file can have this name. Choose another one.")


def _not_a_file(words: Catalogue) -> str:
    return words.gettext("This name belongs to a folder or a device. Choose another one.")


def _no_room(words: Catalogue) -> str:
    return words.gettext("The disk is full. Make room, or save the file on another disk.")


def _not_allowed(words: Catalogue) -> str:
    return words.gettext("This program may not write there. Choose another folder.")


def _no_folder(words: Catalogue) -> str:
    return words.gettext("The folder isn’t there any more. Choose another one.")


_REASONS: dict[int, _Sentence] = {
    errno.ENOSPC: _no_room,
    errno.EDQUOT: _no_room,
    errno.EFBIG: _no_room,
    errno.EACCES: _not_allowed,
    errno.EPERM: _not_allowed,
    errno.EROFS: _not_allowed,
    errno.ENOENT: _no_folder,
    errno.ENOTDIR: _no_folder,
    errno.EISDIR: _not_a_file,
    errno.ENAMETOOLONG: _bad_name,
    errno.EINVAL: _bad_name,
    errno.EILSEQ: _bad_name,
    errno.ELOOP: _not_a_file,
}
