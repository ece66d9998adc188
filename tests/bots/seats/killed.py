"""A program that has somebody think, says who, and waits: to be killed by a test."""

import sys
from functools import partial

from PySide6.QtCore import QCoreApplication

from shgui.bots.seats.bot_process import BotProcess, ThinkingResult, build_bot_command
from shgui.bots.thinking.bot_messages import QuestionKind
from tests.bots.seats.asked import situation


def main() -> int:
    application = QCoreApplication(sys.argv)
    thoughts = BotProcess(build_bot_command())
    thoughts.begin()
    thoughts.ask(QuestionKind.DECIDE, situation(), None, partial(_say, thoughts))
    return application.exec()


def _say(thoughts: BotProcess, _thought: ThinkingResult) -> None:
    sys.stdout.write(f"{thoughts.process_id}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
