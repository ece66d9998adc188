"""The end: all roles turn, and where to go from there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.engine.types import Outcome
from shgui.ui import widget_names as names
from shgui.ui.ending.end_animation import build_end_frames
from shgui.ui.ending.end_page import EndPage
from shgui.ui.ending.end_role import EndRole
from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import HitlerDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.animation.script import DimMove, EnterMove, TravelMove, TurnMove, VanishMove
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import REDUCED, Motion, Pace, Theme, load_fonts
from shgui.ui.widgets.animation_stage import TOO_SOON_MS
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words import verification_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import NarratorLine
from shgui.words.outcome_texts import get_phones_stay_text
from tests import patience
from tests.ui.asked import RecordingRouter, end_page
from tests.ui.ending.finished import build_ending, ended_at_the_first_vote, played_out
from tests.ui.hands import are_all_turned, lay
from tests.ui.reading import Reader
from tests.ui.table.animation.games_told import executed


@pytest.fixture
def renderer(qtbot: QtBot) -> Renderer:
    load_fonts(resources.assets() / "fonts")
    return Renderer(Theme.of(height=600), Art(resources.assets()))


@pytest.fixture
def router() -> RecordingRouter:
    return RecordingRouter()


@pytest.fixture
def page(qtbot: QtBot, renderer: Renderer, router: RecordingRouter) -> EndPage:
    page = end_page(UiContext(renderer, load_catalogue("en")), router)
    qtbot.addWidget(page)
    page.resize(960, 600)
    broadcast(page)
    page.show_end(build_ending(played_out()))
    page.show()
    QTest.qWaitForWindowExposed(page, patience.MILLISECONDS)
    return page


def find(page: EndPage, name: str) -> QWidget:
    found: QWidget | None = page.findChild(QWidget, name)
    assert found is not None, name
    return found


def test_the_cards_are_still_to_turn_when_the_page_comes_up(page: EndPage) -> None:
    assert not are_all_turned(page)


def test_all_roles_are_seen_when_the_motion_is_over(page: EndPage) -> None:
    page.stage.advance_to(60_000)
    assert are_all_turned(page)


def press(page: EndPage, how: str) -> None:
    if how == "key":
        QTest.keyClick(page, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.rect().bottomRight() - QPoint(90, 40))


@pytest.mark.parametrize("how", ["key", "press"])
def test_a_key_or_a_press_goes_to_the_end_of_a_step_and_does_nothing_else(
    page: EndPage, router: RecordingRouter, how: str
) -> None:
    page.stage.stop_timer()
    for heading in ("The Liberals were", "The Fascists were", "", ""):
        assert page.accessibleName() == heading
        press(page, how)
        assert page.accessibleName() == heading
        page.stage.advance_to(page.stage.elapsed + TOO_SOON_MS)
        press(page, how)
    assert not page.stage.playing
    assert are_all_turned(page)
    assert router.asked == []


def test_roles_come_from_the_stored_truth(page: EndPage) -> None:
    page.stage.finish()
    told = [find(page, names.end_role(seat)).accessibleName() for seat in range(7)]
    assert told == [
        "Hitler: Ana", "Fascist: Ola", "Fascist: Piotr", "Liberal: Marta", "Liberal: Igor", "Liberal: Lucia",
        "Liberal: Bruno",
    ]  # fmt: skip


def test_the_page_says_at_last_who_has_won_and_by_what(page: EndPage) -> None:
    assert page.accessibleName() == "The Liberals were"
    page.stage.finish()
    assert page.accessibleName() == "The Fascists win: six Fascist Policies are enacted."


def test_where_the_table_stopped_nobody_is_said_to_have_won(page: EndPage) -> None:
    over = page.grab().toImage()
    page.show_end(build_ending(ended_at_the_first_vote()))
    page.stage.finish()
    assert page.accessibleName() == "The game was ended early. Nobody has won."
    assert are_all_turned(page)
    assert find(page, names.end_role(0)).accessibleName() == "Hitler: Ana"
    assert page.grab().toImage() != over


def test_what_seals_the_game_can_be_noted(page: EndPage) -> None:
    page.stage.finish()
    assert page.accessibleDescription() == ""
    plain = page.grab().toImage()
    page.show_end(replace(build_ending(played_out()), end="0123456789abcdef" * 4))
    page.stage.finish()
    assert "0123 4567 89ab cdef 0123 4567 89ab cdef" in page.accessibleDescription()
    assert page.grab().toImage() != plain


def test_both_fingerprints_can_be_compared_and_the_first_is_checked(page: EndPage) -> None:
    first, final = "fedcba9876543210" * 4, "0123456789abcdef" * 4
    told = {}
    for unchanged in (True, False):
        page.show_end(replace(build_ending(played_out()), end=final, start=first, unchanged=unchanged))
        page.stage.finish()
        told[unchanged] = page.accessibleDescription().splitlines()
    _, digits, _, final_digits = told[True]
    assert digits == "fedc ba98 7654 3210 fedc ba98 7654 3210"
    assert final_digits == "0123 4567 89ab cdef 0123 4567 89ab cdef"
    assert told[True][0].endswith("unchanged")
    assert told[False][0] == verification_texts.get_start_heading(load_catalogue("en"), unchanged=False)


@pytest.mark.parametrize("language", ["pl", "pt_BR", "it", "nb", "ru", "en"])
def test_it_has_room_with_large_text_beside_ten_roles(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    load_fonts(resources.assets() / "fonts")
    page = end_page(
        UiContext(
            Renderer(Theme.of(height=720, percent=200), Art(resources.assets())), load_catalogue(language)
        ),
    )
    broadcast(page)
    digits = "0123456789abcdef" * 4
    sealed = replace(build_ending(played_out(10)), end=digits, start=digits, unchanged=True)
    page.show_end(replace(sealed, phones_stay=True))
    window = lay(qtbot, page)
    page.stage.finish()
    reader = Reader(monkeypatch)
    reader.read(window, "end")
    assert [fault for fault in reader.faults if not fault.startswith("untranslated")] == []
    lowest = max(find(page, names.end_role(seat)).geometry().bottom() for seat in range(10))
    assert (
        lowest
        < page.fingerprints_rect.top()
        < page.fingerprints_rect.bottom()
        < find(page, names.END_REVIEW).y()
    )


def test_what_is_said_of_phones_keeps_clear_of_the_buttons(qtbot: QtBot) -> None:
    theme = Theme.of(height=720, percent=200)
    page = end_page(UiContext(Renderer(theme, Art(resources.assets())), load_catalogue("ru")))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    broadcast(page)
    page.show()
    strips = []
    for players in (9, 10):
        page.show_end(replace(build_ending(played_out(players)), phones_stay=players == 10))
        page.stage.finish()
        top, gap = find(page, names.END_REVIEW).y(), theme.space.small
        strips.append(page.grab(QRect(0, top - gap, page.width(), gap)).toImage())
    without, said = strips
    assert said == without


@pytest.mark.parametrize("stay", [True, False])
def test_where_somebody_has_a_phone_it_is_said_that_it_stays(
    page: EndPage, monkeypatch: pytest.MonkeyPatch, stay: bool
) -> None:
    other = played_out(8)
    page.show_end(replace(build_ending(other), phones_stay=stay))
    page.stage.finish()
    said = get_phones_stay_text(load_catalogue("en"))
    assert (said in {painted.text for painted in Reader(monkeypatch).painted(page)}) == stay
    assert find(page, names.END_SAME_GROUP).accessibleDescription() == (said if stay else "")


def test_coming_back_nothing_turns_again(page: EndPage) -> None:
    page.stage.finish()
    page.hide()
    page.show_end(build_ending(played_out()))
    page.show()
    assert are_all_turned(page)


def test_where_to_go_from_here(page: EndPage, router: RecordingRouter) -> None:
    page.stage.finish()
    for name in (names.END_REVIEW, names.END_SAME_GROUP, names.END_HOME):
        QTest.mouseClick(find(page, name), Qt.MouseButton.LeftButton)
    assert router.asked == ["review", "again", "home"]


@pytest.mark.parametrize("players", range(5, 11))
def test_nobody_stands_on_somebody_else(qtbot: QtBot, renderer: Renderer, players: int) -> None:
    page = end_page(UiContext(renderer, load_catalogue("en")))
    qtbot.addWidget(page)
    page.resize(960, 600)
    broadcast(page)
    page.show_end(build_ending(played_out(players)))
    places = [find(page, names.end_role(seat)).geometry() for seat in range(players)]
    assert all(page.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :])


def test_with_reduced_motion_nothing_travels_but_all_is_seen(qtbot: QtBot) -> None:
    page = end_page(
        UiContext(
            Renderer(Theme.of(height=600, reduced_motion=True), Art(resources.assets())), load_catalogue("en")
        ),
    )
    qtbot.addWidget(page)
    page.resize(960, 600)
    broadcast(page)
    page.show_end(build_ending(played_out()))
    page.show()
    page.stage.stop_timer()
    page.stage.advance_to(100)
    assert page.accessibleName() == "The Liberals were"
    told = [find(page, names.end_role(seat)).accessibleName() for seat in range(7)]
    assert told[:3] == ["Ana", "Ola", "Piotr"]
    assert {name.partition(":")[0] for name in told[3:]} == {"Liberal"}
    page.stage.advance_to(60_000)
    assert are_all_turned(page)


# Step by step


class Said:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        monkeypatch.setattr("shgui.ui.ending.end_view.announce", self._hear)

    def _hear(self, _page: QWidget, text: str) -> None:
        self.lines += text.splitlines()


PARTIES = ("Liberal", "Fascist", "Hitler")
STEPS = ("The Liberals were", "The Fascists were")


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_is_said_of_a_role_or_a_side_before_its_step(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, pace: Pace, reduced: bool
) -> None:
    load_fonts(resources.assets() / "fonts")
    theme = Theme.of(height=600, reduced_motion=reduced)
    said = Said(monkeypatch)
    page = end_page(
        UiContext(
            Renderer(theme._replace(motion=theme.motion._replace(pace=pace)), Art(resources.assets())),
            load_catalogue("en"),
        ),
    )
    qtbot.addWidget(page)
    page.resize(960, 600)
    broadcast(page)
    page.show_end(build_ending(played_out()))
    page.show()
    page.stage.stop_timer()
    seen: list[tuple[str, ...]] = [()]
    while page.stage.playing:
        page.stage.advance_to(page.stage.elapsed + 20)
        plates = [find(page, names.end_role(seat)).accessibleName() for seat in range(7)]
        told = "\n".join(said.lines)
        open_now = tuple(party for party in PARTIES if any(f"{party}: " in plate for plate in plates))
        assert set(open_now) <= {party for party in PARTIES if f"{party}: " in told}
        if open_now != seen[-1]:
            seen.append(open_now)
        if page.stage.playing:
            assert not find(page, names.END_REVIEW).isVisible()
            assert "win" not in page.accessibleName() + told
    assert seen == [(), PARTIES[:1], PARTIES[:2], PARTIES]
    assert page.accessibleName() == said.lines[-1] == "The Fascists win: six Fascist Policies are enacted."
    assert [line for line in said.lines if line.startswith("Hitler")] == ["Hitler was", "Hitler: Ana"]
    assert find(page, names.END_REVIEW).isVisible()


def test_what_sounds_is_the_same_whoever_has_won(page: EndPage) -> None:
    page.stage.finish()
    heard: list[Sound | NarratorLine] = []
    page.sound_due.connect(heard.append)
    page.show_end(replace(build_ending(played_out()), end="0" * 64))
    page.stage.finish()
    assert heard == [Sound.CARD, Sound.CARD, Sound.TIMPANI, Sound.END]


def test_after_hitlers_execution_the_narrator_says_last_who_has_won(page: EndPage) -> None:
    page.stage.finish()
    heard: list[Sound | NarratorLine] = []
    page.sound_due.connect(heard.append)
    ending = build_ending(played_out())
    page.show_end(replace(ending, view=replace(ending.view, outcome=Outcome.HITLER_EXECUTED)))
    page.stage.finish()
    assert heard == [Sound.CARD, Sound.CARD, Sound.TIMPANI, Sound.END, NarratorLine.LIBERALS_WIN]


def test_where_the_table_stopped_the_narrator_says_last_that_nobody_has_won(page: EndPage) -> None:
    page.stage.finish()
    heard: list[Sound | NarratorLine] = []
    page.sound_due.connect(heard.append)
    page.show_end(build_ending(ended_at_the_first_vote()))
    page.stage.finish()
    assert heard[-1] is NarratorLine.ENDED_EARLY
    assert [due for due in heard if isinstance(due, NarratorLine)] == [NarratorLine.ENDED_EARLY]


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("pace", Pace)
def test_the_end_takes_as_long_however_many_are_on_a_side(pace: Pace, calm: bool) -> None:
    words, motion = load_catalogue("en"), (REDUCED if calm else Motion())._replace(pace=pace)
    lengths = set()
    for players in range(5, 11):
        ending = build_ending(played_out(players))
        scenes = build_end_frames(words, ending.names, ending.view, motion)
        lengths.add(tuple(scene.step.compute_length_ms(motion) for scene in scenes))
    assert len(lengths) == 1
    if not calm:
        assert sum(lengths.pop()) == {Pace.BRISK: 2330, Pace.DRAMATIC: 4100}[pace]


@pytest.mark.parametrize(("players", "heading"), [(6, "The Fascist was"), (7, "The Fascists were")])
def test_one_fascist_is_not_announced_as_several(players: int, heading: str) -> None:
    ending = build_ending(played_out(players))
    scenes = build_end_frames(load_catalogue("en"), ending.names, ending.view, Motion())
    assert scenes[1].heading == heading


def test_hitlers_card_is_seen_all_the_time() -> None:
    """It waits in its place while the page gets dark, and goes back with the bill on which it lay."""
    ending = build_ending(executed(hitler=True)[1])
    scenes = build_end_frames(load_catalogue("en"), ending.names, ending.view, Motion())
    alone, last = (scene.step for scene in scenes[-2:])
    comes = {move.key: move for move in alone.moves if isinstance(move, EnterMove)}
    leaves = {move.key: move.delay for move in alone.moves if isinstance(move, VanishMove)}
    assert comes["waiting"].delay + comes["waiting"].ms == 0
    assert leaves["waiting"] == comes["card"].delay == comes["bill"].delay
    assert {move.key for move in last.moves if isinstance(move, TravelMove) and move.leaves} == {
        "card",
        "bill",
    }


def test_hitler_who_was_turned_already_is_turned_in_his_place() -> None:
    ending = build_ending(played_out())
    elected = replace(ending.view, outcome=Outcome.HITLER_CHANCELLOR)
    scenes = build_end_frames(load_catalogue("en"), ending.names, elected, Motion())
    assert [scene.heading for scene in scenes] == [*STEPS, "Hitler was", ""]
    assert not any(isinstance(move, DimMove) for scene in scenes for move in scene.step.moves)
    executed = replace(ending.view, outcome=Outcome.HITLER_EXECUTED, round=9)
    bills = [
        move.drawable
        for move in build_end_frames(load_catalogue("en"), ending.names, executed, Motion())[2].step.moves
        if isinstance(move, TurnMove) and move.key == "bill"
    ]
    assert bills == [HitlerDrawable("Hitler was", "Ana", "Executed in round\N{NO-BREAK SPACE}9")]


def test_a_rosette_is_seen_whole(page: EndPage) -> None:
    page.stage.finish()
    winner = next(role for role in page.findChildren(EndRole) if role._won)
    pinned = winner.grab().toImage()
    winner._won = False
    bare = winner.grab().toImage()
    changed = {
        (x, y)
        for x in range(pinned.width())
        for y in range(pinned.height() // 2)
        if pinned.pixel(x, y) != bare.pixel(x, y)
    }
    sides = [max(part) - min(part) for part in zip(*changed, strict=True)]
    assert min(sides) >= winner.card_rect.width() * 0.3 - 2


def test_a_bots_card_has_its_sign_and_says_so_once_it_lies_open(page: EndPage) -> None:
    ending = page._ending
    assert ending is not None
    before = find(page, names.end_role(2)).grab().toImage()
    page.show_end(replace(ending, bots=frozenset({2})))
    assert find(page, names.end_role(2)).grab().toImage() != before
    page.stage.finish()
    told = [find(page, names.end_role(seat)).accessibleName() for seat in (1, 2)]
    assert [name.endswith("\nBot") for name in told] == [False, True]
