from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shgui.engine.actions import AnswerVeto, Execute, Investigate, Nominate, ProposeVeto, Vote
from shgui.engine.events import (
    Event,
    PlayerInvestigated,
    PolicyEnacted,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.knowledge import SawParty
from shgui.engine.types import Phase, Policy, Role
from shgui.presentation.requests import (
    ChangeBallot,
    ChooseCardRequest,
    CloseHandRequest,
    Continue,
    CountHandsRequest,
    DealRequest,
    DoneLookingRequest,
    OpenHandRequest,
    ReturnScreenRequest,
    ShowRoleRequest,
    Undo,
)
from shgui.presentation.scenes import FingerprintScene, TableScene
from shgui.presentation.screens import FingerprintScreen, HandOverScreen, PromptKind, TableScreen
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted, NotDone, NotSaved, TableReason
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.role_showings import LastShowing
from shgui.table.table import Table
from shgui.ui.hand_over.open_hand import SHEETS
from shgui.ui.shell.pages import PageName
from tests.ui.fake_pages import FakeSecond, FakeStage, lead_on
from tests.ui.fake_phones import FakePhones
from tests.ui.games import roles
from tests.ui.led_evening import NAMES, OFFICIAL, Evening, evening
from tests.ui.presented import presented


@pytest.fixture
def seven(qtbot: QtBot, journal: Journal) -> Evening:
    return evening(journal, cards="FFLFFLFFL")


@pytest.fixture
def dealt(seven: Evening) -> Evening:
    seven.look_at_roles()
    return seven


@pytest.fixture
def sealed(qtbot: QtBot, journal: Journal) -> Evening:
    """The table has still to see the fingerprint."""
    return Evening(journal, 7, "", OFFICIAL, awaits_words=True)


def test_nothing_is_dealt_or_shown_before_the_table_has_seen_the_fingerprint(sealed: Evening) -> None:
    public_tables = presented(sealed.session, TableScene)
    assert sealed.asks(FingerprintScreen())
    assert sealed.stage.current is PageName.FINGERPRINT
    assert sealed.stage.fingerprint.shown == [FingerprintScene(sealed.table.fingerprint)]
    assert sealed.table.may_add_words
    assert (sealed.stage.table.moments, sealed.stage.hand_over.covers, public_tables) == ([], [], [])
    sealed.stage.table.wanted.emit(Continue())
    sealed.session.handle(ShowRoleRequest(2))
    sealed.session.handle(Undo())
    sealed.session.handle(Nominate(1))
    sealed.session.handle(Investigate(1))
    sealed.session.handle(ChangeBallot(1))
    sealed.session.handle(OpenHandRequest())
    assert sealed.table.may_add_words
    assert not sealed.session.can_show_role


@pytest.mark.parametrize("typed", ["rhubarb", " a  leek ", " ", ""])
def test_the_table_goes_on_with_a_word_or_without(sealed: Evening, typed: str) -> None:
    sealed.stage.fingerprint.wanted.emit(DealRequest(typed))
    assert sealed.table.words == " ".join(typed.split())
    assert sealed.asks(HandOverScreen(0, TaskKind.ROLE))
    assert sealed.stage.current is PageName.HAND_OVER
    for _ in range(7):
        sealed.stage.hand_over.wanted.emit(OpenHandRequest())
        sealed.stage.hand_over.wanted.emit(DoneLookingRequest())
    assert sealed.stage.table.public_table.events == sealed.table.view(None).history
    assert sealed.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_a_word_that_is_none_is_refused_and_the_page_stays(sealed: Evening) -> None:
    sealed.stage.fingerprint.wanted.emit(DealRequest("x" * 81))
    assert sealed.failures == [NotDone(TableReason.NOT_WORDS)]
    assert len(sealed.stage.fingerprint.shown) == 1
    assert sealed.stage.current is PageName.FINGERPRINT
    assert sealed.table.may_add_words


def test_a_deal_that_cannot_be_saved_is_not_dealt(sealed: Evening) -> None:
    Table.resume(sealed.journal, sealed.table.game).deal_without_words()
    sealed.stage.fingerprint.wanted.emit(DealRequest("rhubarb"))
    assert [type(failure) for failure in sealed.failures] == [NotSaved]
    assert sealed.asks(FingerprintScreen())


def test_the_same_fingerprint_comes_back_after_a_power_cut(sealed: Evening) -> None:
    before = sealed.stage.fingerprint.shown
    sealed.restart()
    assert sealed.stage.fingerprint.shown == before
    sealed.stage.fingerprint.wanted.emit(DealRequest("rhubarb"))
    sealed.restart()
    assert sealed.asks(HandOverScreen(0, TaskKind.ROLE))
    assert sealed.stage.fingerprint.shown == []


def test_the_fingerprint_is_on_the_table_before_the_screen_goes_round(seven: Evening) -> None:
    assert seven.stage.current is PageName.TABLE
    assert seven.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.ROLE))
    assert seven.stage.table.public_table.view.commitment == seven.table.view(None).commitment


