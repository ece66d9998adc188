"""One verdict on each player of a finished game: the first rule of a list that fits, counted from the record
alone. Each kind comes at most twice a page, but for the last two. A claim counts as it stood at the end, so a
corrected slip of the tongue is no lie; without claims the later rules serve."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from shgui.engine.components import VETO_ZONE
from shgui.engine.knowledge import SawParty
from shgui.engine.types import Outcome, Party, Policy, Role, Seat
from shgui.review.curves import count_votes_with_fascists
from shgui.review.public_rounds import CheckedClaim, PublicRound, RoundSecrets
from shgui.table.log_lines import ClaimKind

MOST_OF_A_KIND = 2
UNSEEN_BELOW = 0.5
SUSPECT_FROM = 0.55
HIDDEN_BELOW = 0.35
TRUSTED_UP_TO = 0.1
FEWEST_VOTES = 3


class VerdictKind(StrEnum):
    FRAMED = "framed"
    """Called a Liberal a Fascist after looking, and shot that player."""
    HITLER_ELECTED = "hitler_elected"
    HITLER_SHOT = "hitler_shot"
    HITLER_AT_LARGE = "hitler_at_large"
    SHOT_HITLER = "shot_hitler"
    SHOT_FOR_TRUTH = "shot_for_truth"
    """Every claim true; shot by someone whose claims contradicted them."""
    TRUE_AND_SHOT = "true_and_shot"
    SHOT = "shot"
    NOMINATED_HITLER = "nominated_hitler"
    """As President of the last election, which Hitler won."""
    ENACTED_LAST = "enacted_last"
    PASSED_LAST = "passed_last"
    """Passed on the fifth Liberal Policy."""
    UNSEEN = "unseen"
    """A Fascist never in office, suspected by few."""
    VANISHED = "vanished"
    """A Fascist who enacted a Fascist Policy, and denied the Liberal one."""
    LIED_ABOUT_PARTY = "lied_about_party"
    NAMED_FASCIST = "named_fascist"
    SHOT_ONE = "shot_one"
    DENIED = "denied"
    """A Liberal whose Chancellor denied the Liberal Policy passed on."""
    CHOSE_HITLER = "chose_hitler"
    """A Liberal who got a Liberal Policy out of Hitler."""
    LEFT_NO_CHOICE = "left_no_choice"
    SUSPECTED = "suspected"
    """The most suspected of the living, a Liberal."""
    HONEST_FASCIST = "honest_fascist"
    LIAR = "liar"
    HIDDEN = "hidden"
    """A Fascist whom few suspected at the end."""
    TRUSTED = "trusted"
    """A Liberal, the least suspected of all."""
    LIBERAL_MAKER = "liberal_maker"
    NEVER_IN_OFFICE = "never_in_office"
    ELECTED_HITLER = "elected_hitler"
    MOST_NEIN = "most_nein"
    MOST_JA = "most_ja"
    IN_OFFICE = "in_office"
    """A Fascist in office for Liberal Policies."""
    LIED_ONCE = "lied_once"
    """A Fascist with one untrue claim."""
    HONEST = "honest"
    VOTES = "votes"


_AS_OFTEN_AS_NEEDED = (VerdictKind.HONEST, VerdictKind.VOTES)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A kind and its facts; facts that a kind doesn't have are 0 or None."""

    seat: Seat
    kind: VerdictKind
    other: Seat | None = None
    """The other player of the sentence."""
    count: int = 0
    of: int = 0
    """All of which `count` is a part."""
    round: int = 0
    chance: float = 0.0
    """The suspicion at the end, or just before the execution."""
    party: Party | None = None
    """The party that was shot, or seen."""
    deed: "Verdict | None" = None
    """For Hitler: a deed besides the end, to be told first."""


