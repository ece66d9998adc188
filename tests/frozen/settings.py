"""The settings file, and the settings that are read from it and from odd ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shgui.ui.settings.settings import Settings, SettingsFile

_CHANGED: dict[str, object] = {
    "language": "pt_BR",
    "scheme": "contrast",
    "text_percent": 150,
    "distance": "television",
    "motion": "reduced",
    "pace": "brisk",
    "volume": 35,
    "muted": True,
    "spoken_events": True,
    "hold_to_see": False,
    "clock_minutes": 3,
    "bot_pace": "slow",
    "practice_name": "Łucja",
    "practice_bots": 9,
    "practice_temper": "bold",
    "keep_evenings": True,
    "place": {"left": -40, "top": 25, "width": 1280, "height": 720},
    "maximised": True,
    "full_screen": True,
    "system_scheme": "dark",
}
"""Every setting, otherwise than it is at first; but for folders: each system spells paths its own way."""
_ODD: tuple[object, ...] = (
    None,
    -1,
    0,
    1,
    9,
    100,
    1000,
    0.5,
    "",
    "system",
    "light",
    "dark",
    "x" * 200,
    [],
    {},
    {"left": 0},
)


def settings_file(folder: Path) -> bytes:
    """Return the file of settings that all were changed."""
    settings, understood = Settings.from_store(_CHANGED)
    assert understood
    path = folder / "settings.json"
    assert SettingsFile(path).save(settings)
    return path.read_bytes()


def read_settings(folder: Path) -> Iterator[object]:
    """Yield the first settings, those of the file, and the odd values that each setting may have."""
    yield {"first": Settings().to_store()}
    settings_file(folder)
    settings, understood = SettingsFile(folder / "settings.json").load()
    yield {"read": settings.to_store(), "understood": understood}
    for name in Settings._fields:
        yield {"setting": name, "may_be": [other for other in _ODD if Settings.from_store({name: other})[1]]}
    for content in (b"", b"[]", b"{", b'{"volume":35,"unheard_of":1}', b'{"volume":"loud","muted":true}'):
        (folder / "settings.json").write_bytes(content)
        settings, understood = SettingsFile(folder / "settings.json").load()
        yield {"file": content.decode(), "read": _changed(settings), "understood": understood}


def _changed(settings: Settings) -> dict[str, object]:
    """Return the settings that aren't as they are at first."""
    first = Settings().to_store()
    return {name: value for name, value in settings.to_store().items() if value != first[name]}
