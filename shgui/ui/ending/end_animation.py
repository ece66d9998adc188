"""The animation of the end: Liberals turn, then Fascists, then Hitler by name; the winners come last.

Each group turns within the same time, so that its size gives nothing away. No side or winner is named before
its step.
"""

from typing import NamedTuple

from shgui.engine.types import Outcome, Role, Seat
from shgui.engine.view import PlayerView
from shgui.ui.paint.drawables import BackDrawable, CardBack, HitlerDrawable, RoleDrawable, choose_portraits
from shgui.ui.table.animation.script import (
    DarknessLevel,
    DimMove,
    EnterMove,
    PosterPart,
    PosterPlace,
    ScriptMove,
    ScriptStep,
    SeatPlatePlace,
    TravelMove,
    TurnMove,
    VanishMove,
)
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import Motion
from shgui.words import key_moment_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names

_BACK = BackDrawable(CardBack.ROLE)
_POSTER = PosterPlace(HitlerDrawable)


class EndFrame(NamedTuple):
    """A step of the animation, and the cards that it turns."""

    step: ScriptStep
    seats: tuple[Seat, ...] = ()
    """The seats whose cards are moving, and lie open when the step has ended."""
    heading: str = ""
    """The heading above the cards from the beginning of the step."""
    spoken: str = ""
    """The text for a screen reader when they lie open."""
    over: bool = False
    """The winners are known when the step has ended."""


def build_end_frames(
    words: Catalogue, names: Names, view: PlayerView, motion: Motion
) -> tuple[EndFrame, ...]:
    roles = view.roles or ()
    writer = _FrameBuilder(words, names, roles, motion)
    hitler = roles.index(Role.HITLER)
    known = view.outcome is Outcome.HITLER_CHANCELLOR
    line = (
        # Translators: below the name of the player who was Hitler; max 28
        words.pgettext("end", "Executed in round {number}").format(number=words.number(view.round))
        if view.outcome is Outcome.HITLER_EXECUTED
        else ""
    )
    return (
        writer.build_group_frame(Role.LIBERAL),
        writer.build_group_frame(Role.FASCIST),
        writer.build_group_frame(Role.HITLER) if known else writer.build_hitler_frame(hitler, line),
        writer.build_winners_frame(None if known else hitler),
    )


class _FrameBuilder(NamedTuple):
    """Builds the steps of the animation: one for each group of cards, and one for the winners."""

    words: Catalogue
    names: Names
    roles: tuple[Role, ...]
    motion: Motion

    def build_group_frame(self, role: Role) -> EndFrame:
        seats = tuple(seat for seat, held in enumerate(self.roles) if held is role)
        motion, heading = self.motion, self._heading(role)
        lasts, turning = motion.choose_by_pace(340, 420), motion.choose_by_pace(240, 280)
        moves: list[ScriptMove] = []
        for place, seat in enumerate(seats):
            key, delay = f"card {seat}", round((lasts - turning) * place / max(1, len(seats) - 1))
            if not motion.reduced:
                moves.append(EnterMove(key, _BACK, SeatPlatePlace(seat), 0))
                moves.append(TurnMove(key, self._drawable(seat), turning, delay=delay))
            else:
                moves.append(EnterMove(key, self._drawable(seat), SeatPlatePlace(seat), turning))
            moves.append(VanishMove(key, delay=lasts))
        hitler = role is Role.HITLER
        step = ScriptStep(
            tuple(moves),
            hold=motion.choose_by_pace(660, 1280) if hitler else motion.choose_by_pace(200, 580),
            words=heading,
            letters=self._letters,
            sound=Sound.TIMPANI if hitler else Sound.CARD,
            sound_at=turning // 2 if hitler else 0,
        )
        return EndFrame(step, seats, heading, self._spoken(heading, seats))

    def build_hitler_frame(self, seat: Seat, line: str) -> EndFrame:
        """Turn Hitler's card, larger than all others."""
        motion, heading = self.motion, self._heading(Role.HITLER)
        veil, coming, turning = (
            motion.choose_by_pace(120, 200),
            motion.choose_by_pace(180, 260),
            motion.choose_by_pace(200, 240),
        )
        turns, half = veil + coming, turning // 2
        small = PosterPlace(HitlerDrawable, shrunk_to=seat)
        moves = (
            EnterMove("waiting", _BACK, SeatPlatePlace(seat), 0),
            DimMove(DarknessLevel.DIM, veil),
            VanishMove("waiting", delay=0 if motion.reduced else veil),
            EnterMove("bill", HitlerDrawable(heading, ""), _POSTER, coming, delay=veil, origin=small),
            EnterMove(
                "card",
                _BACK,
                PosterPlace(HitlerDrawable, PosterPart.CARD),
                coming,
                delay=veil,
                origin=SeatPlatePlace(seat),
            ),
            TurnMove("card", self._drawable(seat), turning, delay=turns),
            TurnMove("bill", HitlerDrawable(heading, self.names[seat], line), delay=turns + half),
        )
        step = ScriptStep(
            moves,
            hold=motion.choose_by_pace(500, 1000),
            words=heading,
            letters=self._letters,
            sound=Sound.TIMPANI,
            sound_at=turns + half,
        )
        return EndFrame(step, (seat,), "", self._spoken(heading, (seat,)))

    def build_winners_frame(self, seat: Seat | None) -> EndFrame:
        """Move the card of this seat back to its place."""
        back = self.motion.choose_by_pace(250, 400)
        if seat is None:
            return EndFrame(ScriptStep(hold=back, sound=Sound.END), over=True)
        small = PosterPlace(HitlerDrawable, shrunk_to=seat)
        moves = (
            TravelMove("bill", small, back, leaves=True),
            TravelMove("card", SeatPlatePlace(seat), back, leaves=True),
            DimMove(DarknessLevel.LIT, back),
        )
        return EndFrame(ScriptStep(moves, sound=Sound.END), over=True)

    def _drawable(self, seat: Seat) -> RoleDrawable:
        role = self.roles[seat]
        return RoleDrawable(
            role,
            terms.get_role_name(self.words, role),
            terms.get_role_card_label(self.words),
            choose_portraits(self.roles)[seat],
        )

    def _heading(self, role: Role) -> str:
        return key_moment_texts.get_revealed_headline(self.words, role, self.roles.count(role))

    @property
    def _letters(self) -> int:
        return max(len(self._heading(role)) for role in Role)

    def _spoken(self, heading: str, seats: tuple[Seat, ...]) -> str:
        lines = [terms.format_with_role(self.words, self.roles[seat], seat, self.names) for seat in seats]
        return "\n".join((heading, *lines))
