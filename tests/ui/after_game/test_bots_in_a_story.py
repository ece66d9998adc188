"""A story says which seats were the program's, what they believed, and when they lied."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from shgui.bots.seats.later_beliefs import LaterBeliefs
from shgui.review.game_review import GameReview
from shgui.table.public_log import PublicLog
from shgui.table.seating import Temperament
from shgui.ui import widget_names as names
from shgui.ui.after_game.review_actions import ReviewPart
from shgui.ui.after_game.review_scenes import (
    StoryFilter,
    build_strips,
    build_trust_table,
)
from shgui.ui.after_game.round_scene import build_round_texts
from shgui.ui.after_game.rounds_page import RoundsPage
from shgui.ui.after_game.suspicion_page import SuspicionPage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.bot_sign import BotSign
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from shgui.words.suspicion_texts import list_reading_notes
from tests.review.laid import told
from tests.table.play import NAMES
from tests.ui.after_game.conftest import MakePage
from tests.ui.after_game.finished_games import disputed, played, with_bots
from tests.ui.after_game.silent_actions import SilentActions
from tests.ui.appearance import change_appearance
from tests.ui.asked import RecordingRouter
from tests.ui.hands import find, lay

SEVEN = NAMES[:7]


def story_with_bots(*bots: int) -> GameReview:
    return told(with_bots(played(7, 3), *bots).game, LaterBeliefs)


def test_strips_and_trust_bear_the_sign_and_say_it(english: Catalogue) -> None:
    story = story_with_bots(1, 4)
    strips = build_strips(english, story, SEVEN, StoryFilter()).strips
    trust = build_trust_table(english, story, SEVEN, roles_open=True).rows
    assert [strip.seat for strip in strips if strip.bot] == [1, 4]
    assert {row.seat for row in trust if row.bot} == {1, 4}
    assert strips[1].sentence.startswith("Bot. ")
    assert not strips[0].sentence.startswith("Bot. ")
    assert all(row.sentence.startswith("Bot\n") == row.bot for row in trust)


def test_what_a_bot_knew_is_named_as_what_it_believed(english: Catalogue) -> None:
    story = story_with_bots(1)
    bot, person = (build_strips(english, story, SEVEN, StoryFilter(observer=seat)).notes for seat in (1, 2))
    believed = f"{SEVEN[1]}: a bot. “Likely” is what it believed, round by round."
    assert believed in bot
    assert believed not in person
    assert (
        believed not in build_strips(english, story, SEVEN, StoryFilter(observer=1, roles_open=False)).notes
    )
    unasked = GameReview(story.game)
    assert believed not in build_strips(english, unasked, SEVEN, StoryFilter(observer=1)).notes


def test_of_a_bot_that_took_over_it_says_since_when(english: Catalogue) -> None:
    game = with_bots(played(7, 3), 1).game
    dealt, *later = game.steps
    person = replace(dealt.players[1], bot=None)
    first = replace(dealt, players=(dealt.players[0], person, *dealt.players[2:]))
    story = told(replace(game, steps=PublicLog([first, *later])), LaterBeliefs)
    notes = build_strips(english, story, SEVEN, StoryFilter(observer=1)).notes
    assert (
        f"{SEVEN[1]}: a bot since round\N{NO-BREAK SPACE}1. From there on, “Likely” is what it believed."
        in notes
    )


def test_no_page_says_at_once_that_a_bot_believed_it_and_that_nobody_thought_it(
    make_page: MakePage, english: Catalogue
) -> None:
    page = make_page(with_bots(played(7, 3), 1))
    page.open_part(ReviewPart.SUSPICION)
    certain, proven, likely = list_reading_notes(english)
    believed = f"{SEVEN[1]}: a bot. “Likely” is what it believed, round by round."
    for observer in (None, 1, 2):
        page.see_as(observer)
        page.finish_computing()
        labels = [label.text() for label in page.findChildren(PlainLabel) if label.isVisible()]
        said = "\n".join(labels)
        assert (believed in said) == (observer == 1)
        assert (likely in said) == (observer != 1)
        assert ("likely: as people play" in labels) == (observer != 1)
        assert ("likely" in labels) == (observer == 1)
        assert certain in said
        assert proven in said


def test_the_list_of_observers_says_who_was_a_bot(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    page = SuspicionPage(UiContext(renderer, english), RecordingRouter(), SilentActions())
    qtbot.addWidget(page)
    broadcast(page)
    page.show_players(SEVEN, frozenset({1}))
    box = find(page, names.SUSPICION_SEEN_BY)
    assert isinstance(box, QComboBox)
    assert [box.itemText(row) for row in range(4)] == ["The table", SEVEN[0], f"{SEVEN[1]} (bot)", SEVEN[2]]


def test_a_bots_lie_is_marked_where_it_was_told(english: Catalogue) -> None:
    """Seat 0 drew no Liberal Policy, and claims one."""
    story = told(with_bots(disputed(deck="FFFLFFFFL"), 0).game)
    accounts = build_round_texts(english, story, NAMES[:5], roles_open=True)[0].accounts
    lies = [(account.name, account.bot) for account in accounts if account.untrue]
    assert lies == [(NAMES[0], True)]
    hidden = build_round_texts(english, story, NAMES[:5], roles_open=False)[0].accounts
    assert not any(account.untrue for account in hidden)


def test_ballots_say_whose_they_were(english: Catalogue) -> None:
    ballots = build_round_texts(english, story_with_bots(3), SEVEN, roles_open=True)[0].ballots
    assert [ballot.bot for ballot in ballots] == [False, False, False, True, False, False, False]


def test_a_name_keeps_its_distance_from_the_sign(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    story = story_with_bots(*range(7))
    page = RoundsPage(UiContext(renderer, english), RecordingRouter(), SilentActions())
    window = lay(qtbot, page)
    broadcast(page)
    page.show_rounds(build_round_texts(english, story, SEVEN, roles_open=True), ())
    sign = next(each for each in page.findChildren(BotSign) if each.isVisible())
    assert window.isVisible()
    parent = sign.parentWidget()
    assert parent is not None
    name = min(parent.findChildren(PlainLabel), key=lambda each: each.y())
    assert name.x() - sign.geometry().right() > sign.width() / 5
    change_appearance(page, renderer.at(200))
    assert name.x() - sign.geometry().right() > sign.width() / 5


def test_who_played_at_the_end_counts() -> None:
    game = with_bots(played(7, 3), 2).game
    first, *_, last = game.steps
    players = (replace(last.players[0], bot=Temperament.BOLD), *last.players[1:])
    changed = replace(game, steps=PublicLog([first, replace(last, players=players)]))
    assert GameReview(replace(changed, steps=PublicLog([*game.steps[:-1], changed.steps[-1]]))).bots == {0, 2}
