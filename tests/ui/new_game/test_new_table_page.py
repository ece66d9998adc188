from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.checked import read
from shgui.engine.editions import get_edition
from shgui.table.options import Options, Voting
from shgui.table.saved_game import OPTIONS, build_settings
from shgui.table.seating import NewTableRow, Player
from shgui.ui import widget_names as names
from shgui.ui.new_game.name_rows import NameRows
from shgui.ui.new_game.new_game_form import NewTable, OfferedTable
from shgui.ui.new_game.new_game_page import NewTablePage, format_group
from shgui.ui.new_game.stage_choices import SoundChoice, get_sound_choice
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import Settings
from shgui.ui.table.animation.scripts import format_pace_lengths
from shgui.ui.theme import Pace, Scheme, Text, Theme, build_style_sheet
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.phone_texts import VOTING_HINTS
from tests.ui.appearance import change_appearance
from tests.ui.asked import NoPhones, RecordingPreferences, RecordingRouter, RecordingStarter
from tests.ui.hands import LEFT, click, find, lay, press_key, write

LANGUAGES = (("en", "English"), ("pl", "Polski"), ("ru", "Русский"))
RULEBOOKS = ("official", "pl", "pt_BR")
FIVE = ("Ana", "Ola", "Piotr", "Marta", "Igor")
SEVEN = tuple(Player(name, "pl") for name in (*FIVE, "Lucia", "Bruno"))


class NewTables:
    """The page, and what it handed back."""

    def __init__(
        self, page: NewTablePage, started: list[NewTable], settings: list[tuple[str, object]]
    ) -> None:
        self.page = page
        self.started = started
        self.settings = settings

    def type_names(self, *typed: str) -> None:
        for row, name in enumerate(typed):
            write(self.page, names.new_table_name(row), name)

    @property
    def shown(self) -> list[str]:
        fields = [self.page.findChild(QLineEdit, names.new_table_name(row)) for row in range(10)]
        return [field.text() for field in fields if field is not None and field.isVisible()]

    @property
    def why_not(self) -> str:
        label = find(self.page, names.NEW_TABLE_WHY_NOT)
        assert isinstance(label, QLabel)
        return label.text()

    @property
    def names(self) -> tuple[str, ...]:
        click(self.page, names.NEW_TABLE_START)
        return tuple(player.name for player in self.started[-1].players)


