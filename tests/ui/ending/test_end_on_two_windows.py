"""The end on the window and on the second screen: in step, nothing too early, alike for every secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from shgui.engine.types import Outcome, Seat, Team
from shgui.presentation.scenes import EndScene
from shgui.ui import widget_names as names
from shgui.ui.ending.end_animation import EndFrame, build_end_frames
from shgui.ui.ending.end_view import EndView
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import REDUCED, Motion, Pace
from shgui.ui.widgets.animation_stage import TOO_SOON_MS
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words import outcome_texts, terms
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import NarratorLine
from tests.ui.asked import end_page
from tests.ui.ending.finished import build_ending, ended_at_the_first_vote, played_out
from tests.ui.games import game
from tests.ui.hands import are_all_turned
from tests.ui.secrecy_watch import Sight, every_text, look_at
from tests.ui.table.tables import public_table, renderer

EN = load_catalogue("en")
STEP = 50.0
MOTIONS = [Motion(), Motion(pace=Pace.BRISK), REDUCED]
SEALED = "0123456789abcdef" * 4


class Windows:
    """An end page and a second screen beside it, told the same in the order of the program."""

    def __init__(self, qtbot: QtBot, motion: Motion) -> None:
        self.page = end_page(UiContext(renderer(motion, 600), EN))
        qtbot.addWidget(self.page)
        self.page.resize(960, 600)
        broadcast(self.page)
        self.heard: list[Sound | NarratorLine] = []
        self.page.sound_due.connect(self.heard.append)
        self.second = SecondScreen(renderer(motion), EN)
        qtbot.addWidget(self.second)
        self.second.show_table(public_table(game()))
        self.second.show_on(None)

    @property
    def both(self) -> tuple[EndView, EndView]:
        return self.page, self.second.end

    def show(self, ending: EndScene) -> None:
        """Up to the first picture."""
        self.page.show_end(ending)
        self.page.show()
        self.second.show_end(ending, self.page.stage)
        self.page.stage.stop_timer()

    def steps(self) -> Iterator[float]:
        elapsed = 0.0
        while self.page.stage.playing:
            yield elapsed
            elapsed += STEP
            self.page.stage.advance_to(elapsed)

    def look(self) -> tuple[Sight, Sight]:
        page, second = self.both
        return look_at(page, "", hand_open=False), look_at(second, "", hand_open=False)


def plates(view: EndView) -> list[str]:
    found = view.findChildren(QWidget)
    named = {widget.objectName(): widget.accessibleName() for widget in found if widget.isVisible()}
    return [named[names.end_role(seat)] for seat in range(10) if names.end_role(seat) in named]


def finished(players: int = 7) -> EndScene:
    return replace(build_ending(played_out(players)), end=SEALED)


@pytest.mark.parametrize("motion", MOTIONS)
def test_both_windows_are_at_the_same_step(qtbot: QtBot, motion: Motion) -> None:
    windows = Windows(qtbot, motion)
    windows.show(finished())
    page, second = windows.both
    count = 0
    for _ in windows.steps():
        assert second.isVisible()
        assert not windows.second.table.isVisible()
        assert second.stage.playing == page.stage.playing
        assert (second.accessibleName(), plates(second)) == (page.accessibleName(), plates(page))
        count += 1
    assert count > 20
    assert not second.stage.playing
    assert are_all_turned(second)
    assert (second.accessibleName(), plates(second)) == (page.accessibleName(), plates(page))
    assert second.accessibleDescription() == page.accessibleDescription() != ""


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize(
    "ending",
    [
        finished(),
        finished(10),
        replace(finished(), view=replace(finished().view, outcome=Outcome.HITLER_EXECUTED)),
        replace(finished(), view=replace(finished().view, outcome=Outcome.HITLER_CHANCELLOR)),
        build_ending(ended_at_the_first_vote()),
    ],
    ids=["policies", "ten", "executed", "elected", "early"],
)
def test_nothing_is_shown_before_the_script_tells_it(qtbot: QtBot, motion: Motion, ending: EndScene) -> None:
    """On either window: words, marks and accessible names are those of what has been told so far."""
    windows = Windows(qtbot, motion)
    windows.show(ending)
    scenes = build_end_frames(EN, ending.names, ending.view, motion)
    begins = [0, *accumulate(scene.step.compute_length_ms(motion) for scene in scenes)]
    for elapsed in windows.steps():
        if elapsed >= begins[-2] + scenes[-1].step.compute_events_ms(motion):
            break
        at = max(number for number, begin in enumerate(begins[:-1]) if begin <= elapsed)
        lying = open_at(scenes, begins, elapsed, motion)
        for view in windows.both:
            assert view.accessibleName() == scenes[at].heading
            assert view.accessibleDescription() == ""
            assert plates(view) == [
                told_of(ending, seat) if seat in lying else name for seat, name in enumerate(ending.names)
            ]
            texts = "\n".join(every_text(view))
            assert not any(outcome_texts.get_winners_headline(EN, side) in texts for side in Team)
            assert not any(button.isVisibleTo(view) for button in view.findChildren(QAbstractButton))
    windows.page.stage.finish()
    for view in windows.both:
        assert view.accessibleName() == outcome_texts.describe_outcome(EN, ending.view.outcome)
        assert plates(view) == [told_of(ending, seat) for seat in range(len(ending.names))]


def open_at(scenes: tuple[EndFrame, ...], begins: list[int], elapsed: float, motion: Motion) -> set[Seat]:
    """Whose cards lie open: of every step whose motion has ended, but of one on its way with the bill."""
    return {
        seat
        for scene, begin in zip(scenes, begins, strict=False)
        if elapsed >= begin + scene.step.compute_events_ms(motion) and (scene.heading or motion.reduced)
        for seat in scene.seats
    }


def told_of(ending: EndScene, seat: Seat) -> str:
    assert ending.view.roles is not None
    return terms.format_with_role(EN, ending.view.roles[seat], seat, ending.names)


# Games that differ in secrets


def with_roles(*swapped: Seat) -> EndScene:
    """Two players have each other's role."""
    ending = finished()
    assert ending.view.roles is not None
    roles = list(ending.view.roles)
    for one, other in pairwise(swapped):
        roles[one], roles[other] = roles[other], roles[one]
    return replace(ending, view=replace(ending.view, roles=tuple(roles)))


