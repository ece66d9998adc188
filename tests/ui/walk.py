"""A walk through the whole program in one language, past every page and every dialog."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListView, QWidget

from shgui import resources
from shgui.engine.actions import (
    CallSpecialElection,
    Execute,
    Investigate,
    Nominate,
)
from shgui.engine.editions import OFFICIAL, get_edition, list_edition_names
from shgui.engine.types import Phase, Policy, Seat
from shgui.narrator.narration import NarrationStatus
from shgui.narrator.voice.recordings import OwnRecordings, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.narrator.voice.voice import Voice, get_line_text
from shgui.presentation.screens import (
    EndScreen,
    HandOverScreen,
    PromptKind,
    ReturnScreen,
    Screen,
    TableScreen,
)
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Options, Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.help.help_page import HOUSE_RULES, HelpPage
from shgui.ui.narrator.narrator_page import NarratorPage
from shgui.ui.settings.settings import Settings, SettingsFile
from shgui.ui.shell.crash_reports import CrashReports
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.widgets.tooltip_button import TooltipButton
from shgui.words.guide_texts import GuideStep
from shgui.words.help_topics import Topic
from tests.narrator.voice.sounds import SilentPlayer
from tests.ui.evening_players import DIGITS
from tests.ui.hands import LEFT, find, half_a_second
from tests.ui.printed.hands import by_mouse, game
from tests.ui.programs import Started
from tests.ui.walk_again import watch_again
from tests.ui.walk_bots import practise
from tests.ui.walk_phones import sit_round_with_phones
from tests.ui.walk_plan import Plan, printed_fact
from tests.ui.walk_story import read_the_story

PLAYERS = ("Ana", "Ola", "Bartholomew-Maximilian", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
_CHOOSING = (TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT)
_AIMED = (Nominate, Investigate, CallSpecialElection, Execute)
_MOST_STEPS = 400
_LAYOUTS = 3
_KEYS = Qt.FocusReason.TabFocusReason


def leave_untidy(folders: UserFolders, settings: Settings) -> None:
    """As after a crash, with a file in the place of the saved games."""
    SettingsFile(folders.settings / "settings.json").save(settings)
    folders.data.mkdir()
    folders.journal.write_bytes(b"minutes of a meeting" * 400)
    CrashReports(folders.data).write("a crash")


def mute(data: Path) -> Voice:
    """A narrator that nobody hears."""
    shipped = ShippedRecordings(resources.assets() / "voice")
    return Voice(get_line_text, shipped, OwnRecordings(data), SilentPlayer(), SystemVoice(None))


class Walk(Started):
    discussion_seconds: int | None = 180

    def __init__(
        self,
        application: QApplication,
        folders: UserFolders,
        language: str,
        size: tuple[int, int],
        see: Callable[[QWidget, str], None],
    ) -> None:
        """`see` is given each window to look at, and where on the walk it is."""
        super().__init__(application, folders, language)
        # Not by the settings: the offscreen screen is smaller, and no window begins larger than its screen.
        self.window.resize(*size)
        self.seen = set[str]()
        self._see = see
        self._language = language
        self._plan = Plan(5, Voting.HANDS, frozenset(), [])

    def everywhere(self) -> set[str]:
        """From the first start after a crash to the review of a second game; what was asked on the way."""
        for notice in ("file_aside", "understood"):
            self.look(f"home, {notice}")
            self.click(names.home_notice_action(notice))
        self.look("home")
        self.menu("saved_games")
        self.look("saved games, none")
        self.click(names.SAVED_GAMES_BACK)
        asked = self.play_the_printed_game(5) | self.play_the_printed_game(10)
        self.pass_the_pages()
        self.lay_tables()
        self.see_the_fingerprint()

        asked |= self.play_by_hands()
        self.save_missing_recaps()

        ballots = Plan(5, Voting.BALLOTS, frozenset((2,)), [], hitler_elected=True)
        self.sit_down(ballots)
        self.play()
        self.save_missing_recaps()
        self.look_at_saved_games()
        return asked | ballots.asked | practise(self) | sit_round_with_phones(self)

    def play_by_hands(self) -> set[str]:
        """A game of ten, with all that can be tried at its table; what was asked in it."""
        hands = Plan(10, Voting.HANDS, frozenset((1, 2, 3)), [True, False])
        self.sit_down(hands)
        self.play_until(PromptKind.COUNT_HANDS, 1)
        self.take_back()
        self.play_until(PromptKind.NOMINATE, 5)
        self.claim()
        self.take_a_claim_back()
        self.try_the_table("early")
        self.leave_and_come_back()
        self.play_until(PromptKind.NOMINATE, 9)
        self.try_the_table("late")
        self.play()
        return hands.asked

    # What is looked at

    def look(self, place: str, window: QWidget | None = None) -> None:
        """Once at each place."""
        self.application.processEvents()
        if place not in self.seen:
            self.seen.add(place)
            # What has found its width asks for its height, and what stands around it for its own.
            for _ in range(_LAYOUTS):
                self.application.processEvents()
                self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self._see(window or self.window, place)

    def _come_forward(self) -> None:
        """Focus comes to nothing in a window that a dialog has left behind."""
        self.window.activateWindow()
        self.application.processEvents()

    def click_and_look(self, name: str, place: str) -> None:
        self.click(name)
        self.look(place)

    def look_at_dialog(self, place: str) -> None:
        self.application.processEvents()
        (dialog,) = (each for each in self.window.findChildren(QDialog) if each.isVisible())
        self.look(place, dialog)

    def _look_at_rows(self, name: str, place: str, step: int) -> None:
        """A long list, so many rows at a time."""
        rows = self.find(name)
        assert isinstance(rows, QListView)
        for row in range(0, rows.model().rowCount(), step):
            rows.scrollTo(rows.model().index(row, 0), QListView.ScrollHint.PositionAtTop)
            self.look(f"{place}, row {row}")

    # Pages beside a game

    def pass_the_pages(self) -> None:
        for name in ("settings", "about"):
            self.menu(name)
            self.look(name)
        self.menu("shortcuts")
        self.look_at_dialog("shortcuts")
        click_in(self.window, names.SHORTCUTS_CLOSE)
        self._read_the_rules()
        self._follow_the_guide()
        self.hear_the_opening()
        self.menu("home")

    def _read_the_rules(self) -> None:
        self.menu("help")
        page = self.program.window.page(PageName.HELP)
        assert isinstance(page, HelpPage)
        for rules in list_edition_names():
            page.set_rules(rules, 7)
            # What other books say differently stands on the page of house rules.
            for topic in (*map(str, Topic), HOUSE_RULES) if rules == OFFICIAL else (HOUSE_RULES,):
                page.show_topic(topic)
                self.look(f"help, {rules}, {topic}")
        self.write(names.HELP_SEARCH, "xyzzy")
        self.look("help, nothing found")

    def _follow_the_guide(self) -> None:
        self.menu("guide")
        for step in GuideStep:
            self.look(f"guide, {step}")
            if self.find(names.HAND_OVER_HOLD).isVisible():
                self._hold(f"guide, {step}")
                self._let_go()
            self.click(names.GUIDE_NEXT)

    def hear_the_opening(self) -> None:
        self.menu("narrator")
        self.look("narrator")
        self.menu("mute")
        self.look("narrator without sound")
        page = self.program.window.page(PageName.NARRATOR)
        assert isinstance(page, NarratorPage)
        for begin in (names.NARRATOR_REHEARSE, names.NARRATOR_BEGIN):
            self.click(begin)
            self.click(names.NARRATOR_PAUSE)
            self.look(f"{begin}, paused")
            for line in range(_MOST_STEPS):
                assert page.narration is not None
                self.look(f"{begin}, {line}")
                if page.narration.status is NarrationStatus.DONE:
                    break
                self.click(names.NARRATOR_SKIP)
            self.click(names.NARRATOR_END)

    # Before a game

    def lay_tables(self) -> None:
        self._come_forward()
        for name in (names.HOME_NEW_TABLE, names.HOME_PRINTED):
            self.click(name)
            self.look(name)
            for row, player in enumerate(PLAYERS):
                self.write(names.new_table_name(row), player)
            self.look(f"{name}, ten names")
            self.click(names.NEW_TABLE_BACK)

    def see_the_fingerprint(self) -> None:
        """Of a second deal, which is set aside as well."""
        for deal in (1, 2):
            self.new_table(*PLAYERS)
            self.look(f"fingerprint of deal {deal}")
            self.menu("second_screen")
            self.look(f"fingerprint of deal {deal}, second screen", self._second_screen)
            self.menu("second_screen")
            self.write(names.FINGERPRINT_WORD, "x" * 81)
            self.click(names.FINGERPRINT_GO_ON)
            self.look("fingerprint, a word that is too long")
            self.menu("home")
            self.click(names.HOME_SET_ASIDE)
            click_in(self.window, names.QUESTION_YES)

    def leave_and_come_back(self) -> None:
        self.menu("home")
        self.look("home with a game")
        self.click(names.HOME_SET_ASIDE)
        self.look_at_dialog("question")
        click_in(self.window, names.QUESTION_NO)
        self.click(names.HOME_GO_ON)

    # A game

    def sit_down(self, plan: Plan) -> None:
        self._plan = plan
        clock = self.discussion_seconds
        options = Options(
            get_edition("official"), self._language, plan.voting, discussion_seconds=clock, claims=True
        )
        seating = [Player(name, self._language) for name in PLAYERS[: plan.players]]
        table = self.program.library_access.library.start(
            seating, options, seed=bytes(32), rigging=plan.rigging
        )
        self.program.games.begin(table)

    def play(self) -> None:
        for _ in range(_MOST_STEPS):
            screen = self.screen
            if isinstance(screen, EndScreen):
                return
            self._step(screen)
        raise AssertionError(f"no end in sight at {self.screen}")

    def _step(self, screen: Screen) -> None:
        self.application.processEvents()
        self._plan.asked |= {str(getattr(screen, part, None)) for part in ("ask", "purpose")}
        match screen:
            case TableScreen(ask, seat, purpose):
                last = self.table.view(None).history[-1]
                self.look(f"table, {ask}, {purpose}, after {type(last).__name__}")
                self._at_table(ask, seat)
            case HandOverScreen(seat, purpose):
                self._behind_the_cover(seat, purpose)
            case ReturnScreen():
                self.look("to the table")
                self.click(names.TO_TABLE_REVEAL)
            case other:
                raise AssertionError(other)

    def _at_table(self, ask: PromptKind, seat: Seat | None) -> None:
        match ask:
            case PromptKind.COUNT_HANDS:
                self._vote_by_hands()
            case PromptKind.ANSWER_VETO:
                consent = self._plan.consents.pop(0)
                self.click(names.TABLE_VETO_AGREE if consent else names.TABLE_VETO_REFUSE)
                self.look(f"table, {ask}, {consent}")
            case (
                PromptKind.NOMINATE
                | PromptKind.INVESTIGATE
                | PromptKind.SPECIAL_ELECTION
                | PromptKind.EXECUTE
            ) if seat is not None:
                self.click(names.table_seat(seat))
                self.look(f"table, {ask}, oneself")
                self.click(names.table_seat(self._target(seat, ask)))
                self.look(f"table, {ask}, chosen")
        self.click(names.TABLE_CONFIRM)

    def _target(self, seat: Seat, ask: PromptKind) -> Seat:
        hitler = self._plan.players - 1
        targets = [each.target for each in self.table.list_legal_actions(seat) if isinstance(each, _AIMED)]
        ends = self._plan.hitler_elected and self.table.view(None).fascist >= 3
        if ends and ask is PromptKind.NOMINATE and hitler in targets:
            return hitler
        return next(target for target in targets if target != hitler)

    @property
    def _elected(self) -> bool:
        return self.table.view(None).round not in self._plan.voted_down

    def _vote_by_hands(self) -> None:
        self.click_and_look(names.TABLE_CONFIRM, "table, counting")
        self.click(names.TABLE_ALL_JA if self._elected else names.TABLE_ALL_NEIN)
        self.click_and_look(names.table_seat(self.table.view(None).alive[0]), "table, votes tapped in")

    def _behind_the_cover(self, seat: Seat, purpose: TaskKind) -> None:
        view = self.table.view(seat)
        place = f"hand-over, {purpose}"
        self.look(place)
        self._hold(f"{place}, {view.role if purpose is TaskKind.ROLE else ''}")
        if purpose is TaskKind.ENACT and view.veto_unlocked and not view.veto_refused and self._plan.consents:
            self._mark(place, DIGITS[len(view.hand)])
        elif purpose is TaskKind.BALLOT:
            self._mark(place, self._ballot)
        elif purpose in _CHOOSING:
            self._mark(place, self._key_away(view.hand))
        self._let_go()
        self.look(f"{place}, looked at")
        self.click(names.HAND_OVER_CONFIRM)

    @property
    def _ballot(self) -> Qt.Key:
        return Qt.Key.Key_J if self._elected else Qt.Key.Key_N

    def _key_away(self, hand: tuple[Policy, ...]) -> Qt.Key:
        """Cards lie in an order of the sheet's own, and are named by their numbers while they are seen."""
        away = hand.index(Policy.LIBERAL) if Policy.LIBERAL in hand else 0
        lying = sorted(range(len(hand)), key=lambda each: self.find(names.hand_over_card(each)).x())
        return DIGITS[lying.index(away)]

    def _hold(self, place: str) -> None:
        area = self.find(names.HAND_OVER_HOLD)
        area.setFocus()
        QTest.keyPress(area, Qt.Key.Key_Space)
        half_a_second(area)
        self.look(f"{place}, held")

    def _mark(self, place: str, key: Qt.Key) -> None:
        QTest.keyClick(self.find(names.HAND_OVER_HOLD), key)
        self.look(f"{place}, chosen")

    def _let_go(self) -> None:
        QTest.keyRelease(self.find(names.HAND_OVER_HOLD), Qt.Key.Key_Space)

    # What else there is at the table

    def play_until(self, ask: PromptKind, round_number: int) -> None:
        for _ in range(_MOST_STEPS):
            screen = self.screen
            now = self.table.view(None).round
            if isinstance(screen, TableScreen) and screen.ask is ask and now >= round_number:
                self.application.processEvents()
                return
            self._step(screen)
        raise AssertionError(f"{ask} never came")

    def try_the_table(self, when: str) -> None:
        """Everything that tells about itself, the chronicle, menus, claims, the second screen."""
        self._come_forward()
        noted = 0
        for thing in self.find(names.TABLE).findChildren(TooltipButton):
            if thing.isVisible():
                thing.setFocus(_KEYS)
                if any(note.isVisible() for note in self.window.findChildren(TooltipNote)):
                    noted += 1
                    self.look(f"{when}, note of {thing.objectName()}")
        assert noted
        self.click(names.TABLE_CHRONICLE)
        self._look_at_rows(names.TABLE_CHRONICLE_ROWS, f"{when}, chronicle", 6)
        self.click(names.TABLE_CHRONICLE_CLOSE)
        self.menu("role_again")
        self.look(f"{when}, who wants to see the role")
        self.key(Qt.Key.Key_Escape)
        self._see_who_could_go_home(when)
        self.menu("second_screen")
        self.look(f"{when}, second screen", self._second_screen)
        self.menu("second_screen")

    def _see_who_could_go_home(self, when: str) -> None:
        """What anybody may change, and nobody does."""
        for entry in (names.TABLE_MENU_STAND_IN, names.TABLE_MENU_BOT, names.TABLE_MENU_LANGUAGE):
            self.menu("goes_home")
            self._look_at_menu(f"{when}, who goes home")
            self.click(names.table_menu_name(self.table.view(None).alive[0]))
            self._look_at_menu(f"{when}, menu of a seat")
            self.click(entry)
            self._look_at_menu(f"{when}, {entry}")
            self.key(Qt.Key.Key_Escape)
        self.menu("end_now")
        self.look_at_dialog("question")
        click_in(self.window, names.QUESTION_NO)

    def _look_at_menu(self, place: str) -> None:
        # What an earlier menu offered is gone then.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.look(place)

    @property
    def _second_screen(self) -> SecondScreen:
        (second,) = (
            each
            for each in self.application.topLevelWidgets()
            if isinstance(each, SecondScreen) and each.isVisible()
        )
        return second

    def claim(self) -> None:
        self.click(names.TABLE_CLAIMS)
        for number in range(_MOST_STEPS):
            self.application.processEvents()
            if not self.find(names.TABLE_CLAIMS_DONE).isVisible():
                return
            self.look(f"claim {number}")
            for place in range(3):
                if self.find(names.table_claim_card(place)).isVisible():
                    self.click(names.table_claim_card(place))
            self.look(f"claim {number}, chosen")
            self.click(names.TABLE_CLAIMS_DONE)
        raise AssertionError("nothing of what was chosen is written down")

    def take_a_claim_back(self) -> None:
        self.click_and_look(names.TABLE_CLAIMS, "claim, written down already")
        self.click_and_look(names.TABLE_CLAIMS_WITHDRAW, "claim, taken back")

    def take_back(self) -> None:
        self.click_and_look(names.TABLE_TAKE_BACK, "taken back")

    def save_missing_recaps(self) -> None:
        self.look("end")
        self.click(names.END_REVIEW)
        read_the_story(self)
        self.click(names.REVIEW_BACK)
        watch_again(self)
        self.click(names.END_HOME)

    def look_at_saved_games(self) -> None:
        """Finished and set aside, dealt here and printed; the newest is reviewed."""
        self.look("home with saved games")
        self.click(names.HOME_SAVED_GAMES)
        self._look_at_rows(names.SAVED_GAMES_ROWS, "saved games", 2)
        rows = self.find(names.SAVED_GAMES_ROWS)
        QTest.keyClick(rows, Qt.Key.Key_Home)
        while not self.find(names.SAVED_GAMES_REVIEW).isVisible():
            QTest.keyClick(rows, Qt.Key.Key_Down)
        self.click_and_look(names.SAVED_GAMES_REVIEW, "review of a saved game")
        self.click(names.REVIEW_BACK)
        QTest.keyClick(rows, Qt.Key.Key_Home)
        while not self.find(names.SAVED_GAMES_OFFER_AGAIN).isVisible():
            QTest.keyClick(rows, Qt.Key.Key_Down)
        self.click_and_look(names.SAVED_GAMES_OFFER_AGAIN, "saved games, one offered again")
        self.click(names.SAVED_GAMES_SET_ASIDE)
        for name, asked in ((names.SAVED_GAMES_DELETE, "to delete"), (names.SAVED_GAMES_FORGET, "to forget")):
            self.click_and_look(name, f"asked whether {asked}")
            self.click(names.QUESTION_NO)
        self.click(names.SAVED_GAMES_BACK)

    # The printed game

    def play_the_printed_game(self, players: int) -> set[str]:
        """To the end of a game; what was asked in it."""
        asked = set[str]()
        self.click(names.HOME_PRINTED)
        for row, player in enumerate(PLAYERS[:players]):
            self.write(names.new_table_name(row), player)
        self.click(names.NEW_TABLE_START)
        while (now := game(self)).asks is not Phase.OVER:
            asked.add(f"printed {now.asks}")
            self.look(f"printed of {players}, {now.asks}")
            by_mouse(self, printed_fact(now))
        self.look(f"printed of {players}, over")
        self.click(names.PRINTED_FINISH)
        return asked


def click_in(window: QWidget, name: str) -> None:
    """In a dialog before the window."""
    QTest.mouseClick(find(window, name), LEFT)
