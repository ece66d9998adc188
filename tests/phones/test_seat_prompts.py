"""Numbers of tasks on a phone, and the order of the cards in an open hand."""

from random import Random

from shgui.phones.session.phone_seats import SeatPrompts
from shgui.presentation.open_tasks import OpenTask
from shgui.table.private_tasks import TaskKind


def test_a_number_stays_as_long_as_the_task_is_the_same() -> None:
    prompts = SeatPrompts(Random(1))
    ballot = OpenTask(TaskKind.BALLOT, True, "this vote")
    prompts.update(ballot, None)
    number = prompts.task_number
    prompts.open(2)
    order = prompts.order
    assert not prompts.update(OpenTask(TaskKind.BALLOT, False, "this vote"), None)
    assert (prompts.task_number, prompts.order, prompts.was_opened) == (number, order, True)
    assert prompts.update(OpenTask(TaskKind.BALLOT, True, "the next vote"), None)
    assert prompts.task_number == number + 1
    assert (prompts.order, prompts.was_opened, prompts.is_open) == ((), False, False)


def test_cards_that_are_only_looked_at_lie_as_dealt() -> None:
    for _ in range(20):
        prompts = SeatPrompts(Random())
        prompts.update(OpenTask(TaskKind.PEEK, True, None), None)
        prompts.open(3)
        assert prompts.order == (0, 1, 2)


def test_cards_to_choose_from_lie_in_every_order() -> None:
    chance = Random(3)
    orders = set()
    for about in range(60):
        prompts = SeatPrompts(chance)
        prompts.update(OpenTask(TaskKind.DISCARD, True, about), None)
        prompts.open(3)
        orders.add(prompts.order)
    assert len(orders) == 6