def test_everybody_looks_at_the_own_role_in_the_own_language(seven: Evening) -> None:
    seven.look_at_roles()
    covers = seven.stage.hand_over.covers
    assert [cover.name for cover in covers] == list(NAMES[:7])
    assert [cover.language for cover in covers] == ["en", "pl", "en", "en", "en", "en", "en"]
    assert {cover.hold for cover in covers} == {True}
    assert {secret.names for secret in seven.stage.hand_over.secrets} == {NAMES[:7]}
    assert [secret.view.role for secret in seven.stage.hand_over.secrets] == list(roles(7))
    assert seven.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_a_cover_says_how_far_the_screen_has_gone_round(seven: Evening) -> None:
    seven.look_at_roles()
    covers = seven.stage.hand_over.covers
    assert [(cover.number, cover.hands) for cover in covers] == [(n, 7) for n in range(1, 8)]


def test_the_table_says_that_roles_are_looked_at_until_all_have(seven: Evening) -> None:
    assert seven.stage.table.public_table.dealing
    seven.look_at_roles()
    assert not seven.stage.table.public_table.dealing


def test_whoever_asks_for_the_screen_is_not_counted(dealt: Evening) -> None:
    dealt.session.handle(ShowRoleRequest(3))
    cover = dealt.stage.hand_over.covers[-1]
    assert (cover.number, cover.hands) == (0, 0)


def test_nobody_holds_anything_private_while_the_cover_is_up(seven: Evening) -> None:
    seven.stage.table.wanted.emit(Continue())
    assert seven.stage.hand_over.covers
    assert not seven.stage.hand_over.secrets
    assert seven.stage.table.public_table.view.seat is None


def test_who_cannot_be_chosen_comes_with_the_reason(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.legislate()
    public_table = dealt.stage.table.public_table
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 1))
    assert public_table.prompt.choices == (2, 3, 4, 5, 6)
    assert {seat: refusal.reason for seat, refusal in public_table.prompt.refusals.items()} == {
        0: "target_last_president",
        1: "target_self",
    }


def test_asking_for_reasons_changes_nothing(dealt: Evening) -> None:
    before = dealt.table.view(None)
    dealt.session.handle(ShowRoleRequest(2))
    dealt.session.handle(ReturnScreenRequest())
    assert len(dealt.stage.table.public_table.prompt.refusals) == 1
    assert dealt.table.view(None) == before


def test_a_session_by_hands(dealt: Evening) -> None:
    dealt.elect(1)
    assert dealt.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    assert any(isinstance(event, VotesRevealed) for event in dealt.stage.table.public_table.events)
    dealt.legislate(away=2)
    sheets = [SHEETS[cover.purpose] for cover in dealt.stage.hand_over.covers[-2:]]
    assert [len(sheet.backs) for sheet in sheets] == [3, 2]
    assert PolicyEnacted(Policy.FASCIST, 1, 0, 1) in dealt.stage.table.public_table.events
    assert dealt.stage.current is PageName.TABLE


