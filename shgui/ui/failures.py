"""Why the table didn't do what was wanted, in a sentence."""

from pathlib import Path

from shgui.presentation.build_scene import names_at
from shgui.table.answers import Accepted, Answer, NotDone, NotSaved
from shgui.table.table_reader import SeatedGroup
from shgui.words.catalogue import Catalogue
from shgui.words.problems import journal_problem
from shgui.words.refusals import refusal, table_refusal


def failure(words: Catalogue, answer: Answer, table: SeatedGroup, journal: Path) -> str:
    """The sentence, for everything but what was accepted; `journal` is the file that games are saved in."""
    match answer:
        case Accepted():
            return ""
        case NotSaved(problem, detail):
            return journal_problem(words, problem, str(journal), detail)
        case NotDone(reason):
            return table_refusal(words, reason)
        case _:
            return refusal(words, answer, names_at(table), table.options.edition.name)
