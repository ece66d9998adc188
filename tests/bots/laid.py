"""Positions in which something stupid could be done, laid by hand; one at least for each scenario."""

from collections.abc import Callable
from dataclasses import dataclass

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision, StandingClaims
from shgui.engine.actions import (
    PROPOSE_VETO,
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    Nominate,
    Vote,
)
from shgui.engine.apply import list_legal_actions
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.engine.view import view_for
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.bots.baselines import hand
from tests.bots.play import Player, of_text
from tests.bots.scenarios import Counted
from tests.bots.stupid import Stupid
from tests.engine.stage import FASCIST, LIBERAL, Stage

_ROLES = {"L": Role.LIBERAL, "F": Role.FASCIST, "H": Role.HITLER}


class LaidGame(Stage):
    """Roles are a letter a seat; seat 0 is the first candidate. Cards and claims are laid round by round."""

    def __init__(self, roles: str, top: str, *shuffles: str) -> None:
        super().__init__(len(roles), roles=[_ROLES[role] for role in roles], top=top, shuffles=shuffles)
        self.claim_history: tuple[StandingClaims, ...] = ()

    def say(self, claim: Claim) -> "LaidGame":
        standing = self.claim_history[-1].claims if self.claim_history else ()
        self.claim_history += (StandingClaims(len(self.state.history), (*standing, claim)),)
        return self

    def round(
        self,
        chancellor: Seat,
        put_away: str,
        enact: str,
        drew: int | None = None,
        received: int | None = None,
    ) -> "LaidGame":
        """A whole session, and what its two say of it, by liberal cards; its power isn't used yet."""
        number, president = self.state.round, self.state.president
        self.elect(chancellor)
        self.discard(Policy(put_away)).enact(Policy(enact))
        if drew is not None:
            self.say(DrewClaim(president, number, hand(drew, 3)))
        if received is not None:
            self.say(ReceivedClaim(chancellor, number, hand(received, 2)))
        return self

    def power(self, target: Seat | None = None) -> "LaidGame":
        self.use_power(target)
        return self

    def situation(self, seat: Seat, character: str, chance: str) -> BotSituation:
        seed = of_text(chance)
        return BotSituation(
            view_for(self.state, seat),
            list_legal_actions(self.state, seat),
            self.claim_history,
            character,
            seed,
        )


@dataclass(frozen=True)
class Position:
    """A position, and the name of what would be stupid in it."""

    scenario: str
    game: LaidGame
    seat: Seat
    stupid: Action | Claim
    about: BotOccasion | None = None

    def counted(self, player: Player, character: str = "careful", chance: str = "") -> Counted:
        """Count what looks stupid about this player's answer."""
        counted, state = Counted(), self.game.state
        watcher = Stupid(state.setup.players, counted, self.scenario)
        situation = self.game.situation(self.seat, character, f"{self.scenario} {chance}")
        if self.about is not None:
            watcher.claimed(state, situation, self.about, player.choose_claim(situation, self.about))
        else:
            watcher.decided(state, situation, player.decide(situation))
        return counted


class Fool:
    """Does what is stupid here."""

    def __init__(self, position: Position) -> None:
        self._stupid = position.stupid

    def decide(self, situation: BotSituation) -> Decision:
        (action,) = (action for action in situation.legal if action == self._stupid)
        return Decision(action)

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        assert isinstance(self._stupid, DrewClaim | ReceivedClaim | PartyClaim | PeekedClaim)
        return self._stupid

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        return None


def three_fascist(game: LaidGame) -> LaidGame:
    """Five at the table: three fascist policies, of three governments that had no choice."""
    game.round(1, "F", "F", 0, 0).round(2, "F", "F", 0, 0).round(3, "F", "F", 0, 0)
    return game.power()


def zone_with_cleared(again: str = "FFFFFFFFLLLL") -> LaidGame:
    """Five at the table, three fascist policies: seats 1 and 2 can't be Hitler. Seat 0 is to nominate."""
    game = LaidGame("LLLFH", "FFFFFFFFFLFFLLLLL", again)
    three_fascist(game)
    return game.round(1, "F", "L", 1, 1).round(2, "L", "L", 3, 2)