def with_outcome(outcome: Outcome) -> EndScene:
    ending = finished()
    return replace(ending, view=replace(ending.view, outcome=outcome))


TWINS = [
    ((with_roles(), with_roles(0, 1)), 1),
    ((with_outcome(Outcome.SIX_FASCIST_POLICIES), with_outcome(Outcome.FIVE_LIBERAL_POLICIES)), 3),
]
"""Who of the Fascists was Hitler, which the second step tells; and who has won, which the last one does."""


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize(("pair", "reveals"), TWINS)
def test_until_it_is_revealed_twins_look_sound_and_last_alike(
    qtbot: QtBot, motion: Motion, pair: tuple[EndScene, EndScene], reveals: int
) -> None:
    one, other = (frames(qtbot, motion, ending) for ending in pair)
    lengths = [scene.step.compute_length_ms(motion) for scene in scenes_of(pair[0], motion)]
    assert lengths == [scene.step.compute_length_ms(motion) for scene in scenes_of(pair[1], motion)]
    assert len(one) == len(other)
    alike = 0.0
    for mine, yours in zip(one, other, strict=True):
        if mine != yours:
            break
        alike = mine[0]
    assert sum(lengths[:reveals]) - STEP <= alike < sum(lengths[: reveals + 1])
    assert [sounds for _, _, sounds in one] == [sounds for _, _, sounds in other]


def scenes_of(ending: EndScene, motion: Motion) -> tuple[EndFrame, ...]:
    return build_end_frames(EN, ending.names, ending.view, motion)


def frames(
    qtbot: QtBot, motion: Motion, ending: EndScene
) -> list[tuple[float, object, list[Sound | NarratorLine]]]:
    windows = Windows(qtbot, motion)
    windows.show(ending)
    return [(elapsed, windows.look(), list(windows.heard)) for elapsed in windows.steps()]


def test_whose_sides_are_exchanged_looks_alike_until_cards_turn() -> None:
    """The first step already turns the cards of one side: it is as long and sounds alike whoever they are."""
    for motion in MOTIONS:
        mine, yours = (scenes_of(ending, motion) for ending in (with_roles(), with_roles(1, 4)))
        shapes = [
            [(s.step.compute_length_ms(motion), s.step.sound, s.step.words) for s in scenes]
            for scenes in (mine, yours)
        ]
        assert shapes[0] == shapes[1]


# What one does on one of them


def test_what_hurries_the_window_hurries_both(qtbot: QtBot) -> None:
    windows = Windows(qtbot, Motion())
    windows.show(finished())
    while windows.page.stage.playing:
        windows.page.stage.advance_to(windows.page.stage.elapsed + TOO_SOON_MS)
        QTest.keyClick(windows.page, Qt.Key.Key_Space)
        assert windows.page.accessibleName() == windows.second.end.accessibleName()
    assert are_all_turned(windows.second.end)


def test_a_second_screen_that_is_opened_meanwhile_joins_in(qtbot: QtBot) -> None:
    windows = Windows(qtbot, Motion())
    windows.second.hide()
    windows.page.show_end(finished())
    windows.page.show()
    windows.page.stage.stop_timer()
    windows.page.stage.advance_to(1500)
    windows.second.show_end(finished(), windows.page.stage)
    windows.second.show_on(None)
    page, second = windows.both
    assert second.stage.playing
    assert (second.accessibleName(), plates(second)) == (page.accessibleName(), plates(page))


def test_opened_afterwards_it_shows_the_result(qtbot: QtBot) -> None:
    windows = Windows(qtbot, Motion())
    windows.second.hide()
    windows.page.show_end(finished())
    windows.page.show()
    windows.page.stage.finish()
    windows.second.show_end(finished(), windows.page.stage)
    windows.second.show_on(None)
    assert are_all_turned(windows.second.end)
    assert windows.second.end.accessibleName() == windows.page.accessibleName()


def test_there_is_nothing_to_press_and_nothing_is_said_twice(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[QWidget] = []
    monkeypatch.setattr("shgui.ui.ending.end_view.announce", lambda widget, _text: said.append(widget))
    windows = Windows(qtbot, Motion())
    windows.show(finished())
    windows.page.stage.finish()
    assert set(said) == {windows.page}
    assert windows.second.end.findChildren(QAbstractButton) == []
    assert windows.second.childAt(windows.second.rect().center()) is None


def test_the_next_game_takes_its_place(qtbot: QtBot) -> None:
    windows = Windows(qtbot, Motion())
    windows.show(finished())
    windows.page.stage.finish()
    windows.second.show_table(public_table(game()))
    assert (windows.second.table.isVisible(), windows.second.end.isVisible()) == (True, False)
