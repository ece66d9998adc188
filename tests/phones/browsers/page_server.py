"""A server with one page and no room behind it: `python -m tests.phones.browsers.page_server [phones]`.

With `phones` it serves the page for phones. It prints its port, then each phone that connects, and serves
until its input ends.
"""

import sys

from PySide6.QtCore import QCoreApplication, QSocketNotifier

from shgui.phones.faults import FaultGuard
from shgui.phones.server.http_answers import WebPage
from shgui.phones.server.limits import DEFAULT_LIMITS
from shgui.phones.server.phone_server import PhoneServer, ServerAddress
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.session.phone_room import build_own_pages
from shgui.words.catalogue import load_catalogue

_OURS = WebPage(
    "text/html; charset=utf-8",
    b"<!doctype html><title>ours</title><p>ours",
    policy="default-src 'none'; connect-src ws://{host}; frame-ancestors 'none'",
)


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def main() -> None:
    application = QCoreApplication(sys.argv)
    keys = KeyPair.fresh()
    door = PhoneServer(
        build_own_pages(keys.public, load_catalogue) if "phones" in sys.argv else {"/": _OURS},
        keys,
        DEFAULT_LIMITS,
        FaultGuard(),
        is_seated=lambda _key: False,
        lets_all_in=lambda: False,
    )
    door.phone_connected.connect(lambda conversation: say("phone", conversation.key.hex()))
    opened = door.open("127.0.0.1")
    assert isinstance(opened, ServerAddress)
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    say(opened.port)
    application.exec()


if __name__ == "__main__":
    main()
