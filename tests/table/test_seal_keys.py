"""Keys: made once, found again, and told apart when they are lost or damaged."""

import os
import sys
from pathlib import Path

import pytest

from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders

NAME = "0123456789abcdef"


def test_a_new_key_is_found_again(folders: UserFolders) -> None:
    fingerprint, sealer = Keyring(folders.keys).create()
    sealed = sealer.seal({"ja": True}, "here", 64)
    assert Keyring(folders.keys).load_sealer(fingerprint).open(sealed, "here") == {"ja": True}


def test_a_fingerprint_tells_nothing_of_the_key(folders: UserFolders) -> None:
    key = bytes(range(32))
    fingerprint, _ = Keyring(folders.keys, lambda _: key).create()
    assert fingerprint not in key.hex()


def test_a_key_file_is_named_after_its_key_for_ever(folders: UserFolders) -> None:
    fingerprint, _ = Keyring(folders.keys, bytes).create()
    assert fingerprint == "53e297174add9b1e"
    assert (folders.keys / "53e297174add9b1e.key").read_bytes() == bytes(32)


def test_what_belongs_to_a_key_lies_beside_it(folders: UserFolders, keyring: Keyring) -> None:
    assert keyring.note_path(NAME) == folders.keys / f"{NAME}.saved"


def test_every_new_key_is_another(keyring: Keyring) -> None:
    assert keyring.create()[0] != keyring.create()[0]


def test_a_lost_key_is_told(folders: UserFolders, keyring: Keyring) -> None:
    fingerprint, _ = keyring.create()
    (folders.keys / f"{fingerprint}.key").unlink()
    with pytest.raises(JournalError) as caught:
        keyring.load_sealer(fingerprint)
    assert caught.value.problem is JournalProblem.KEY_MISSING


@pytest.mark.parametrize("content", [b"", b"\0" * 31, b"\0" * 32, b"\0" * 33, b"\0" * 100_000])
def test_a_damaged_key_is_told_from_a_lost_one(
    folders: UserFolders, keyring: Keyring, content: bytes
) -> None:
    fingerprint, _ = keyring.create()
    (folders.keys / f"{fingerprint}.key").write_bytes(content)
    with pytest.raises(JournalError) as caught:
        keyring.load_sealer(fingerprint)
    assert caught.value.problem is JournalProblem.KEY_DAMAGED


def test_a_key_that_is_a_folder_is_told(folders: UserFolders, keyring: Keyring) -> None:
    (folders.keys / f"{NAME}.key").mkdir(parents=True)
    with pytest.raises(JournalError) as caught:
        keyring.load_sealer(NAME)
    assert caught.value.problem is JournalProblem.KEY_DAMAGED


@pytest.mark.parametrize("name", ["../../x", "x" * 16, "", "/etc/passwd", NAME + "\n", NAME.upper(), "\0"])
def test_a_name_out_of_a_foreign_journal_leads_to_no_file(
    folders: UserFolders, keyring: Keyring, name: str
) -> None:
    stranger = folders.settings.parent / "x.key"
    stranger.parent.mkdir(exist_ok=True)
    stranger.write_bytes(b"")
    stranger.chmod(0o644)
    folders.keys.mkdir(parents=True)
    with pytest.raises(JournalError) as caught:
        keyring.load_sealer(name)
    assert caught.value.problem is JournalProblem.KEY_MISSING
    if sys.platform != "win32":
        assert stranger.stat().st_mode & 0o777 == 0o644


if sys.platform != "win32":

    @pytest.mark.parametrize("before", [None, 0o777, 0o750, 0o705])
    def test_a_new_key_and_its_folder_are_their_owners_alone(
        folders: UserFolders, keyring: Keyring, before: int | None
    ) -> None:
        nobody_masks_rights = os.umask(0)
        try:
            if before is not None:
                folders.keys.mkdir(parents=True)
                folders.keys.chmod(before)
            fingerprint, _ = keyring.create()
        finally:
            os.umask(nobody_masks_rights)
        assert folders.keys.stat().st_mode & 0o777 == 0o700
        assert (folders.keys / f"{fingerprint}.key").stat().st_mode & 0o777 == 0o600

    def test_a_key_folder_is_never_open_to_others_not_even_at_first(
        folders: UserFolders, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def chmod(folder: Path, _rights: int) -> None:
            at_first.append(folder.stat().st_mode & 0o777)

        at_first: list[int] = []
        monkeypatch.setattr(Path, "chmod", chmod)
        nobody_masks_rights = os.umask(0)
        try:
            keyring.create()
        finally:
            os.umask(nobody_masks_rights)
        assert at_first == [0o700]

    @pytest.mark.parametrize("loosened", [0o644, 0o620, 0o601])
    def test_a_key_that_others_could_read_is_its_owners_again_once_it_was_used(
        folders: UserFolders, keyring: Keyring, loosened: int
    ) -> None:
        fingerprint, _ = keyring.create()
        key = folders.keys / f"{fingerprint}.key"
        key.chmod(loosened)
        keyring.load_sealer(fingerprint)
        assert key.stat().st_mode & 0o777 == 0o600

    def test_a_pipe_or_device_or_link_is_no_key_and_nothing_waits_for_it(
        folders: UserFolders, keyring: Keyring
    ) -> None:
        folders.keys.mkdir(parents=True)
        key, target = folders.keys / f"{NAME}.key", folders.settings / "target"
        target.write_bytes(bytes(32))
        target.chmod(0o644)
        for make in (os.mkfifo, lambda key: key.symlink_to(target), lambda key: key.symlink_to("/dev/zero")):
            make(key)
            with pytest.raises(JournalError) as caught:
                keyring.load_sealer(NAME)
            assert caught.value.problem is JournalProblem.KEY_DAMAGED
            key.unlink()
        assert target.stat().st_mode & 0o777 == 0o644


def test_a_folder_that_cannot_be_made_is_told(folders: UserFolders, keyring: Keyring) -> None:
    folders.settings.write_text("a file where the folder should be")
    with pytest.raises(JournalError) as caught:
        keyring.create()
    assert caught.value.problem is JournalProblem.KEY_FOLDER_UNUSABLE


def test_an_unfinished_key_file_does_not_hinder_the_next(folders: UserFolders) -> None:
    def same(_: int) -> bytes:
        return bytes(32)

    fingerprint, _ = Keyring(folders.keys, same).create()
    (folders.keys / f"{fingerprint}.key").rename(folders.keys / f"{fingerprint}.key.new")
    again, _ = Keyring(folders.keys, same).create()
    assert again == fingerprint
    Keyring(folders.keys).load_sealer(fingerprint)
