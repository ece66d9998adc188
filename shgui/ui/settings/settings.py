"""The settings of one user, saved as plain JSON. Nothing of a game is in them."""

import json
from collections.abc import Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Self, get_type_hints

from shgui.checked import Between, Codec, Length, UnreadableValue, read
from shgui.storage.files import read_regular_file, replace_file
from shgui.ui.theme.metrics import Pace, ViewingDistance
from shgui.ui.theme.palette import Scheme

SYSTEM = "system"
_MOST_NAME_LENGTH = 96
"""Code points: as many as can be typed (`shgui.table.seating.MOST_TYPED`, which no start waits for)."""
PracticeTemper = Literal["mixed", "careful", "bold", "easy"]
_MOST_BYTES = 65_536
_MOST_PATH_LENGTH = 65_536
TEXT_PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200)
CLOCK_MINUTES = (0, 1, 2, 3, 5, 8)


class SchemeChoice(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class MotionChoice(StrEnum):
    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class BotPace(StrEnum):
    """The time that bots take; `shgui.bots.seats.pace` has the seconds."""

    QUICK = "quick"
    HUMAN = "human"
    SLOW = "slow"


class WindowPlace(NamedTuple):
    left: Annotated[int, Between(-100_000, 100_000)]
    top: Annotated[int, Between(-100_000, 100_000)]
    width: Annotated[int, Between(200, 100_000)]
    height: Annotated[int, Between(200, 100_000)]


def _folder_from_json(value: object) -> str:
    path: str = read(Annotated[str, Length(_MOST_PATH_LENGTH)], value)
    if not Path(path).is_absolute() or "\0" in path:
        raise UnreadableValue("an absolute path")
    return path


FolderPath = Annotated[str, Codec(_folder_from_json, str)]


class Settings(NamedTuple):
    language: Annotated[str, Length(39, least=1)] = SYSTEM
    """A code, or "system": what the system speaks is looked up at every start, never written down."""
    scheme: SchemeChoice = SchemeChoice.SYSTEM
    text_percent: Annotated[int, Between(TEXT_PERCENTS[0], TEXT_PERCENTS[-1])] = 100
    distance: ViewingDistance = ViewingDistance.TABLE
    motion: MotionChoice = MotionChoice.SYSTEM
    pace: Pace = Pace.DRAMATIC
    volume: Annotated[int, Between(0, 100)] = 60
    muted: bool = False
    spoken_events: bool = False
    hold_to_see: bool = True
    """Hold to see; otherwise one press shows and another hides."""
    clock_minutes: Annotated[int, Between(0, 60)] = 0
    bot_pace: BotPace = BotPace.HUMAN
    practice_name: Annotated[str, Length(_MOST_NAME_LENGTH)] = ""
    """The player of the last practice; "" if nothing may be kept of players."""
    practice_bots: Annotated[int, Between(4, 9)] = 4
    practice_temper: PracticeTemper = "mixed"
    keep_evenings: bool = True
    """Groups and players are remembered beside their saved games."""
    data_folder: FolderPath | None = None
    """The folder of the games, if the user chose another one than the system's usual."""
    save_folder: FolderPath | None = None
    """The folder in which the user last saved a record, a picture or pages."""
    place: WindowPlace | None = None
    maximised: bool = False
    full_screen: bool = False
    system_scheme: Scheme | None = None
    """The system's scheme when it was last asked. The first picture of the next start uses it."""

    @classmethod
    def from_store(cls, stored: Mapping[str, Any]) -> tuple[Self, bool]:
        """Return the settings, with defaults for odd values, and whether all values were good."""
        kinds = get_type_hints(cls, include_extras=True)
        taken = {}
        for name in kinds.keys() & stored.keys():
            with suppress(UnreadableValue):
                taken[name] = read(kinds[name], stored[name])
        return cls(**taken), taken.keys() == stored.keys()

    def to_store(self) -> dict[str, Any]:
        """Return plain values that `from_store` accepts."""
        place = None if self.place is None else self.place._asdict()
        return self._asdict() | {"place": place}

    def with_changes(self, **changes: object) -> Self:
        """Return changed settings, without the name of the practising player where nothing may be kept."""
        new = self._replace(**changes)  # type: ignore[arg-type]  # checked by the reader of each field
        return new if new.keep_evenings else new._replace(practice_name="")


class SettingsFile:
    """The file of the settings. It isn't written before a setting was changed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> tuple[Settings, bool]:
        """Return the settings, and whether the whole file made sense."""
        try:
            content = read_regular_file(self._path, _MOST_BYTES)
        except FileNotFoundError:
            return Settings(), not self._path.is_symlink()
        except OSError:
            return Settings(), False
        try:
            stored = json.loads(content.decode())
        except (ValueError, RecursionError):
            return Settings(), False
        return Settings.from_store(stored) if isinstance(stored, dict) else (Settings(), False)

    def save(self, settings: Settings) -> bool:
        """Save the settings and return whether that worked; if not, the old file stays whole."""
        text = json.dumps(settings.to_store(), indent=2, ensure_ascii=False)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_file(self._path, f"{text}\n".encode())
        except OSError:
            return False
        return True
