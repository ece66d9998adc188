"""The rounds of a story as their page is told them: sentences of this language. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from shgui.engine.events import VotesRevealed
from shgui.engine.types import Power, Role, Seat
from shgui.reasoning.beliefs import Reading
from shgui.review.accounts import Account, AccountKind, accounts, can_be_claimed
from shgui.review.rounds import PublicRound, Veto
from shgui.review.story import GameReview
from shgui.review.who_knew import knowers
from shgui.ui.after_game.review_texts import AccountText, RoundText, ToldBallot, ToldShift, mark_of
from shgui.words import headline_texts, key_moment_texts, round_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.vote_texts import describe_result, format_voters

_HELD = {AccountKind.DREW: 3, AccountKind.RECEIVED: 2, AccountKind.PEEKED: 3}
"""So many cards lay there, whether or not they are told."""
_SHIFTS = 3
_SHIFTED = 0.02
"""Who was hardly more or less suspect after a round isn't shown."""


def told_rounds(
    words: Catalogue, story: GameReview, names: Sequence[str], *, roles_open: bool
) -> tuple[RoundText, ...]:
    return tuple(_Telling(words, story, tuple(names), roles_open).rounds())


class _Telling:
    def __init__(self, words: Catalogue, story: GameReview, names: tuple[str, ...], roles_open: bool) -> None:
        self._words = words
        self._story = story
        self._names = names
        self._open = roles_open
        self._bots = story.bots
        self._titles = {
            place.round: headline_texts.get_headline(words, headline)
            for headline in reversed(story.headlines(roles_open=roles_open))
            for place in headline.places[:1]
        }

    def rounds(self) -> Iterator[RoundText]:
        hidden = self._story.hidden if self._open else (None,) * len(self._story.rounds)
        for told, secret in zip(self._story.rounds, hidden, strict=True):
            deeds = tuple(self._deed(account) for account in accounts(told, secret))
            yield self._round(told, (*deeds, *self._powers(told)))

    def _round(self, told: PublicRound, deeds: tuple[AccountText, ...]) -> RoundText:
        words = self._words
        count = terms.format_round_count(words, len(self._story.rounds))
        about = f"{count} · {round_texts.format_before(words, told.liberal, told.fascist)}"
        who_knew = ""
        if self._open:
            who_knew = round_texts.describe_knowers(words, knowers(self._story.game, told), self._names)
        votes = ballots = ""
        if told.ballots:
            event = VotesRevealed(told.ballots)
            votes = describe_result(words, event)
            ballots = "\n".join(format_voters(words, event, self._names, ja) for ja in (True, False))
        return RoundText(
            told.number,
            terms.format_round(words, told.number),
            self._titles.get(told.number) or self._came_to(told),
            about,
            deeds,
            tuple(self._conclusions(told)),
            who_knew,
            tuple(self._shifts(told)),
            votes,
            tuple(
                ToldBallot(self._names[seat], mark_of(self._role(seat)), ja, seat in self._bots)
                for seat, ja in told.ballots
            ),
            ballots,
            told.began_at,
        )

    def _role(self, seat: Seat) -> Role | None:
        return self._story.game.roles[seat] if self._open else None

    def _came_to(self, told: PublicRound) -> str:
        words = self._words
        if told.policy is not None:
            return key_moment_texts.get_enacted_headline(words, told.policy)
        if told.veto is Veto.AGREED:
            return key_moment_texts.get_veto_agreed_stamp(words)
        if told.chaos is not None:
            return terms.get_chaos_name(words)
        if told.ballots:
            # Translators: title of a page about a round of the game; max 32
            elected = words.pgettext("round", "A government elected")
            # Translators: title of a page about a round of the game; max 32
            return elected if told.elected else words.pgettext("round", "A government rejected")
        return terms.format_round(words, told.number)

    # What lay there

    def _deed(self, account: Account) -> AccountText:
        return replace(self._held(account), bot=account.seat in self._bots)

    def _held(self, account: Account) -> AccountText:
        words = self._words
        name = "" if account.seat is None else self._names[account.seat]
        act = round_texts.describe_act(words, account, self._names)
        cards = account.cards or (None,) * _HELD.get(account.kind, 0)
        if not can_be_claimed(account):
            public = account.kind in (AccountKind.ENACTED, AccountKind.CHAOS)
            said = round_texts.get_all_saw_text(words) if public else ""
            return AccountText(name, act, cards, said=said)
        standing = [each.claim for each in account.said if each.until is None]
        if not standing:
            return AccountText(
                name,
                act,
                cards,
                account.party,
                # Translators: beside what a player did: nobody claimed anything of it
                words.gettext("Nothing said."),
            )
        claim = standing[-1]
        untrue = any(not each.honest for each in account.tested if each.said.claim == claim)
        said = round_texts.quote_claim(words, claim)
        return AccountText(name, act, cards, account.party, said, claim.cards, claim.party, untrue)

    def _powers(self, told: PublicRound) -> Iterator[AccountText]:
        """Those that all saw."""
        words = self._words
        if told.target is None or told.power not in (Power.EXECUTE, Power.SPECIAL_ELECTION):
            return
        # Translators: below the President’s name: a Presidential Power, and whom it met
        pattern = words.pgettext("account", "{power}: {name}")
        act = pattern.format(power=terms.get_power_name(words, told.power), name=self._names[told.target])
        said, bot = round_texts.get_all_saw_text(words), told.president in self._bots
        yield AccountText(self._names[told.president], act, said=said, bot=bot)

    # What could be concluded

    def _conclusions(self, told: PublicRound) -> Iterator[str]:
        for two in told.exclusions:
            seats = two.earlier.occasion.seat, two.later.occasion.seat
            yield round_texts.format_one_lied(self._words, seats, self._names)
        around = self._around(told)
        proven = self._story.readings(None, Reading.PROVEN)
        if around is not None and around[1] < len(proven):
            before, after = (proven[place].ways for place in around)
            of = self._story.readings(None, Reading.CERTAIN)[0].ways
            yield round_texts.format_deals_left(self._words, of, before, after)

    def _shifts(self, told: PublicRound) -> Iterator[ToldShift]:
        around = self._around(told)
        likely = self._story.readings(None, Reading.LIKELY)
        if around is None or around[1] >= len(likely):
            return
        before, after = (likely[place].fascist for place in around)
        if not before or not after:
            return
        seats = sorted(range(len(before)), key=lambda seat: -abs(after[seat] - before[seat]))
        for seat in seats[:_SHIFTS]:
            if abs(after[seat] - before[seat]) > _SHIFTED:
                told_of = round_texts.format_change(self._words, before[seat], after[seat])
                yield ToldShift(self._names[seat], before[seat], after[seat], told_of)

    def _around(self, told: PublicRound) -> tuple[int, int] | None:
        """The last moment before a round, and its own last."""
        inside = [place for place, each in enumerate(self._story.moments) if each.round == told.number]
        return (inside[0] - 1, inside[-1]) if inside and inside[0] else None
