"""With larger texts nothing that a player needs is smaller than at 100 % or below an edge that fades."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.engine.actions import Investigate
from shgui.engine.state import State
from shgui.engine.types import Phase, Role
from shgui.table.options import Voting
from shgui.table.printed_game import Asked, PrintedAsk
from shgui.ui import widget_names as names
from shgui.ui.archive import Trouble
from shgui.ui.game.page_data import HandOver, PublicTable
from shgui.ui.game.screens import ASKED, HomeScreen, Progress, Purpose
from shgui.ui.help.guide_page import GuidePage
from shgui.ui.help.help_pictures import HelpPicture, faces_for
from shgui.ui.home.home_page import HomePage
from shgui.ui.home.notice_sentences import sentence
from shgui.ui.home.notices import CrashReport, DamagedGame, Notice, WentWrong
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import LEGIBLE
from shgui.ui.printed.printed_page import PrintedPage
from shgui.ui.printed.printed_shown import PrintedShown
from shgui.ui.review.end_page import EndPage
from shgui.ui.review.end_role import EndRole
from shgui.ui.table.layout import plan_table
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Motion, Text, Theme, load_fonts, style_sheet
from shgui.ui.widgets.motion import OFF
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue, catalogue
from shgui.words.guide import Step
from shgui.words.help import Topic
from shgui.words.languages import available, endonym
from tests.ui.asked import RecordingDeeds, RecordingNavigator
from tests.ui.games import after, elected, game
from tests.ui.hand_over.private import Sheet, enacting, voting
from tests.ui.hands import click, find, lay
from tests.ui.moments.games_told import enacted, executed, hitler_elected
from tests.ui.reading import Reader
from tests.ui.review.finished import ending_of, played_out
from tests.ui.table.states import nominated, second_round, vetoed, with_fascist
from tests.ui.table.tables import public_table

LONG_WORDS = ("pl", "pt_BR", "ru")
LARGE = (150, 200)
PAGE = (1280, 691)
"""Of a window of 720 lines, below its menus."""
PLAYERS = ("Ana", "Ola", "Bartholomew-Maximilian", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")

_LAYOUTS = 3
"""What has found its width asks for its height, and what stands around it for its own."""

Prints = dict[str, list[float]]
Look = Callable[..., Prints]


@pytest.fixture(scope="module")
def renderers(qapp: object) -> dict[int, Renderer]:
    load_fonts(resources.assets() / "fonts")
    art = Art(resources.assets())
    themes = {percent: Theme.of(height=720, percent=percent) for percent in (100, *LARGE)}
    # Nothing is kept: whatever is looked at is printed for it.
    return {percent: Renderer(theme._replace(motion=OFF), art, budget=0) for percent, theme in themes.items()}


@pytest.fixture(params=LONG_WORDS)
def words(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Look:
    reader = Reader(monkeypatch)

    def looked(widget: QWidget, *, held_ready: bool = False) -> Prints:
        """`held_ready`: what was printed to be laid somewhere is seen by nobody yet."""
        settle()
        prints = [each for each in reader.painted(widget) if not (held_ready and each.kept)]
        found = sizes((each.text, each.pixels) for each in prints)
        for label in widget.findChildren(QLabel):
            if label.isVisible():
                found.setdefault(label.text(), []).append(label.fontInfo().pixelSize())
        return found

    return looked


def settle() -> None:
    for _ in range(_LAYOUTS):
        QApplication.processEvents()


def sizes(prints: Iterable[tuple[str, float]]) -> Prints:
    """By their letters: where a text is broken is another matter."""
    found: Prints = {}
    for text, pixels in prints:
        found.setdefault("".join(text.split()), []).append(pixels)
    return found


def too_small(prints: Prints) -> dict[str, float]:
    return {text: min(found) for text, found in prints.items() if min(found) < LEGIBLE - 0.01}


def smaller(drawn: Prints, larger: Prints, *folded: str) -> dict[str, tuple[float, float]]:
    """What has become smaller, and what is gone; `folded` are words of which a sign is left."""
    gone = {"".join(each.split()) for each in folded}
    least = {text: (min(found), min(larger.get(text, [0]))) for text, found in drawn.items()}
    return {
        text: (round(before, 1), round(now, 1))
        for text, (before, now) in least.items()
        if now < before - 0.1 and text not in gone
    }


def under_a_fade(page: QWidget) -> list[str]:
    """What would have to be scrolled for."""
    return [
        child.objectName() or str(child)
        for area in page.findChildren(QScrollArea)
        if area.isVisible() and area.verticalScrollBar().maximum() > 0
        for child in area.findChildren(QWidget)
        if isinstance(child, QLabel | QAbstractButton) and child.isVisible() and _is_below(child, area)
    ]


def _is_below(child: QWidget, area: QScrollArea) -> bool:
    view = area.viewport()
    return not view.rect().contains(QRect(child.mapTo(view, QPoint(0, 0)), child.size()))


def dressed(window: QWidget, renderer: Renderer) -> None:
    window.setStyleSheet(style_sheet(renderer.theme, resources.assets() / "icons"))


# The table


def table(state: State, progress: Progress | None = None, **options: object) -> PublicTable:
    return public_table(state, progress, names=PLAYERS, **options)  # type: ignore[arg-type]  # as they come


def tables() -> dict[str, PublicTable]:
    """Every question, ten players where that is possible."""
    return {
        "nominate": table(game(10), may_take_back=True, discussion_seconds=180),
        "count hands": table(nominated(10), discussion_seconds=180),
        "ballots": table(nominated(10), Progress(voting=Voting.BALLOTS)),
        "discard": table(elected(game(10), 2)),
        "term limits": table(second_round(), claims=True),
        "investigate": table(with_fascist(10, 1)),
        "special election": table(with_fascist(10, 3)),
        "execute": table(with_fascist(10, 4)),
        "peek": table(with_fascist(5, 3)),
        "veto": table(vetoed()),
    }


def test_nothing_on_the_table_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = TablePage(renderers[100])
    _window = lay(qtbot, page, *PAGE)
    page.retranslate(words)
    seen: dict[int, dict[str, Prints]] = {}
    for percent, renderer in renderers.items():
        page.set_renderer(renderer)
        seen[percent] = {}
        for asked, shown in tables().items():
            page.show_table(shown)
            seen[percent][asked] = look(page)
    assert [too_small(prints) for prints in seen[100].values()] == [{}] * len(seen[100])
    tools = [tool.words for tool in page.header.tools]
    for percent in LARGE:
        found = {asked: smaller(prints, seen[percent][asked], *tools) for asked, prints in seen[100].items()}
        assert {asked: what for asked, what in found.items() if what} == {}, percent


def test_nothing_is_smaller_of_what_a_claim_is_tapped_in_with(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = TablePage(renderers[100])
    _window = lay(qtbot, page, *PAGE)
    page.retranslate(words)
    page.show_table(table(second_round(), claims=True))
    seen: dict[int, Prints] = {}
    for percent, renderer in renderers.items():
        page.set_renderer(renderer)
        click(page, names.TABLE_CLAIMS)
        for place in range(3):
            click(page, names.table_claim_card(place))
        panel = page.claims
        seen[percent] = look(panel)
        click(page, names.TABLE_CLAIMS_CLOSE)
    assert [smaller(seen[100], seen[percent]) for percent in LARGE] == [{}, {}]


def test_nothing_at_the_end_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = EndPage(renderers[100], RecordingNavigator())
    _window = lay(qtbot, page, *PAGE)
    page.retranslate(words)
    page.show_end(replace(ending_of(played_out(10)), names=PLAYERS))
    page.stage.advance_to(60_000)
    seen: dict[int, Prints] = {}
    cards: dict[int, list[QSize]] = {}
    for percent, renderer in renderers.items():
        page.set_renderer(renderer)
        seen[percent] = look(page)
        cards[percent] = [card.size() for card in page.findChildren(EndRole)]
    assert [smaller(seen[100], seen[percent]) for percent in LARGE] == [{}, {}]
    assert cards[100] == cards[150] == cards[200]


@pytest.mark.parametrize("percent", LARGE)
def test_all_that_can_be_chosen_on_the_first_page_is_seen(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, percent: int
) -> None:
    page = HomePage(renderers[percent], RecordingNavigator(), RecordingDeeds())
    window = lay(qtbot, page, *PAGE)
    dressed(window, renderers[percent])
    page.set_renderer(renderers[percent])
    page.retranslate(words)
    page.show_languages([(code, endonym(code)) for code in available()], words.language)
    page.show_game(f"{words.row_of(PLAYERS)} — 19.11.2026")
    page.show_saved_games(True)
    settle()
    assert under_a_fade(window) == []


FILE = Path("/home/Bartholomew/.local/share/secret-hitler/games.sqlite3")
NOTICES: dict[WentWrong, bool] = {
    Trouble("foreign_file", FILE, "file is not a database"): False,
    Trouble("damaged_file", FILE, "database disk image is malformed"): False,
    Trouble("folder_unusable", FILE, "Permission denied"): True,
    DamagedGame(PLAYERS, datetime(2026, 11, 19, 20, tzinfo=UTC)): True,
    CrashReport(FILE): True,
}
"""And whether there may be games nevertheless."""
WAYS_ON = ("Try again", "Choose another folder", "Set this file aside and start a new one")


@pytest.mark.parametrize("percent", LARGE)
def test_all_that_can_be_chosen_is_seen_below_a_notice(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, percent: int
) -> None:
    page = HomePage(renderers[percent], RecordingNavigator(), RecordingDeeds())
    window = lay(qtbot, page, *PAGE)
    dressed(window, renderers[percent])
    page.retranslate(words)
    page.show_languages([(code, endonym(code)) for code in available()], words.language)
    settle()
    least, height = renderers[100].theme.type.pixels(Text.BODY), find(page, names.HOME_NEW_TABLE).height()
    ways = tuple((way, words.gettext(way)) for way in WAYS_ON)
    for went_wrong, games in NOTICES.items():
        page.show_game(f"{words.row_of(PLAYERS)} — 19.11.2026" if games else None)
        page.show_saved_games(games)
        page.show_notice(Notice(sentence(words, went_wrong), ways))
        settle()
        assert under_a_fade(window) == [], went_wrong
        assert find(page, names.HOME_NOTICE).fontInfo().pixelSize() >= least
    page.show_game(None)
    page.show_saved_games(False)
    page.show_notice(None)
    settle()
    assert find(page, names.HOME_NEW_TABLE).height() == height


@pytest.mark.parametrize("percent", [110, 150, 200])
@pytest.mark.parametrize("players", [5, 7, 10])
@pytest.mark.parametrize("size", [(960, 570), (1280, 691), (963, 691), (1920, 1044), (1000, 1000)])
def test_boards_piles_and_seats_keep_their_size(size: tuple[int, int], players: int, percent: int) -> None:
    theme = Theme.of(height=size[1] + 29, percent=percent)
    drawn, larger = (plan_table(QSize(*size), players, each) for each in (theme.as_drawn, theme))
    things = ("liberal", "fascist", "tracker", "draw", "discard")
    before = [*(getattr(drawn, thing).size() for thing in things), *(seat.size() for seat in drawn.seats)]
    now = [*(getattr(larger, thing).size() for thing in things), *(seat.size() for seat in larger.seats)]
    assert now == before
    assert larger.band.height() >= drawn.band.height()
    assert larger.header.height() >= drawn.header.height()


def test_an_open_chronicle_leaves_all_seats_and_the_question_free(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue
) -> None:
    page = TablePage(renderers[200])
    _window = lay(qtbot, page, *PAGE)
    page.retranslate(words)
    page.show_table(table(second_round(), claims=True))
    boards = page.surface.boards_place()
    page.toggle_chronicle()
    place = page.sheet.geometry()
    assert [seat for seat in page.surface.seats[:7] if seat.geometry().intersects(place)] == []
    assert not page.band.geometry().intersects(place)
    assert not page.header.geometry().intersects(place)
    click(page, names.TABLE_CHRONICLE_CLOSE)
    assert page.surface.boards_place() == boards
    assert page.sheet.isHidden()


def test_what_happens_is_seen_though_the_chronicle_lay_on_the_boards(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue
) -> None:
    page = TablePage(renderers[200])
    _window = lay(qtbot, page, *PAGE)
    page.retranslate(words)
    before = nominated()
    page.show_table(table(before))
    page.toggle_chronicle()
    page.show_table(table(elected(game(), 1), since=before))
    assert page.sheet.isHidden()


# What is told in the middle of the table


FILMS = {hitler_elected: (1200, 8000, 10800), executed: (1200, 3600, 4800), enacted: (1200, 2400)}
"""Every moment, and when there is something to be read in it, in milliseconds."""


def test_nothing_that_is_told_is_smaller_or_cut(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(monkeypatch)
    page = TablePage(renderers[100])
    _window = lay(qtbot, page, *PAGE)
    page.retranslate(words)
    seen: dict[int, Prints] = {}
    for percent, drawn in renderers.items():
        page.set_renderer(Renderer(drawn.theme._replace(motion=Motion()), drawn.art))
        prints = []
        for make, moments in FILMS.items():
            before, behind = make()
            page.show_table(table(before))
            page.show_table(table(behind, since=before))
            page.stage.pause()
            for when in moments:
                page.stage.advance_to(when)
                prints += reader.painted(page)
            assert page.stage.playing
        assert [each.text for each in prints if each.sticks_out] == [], percent
        seen[percent] = sizes((each.text, each.pixels) for each in prints)
    tools = [tool.words for tool in page.header.tools]
    assert [smaller(seen[100], seen[percent], *tools) for percent in LARGE] == [{}, {}]
    told = {text.upper() for text in seen[200]}
    answers = (labels.cleared(words), terms.role(words, Role.HITLER), labels.dead(words))
    assert [each for each in answers if "".join(each.split()).upper() not in told] == []


# What one player sees


def hands() -> dict[Purpose, tuple[State, int]]:
    session = elected(game(10, cards="FLF"), 3)
    return {
        Purpose.ROLE: (game(10), 9),
        Purpose.BALLOT: (voting(), 1),
        Purpose.DISCARD: (session, 0),
        Purpose.ENACT: (enacting(session), 3),
        Purpose.PARTY: (after(with_fascist(10, 1), (0, Investigate(1))), 0),
        Purpose.PEEK: (with_fascist(5, 3), 0),
    }


def test_nothing_on_a_private_page_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    for purpose, (state, seat) in hands().items():
        sheet = Sheet(state, seat, purpose)
        qtbot.addWidget(sheet.page)
        sheet.page.resize(*PAGE)
        seen: dict[int, tuple[Prints, Prints]] = {}
        cards: dict[int, list[QSize]] = {}
        for percent, renderer in renderers.items():
            sheet.page.set_renderer(renderer)
            sheet.page.cover(HandOver(seat, PLAYERS[2], purpose, words, number=3, hands=10))
            closed = look(sheet.page, held_ready=True)
            sheet.press()
            seen[percent] = closed, look(sheet.page, held_ready=True)
            cards[percent] = [card.size() for card in sheet.cards]
            sheet.release()
        assert [too_small(prints) for prints in seen[100]] == [{}, {}]
        for percent in LARGE:
            found = [smaller(*pair) for pair in zip(seen[100], seen[percent], strict=True)]
            assert found == [{}, {}], (purpose, percent)
            pairs = zip(cards[100], cards[percent], strict=True)
            assert [now for before, now in pairs if now.expandedTo(before) != now] == [], (purpose, percent)


# Help


def test_no_picture_of_the_help_is_smaller(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    picture = HelpPicture(renderers[100])
    qtbot.addWidget(picture)
    shown = {topic: faces_for(topic, words, 10) for topic in Topic}
    for topic in {faces: topic for topic, faces in shown.items()}.values():
        seen: dict[int, Prints] = {}
        for percent, renderer in renderers.items():
            picture.set_renderer(renderer)
            picture.show_faces(shown[topic], "")
            picture.setFixedSize(PAGE[0] * 2 // 3, picture.sizeHint().height())
            seen[percent] = look(picture)
        assert [smaller(seen[100], seen[percent]) for percent in LARGE] == [{}, {}], topic


# The guided first round, and the printed game: a column beside the table


def test_nothing_in_the_guided_round_is_smaller_or_below_an_edge(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = GuidePage(renderers[100], RecordingNavigator())
    window = lay(qtbot, page, *PAGE)
    seen: dict[int, dict[Step, Prints]] = {}
    for percent, renderer in renderers.items():
        dressed(window, renderer)
        page.set_renderer(renderer)
        page.retranslate(words)
        page.begin(hold=True)
        seen[percent] = {}
        for step in Step:
            private = find(window, names.HAND_OVER_HOLD).isVisible()
            seen[percent][step] = look(window, held_ready=private)
            assert under_a_fade(window) == [], (percent, step)
            click(page, names.GUIDE_NEXT)
    assert [too_small(prints) for prints in seen[100].values()] == [{}] * len(seen[100])
    tools = [tool.words for tool in window.findChildren(TablePage)[0].header.tools]
    for percent in LARGE:
        found = {step: smaller(prints, seen[percent][step], *tools) for step, prints in seen[100].items()}
        assert {step: what for step, what in found.items() if what} == {}, percent


def printed_tables() -> dict[Asked, PublicTable | None]:
    session = elected(game(10), 2)
    found: dict[Asked, PublicTable | None] = {
        PrintedAsk.FIRST_CANDIDATE: None,
        Phase.NOMINATE: table(game(10)),
        Phase.VOTE: table(nominated(10)),
        PrintedAsk.IS_HITLER: table(with_fascist(10, 4)),
        PrintedAsk.WAS_HITLER: table(with_fascist(10, 5)),
        PrintedAsk.POLICY: table(session),
        PrintedAsk.CHAOS_POLICY: table(session),
        Phase.PEEK: table(with_fascist(5, 3)),
        Phase.INVESTIGATE: table(with_fascist(10, 1)),
        Phase.EXECUTE: table(with_fascist(10, 4)),
        Phase.VETO_ANSWER: table(vetoed()),
    }
    beside = {ask: shown for ask, shown in found.items() if shown is not None and ask not in ASKED}
    return found | {ask: replace(shown, screen=HomeScreen()) for ask, shown in beside.items()}


def test_nothing_of_a_printed_game_is_smaller_or_below_an_edge(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, look: Look
) -> None:
    page = PrintedPage(renderers[100], RecordingNavigator())
    window = lay(qtbot, page, *PAGE)
    seen: dict[int, dict[Asked, Prints]] = {}
    for percent, renderer in renderers.items():
        dressed(window, renderer)
        page.set_renderer(renderer)
        page.retranslate(words)
        seen[percent] = {}
        for ask, public in printed_tables().items():
            known = None if public is None else replace(public, printed=True)
            shown = PrintedShown(ask, PLAYERS, "official", known, about=2, may_undo=True)
            reshuffled = 14 if ask in (Phase.NOMINATE, Phase.EXECUTE) else 0
            page.show_printed(
                replace(shown, may_propose_veto=ask is PrintedAsk.POLICY, reshuffled=reshuffled)
            )
            seen[percent][ask] = look(window)
            assert under_a_fade(window) == [], (percent, ask)
    assert [too_small(prints) for prints in seen[100].values()] == [{}] * len(seen[100])
    tools = [tool.words for tool in window.findChildren(TablePage)[0].header.tools]
    for percent in LARGE:
        found = {ask: smaller(prints, seen[percent][ask], *tools) for ask, prints in seen[100].items()}
        assert {ask: what for ask, what in found.items() if what} == {}, percent


def test_the_menus_take_no_more_room_from_the_pages() -> None:
    drawn, larger = (Theme.of(height=720, percent=percent) for percent in (100, 200))
    icons = resources.assets() / "icons"
    bars = [style_sheet(theme, icons).partition("QMenuBar::item {")[2] for theme in (drawn, larger)]
    assert bars[0].startswith(" padding: 3px")
    assert bars[1].startswith(" padding: 0px")
