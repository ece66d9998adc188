"""The guided first round as a script: what each step shows, and on which scene of the story. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from shgui.engine.actions import Discard, Enact, Vote
from shgui.engine.errors import Refusal
from shgui.engine.types import Seat
from shgui.presentation.scenes import CoverScene, PrivateView, TableScene, build_screen_prompt
from shgui.presentation.screens import HandOverScreen, HomeScreen, PromptKind, Screen, TableScreen
from shgui.table.demo import CHANCELLOR, NAMES, PRESIDENT, Demo, DemoScene
from shgui.table.private_tasks import TaskKind
from shgui.words.guide_texts import GuideStep


@dataclass(frozen=True, slots=True)
class GuideStepScene:
    """The scene of the story and the screen that a step shows, and the player of whom its text speaks."""

    scene: DemoScene
    screen: Screen
    speaks_of: Seat | None = None


SCRIPT: Mapping[GuideStep, GuideStepScene] = {
    GuideStep.WELCOME: GuideStepScene(
        DemoScene.DEALT, TableScreen(PromptKind.HAND_OVER, PRESIDENT, TaskKind.ROLE)
    ),
    GuideStep.ROLE: GuideStepScene(DemoScene.DEALT, HandOverScreen(PRESIDENT, TaskKind.ROLE)),
    GuideStep.FASCIST: GuideStepScene(DemoScene.DEALT, HandOverScreen(CHANCELLOR, TaskKind.ROLE)),
    GuideStep.NOMINATION: GuideStepScene(
        DemoScene.DEALT, TableScreen(PromptKind.NOMINATE, PRESIDENT), CHANCELLOR
    ),
    GuideStep.VOTE: GuideStepScene(DemoScene.NOMINATED, TableScreen(PromptKind.COUNT_HANDS)),
    GuideStep.RESULT: GuideStepScene(
        DemoScene.ELECTED, TableScreen(PromptKind.HAND_OVER, PRESIDENT, TaskKind.DISCARD)
    ),
    GuideStep.PRESIDENT: GuideStepScene(DemoScene.ELECTED, HandOverScreen(PRESIDENT, TaskKind.DISCARD)),
    GuideStep.CHANCELLOR: GuideStepScene(DemoScene.PASSED, HandOverScreen(CHANCELLOR, TaskKind.ENACT)),
    GuideStep.POWER: GuideStepScene(DemoScene.ENACTED, TableScreen(PromptKind.INVESTIGATE, PRESIDENT)),
    GuideStep.PARTY: GuideStepScene(DemoScene.INVESTIGATED, HandOverScreen(PRESIDENT, TaskKind.PARTY)),
    # Nobody is asked for anything any more.
    GuideStep.ENDING: GuideStepScene(DemoScene.INVESTIGATED, HomeScreen()),
}
_STEPS = tuple(SCRIPT)


class Guide:
    """The guided round at one of its steps, with what was chosen so far."""

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

    def build_table_scene(self) -> TableScene | None:
        """Return what the table page shows; None while a player has the screen."""
        shown = SCRIPT[self.step]
        if isinstance(shown.screen, HandOverScreen):
            return None
        events = self._demo.events_between(self._seen, shown.scene)
        self._seen = shown.scene
        view = self._demo.view(shown.scene, None)
        answers = self._find_refusals(shown)
        return TableScene(
            view=view,
            names=NAMES,
            prompt=replace(
                build_screen_prompt(shown.screen),
                choices=tuple(seat for seat, answer in answers.items() if answer is None),
                refusals={seat: answer for seat, answer in answers.items() if answer is not None},
            ),
            events=events,
            chronicle=view.history,
        )

    def build_cover_scene(self, language: str, *, hold: bool) -> CoverScene | None:
        """Return what the hand-over page shows; None while the table is shown."""
        screen = SCRIPT[self.step].screen
        if not isinstance(screen, HandOverScreen):
            return None
        return CoverScene(screen.seat, NAMES[screen.seat], screen.purpose, language, hold)

    def build_private_view(self) -> PrivateView | None:
        """Return what the player with the screen may see; None while the table is shown."""
        shown = SCRIPT[self.step]
        if not isinstance(shown.screen, HandOverScreen):
            return None
        return PrivateView(self._demo.view(shown.scene, shown.screen.seat), NAMES)

    def choose_seat(self, seat: Seat) -> bool:
        """Choose a seat; return whether the story goes on by it."""
        shown = SCRIPT[self.step]
        screen = shown.screen
        if not isinstance(screen, TableScreen) or screen.seat is None or screen.ask.choice is None:
            return False
        return self._demo.play(shown.scene, ((screen.seat, screen.ask.choice(seat)),))

    def vote(self, ballots: Mapping[Seat, bool]) -> bool:
        """Give all votes; return whether the story goes on by them."""
        return self._demo.play(
            SCRIPT[self.step].scene, tuple((seat, Vote(ja)) for seat, ja in ballots.items())
        )

    def choose_card(self, place: int) -> bool:
        """Discard or enact a card; return whether the story goes on by it."""
        shown = SCRIPT[self.step]
        if not isinstance(shown.screen, HandOverScreen):
            return False
        seat = shown.screen.seat
        card = self._demo.view(shown.scene, seat).hand[place]
        action = Discard(card) if shown.screen.purpose is TaskKind.DISCARD else Enact(card)
        return self._demo.play(shown.scene, ((seat, action),))

    def _find_refusals(self, shown: GuideStepScene) -> dict[Seat, Refusal | None]:
        """Return for each seat why it can't be chosen, None where it can."""
        screen = shown.screen
        if not isinstance(screen, TableScreen) or screen.seat is None or screen.ask.choice is None:
            return {}
        action = screen.ask.choice
        return {
            seat: self._demo.why_not(shown.scene, screen.seat, action(seat)) for seat in range(len(NAMES))
        }
