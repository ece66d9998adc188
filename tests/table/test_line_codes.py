"""Lines of the game log in the debug log."""

import dataclasses
from typing import get_args

import pytest

from shgui.engine.events import (
    Event,
    GameBegan,
    GameEnded,
    PlayerExecuted,
    PolicyEnacted,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.types import Outcome, Party, Policy, Role
from shgui.table.log_codes import SHOWN_FIELDS, format_line_code
from shgui.table.log_lines import (
    Claim,
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    GameEndedEarly,
    LanguageChanged,
    Line,
    Occasion,
    Remark,
    Remarked,
    SlipTakenBack,
    StandInSat,
    VotingChanged,
)
from shgui.table.options import Voting
from shgui.table.seating import Temperament

L, F = Policy.LIBERAL, Policy.FASCIST
UNTOLD = {"commitment", "roles"}
TOLD_OTHERWISE = {"ballots"}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (GameBegan(5, "official", "5eed"), "GameBegan players=5 edition=official"),
        (RoundBegan(3, 0, special=True), "RoundBegan round=3 candidate=0 special=True"),
        (VotesRevealed(((2, True), (0, True), (1, False))), "VotesRevealed ja=0,2 nein=1"),
        (VotesRevealed(((0, True), (1, True))), "VotesRevealed ja=0,1 nein=-"),
        (PolicyEnacted(F, 2, 0, 3), "PolicyEnacted president=0 chancellor=3 policy=F count=2"),
        (GameEnded(Outcome.HITLER_EXECUTED, (Role.HITLER,)), "GameEnded outcome=hitler_executed"),
        (
            ClaimNoted(Claim(Occasion(1, 4, ClaimKind.DREW), (L, F, F))),
            "ClaimNoted seat=4 kind=drew",
        ),
        (
            ClaimNoted(Claim(Occasion(1, 4, ClaimKind.SAW_PARTY, 2), (), Party.FASCIST)),
            "ClaimNoted seat=4 kind=saw_party",
        ),
        (
            ClaimWithdrawn(Claim(Occasion(1, 4, ClaimKind.DREW), (L, F, F))),
            "ClaimWithdrawn seat=4 kind=drew",
        ),
        (StandInSat(2, "Ana", "Zofia"), "StandInSat seat=2"),
        (StandInSat(2, "Ana", "Ida", Temperament.BOLD), "StandInSat seat=2 bot=bold"),
        (Remarked(Remark(3, "cannot_both", (0, 4))), "Remarked seat=3 code=cannot_both about=0,4"),
        (LanguageChanged(0, "pt_BR"), "LanguageChanged seat=0 language=pt_BR"),
        (GameEndedEarly(4), "GameEndedEarly in_round=4"),
        (VotingChanged(Voting.BALLOTS, 3), "VotingChanged voting=ballots from_round=3"),
        (SlipTakenBack((PlayerExecuted(0, 1),)), "SlipTakenBack undone=PlayerExecuted"),
    ],
)
def test_a_line_is_told_by_codes_and_seats(line: Line, code: str) -> None:
    assert format_line_code(line) == code


def test_what_an_event_gains_is_untold_until_somebody_says_that_all_may_know_it() -> None:
    fields = {field.name for event in get_args(Event) for field in dataclasses.fields(event)}
    assert fields - UNTOLD - TOLD_OTHERWISE == set(SHOWN_FIELDS)
