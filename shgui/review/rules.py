"""The fixed rules by which headlines are chosen: each looks at the whole game and finds one, or none.

They stand in the order of their rank. Ties go to the earlier round. What a rule asks for is what it tells:
nothing is weighed, so that the same game always has the same headlines.
"""

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
from shgui.review.rounds import PublicRound, Tested, Veto, executions
from shgui.review.trust import has_fascist

Rule = Callable[[Evidence], Headline | None]

FEWEST_NEIN = 3
NEIN_AHEAD = 2
"""So many more than any other Liberal."""
CERTAIN = 1.0
"""Readings are exact where nothing else is left."""


def two_accounts(game: Evidence) -> Headline | None:
    """The first two claims that exclude each other."""
    found = [two for told in game.rounds for two in told.exclusions]
    if not found:
        return None
    first = min(found, key=lambda two: two.step)
    place = HeadlinePlace(first.later.occasion.round, first.step)
    return Headline(HeadlineCode.TWO_ACCOUNTS, TwoAccounts(first.earlier, first.later), (place,))


def said_and_seen(game: Evidence) -> Headline | None:
    """Of all that was said otherwise than seen, that after which a Liberal's *likely* rose most."""
    lies = [tested for hidden in game.hidden for tested in hidden.tested if not tested.honest]
    if not lies:
        return None
    lie = max(lies, key=lambda tested: (_rise(game, tested), -tested.said.step))
    place = HeadlinePlace(lie.said.claim.occasion.round, lie.said.step)
    return Headline(HeadlineCode.SAID_AND_SEEN, SaidAndSeen(lie.said.claim, lie.seen), (place,))


def _rise(game: Evidence, tested: Tested) -> float:
    """Whatever is said is a moment, and never the first."""
    moment = game.at(tested.said.step)
    before, after = game.likely[moment - 1], game.likely[moment]
    others = (seat for seat in _liberals(game) if seat != tested.said.claim.occasion.seat)
    return max(_suspicion(after, seat) - _suspicion(before, seat) for seat in others)


def liberals_executed(game: Evidence) -> Headline | None:
    """All executions share one line, where one of them was of a Liberal."""
    rounds = [told for told in game.rounds if told.executed is not None]
    rounds = [told for told in rounds if told.outcome is not Outcome.HITLER_EXECUTED]
    executed = [Execution(seat, number, game.roles[seat]) for seat, number in executions(rounds)]
    if not any(each.role is Role.LIBERAL for each in executed):
        return None
    places = tuple(HeadlinePlace(told.number, told.last_step) for told in rounds)
    return Headline(HeadlineCode.LIBERALS_EXECUTED, LiberalsExecuted(tuple(executed)), places)


def least_suspected(game: Evidence) -> Headline | None:
    """The Fascist with the lowest *likely* at an election won, if the deal alone had told more of him."""
    elected = list(_fascists_elected(game))
    if not elected:
        return None
    likely, told, seat = min(elected, key=lambda each: each[0])
    if likely >= _suspicion(game.likely[0], seat):
        return None
    office = Office.PRESIDENT if seat == told.president else Office.CHANCELLOR
    return Headline(
        HeadlineCode.LEAST_SUSPECTED,
        LeastSuspected(seat, office, told.number, likely),
        (_vote(told),),
    )


def _fascists_elected(game: Evidence) -> Iterator[tuple[float, PublicRound, Seat]]:
    for told in game.rounds:
        if told.elected:
            moment = game.at(_vote(told).step)
            for seat in told.government:
                if game.roles[seat].party is Party.FASCIST:
                    yield _suspicion(game.likely[moment], seat), told, seat


def hitler_refused(game: Evidence) -> Headline | None:
    """Hitler rejected as Chancellor where the election would have been the end: the closest vote."""
    refused = [
        (told, told.chancellor)
        for told in game.rounds
        if told.fascist >= HITLER_ZONE
        and told.chancellor is not None
        and game.roles[told.chancellor] is Role.HITLER
        and told.ballots
        and not told.elected
    ]
    if not refused:
        return None
    told, hitler = min(refused, key=lambda each: each[0].nein - each[0].ja)
    facts = HitlerRefused(hitler, told.number, told.ja, told.nein, told.one_ballot_decided)
    return Headline(HeadlineCode.HITLER_REFUSED, facts, (_vote(told),))


