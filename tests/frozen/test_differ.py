"""The present presentation shows what the reference shows, and a difference would be found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from shgui.presentation.scenes import TableScene
from shgui.table.table import Table
from tests.frozen import differ
from tests.ui.fake_phones import FakePhones


def test_a_handful_of_random_games_are_followed_alike() -> None:
    for number, game in enumerate(differ.random_games(0, 10)):
        assert game.first == {}, f"game {number}"
        assert game.comparisons > 50


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Forgetful(differ.Present):
        """Announces nothing, and never gives the screen to anyone."""

        def perform(self) -> TableScene:
            return replace(super().perform(), announced=())

        def pass_round(self) -> None:
            pass

    def forgetful(
        table: Table, has_stage: Callable[[], bool], phones: FakePhones, *, resumed: bool
    ) -> differ.Present:
        return Forgetful(table, has_stage, phones, resumed=resumed)

    monkeypatch.setattr(differ, "present", forgetful)
    assert differ.main(4, 5) == 1
    found = capsys.readouterr().out
    assert " announced announced\n  game 4 phones [" in found
    assert " screen screen\n  game 4 phones [" in found
