"""Each platform's own convention for a user's files."""

from pathlib import Path

import pytest

from shgui.storage.user_folders import UserFolders, find_user_folders

HOME = Path.cwd().absolute() / "home"


@pytest.mark.parametrize(
    ("platform", "data", "settings"),
    [
        ("linux", ".local/share/shgui", ".config/shgui"),
        ("freebsd14", ".local/share/shgui", ".config/shgui"),
        ("darwin", "Library/Application Support/shgui", "Library/Preferences/shgui"),
        ("win32", "AppData/Roaming/shgui", "AppData/Local/shgui"),
    ],
)
def test_folders_follow_the_platform(platform: str, data: str, settings: str) -> None:
    folders = find_user_folders(platform, {}, HOME)
    assert (folders.data, folders.settings) == (HOME / data, HOME / settings)


@pytest.mark.parametrize(
    ("platform", "for_data", "for_settings"),
    [("linux", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), ("win32", "APPDATA", "LOCALAPPDATA")],
)
def test_the_user_s_own_choice_counts(platform: str, for_data: str, for_settings: str) -> None:
    environ = {for_data: str(HOME / "a"), for_settings: str(HOME / "b")}
    folders = find_user_folders(platform, environ, HOME)
    assert (folders.data, folders.settings) == (HOME / "a/shgui", HOME / "b/shgui")


def test_a_relative_choice_is_ignored() -> None:
    folders = find_user_folders("linux", {"XDG_DATA_HOME": "here"}, HOME)
    assert folders.data == HOME / ".local/share/shgui"


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_portable_program_keeps_everything_in_its_folder(platform: str) -> None:
    environ = {"XDG_DATA_HOME": str(HOME / "a"), "APPDATA": str(HOME / "b")}
    folders = find_user_folders(platform, environ, HOME, HOME / "stick/shgui-data")
    assert folders.portable
    assert (folders.data, folders.settings) == (
        HOME / "stick/shgui-data/games",
        HOME / "stick/shgui-data/settings",
    )
    assert folders.data not in folders.keys.parents
    assert not find_user_folders(platform, environ, HOME).portable


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_keys_lie_apart_from_the_journal(platform: str) -> None:
    folders = find_user_folders(platform, {}, HOME)
    assert folders.data not in folders.keys.parents
    assert folders.journal.parent == folders.data


def test_games_and_keys_are_found_where_earlier_versions_kept_them() -> None:
    folders = UserFolders(Path("/data"), Path("/settings"))
    assert (folders.journal, folders.keys) == (Path("/data/journal.sqlite"), Path("/settings/keys"))
