"""A led game in which the program plays some seats, or all but one: what the screen asks, opens and hides."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Investigate, Nominate
from shgui.engine.events import VotesRevealed
from shgui.engine.types import Phase, Policy
from shgui.presentation.requests import (
    ChooseCardRequest,
    Continue,
    CountHandsRequest,
    DoneLookingRequest,
    NoteClaimRequest,
    OtherPhoneRequest,
    ShowRoleRequest,
    StandIn,
    Undo,
    WithdrawClaim,
)
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.journal import Journal
from shgui.table.log_lines import Claim, find_standing_claim
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player, Temperament
from shgui.ui.shell.pages import PageName
from tests.table.play import done
from tests.ui.led_evening import OFFICIAL, Evening, evening, lead

ALONE = (1, 2, 3, 4, 5, 6)
"""Bots, where seat 0 practises."""
BALLOTS = replace(OFFICIAL, voting=Voting.BALLOTS)


def up(seven: Evening) -> PageName | None:
    return seven.stage.current


def roles_seen(seven: Evening) -> None:
    for seat in seven.table.unseen:
        done(seven.table.note_secret_shown(seat))
    QCoreApplication.processEvents()


def practising(journal: Journal, cards: str = "", *, ballots: bool = False) -> Evening:
    seven = evening(journal, cards=cards, options=BALLOTS if ballots else OFFICIAL, bots=ALONE)
    roles_seen(seven)
    return seven


def voted(seven: Evening, ja: bool = True) -> None:
    for seat in ALONE:
        if seat in seven.table.view(None).on_move:
            done(seven.table.cast_ballot(seat, ja))
    QCoreApplication.processEvents()


class TestPractice:
    def test_the_role_opens_at_once_and_the_table_follows(self, qtbot: QtBot, journal: Journal) -> None:
        seven = evening(journal, bots=ALONE)
        assert seven.asks(HandOverScreen(0, TaskKind.ROLE))
        assert up(seven) is PageName.HAND_OVER
        assert [secret.view.seat for secret in seven.stage.hand_over.secrets] == [0]
        assert seven.stage.hand_over.covers[0].alone
        seven.session.handle(DoneLookingRequest())
        assert seven.asks(TableScreen(PromptKind.ON_BOTS, None, TaskKind.ROLE))

    def test_one_thumb_beside_the_ballots_of_bots(self, qtbot: QtBot, journal: Journal) -> None:
        seven = practising(journal)
        seven.session.handle(Nominate(1))
        assert seven.asks(TableScreen(PromptKind.COUNT_HANDS))
        QCoreApplication.processEvents()
        assert set(seven.stage.table.public_table.prompt.missing) == set(ALONE)
        seven.session.handle(CountHandsRequest({0: True}))
        assert seven.table.view(None).phase is Phase.VOTE
        seven.failures.clear()
        voted(seven)
        assert seven.stage.table.public_table.prompt.missing == ()
        seven.session.handle(CountHandsRequest({0: True}))
        assert seven.failures == []
        assert seven.table.view(None).phase is Phase.PRESIDENT_DISCARD

    def test_where_all_vote_in_secret_the_own_ballot_is_tapped_in_first(
        self, qtbot: QtBot, journal: Journal
    ) -> None:
        seven = practising(journal, ballots=True)
        seven.session.handle(Nominate(1))
        assert seven.asks(TableScreen(PromptKind.COUNT_HANDS))
        seven.session.handle(CountHandsRequest({0: False}))
        QCoreApplication.processEvents()
        assert seven.asks(TableScreen(PromptKind.ON_BOTS, None, TaskKind.BALLOT))
        voted(seven)
        assert any(isinstance(event, VotesRevealed) for event in seven.table.view(None).history)

    def test_cards_open_when_the_vote_has_been_seen(
        self, qtbot: QtBot, journal: Journal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seven = practising(journal, "FLF")
        seven.session.handle(Nominate(1))
        voted(seven)
        page = seven.stage.table
        show = page.show_table

        def move(public: TableScene) -> None:
            show(public)
            page.stage.playing = bool(public.events)

        monkeypatch.setattr(page, "show_table", move)
        seven.session.handle(CountHandsRequest({0: True}))
        QCoreApplication.processEvents()
        assert any(isinstance(event, VotesRevealed) for event in page.public_table.events)
        assert len(seven.stage.hand_over.secrets) == 1
        page.stage.finish()
        QCoreApplication.processEvents()
        assert up(seven) is PageName.HAND_OVER
        assert seven.asks(HandOverScreen(0, TaskKind.DISCARD))
        assert len(seven.stage.hand_over.secrets[-1].view.hand) == 3
        seven.session.handle(ChooseCardRequest(0))
        QCoreApplication.processEvents()
        assert seven.asks(TableScreen(PromptKind.ON_BOTS, None, TaskKind.ENACT))
        assert up(seven) is PageName.TABLE

    def test_nothing_has_to_be_laid_open(self, qtbot: QtBot, journal: Journal) -> None:
        seven = practising(journal, "FLF")
        lead(seven.table, lambda table: table.view(None).president == 2)
        roles_seen(seven)
        done(seven.table.submit(2, Nominate(0)))
        voted(seven)
        seven.session.handle(CountHandsRequest({0: True}))
        done(seven.table.submit(2, seven.table.list_legal_actions(2)[0]))
        QCoreApplication.processEvents()
        assert seven.asks(HandOverScreen(0, TaskKind.ENACT))
        seven.session.handle(ChooseCardRequest(0))
        QCoreApplication.processEvents()
        assert not isinstance(seven.screen, ReturnScreen)
        assert up(seven) is PageName.TABLE
        assert seven.stage.to_table.offered == []

    def test_taken_up_again_it_lies_on_the_table(self, qtbot: QtBot, journal: Journal) -> None:
        seven = practising(journal)
        seven.session.handle(Nominate(1))
        voted(seven)
        seven.session.handle(CountHandsRequest({0: True}))
        done(seven.table.submit(0, Discard(seven.table.view(0).hand[0])))
        done(seven.table.submit(1, Enact(seven.table.view(1).hand[0])))
        seven.restart()
        QCoreApplication.processEvents()
        assert up(seven) is PageName.TABLE
        assert seven.stage.to_table.offered == []

    def test_the_own_vote_takes_no_nomination_of_a_bot_back(self, qtbot: QtBot, journal: Journal) -> None:
        seven = practising(journal, "FLF")
        lead(seven.table, lambda table: table.view(None).president == 2)
        roles_seen(seven)
        done(seven.table.submit(2, Nominate(0)))
        seven.session.handle(CountHandsRequest({0: True}))
        QCoreApplication.processEvents()
        assert not seven.stage.table.public_table.prompt.can_undo
        assert not seven.session.can_undo
        before = seven.table.chronicle
        seven.session.handle(Undo())
        assert seven.table.chronicle == before

    def test_a_person_notes_what_it_saw_itself_and_leaves_what_bots_claim(
        self, qtbot: QtBot, journal: Journal
    ) -> None:
        seven = evening(journal, cards="FLF", options=replace(OFFICIAL, claims=True), bots=ALONE)
        roles_seen(seven)
        seven.session.handle(Nominate(1))
        voted(seven)
        seven.session.handle(CountHandsRequest({0: True}))
        done(seven.table.submit(0, Discard(seven.table.view(0).hand[0])))
        done(seven.table.submit(1, Enact(seven.table.view(1).hand[0])))
        QCoreApplication.processEvents()
        drew, received = seven.table.occasions
        told = Claim(received, (Policy.LIBERAL, Policy.FASCIST))
        done(seven.table.note_claim(told))
        seven.session.handle(NoteClaimRequest(replace(told, cards=(Policy.FASCIST,) * 2)))
        seven.session.handle(WithdrawClaim(received))
        assert find_standing_claim(seven.table.chronicle, received) == told
        own = Claim(drew, (Policy.FASCIST, Policy.FASCIST, Policy.LIBERAL))
        seven.session.handle(NoteClaimRequest(own))
        assert find_standing_claim(seven.table.chronicle, drew) == own
        assert seven.failures == []

    def test_the_own_role_can_be_seen_again_and_no_other(self, qtbot: QtBot, journal: Journal) -> None:
        seven = practising(journal)
        for seat in ALONE:
            seven.session.handle(ShowRoleRequest(seat))
            assert up(seven) is PageName.TABLE
        seven.session.handle(ShowRoleRequest(0))
        assert seven.asks(HandOverScreen(0, TaskKind.ROLE))
        assert {secret.view.seat for secret in seven.stage.hand_over.secrets} <= {0}
        seven.session.handle(DoneLookingRequest())
        assert up(seven) is PageName.TABLE


class TestAmongPeople:
    @pytest.mark.parametrize("seat", [2, 3])
    def test_covers_come_for_people_alone(self, qtbot: QtBot, journal: Journal, seat: int) -> None:
        seven = evening(journal, bots=(2, 3))
        seven.session.handle(Continue())
        for _ in range(5):
            seven.session.handle(DoneLookingRequest())
        covers = [(cover.seat, cover.number, cover.hands) for cover in seven.stage.hand_over.covers]
        assert covers == [(0, 1, 5), (1, 2, 5), (4, 3, 5), (5, 4, 5), (6, 5, 5)]
        assert seven.asks(TableScreen(PromptKind.ON_BOTS, None, TaskKind.ROLE))
        assert not any(cover.alone for cover in seven.stage.hand_over.covers)
        roles_seen(seven)
        seven.session.handle(ShowRoleRequest(seat))
        assert up(seven) is PageName.TABLE

    def test_what_is_asked_of_a_bot_nobody_else_does(self, qtbot: QtBot, journal: Journal) -> None:
        seven = evening(journal, bots=(0, 3))
        roles_seen(seven)
        assert seven.asks(TableScreen(PromptKind.ON_BOTS, 0))
        before = seven.table.view(None)
        for wish in (
            Nominate(1),
            Investigate(1),
            CountHandsRequest({1: True}),
            Continue(),
            OtherPhoneRequest(0),
        ):
            seven.session.handle(wish)
        assert seven.table.view(None) == before
        assert seven.phones.done == []
        assert seven.stage.table.public_table.prompt.choices == ()

    def test_a_stand_in_of_the_programs_needs_no_screen(self, qtbot: QtBot, journal: Journal) -> None:
        seven = evening(journal)
        roles_seen(seven)
        seven.session.handle(StandIn(4, Player("Pica", "en", Temperament.EASY)))
        QCoreApplication.processEvents()
        assert seven.asks(TableScreen(PromptKind.ON_BOTS, None, TaskKind.ROLE))
        done(seven.table.note_secret_shown(4))
        QCoreApplication.processEvents()
        assert seven.asks(TableScreen(PromptKind.NOMINATE, 0))
        seven.session.handle(StandIn(4, Player("Igor", "en")))
        QCoreApplication.processEvents()
        assert seven.asks(TableScreen(PromptKind.HAND_OVER, 4, TaskKind.ROLE))
