"""A server in a process of its own: `python -m tests.phones.server_alone`.

It prints its port and its public key, and serves until its input ends. It answers each message with the
number of phones and the memory in use, after sending all phones as many long messages as the message asks
for.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

from shgui.phones.server.connection import Conversation
from shgui.phones.server.phone_server import ServerAddress
from shgui.phones.server.sealed_box import KeyPair
from tests.phones.local_server import ADDRESS, server_of

_MEMORY = Path("/proc/self/statm")


def memory() -> int:
    """Return the bytes in use; 0 where the system doesn't say."""
    return int(_MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGESIZE") if _MEMORY.exists() else 0


class Desktop(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.keys = KeyPair.fresh()
        self.door = server_of(self.keys)
        self._phones: list[Conversation] = []
        self.door.phone_connected.connect(self._meet)

    def _meet(self, conversation: Conversation) -> None:
        self._phones.append(conversation)
        conversation.subscribe(
            partial(self._answer, conversation), partial(self._phones.remove, conversation)
        )

    def _answer(self, conversation: Conversation, said: dict[str, Any]) -> None:
        if said.get("wish") == "welcome":
            conversation.welcome()
        for _ in range(said.get("shout", 0)):
            for phone in tuple(self._phones):
                phone.send_public({"shout": "x" * 40_000})
        conversation.send_private({"memory": memory(), "phones": len(self._phones)})


def main() -> None:
    application = QCoreApplication(sys.argv)
    desktop = Desktop()
    opened = desktop.door.open(ADDRESS)
    assert isinstance(opened, ServerAddress)
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    sys.stdout.write(f"{opened.port} {desktop.keys.public.hex()}\n")
    sys.stdout.flush()
    application.exec()


if __name__ == "__main__":
    main()
