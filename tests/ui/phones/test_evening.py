"""An evening with phones, as people have it: they press what the window shows, and phones answer."""

from random import Random

import pytest
from PySide6.QtGui import QFontMetrics

from shgui.engine.types import Phase
from shgui.presentation.screens import EndScreen, HandOverScreen, PromptKind, TableScreen
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.phones.arrived_seats import ArrivedSeats
from shgui.ui.phones.joining_scene import SeatPlace
from shgui.ui.phones.joining_steps import JoiningExplanations
from shgui.ui.shell.pages import PageName
from tests.phones.local_room import Phone
from tests.phones.playing import due, step
from tests.ui.phones.desk_evening import Desk
from tests.ui.programs import FIVE, QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


def test_nothing_is_made_or_open_before_somebody_has_read_what_it_means(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.click(names.NEW_TABLE_PHONES)
    assert desk.started.shows(PageName.PHONES)
    assert desk.made == 0
    desk.started.click(names.PHONES_BACK)
    assert desk.started.shows(PageName.NEW_TABLE)
    assert desk.made == 0


def test_phones_arrive_as_rows_of_the_new_table_and_deal_from_there(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    assert [(seat.name, seat.where) for seat in desk.shown().seats] == [
        (name, SeatPlace.PHONE) for name in FIVE
    ]
    desk.deal()
    assert desk.started.screen == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    assert [player.name for player in desk.started.table.players] == list(FIVE)
    assert all(due(phone) for phone in phones.values())


def test_five_phones_play_a_whole_game_and_nobody_touches_the_screen(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    rng = Random(3)
    while desk.started.table.view(None).phase is not Phase.OVER:
        asked = [phone for phone in phones.values() if due(phone)]
        assert asked, desk.started.screen
        step(rng.choice(asked), rng)
        desk.turn()
    if desk.started.screen == TableScreen(PromptKind.FINISH):
        desk.started.click(names.TABLE_CONFIRM)
        desk.turn()
    assert isinstance(desk.started.screen, EndScreen)
    assert all(phone.table["over"] for phone in phones.values())


def test_the_same_group_plays_again_on_its_phones(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.started.table.end_early()
    desk.turn()
    desk.started.click(names.END_SAME_GROUP)
    desk.started.click(names.FINGERPRINT_GO_ON)
    desk.turn()
    assert desk.started.screen == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    assert all(due(phone) for phone in phones.values())


def test_after_the_program_was_started_anew_phones_go_on_where_they_were(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    step(phones["Ana"], Random(1))
    opened = desk.opened
    desk.quit()
    desk.start()
    desk.started.click(names.HOME_GO_ON)
    desk.application.processEvents()
    assert desk.opened == opened
    assert desk.started.screen == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    for phone in phones.values():
        phone.connect()
        phone.hello()
    desk.turn()
    assert [due(phone) for phone in phones.values()] == [False, True, True, True, True]


def test_a_seat_goes_back_to_the_screen_by_its_menu(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    desk.open_seat_menu(0)
    desk.started.click(names.TABLE_MENU_SCREEN)
    desk.turn()
    assert desk.started.screen == TableScreen(PromptKind.HAND_OVER, 0, TaskKind.ROLE)
    assert desk.phones[0].shows["block"] == "gone"


def test_another_phone_takes_a_seat_with_the_word_that_the_screen_shows(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    other = desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    assert desk.started.shows(PageName.PHONES)
    assert desk.shown().seat == "Ola"
    code = desk.code()
    assert code.word != desk.room.word
    assert not other.sit(seat=1, word="herring")["done"]
    assert other.sit(seat=1, word=code.word)["done"]
    desk.turn()
    assert other.shows["block"] == "requested"
    desk.started.click(names.phones_request(0))
    desk.started.click(names.QUESTION_YES)
    desk.turn()
    assert due(other)
    # The word opens nothing any more.
    assert desk.shown().seat == ""
    assert desk.shown().requests == ()
    desk.started.click(names.PHONES_GO_ON)
    assert desk.started.shows(PageName.TABLE)


def test_phones_come_in_the_middle_of_a_game_that_began_without_them(desk: Desk) -> None:
    desk.started.new_table(*FIVE)
    desk.started.click(names.FINGERPRINT_GO_ON)
    assert desk.started.shows(PageName.HAND_OVER)
    assert desk.made == 0
    desk.started.click(names.HAND_OVER_PUT_BACK)
    desk.started.menu("phones")
    desk.started.click(names.PHONES_OPEN)
    assert desk.shown().in_game
    desk.started.click(names.PHONES_GO_ON)
    desk.application.processEvents()
    desk.open_seat_menu(2)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    phone = desk.phone()
    assert phone.sit(seat=2, word=desk.code().word)["done"]
    desk.room.hand_over(phone.shows["word"])
    desk.turn()
    assert desk.started.program.games.session is not None
    assert due(phone)


def test_a_phone_that_is_gone_is_marked_on_its_seat_and_comes_back(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    phones["Igor"].caller.drop_connection()
    desk.until(lambda: desk.room.away == {4})
    desk.turn()
    plate = desk.started.find(names.table_seat(4))
    assert "phone is away" in plate.accessibleDescription()
    phones["Igor"].come_back()
    desk.turn()
    assert "phone is away" not in plate.accessibleDescription()


def test_phones_may_come_and_go_while_all_look_at_the_fingerprint(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.started.click(names.PHONES_GO_ON)
    desk.started.click(names.NEW_TABLE_START)
    assert desk.started.shows(PageName.FINGERPRINT)
    phones["Igor"].caller.drop_connection()
    desk.until(lambda: desk.room.away == {4})
    desk.turn()
    assert desk.started.shows(PageName.FINGERPRINT)
    phones["Igor"].come_back()
    desk.until(lambda: not desk.room.away)
    desk.started.click(names.FINGERPRINT_GO_ON)
    desk.turn()
    assert desk.started.screen == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    assert all(due(phone) for phone in phones.values())


def test_closing_the_network_in_a_game_asks_first_and_brings_all_to_the_screen(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.started.click(names.TABLE_PHONES)
    desk.started.click(names.PHONES_CLOSE)
    assert desk.is_open()
    desk.started.click(names.QUESTION_NO)
    assert desk.is_open()
    desk.started.click(names.PHONES_CLOSE)
    desk.started.click(names.QUESTION_YES)
    desk.application.processEvents()
    assert not desk.is_open()
    desk.started.click(names.PHONES_BACK)
    desk.application.processEvents()
    assert desk.started.screen == TableScreen(PromptKind.HAND_OVER, desk.first, TaskKind.ROLE)
    desk.until(lambda: not any(phone.is_there for phone in phones.values()))


def test_a_row_of_a_phone_goes_back_to_the_screen_and_its_name_stays(desk: Desk) -> None:
    desk.new_table("Ana", "Ola")
    desk.started.click(names.PHONES_GO_ON)
    desk.started.click(names.new_table_unseat(1))
    desk.turn()
    assert [(row.name, row.phone is None) for row in desk.room.rows[:2]] == [("Ana", False), ("Ola", True)]
    assert desk.phones[1].shows["block"] == "gone"
    assert not desk.started.find(names.new_table_unseat(1)).isVisible()


def test_a_name_that_is_typed_can_be_taken_by_a_phone_and_is_moved_with_it(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.write(names.new_table_name(0), "Zofia")
    desk.open_phones()
    phone = desk.phone()
    (seat,) = phone.last("join")["seats"]
    assert phone.sit(seat=seat["seat"])["done"]
    desk.phone("Ana")
    desk.started.click(names.PHONES_GO_ON)
    handle = desk.started.find(names.new_table_move(0))
    handle.setFocus()
    desk.press_down(handle)
    desk.turn()
    assert [(row.name, row.phone) for row in desk.room.rows[:2]] == [
        ("Ana", desk.phones[1].key),
        ("Zofia", phone.key),
    ]


@pytest.mark.parametrize("name", ["<b>Ana</b>", "Ana & Ola", "\u202eanA", "A" * 22])
def test_hostile_names_of_phones_stand_as_they_are_or_are_refused(desk: Desk, name: str) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.open_phones()
    phone = desk.phone()
    taken = phone.sit(name)["done"]
    desk.turn()
    shown = [seat.name for seat in desk.shown().seats]
    assert shown == ([desk.room.rows[0].name] if taken else [])


def test_without_a_network_it_says_so_and_opens_when_there_is_one(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.click(names.NEW_TABLE_PHONES)
    desk.given = ()
    desk.started.click(names.PHONES_OPEN)
    assert desk.shown().trouble == "no network"
    assert desk.shown().code is None
    desk.find_networks()
    assert desk.code().host
    assert desk.shown().trouble == ""


def test_a_lost_network_keeps_the_seats_and_a_new_one_draws_a_new_code(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    desk.started.click(names.TABLE_PHONES)
    before = desk.code()
    desk.find_networks(())
    assert desk.shown().trouble == "no network"
    assert desk.room.elsewhere == set(range(5))
    desk.find_networks()
    assert desk.code().word == before.word


def test_after_half_a_minute_without_a_phone_it_says_what_usually_helps(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.open_phones()
    assert not desk.shown().misses_phones
    desk.wait_in_vain()
    assert desk.shown().misses_phones
    desk.phone("Ana")
    desk.turn()
    assert not desk.shown().misses_phones


def test_the_focus_is_never_on_what_opens_or_closes_the_network(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.click(names.NEW_TABLE_PHONES)
    assert desk.started.find(names.PHONES_BACK).hasFocus()
    desk.started.click(names.PHONES_OPEN)
    assert desk.started.find(names.PHONES_GO_ON).hasFocus()


# One thing after the other


def vote(desk: Desk) -> None:
    """Somebody is nominated, and all elect the government, on their phones."""
    rng = Random(2)
    for phone in desk.phones:
        step(phone, rng)
    desk.turn()
    (candidate,) = [phone for phone in desk.phones if due(phone)]
    step(candidate, rng)
    desk.turn()
    for phone in desk.phones:
        opened = phone.open()
        place = [card["side"] for card in opened["cards"]].index("ja")
        assert phone.choose(place)["done"]


def seen_of_votes(phone: Phone) -> set[str]:
    """How seats voted, as far as it shows."""
    return {seat["vote"]["icon"] for seat in phone.table["seats"] if "vote" in seat} & {"ja", "nein"}


def test_no_phone_shows_a_vote_before_it_has_been_turned_over_on_the_screen(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    vote(desk)
    page = desk.table_page
    assert page.stage.playing
    assert desk.started.table.view(None).phase is Phase.PRESIDENT_DISCARD
    assert not any(due(phone) for phone in desk.phones)
    assert not any(seen_of_votes(phone) for phone in desk.phones)
    desk.turn()
    assert sum(due(phone) for phone in desk.phones) == 1
    assert [seen_of_votes(phone) for phone in desk.phones] == [{"ja"}] * 5


def test_a_vote_waits_until_the_window_shows_the_table_again(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    desk.started.click(names.TABLE_PHONES)
    vote(desk)
    desk.turn()
    assert not any(due(phone) for phone in desk.phones)
    desk.started.click(names.PHONES_GO_ON)
    assert desk.table_page.stage.playing
    desk.turn()
    assert sum(due(phone) for phone in desk.phones) == 1


def test_at_the_end_of_the_evening_phones_forget_it_and_nothing_listens(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.started.table.end_early()
    desk.turn()
    desk.started.program.window.close()
    desk.until(lambda: all(phone.shows["block"] == "gone" for phone in phones.values()))
    assert all(phone.shows["forget"] for phone in phones.values())
    assert not desk.is_open()


def test_a_game_that_is_not_over_waits_for_its_phones(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.started.program.window.close()
    desk.until(lambda: not any(phone.is_there for phone in phones.values()))
    assert not any(phone.shows["block"] == "gone" for phone in phones.values())
    assert desk.started.table.saved_note


def test_closing_the_network_at_the_new_table_leaves_the_names_there(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.started.click(names.PHONES_CLOSE)
    assert not desk.is_open()
    desk.started.click(names.PHONES_BACK)
    assert not desk.started.find(names.new_table_unseat(0)).isVisible()
    desk.until(lambda: not any(phone.is_there for phone in phones.values()))
    desk.started.click(names.NEW_TABLE_START)
    desk.started.click(names.FINGERPRINT_GO_ON)
    assert [player.name for player in desk.started.table.players] == list(FIVE)
    assert isinstance(desk.started.screen, HandOverScreen)


def test_a_game_whose_network_is_gone_says_so_and_is_reached_at_another_one(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.quit()
    desk.start()
    monkeypatch.setattr(desk, "elsewhere_now", True)
    desk.started.click(names.HOME_GO_ON)
    assert desk.started.shows(PageName.PHONES)
    assert desk.shown().trouble == "address gone"
    monkeypatch.setattr(desk, "elsewhere_now", False)
    desk.started.click(names.PHONES_OPEN)
    desk.started.click(names.PHONES_GO_ON)
    desk.application.processEvents()
    assert desk.started.screen == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    phones["Ana"].connect()
    phones["Ana"].hello()
    desk.turn()
    assert due(phones["Ana"])


def test_a_seat_menu_stays_open_while_others_look_at_their_roles(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.open_seat_menu(0)
    step(phones["Igor"], Random(1))
    desk.turn()
    desk.started.click(names.TABLE_MENU_SCREEN)
    desk.turn()
    assert 0 not in desk.room.elsewhere


def test_a_group_of_an_earlier_evening_sits_down_and_those_by_phone_keep_their_seats(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    desk.started.table.end_early()
    desk.turn()
    desk.started.menu("new_table")
    assert [row.phone is not None for row in desk.room.rows[:5]] == [True] * 5
    desk.started.click(names.new_table_group(0))
    desk.turn()
    assert [row.phone is not None for row in desk.room.rows[:5]] == [True] * 5
    assert all(phone.shows["block"] == "waiting" for phone in desk.phones)


def test_the_same_group_plays_again_on_the_phones_that_it_has_at_the_end(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    other = desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    assert other.sit(seat=1, word=desk.code().word)["done"]
    desk.room.hand_over(other.shows["word"])
    desk.turn()
    desk.started.click(names.PHONES_GO_ON)
    desk.started.table.end_early()
    desk.turn()
    desk.started.click(names.END_SAME_GROUP)
    desk.started.click(names.FINGERPRINT_GO_ON)
    desk.turn()
    assert due(other)
    assert phones["Ola"].shows["block"] == "gone"
    assert desk.room.elsewhere == set(range(5))


def test_where_no_phone_can_come_the_menu_does_not_offer_it(desk: Desk) -> None:
    entry = desk.started.program.menus["phones"]
    assert not entry.isEnabled()
    desk.started.new_table(*FIVE)
    assert entry.isEnabled()
    desk.started.menu("home")
    desk.started.click(names.HOME_PRINTED)
    assert not entry.isEnabled()
    for row, name in enumerate(FIVE):
        desk.started.write(names.new_table_name(row), name)
    desk.started.click(names.NEW_TABLE_START)
    assert desk.started.shows(PageName.PRINTED)
    assert not entry.isEnabled()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_all_seats_are_seen_at_once_while_phones_come(desk: Desk, percent: int) -> None:
    desk.started.program.preferences.change(text_percent=percent)
    desk.started.program.window.resize(1280, 720)
    desk.new_table(*FIVE)
    for _ in range(3):
        desk.application.processEvents()
    (seats,) = desk.joining.findChildren(ArrivedSeats)
    assert seats.visibleRegion().boundingRect() == seats.rect()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_what_is_read_before_the_network_opens_has_lines_that_can_be_read(desk: Desk, language: str) -> None:
    desk.started.program.preferences.change(language=language)
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.click(names.NEW_TABLE_PHONES)
    desk.application.processEvents()
    (before,) = desk.joining.findChildren(JoiningExplanations)
    for label in before._paragraphs:
        letters = QFontMetrics(label.font())
        line = ""
        for word in label.text().split():
            longer = f"{line} {word}".strip()
            line = longer if letters.horizontalAdvance(longer) <= label.width() else word
            assert len(line) <= 72, line