def five_fascist(again: str, *shot: Seat) -> LaidGame:
    """Seven, two of them executed: fascist Chancellors enacted what they liked. Seat 0 is to nominate."""
    game = LaidGame("LLLLFFH", "FFLFFLFFLFFLFFL", again)
    game.round(4, "F", "F", 1, 0).round(5, "F", "F", 1, 0).power(0).round(4, "F", "F", 1, 0).power(3)
    game.round(5, "F", "F", 1, 0).power(shot[0]).round(4, "F", "F", 1, 0).power(shot[1])
    while game.state.president != 0:
        game.reject()
    return game


def three_pairs(top: str = "LLFFFFFFF") -> LaidGame:
    """Seven, of whom three pairs contradict each other: seat 6 is surely liberal. Seat 2 investigates."""
    game = LaidGame("LLFFHLL", top)
    game.round(3, "F", "L", 2, 1).round(4, "F", "F", 1, 0)
    return game.round(5, "F", "F", 1, 0)


def _own_government() -> Position:
    game = LaidGame("LLLFH", "")
    game.nominate(4)
    return Position("president_votes_nein_to_own_government", game, 0, Vote(False))


def _caught_chancellor() -> Position:
    game = LaidGame("LLLFH", "LFF")
    game.round(3, "F", "F", 1)
    about = BotOccasion(ReceivedClaim, 1)
    return Position("chancellor_admits_LF_and_enacted_F", game, 3, ReceivedClaim(3, 1, hand(1, 2)), about)


def _liberal_policy() -> Position:
    game = LaidGame("FLLLH", "LFF")
    game.round(1, "F", "L")
    about = BotOccasion(DrewClaim, 1)
    return Position("claim_contradicts_enacted_policy", game, 0, DrewClaim(0, 1, hand(0, 3)), about)


def _pile_without_liberals() -> Position:
    game = LaidGame("LLLLFFH", "LFFLFFLFFLFFFFF")
    game.round(1, "F", "L", 1, 1).round(2, "F", "L", 1, 1).round(3, "F", "L", 1, 1).round(0, "F", "L", 1, 1)
    game.round(1, "F", "F")
    about = BotOccasion(DrewClaim, 5)
    return Position("claim_exceeds_pile", game, 4, DrewClaim(4, 5, hand(3, 3)), about)


def _one_liberal_card() -> Position:
    game = LaidGame("LLLFH", "LFF")
    game.elect(4)
    return Position("liberal_buries_L", game, 0, Discard(LIBERAL))


def _one_of_two() -> Position:
    game = LaidGame("LLLFH", "LFF")
    game.elect(1).discard(FASCIST)
    return Position("liberal_buries_L", game, 1, Enact(FASCIST))


def _two_honest() -> Position:
    game = LaidGame("LLLFH", "LLF")
    game.round(1, "F", "L", 2)
    about = BotOccasion(ReceivedClaim, 1)
    return Position("liberals_contradict_each_other", game, 1, ReceivedClaim(1, 1, hand(1, 2)), about)


def _only_hitler_left() -> Position:
    game = zone_with_cleared().round(3, "F", "F", 0, 0).power(2)
    game.nominate(4)
    return Position("liberal_ja_to_likely_hitler_in_zone", game, 0, Vote(True))


def _seen_fascist() -> LaidGame:
    """Seven: seat 1 has seen that seat 5 is a fascist, and said so."""
    game = LaidGame("LLLLFFH", "FFFFFFFFF")
    game.round(2, "F", "F", 0, 0).round(3, "F", "F", 0, 0).power(5)
    return game.say(PartyClaim(1, 5, Party.FASCIST))


def _ja_to_seen_fascist() -> Position:
    game = _seen_fascist()
    game.nominate(5)
    return Position("liberal_ja_to_proven_fascist", game, 1, Vote(True))


def _nominates_seen_fascist() -> Position:
    game = _seen_fascist().round(0, "F", "F", 0, 0).power(1)
    return Position("liberal_nominates_proven_fascist", game, 1, Nominate(5))


def _nominates_hitler() -> Position:
    game = zone_with_cleared("LFFLFFFFFFLL").round(3, "F", "L", 1, 1).round(0, "F", "L", 1, 1)
    return Position("liberal_nominates_likely_hitler_in_zone", game, 2, Nominate(4))


def _cleared() -> Position:
    game = zone_with_cleared().round(3, "F", "F", 0, 0)
    return Position("liberal_shoots_cleared_player", game, 0, Execute(1))


def _caught_in_the_act() -> Position:
    game = LaidGame("LLLLLLFFFH", "LFF")
    game.round(7, "F", "F", 1, 0)
    return Position("liberal_investigates_known", game, 0, Investigate(7))


