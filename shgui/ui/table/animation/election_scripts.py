"""Scripts of a round's beginning, a nomination, a vote, and the question whether the Chancellor is Hitler."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    Event,
    GameEnded,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.types import Office, Role, Seat
from shgui.presentation.scenes import InFlight
from shgui.ui.paint.drawables import (
    OFFICE_MARKS,
    BackDrawable,
    BallotDrawable,
    CardBack,
    CountDrawable,
    GapDrawable,
    PlacardDrawable,
    ReportDrawable,
    RoleDrawable,
    StampDrawable,
)
from shgui.ui.table.animation.script import (
    STAMP_MS,
    BallotHandPlace,
    BallotPlace,
    DarknessLevel,
    DimMove,
    EnterMove,
    LitPart,
    PlacardPlace,
    PlateVotePlace,
    PosterPart,
    PosterPlace,
    Script,
    ScriptContext,
    ScriptMove,
    ScriptStep,
    TravelMove,
    TurnMove,
    VanishMove,
    build_stamp_move,
)
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import Pace
from shgui.words import key_moment_texts, seat_texts, table_labels, terms
from shgui.words.outcome_texts import get_winners_headline
from shgui.words.vote_texts import describe_vote_result

Ballots = Sequence[tuple[Seat, bool]]

_POSTER, _CARD, _STAMP = (
    PosterPlace(ReportDrawable, part) for part in (PosterPart.WHOLE, PosterPart.CARD, PosterPart.STAMP)
)


def write_round_begin(context: ScriptContext, event: RoundBegan, also: tuple[Event, ...]) -> Script:
    before, candidate = context.president, event.candidate
    if before == candidate:
        return (ScriptStep(sound=Sound.GAVEL, tells=(event, *also), light=True),)
    placard = _write_placard_travel(context, Office.PRESIDENT, before, candidate, Sound.GAVEL, (event, *also))
    return tuple(replace(step, in_flight=InFlight(placards=True)) for step in placard)


def write_nomination(context: ScriptContext, event: ChancellorNominated, also: tuple[Event, ...]) -> Script:
    return _write_placard_travel(
        context, Office.CHANCELLOR, event.president, event.chancellor, Sound.CARD, (event, *also)
    )


def _write_placard_travel(
    context: ScriptContext, office: Office, begin: Seat, end: Seat, sound: Sound, tells: tuple[Event, ...]
) -> Script:
    drawable = PlacardDrawable(office, terms.get_office_name(context.words, office), proposed=True)
    travel = context.motion.travel or context.motion.fade
    goal, origin = PlacardPlace(end), PlacardPlace(begin)
    moves = (
        EnterMove("placard", drawable, goal, travel, origin=origin, lift=0.6),
        VanishMove("placard", delay=travel),
    )
    return (ScriptStep(moves, sound=sound, tells=tells, light=True),)


class VoteCount:
    """The running count, and what the next card could decide."""

    def __init__(self, ballots: Ballots) -> None:
        self.needed = len(ballots) // 2 + 1
        """The number of Ja! that elects a government."""
        self.most_nein = len(ballots) - self.needed
        self.ja = self.nein = 0

    def add(self, ja: bool) -> None:
        self.ja += ja
        self.nein += not ja

    @property
    def next_ja_elects(self) -> bool:
        return self.ja + 1 == self.needed

    @property
    def next_nein_rejects(self) -> bool:
        return self.nein == self.most_nein

    @property
    def is_decided(self) -> bool:
        return self.ja >= self.needed or self.nein > self.most_nein


def write_vote(context: ScriptContext, event: VotesRevealed, also: tuple[Event, ...]) -> Script:
    """Write the script of a vote. `also` are events that follow from the votes and are told with them."""
    return VoteScriptWriter(context, event).write(also)


class VoteScriptWriter:
    """Writes the script of a vote; its running count goes on from step to step."""

    def __init__(self, context: ScriptContext, event: VotesRevealed) -> None:
        self._context = context
        self._event = event
        president, chancellor = context.president, context.chancellor
        players = max(seat for seat, _ in event.ballots) + 1
        # Clockwise, from the seat after the President's.
        self._ballots = sorted(event.ballots, key=lambda ballot: (ballot[0] - president - 1) % players)
        self._count = VoteCount(event.ballots)
        self._slip = CountDrawable(
            context.names[president],
            "" if chancellor is None else context.names[chancellor],
            terms.get_ballot_word(True),
            terms.get_ballot_word(False),
            # Translators: between the numbers of Ja! and Nein! while votes are turned: of how many; max 10
            of=context.words.pgettext("scene", "of {count}").format(
                count=context.words.number(len(event.ballots))
            ),
            # Translators: below a running count of votes: how many Ja! elect the government; max 24
            line=context.words.pgettext("scene", "Needed: {count} Ja!").format(
                count=context.words.number(self._count.needed)
            ),
        )

    def write(self, also: tuple[Event, ...]) -> Script:
        steps = (
            self._write_laying(),
            *self._write_turning(),
            self._write_verdict(also),
            self._write_gathering(),
        )
        return tuple(replace(step, in_flight=InFlight(ballots=True)) for step in steps)

    def _write_laying(self) -> ScriptStep:
        motion = self._context.motion
        brisk = motion.pace is Pace.BRISK
        stagger = 0 if brisk or motion.reduced else 60
        cards = tuple(
            EnterMove(
                _ballot_key(seat),
                BackDrawable(CardBack.BALLOT),
                BallotPlace(seat),
                120 if brisk else 60,
                delay=index * stagger,
                origin=BallotHandPlace(seat),
            )
            for index, (seat, _) in enumerate(self._ballots)
        )
        # Translators: said when all ballots lie face down and are about to be turned over
        text = self._context.words.pgettext("scene", "The votes are turned over")
        return ScriptStep(
            (
                DimMove(DarknessLevel.DARK, 120, spared=LitPart.SEATS),
                EnterMove("slip", self._slip, PosterPlace(CountDrawable), 120),
                *cards,
            ),
            words=text,
            announced=text,
            sound=Sound.VOTES,
        )

    def _write_turning(self) -> Iterator[ScriptStep]:
        motion = self._context.motion
        if motion.pace is Pace.BRISK:
            yield self._turn_together(self._ballots, 240)
            return
        ahead, breathed = VoteCount(self._ballots), False
        together: list[tuple[Seat, bool]] = []
        """Ballots that turn at once, as far as the next one that may decide."""
        for index, (seat, ja) in enumerate(self._ballots):
            sure = ahead.next_ja_elects and ahead.next_nein_rejects
            decides = sure or ((ahead.next_ja_elects or ahead.next_nein_rejects) and not breathed)
            if together and (ahead.is_decided or decides):
                yield self._turn_together(together, 240)
                together = []
            if ahead.is_decided:
                yield self._turn_the_rest(self._ballots[index:])
                return
            if decides:
                breathed = True
                yield self._hold_up_decider(seat)
                yield self._turn_decider(seat, ja)
            elif motion.reduced:
                together.append((seat, ja))
            else:
                yield self._turn_together([(seat, ja)], 350)
            ahead.add(ja)
        if together:
            yield self._turn_together(together, 240)

    def _turn_together(self, ballots: Ballots, ms: int) -> ScriptStep:
        turns = tuple(TurnMove(_ballot_key(seat), _build_ballot_front(ja), ms) for seat, ja in ballots)
        return ScriptStep((*turns, self._count_votes([ja for _, ja in ballots], ms)), sound=Sound.CARD)

    def _turn_the_rest(self, ballots: Ballots) -> ScriptStep:
        turns: list[ScriptMove] = []
        for index, (seat, ja) in enumerate(ballots):
            turns += [
                TurnMove(_ballot_key(seat), _build_ballot_front(ja), 120, delay=index * 120),
                self._count_votes([ja], (index + 1) * 120),
            ]
        return ScriptStep(tuple(turns), sound=Sound.CARD)

    def _hold_up_decider(self, seat: Seat) -> ScriptStep:
        """Lift the ballot that may decide, and wait before it turns."""
        words, count = self._context.words, self._count
        name = self._context.names[seat]
        line = key_moment_texts.get_decision_text(
            words, elects=count.next_ja_elects, rejects=count.next_nein_rejects
        )
        slip = replace(self._slip, ja=count.ja, nein=count.nein, of="", voter=name, line=line)
        # Translators: said before the ballot of this player is turned over, which may decide the vote
        text = words.pgettext("scene", "It may be decided by: {name}").format(name=name)
        return ScriptStep(
            (
                EnterMove(f"gap {seat}", GapDrawable(), BallotPlace(seat), 0),
                TurnMove("slip", slip),
                TravelMove(_ballot_key(seat), PosterPlace(CountDrawable, PosterPart.CARD), 300),
            ),
            hold=1200,
            words=text,
            announced=text,
            silent=True,
        )

    def _turn_decider(self, seat: Seat, ja: bool) -> ScriptStep:
        return ScriptStep(
            (
                TurnMove(_ballot_key(seat), _build_ballot_front(ja), 240),
                TravelMove(_ballot_key(seat), BallotPlace(seat), 250, delay=240),
                VanishMove(f"gap {seat}", delay=0 if self._context.motion.reduced else 490),
                self._count_votes([ja], 240),
            ),
            sound=Sound.CARD,
        )

    def _count_votes(self, votes: Sequence[bool], delay: int) -> TurnMove:
        """Add votes to the running count; return the move that shows it on the slip."""
        for ja in votes:
            self._count.add(ja)
        count = self._count
        line = "" if count.is_decided else self._slip.line
        return TurnMove("slip", replace(self._slip, ja=count.ja, nein=count.nein, line=line), delay=delay)

    def _write_verdict(self, also: tuple[Event, ...]) -> ScriptStep:
        context, count = self._context, self._count
        elected = count.ja >= count.needed
        bare = replace(self._slip, ja=count.ja, nein=count.nein, of="", line="")
        text = describe_vote_result(context.words, self._event)
        return ScriptStep(
            (
                TurnMove("slip", bare),
                build_stamp_move(
                    StampDrawable(table_labels.get_vote_stamp(context.words, elected), -3.0),
                    PosterPlace(CountDrawable, PosterPart.STAMP),
                    key="verdict",
                ),
            ),
            # A rejection is followed by the next round at once, which clears the ballots away.
            hold=context.motion.choose_by_pace(600, 1400)
            if elected
            else context.motion.choose_by_pace(1500, 3000),
            words=text,
            announced=text,
            sound=Sound.STAMP,
            tells=(self._event, *also),
        )

    def _write_gathering(self) -> ScriptStep:
        ms = self._context.motion.choose_by_pace(120, 250)
        cards = tuple(
            TravelMove(_ballot_key(seat), PlateVotePlace(seat), ms, leaves=True) for seat, _ in self._ballots
        )
        slip = TravelMove("slip", PosterPlace(CountDrawable, filed=True), ms, leaves=True)
        verdict = TravelMove(
            "verdict", PosterPlace(CountDrawable, PosterPart.STAMP, filed=True), ms, leaves=True
        )
        return ScriptStep((*cards, slip, verdict, DimMove(DarknessLevel.LIT, ms)))


def _ballot_key(seat: Seat) -> str:
    return f"ballot {seat}"


def _build_ballot_front(ja: bool) -> BallotDrawable:
    return BallotDrawable(ja, terms.get_ballot_word(ja), plain=True)


def write_hitler_question(
    context: ScriptContext, event: ChancellorCleared | GameEnded, also: tuple[Event, ...]
) -> Script:
    """Write the same script for every Chancellor up to the answer, which takes equally long."""
    words, motion = context.words, context.motion
    seat = event.chancellor if isinstance(event, ChancellorCleared) else context.chancellor
    if seat is None:
        return ()
    # Translators: asked of a Chancellor elected after three Fascist Policies, in large letters; max 24
    name, ask = context.names[seat], words.pgettext("scene", "Is it Hitler?")
    office = terms.get_office_name(words, Office.CHANCELLOR)
    poster = ReportDrawable(name, OFFICE_MARKS[Office.CHANCELLOR], office, question=ask)
    coming, veil = motion.choose_by_pace(250, 450), motion.choose_by_pace(120, 300)
    # Translators: read aloud: {who} is an office and a name, {question} is "Is it Hitler?"
    asked = words.pgettext("scene", "{who}. {question}").format(
        who=terms.format_in_office(words, Office.CHANCELLOR, seat, context.names), question=ask
    )
    comes = ScriptStep(
        (
            DimMove(DarknessLevel.DIM, veil),
            EnterMove("bill", poster, _POSTER, coming, delay=veil, origin=_POSTER.shrunk_onto(seat)),
            EnterMove(
                "card", BackDrawable(CardBack.ROLE), _CARD, coming, delay=veil, origin=_CARD.shrunk_onto(seat)
            ),
        ),
        words=asked,
        announced=asked,
    )
    silence = ScriptStep(hold=motion.choose_by_pace(900, 2000), words=ask, silent=True)
    back = motion.choose_by_pace(200, 350)
    parts = {"bill": _POSTER, "card": _CARD}
    if isinstance(event, ChancellorCleared):
        parts["stamp"] = _STAMP
    shrinks = (TravelMove(key, place.shrunk_onto(seat), back, leaves=True) for key, place in parts.items())
    goes = ScriptStep((*shrinks, DimMove(DarknessLevel.LIT, back)))
    return (comes, silence, _write_answer(context, event, poster, also), goes)


def _write_answer(
    context: ScriptContext,
    event: ChancellorCleared | GameEnded,
    poster: ReportDrawable,
    also: tuple[Event, ...],
) -> ScriptStep:
    words, motion = context.words, context.motion
    hitler, not_hitler = terms.get_role_name(words, Role.HITLER), seat_texts.get_cleared_label(words)
    lasts = motion.choose_by_pace(840, 1740)
    if isinstance(event, ChancellorCleared):
        return ScriptStep(
            (build_stamp_move(StampDrawable(not_hitler), _STAMP),),
            hold=lasts - STAMP_MS,
            words=not_hitler,
            letters=len(not_hitler),
            announced=not_hitler,
            sound=Sound.STAMP,
            tells=(event, *also),
        )
    turning = motion.choose_by_pace(STAMP_MS, 400)
    line = get_winners_headline(words, event.outcome.winner)
    portrait = RoleDrawable(Role.HITLER, hitler, terms.get_role_card_label(words), context.chancellor or 0)
    return ScriptStep(
        (
            TurnMove("card", portrait, turning),
            TurnMove("bill", replace(poster, question="", answer=hitler, line=line), delay=turning // 2),
        ),
        hold=lasts - turning,
        words=hitler,
        letters=len(not_hitler),
        announced=f"{hitler}. {line}",
        sound=Sound.TIMPANI,
        sound_at=turning // 2,
        tells=(event, *also),
    )
