"""Saved games for tests, as the evening finds them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from shgui.library.library import SavedGame
from shgui.storage.journal import GameId

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia")


def saved(number: int, **known: Any) -> SavedGame:
    """The more the number, the longer ago it began."""
    began = datetime(2026, 11, 18, 12, 14, tzinfo=UTC) - timedelta(days=number)
    game = SavedGame(GameId(f"{number:032x}"), began, NAMES, None, None, None, rulebook="official")
    return replace(game, **known)
