"""Building the page after a game from its review, in one language. No Qt."""

from collections.abc import Iterator
from dataclasses import replace

from shgui.engine.events import VotesRevealed
from shgui.engine.types import Office, Outcome, Party, Policy, Power, Seat, Team
from shgui.presentation.round_scene import Deed, DeedScene, HandScene, OfficeHolder, RoundScene
from shgui.review.accounts import list_accounts
from shgui.review.deductions import Conclusion
from shgui.review.game_review import GameReview
from shgui.review.public_rounds import PublicRound, Veto, list_executions
from shgui.ui.after_game.hand_scenes import build_hand
from shgui.ui.after_game.story_scene import (
    CastGroup,
    CastMember,
    CurveScene,
    RoundConclusion,
    StoryScene,
)
from shgui.ui.paint.drawables import choose_portraits
from shgui.words import (
    claim_texts,
    curve_texts,
    deduction_texts,
    home_texts,
    outcome_texts,
    story_texts,
    terms,
    verdict_texts,
)
from shgui.words.catalogue import Catalogue
from shgui.words.vote_texts import describe_vote_result

_TEAMS = {Party.FASCIST: Team.FASCISTS, Party.LIBERAL: Team.LIBERALS}
_DEEDS = {Power.EXECUTE: Deed.EXECUTION, Power.SPECIAL_ELECTION: Deed.SPECIAL_ELECTION}


def build_story(words: Catalogue, review: GameReview) -> StoryScene:
    """Build the page; verdicts, conclusions and curves are missing until they are computed."""
    return _StoryBuilder(words, review).build()


class _StoryBuilder:
    def __init__(self, words: Catalogue, review: GameReview) -> None:
        self._words = words
        self._review = review
        self._names = tuple(player.name for player in review.game.steps[-1].players)
        self._roles = review.game.roles
        self._verdicts = {each.seat: each for each in review.choose_verdicts()}
        self._cast = tuple(self._build_group(party) for party in (Party.FASCIST, Party.LIBERAL))

    def build(self) -> StoryScene:
        words, game = self._words, self._review.game
        outcome, rounds = game.outcome, self._review.rounds
        played = game.played
        conclusions = self._review.list_conclusions()
        return StoryScene(
            outcome_texts.get_poster_headline(words, outcome),
            outcome_texts.describe_final_round(words, rounds[-1], self._names),
            "" if played is None else words.date(played.astimezone().date()),
            home_texts.get_program_title(words),
            (
                terms.format_player_count(words, len(self._names)),
                terms.format_round_count(words, len(rounds)),
            ),
            self._cast,
            tuple(_RoundBuilder(words, self._review, self._names).build()),
            tuple(self._build_curves()),
            tuple(self._conclude(each) for each in conclusions if not each.certain),
            tuple(self._conclude(each) for each in conclusions if each.certain),
        )

    def _build_group(self, party: Party) -> CastGroup:
        outcome = self._review.game.outcome
        team = _TEAMS[party]
        won = outcome is not None and outcome.winner is team
        seats = [seat for seat, role in enumerate(self._roles) if role.party is party]
        title = story_texts.format_team(self._words, team, won=won)
        return CastGroup(party, title, won, tuple(self._build_member(seat) for seat in seats))

    def _build_member(self, seat: Seat) -> CastMember:
        words = self._words
        shot = dict(list_executions(self._review.rounds)).get(seat)
        role = self._roles[seat]
        return CastMember(
            seat,
            self._names[seat],
            role,
            terms.get_role_name(words, role),
            choose_portraits(self._roles)[seat],
            verdict_texts.describe_verdict(words, self._verdicts[seat], self._names)
            if seat in self._verdicts
            else "",
            "" if shot is None else story_texts.format_shot_plate(words, shot),
            seat in self._review.bots,
        )

    def _build_curves(self) -> Iterator[CurveScene]:
        words, review = self._words, self._review
        curves = {curve.seat: curve for curve in review.list_curves()}
        for group in self._cast:
            for member in group.members:
                seat = member.seat
                scene = CurveScene(
                    member.name, member.role, len(review.rounds), bot=member.bot, spoken=member.name
                )
                if seat in curves:
                    curve = curves[seat]
                    scene = replace(
                        scene,
                        chances=curve.chances,
                        chance=curve_texts.format_percent(words, curve.chances[-1]),
                        turning=curve.turning,
                        executed=curve.executed_in is not None,
                        note=curve_texts.format_ja_line(words, curve),
                        spoken=f"{member.name}. {curve_texts.describe_curve(words, curve)}",
                    )
                yield scene

    def _conclude(self, conclusion: Conclusion) -> RoundConclusion:
        words = self._words
        return RoundConclusion(
            terms.format_round(words, conclusion.round),
            deduction_texts.describe_conclusion(words, conclusion, self._names),
        )


