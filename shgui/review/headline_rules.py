"""The rules that find headlines, in order of rank: each looks at the whole game and finds one, or none. Ties
go to the earlier round. A rule's condition is what the headline says, so the same game always has the same
headlines."""

from collections.abc import Callable, Iterator, Sequence

from shgui.engine.components import HITLER_ZONE
from shgui.engine.types import Office, Outcome, Party, Role, Seat
from shgui.reasoning.beliefs import Belief
from shgui.review.evidence import Evidence
from shgui.review.headline import (
    ChaosCame,
    Execution,
    Headline,
    HeadlineCode,
    HeadlinePlace,
    HitlerRefused,
    LeastSuspected,
    LiberalsExecuted,
    MostNein,
    ProvenBefore,
    SaidAndSeen,
    TwoAccounts,
    VetoSpoken,
)
from shgui.review.public_rounds import CheckedClaim, PublicRound, Veto, list_executions
from shgui.review.trust import has_fascist

Rule = Callable[[Evidence], Headline | None]

FEWEST_NEIN = 3
NEIN_AHEAD = 2
"""The lead over any other Liberal."""
CERTAIN = 1.0
"""Beliefs are exact where nothing else is possible."""


def find_two_accounts(game: Evidence) -> Headline | None:
    """Find the first two claims that exclude each other."""
    found = [two for round_ in game.rounds for two in round_.exclusions]
    if not found:
        return None
    first = min(found, key=lambda two: two.step)
    place = HeadlinePlace(first.later.occasion.round, first.step)
    return Headline(HeadlineCode.TWO_ACCOUNTS, TwoAccounts(first.earlier, first.later), (place,))


def find_lie(game: Evidence) -> Headline | None:
    """Find the lie after which a Liberal's *likely* rose most."""
    lies = [checked for hidden in game.hidden for checked in hidden.checked_claims if not checked.honest]
    if not lies:
        return None
    lie = max(lies, key=lambda checked: (_measure_rise(game, checked), -checked.made.step))
    place = HeadlinePlace(lie.made.claim.occasion.round, lie.made.step)
    return Headline(HeadlineCode.SAID_AND_SEEN, SaidAndSeen(lie.made.claim, lie.seen), (place,))


def _measure_rise(game: Evidence, checked: CheckedClaim) -> float:
    """Return how much a lie raised a Liberal's suspicion; a claim is never the first moment."""
    moment = game.find_moment(checked.made.step)
    before, after = game.likely[moment - 1], game.likely[moment]
    others = (seat for seat in _list_liberals(game) if seat != checked.made.claim.occasion.seat)
    return max(_get_suspicion(after, seat) - _get_suspicion(before, seat) for seat in others)


def find_executed_liberals(game: Evidence) -> Headline | None:
    """List all executions in one headline if one was of a Liberal."""
    rounds = [round_ for round_ in game.rounds if round_.executed is not None]
    rounds = [round_ for round_ in rounds if round_.outcome is not Outcome.HITLER_EXECUTED]
    executed = [Execution(seat, number, game.roles[seat]) for seat, number in list_executions(rounds)]
    if not any(each.role is Role.LIBERAL for each in executed):
        return None
    places = tuple(HeadlinePlace(round_.number, round_.last_step) for round_ in rounds)
    return Headline(HeadlineCode.LIBERALS_EXECUTED, LiberalsExecuted(tuple(executed)), places)


def find_least_suspected(game: Evidence) -> Headline | None:
    """Find the Fascist with the lowest *likely* when elected, if it was below that of the deal."""
    elected = list(_yield_elected_fascists(game))
    if not elected:
        return None
    likely, round_, seat = min(elected, key=lambda each: each[0])
    if likely >= _get_suspicion(game.likely[0], seat):
        return None
    office = Office.PRESIDENT if seat == round_.president else Office.CHANCELLOR
    return Headline(
        HeadlineCode.LEAST_SUSPECTED,
        LeastSuspected(seat, office, round_.number, likely),
        (_locate_vote(round_),),
    )


def _yield_elected_fascists(game: Evidence) -> Iterator[tuple[float, PublicRound, Seat]]:
    for round_ in game.rounds:
        if round_.elected:
            moment = game.find_moment(_locate_vote(round_).step)
            for seat in round_.government:
                if game.roles[seat].party is Party.FASCIST:
                    yield _get_suspicion(game.likely[moment], seat), round_, seat