@dataclass(frozen=True, slots=True)
class VerdictFacts:
    """A finished game as the rules look at it."""

    roles: Sequence[Role]
    rounds: Sequence[PublicRound]
    secrets: Sequence[RoundSecrets]
    """The secrets by round."""
    chances: Sequence[float]
    """The suspicion by seat at the end, or just before the execution."""

    @property
    def last(self) -> PublicRound:
        return self.rounds[-1]

    @property
    def liberal_policies(self) -> int:
        return sum(Policy.LIBERAL in (each.policy, each.chaos) for each in self.rounds)

    def is_fascist(self, seat: Seat) -> bool:
        """Return whether a seat is of the Fascist party, as Hitler is."""
        return self.roles[seat].party is Party.FASCIST

    def is_common_fascist(self, seat: Seat) -> bool:
        return self.roles[seat] is Role.FASCIST

    def list_claims(self, seat: Seat) -> list[CheckedClaim]:
        """List the claims as they stood at the end."""
        return [
            each
            for secret in self.secrets
            for each in secret.checked_claims
            if each.claim.occasion.seat == seat
        ]

    def list_looks(self, seat: Seat) -> Iterator[tuple[Seat, Party, Party]]:
        """Yield each player looked at, with the party that was seen and the one that was told."""
        for each in self.list_claims(seat):
            if isinstance(each.seen, SawParty) and each.claim.party is not None:
                yield each.seen.target, each.seen.party, each.claim.party

    def list_shots(self, seat: Seat) -> list[PublicRound]:
        return [each for each in self.rounds if each.executed is not None and each.president == seat]

    def find_execution(self, seat: Seat) -> PublicRound | None:
        return next((each for each in self.rounds if each.executed == seat), None)

    def list_in_office(self, seat: Seat) -> list[PublicRound]:
        return [each for each in self.rounds if each.elected and seat in each.government]

    def count_liberal_in_office(self, seat: Seat) -> int:
        return sum(each.policy is Policy.LIBERAL for each in self.list_in_office(seat))

    def list_ballots(self, seat: Seat) -> list[bool]:
        return [ja for each in self.rounds for voter, ja in each.ballots if voter == seat]

    def count_vanished(self, seat: Seat) -> int:
        """Count the Liberal Policies that this Chancellor received, didn't enact and denied."""
        return sum(
            self.is_denied(round_, secret) for round_, secret in self.sessions if round_.chancellor == seat
        )

    @property
    def sessions(self) -> Iterator[tuple[PublicRound, RoundSecrets]]:
        return (each for each in zip(self.rounds, self.secrets, strict=True) if each[0].had_session)

    def is_denied(self, round_: PublicRound, secret: RoundSecrets) -> bool:
        """Return whether the Chancellor received one Liberal Policy, enacted none and claimed none."""
        if round_.policy is Policy.LIBERAL or secret.received.count(Policy.LIBERAL) != 1:
            return False
        return any(
            each.claim.occasion.kind is ClaimKind.RECEIVED and Policy.LIBERAL not in each.claim.cards
            for each in secret.checked_claims
        )

    def list_liberal_ja(self) -> list[Seat]:
        """List the Liberals who voted Ja! in the last election."""
        return [seat for seat, ja in self.last.ballots if ja and not self.is_fascist(seat)]


Rule = Callable[[VerdictFacts, Seat], Verdict | None]


def choose_verdicts(game: VerdictFacts) -> tuple[Verdict, ...]:
    """Choose a verdict for each seat, rule by rule: earlier rules and lower seats come first."""
    chosen: dict[Seat, Verdict] = {}
    used: Counter[VerdictKind] = Counter()
    for rule in RULES:
        for seat in range(len(game.roles)):
            found = None if seat in chosen else rule(game, seat)
            if found is None:
                continue
            if used[found.kind] < MOST_OF_A_KIND or found.kind in _AS_OFTEN_AS_NEEDED:
                used[found.kind] += 1
                chosen[seat] = found
    return tuple(chosen[seat] for seat in range(len(game.roles)))


def _judge_hitler(game: VerdictFacts, seat: Seat) -> Verdict | None:
    if game.roles[seat] is not Role.HITLER:
        return None
    end = Verdict(seat, VerdictKind.HITLER_AT_LARGE, chance=game.chances[seat])
    if game.last.outcome is Outcome.HITLER_CHANCELLOR:
        liberal = len(game.list_liberal_ja())
        end = Verdict(seat, VerdictKind.HITLER_ELECTED, count=liberal, of=game.last.ja)
    elif game.last.outcome is Outcome.HITLER_EXECUTED:
        end = replace(end, kind=VerdictKind.HITLER_SHOT, other=game.last.president)
    deeds = (
        rule(game, seat) for rule in (_judge_framed, _judge_vanished, _judge_shot_one, _judge_liberal_maker)
    )
    return replace(end, deed=next((each for each in deeds if each is not None), None))


def _judge_framed(game: VerdictFacts, seat: Seat) -> Verdict | None:
    shot = {each.executed for each in game.list_shots(seat)}
    for target, saw, said in game.list_looks(seat):
        if saw is Party.LIBERAL and said is Party.FASCIST and target in shot:
            return Verdict(seat, VerdictKind.FRAMED, other=target)
    return None


def _judge_shot_hitler(game: VerdictFacts, seat: Seat) -> Verdict | None:
    if game.last.outcome is not Outcome.HITLER_EXECUTED or game.last.president != seat:
        return None
    return Verdict(seat, VerdictKind.SHOT_HITLER, count=len(game.list_shots(seat)))