class _RoundBuilder:
    def __init__(self, words: Catalogue, review: GameReview, names: tuple[str, ...]) -> None:
        self._words = words
        self._review = review
        self._names = names
        self._enacted = {Policy.LIBERAL: 0, Policy.FASCIST: 0}

    def build(self) -> Iterator[RoundScene]:
        for public, secret in zip(self._review.rounds, self._review.secrets, strict=True):
            hands = (
                build_hand(self._words, account.seen, account.claim, account.seat, self._names)
                for account in list_accounts(public, secret)
            )
            yield self._build_round(public, tuple(hands))

    def _build_round(self, public: PublicRound, hands: tuple[HandScene, ...]) -> RoundScene:
        words = self._words
        policy = public.policy if public.chaos is None else public.chaos
        policy_words = ""
        if policy is not None:
            self._enacted[policy] += 1
            policy_words = story_texts.format_policy_number(words, policy, self._enacted[policy])
        by_ballot = {
            ja: [self._names[seat] for seat, vote in public.ballots if vote is ja] for ja in (True, False)
        }
        conflict = public.claim_conflict
        heading = terms.format_round(words, public.number)
        rejected = bool(public.ballots) and not public.elected
        elected_hitler = public.outcome is Outcome.HITLER_CHANCELLOR
        holders = tuple(self._list_holders(public))
        deeds = tuple(self._list_deeds(public))
        stamp = story_texts.get_rejected_stamp(words) if rejected else ""
        ending = outcome_texts.get_poster_headline(words, public.outcome) if elected_hitler else ""
        clash = ""
        if conflict is not None:
            honest = all(hand.honest for hand in hands[:2])
            clash = claim_texts.get_conflict_note(words, conflict, honest=honest)
        spoken = [
            f"{heading}.",
            *(f"{terms.get_office_name(words, each.office)}: {each.name}." for each in holders),
            describe_vote_result(words, VotesRevealed(public.ballots)) if public.ballots else "",
            *(hand.text for hand in hands),
            *(f"{text}." for text in (clash, ending, policy_words, *(deed.text for deed in deeds)) if text),
        ]
        return RoundScene(
            public.number,
            heading,
            hands,
            holders=holders,
            ja=public.ja,
            nein=public.nein,
            voters=story_texts.format_votes(words, by_ballot[True], by_ballot[False])
            if public.ballots
            else "",
            clash=clash,
            deeds=deeds,
            policy=policy,
            policy_words=policy_words,
            stamp=stamp,
            ending=ending,
            step=public.began_at,
            spoken=" ".join(part for part in spoken if part),
        )

    def _list_holders(self, public: PublicRound) -> Iterator[OfficeHolder]:
        for office, seat in zip(Office, public.government, strict=False):
            role = self._review.game.roles[seat]
            yield OfficeHolder(office, self._names[seat], role, seat in self._review.bots)

    def _list_deeds(self, public: PublicRound) -> Iterator[DeedScene]:
        words = self._words
        if public.veto is not None:
            yield DeedScene(Deed.VETO, story_texts.get_veto_text(words, agreed=public.veto is Veto.AGREED))
        if public.chaos is not None:
            yield DeedScene(Deed.CHAOS, terms.get_chaos_name(words))
        if public.power in _DEEDS and public.target is not None:
            text = story_texts.format_power_on(words, public.power, self._names[public.target])
            role = self._review.game.roles[public.target] if public.executed is not None else None
            yield DeedScene(_DEEDS[public.power], text, role)
