"""Sentences for requests that the table didn't carry out."""

from pathlib import Path

from shgui.presentation.build_scene import list_names
from shgui.table.answers import Accepted, Answer, NotDone, NotSaved
from shgui.table.table_reader import SeatedGroup
from shgui.words.catalogue import Catalogue
from shgui.words.journal_problem_texts import describe_journal_problem
from shgui.words.refusal_texts import TABLE_REASONS, describe_refusal


def describe_failure(words: Catalogue, answer: Answer, table: SeatedGroup, journal: Path) -> str:
    """Return the sentence, "" if the request was accepted; `journal` is the file of the games."""
    match answer:
        case Accepted():
            return ""
        case NotSaved(problem, detail):
            return describe_journal_problem(words, problem, str(journal), detail)
        case NotDone(reason):
            return TABLE_REASONS[reason](words)
        case _:
            return describe_refusal(words, answer, list_names(table), table.options.edition.name)