def _judge_shot(game: VerdictFacts, seat: Seat) -> Verdict | None:
    execution = game.find_execution(seat)
    if execution is None:
        return None
    number, claims = execution.number, game.list_claims(seat)
    if not game.is_fascist(seat) and claims and all(each.honest for each in claims):
        kind = VerdictKind.TRUE_AND_SHOT
        if _had_contradicted(game, execution, seat):
            kind = VerdictKind.SHOT_FOR_TRUTH
        return Verdict(seat, kind, round=number)
    party = game.roles[seat].party
    return Verdict(seat, VerdictKind.SHOT, round=number, chance=game.chances[seat], party=party)


def _had_contradicted(game: VerdictFacts, execution: PublicRound, seat: Seat) -> bool:
    """Return whether a player and the President who then shot that player had contradicted each other."""
    of_two = {seat, execution.president}
    return any(
        {two.earlier.occasion.seat, two.later.occasion.seat} == of_two
        for round_ in game.rounds
        for two in round_.exclusions
        if two.step <= (execution.power_at or 0)
    )


def _judge_nominated_hitler(game: VerdictFacts, seat: Seat) -> Verdict | None:
    if game.last.outcome is not Outcome.HITLER_CHANCELLOR or game.last.president != seat:
        return None
    return Verdict(seat, VerdictKind.NOMINATED_HITLER)


def _judge_last_policy(game: VerdictFacts, seat: Seat) -> Verdict | None:
    last = game.last
    won = last.outcome is Outcome.FIVE_LIBERAL_POLICIES and last.policy is Policy.LIBERAL
    if not won or seat not in last.government or game.is_fascist(seat):
        return None
    kind = VerdictKind.ENACTED_LAST if seat == last.chancellor else VerdictKind.PASSED_LAST
    return Verdict(seat, kind)


def _judge_unseen(game: VerdictFacts, seat: Seat) -> Verdict | None:
    chance = game.chances[seat]
    if not game.is_common_fascist(seat) or game.list_in_office(seat) or chance >= UNSEEN_BELOW:
        return None
    return Verdict(seat, VerdictKind.UNSEEN, chance=chance)


def _judge_vanished(game: VerdictFacts, seat: Seat) -> Verdict | None:
    vanished = game.count_vanished(seat)
    if not game.is_fascist(seat) or not vanished:
        return None
    return Verdict(seat, VerdictKind.VANISHED, count=vanished, of=game.count_liberal_in_office(seat))


def _judge_look(game: VerdictFacts, seat: Seat) -> Verdict | None:
    looks = sorted(game.list_looks(seat), key=lambda each: each[1] is each[2])  # Lies come first.
    for target, saw, said in looks:
        if saw is not said:
            return Verdict(seat, VerdictKind.LIED_ABOUT_PARTY, other=target, party=saw)
        if saw is Party.FASCIST:
            return Verdict(seat, VerdictKind.NAMED_FASCIST, other=target)
    return None


def _judge_shot_one(game: VerdictFacts, seat: Seat) -> Verdict | None:
    shots = game.list_shots(seat)
    target = shots[0].executed if len(shots) == 1 else None
    if target is None:
        return None
    return Verdict(seat, VerdictKind.SHOT_ONE, other=target, party=game.roles[target].party)


def _judge_denied(game: VerdictFacts, seat: Seat) -> Verdict | None:
    for round_, secret in game.sessions:
        if round_.president == seat and not game.is_fascist(seat) and game.is_denied(round_, secret):
            return Verdict(seat, VerdictKind.DENIED, other=round_.chancellor)
    return None


def _judge_chose_hitler(game: VerdictFacts, seat: Seat) -> Verdict | None:
    government = seat, game.roles.index(Role.HITLER)
    for round_, _ in game.sessions:
        if round_.government == government and round_.policy is Policy.LIBERAL and not game.is_fascist(seat):
            return Verdict(seat, VerdictKind.CHOSE_HITLER, round=round_.number)
    return None


def _judge_left_no_choice(game: VerdictFacts, seat: Seat) -> Verdict | None:
    for round_, secret in game.sessions:
        two_liberal = secret.received.count(Policy.LIBERAL) == len(secret.received) > 0
        if round_.president != seat or not two_liberal or round_.fascist >= VETO_ZONE:
            continue
        if round_.chancellor is not None and game.is_fascist(round_.chancellor) and not game.is_fascist(seat):
            return Verdict(seat, VerdictKind.LEFT_NO_CHOICE, other=round_.chancellor)
    return None


def _judge_suspected(game: VerdictFacts, seat: Seat) -> Verdict | None:
    living = [each for each in range(len(game.roles)) if game.find_execution(each) is None]
    chance = game.chances[seat]
    if game.is_fascist(seat) or seat not in living or chance < SUSPECT_FROM:
        return None
    if chance < max(game.chances[each] for each in living):
        return None
    return Verdict(seat, VerdictKind.SUSPECTED, chance=chance)


