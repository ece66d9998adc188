"""The made-up language does what tests of the window rely on."""

from __future__ import annotations

import datetime

from tests.pseudo import cut_off, pseudo, pseudo_catalogue, untranslated


def test_a_message_is_longer_and_in_brackets() -> None:
    told = pseudo("Nominate a Chancellor.")
    assert told.startswith("[")
    assert told.endswith("]")
    assert len(told) >= 1.6 * len("Nominate a Chancellor.")


def test_what_the_program_fills_in_is_left_alone() -> None:
    told = pseudo("&Save {count} <b>games</b>\nnow")
    assert [part in told for part in ("&S", "{count}", "<b>", "</b>", "\n")] == [True] * 5


def test_every_way_of_asking_gives_the_made_up_language() -> None:
    words = pseudo_catalogue()
    told = (
        words.gettext("Vote"),
        words.pgettext("term", "Vote"),
        words.ngettext("Vote", "Votes", 1),
        words.npgettext("term", "Vote", "Votes", 1),
    )
    assert set(told) == {pseudo("Vote")}


def test_a_number_decides_between_the_forms() -> None:
    words = pseudo_catalogue()
    assert words.ngettext("{count} vote", "{count} votes", 2) == pseudo("{count} votes")


def test_words_outside_of_brackets_are_found() -> None:
    shown = f"{pseudo('President: {name}').format(name='Ana')} Ola Cancel"
    assert untranslated(shown, "Ola") == ["Cancel"]


def test_a_message_within_a_message_is_translated() -> None:
    assert untranslated(pseudo("Taken back: {what}").format(what=pseudo("Vote"))) == []


def test_a_clipped_message_shows() -> None:
    assert cut_off(pseudo("Nominate a Chancellor.")[:-3])
    assert not cut_off(pseudo("Nominate a Chancellor."))


def test_a_message_without_words_has_nothing_to_translate() -> None:
    assert pseudo("{items}, {item}") == "{items}, {item}"


def test_lists_and_dates_count_as_translated() -> None:
    words = pseudo_catalogue()
    shown = f"{words.list_of(['Ana', 'Ola'])} {words.date(datetime.date(1933, 3, 5))}"
    assert untranslated(shown, "Ana", "Ola") == []
