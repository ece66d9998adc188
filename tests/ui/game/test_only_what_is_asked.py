"""Whatever a page says, only what the screen asks for is done: everything else changes and shows nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import (
    AnswerVeto,
    CallSpecialElection,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.types import Phase, Policy
from shgui.presentation.requests import (
    ChangeBallot,
    ChooseCardRequest,
    ChooseLanguage,
    ChooseVoting,
    CloseHandRequest,
    Continue,
    CountHandsRequest,
    DealRequest,
    DoneLookingRequest,
    EndGameRequest,
    NoteClaimRequest,
    OpenHandRequest,
    PageRequest,
    ReturnScreenRequest,
    RevealRequest,
    ShowRoleRequest,
    StandIn,
    Undo,
    WithdrawClaim,
)
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import (
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    PromptKind,
    ReturnScreen,
    Screen,
    TableScreen,
)
from shgui.storage.journal import Journal
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.ui.led_evening import OFFICIAL, Evening, at, lead, over
from tests.ui.presented import presented

CLAIM = NoteClaimRequest(Claim(Occasion(1, 0, ClaimKind.DREW), (Policy.FASCIST,) * 3))
WITHDRAWAL = WithdrawClaim(Occasion(1, 0, ClaimKind.DREW))


def changes(voting: Voting) -> tuple[PageRequest, ...]:
    """What anybody may wish for at the table, as long as the game goes on."""
    other = Voting.HANDS if voting is Voting.BALLOTS else Voting.BALLOTS
    return StandIn(3, Player("Zofia", "en")), ChooseLanguage(3, "ru"), ChooseVoting(other), EndGameRequest()


WISHES: tuple[PageRequest, ...] = (
    DealRequest(""),
    Nominate(1),
    CountHandsRequest(dict.fromkeys(range(7), True)),
    AnswerVeto(True),
    Investigate(1),
    CallSpecialElection(1),
    Execute(1),
    Continue(),
    Undo(),
    CLAIM,
    WITHDRAWAL,
    ShowRoleRequest(3),
    ChangeBallot(6),
    Vote(True),
    ChooseCardRequest(0),
    ProposeVeto(),
    DoneLookingRequest(),
    ReturnScreenRequest(),
    *changes(Voting.HANDS),
    RevealRequest(),
)
"""One of each kind, but for looking, and that nobody looks any more: `SILENT`."""
SILENT: tuple[PageRequest, ...] = (OpenHandRequest(), CloseHandRequest())


class Scene:
    def __init__(
        self,
        screen: Screen,
        *asked: PageRequest,
        stop: Callable[[Table], bool] | None = None,
        then: tuple[PageRequest, ...] = (),
        players: int = 7,
        voting: Voting = Voting.HANDS,
    ) -> None:
        """`asked` are the wishes that lead on from this screen; `then` leads to it from what is led up to."""
        self.screen = screen
        changing = isinstance(screen, TableScreen) and screen.ask is not PromptKind.FINISH
        self.asked = (*asked, *changes(voting)) if changing else asked
        self.stop = stop
        self.then = then
        self.players = players
        self.voting = voting

    def evening(self, journal: Journal) -> Evening:
        options = replace(OFFICIAL, voting=self.voting, claims=True)
        sealed = self.stop is None
        evening = Evening(journal, self.players, "F" * 11, options, awaits_words=sealed)
        if self.stop is not None:
            lead(evening.table, self.stop)
        for wish in self.then:
            evening.session.handle(wish)
        assert evening.screen == self.screen
        return evening


def dealt(_table: Table) -> bool:
    return True


AT_TABLE = (CLAIM, ShowRoleRequest(3))
NOMINATED = (Nominate(1),)
SCENES = {
    "fingerprint": Scene(FingerprintScreen(), DealRequest("")),
    "roles": Scene(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.ROLE), Continue(), stop=dealt),
    "role": Scene(
        HandOverScreen(0, TaskKind.ROLE),
        DoneLookingRequest(),
        ReturnScreenRequest(),
        stop=dealt,
        then=(Continue(),),
    ),
    "nominate": Scene(
        TableScreen(PromptKind.NOMINATE, 0), Nominate(1), ShowRoleRequest(3), stop=at(Phase.NOMINATE)
    ),
    "hands": Scene(
        TableScreen(PromptKind.COUNT_HANDS),
        CountHandsRequest({}),
        Undo(),
        ShowRoleRequest(3),
        stop=at(Phase.NOMINATE),
        then=NOMINATED,
    ),
    "ballots": Scene(
        TableScreen(PromptKind.OPEN_BALLOTS),
        Continue(),
        Undo(),
        ShowRoleRequest(3),
        stop=at(Phase.NOMINATE),
        then=NOMINATED,
        voting=Voting.BALLOTS,
    ),
    "ballot": Scene(
        HandOverScreen(0, TaskKind.BALLOT),
        Vote(True),
        ReturnScreenRequest(),
        stop=at(Phase.NOMINATE),
        then=(*NOMINATED, Continue()),
        voting=Voting.BALLOTS,
    ),
    "elected": Scene(
        TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD),
        Continue(),
        *AT_TABLE,
        stop=at(Phase.PRESIDENT_DISCARD),
    ),
    "discard": Scene(
        HandOverScreen(0, TaskKind.DISCARD),
        ChooseCardRequest(0),
        ReturnScreenRequest(),
        stop=at(Phase.PRESIDENT_DISCARD),
        then=(Continue(),),
    ),
    "enact": Scene(
        HandOverScreen(1, TaskKind.ENACT),
        ChooseCardRequest(0),
        ReturnScreenRequest(),
        stop=at(Phase.CHANCELLOR_ENACT),
        then=(Continue(),),
    ),
    "investigate": Scene(
        TableScreen(PromptKind.INVESTIGATE, 1), Investigate(2), *AT_TABLE, stop=at(Phase.INVESTIGATE)
    ),
    "party": Scene(
        HandOverScreen(1, TaskKind.PARTY),
        DoneLookingRequest(),
        ReturnScreenRequest(),
        stop=at(Phase.INVESTIGATE),
        then=(Investigate(2),),
    ),
    "peek": Scene(
        HandOverScreen(2, TaskKind.PEEK),
        DoneLookingRequest(),
        ReturnScreenRequest(),
        stop=at(Phase.PEEK),
        then=(Continue(),),
        players=5,
    ),
    "special election": Scene(
        TableScreen(PromptKind.SPECIAL_ELECTION, 2),
        CallSpecialElection(1),
        *AT_TABLE,
        stop=at(Phase.SPECIAL_ELECTION),
    ),
    "execute": Scene(TableScreen(PromptKind.EXECUTE, 1), Execute(2), *AT_TABLE, stop=at(Phase.EXECUTE)),
    "veto": Scene(
        HandOverScreen(3, TaskKind.ENACT),
        ChooseCardRequest(0),
        ProposeVeto(),
        ReturnScreenRequest(),
        stop=at(Phase.CHANCELLOR_ENACT, fascist=5),
        then=(Continue(),),
    ),
    "answer": Scene(
        TableScreen(PromptKind.ANSWER_VETO, 5),
        AnswerVeto(True),
        *AT_TABLE,
        stop=at(Phase.CHANCELLOR_ENACT, fascist=5),
        then=(Continue(), ProposeVeto(), RevealRequest()),
    ),
    "to the table": Scene(
        ReturnScreen(),
        RevealRequest(),
        stop=at(Phase.CHANCELLOR_ENACT),
        then=(Continue(), ChooseCardRequest(0)),
    ),
    "finish": Scene(TableScreen(PromptKind.FINISH), Continue(), stop=over),
    "end": Scene(EndScreen(), stop=over, then=(Continue(),)),
}


@pytest.mark.lengthy(daily=7)
@pytest.mark.parametrize("name", SCENES)
def test_only_what_is_asked_is_done(qtbot: QtBot, journal: Journal, name: str) -> None:
    scene = SCENES[name]
    evening = scene.evening(journal)
    asked = {type(wish) for wish in scene.asked}
    told = presented(evening.session, TableScene)
    before = journal.load(evening.table.game).entries
    for wish in WISHES:
        if type(wish) not in asked:
            evening.session.handle(wish)
            assert evening.screen == scene.screen, wish
            assert journal.load(evening.table.game).entries == before, wish
    if not isinstance(scene.screen, HandOverScreen):
        for wish in SILENT:
            evening.session.handle(wish)
        assert evening.stage.hand_over.secrets == []
    # The table alone knows whether there is an occasion for a claim, a claim, or a veto.
    refused = [wish for wish in (CLAIM, WITHDRAWAL, ProposeVeto()) if _is_for_the_table(wish, scene.screen)]
    assert len(evening.failures) == len([wish for wish in refused if type(wish) not in asked])
    # A cover shows nothing else after a refusal.
    assert len(told) == (0 if isinstance(scene.screen, HandOverScreen) else len(evening.failures))


def _is_for_the_table(wish: PageRequest, screen: Screen) -> bool:
    if isinstance(wish, NoteClaimRequest | WithdrawClaim):
        return isinstance(screen, TableScreen)
    return isinstance(screen, HandOverScreen) and screen.purpose is TaskKind.ENACT


@pytest.mark.lengthy(daily=26)
@pytest.mark.parametrize(
    ("name", "wish"), [(name, wish) for name, scene in SCENES.items() for wish in scene.asked]
)
def test_what_is_asked_leads_on(qtbot: QtBot, journal: Journal, name: str, wish: PageRequest) -> None:
    scene = SCENES[name]
    evening = scene.evening(journal)
    before = (evening.screen, evening.table.chronicle)
    if isinstance(wish, CountHandsRequest):
        wish = CountHandsRequest(dict.fromkeys(range(7), True))
    evening.session.handle(wish)
    assert evening.failures == []
    assert (evening.screen, evening.table.chronicle) != before
