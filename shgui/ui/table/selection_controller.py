"""What is tapped in at the table and not confirmed yet: seats, thumbs, the answer to a veto.

Everything can be changed until it is confirmed, and only what the moment allows can be tapped.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from shgui.engine.actions import AnswerVeto
from shgui.engine.types import Office, Seat
from shgui.presentation.requests import Continue, CountHandsRequest, TableWish
from shgui.presentation.scenes import Selection, TableScene
from shgui.presentation.screens import PromptKind, thumbs_to_count
from shgui.table.log_lines import thumbs_taken_back
from shgui.ui.table.hand_count import Doing, HandCount
from shgui.ui.table.prompt_text import PromptAnswer


def ask_of(public: TableScene | None) -> PromptKind | None:
    return None if public is None else public.prompt.kind


def same_question(one: TableScene, other: TableScene) -> bool:
    """Whether nothing has happened between them but a claim, a setting or a refusal."""
    return _asked_in(one) == _asked_in(other)


def _asked_in(scene: TableScene) -> object:
    prompt, view = scene.prompt, scene.view
    return prompt.kind, prompt.seat, prompt.task, view.round, view.phase, view.history


def phones_alone(one: TableScene, other: TableScene) -> bool:
    """Whether nothing has happened between them but what phones do in private, and whether they are there."""
    return (
        bool(one.not_here)
        and same_question(one, other)
        and (one.not_here, one.chronicle, one.phones_open)
        == (other.not_here, other.chronicle, other.phones_open)
    )


class SelectionController:
    def __init__(
        self, changed: Callable[[], None], count: Callable[[], None], answer: Callable[[TableWish], None]
    ) -> None:
        """`changed` shows what is tapped in, `count` counts down; `answer` hears what is confirmed."""
        self._changed = changed
        self._count = count
        self._answer = answer
        self._public: TableScene | None = None
        self.answering = PromptAnswer()

    @property
    def ask(self) -> PromptKind | None:
        return ask_of(self._public)

    @property
    def hands(self) -> HandCount | None:
        return self.answering.hands

    @property
    def pick(self) -> Selection:
        return Selection(
            seat=self.answering.seat,
            office=Office.CHANCELLOR if self.ask is PromptKind.NOMINATE else None,
            ballots=tuple(self.hands.ballots.items()) if self.hands is not None else (),
        )

    def take_up(self, public: TableScene) -> None:
        """Another moment: what was tapped in stands only if the same thing is asked."""
        before, self._public = self._public, public
        if before is None or not same_question(before, public):
            self.answering = PromptAnswer(hands=self._hands_of(public, thumbs_taken_back(public.chronicle)))
        elif self.hands is not None and self.hands.voters != thumbs_to_count(public.view, public.not_here):
            # Somebody has taken a phone meanwhile, or comes back from one.
            self.answering = PromptAnswer(hands=self._hands_of(public, self.hands.ballots.items()))

    def _hands_of(self, public: TableScene, before: Iterable[tuple[Seat, bool]]) -> HandCount | None:
        if self.ask is not PromptKind.COUNT_HANDS:
            return None
        voters = thumbs_to_count(public.view, public.not_here)
        others = set(public.view.alive) - set(voters)
        return HandCount(voters, before, alone=len(voters) == 1 and others <= public.bots)

    def tap_seat(self, seat: Seat) -> bool:
        """Whether this seat can be tapped now."""
        if self.hands is not None and seat in self.hands.voters:
            self.hands.turn(seat)
        elif self._public is not None and seat in self._public.prompt.choices:
            self.answering = replace(self.answering, seat=seat)
        else:
            return False
        self._changed()
        return True

    def say(self, ja: bool) -> None:
        """Ja or Nein to what is asked: all thumbs, or the answer to the veto."""
        if self.hands is not None:
            self.hands.all(ja)
        elif self.ask is PromptKind.ANSWER_VETO:
            self.answering = replace(self.answering, consent=ja)
        else:
            return
        self._changed()

    def untap(self) -> bool:
        """Forget the seat or the answer tapped last; False where there is none."""
        if self.answering.seat is None and self.answering.consent is None:
            return False
        self.answering = PromptAnswer(hands=self.hands)
        self._changed()
        return True

    def counted(self, done: bool) -> None:
        """The count has begun, or is over."""
        if self.hands is not None:
            self.hands.counted(done)
            self._changed()

    def confirm(self) -> None:
        """Answer the question with what is tapped in; nothing where that is no answer."""
        ask, answering = self.ask, self.answering
        if ask is None:
            return
        if ask.choice is not None:
            if answering.seat is not None:
                self._answer(ask.choice(answering.seat))
        elif ask is PromptKind.ANSWER_VETO:
            if answering.consent is not None:
                self._answer(AnswerVeto(answering.consent))
        elif answering.hands is not None:
            if answering.hands.complete:
                if self._public is not None and not self._public.prompt.missing:
                    self._answer(CountHandsRequest(answering.hands.ballots))
            elif answering.hands.doing is Doing.TALKING:
                self._count()
        else:
            self._answer(Continue())
