"""Remarks of bots: every code in every language, and nothing without a sentence."""

from __future__ import annotations

from itertools import count, takewhile

import pytest

from shgui.bots.thinking.reasons import ReasonCode
from shgui.engine import events
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, Occasion, Remark, Remarked
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.game_log import LogRound, LogText, build_log
from shgui.words.languages import list_languages
from shgui.words.remark_texts import REMARKS, format_remark, format_spoken_remark
from tests.words.samples import NAMES, F

BALLOTS = events.VotesRevealed(((0, True), (1, False)))
VOTED = (events.RoundBegan(1, 0, False), events.ChancellorNominated(0, 1), BALLOTS)
NEXT = events.RoundBegan(2, 1, False)


def made(code: str, *, own: bool = False) -> Remark:
    """Build a remark by Ana about Ola and Piotr, or about Ola and Ana herself."""
    others = (1, 0) if own else (1, 2)
    return Remark(0, code, others[: REMARKS[code].about])


def ways_to_say(words: Catalogue, remark: Remark) -> list[str]:
    first = format_spoken_remark(words, remark, NAMES, 0)
    more = takewhile(
        lambda said: said != first, (format_spoken_remark(words, remark, NAMES, n) for n in count(1))
    )
    return [first, *more]


def told(*entries: object) -> tuple[LogRound, ...]:
    return build_log(load_catalogue("en"), entries, NAMES, "official")  # type: ignore[arg-type]


def remarks_in(round_: LogRound) -> list[LogText]:
    return [line for line in round_.lines if isinstance(line.source, Remarked)]


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("code", ReasonCode)
def test_every_reason_has_its_sentences_with_all_names(code: ReasonCode, language: str) -> None:
    words = load_catalogue(language)
    for own in (False, True) if REMARKS[code].own else (False,):
        remark = made(code, own=own)
        named = [NAMES[seat] for seat in remark.about if seat != remark.seat]
        for said in ways_to_say(words, remark):
            assert said
            assert [name for name in named if name not in said] == []
            assert NAMES[remark.seat] not in said


def test_who_might_have_been_hitler_is_told_as_it_was_before_the_votes_lay_open() -> None:
    """By then a Chancellor who was elected and didn't win is known not to be Hitler."""
    said = ways_to_say(load_catalogue("en"), made("nein_maybe_hitler"))
    assert len(said) > 1
    assert [each for each in said if "could be" in each or "isn’t" in each or "can’t" in each] == []


def test_a_government_of_which_nothing_is_known_is_spoken_of_in_any_round() -> None:
    """Something may be known of others, and the game may have begun long ago."""
    said = ways_to_say(load_catalogue("en"), made("ja_nothing_known"))
    assert len(said) > 2
    assert [each for each in said if "obody" in each or "start" in each] == []


def test_one_government_that_went_wrong_is_not_told_as_several() -> None:
    assert not any("governments" in said for said in ways_to_say(load_catalogue("en"), made("nein_votes")))


def test_no_sentence_is_of_a_reason_that_nobody_gives() -> None:
    assert set(REMARKS) == {*map(str, ReasonCode)}


@pytest.mark.parametrize("code", ReasonCode)
def test_the_same_is_not_said_twice_in_a_row(code: ReasonCode) -> None:
    assert len(ways_to_say(load_catalogue("en"), made(code))) > 1


@pytest.mark.parametrize(
    "remark",
    [
        Remark(0, "says_something_new", (1,)),
        Remark(0, "nein_distrusts"),
        Remark(0, "nein_distrusts", (1, 2)),
        Remark(0, "nein_distrusts", (0,)),
        Remark(0, "cannot_both", (1, 1)),
        Remark(0, "doubts", (len(NAMES),)),
        Remark(len(NAMES), "ja_chaos"),
    ],
)
def test_what_has_no_sentence_is_nothing(remark: Remark) -> None:
    assert format_remark(load_catalogue("en"), remark, NAMES, 0) == ""
    assert remarks_in(told(*VOTED, Remarked(remark))[0]) == []


def test_a_line_has_the_speaker_and_marks_of_speech() -> None:
    remark = Remark(3, "cannot_both", (4, 1))
    assert format_remark(load_catalogue("en"), remark, NAMES, 0) == (
        "Marta: “Igor and Ola can’t both be telling the truth.”"
    )
    assert format_remark(load_catalogue("pl"), remark, NAMES, 1) == "Marta: „Ktoś tu kłamie: Igor albo Ola.”"
    assert format_remark(load_catalogue("ru"), remark, NAMES, 1) == (
        "Marta: «Кто\u2011то здесь лжёт: Igor или Ola.»"
    )


def test_a_reason_stands_in_the_round_of_what_was_done() -> None:
    first, second = told(*VOTED, NEXT, Remarked(Remark(1, "nein_distrusts", (0,))))
    (line,) = remarks_in(first)
    assert line.seats == {0, 1}
    assert remarks_in(second) == []


def test_an_answer_stands_below_the_claim() -> None:
    claim = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, F)))
    first, second = told(*VOTED, NEXT, claim, Remarked(Remark(1, "doubts", (0,))))
    assert [type(line.source) for line in first.lines[-2:]] == [ClaimNoted, Remarked]
    assert remarks_in(second) == []


def test_a_doubt_long_after_the_last_claim_stands_where_it_is_said() -> None:
    claim = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, F)))
    third = events.RoundBegan(3, 2, False)
    *_, last = told(*VOTED, claim, NEXT, third, Remarked(Remark(1, "doubts", (0,))))
    assert len(remarks_in(last)) == 1


def test_players_who_say_the_same_after_a_vote_say_it_in_other_words() -> None:
    some = [Remarked(Remark(seat, "nein_distrusts", (0,))) for seat in (1, 2, 3)]
    (first,) = told(*VOTED, *some)
    assert len({line.text.partition(": ")[2] for line in remarks_in(first)}) == len(some)