def proven_before(game: Evidence) -> Headline | None:
    """A government with somebody of whom *proven* said before the vote that he is a Fascist.

    Told only of one who is, and so where the roles are open: a Liberal who lied can prove what is wrong.
    """
    for told in game.rounds:
        for seat in told.government if told.elected else ():
            before = game.at(_vote(told).step) - 1
            if _proven(game.proven[before], seat) and game.roles[seat].party is Party.FASCIST:
                since = _proven_since(game, before, seat)
                facts = ProvenBefore(seat, game.moments[since].round, told.number)
                proof = HeadlinePlace(facts.proven_in, game.moments[since].step)
                return Headline(HeadlineCode.PROVEN_BEFORE, facts, (proof, _vote(told)))
    return None


def _proven_since(game: Evidence, moment: int, seat: Seat) -> int:
    """The deal proves nothing to the table."""
    while _proven(game.proven[moment - 1], seat):
        moment -= 1
    return moment


def _proven(belief: Belief, seat: Seat) -> bool:
    return belief.ways > 0 and belief.fascist[seat] >= CERTAIN


def most_nein(game: Evidence) -> Headline | None:
    """The Liberal whose Nein! fell on most governments with a Fascist, well ahead of every other Liberal."""
    with_fascist = [told for told in game.rounds if told.ballots and has_fascist(told, game.roles)]
    counted = sorted(
        (
            (sum(not dict(told.ballots).get(seat, True) for told in with_fascist), seat)
            for seat in _liberals(game)
        ),
        key=lambda each: -each[0],
    )
    (most, seat), (next_most, _) = counted[:2]
    if most < FEWEST_NEIN or most < next_most + NEIN_AHEAD:
        return None
    voted = [told for told in with_fascist if seat in dict(told.ballots)]
    places = tuple(_vote(told) for told in voted if not dict(told.ballots)[seat])
    return Headline(HeadlineCode.MOST_NEIN, MostNein(seat, most, len(voted)), places)


def veto(game: Evidence) -> Headline | None:
    """The first veto that was agreed or refused."""
    for told in game.rounds:
        if told.veto is not None and told.chancellor is not None:
            agreed = told.veto is Veto.AGREED
            facts = VetoSpoken(told.president, told.chancellor, agreed, told.policy or told.chaos)
            return Headline(HeadlineCode.VETO, facts, (_place(told, told.veto_at),))
    return None


def chaos(game: Evidence) -> Headline | None:
    """All of it shares one line."""
    came = [(told, told.chaos) for told in game.rounds if told.chaos is not None]
    if not came:
        return None
    policies = tuple((told.number, policy) for told, policy in came)
    places = tuple(_place(told, told.chaos_at) for told, _ in came)
    return Headline(HeadlineCode.CHAOS, ChaosCame(policies), places)


RULES: Sequence[Rule] = (
    two_accounts,
    said_and_seen,
    liberals_executed,
    least_suspected,
    hitler_refused,
    proven_before,
    most_nein,
    veto,
    chaos,
)
WITHOUT_TRUTH: Sequence[Rule] = (two_accounts, veto, chaos)
"""What the table itself could have told."""


def _liberals(game: Evidence) -> list[Seat]:
    return [seat for seat, role in enumerate(game.roles) if role is Role.LIBERAL]


def _suspicion(belief: Belief, seat: Seat) -> float:
    return belief.fascist[seat] if belief.ways else 0.0


def _vote(told: PublicRound) -> HeadlinePlace:
    return _place(told, told.voted_at)


def _place(told: PublicRound, step: int | None) -> HeadlinePlace:
    if step is None:
        raise ValueError(told.number)
    return HeadlinePlace(told.number, step)