def find_refused_hitler(game: Evidence) -> Headline | None:
    """Find the closest vote that rejected Hitler as Chancellor where it would have ended the game."""
    refused = [
        (round_, round_.chancellor)
        for round_ in game.rounds
        if round_.fascist >= HITLER_ZONE
        and round_.chancellor is not None
        and game.roles[round_.chancellor] is Role.HITLER
        and round_.ballots
        and not round_.elected
    ]
    if not refused:
        return None
    round_, hitler = min(refused, key=lambda each: each[0].nein - each[0].ja)
    facts = HitlerRefused(hitler, round_.number, round_.ja, round_.nein, round_.one_ballot_decided)
    return Headline(HeadlineCode.HITLER_REFUSED, facts, (_locate_vote(round_),))


def find_proven_before(game: Evidence) -> Headline | None:
    """Find a government with a player whom *proven* called a Fascist before the vote. The player must be one:
    a Liberal who lied can prove what is wrong."""
    for round_ in game.rounds:
        for seat in round_.government if round_.elected else ():
            before = game.find_moment(_locate_vote(round_).step) - 1
            if _is_proven(game.proven[before], seat) and game.roles[seat].party is Party.FASCIST:
                since = _find_proof(game, before, seat)
                facts = ProvenBefore(seat, game.moments[since].round, round_.number)
                proof = HeadlinePlace(facts.proven_in, game.moments[since].step)
                return Headline(HeadlineCode.PROVEN_BEFORE, facts, (proof, _locate_vote(round_)))
    return None


def _find_proof(game: Evidence, moment: int, seat: Seat) -> int:
    """Return the moment since which it is proven; the deal proves nothing to the table."""
    while _is_proven(game.proven[moment - 1], seat):
        moment -= 1
    return moment


def _is_proven(belief: Belief, seat: Seat) -> bool:
    return belief.ways > 0 and belief.fascist[seat] >= CERTAIN


def find_most_nein(game: Evidence) -> Headline | None:
    """Find the Liberal with most Nein! to governments with a Fascist, well ahead of other Liberals."""
    with_fascist = [round_ for round_ in game.rounds if round_.ballots and has_fascist(round_, game.roles)]
    counted = sorted(
        (
            (sum(not dict(round_.ballots).get(seat, True) for round_ in with_fascist), seat)
            for seat in _list_liberals(game)
        ),
        key=lambda each: -each[0],
    )
    (most, seat), (next_most, _) = counted[:2]
    if most < FEWEST_NEIN or most < next_most + NEIN_AHEAD:
        return None
    voted = [round_ for round_ in with_fascist if seat in dict(round_.ballots)]
    places = tuple(_locate_vote(round_) for round_ in voted if not dict(round_.ballots)[seat])
    return Headline(HeadlineCode.MOST_NEIN, MostNein(seat, most, len(voted)), places)


def find_veto(game: Evidence) -> Headline | None:
    """Find the first veto that was agreed or refused."""
    for round_ in game.rounds:
        if round_.veto is not None and round_.chancellor is not None:
            agreed = round_.veto is Veto.AGREED
            facts = VetoSpoken(round_.president, round_.chancellor, agreed, round_.policy or round_.chaos)
            return Headline(HeadlineCode.VETO, facts, (_locate(round_, round_.veto_at),))
    return None


def find_chaos(game: Evidence) -> Headline | None:
    """List all chaos in one headline."""
    came = [(round_, round_.chaos) for round_ in game.rounds if round_.chaos is not None]
    if not came:
        return None
    policies = tuple((round_.number, policy) for round_, policy in came)
    places = tuple(_locate(round_, round_.chaos_at) for round_, _ in came)
    return Headline(HeadlineCode.CHAOS, ChaosCame(policies), places)


RULES: Sequence[Rule] = (
    find_two_accounts,
    find_lie,
    find_executed_liberals,
    find_least_suspected,
    find_refused_hitler,
    find_proven_before,
    find_most_nein,
    find_veto,
    find_chaos,
)
WITHOUT_TRUTH: Sequence[Rule] = (find_two_accounts, find_veto, find_chaos)
"""Rules that need only public facts."""


def _list_liberals(game: Evidence) -> list[Seat]:
    return [seat for seat, role in enumerate(game.roles) if role is Role.LIBERAL]


def _get_suspicion(belief: Belief, seat: Seat) -> float:
    return belief.fascist[seat] if belief.ways else 0.0


def _locate_vote(round_: PublicRound) -> HeadlinePlace:
    return _locate(round_, round_.voted_at)


def _locate(round_: PublicRound, step: int | None) -> HeadlinePlace:
    if step is None:
        raise ValueError(round_.number)
    return HeadlinePlace(round_.number, step)
