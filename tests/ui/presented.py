"""The scenes that a session presents."""

from typing import TypeVar

from shgui.ui.game.game_session import GameSession

Scene = TypeVar("Scene")


def presented(session: GameSession, kind: type[Scene]) -> list[Scene]:
    """Return a list that gains every scene of this kind from now on."""
    scenes: list[Scene] = []

    def keep(scene: object) -> None:
        if isinstance(scene, kind):
            scenes.append(scene)

    session.presented.connect(keep)
    return scenes