def _judge_honest_fascist(game: VerdictFacts, seat: Seat) -> Verdict | None:
    claims = game.list_claims(seat)
    if not game.is_common_fascist(seat) or not claims or not all(each.honest for each in claims):
        return None
    return Verdict(seat, VerdictKind.HONEST_FASCIST, count=len(claims))


def _judge_lies(game: VerdictFacts, seat: Seat, *, once: bool) -> Verdict | None:
    claims = game.list_claims(seat)
    lies = sum(not each.honest for each in claims)
    if not game.is_common_fascist(seat) or not lies or (lies == 1) is not once:
        return None
    return Verdict(seat, VerdictKind.LIED_ONCE if once else VerdictKind.LIAR, count=lies, of=len(claims))


def _judge_hidden(game: VerdictFacts, seat: Seat) -> Verdict | None:
    chance = game.chances[seat]
    if not game.is_common_fascist(seat) or chance >= HIDDEN_BELOW:
        return None
    return Verdict(seat, VerdictKind.HIDDEN, chance=chance)


def _judge_trusted(game: VerdictFacts, seat: Seat) -> Verdict | None:
    chance = game.chances[seat]
    if game.is_fascist(seat) or chance > min(TRUSTED_UP_TO, *game.chances):
        return None
    return Verdict(seat, VerdictKind.TRUSTED, chance=chance)


def _judge_liberal_maker(game: VerdictFacts, seat: Seat) -> Verdict | None:
    count = game.count_liberal_in_office(seat)
    if game.is_common_fascist(seat) or count < 2:
        return None
    return Verdict(seat, VerdictKind.LIBERAL_MAKER, count=count, of=game.liberal_policies)


def _judge_never_in_office(game: VerdictFacts, seat: Seat) -> Verdict | None:
    ballots = game.list_ballots(seat)
    if game.list_in_office(seat) or not ballots:
        return None
    return Verdict(seat, VerdictKind.NEVER_IN_OFFICE, count=sum(ballots), of=len(ballots))


def _judge_elected_hitler(game: VerdictFacts, seat: Seat) -> Verdict | None:
    liberal = game.list_liberal_ja()
    if game.last.outcome is not Outcome.HITLER_CHANCELLOR or seat not in liberal:
        return None
    return Verdict(seat, VerdictKind.ELECTED_HITLER, count=len(liberal))


def _judge_most(game: VerdictFacts, seat: Seat, *, ja: bool) -> Verdict | None:
    liberals = [each for each in range(len(game.roles)) if not game.is_fascist(each)]
    counted = {each: count_votes_with_fascists(game.rounds, game.roles, each) for each in liberals}
    votes = {each: counts[0] if ja else counts[1] - counts[0] for each, counts in counted.items()}
    if seat not in votes or votes[seat] < max(FEWEST_VOTES, *votes.values()):
        return None
    kind = VerdictKind.MOST_JA if ja else VerdictKind.MOST_NEIN
    return Verdict(seat, kind, count=votes[seat], of=counted[seat][1])


def _judge_in_office(game: VerdictFacts, seat: Seat) -> Verdict | None:
    count = game.count_liberal_in_office(seat)
    if not game.is_common_fascist(seat) or not count:
        return None
    return Verdict(seat, VerdictKind.IN_OFFICE, count=count)


def _judge_honest(game: VerdictFacts, seat: Seat) -> Verdict | None:
    claims = game.list_claims(seat)
    if not claims or not all(each.honest for each in claims):
        return None
    return Verdict(seat, VerdictKind.HONEST, count=len(claims))


def _judge_votes(game: VerdictFacts, seat: Seat) -> Verdict:
    ballots = game.list_ballots(seat)
    return Verdict(seat, VerdictKind.VOTES, count=sum(ballots), of=len(ballots))


RULES: Sequence[Rule] = (
    _judge_hitler,
    _judge_framed,
    _judge_shot_hitler,
    _judge_shot,
    _judge_nominated_hitler,
    _judge_last_policy,
    _judge_unseen,
    _judge_vanished,
    _judge_look,
    _judge_shot_one,
    _judge_denied,
    _judge_chose_hitler,
    _judge_left_no_choice,
    _judge_suspected,
    _judge_honest_fascist,
    partial(_judge_lies, once=False),
    _judge_hidden,
    _judge_trusted,
    _judge_liberal_maker,
    _judge_never_in_office,
    _judge_elected_hitler,
    partial(_judge_most, ja=False),
    partial(_judge_most, ja=True),
    _judge_in_office,
    partial(_judge_lies, once=True),
    _judge_honest,
    _judge_votes,
)
