"""Sentences about a file that a player saves: in the dialog, before one is replaced, and afterwards."""

import errno

from shgui.words.catalogue import Catalogue
from shgui.words.plain_text import escape_unprintable


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
    number = errno.EINVAL if isinstance(error, ValueError) else error.errno
    match number:
        case errno.ENAMETOOLONG | errno.EINVAL | errno.EILSEQ:
            return words.gettext("No file can have this name. Choose another one.")
        case None | errno.EISDIR | errno.ELOOP:
            return words.gettext("This name belongs to a folder or a device. Choose another one.")
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return words.gettext("The disk is full. Make room, or save the file on another disk.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return words.gettext("This program may not write there. Choose another folder.")
        case errno.ENOENT | errno.ENOTDIR:
            return words.gettext("The folder isn’t there any more. Choose another one.")
    # Translators: {reason} is what the system itself says, in its own words
    text = words.gettext("The system gave this reason: {reason}")
    return text.format(reason=getattr(error, "strerror", None) or errno.errorcode.get(number, str(number)))
