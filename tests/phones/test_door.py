"""Who comes through the door, what is heard there, and when somebody has to go."""

from tests.phones.conftest import Doorstep


def test_a_phone_comes_is_heard_is_told_and_goes(doorstep: Doorstep) -> None:
    caller, conversation = doorstep.phone()
    assert conversation.key == caller.keys.public
    assert doorstep.heard == [{"wish": "come"}]
    conversation.tell_private({"block": "opened"})
    conversation.tell_public({"block": "table", "text": "x" * 9000})
    doorstep.until(lambda: len(caller.blocks) == 2)
    assert caller.blocks == [{"block": "opened"}, {"block": "table", "text": "x" * 9000}]
    caller.hang_up()
    doorstep.until(lambda: doorstep.went == [conversation.key])
