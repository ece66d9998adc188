"""What went wrong, in a sentence for the first page."""

from shgui.ui.home.notices import CrashReport, DamagedGame, SettingsTrouble, UnreadableFile, WentWrong
from shgui.ui.library_access import LibraryError
from shgui.words.catalogue import Catalogue
from shgui.words.journal_problem_texts import describe_damaged_game, describe_journal_problem
from shgui.words.record_problem_texts import describe_record_problem


def sentence(words: Catalogue, went_wrong: WentWrong) -> str:
    match went_wrong:
        case LibraryError(problem=problem, path=path, detail=detail):
            return describe_journal_problem(words, problem, str(path), detail)
        case DamagedGame(names, started):
            return describe_damaged_game(words, names, started)
        case CrashReport(path):
            told = words.gettext(
                "The program stopped unexpectedly last time. A report, without names or cards, is here:"
                " {path}"
            )
            return told.format(path=path)
        case UnreadableFile(path, problem, detail):
            return describe_record_problem(words, problem, str(path), detail)
        case SettingsTrouble.RESET:
            return words.gettext("Some settings could not be read and have been reset.")
        case SettingsTrouble.UNSAVED:
            return words.gettext("The settings could not be saved. They apply until the program is closed.")
        case finding:
            return describe_journal_problem(words, finding.problem, str(finding.path))