def test_the_chancellor_never_gets_the_card_put_away(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.stage.table.wanted.emit(Continue())
    dealt.stage.hand_over.wanted.emit(OpenHandRequest())
    hand = dealt.stage.hand_over.secrets[-1].view.hand
    dealt.stage.hand_over.wanted.emit(ChooseCardRequest(hand.index(Policy.LIBERAL)))
    dealt.stage.hand_over.wanted.emit(OpenHandRequest())
    assert dealt.stage.hand_over.secrets[-1].view.hand == (Policy.FASCIST, Policy.FASCIST)


def test_secret_ballots_go_round_and_can_be_changed_until_the_last_is_in(
    qtbot: QtBot, journal: Journal
) -> None:
    table = evening(journal, options=replace(OFFICIAL, voting=Voting.BALLOTS))
    table.look_at_roles()
    table.stage.table.wanted.emit(Nominate(1))
    assert table.asks(TableScreen(PromptKind.OPEN_BALLOTS))
    table.stage.table.wanted.emit(Continue())
    for seat in range(6):
        assert table.asks(HandOverScreen(seat, TaskKind.BALLOT))
        table.stage.hand_over.wanted.emit(Vote(False))
    table.session.handle(ChangeBallot(2))
    assert table.asks(HandOverScreen(2, TaskKind.BALLOT))
    table.stage.hand_over.wanted.emit(Vote(True))
    assert table.asks(HandOverScreen(6, TaskKind.BALLOT))
    table.stage.hand_over.wanted.emit(Vote(True))
    table.reveal()
    votes = next(e for e in table.stage.table.public_table.events if isinstance(e, VotesRevealed))
    assert dict(votes.ballots) == {0: False, 1: False, 2: True, 3: False, 4: False, 5: False, 6: True}
    counts = [(c.number, c.hands) for c in table.stage.hand_over.covers if c.purpose is TaskKind.BALLOT]
    assert counts == [(1, 7), (2, 7), (3, 7), (4, 7), (5, 7), (6, 7), (7, 7), (0, 0), (7, 7)]


def test_a_nomination_is_taken_back_openly(dealt: Evening) -> None:
    dealt.stage.table.wanted.emit(Nominate(1))
    assert dealt.session.can_undo
    dealt.stage.table.wanted.emit(Undo())
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 0))
    assert not dealt.session.can_undo


def test_a_look_at_a_role_makes_what_was_done_before_final(dealt: Evening) -> None:
    dealt.stage.table.wanted.emit(Nominate(1))
    dealt.stage.table.wanted.emit(ShowRoleRequest(4))
    assert dealt.asks(HandOverScreen(4, TaskKind.ROLE))
    dealt.stage.hand_over.wanted.emit(OpenHandRequest())
    dealt.stage.hand_over.wanted.emit(DoneLookingRequest())
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert not dealt.session.can_undo


def last_told(evening: Evening) -> LastShowing | None:
    return evening.stage.hand_over.secrets[-1].last_shown


def test_a_role_says_when_it_was_shown_before(seven: Evening) -> None:
    hand_over = seven.stage.hand_over
    seven.stage.table.wanted.emit(Continue())
    for _ in range(3):
        hand_over.wanted.emit(OpenHandRequest())
        assert last_told(seven) is None
    assert len(seven.journal.load(seven.table.game).entries) == 1
    for _ in range(7):
        hand_over.wanted.emit(DoneLookingRequest())
    seven.stage.table.wanted.emit(ShowRoleRequest(0))
    hand_over.wanted.emit(OpenHandRequest())
    told = last_told(seven)
    assert told is not None
    assert told.showing.rounds == 0


def test_who_looks_in_another_s_place_is_noticed(seven: Evening) -> None:
    hand_over = seven.stage.hand_over
    seven.stage.table.wanted.emit(Continue())
    hand_over.wanted.emit(OpenHandRequest())
    # The name shows again, and the screen goes to whom it belongs.
    hand_over.wanted.emit(CloseHandRequest())
    hand_over.wanted.emit(OpenHandRequest())
    assert last_told(seven) is not None


def test_whoever_puts_the_screen_back_has_looked(seven: Evening) -> None:
    hand_over = seven.stage.hand_over
    for _ in range(2):
        seven.stage.table.wanted.emit(Continue())
        hand_over.wanted.emit(OpenHandRequest())
        hand_over.wanted.emit(ReturnScreenRequest())
    assert last_told(seven) is not None


