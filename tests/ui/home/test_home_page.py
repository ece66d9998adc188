from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from shgui.ui import widget_names as names
from shgui.ui.home.home_page import HomePage, Notice
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.asked import RecordingPreferences, RecordingRouter, home_page
from tests.ui.hands import click, find, lay, sees

LANGUAGES = (("en", "English"), ("pl", "Polski"), ("ru", "Русский"))


@pytest.fixture
def router() -> RecordingRouter:
    return RecordingRouter()


@pytest.fixture
def preferences() -> RecordingPreferences:
    return RecordingPreferences(LANGUAGES)


@pytest.fixture
def home(
    qtbot: QtBot,
    renderer: Renderer,
    english: Catalogue,
    router: RecordingRouter,
    preferences: RecordingPreferences,
) -> Iterator[HomePage]:
    page = home_page(UiContext(renderer, english), router, preferences)
    broadcast(page)
    window = lay(qtbot, page)
    yield page
    window.close()


def lies_in_full(home: HomePage, name: str) -> bool:
    button = find(home, name)
    return button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize(
    ("name", "way"),
    [
        (names.HOME_NEW_TABLE, "new_table"),
        (names.HOME_SAVED_GAMES, "saved_games"),
        (names.HOME_PRACTICE, "practice"),
        (names.HOME_PRINTED, "new_table printed"),
        (names.HOME_NARRATOR, "narrator"),
        (names.HOME_GUIDE, "guide"),
        (names.HOME_HELP, "help three_minutes"),
        (names.HOME_SETTINGS, "settings"),
    ],
)
def test_one_click_leads_on(home: HomePage, router: RecordingRouter, name: str, way: str) -> None:
    home.show_saved_games(any_saved=True)
    click(home, name)
    assert router.asked == [way]


def test_saved_games_are_reached_where_there_are_some(home: HomePage) -> None:
    assert not sees(home, names.HOME_SAVED_GAMES)
    home.show_saved_games(any_saved=True)
    assert find(home, names.HOME_SAVED_GAMES).isVisible()


def test_without_a_game_there_is_nothing_to_go_on_with(home: HomePage) -> None:
    assert not sees(home, names.HOME_GO_ON)
    home.set_focus_first()
    assert home.focusWidget() is find(home, names.HOME_NEW_TABLE)


def test_an_unfinished_game_comes_first(home: HomePage) -> None:
    home.show_game("Ana, Ola – since yesterday")
    home.set_focus_first()
    assert home.focusWidget() is find(home, names.HOME_GO_ON)
    assert find(home, names.HOME_GO_ON).accessibleDescription() == "Ana, Ola – since yesterday"
    asked: list[object] = []
    home.game_chosen.connect(asked.append)
    home.set_aside_chosen.connect(lambda: asked.append("set aside"))
    click(home, names.HOME_GO_ON)
    assert asked == [0]
    click(home, names.HOME_SET_ASIDE)
    assert asked == [0, "set aside"]


@pytest.mark.parametrize("practice", [True, False])
def test_practice_and_a_groups_game_are_both_offered(home: HomePage, practice: bool) -> None:
    asked: list[int] = []
    home.game_chosen.connect(asked.append)
    home.show_game("the newer one", practice=practice, other="the older one")
    newer, older = find(home, names.HOME_GO_ON), find(home, names.HOME_GO_ON_OTHER)
    words = ["Continue practice", "Continue the game"]
    assert [newer.accessibleName(), older.accessibleName()] == (words if practice else words[::-1])
    assert older.accessibleDescription() == "the older one"
    assert newer.y() < older.y() < find(home, names.HOME_NEW_TABLE).y()
    click(home, names.HOME_GO_ON_OTHER)
    click(home, names.HOME_GO_ON)
    assert asked == [1, 0]
    home.show_game("the only one", practice=practice)
    assert not sees(home, names.HOME_GO_ON_OTHER)


def test_languages_go_by_their_own_names(home: HomePage, preferences: RecordingPreferences) -> None:
    assert find(home, names.home_language("ru")).accessibleName() == "Русский"
    click(home, names.home_language("pl"))
    assert preferences.made == [("language", "pl")]


def test_a_notice_tells_and_offers_ways_on(home: HomePage) -> None:
    answers: list[str] = []
    home.notice_answered.connect(answers.append)
    home.show_notice(Notice("The disk is full.", (("retry", "Try again"), ("other_folder", "Elsewhere"))))
    click(home, names.home_notice_action("other_folder"))
    assert answers == ["other_folder"]
    home.show_notice(None)
    assert not find(home, names.HOME_NOTICE).isVisible()


CHOICES = (
    names.HOME_NEW_TABLE,
    names.HOME_PRACTICE,
    names.HOME_PRINTED,
    names.HOME_NARRATOR,
    names.HOME_GUIDE,
    names.HOME_HELP,
    names.HOME_SETTINGS,
)


def test_the_whole_menu_lies_open_whatever_is_said_above_it(home: HomePage, qtbot: QtBot) -> None:
    ways = (("retry", "Try again"), ("other_folder", "Choose another folder"), ("file_aside", "Put it aside"))
    home.show_notice(Notice("\n".join(["A file of another program lies there."] * 22), ways))
    printed, narrator = find(home, names.HOME_PRINTED), find(home, names.HOME_NARRATOR)
    qtbot.waitUntil(lambda: printed.y() == narrator.y())
    assert all(lies_in_full(home, name) for name in CHOICES)
    home.show_notice(None)
    qtbot.waitUntil(lambda: printed.y() < narrator.y())
    assert all(lies_in_full(home, name) for name in CHOICES)


def test_large_letters_leave_the_menu_whole(qtbot: QtBot, english: Catalogue, renderer: Renderer) -> None:
    large = Renderer(Theme.of(Scheme.LIGHT, height=720, percent=200), renderer.art)
    page = home_page(UiContext(large, english), preferences=RecordingPreferences(LANGUAGES))
    broadcast(page)
    window = lay(qtbot, page, height=580)
    new_table = find(page, names.HOME_NEW_TABLE)
    qtbot.waitUntil(lambda: new_table.width() > new_table.sizeHint().width())
    qtbot.waitUntil(lambda: all(lies_in_full(page, name) for name in CHOICES))
    window.close()
