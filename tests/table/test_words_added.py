"""The fingerprint comes first, then the table's own words, and only then is anything dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.deal import BadSetup, new_game
from shgui.engine.editions import get_edition
from shgui.engine.fairness import Proof, verify
from shgui.engine.fingerprint import Sitting, compute_fingerprint
from shgui.engine.state import Rigging
from shgui.engine.table_words import canonical_words
from shgui.engine.types import Phase
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.table.answers import Answer, NotDone, NotSaved, TableChange, TableReason
from shgui.table.earlier_deals import EarlierDeals
from shgui.table.entries import WordsEntry
from shgui.table.position import apply_entry, start_position
from shgui.table.sealed_deal import NotDealtError, restore_deal, seal_deal
from shgui.table.table import Table
from tests.table.play import SEED, decide, done, everything, group, options

UNDO, LATE, BAD = TableReason.NOT_DEALT, TableReason.TOO_LATE_FOR_WORDS, TableReason.NOT_WORDS
QUESTIONS: tuple[Callable[[Table], object], ...] = (
    lambda table: table.view(None),
    lambda table: table.view(0),
    lambda table: table.list_legal_actions(0),
    lambda table: table.why_not(0, Nominate(1)),
    lambda table: table.review(),
)


def sealed(journal: Journal, seed: bytes | None = None) -> Table:
    return Table.start(group(7), options(), journal, seed=seed, awaits_words=True)


def test_before_the_words_the_fingerprint_is_there_and_nothing_else(journal: Journal) -> None:
    for table in (first := sealed(journal), Table.resume(journal, first.game)):
        assert table.may_add_words
        assert (len(table.fingerprint), table.deal, table.words) == (64, 1, "")
        assert table.fingerprint == first.fingerprint
        assert [player.name for player in table.players] == [player.name for player in group(7)]
        assert (table.chronicle, table.unseen, table.occasions, table.record()) == ((), (), (), None)
        assert not table.can_take_back
        for ask in QUESTIONS:
            with pytest.raises(NotDealtError):
                ask(table)


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.submit(0, Nominate(1)),
        lambda table: table.cast_ballot(0, True),
        lambda table: table.reveal_votes({0: True}),
        lambda table: table.note_secret_shown(0),
        lambda table: table.take_back(),
    ],
)
def test_before_the_words_nobody_acts(journal: Journal, act: Callable[[Table], Answer]) -> None:
    table = sealed(journal)
    assert act(table) == NotDone(UNDO)
    assert table.may_add_words


def test_a_table_taken_up_again_before_its_words_goes_on_from_there(journal: Journal) -> None:
    first = sealed(journal, SEED)
    for _ in range(2):
        table = Table.resume(journal, first.game)
        assert (table.options, table.may_add_words) == (first.options, True)
    done(table.add_words("kot"))
    assert everything(Table.resume(journal, first.game)) == everything(table)


def test_words_are_added_before_the_first_step_and_never_later(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal, seed=SEED)
    state = new_game(5, get_edition("official"), SEED)[0]
    assert apply_entry(start_position(table.players, state), WordsEntry("kot"), table.options) == NotDone(
        LATE
    )


def test_nothing_that_prints_a_sealed_deal_tells_its_seed() -> None:
    deal = seal_deal(tuple(group(5)), get_edition("official"), SEED, Rigging(first=3), EarlierDeals())
    assert repr(SEED) not in repr(deal)
    assert repr(Rigging(first=3, seed_chosen=True)) not in repr(deal)


@pytest.mark.parametrize("seed", [None, b"", bytes(31), bytes(33)])
def test_a_deal_whose_seed_is_lost_is_not_dealt_again(seed: bytes | None) -> None:
    deal = seal_deal(tuple(group(5)), get_edition("official"), SEED, Rigging(first=3), EarlierDeals())
    with pytest.raises(BadSetup):
        restore_deal(
            tuple(group(5)), get_edition("official"), replace(deal.record(), seed=seed), EarlierDeals()
        )


def test_words_make_another_game_behind_the_same_fingerprint(journal: Journal) -> None:
    told: list[list[object]] = []
    for words in (None, "koń", "kot"):
        table = sealed(journal, SEED)
        heard: list[TableChange] = []
        table.subscribe(heard.append)
        accepted = done(table.deal_without_words() if words is None else table.add_words(words))
        assert (table.may_add_words, table.words) == (False, words or "")
        assert accepted.events == table.view(None).history == table.chronicle == heard[0].lines
        told.append([table.view(seat).role for seat in range(7)])
    assert len({tuple(roles) for roles in told}) > 1


def test_the_fingerprint_does_not_move_when_words_are_added(journal: Journal) -> None:
    table = sealed(journal)
    before = table.fingerprint
    done(table.add_words("  Zaz\u0307ółć, \n gęślą! "))
    assert table.words == "zażółć gęślą"
    assert table.fingerprint == before == table.view(None).commitment


@pytest.mark.parametrize(
    "typed", ["", " \t", "x" * 81, "\x00", "?!", "\ud800", "\u2800", "\ue000", "\U0001f0a1"]
)
def test_what_has_no_letter_or_too_many_is_not_added(journal: Journal, typed: str) -> None:
    table = sealed(journal)
    assert table.add_words(typed) == NotDone(BAD)
    assert table.may_add_words


def test_letters_of_two_alphabets_are_not_added(journal: Journal) -> None:
    table = sealed(journal)
    assert table.add_words("\u043aot") == NotDone(TableReason.MIXED_ALPHABETS)
    assert table.may_add_words


@pytest.mark.parametrize("typed", ["x" * 80, "\U00020000" * 80, "ﷺ" * 4])
def test_the_longest_words_are_kept(journal: Journal, typed: str) -> None:
    table = sealed(journal)
    done(table.add_words(typed))
    assert Table.resume(journal, table.game).words == table.words == canonical_words(typed)


def test_words_are_added_once(journal: Journal) -> None:
    for table in (sealed(journal), sealed(journal)):
        done(table.add_words("koń"))
        assert table.add_words("kot") == table.add_words("") == table.deal_without_words() == NotDone(LATE)
        assert table.words == "koń"
    assert Table.start(group(5), options(), journal).add_words("koń") == NotDone(LATE)


def test_words_that_cannot_be_saved_deal_nothing(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sealed(journal)

    def full(*_: object, **__: object) -> None:
        raise JournalError(JournalProblem.DISK_FULL, journal.path)

    with monkeypatch.context() as patched:
        patched.setattr(journal, "append", full)
        assert isinstance(table.add_words("koń"), NotSaved)
    assert table.may_add_words
    done(table.add_words("koń"))


@pytest.mark.parametrize("words", ["", "zażółć gęślą jaźń"])
def test_a_game_with_words_comes_back_at_every_step_and_proves_what_it_did(
    journal: Journal, words: str
) -> None:
    rng = Random(words)
    table = sealed(journal)
    done(table.add_words(words) if words else table.deal_without_words())
    for _ in range(2000):
        if table.view(None).phase is Phase.OVER:
            break
        decide(table, rng)(table)
        if rng.random() < 0.05:
            assert everything(Table.resume(journal, table.game)) == everything(table)
    record = Table.resume(journal, table.game).record()
    assert record is not None
    assert (record.words, record.deal, len(record.end)) == (words, 1, 64)
    proof = verify(record, table.fingerprint, record.end).proof
    assert proof is (Proof.NOBODY_CHOSE if words else Proof.NOTHING_MOVED)


@pytest.mark.parametrize(
    "entry", [{"entry": "took_back"}, {"entry": "words_added"}, {"entry": "looked", "seat": 0}]
)
def test_a_game_that_waits_for_words_begins_with_nothing_else(
    journal: Journal, entry: dict[str, object]
) -> None:
    table = sealed(journal)
    journal.append(table.game, 0, [entry], {"ballots": []})
    with pytest.raises(JournalError) as caught:
        Table.resume(journal, table.game)
    assert caught.value.problem is JournalProblem.DAMAGED_GAME


def test_words_in_the_middle_of_a_game_are_not_guessed_at(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal)
    journal.append(table.game, 0, [{"entry": "words_added", "words": "koń"}], {"ballots": []})
    with pytest.raises(JournalError):
        Table.resume(journal, table.game)


@pytest.mark.parametrize("seed", [None, "00"])
def test_a_deal_without_its_seed_is_not_drawn_anew(journal: Journal, seed: str | None) -> None:
    table = sealed(journal)
    stored = journal.load(table.game)
    setup = {"game": {**stored.setup["game"], "seed": seed}}
    game = journal.start_game(stored.public, setup, stored.draft)
    with pytest.raises(JournalError) as caught:
        Table.resume(journal, game)
    assert caught.value.problem is JournalProblem.DAMAGED_GAME


def test_a_game_from_before_words_existed_goes_on(journal: Journal) -> None:
    """The game was saved as then: a record of version 1, without earlier deals."""
    kept = Table.start(group(5), options(), journal)
    stored = journal.load(kept.game)
    old = {**stored.setup["game"], "version": 1}
    for name in ("deal", "words", "end"):
        old.pop(name)
    public = {name: stored.public[name] for name in ("players", "options")}
    seed = bytes.fromhex(str(old["seed"]))
    public["commitment"] = old["commitment"] = compute_fingerprint(
        5, get_edition("official"), seed, Sitting(format=1)
    )
    game = journal.start_game(public, {"game": old}, stored.draft)
    table = Table.resume(journal, game)
    assert (table.may_add_words, table.words, table.deal, table.earlier_deals) == (False, "", 1, ())
    assert table.fingerprint == public["commitment"]
    rng = Random(1)
    while table.view(None).phase is not Phase.OVER:
        decide(table, rng)(table)
    record = table.record()
    assert record is not None
    assert (record.version, record.end) == (1, "")
    assert verify(record, table.fingerprint).proof is Proof.OLD_DEAL
