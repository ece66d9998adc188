"""Selecting at the table: a seat, thumbs, the answer to a veto, until all of it is confirmed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from shgui.engine.actions import AnswerVeto
from shgui.engine.types import Seat
from shgui.presentation.requests import Continue, CountHandsRequest, TableRequest
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind, list_thumb_voters
from shgui.presentation.selection import Ballots, HandCount, HandCountPhase, Selection
from shgui.table.log_lines import find_undone_votes


def is_same_question(one: TableScene, other: TableScene) -> bool:
    """Return whether nothing happened between two scenes but a claim, a setting or a refusal."""
    views = [(scene.view.round, scene.view.phase, scene.view.history) for scene in (one, other)]
    prompts = [(scene.prompt.kind, scene.prompt.seat, scene.prompt.task) for scene in (one, other)]
    return views[0] == views[1] and prompts[0] == prompts[1]


def is_only_phone_change(one: TableScene, other: TableScene) -> bool:
    """Return whether nothing happened but private tasks on phones, and phones that came or went."""
    return (
        bool(one.not_here)
        and is_same_question(one, other)
        and (one.not_here, one.chronicle, one.phones_open)
        == (other.not_here, other.chronicle, other.phones_open)
    )


class SelectionController:
    """Accepts only what the prompt allows to be selected."""

    def __init__(
        self,
        changed: Callable[[], None],
        count_down: Callable[[], None],
        request: Callable[[TableRequest], None],
    ) -> None:
        """`changed` shows the selection, `count_down` starts the countdown, `request` asks for the answer."""
        self._changed = changed
        self._count_down = count_down
        self._request = request
        self._scene: TableScene | None = None
        self.selection = Selection()

    @property
    def prompt_kind(self) -> PromptKind | None:
        return None if self._scene is None else self._scene.prompt.kind

    def follow(self, scene: TableScene) -> None:
        """Drop the selection, unless this scene asks for the same."""
        before, self._scene = self._scene, scene
        hands = self.selection.hands
        if before is None or not is_same_question(before, scene):
            self.selection = Selection(
                hands=self._begin_hand_count(scene, find_undone_votes(scene.chronicle))
            )
        elif hands is not None and hands.voters != list_thumb_voters(scene.view, scene.not_here):
            # Somebody has taken a phone meanwhile, or comes back from one.
            self.selection = Selection(hands=self._begin_hand_count(scene, hands.ballots))

    def _begin_hand_count(self, scene: TableScene, before: Ballots) -> HandCount | None:
        """Begin a count; thumbs that were taken back lie as they were."""
        if self.prompt_kind is not PromptKind.COUNT_HANDS:
            return None
        voters = list_thumb_voters(scene.view, scene.not_here)
        others = set(scene.view.alive) - set(voters)
        ballots = tuple((seat, ja) for seat, ja in before if seat in voters)
        alone = len(voters) == 1 and others <= scene.bots
        phase = HandCountPhase.ENTERING if ballots or alone else HandCountPhase.TALKING
        return HandCount(voters, ballots, phase, alone)

    def select_seat(self, seat: Seat) -> bool:
        """Select a seat, or turn its thumb over; return whether that is possible now."""
        hands = self.selection.hands
        if hands is not None and seat in hands.voters:
            self._change_selection(hands=hands.with_turned(seat))
        elif self._scene is not None and seat in self._scene.prompt.choices:
            self._change_selection(seat=seat)
        else:
            return False
        return True

    def select_vote(self, ja: bool) -> None:
        """Select Ja or Nein as every thumb, or as the answer to a veto."""
        if self.selection.hands is not None:
            self._change_selection(hands=self.selection.hands.with_all(ja))
        elif self.prompt_kind is PromptKind.ANSWER_VETO:
            self._change_selection(consent=ja)

    def unselect(self) -> bool:
        if self.selection.seat is None and self.selection.consent is None:
            return False
        self._change_selection(seat=None, consent=None)
        return True

    def follow_countdown(self, *, done: bool) -> None:
        if self.selection.hands is not None:
            self._change_selection(hands=self.selection.hands.with_countdown(done=done))

    def _change_selection(self, **selected: Any) -> None:
        self.selection = replace(self.selection, **selected)
        self._changed()

    def confirm(self) -> None:
        """Request what is selected, or start the countdown to a show of hands."""
        kind, selection = self.prompt_kind, self.selection
        if kind is None:
            return
        if kind.choice is not None:
            if selection.seat is not None:
                self._request(kind.choice(selection.seat))
        elif kind is PromptKind.ANSWER_VETO:
            if selection.consent is not None:
                self._request(AnswerVeto(selection.consent))
        elif selection.hands is not None:
            if selection.hands.is_complete:
                if self._scene is not None and not self._scene.prompt.missing:
                    self._request(CountHandsRequest(dict(selection.hands.ballots)))
            elif selection.hands.phase is HandCountPhase.TALKING:
                self._count_down()
        else:
            self._request(Continue())
