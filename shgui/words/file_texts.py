"""Sentences about a file that a player saves: in the dialog, before one is replaced, and afterwards."""

import errno
from collections.abc import Callable

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable

_Sentence = Callable[[Catalogue], str]


def get_record_kind(words: Catalogue) -> str:
    # Translators: a kind of file, in the dialog that asks where to save it
    return words.pgettext("file", "Game record")


def get_pages_kind(words: Catalogue) -> str:
    # Translators: a kind of file, in the dialog that asks where to save it
    return words.pgettext("file", "Pages to print")


def get_picture_kind(words: Catalogue) -> str:
    # Translators: a kind of file, in the dialog that asks where to save it
    return words.pgettext("file", "Picture")


def describe_write_error(words: Catalogue, path: str, error: OSError | ValueError) -> str:
    """Say why the file could not be written, and what to do about it."""
    text = words.gettext("The file could not be written: {path}")
    return "\n".join((text.format(path=escape_unprintable(path)), _describe_reason(words, error)))


def _describe_reason(words: Catalogue, error: OSError | ValueError) -> str:
    if isinstance(error, ValueError):
        return _get_bad_name_text(words)
    known = _REASONS.get(error.errno or 0)
    if known is not None:
        return known(words)
    if error.errno is None:
        return _get_not_a_file_text(words)
    # Translators: {reason} is what the system itself says, in its own words
    text = words.gettext("The system gave this reason: {reason}")
    return text.format(reason=error.strerror or errno.errorcode.get(error.errno, str(error.errno)))


def _get_bad_name_text(words: Catalogue) -> str:
    return words.gettext("No file can have this name. Choose another one.")


def _get_not_a_file_text(words: Catalogue) -> str:
    return words.gettext("This name belongs to a folder or a device. Choose another one.")


def _get_no_room_text(words: Catalogue) -> str:
    return words.gettext("The disk is full. Make room, or save the file on another disk.")


def _get_not_allowed_text(words: Catalogue) -> str:
    return words.gettext("This program may not write there. Choose another folder.")


def _get_no_folder_text(words: Catalogue) -> str:
    return words.gettext("The folder isn’t there any more. Choose another one.")


_REASONS: dict[int, _Sentence] = {
    errno.ENOSPC: _get_no_room_text,
    errno.EDQUOT: _get_no_room_text,
    errno.EFBIG: _get_no_room_text,
    errno.EACCES: _get_not_allowed_text,
    errno.EPERM: _get_not_allowed_text,
    errno.EROFS: _get_not_allowed_text,
    errno.ENOENT: _get_no_folder_text,
    errno.ENOTDIR: _get_no_folder_text,
    errno.EISDIR: _get_not_a_file_text,
    errno.ENAMETOOLONG: _get_bad_name_text,
    errno.EINVAL: _get_bad_name_text,
    errno.EILSEQ: _get_bad_name_text,
    errno.ELOOP: _get_not_a_file_text,
}