@pytest.fixture
def tables(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> Iterator[NewTables]:
    starter = RecordingStarter()
    preferences = RecordingPreferences()
    page = NewTablePage(
        UiContext(renderer, english), RecordingRouter(), starter, preferences.given, NoPhones()
    )
    broadcast(page)
    page.offer(OfferedTable(LANGUAGES, "pl", RULEBOOKS, groups=(SEVEN, SEVEN[:5])))
    window = lay(qtbot, page)
    yield NewTables(page, starter.begun, preferences.made)
    window.close()


def test_names_and_enter_are_all_it_takes(tables: NewTables) -> None:
    tables.page.set_focus_first()
    for name in FIVE:
        field = tables.page.focusWidget()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(tables.page.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(tables.page.focusWidget(), Qt.Key.Key_Space)
    players = tuple(Player(name, "pl") for name in FIVE)
    assert tables.started == [NewTable(players, Options(get_edition("official"), "en"), printed=False)]


def test_a_full_table_is_begun_with_enter(tables: NewTables) -> None:
    tables.page.seat((*SEVEN, *(Player(name, "ru") for name in ("Olga", "Ingrid", "Max"))))
    tables.page.set_focus_first()
    assert tables.page.focusWidget() is find(tables.page, names.NEW_TABLE_START)


def test_too_few_players_cannot_start_and_are_told_why(tables: NewTables) -> None:
    tables.type_names(*FIVE[:4])
    assert not find(tables.page, names.NEW_TABLE_START).isEnabled()
    assert "5" in tables.why_not
    assert find(tables.page, names.NEW_TABLE_START).accessibleDescription() == tables.why_not
    tables.type_names(*FIVE)
    assert find(tables.page, names.NEW_TABLE_START).isEnabled()
    assert tables.why_not == ""


def test_one_more_seat_waits_until_the_table_is_full(tables: NewTables) -> None:
    assert len(tables.shown) == 5
    tables.type_names(*FIVE)
    assert len(tables.shown) == 6
    tables.type_names(*FIVE, "Lucia", "Bruno", "Ingrid", "Olga", "Max")
    assert len(tables.shown) == 10
    assert find(tables.page, names.NEW_TABLE_START).isEnabled()


@pytest.mark.parametrize("again", ["Ana", "ANA", " ana "])
def test_two_players_of_one_name_cannot_sit_together(tables: NewTables, again: str) -> None:
    tables.type_names(*FIVE[:4], again)
    assert tables.why_not != ""
    assert not find(tables.page, names.NEW_TABLE_START).isEnabled()
    assert find(tables.page, names.new_table_name(4)).accessibleDescription() == tables.why_not
    assert find(tables.page, names.new_table_name(0)).accessibleDescription() == ""


def test_a_name_that_is_too_long_is_said(tables: NewTables) -> None:
    tables.type_names(*FIVE[:4], "M" * 25)
    assert not find(tables.page, names.NEW_TABLE_START).isEnabled()
    tables.type_names(*FIVE[:4], "M" * 24)
    assert find(tables.page, names.NEW_TABLE_START).isEnabled()


def test_names_come_in_any_script(tables: NewTables) -> None:
    anywhere = ("Игорь", "Łucja", "Ñandú", "Δημήτρης", "愛子")
    for row, name in enumerate(anywhere):
        field = find(tables.page, names.new_table_name(row))
        assert isinstance(field, QLineEdit)
        field.setText(name)
    assert tables.names == anywhere


def test_a_seat_left_free_closes_up(tables: NewTables) -> None:
    tables.type_names("Ana", "Ola", "", "Piotr", "Marta", "Igor")
    assert tables.names == ("Ana", "Ola", "Piotr", "Marta", "Igor")


def test_a_group_of_an_earlier_evening_is_one_click(tables: NewTables) -> None:
    click(tables.page, names.new_table_group(0))
    click(tables.page, names.NEW_TABLE_START)
    assert tables.started[-1].players == SEVEN


def test_a_smaller_group_leaves_nobody_of_a_larger_one(tables: NewTables) -> None:
    click(tables.page, names.new_table_group(0))
    click(tables.page, names.new_table_group(1))
    assert tables.names == FIVE


def test_everybody_has_a_language(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    box = find(tables.page, names.new_table_language(1))
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("ru"))
    click(tables.page, names.NEW_TABLE_START)
    assert [player.language for player in tables.started[-1].players] == ["pl", "ru", "pl", "pl", "pl"]


def test_seats_are_moved_with_keys(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    press_key(tables.page, names.new_table_move(0), Qt.Key.Key_Down)
    assert tables.page.focusWidget() is find(tables.page, names.new_table_move(1))
    press_key(tables.page, names.new_table_move(1), Qt.Key.Key_Down)
    press_key(tables.page, names.new_table_move(0), Qt.Key.Key_Up)
    assert tables.names == ("Ola", "Piotr", "Ana", "Marta", "Igor")


def test_seats_are_dragged(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    handle = find(tables.page, names.new_table_move(3))
    over = find(tables.page, names.new_table_move(0))
    QTest.mousePress(handle, LEFT)
    for step in (2, 1, 0):
        over = find(tables.page, names.new_table_move(step))
        there = handle.mapFromGlobal(over.mapToGlobal(over.rect().center()))
        QTest.mouseMove(handle, there)
    QTest.mouseRelease(handle, LEFT, pos=QPoint(1, 1))
    assert tables.names == ("Marta", "Ana", "Ola", "Piotr", "Igor")


def test_a_seat_is_removed(tables: NewTables) -> None:
    click(tables.page, names.new_table_group(0))
    click(tables.page, names.new_table_remove(1))
    assert tables.names == tuple(player.name for player in SEVEN if player.name != "Ola")


def test_the_differences_of_a_rulebook_are_spelt_out(tables: NewTables) -> None:
    box = find(tables.page, names.NEW_TABLE_RULEBOOK)
    assert isinstance(box, QComboBox)
    official = box.accessibleDescription()
    box.setCurrentIndex(box.findData("pt_BR"))
    assert len(box.accessibleDescription().splitlines()) > len(official.splitlines()) == 1


def test_what_is_chosen_is_handed_on(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    for name, value in ((names.NEW_TABLE_RULEBOOK, "pt_BR"), (names.NEW_TABLE_CLOCK, 3)):
        box = find(tables.page, name)
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(value))
    click(tables.page, names.choice_name(names.NEW_TABLE_VOTING, "ballots"))
    QTest.keyClick(find(tables.page, names.NEW_TABLE_CLAIMS), Qt.Key.Key_Space)
    click(tables.page, names.NEW_TABLE_START)
    assert tables.started[-1].options == Options(get_edition("pt_BR"), "en", Voting.BALLOTS, 180, claims=True)


def test_what_is_chosen_survives_leaving_the_page(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    for name, value in ((names.NEW_TABLE_RULEBOOK, "pt_BR"), (names.NEW_TABLE_CLOCK, 3)):
        box = find(tables.page, name)
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(value))
    click(tables.page, names.choice_name(names.NEW_TABLE_VOTING, "ballots"))
    QTest.keyClick(find(tables.page, names.NEW_TABLE_CLAIMS), Qt.Key.Key_Space)
    tables.page.offer(OfferedTable(LANGUAGES, "pl", RULEBOOKS, groups=(SEVEN,)))
    click(tables.page, names.NEW_TABLE_START)
    players = tuple(Player(name, "pl") for name in FIVE)
    options = Options(get_edition("pt_BR"), "en", Voting.BALLOTS, 180, claims=True)
    assert tables.started == [NewTable(players, options, printed=False)]


def with_phones(*places: int) -> tuple[NewTableRow, ...]:
    return tuple(
        NewTableRow(name, "pl", bytes((place,)) * 32 if place in places else None)
        for place, name in enumerate(FIVE)
    )


def voting(tables: NewTables) -> Voting:
    click(tables.page, names.NEW_TABLE_START)
    return tables.started[-1].options.voting


def test_where_all_have_phones_ballots_are_the_default(tables: NewTables) -> None:
    rows = tables.page.findChildren(NameRows)[0]
    rows.show_rows(with_phones(0, 1, 2, 3))
    assert voting(tables) is Voting.HANDS
    rows.show_rows(with_phones(*range(5)))
    assert voting(tables) is Voting.BALLOTS
    rows.show_rows(with_phones(1))
    assert voting(tables) is Voting.HANDS


def test_what_the_group_has_chosen_stays_whoever_has_a_phone(tables: NewTables) -> None:
    rows = tables.page.findChildren(NameRows)[0]
    rows.show_rows(with_phones(*range(5)))
    click(tables.page, names.choice_name(names.NEW_TABLE_VOTING, "hands"))
    rows.show_rows(with_phones(0))
    rows.show_rows(with_phones(*range(5)))
    assert voting(tables) is Voting.HANDS


@pytest.mark.parametrize(("by_hand", "next_time"), [(False, Voting.HANDS), (True, Voting.BALLOTS)])
def test_ballots_that_only_phones_spoke_for_are_not_the_next_table_s(
    tables: NewTables, by_hand: bool, next_time: Voting
) -> None:
    rows = tables.page.findChildren(NameRows)[0]
    rows.show_rows(with_phones(*range(5)))
    if by_hand:
        click(tables.page, names.choice_name(names.NEW_TABLE_VOTING, "ballots"))
    assert voting(tables) is Voting.BALLOTS
    kept = read(Options, build_settings(tables.started[-1].options)[OPTIONS])
    tables.page.offer(OfferedTable(LANGUAGES, "pl", RULEBOOKS).like_last_time(kept, ()))
    rows.show_rows(with_phones(1))
    assert voting(tables) is next_time


def test_how_votes_are_taken_is_told_for_whoever_has_a_phone(tables: NewTables) -> None:
    rows = tables.page.findChildren(NameRows)[0]
    told = set()
    for way in Voting:
        click(tables.page, names.choice_name(names.NEW_TABLE_VOTING, way))
        for phones in ((), (2,), range(5)):
            rows.show_rows(with_phones(*phones))
            texts = {label.text() for label in tables.page.findChildren(QLabel)}
            (text,) = texts & {told_by(load_catalogue("en")) for told_by in VOTING_HINTS.values()}
            told.add(text)
    assert len(told) == len(VOTING_HINTS)


def test_a_game_of_other_choices_since_is_followed(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    click(tables.page, names.choice_name(names.NEW_TABLE_VOTING, "ballots"))
    tables.page.offer(OfferedTable(LANGUAGES, "pl", RULEBOOKS, "pl", claims=True))
    click(tables.page, names.NEW_TABLE_START)
    options = tables.started[-1].options
    assert (options.edition.name, options.voting, options.claims) == ("pl", Voting.BALLOTS, True)


@pytest.mark.parametrize(
    ("heard", "kept"),
    [
        (SoundChoice.SOUND, {"muted": False, "spoken_events": False}),
        (SoundChoice.VOICE, {"muted": False, "spoken_events": True}),
        (SoundChoice.SILENCE, {"muted": True}),
    ],
)
def test_sound_voice_or_silence_is_one_question(
    tables: NewTables, heard: SoundChoice, kept: dict[str, bool]
) -> None:
    click(tables.page, names.choice_name(names.NEW_TABLE_SOUND, heard))
    assert dict(tables.settings) == kept
    assert get_sound_choice(Settings().with_changes(**kept)) is heard


def test_the_pace_says_what_it_costs_for_so_many_players(
    tables: NewTables, renderer: Renderer, english: Catalogue
) -> None:
    brisk, dramatic = (find(tables.page, names.choice_name(names.NEW_TABLE_PACE, pace)) for pace in Pace)
    for players in (5, 10):
        tables.type_names(*(f"Player {seat}" for seat in range(players)))
        told = [button.accessibleName() for button in (brisk, dramatic)]
        costs = format_pace_lengths(english, players, renderer.theme.motion)
        assert [name.endswith(cost) for name, cost in zip(told, costs, strict=True)] == [True, True]
    click(tables.page, brisk.objectName())
    assert tables.settings == [("pace", Pace.BRISK)]


@pytest.mark.qt_log_ignore("raise", "grabbing the keyboard")
def test_every_language_and_every_rulebook_is_seen_at_once(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    seven = (*LANGUAGES, ("it", "Italiano"), ("nb", "Norsk"), ("pt_BR", "Português"), ("xx", "Quenya"))
    tables.page.offer(OfferedTable(seven, "pl", ("official", "pl", "pt_BR", "it", "nb", "ru")))
    for name in (names.new_table_language(5), names.NEW_TABLE_RULEBOOK):
        box = find(tables.page, name)
        assert isinstance(box, QComboBox)
        box.showPopup()
        view = box.view()
        last = view.visualRect(view.model().index(box.count() - 1, 0))
        assert view.viewport().rect().contains(last)
        box.hidePopup()


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("language", ["en", "it", "nb", "pl", "pt_BR", "ru"])
@pytest.mark.parametrize("printed", [False, True])
def test_ten_players_need_no_scrolling(tables: NewTables, qtbot: QtBot, language: str, printed: bool) -> None:
    renderer = Renderer(Theme.of(Scheme.LIGHT, height=720), Art(resources.assets()))
    change_appearance(tables.page, renderer)
    change_appearance(tables.page, words=load_catalogue(language))
    tables.page.setStyleSheet(build_style_sheet(renderer.theme, resources.assets() / "icons"))
    long = tuple(Player(name, "pl") for name in ("Maria Magdalena Kowalska", "Wilhelmina Konstantinowa"))
    groups = ((*long, *SEVEN), (*reversed(long), *SEVEN))
    tables.page.offer(OfferedTable(LANGUAGES, "pl", RULEBOOKS, groups=groups, printed=printed))
    tables.page.seat((*SEVEN, *(Player(name, "ru") for name in ("Olga", "Ingrid", "Max"))))
    areas = tables.page.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: not any(area.verticalScrollBar().maximum() for area in areas))


def test_another_language_keeps_what_was_typed(tables: NewTables, english: Catalogue) -> None:
    tables.type_names(*FIVE)
    tables.page.offer(OfferedTable(LANGUAGES, "ru", RULEBOOKS))
    change_appearance(tables.page, words=english)
    assert tables.names == FIVE
    assert [player.language for player in tables.started[-1].players] == ["pl"] * 5


def test_the_keyboard_goes_through_the_page_in_order(tables: NewTables) -> None:
    tables.type_names(*FIVE)
    stop: QWidget | None = find(tables.page, names.new_table_group(0))
    seen = []
    for _ in range(80):
        assert stop is not None
        stop = stop.nextInFocusChain()
        if (
            stop is not None
            and stop.focusPolicy() & Qt.FocusPolicy.TabFocus
            and stop.objectName().startswith("new_table.")
        ):
            seen.append(stop.objectName())
    expected = [names.new_table_group(1)]
    for row in range(6):
        expected += [names.new_table_move(row), names.new_table_name(row)]
        expected += [names.new_table_language(row), names.new_table_remove(row)]
    expected += [names.NEW_TABLE_CLAIMS, names.NEW_TABLE_ADD_BOT]
    expected += [names.NEW_TABLE_RULEBOOK, names.NEW_TABLE_CLOCK]
    expected += [names.choice_name(names.NEW_TABLE_VOTING, way) for way in Voting]
    expected += [names.choice_name(names.NEW_TABLE_SOUND, heard) for heard in SoundChoice]
    expected += [names.choice_name(names.NEW_TABLE_PACE, pace) for pace in Pace]
    expected += [names.NEW_TABLE_BACK, names.NEW_TABLE_PHONES, names.NEW_TABLE_START]
    assert seen[: len(expected)] == expected


def test_groups_are_told_by_their_first_names(english: Catalogue) -> None:
    assert format_group(english, SEVEN[:3]) == "Ana, Ola, Piotr"
    assert format_group(english, SEVEN) == "Ana, Ola, Piotr and 4\u00a0more"


def test_a_long_name_is_read_from_its_start_unless_it_is_being_typed(tables: NewTables) -> None:
    tables.page.seat((Player("Bartholomew-Maximilian", "en"), *SEVEN[1:]))
    field = tables.page.findChild(QLineEdit, names.new_table_name(0))
    assert field is not None
    assert field.cursorPosition() == 0
    write(tables.page, names.new_table_name(0), "Maximilian-Bartholomew")
    assert field.cursorPosition() == len("Maximilian-Bartholomew")
    find(tables.page, names.new_table_name(1)).setFocus()
    assert field.cursorPosition() == 0


@pytest.mark.parametrize("printed", [False, True])
def test_earlier_groups_stand_on_one_line(tables: NewTables, qtbot: QtBot, printed: bool) -> None:
    tables.page.resize(520, 690)
    offered = OfferedTable(LANGUAGES, "pl", RULEBOOKS, groups=(SEVEN, SEVEN[:5]), printed=printed)
    tables.page.offer(offered)
    first, second = (find(tables.page, names.new_table_group(place)) for place in range(2))
    qtbot.waitUntil(lambda: second.x() > first.x())
    assert first.y() == second.y()
    assert second.mapTo(tables.page, second.rect().topRight()).x() < tables.page.width()


def test_the_name_that_is_typed_is_seen_in_full(tables: NewTables, qtbot: QtBot) -> None:
    tables.page.resize(700, 400)
    tables.page.seat(SEVEN)
    field = find(tables.page, names.new_table_name(7))
    qtbot.waitUntil(lambda: field.visibleRegion().isEmpty())
    field.setFocus()
    assert field.visibleRegion().boundingRect() == field.rect()


def test_large_letters_leave_a_long_name_whole_unless_it_is_typed(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    drawn, larger = (Theme.of(height=720, percent=percent) for percent in (100, 200))
    page = NewTablePage(
        UiContext(Renderer(larger, renderer.art), english),
        RecordingRouter(),
        RecordingStarter(),
        RecordingPreferences().given,
        NoPhones(),
    )
    broadcast(page)
    page.offer(OfferedTable((("pl", "Polski"), ("pt_BR", "Português (Brasil)")), "pl", RULEBOOKS))
    page.seat((Player("Bartholomew-Maximilian", "pt_BR"), Player("Ana", "pl")))
    window = lay(qtbot, page, 1280, 691)
    window.setStyleSheet(build_style_sheet(larger, resources.assets() / "icons"))
    change_appearance(page, Renderer(larger, renderer.art))
    QApplication.processEvents()
    long, short = (find(page, names.new_table_name(row)) for row in (0, 1))
    short.setFocus()
    assert long.fontInfo().pixelSize() >= drawn.type.pixels(Text.BODY)
    assert isinstance(long, QLineEdit)
    assert long.fontMetrics().horizontalAdvance(long.text()) < long.width() - 2 * larger.space.tight
    assert (long.width(), long.height()) == (short.width(), short.height())
    long.setFocus()
    assert long.fontInfo().pixelSize() == short.fontInfo().pixelSize() == larger.type.pixels(Text.BODY)