def test_what_else_is_secret_has_no_time(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.legislate()
    assert last_told(dealt) is None


def test_a_role_is_not_shown_where_that_cannot_be_kept(seven: Evening) -> None:
    seven.stage.table.wanted.emit(Continue())
    assert isinstance(Table.resume(seven.journal, seven.table.game).note_role_shown(0), Accepted)
    seven.stage.hand_over.wanted.emit(OpenHandRequest())
    assert seven.stage.hand_over.secrets == []
    assert isinstance(seven.failures[-1], NotSaved)


def test_putting_the_screen_back_unused_keeps_everything(dealt: Evening) -> None:
    dealt.stage.table.wanted.emit(Nominate(1))
    dealt.stage.table.wanted.emit(ShowRoleRequest(4))
    dealt.stage.hand_over.wanted.emit(ReturnScreenRequest())
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert dealt.session.can_undo


def test_the_next_round_waits_until_the_party_was_seen(qtbot: QtBot, journal: Journal) -> None:
    nine = evening(journal, players=9, cards="FFF")
    nine.look_at_roles()
    nine.elect(5)
    nine.legislate()
    assert nine.asks(TableScreen(PromptKind.INVESTIGATE, 0))
    shown = len(nine.stage.table.moments)
    nine.stage.table.wanted.emit(Investigate(3))
    assert nine.asks(HandOverScreen(0, TaskKind.PARTY))
    assert len(nine.stage.table.moments) == shown
    nine.stage.hand_over.wanted.emit(ReturnScreenRequest())
    assert nine.stage.table.public_table.view.phase is Phase.INVESTIGATE
    assert nine.stage.table.public_table.events == ()
    nine.stage.table.wanted.emit(Continue())
    nine.stage.hand_over.wanted.emit(OpenHandRequest())
    assert SawParty(1, 3, Role.FASCIST.party) in nine.stage.hand_over.secrets[-1].view.memory
    nine.stage.hand_over.wanted.emit(DoneLookingRequest())
    nine.reveal()
    events: tuple[Event, ...] = nine.stage.table.public_table.events
    assert any(isinstance(event, PlayerInvestigated) for event in events)
    assert any(isinstance(event, RoundBegan) for event in events)
    assert nine.asks(TableScreen(PromptKind.NOMINATE, 1))


def test_the_end(qtbot: QtBot, journal: Journal) -> None:
    five = evening(journal, players=5, cards="LLLLLLFFF" + "F" * 8)
    five.look_at_roles()
    seen = 0
    while not five.asks(TableScreen(PromptKind.FINISH)):
        assert isinstance(five.screen, TableScreen)
        match five.screen.ask:
            case PromptKind.NOMINATE:
                choices = five.stage.table.public_table.prompt.choices
                five.elect(choices[-1])
            case PromptKind.HAND_OVER if five.screen.purpose is TaskKind.PEEK:
                five.stage.table.wanted.emit(Continue())
                five.stage.hand_over.wanted.emit(OpenHandRequest())
                five.stage.hand_over.wanted.emit(DoneLookingRequest())
            case PromptKind.HAND_OVER:
                five.legislate()
            case PromptKind.EXECUTE:
                five.stage.table.wanted.emit(Execute(five.stage.table.public_table.prompt.choices[-1]))
            case ask:
                pytest.fail(f"unexpected: {ask}")
        seen += 1
        assert seen < 100
    assert not five.stage.end.endings
    five.stage.table.wanted.emit(Continue())
    ending = five.stage.end.endings[-1]
    assert five.stage.current is PageName.END
    assert ending.view.roles == roles(5)
    assert ending.view.outcome is not None


def test_the_right_player_is_asked_again_after_a_power_cut(seven: Evening) -> None:
    seven.stage.table.wanted.emit(Continue())
    seven.stage.hand_over.wanted.emit(DoneLookingRequest())
    seven.stage.hand_over.wanted.emit(OpenHandRequest())
    seven.restart()
    assert seven.asks(HandOverScreen(1, TaskKind.ROLE))
    assert not seven.stage.hand_over.secrets


def test_the_president_is_asked_again_after_a_power_cut(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.stage.table.wanted.emit(Continue())
    dealt.stage.hand_over.wanted.emit(OpenHandRequest())
    dealt.restart()
    assert dealt.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    dealt.stage.table.wanted.emit(Continue())
    assert dealt.asks(HandOverScreen(0, TaskKind.DISCARD))


def test_the_table_finds_itself_again_after_a_power_cut(dealt: Evening) -> None:
    dealt.stage.table.wanted.emit(Nominate(4))
    dealt.restart()
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert dealt.stage.table.public_table.events == ()
    assert dealt.session.can_undo


def test_what_cannot_be_saved_was_not_done_and_is_said(dealt: Evening) -> None:
    # Another program went on with the game: the journal takes no step of ours any more.
    Table.resume(dealt.journal, dealt.table.game).submit(0, Nominate(2))
    dealt.stage.table.wanted.emit(Nominate(4))
    assert [type(failure) for failure in dealt.failures] == [NotSaved]
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_what_does_not_fit_the_moment_is_ignored(dealt: Evening) -> None:
    before = dealt.table.view(None)
    dealt.stage.table.wanted.emit(Execute(3))
    dealt.stage.table.wanted.emit(CountHandsRequest(dict.fromkeys(range(7), True)))
    dealt.stage.table.wanted.emit(AnswerVeto(True))
    dealt.stage.table.wanted.emit(Continue())
    dealt.stage.hand_over.wanted.emit(Vote(True))
    dealt.stage.hand_over.wanted.emit(ChooseCardRequest(0))
    dealt.stage.hand_over.wanted.emit(ProposeVeto())
    dealt.stage.hand_over.wanted.emit(DoneLookingRequest())
    assert dealt.table.view(None) == before
    assert dealt.failures == []


def test_somebody_else_may_have_acted_meanwhile(dealt: Evening) -> None:
    assert isinstance(dealt.table.submit(0, Nominate(1)), Accepted)
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    dealt.stage.table.wanted.emit(Nominate(2))
    assert dealt.failures == []
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert dealt.table.view(None).chancellor == 1


def test_after_the_game_is_left_nothing_can_be_done(dealt: Evening) -> None:
    dealt.session.leave()
    dealt.stage.table.wanted.emit(Nominate(4))
    dealt.stage.page_shown.emit()
    assert dealt.table.view(None).phase is Phase.NOMINATE
    assert not dealt.session.can_undo


def test_a_role_can_be_asked_for_while_the_screen_lies_on_the_table(seven: Evening) -> None:
    may_ask = [seven.session.can_show_role]
    seven.look_at_roles()
    may_ask.append(seven.session.can_show_role)
    seven.stage.table.wanted.emit(ShowRoleRequest(3))
    may_ask.append(seven.session.can_show_role)
    seven.stage.hand_over.wanted.emit(ReturnScreenRequest())
    may_ask.append(seven.session.can_show_role)
    seven.session.leave()
    may_ask.append(seven.session.can_show_role)
    assert may_ask == [False, True, False, True, False]


def test_a_controller_lives_as_long_as_its_parent(qtbot: QtBot) -> None:
    parent = QObject()
    stage, second = FakeStage(), FakeSecond()
    assert lead_on(stage, second, FakePhones(), parent).parent() is parent


def test_the_next_evening_nobody_is_known_to_have_chosen_before(seven: Evening) -> None:
    seven.look_at_roles()
    assert seven.stage.hand_over.evenings == 0
    seven.session.begin(seven.table, resumed=True)
    assert seven.stage.hand_over.evenings == 0
    seven.session.begin(evening(seven.journal, 5).table)
    assert seven.stage.hand_over.evenings == 1
    seven.session.begin(evening(seven.journal, 5).table)
    assert seven.stage.hand_over.evenings == 1


def test_a_role_that_is_let_go_and_held_anew_shows_again(seven: Evening) -> None:
    seven.stage.table.wanted.emit(Continue())
    for _ in range(3):
        seven.stage.hand_over.wanted.emit(OpenHandRequest())
    assert len(seven.stage.hand_over.secrets) == 3
    assert seven.failures == []


def test_a_look_that_cannot_be_saved_is_said_and_asked_for_again(seven: Evening) -> None:
    seven.stage.table.wanted.emit(Continue())
    seven.stage.hand_over.wanted.emit(OpenHandRequest())
    elsewhere = Table.resume(seven.journal, seven.table.game)
    assert isinstance(elsewhere.note_role_shown(0), Accepted)
    seven.stage.hand_over.wanted.emit(DoneLookingRequest())
    assert [type(failure) for failure in seven.failures] == [NotSaved]
    assert seven.asks(HandOverScreen(0, TaskKind.ROLE))


def test_a_ballot_that_cannot_be_saved_is_said_and_asked_for_again(qtbot: QtBot, journal: Journal) -> None:
    voting = evening(journal, options=replace(OFFICIAL, voting=Voting.BALLOTS))
    voting.look_at_roles()
    voting.stage.table.wanted.emit(Nominate(1))
    voting.stage.table.wanted.emit(Continue())
    asked, covers = voting.screen, len(voting.stage.hand_over.covers)
    Table.resume(journal, voting.table.game).take_back()
    voting.stage.hand_over.wanted.emit(Vote(True))
    assert [type(failure) for failure in voting.failures] == [NotSaved]
    assert voting.asks(asked)
    assert len(voting.stage.hand_over.covers) == covers + 1
