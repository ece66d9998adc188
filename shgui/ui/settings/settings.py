"""What one user of this computer prefers: plain JSON in the settings folder, nothing of a game in it."""

import json
from collections.abc import Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Self, get_type_hints

from shgui.checked import Between, Codec, Length, UnreadableValue, read
from shgui.storage.files import read_regular, replace_with
from shgui.ui.theme.metrics import Distance, Pace
from shgui.ui.theme.palette import Scheme

SYSTEM = "system"
_MOST_OF_A_NAME = 96
"""Code points: as many as can be typed (`shgui.table.seating.MOST_TYPED`, which no start waits for)."""
PracticeTemper = Literal["mixed", "careful", "bold", "easy"]
_MOST_BYTES = 65_536
_MOST_OF_A_PATH = 65_536
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
    """How long bots take: what each pace means in seconds is the business of whoever seats them."""

    QUICK = "quick"
    HUMAN = "human"
    SLOW = "slow"


class WindowPlace(NamedTuple):
    """Where the window was, in logical pixels."""

    left: Annotated[int, Between(-100_000, 100_000)]
    top: Annotated[int, Between(-100_000, 100_000)]
    width: Annotated[int, Between(200, 100_000)]
    height: Annotated[int, Between(200, 100_000)]


def _folder_from_json(value: object) -> str:
    path: str = read(Annotated[str, Length(_MOST_OF_A_PATH)], value)
    if not Path(path).is_absolute() or "\0" in path:
        raise UnreadableValue("an absolute path")
    return path


Folder = Annotated[str, Codec(_folder_from_json, str)]


class Settings(NamedTuple):
    language: Annotated[str, Length(39, least=1)] = SYSTEM
    """A code, or "system": what the system speaks is looked up at every start, never written down."""
    scheme: SchemeChoice = SchemeChoice.SYSTEM
    text_percent: Annotated[int, Between(TEXT_PERCENTS[0], TEXT_PERCENTS[-1])] = 100
    distance: Distance = Distance.TABLE
    motion: MotionChoice = MotionChoice.SYSTEM
    pace: Pace = Pace.DRAMATIC
    volume: Annotated[int, Between(0, 100)] = 60
    muted: bool = False
    spoken_events: bool = False
    """Whether a voice says what happens at the table."""
    hold_to_see: bool = True
    """Hold to see; otherwise one press shows and another hides."""
    clock_minutes: Annotated[int, Between(0, 60)] = 0
    bot_pace: BotPace = BotPace.HUMAN
    practice_name: Annotated[str, Length(_MOST_OF_A_NAME)] = ""
    """Who practised last; nothing where nothing is kept of players."""
    practice_bots: Annotated[int, Between(4, 9)] = 4
    """Fewest is quickest, and whoever learns is on the move most often."""
    practice_temper: PracticeTemper = "mixed"
    keep_evenings: bool = True
    """Whether anything is kept of groups and players beside their saved games."""
    data_folder: Folder | None = None
    """Where the games lie, if the user chose another folder than the system's usual one."""
    save_folder: Folder | None = None
    """Where the user saved a record, a picture or pages last."""
    place: WindowPlace | None = None
    maximised: bool = False
    full_screen: bool = False
    system_scheme: Scheme | None = None
    """What the system wished for when it was last asked: what the first picture goes by."""

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> tuple[Self, bool]:
        """The settings and whether everything in them made sense; what didn't stands at its default."""
        kinds = get_type_hints(cls, include_extras=True)
        taken = {}
        for name in kinds.keys() & stored.keys():
            with suppress(UnreadableValue):
                taken[name] = read(kinds[name], stored[name])
        return cls(**taken), taken.keys() == stored.keys()

    def to_store(self) -> dict[str, Any]:
        """What `read` reads."""
        place = None if self.place is None else self.place._asdict()
        return self._asdict() | {"place": place}

    def changed(self, **changes: object) -> Self:
        new = self._replace(**changes)  # type: ignore[arg-type]  # checked by the reader of each field
        return new if new.keep_evenings else new._replace(practice_name="")


class SettingsFile:
    """Where the settings lie. Nothing is written before something was changed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> tuple[Settings, bool]:
        """The settings, and False where the file was odd, so that the user can be told."""
        try:
            content = read_regular(self._path, _MOST_BYTES)
        except FileNotFoundError:
            return Settings(), not self._path.is_symlink()
        except OSError:
            return Settings(), False
        try:
            stored = json.loads(content.decode())
        except (ValueError, RecursionError):
            return Settings(), False
        return Settings.read(stored) if isinstance(stored, dict) else (Settings(), False)

    def save(self, settings: Settings) -> bool:
        """Whether it could be written. The old file stays whole if not."""
        text = json.dumps(settings.to_store(), indent=2, ensure_ascii=False)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_with(self._path, f"{text}\n".encode())
        except OSError:
            return False
        return True
