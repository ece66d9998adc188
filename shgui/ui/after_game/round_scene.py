"""The texts of the page about one round, in one language. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from shgui.engine.events import VotesRevealed
from shgui.engine.types import Power, Role, Seat
from shgui.reasoning.beliefs import Reading
from shgui.review.accounts import Account, AccountKind, can_be_claimed, list_accounts
from shgui.review.game_review import GameReview
from shgui.review.knowers import list_knowers
from shgui.review.public_rounds import PublicRound, Veto
from shgui.ui.after_game.review_texts import AccountText, BallotText, RoundText, ShiftText, mark_of
from shgui.words import headline_texts, key_moment_texts, round_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.vote_texts import describe_result, format_voters

_HELD = {AccountKind.DREW: 3, AccountKind.RECEIVED: 2, AccountKind.PEEKED: 3}
"""How many cards were there, whether or not they are shown."""
_SHIFTS = 3
_SHIFTED = 0.02
"""A smaller change of suspicion isn't shown."""


def build_round_texts(
    words: Catalogue, story: GameReview, names: Sequence[str], *, roles_open: bool
) -> tuple[RoundText, ...]:
    return tuple(_RoundTextBuilder(words, story, tuple(names), roles_open).build())


class _RoundTextBuilder:
    def __init__(self, words: Catalogue, story: GameReview, names: tuple[str, ...], roles_open: bool) -> None:
        self._words = words
        self._story = story
        self._names = names
        self._roles_open = roles_open
        self._bots = story.bots
        self._titles = {
            place.round: headline_texts.get_headline(words, headline)
            for headline in reversed(story.choose_headlines(roles_open=roles_open))
            for place in headline.places[:1]
        }

    def build(self) -> Iterator[RoundText]:
        hidden = self._story.secrets if self._roles_open else (None,) * len(self._story.rounds)
        for public, secret in zip(self._story.rounds, hidden, strict=True):
            texts = (self._build_account(account) for account in list_accounts(public, secret))
            yield self._round(public, (*texts, *self._powers(public)))

    def _round(self, public: PublicRound, texts: tuple[AccountText, ...]) -> RoundText:
        words = self._words
        count = terms.format_round_count(words, len(self._story.rounds))
        about = f"{count} · {round_texts.format_before(words, public.liberal, public.fascist)}"
        who_knew = ""
        if self._roles_open:
            who_knew = round_texts.describe_knowers(
                words, list_knowers(self._story.game, public), self._names
            )
        votes = ballots = ""
        if public.ballots:
            event = VotesRevealed(public.ballots)
            votes = describe_result(words, event)
            ballots = "\n".join(format_voters(words, event, self._names, ja) for ja in (True, False))
        return RoundText(
            public.number,
            terms.format_round(words, public.number),
            self._titles.get(public.number) or self._came_to(public),
            about,
            texts,
            tuple(self._conclusions(public)),
            who_knew,
            tuple(self._shifts(public)),
            votes,
            tuple(
                BallotText(self._names[seat], mark_of(self._role(seat)), ja, seat in self._bots)
                for seat, ja in public.ballots
            ),
            ballots,
            public.began_at,
        )

    def _role(self, seat: Seat) -> Role | None:
        return self._story.game.roles[seat] if self._roles_open else None

    def _came_to(self, public: PublicRound) -> str:
        words = self._words
        if public.policy is not None:
            return key_moment_texts.get_enacted_headline(words, public.policy)
        if public.veto is Veto.AGREED:
            return key_moment_texts.get_veto_agreed_stamp(words)
        if public.chaos is not None:
            return terms.get_chaos_name(words)
        if public.ballots:
            # Translators: title of a page about a round of the game; max 32
            elected = words.pgettext("round", "A government elected")
            # Translators: title of a page about a round of the game; max 32
            return elected if public.elected else words.pgettext("round", "A government rejected")
        return terms.format_round(words, public.number)

    # Accounts

    def _build_account(self, account: Account) -> AccountText:
        return replace(self._describe_account(account), bot=account.seat in self._bots)

    def _describe_account(self, account: Account) -> AccountText:
        words = self._words
        name = "" if account.seat is None else self._names[account.seat]
        act = round_texts.describe_act(words, account, self._names)
        cards = account.cards or (None,) * _HELD.get(account.kind, 0)
        if not can_be_claimed(account):
            public = account.kind in (AccountKind.ENACTED, AccountKind.CHAOS)
            said = round_texts.get_all_saw_text(words) if public else ""
            return AccountText(name, act, cards, said=said)
        standing = [each.claim for each in account.claims if each.until is None]
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
        untrue = any(not each.honest for each in account.checked_claims if each.made.claim == claim)
        said = round_texts.quote_claim(words, claim)
        return AccountText(name, act, cards, account.party, said, claim.cards, claim.party, untrue)

    def _powers(self, public: PublicRound) -> Iterator[AccountText]:
        """Describe the powers that everyone saw."""
        words = self._words
        if public.target is None or public.power not in (Power.EXECUTE, Power.SPECIAL_ELECTION):
            return
        # Translators: below the President’s name: a Presidential Power, and whom it met
        pattern = words.pgettext("account", "{power}: {name}")
        act = pattern.format(power=terms.get_power_name(words, public.power), name=self._names[public.target])
        said, bot = round_texts.get_all_saw_text(words), public.president in self._bots
        yield AccountText(self._names[public.president], act, said=said, bot=bot)

    # Conclusions

    def _conclusions(self, public: PublicRound) -> Iterator[str]:
        for two in public.exclusions:
            seats = two.earlier.occasion.seat, two.later.occasion.seat
            yield round_texts.format_one_lied(self._words, seats, self._names)
        around = self._around(public)
        proven = self._story.list_beliefs(None, Reading.PROVEN)
        if around is not None and around[1] < len(proven):
            before, after = (proven[place].ways for place in around)
            of = self._story.list_beliefs(None, Reading.CERTAIN)[0].ways
            yield round_texts.format_deals_left(self._words, of, before, after)

    def _shifts(self, public: PublicRound) -> Iterator[ShiftText]:
        around = self._around(public)
        likely = self._story.list_beliefs(None, Reading.LIKELY)
        if around is None or around[1] >= len(likely):
            return
        before, after = (likely[place].fascist for place in around)
        if not before or not after:
            return
        seats = sorted(range(len(before)), key=lambda seat: -abs(after[seat] - before[seat]))
        for seat in seats[:_SHIFTS]:
            if abs(after[seat] - before[seat]) > _SHIFTED:
                sentence = round_texts.format_change(self._words, before[seat], after[seat])
                yield ShiftText(self._names[seat], before[seat], after[seat], sentence)

    def _around(self, public: PublicRound) -> tuple[int, int] | None:
        """Return the places of the last moment before a round and of its own last one."""
        inside = [place for place, each in enumerate(self._story.moments) if each.round == public.number]
        return (inside[0] - 1, inside[-1]) if inside and inside[0] else None
