"""A game of bots can be read as it went."""

from __future__ import annotations

import pytest

from tests.bots.show import main


def test_a_game_is_told_from_its_first_vote_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "5", "--game", "1", "--seeds", "checks", "--kind", "rule"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("votes ")
    assert any(line.startswith("round 2: ") for line in told)
    assert any('"Drew ' in line for line in told)
    assert any(line.startswith("boards: ") for line in told)
    assert told[-1] in (
        "five_liberal_policies",
        "six_fascist_policies",
        "hitler_executed",
        "hitler_chancellor",
    )
