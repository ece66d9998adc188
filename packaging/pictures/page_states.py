"""The pages round a game: first page, new table, settings, how to play, about."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLineEdit
from shiboken6 import delete

from shgui.engine.components import list_roles
from shgui.engine.types import Outcome, Policy
from shgui.library.groups import find_played_groups
from shgui.library.library import SavedGame
from shgui.library.recap import GameRecap
from shgui.phones.server.join_link import build_join_link, build_qr_matrix
from shgui.phones.server.networks import Network, NetworkKind
from shgui.presentation.scenes import FingerprintScene
from shgui.storage.journal import GameId
from shgui.storage.journal_errors import JournalProblem
from shgui.storage.user_folders import UserFolders
from shgui.table.earlier_deals import DealFate
from shgui.table.seating import Player, Temperament
from shgui.ui.help.about_page import AboutPage
from shgui.ui.help.help_page import HOUSE_RULES, HelpPage
from shgui.ui.home.home_page import HomePage, Notice
from shgui.ui.new_game.fingerprint_page import FingerprintPage
from shgui.ui.new_game.new_game_form import OfferedTable, PracticeRequest
from shgui.ui.new_game.new_game_page import NewTablePage
from shgui.ui.new_game.practice_page import PracticePage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.phones.joining_page import JoiningPage
from shgui.ui.phones.joining_scene import (
    JoinedSeat,
    JoiningCode,
    JoiningScene,
    SeatPlace,
    SeatRequestScene,
)
from shgui.ui.saved_games.group_page import GroupPage
from shgui.ui.saved_games.saved_games_page import SavedGamesPage
from shgui.ui.settings.settings import Settings
from shgui.ui.settings.settings_page import SettingsPage
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.pages import PageName
from shgui.ui.widget_names import FINGERPRINT_WORD
from shgui.ui.widgets.themed import UiContext
from shgui.words.bot_texts import list_bot_names
from shgui.words.catalogue import Catalogue
from shgui.words.help_topics import Topic
from shgui.words.journal_problem_texts import describe_journal_problem
from shgui.words.languages import get_endonym, list_languages
from shgui.words.refusal_texts import TABLE_REASONS
from tests.ui.asked import make_page

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Александра-Мария Х.")
LANGUAGES = tuple((code, get_endonym(code)) for code in list_languages())
DIGITS = "2d711642b726b04401627ca9fbac32f5" * 2
_CODE = JoiningCode(
    build_qr_matrix(build_join_link("192.168.1.20:8765", bytes(range(32)), "abcdefghijklmnop")),
    "192.168.1.20:8765",
    "lantern",
)
_NETWORKS = (
    Network("192.168.1.20", "wlan0", NetworkKind.WIFI),
    Network("10.0.0.7", "eth0", NetworkKind.CABLE),
)
_SEATS = tuple(
    JoinedSeat(name, get_endonym(code), where, None if where is SeatPlace.SCREEN else name.encode())
    for name, code, where in (
        ("Ana", "pl", SeatPlace.PHONE),
        ("Piotr", "en", SeatPlace.PHONE),
        ("Ingrid", "nb", SeatPlace.AWAY),
        ("Bruno", "pt_BR", SeatPlace.PHONE),
        ("Lucia", "it", SeatPlace.PHONE),
        ("Igor", "ru", SeatPlace.SCREEN),
        ("Marta", "en", SeatPlace.PHONE),
    )
)
JOINING = JoiningScene(_CODE, _NETWORKS, "192.168.1.20", _SEATS)
"""The network is open, and seven have come."""
_CHANGING = replace(JOINING, in_game=True, seat="Ingrid")
_REQUESTS = tuple(SeatRequestScene(word, "Ingrid") for word in ("KOLA", "MUTA", "ZEGO", "PADU"))
RULEBOOKS = ("official", "pl", "pt_BR", "it", "nb", "ru")


def _saved(number: int, players: int, outcome: Outcome | None = None, **known: Any) -> SavedGame:
    """The more the number, the longer ago."""
    began = datetime(2026, 11, 18, 20, 14, tzinfo=UTC) - timedelta(days=number * 3, minutes=number * 17)
    rounds = None if outcome is None else 6 + number % 5
    told = {
        "rounds": rounds,
        "problem": None,
        "rulebook": RULEBOOKS[number % 6],
        "set_aside": outcome is not None,
    } | known
    return SavedGame(GameId(f"{number:032x}"), began, NAMES[:players], outcome, **told)


SAVED_GAMES = (
    _saved(0, 7),
    _saved(1, 5, Outcome.HITLER_EXECUTED),
    _saved(2, 10, Outcome.SIX_FASCIST_POLICIES),
    _saved(3, 6, set_aside=True),
    _saved(4, 8, Outcome.FIVE_LIBERAL_POLICIES, printed=True),
    _saved(5, 9, problem=JournalProblem.KEY_MISSING),
    _saved(6, 5, problem=JournalProblem.DAMAGED_GAME),
    _saved(7, 7, ended_early=True, rounds=3, set_aside=True),
    *(_saved(number, 5 + number % 6, Outcome.HITLER_CHANCELLOR) for number in range(8, 100)),
)
_OUTCOMES = tuple(Outcome)
_COUSINS = ("Bea", "Александра-Мария Х.", "<b>Zbigniew</b>", "Li", "Noa")


def _played(number: int, rng: Random, group: tuple[str, ...]) -> SavedGame:
    """A finished game of these players, as it may have gone; the more the number, the longer ago."""
    outcome = rng.choice(_OUTCOMES)
    liberal, fascist = rng.randrange(1, 5), rng.randrange(2, 6)
    if outcome is Outcome.FIVE_LIBERAL_POLICIES:
        liberal = 5
    if outcome is Outcome.SIX_FASCIST_POLICIES:
        fascist = 6
    cards = [Policy.LIBERAL] * liberal + [Policy.FASCIST] * fascist
    rng.shuffle(cards)
    roles = list(list_roles(len(group)))
    rng.shuffle(roles)
    recap = GameRecap(tuple(roles), tuple(cards))
    book = "pl" if number % 4 == 3 else "official"
    game = _saved(number, len(group), outcome, recap=recap, rulebook=book)
    return replace(game, names=group)


def _evenings(games: int, group: tuple[str, ...], seed: int = 2) -> tuple[SavedGame, ...]:
    """The group as it comes from evening to evening; the newest first."""
    rng = Random(seed)  # noqa: S311
    tables = (group[: max(5, len(group) - number % 3)] for number in range(games))
    return tuple(_played(number, rng, table) for number, table in enumerate(tables))


THREE_AND_ONE = (*_evenings(3, NAMES), replace(_evenings(1, _COUSINS, 1)[0], game=GameId("c" * 32)))
FORTY = _evenings(40, NAMES[:8])


Made = TypeVar("Made")


class Gallery:
    """The window with one page after the other on it."""

    def __init__(self, renderer: Renderer, size: QSize, words: Catalogue) -> None:
        self._words = words
        ui = UiContext(renderer, words)
        self._window = MainWindow(partial(make_page, ui=ui, languages=LANGUAGES), ui)
        MenuBar(self._window).set_words(words)
        self._window.resize(size)

    def close(self) -> None:
        """Delete the window before the application: left to Python it may outlive it."""
        delete(self._window)

    def home(self) -> QPixmap:
        return self._shown(PageName.HOME, self._home())

    def home_with_a_game_and_trouble(self) -> QPixmap:
        page = self._home()
        words = self._words
        page.show_game(f"{words.row_of(NAMES)} – 18.11.2026, 20:14")
        problem = describe_journal_problem(words, "folder_unusable", "/home/ana/.local/share/shgui", "EACCES")
        ways = (("retry", words.gettext("Try again")), ("other", words.gettext("Choose another folder")))
        page.show_notice(Notice(problem, ways))
        page.show_saved_games(any_saved=True)
        return self._shown(PageName.HOME, page)

    def new_table(self) -> QPixmap:
        page = self._page(PageName.NEW_TABLE, NewTablePage)
        page.offer(OfferedTable(LANGUAGES, "en", RULEBOOKS, rulebook="pt_BR"))
        return self._shown(PageName.NEW_TABLE, page)

    def new_table_full(self) -> QPixmap:
        page = self._page(PageName.NEW_TABLE, NewTablePage)
        group = tuple(Player(name, "en") for name in NAMES)
        page.offer(OfferedTable(LANGUAGES, "en", RULEBOOKS, groups=(group, group[:5])))
        page.seat(group)
        return self._shown(PageName.NEW_TABLE, page)

    def new_table_with_bots(self, people: int) -> QPixmap:
        page = self._page(PageName.NEW_TABLE, NewTablePage)
        group = tuple(Player(name, "en") for name in NAMES[:people])
        kinds = tuple(Temperament)
        bots = tuple(
            Player(name, "en", kinds[n % 3])
            for n, name in enumerate(list_bot_names(self._words)[: 10 - people])
        )
        page.offer(OfferedTable(LANGUAGES, "en", RULEBOOKS, groups=((*group, *bots[:2]), group)))
        page.seat((*group, *bots[: max(1, 7 - people)]) if people else bots[:5])
        return self._shown(PageName.NEW_TABLE, page)

    def practice(self, wanted: PracticeRequest) -> QPixmap:
        page = self._page(PageName.PRACTICE, PracticePage)
        page.offer(wanted)
        return self._shown(PageName.PRACTICE, page)

    def fingerprint(self, deal: int = 1, refused: bool = False, typed: str = "") -> QPixmap:
        page = self._page(PageName.FINGERPRINT, FingerprintPage)
        earlier = (DealFate.FINISHED, DealFate.SET_ASIDE_UNSEEN, DealFate.UNFINISHED)[: deal - 1]
        times = datetime(2026, 11, 18, 21, 14, tzinfo=UTC), datetime(2026, 11, 18, 22, 5, tzinfo=UTC)
        page.show_fingerprint(FingerprintScene(DIGITS, deal, earlier, times if deal > 1 else None))
        for field in page.findChildren(QLineEdit, FINGERPRINT_WORD):
            field.setText(typed)
        if refused:
            page.show_refusal(TABLE_REASONS["not_words"](self._words))
        return self._shown(PageName.FINGERPRINT, page)

    def phones(self, shown: JoiningScene) -> QPixmap:
        page = self._page(PageName.PHONES, JoiningPage)
        page.show_joining(shown)
        return self._shown(PageName.PHONES, page)

    def saved_games(self, games: tuple[SavedGame, ...] = ()) -> QPixmap:
        page = self._page(PageName.SAVED_GAMES, SavedGamesPage)
        page.show_games(games)
        return self._shown(PageName.SAVED_GAMES, page)

    def group(self, games: tuple[SavedGame, ...]) -> QPixmap:
        page = self._page(PageName.GROUP, GroupPage)
        page.enter(find_played_groups(games)[0])
        return self._shown(PageName.GROUP, page)

    def settings(self) -> QPixmap:
        page = self._page(PageName.SETTINGS, SettingsPage)
        page.show_settings(Settings(), LANGUAGES)
        stick = Path("/media/ana/stick/shgui-data")
        page.show_folders(UserFolders(stick / "games", stick / "settings", portable=True))
        return self._shown(PageName.SETTINGS, page)

    def about(self) -> QPixmap:
        page = self._page(PageName.ABOUT, AboutPage)
        return self._shown(PageName.ABOUT, page)

    def topic(self, topic: str) -> QPixmap:
        page = self._page(PageName.HELP, HelpPage)
        page.show_topic(topic)
        return self._shown(PageName.HELP, page)

    def _home(self) -> HomePage:
        return self._page(PageName.HOME, HomePage)

    def _page(self, name: PageName, kind: type[Made]) -> Made:
        page = self._window.page(name)
        if not isinstance(page, kind):
            raise TypeError(name)
        return page

    def _shown(self, name: PageName, _page: object) -> QPixmap:
        self._window.show_page(name)
        self._window.show()
        for _ in range(3):
            QApplication.processEvents()
        return self._window.grab()


STATES: Mapping[str, Callable[[Gallery], QPixmap]] = {
    "home": Gallery.home,
    "home-trouble": Gallery.home_with_a_game_and_trouble,
    "new-table": Gallery.new_table,
    "new-table-full": Gallery.new_table_full,
    "practice": partial(Gallery.practice, wanted=PracticeRequest("", 4, "mixed")),
    "practice-full": partial(Gallery.practice, wanted=PracticeRequest(NAMES[-1], 9, "careful")),
    "new-table-bot": partial(Gallery.new_table_with_bots, people=4),
    "new-table-bots-alone": partial(Gallery.new_table_with_bots, people=0),
    "fingerprint": Gallery.fingerprint,
    "fingerprint-typed": partial(Gallery.fingerprint, typed="  Zażółć Gęślą, jaźń! "),
    "fingerprint-third-deal": partial(Gallery.fingerprint, deal=3, refused=True),
    "saved-games": partial(Gallery.saved_games, games=SAVED_GAMES),
    "evenings-3": partial(Gallery.saved_games, games=THREE_AND_ONE),
    "evenings-40": partial(Gallery.saved_games, games=FORTY),
    "group-3": partial(Gallery.group, games=THREE_AND_ONE),
    "group-40": partial(Gallery.group, games=FORTY),
    "group-400": partial(Gallery.group, games=_evenings(400, NAMES[:8])),
    "saved-games-none": Gallery.saved_games,
    "phones-before": partial(Gallery.phones, shown=JoiningScene(networks=_NETWORKS)),
    "phones-open": partial(Gallery.phones, shown=JOINING),
    "phones-bots": partial(
        Gallery.phones,
        shown=replace(JOINING, seats=(*_SEATS[:5], JoinedSeat("Folio", get_endonym("en"), SeatPlace.BOT))),
    ),
    "phones-nobody": partial(Gallery.phones, shown=replace(JOINING, seats=(), misses_phones=True)),
    "phones-trouble": partial(Gallery.phones, shown=JoiningScene(trouble="forbidden")),
    "phones-seat": partial(Gallery.phones, shown=replace(JOINING, in_game=True, seat="Ingrid")),
    "phones-many": partial(Gallery.phones, shown=replace(JOINING, holds_back=True)),
    "phones-requests": partial(Gallery.phones, shown=replace(_CHANGING, requests=_REQUESTS[:1])),
    "phones-four-requests": partial(Gallery.phones, shown=replace(_CHANGING, requests=_REQUESTS)),
    "settings": Gallery.settings,
    "about": Gallery.about,
    **{f"help-{topic}": partial(Gallery.topic, topic=topic) for topic in (*map(str, Topic), HOUSE_RULES)},
}
