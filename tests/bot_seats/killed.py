"""A program that has somebody think, says who, and waits: to be killed by a test."""

import sys
from functools import partial

from PySide6.QtCore import QCoreApplication

from shgui.bot_seats.program import program
from shgui.bot_seats.thoughts import Thought, ThoughtsOfProcess
from shgui.bots.wire import Kind
from tests.bot_seats.asked import situation


def main() -> int:
    application = QCoreApplication(sys.argv)
    thoughts = ThoughtsOfProcess(program())
    thoughts.begin()
    thoughts.ask(Kind.DECIDE, situation(), None, partial(_say, thoughts))
    return application.exec()


def _say(thoughts: ThoughtsOfProcess, _thought: Thought) -> None:
    sys.stdout.write(f"{thoughts.process_id}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
