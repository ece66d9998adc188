"""The guided first round as a script: what each step shows, and on which scene of the story. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from shgui.engine.actions import Discard, Enact, Vote
from shgui.engine.errors import Refusal
from shgui.engine.types import Seat
from shgui.presentation.scenes import CoverScene, PrivateView, TableScene, prompt_on
from shgui.presentation.screens import HandOverScreen, HomeScreen, PromptKind, Screen, TableScreen
from shgui.table.demo import CHANCELLOR, NAMES, PRESIDENT, Demo, DemoScene
from shgui.table.private_tasks import TaskKind
from shgui.words.guide_texts import GuideStep


@dataclass(frozen=True, slots=True)
class StepShown:
    scene: DemoScene
    screen: Screen
    speaks_of: Seat | None = None


SCRIPT: Mapping[GuideStep, StepShown] = {
    GuideStep.WELCOME: StepShown(
        DemoScene.DEALT, TableScreen(PromptKind.HAND_OVER, PRESIDENT, TaskKind.ROLE)
    ),
    GuideStep.ROLE: StepShown(DemoScene.DEALT, HandOverScreen(PRESIDENT, TaskKind.ROLE)),
    GuideStep.FASCIST: StepShown(DemoScene.DEALT, HandOverScreen(CHANCELLOR, TaskKind.ROLE)),
    GuideStep.NOMINATION: StepShown(DemoScene.DEALT, TableScreen(PromptKind.NOMINATE, PRESIDENT), CHANCELLOR),
    GuideStep.VOTE: StepShown(DemoScene.NOMINATED, TableScreen(PromptKind.COUNT_HANDS)),
    GuideStep.RESULT: StepShown(
        DemoScene.ELECTED, TableScreen(PromptKind.HAND_OVER, PRESIDENT, TaskKind.DISCARD)
    ),
    GuideStep.PRESIDENT: StepShown(DemoScene.ELECTED, HandOverScreen(PRESIDENT, TaskKind.DISCARD)),
    GuideStep.CHANCELLOR: StepShown(DemoScene.PASSED, HandOverScreen(CHANCELLOR, TaskKind.ENACT)),
    GuideStep.POWER: StepShown(DemoScene.ENACTED, TableScreen(PromptKind.INVESTIGATE, PRESIDENT)),
    GuideStep.PARTY: StepShown(DemoScene.INVESTIGATED, HandOverScreen(PRESIDENT, TaskKind.PARTY)),
    # Nobody is asked for anything any more.
    GuideStep.ENDING: StepShown(DemoScene.INVESTIGATED, HomeScreen()),
}
_STEPS = tuple(SCRIPT)


class Guide:
    def __init__(self) -> None:
        self._demo = Demo()
        self._at = 0
        self._seen = DemoScene.DEALT

    @property
    def step(self) -> GuideStep:
        return _STEPS[self._at]

    @property
    def number(self) -> int:
        return self._at + 1

    @property
    def is_last(self) -> bool:
        return self.number == len(_STEPS)

    @property
    def name(self) -> str:
        """The player of whom the text speaks, if it does."""
        seat = SCRIPT[self.step].speaks_of
        return "" if seat is None else NAMES[seat]

    def forward(self) -> None:
        """Go on to the next step; a choice that the player didn't make is made for them."""
        self._at = min(self._at + 1, len(_STEPS) - 1)

    def back(self) -> None:
        self._at = max(self._at - 1, 0)
        self._seen = SCRIPT[self.step].scene

    def public(self) -> TableScene | None:
        """Return what the table page shows; None while a player has the screen."""
        shown = SCRIPT[self.step]
        if isinstance(shown.screen, HandOverScreen):
            return None
        events = self._demo.events_between(self._seen, shown.scene)
        self._seen = shown.scene
        view = self._demo.view(shown.scene, None)
        answers = self._answers(shown)
        return TableScene(
            view=view,
            names=NAMES,
            prompt=replace(
                prompt_on(shown.screen),
                choices=tuple(seat for seat, answer in answers.items() if answer is None),
                refusals={seat: answer for seat, answer in answers.items() if answer is not None},
            ),
            events=events,
            chronicle=view.history,
        )

    def cover(self, language: str, *, hold: bool) -> CoverScene | None:
        """Return what the hand-over page shows; None while the table is shown."""
        screen = SCRIPT[self.step].screen
        if not isinstance(screen, HandOverScreen):
            return None
        return CoverScene(screen.seat, NAMES[screen.seat], screen.purpose, language, hold)

    def secret(self) -> PrivateView | None:
        shown = SCRIPT[self.step]
        if not isinstance(shown.screen, HandOverScreen):
            return None
        return PrivateView(self._demo.view(shown.scene, shown.screen.seat), NAMES)

    # True where the story goes on

    def choose_seat(self, seat: Seat) -> bool:
        shown = SCRIPT[self.step]
        screen = shown.screen
        if not isinstance(screen, TableScreen) or screen.seat is None or screen.ask.choice is None:
            return False
        return self._demo.play(shown.scene, ((screen.seat, screen.ask.choice(seat)),))

    def vote(self, ballots: Mapping[Seat, bool]) -> bool:
        return self._demo.play(
            SCRIPT[self.step].scene, tuple((seat, Vote(ja)) for seat, ja in ballots.items())
        )

    def choose_card(self, place: int) -> bool:
        shown = SCRIPT[self.step]
        if not isinstance(shown.screen, HandOverScreen):
            return False
        seat = shown.screen.seat
        card = self._demo.view(shown.scene, seat).hand[place]
        action = Discard(card) if shown.screen.purpose is TaskKind.DISCARD else Enact(card)
        return self._demo.play(shown.scene, ((seat, action),))

    def _answers(self, shown: StepShown) -> dict[Seat, Refusal | None]:
        """Return for each seat why it can't be chosen."""
        screen = shown.screen
        if not isinstance(screen, TableScreen) or screen.seat is None or screen.ask.choice is None:
            return {}
        action = screen.ask.choice
        return {
            seat: self._demo.why_not(shown.scene, screen.seat, action(seat)) for seat in range(len(NAMES))
        }
