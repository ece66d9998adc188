"""What the window does when somebody else acts at the table: a phone, a bot, whoever else has it."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Investigate, Nominate, Vote
from shgui.engine.events import (
    ChancellorNominated,
    Event,
    PlayerInvestigated,
    PoliciesPassed,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.types import Party, Phase, Policy
from shgui.presentation.requests import (
    ChangeBallot,
    ChooseCardRequest,
    Continue,
    DoneLookingRequest,
    NoteClaimRequest,
    OpenHandRequest,
    ReturnScreenRequest,
    RevealRequest,
    ShowRoleRequest,
    Undo,
    WithdrawClaim,
)
from shgui.presentation.scenes import FingerprintScene, TableScene
from shgui.presentation.screens import EndScreen, HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.journal import Journal
from shgui.table.answers import NotDone, NotSaved, TableChange, TableReason
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Occasion, SlipTakenBack
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.table import Table
from shgui.ui.shell.pages import PageName
from tests.table.play import done
from tests.ui.led_evening import OFFICIAL, Evening, at, evening, harmless, lead, over
from tests.ui.presented import presented

BALLOTS = replace(OFFICIAL, voting=Voting.BALLOTS)


@pytest.fixture
def dealt(qtbot: QtBot, journal: Journal) -> Evening:
    """All have seen their roles."""
    seven = evening(journal, cards="F" * 11, options=replace(OFFICIAL, claims=True))
    seven.look_at_roles()
    seven.stage.hand_over.hidden = 0
    return seven


@pytest.fixture
def voting(qtbot: QtBot, journal: Journal) -> Evening:
    """The ballots go round, and the first voter has the screen."""
    seven = evening(journal, options=BALLOTS)
    seven.look_at_roles()
    seven.session.handle(Nominate(1))
    seven.session.handle(Continue())
    assert seven.asks(HandOverScreen(0, TaskKind.BALLOT))
    seven.stage.hand_over.hidden = 0
    return seven


def told(evening: Evening) -> list[TableScene]:
    return presented(evening.session, TableScene)


def events(evening: Evening) -> tuple[Event, ...]:
    return evening.stage.table.public_table.events


# At the table


def test_what_somebody_else_does_shows_at_once_and_moves(dealt: Evening) -> None:
    second = told(dealt)
    done(dealt.table.submit(0, Nominate(1)))
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert events(dealt) == (ChancellorNominated(0, 1),)
    assert second == [dealt.stage.table.public_table]
    assert dealt.session.can_undo


def test_what_somebody_else_takes_back_is_undone_here_and_told_as_undone(dealt: Evening) -> None:
    dealt.session.handle(Nominate(1))
    done(dealt.table.take_back())
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 0))
    assert events(dealt) == ()
    assert isinstance(dealt.stage.table.public_table.chronicle[-1], SlipTakenBack)
    assert not dealt.session.can_undo


def test_the_same_choice_made_again_after_that_moves_again(dealt: Evening) -> None:
    for _ in range(2):
        done(dealt.table.submit(0, Nominate(1)))
        assert events(dealt) == (ChancellorNominated(0, 1),)
        done(dealt.table.take_back())


def test_what_nobody_can_see_shows_nothing_anew(dealt: Evening) -> None:
    dealt.elect(1)
    assert events(dealt)
    done(dealt.table.note_role_shown(3))  # the votes are final now
    second, shown = told(dealt), len(dealt.stage.table.moments)
    done(dealt.table.note_role_shown(4))
    assert second == []
    assert len(dealt.stage.table.moments) == shown


def test_a_look_elsewhere_makes_a_slip_final_here(dealt: Evening) -> None:
    dealt.session.handle(Nominate(1))
    done(dealt.table.note_role_shown(4))
    assert not dealt.session.can_undo
    assert not dealt.stage.table.public_table.prompt.can_undo


def test_nothing_is_taken_back_while_the_screen_is_away_from_the_table(dealt: Evening) -> None:
    dealt.session.handle(Nominate(1))
    dealt.session.handle(ShowRoleRequest(3))
    assert dealt.table.can_take_back
    assert not dealt.session.can_undo
    dealt.session.handle(Undo())
    assert dealt.table.view(None).phase is Phase.VOTE
    dealt.session.handle(ReturnScreenRequest())
    dealt.session.handle(Undo())
    assert dealt.table.view(None).phase is Phase.NOMINATE


def test_roles_are_dealt_from_beside_and_the_screen_goes_round(qtbot: QtBot, journal: Journal) -> None:
    sealed = Evening(journal, 7, "", OFFICIAL, awaits_words=True)
    done(sealed.table.add_words("rhubarb"))
    assert sealed.asks(HandOverScreen(0, TaskKind.ROLE))
    assert sealed.stage.current is PageName.HAND_OVER


def test_who_has_seen_the_role_elsewhere_is_not_asked_here(qtbot: QtBot, journal: Journal) -> None:
    seven = evening(journal)
    for seat in (0, 2):
        done(seven.table.note_secret_shown(seat))
    assert seven.asks(TableScreen(PromptKind.HAND_OVER, 1, TaskKind.ROLE))
    seven.session.handle(Continue())
    done(seven.table.note_secret_shown(1))
    assert seven.asks(HandOverScreen(3, TaskKind.ROLE))
    assert [cover.seat for cover in seven.stage.hand_over.covers] == [1, 3]


def test_roles_come_first_however_far_the_others_are(qtbot: QtBot, journal: Journal) -> None:
    seven = evening(journal, cards="F" * 11)
    seven.session.handle(Continue())
    done(seven.table.submit(0, Nominate(1)))
    assert seven.asks(HandOverScreen(0, TaskKind.ROLE))
    for _ in range(7):
        seven.session.handle(DoneLookingRequest())
    assert seven.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert events(seven) == (ChancellorNominated(0, 1),)


# While somebody holds the screen


def test_a_ballot_cast_elsewhere_leaves_whoever_votes_here_alone(voting: Evening) -> None:
    second, sheet = told(voting), voting.stage.hand_over
    voting.session.handle(OpenHandRequest())
    done(voting.table.cast_ballot(4, True))
    assert voting.asks(HandOverScreen(0, TaskKind.BALLOT))
    assert (len(sheet.covers), sheet.hidden) == (8, 0)
    assert [public.view.voted for public in second] == [(4,)]
    assert [public.events for public in second] == [()]


def test_who_votes_elsewhere_is_asked_no_more_and_the_secret_goes_first(voting: Evening) -> None:
    voting.session.handle(OpenHandRequest())
    done(voting.table.cast_ballot(0, True))
    assert voting.asks(HandOverScreen(1, TaskKind.BALLOT))
    assert voting.stage.hand_over.hidden == 1
    assert voting.stage.hand_over.covers[-1].name == "Ola"


def test_the_last_ballot_from_elsewhere_brings_the_screen_to_the_table(voting: Evening) -> None:
    for seat in range(6, -1, -1):
        done(voting.table.cast_ballot(seat, True))
    assert voting.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    assert any(isinstance(event, VotesRevealed) for event in events(voting))
    assert voting.stage.hand_over.hidden == 1


def test_a_vote_on_another_government_is_another_vote(voting: Evening) -> None:
    covers = len(voting.stage.hand_over.covers)
    acting: list[bool] = []

    def nominate_another(_change: TableChange) -> None:
        if not acting:
            acting.append(True)
            done(voting.table.submit(0, Nominate(2)))

    voting.table.subscribe(nominate_another)
    done(voting.table.take_back())
    # Whoever voted had Ola in mind: it is asked at the table first.
    assert voting.asks(TableScreen(PromptKind.OPEN_BALLOTS))
    assert voting.table.view(None).chancellor == 2
    assert voting.stage.hand_over.hidden == 1
    assert len(voting.stage.hand_over.covers) == covers


def test_a_ballot_that_is_being_changed_is_asked_for_until_the_vote_is_over(voting: Evening) -> None:
    for seat in (0, 1):
        done(voting.table.cast_ballot(seat, True))
    voting.session.handle(ChangeBallot(0))
    done(voting.table.cast_ballot(4, True))
    assert voting.asks(HandOverScreen(0, TaskKind.BALLOT))
    for seat in (2, 3, 5, 6):
        done(voting.table.cast_ballot(seat, True))
    assert voting.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))


def test_a_ballot_that_is_being_changed_is_no_longer_one_when_all_are_taken_back(voting: Evening) -> None:
    done(voting.table.cast_ballot(0, True))
    voting.session.handle(ChangeBallot(0))
    done(voting.table.take_back())
    assert voting.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_a_hand_that_was_played_elsewhere_is_not_asked_for_here(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.session.handle(Continue())
    dealt.session.handle(OpenHandRequest())
    done(dealt.table.submit(0, Discard(Policy.FASCIST)))
    assert dealt.stage.hand_over.hidden == 1
    assert dealt.asks(HandOverScreen(1, TaskKind.ENACT))
    done(dealt.table.submit(1, Enact(Policy.FASCIST)))
    assert dealt.stage.hand_over.hidden == 2
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 1))
    assert isinstance(events(dealt)[0], PoliciesPassed)


def test_a_role_that_is_looked_at_stays_while_others_play(dealt: Evening) -> None:
    second = told(dealt)
    dealt.session.handle(ShowRoleRequest(3))
    dealt.session.handle(OpenHandRequest())
    done(dealt.table.submit(0, Nominate(1)))
    done(dealt.table.reveal_votes(dict.fromkeys(range(7), True)))
    assert dealt.asks(HandOverScreen(3, TaskKind.ROLE))
    assert dealt.stage.hand_over.hidden == 0
    assert second[-1].view.phase is Phase.PRESIDENT_DISCARD
    dealt.session.handle(DoneLookingRequest())
    assert dealt.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    assert events(dealt)[0] == ChancellorNominated(0, 1)
    assert any(isinstance(event, VotesRevealed) for event in events(dealt))


def test_what_was_taken_back_meanwhile_never_moves(dealt: Evening) -> None:
    dealt.session.handle(ShowRoleRequest(3))
    done(dealt.table.submit(0, Nominate(1)))
    done(dealt.table.take_back())
    done(dealt.table.submit(0, Nominate(2)))
    dealt.session.handle(ReturnScreenRequest())
    assert events(dealt) == (ChancellorNominated(0, 2),)


def test_the_end_is_seen_by_all_at_once(dealt: Evening) -> None:
    dealt.session.handle(ShowRoleRequest(3))
    dealt.session.handle(OpenHandRequest())
    lead(dealt.table, over)
    assert dealt.asks(TableScreen(PromptKind.FINISH))
    assert dealt.stage.hand_over.hidden == 1
    dealt.session.handle(Continue())
    assert dealt.session.is_at_end
    done(dealt.table.note_role_shown(3))
    assert len(dealt.stage.end.endings) == 1
    assert dealt.asks(EndScreen())


# What is claimed


def test_what_is_claimed_corrected_and_taken_back_is_told_to_every_window_at_once(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.legislate()
    second = told(dealt)
    drew = dealt.table.occasions[0]
    first, other = (Claim(drew, (policy,) * 3) for policy in (Policy.FASCIST, Policy.LIBERAL))
    for wish in (NoteClaimRequest(first), NoteClaimRequest(other), WithdrawClaim(drew)):
        dealt.session.handle(wish)
    lines = ClaimNoted(first), ClaimNoted(other), ClaimWithdrawn(other)
    assert dealt.table.chronicle[-3:] == lines
    assert [public.announced for public in second] == [(line,) for line in lines]
    assert [public.events for public in second] == [()] * 3
    assert second[-1] == dealt.stage.table.public_table
    dealt.session.handle(WithdrawClaim(drew))
    assert dealt.failures == [NotDone(TableReason.NOTHING_CLAIMED)]
    assert dealt.stage.table.public_table.announced == ()


# An investigation


def test_the_table_waits_until_a_party_was_seen_elsewhere(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.INVESTIGATE))
    before = dealt.table.view(None)
    done(dealt.table.submit(1, Investigate(3)))
    assert dealt.asks(TableScreen(PromptKind.HAND_OVER, 1, TaskKind.PARTY))
    assert dealt.stage.table.public_table.view == before
    assert events(dealt) == ()
    claim = Claim(Occasion(2, 1, ClaimKind.SAW_PARTY, 3), party=Party.LIBERAL)
    done(dealt.table.note_claim(claim))
    assert dealt.stage.table.public_table.view == before
    assert dealt.stage.table.public_table.chronicle[-1] == ClaimNoted(claim)
    assert [*dealt.stage.table.public_table.announced] == [ClaimNoted(claim)]
    done(dealt.table.withdraw_claim(claim.occasion))
    assert dealt.stage.table.public_table.view == before
    assert dealt.stage.table.public_table.chronicle[-2:] == (ClaimNoted(claim), ClaimWithdrawn(claim))
    assert [*dealt.stage.table.public_table.announced] == [ClaimWithdrawn(claim)]
    # Whom it was is not offered before all may know it.
    assert claim.occasion in dealt.table.occasions
    assert claim.occasion not in dealt.stage.table.public_table.occasions
    done(dealt.table.submit(2, Nominate(4)))
    assert dealt.stage.table.public_table.view == before
    done(dealt.table.note_secret_shown(1))
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert [type(event) for event in events(dealt)][::2] == [PlayerInvestigated, ChancellorNominated]
    assert claim.occasion in dealt.stage.table.public_table.occasions


def test_whoever_looks_at_a_party_keeps_the_screen_while_others_play(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.INVESTIGATE))
    dealt.session.handle(Investigate(3))
    dealt.session.handle(OpenHandRequest())
    done(dealt.table.submit(2, Nominate(4)))
    done(dealt.table.reveal_votes(dict.fromkeys(range(7), True)))
    assert dealt.asks(HandOverScreen(1, TaskKind.PARTY))
    assert dealt.stage.hand_over.hidden == 0
    dealt.session.handle(DoneLookingRequest())
    dealt.reveal()
    # The vote is looked at together before the next private moment begins.
    assert dealt.asks(TableScreen(PromptKind.HAND_OVER, 2, TaskKind.DISCARD))
    assert any(isinstance(event, VotesRevealed) for event in events(dealt))


def test_an_investigation_before_all_have_seen_their_roles(qtbot: QtBot, journal: Journal) -> None:
    seven = evening(journal, cards="F" * 11)
    table = seven.table
    while table.view(None).phase is not Phase.INVESTIGATE:
        view = table.view(None)
        if view.phase is Phase.VOTE:
            done(table.reveal_votes(dict.fromkeys(range(7), True)))
        else:
            done(table.submit(view.on_move[0], harmless(table.list_legal_actions(view.on_move[0]))))
    assert seven.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.ROLE))
    done(table.submit(1, Investigate(3)))
    seven.session.handle(Continue())
    asked = []
    while isinstance(seven.screen, HandOverScreen):
        asked.append(seven.screen.purpose)
        seven.session.handle(DoneLookingRequest())
    assert asked == [TaskKind.ROLE, TaskKind.PARTY, *[TaskKind.ROLE] * 5]


# While somebody looks at another page


@pytest.mark.parametrize("beside", [PageName.HELP, PageName.GUIDE])
def test_nobody_is_called_away_from_another_page(dealt: Evening, beside: PageName) -> None:
    second = told(dealt)
    dealt.stage.show_page(beside)
    done(dealt.table.submit(0, Nominate(1)))
    done(dealt.table.reveal_votes(dict.fromkeys(range(7), True)))
    assert dealt.stage.current is beside
    assert [public.view.phase for public in second] == [Phase.VOTE, Phase.PRESIDENT_DISCARD]
    assert [public.events for public in second] == [(), ()]
    dealt.stage.show_page(PageName.TABLE)
    assert dealt.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    assert events(dealt)[0] == ChancellorNominated(0, 1)
    assert second[-1] == dealt.stage.table.public_table


def test_who_comes_back_to_a_hand_that_was_played_finds_the_table(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.session.handle(Continue())
    dealt.stage.show_page(PageName.HELP)
    done(dealt.table.submit(0, Discard(Policy.FASCIST)))
    done(dealt.table.submit(1, Enact(Policy.FASCIST)))
    dealt.stage.show_page(PageName.HAND_OVER)
    assert dealt.stage.current is PageName.TABLE
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 1))


def test_who_comes_back_where_nothing_happened_finds_the_sheet_as_it_was(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.session.handle(Continue())
    covers = len(dealt.stage.hand_over.covers)
    dealt.stage.show_page(PageName.HELP)
    dealt.stage.show_page(PageName.HAND_OVER)
    assert dealt.stage.current is PageName.HAND_OVER
    assert len(dealt.stage.hand_over.covers) == covers


# Games that were saved


def test_ballots_that_had_begun_to_go_round_go_on_after_a_power_cut(voting: Evening) -> None:
    voting.restart()
    assert voting.asks(TableScreen(PromptKind.OPEN_BALLOTS))
    done(voting.table.cast_ballot(0, True))
    voting.restart()
    assert voting.asks(HandOverScreen(1, TaskKind.BALLOT))
    assert voting.stage.hand_over.covers[-1].hold


def test_the_fingerprint_is_told_to_whoever_shows_it_besides(qtbot: QtBot, journal: Journal) -> None:
    sealed = Evening(journal, 7, "", OFFICIAL, awaits_words=True)
    shown = presented(sealed.session, FingerprintScene)
    sealed.session.begin(sealed.table)
    assert shown == sealed.stage.fingerprint.shown[-1:]


def test_a_party_that_waited_to_be_seen_is_asked_for_after_a_power_cut(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.INVESTIGATE))
    dealt.session.handle(Investigate(3))
    dealt.restart()
    assert dealt.asks(HandOverScreen(1, TaskKind.PARTY))
    done(dealt.table.submit(2, Nominate(4)))
    assert dealt.asks(HandOverScreen(1, TaskKind.PARTY))
    dealt.session.handle(DoneLookingRequest())
    assert dealt.asks(ReturnScreen())
    dealt.session.handle(RevealRequest())
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert events(dealt) == (PlayerInvestigated(1, 3), RoundBegan(3, 2, False), ChancellorNominated(2, 4))


# What is done here all the same


def test_a_changed_vote_that_nobody_is_told_of_leads_on(voting: Evening) -> None:
    done(voting.table.cast_ballot(0, True))
    voting.session.handle(ChangeBallot(0))
    second = told(voting)
    voting.stage.hand_over.wanted.emit(ChooseCardRequest(0))
    assert voting.asks(HandOverScreen(0, TaskKind.BALLOT))
    voting.session.handle(Vote(False))
    assert voting.asks(HandOverScreen(1, TaskKind.BALLOT))
    assert [public.view.voted for public in second] == [(0,)]


def test_a_choice_that_cannot_be_saved_is_covered_again_and_said(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.session.handle(Continue())
    covers = len(dealt.stage.hand_over.covers)
    done(Table.resume(dealt.journal, dealt.table.game).submit(0, Discard(Policy.FASCIST)))
    dealt.session.handle(ChooseCardRequest(0))
    assert [type(failure) for failure in dealt.failures] == [NotSaved]
    assert len(dealt.stage.hand_over.covers) == covers + 1
    assert dealt.asks(HandOverScreen(0, TaskKind.DISCARD))


def test_an_investigation_that_cannot_be_saved_stays_at_the_table(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.INVESTIGATE))
    done(Table.resume(dealt.journal, dealt.table.game).submit(1, Investigate(3)))
    dealt.session.handle(Investigate(3))
    assert [type(failure) for failure in dealt.failures] == [NotSaved]
    assert dealt.asks(TableScreen(PromptKind.INVESTIGATE, 1))
