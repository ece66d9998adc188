"""The languages of the system settings of macOS."""

import plistlib
from pathlib import Path


def list_macos_languages(home: Path) -> tuple[str, ...]:
    """Return the languages of the system settings; macOS sets no variables for what Finder starts."""
    settings = home / "Library" / "Preferences" / ".GlobalPreferences.plist"
    try:
        codes = plistlib.loads(settings.read_bytes()).get("AppleLanguages", ())
    except (OSError, ValueError, plistlib.InvalidFileException):
        # Best effort: without the settings the program speaks English until someone changes that.
        return ()
    return tuple(str(code) for code in codes)
