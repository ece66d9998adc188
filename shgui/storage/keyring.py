"""The keys of sealed games: small files apart from the journal that only their owner may read.

A key file is named after a fingerprint of its key. So a key from a backup is found beside newer ones, and a
damaged key isn't taken for a missing one. On Windows the folder inherits the access
rules of the user's profile, which keep other accounts out; elsewhere the rights are set here (0700, 0600).
"""

import hashlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes

from shgui.storage.files import FileTooLarge, NotRegularFile, make_private, open_regular_file, replace_file
from shgui.storage.journal_errors import JournalError, JournalProblem, convert_os_error
from shgui.storage.sealing import KEY_BYTES, Sealer


class Keyring:
    """The keys in one folder. Nothing is read or created before it is needed."""

    def __init__(self, folder: Path, random_bytes: Callable[[int], bytes] = token_bytes) -> None:
        self._folder = folder
        self._random_bytes = random_bytes

    def create(self) -> tuple[str, Sealer]:
        """Save a new key; return its fingerprint and its sealer."""
        key = self._random_bytes(KEY_BYTES)
        fingerprint = _compute_fingerprint(key)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._folder.chmod(0o700)
            replace_file(self._key_path(fingerprint), key)
        except OSError as error:
            raise convert_os_error(error, self._folder, JournalProblem.KEY_FOLDER_UNUSABLE) from error
        return fingerprint, Sealer(key)

    def has_key_or_note(self) -> bool:
        """Return whether there is a key, or a note beside one; no matter whether it can be read."""
        try:
            names = [file.name for file in self._folder.iterdir()]
        except OSError:
            return False
        return any(_FILE.fullmatch(name) for name in names)

    def load_sealer(self, fingerprint: str) -> Sealer:
        """Return the sealer of a key.

        The key is read anew each time: no game may go on that could never be opened again.
        """
        path = self._key_path(fingerprint)
        try:
            key = _read_key(path)
        except FileNotFoundError as error:
            raise JournalError(JournalProblem.KEY_MISSING, path) from error
        except (NotRegularFile, FileTooLarge) as error:
            raise JournalError(JournalProblem.KEY_DAMAGED, path) from error
        except OSError as error:
            raise convert_os_error(error, path, JournalProblem.KEY_FOLDER_UNUSABLE) from error
        if _compute_fingerprint(key) != fingerprint:
            raise JournalError(JournalProblem.KEY_DAMAGED, path)
        return Sealer(key)

    def note_path(self, fingerprint: str) -> Path:
        """Return the path of the note beside this key, existing or not; JournalError for no fingerprint."""
        return self._key_path(fingerprint).with_suffix(".saved")

    def list_key_files(self, fingerprint: str) -> tuple[Path, ...]:
        """Return the paths of the key and of the note beside it, existing or not."""
        if not _FINGERPRINT.fullmatch(fingerprint):
            return ()
        return self._key_path(fingerprint), self.note_path(fingerprint)

    def _key_path(self, fingerprint: str) -> Path:
        if not _FINGERPRINT.fullmatch(fingerprint):
            # The journal names it, which anyone may have written: it never leads out of the folder.
            raise JournalError(JournalProblem.KEY_MISSING, self._folder)
        return self._folder / f"{fingerprint}.key"


_FINGERPRINT = re.compile(r"[0-9a-f]{16}")
_FILE = re.compile(r"[0-9a-f]{16}\.(key|saved)")


def _compute_fingerprint(key: bytes) -> str:
    return hashlib.blake2b(key, digest_size=8, person=b"shgui key").hexdigest()


def _read_key(path: Path) -> bytes:
    """Read a key, and take away rights of others that copying or a backup may have given."""
    with os.fdopen(open_regular_file(path, os.O_RDONLY, follow_links=False), "rb") as file:
        try:
            make_private(file.fileno())
        except OSError as error:
            raise JournalError(JournalProblem.KEY_NOT_PRIVATE, path) from error
        content = file.read(KEY_BYTES + 1)
    if len(content) > KEY_BYTES:
        raise FileTooLarge(str(path))
    return content
