"""Keys: made once, found again, and told apart when they are lost or damaged."""

import pytest

from shgui.table.journal_errors import JournalError, JournalProblem
from shgui.table.paths import UserFolders
from shgui.table.seal_keys import Keyring


def test_a_new_key_is_found_again(folders: UserFolders) -> None:
    fingerprint, sealer = Keyring(folders.keys).create()
    sealed = sealer.seal({"ja": True}, "here", 64)
    assert Keyring(folders.keys).sealer(fingerprint).open(sealed, "here") == {"ja": True}


def test_a_fingerprint_tells_nothing_of_the_key(folders: UserFolders) -> None:
    key = bytes(range(32))
    fingerprint, _ = Keyring(folders.keys, lambda _: key).create()
    assert fingerprint not in key.hex()


def test_every_new_key_is_another(keyring: Keyring) -> None:
    assert keyring.create()[0] != keyring.create()[0]


def test_a_lost_key_is_told(folders: UserFolders, keyring: Keyring) -> None:
    fingerprint, _ = keyring.create()
    (folders.keys / f"{fingerprint}.key").unlink()
    with pytest.raises(JournalError) as caught:
        keyring.sealer(fingerprint)
    assert caught.value.problem is JournalProblem.KEY_MISSING


@pytest.mark.parametrize("content", [b"", b"\0" * 31, b"\0" * 32])
def test_a_damaged_key_is_told_from_a_lost_one(
    folders: UserFolders, keyring: Keyring, content: bytes
) -> None:
    fingerprint, _ = keyring.create()
    (folders.keys / f"{fingerprint}.key").write_bytes(content)
    with pytest.raises(JournalError) as caught:
        keyring.sealer(fingerprint)
    assert caught.value.problem is JournalProblem.KEY_DAMAGED


def test_a_key_that_is_a_folder_is_told(folders: UserFolders, keyring: Keyring) -> None:
    (folders.keys / "abc.key").mkdir(parents=True)
    with pytest.raises(JournalError) as caught:
        keyring.sealer("abc")
    assert caught.value.problem is JournalProblem.KEY_FOLDER_UNUSABLE


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
    assert [key.name for key in folders.keys.iterdir()] == [f"{fingerprint}.key"]