def _veto_on_two_fascist() -> Position:
    game = five_fascist("FFFFFFLLLLLL", 5, 4)
    game.elect(1).discard(FASCIST).propose_veto()
    return Position("liberal_refuses_veto_on_FF", game, 0, AnswerVeto(False))


def _veto_with_a_liberal() -> Position:
    game = five_fascist("LFFFFFLLLLLF", 5, 4)
    game.elect(1).discard(FASCIST)
    return Position("veto_with_L_in_hand", game, 1, PROPOSE_VETO)


def _shoots_hitler() -> Position:
    game = three_fascist(LaidGame("LLLFH", "FFFFFFFFFFFL"))
    game.round(1, "L", "F", 0, 0)
    return Position("fascist_shoots_hitler", game, 3, Execute(4))


def _sixth() -> Position:
    game = five_fascist("LFFFFFLLLLLF", 2, 4)
    game.elect(5).discard(FASCIST)
    return Position("fascist_misses_sixth", game, 5, Enact(LIBERAL))


def _fifth() -> Position:
    game = LaidGame("LLLLFFH", "LFFLFFLFFLFFLFF")
    game.round(1, "F", "L", 1, 1).round(2, "F", "L", 1, 1).round(3, "F", "L", 1, 1).round(0, "F", "L", 1, 1)
    game.elect(5).discard(FASCIST)
    return Position("fascist_enacts_fifth_liberal", game, 5, Enact(LIBERAL))


def _hitler_at_hand() -> Position:
    game = LaidGame("LLLFH", "LLFFFFFFFFFF")
    game.round(4, "F", "L", 2, 2).round(2, "F", "F", 0, 0).round(0, "F", "F", 0, 0)
    game.reject(1).reject(1)
    game.round(1, "F", "F", 0, 0).power()
    game.nominate(4)
    return Position("fascist_nein_to_hitler_in_zone", game, 3, Vote(False))


def _fellow() -> Position:
    game = LaidGame("LFFLLLH", "FFFFFF")
    game.round(3, "F", "F", 0, 0).round(4, "F", "F", 0, 0).power(2)
    about = BotOccasion(PartyClaim, 2, 2)
    return Position("fascist_denounces_fellow", game, 1, PartyClaim(1, 2, Party.FASCIST), about)


def _buried() -> Position:
    game = LaidGame("FLLLH", "LFF")
    game.round(1, "L", "F")
    about = BotOccasion(DrewClaim, 1)
    return Position("buries_L_then_claims_LFF", game, 0, DrewClaim(0, 1, hand(1, 3)), about)


def _two_liberals_drawn() -> Position:
    game = LaidGame("FLLLH", "LLF")
    game.elect(4)
    return Position("breaks_LLF_openly", game, 0, Discard(LIBERAL))


def _party_all_know() -> Position:
    game = three_pairs().power(6)
    about = BotOccasion(PartyClaim, 3, 6)
    return Position("party_claim_against_public_fact", game, 2, PartyClaim(2, 6, Party.FASCIST), about)


def _story_all_know() -> Position:
    game = three_pairs("LLFFFFFFFLFF").power(6)
    game.say(PartyClaim(2, 6, Party.LIBERAL))
    game.round(6, "L", "F")
    about = BotOccasion(DrewClaim, 4)
    return Position("repeats_broken_story", game, 3, DrewClaim(3, 4, hand(1, 3)), about)


def _calls_a_liar() -> Position:
    game = LaidGame("LLLLFFH", "FFFFFFLFF")
    game.round(3, "F", "F", 0, 0).round(4, "F", "F", 0, 0).power(0)
    game.round(5, "F", "F", 1, 0)
    return Position("trusts_proven_liar", game, 2, CallSpecialElection(5))


POSITIONS: tuple[Callable[[], Position], ...] = (
    _own_government,
    _caught_chancellor,
    _liberal_policy,
    _pile_without_liberals,
    _one_liberal_card,
    _one_of_two,
    _two_honest,
    _only_hitler_left,
    _ja_to_seen_fascist,
    _nominates_seen_fascist,
    _nominates_hitler,
    _cleared,
    _caught_in_the_act,
    _veto_on_two_fascist,
    _veto_with_a_liberal,
    _shoots_hitler,
    _sixth,
    _fifth,
    _hitler_at_hand,
    _fellow,
    _buried,
    _two_liberals_drawn,
    _party_all_know,
    _story_all_know,
    _calls_a_liar,
)
