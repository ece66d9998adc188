"""Changes that happen openly at the table and concern no rule: stand-ins, languages, way of voting."""

from collections.abc import Iterable, Mapping

from shgui.engine.events import Event
from shgui.table.log_lines import GameEndedEarly, LanguageChanged, StandInSat, VotingChanged
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.languages import get_endonym, list_languages
from shgui.words.terms import Names

TableChange = StandInSat | LanguageChanged | VotingChanged | GameEndedEarly


def describe_change(words: Catalogue, change: TableChange, names: Names) -> str:
    """Describe a change; `names` are those seated now."""
    if isinstance(change, StandInSat):
        return _get_stand_in_text(words, change).format(before=change.before, name=change.name)
    if isinstance(change, LanguageChanged):
        # Translators: {language} is what a language calls itself, such as Polski
        text = words.gettext("New language of the private screens: {language} ({name})")
        return text.format(language=_get_language_name(change.language), name=names[change.seat])
    if isinstance(change, GameEndedEarly):
        text = words.gettext("The table ended the game early, in round {number}. Nobody has won.")
        return text.format(number=words.number(change.in_round))
    return _VOTINGS[change.voting](words).format(number=words.number(change.from_round))


def _get_stand_in_text(words: Catalogue, change: StandInSat) -> str:
    if change.bot is not None:
        # Translators: {before} has gone home; the program plays on in the same seat, under the name {name}
        return words.gettext("The program takes over: {name} (before: {before})")
    if change.bot_before is not None:
        # Translators: the program, which was called {before}, played in this seat; now {name} plays there
        return words.gettext("A person takes over from the program: {name} (before: {before})")
    # Translators: {before} has gone home; {name} sits down in the same seat and plays on
    return words.gettext("Another person takes over: {name} (before: {before})")


def _get_language_name(language: str) -> str:
    """Return the language's own name, or the code of an unknown one."""
    return get_endonym(language) if language in list_languages() else language


def replace_name(change: StandInSat, names: Names) -> Names:
    """Return the names after a stand-in sat down."""
    return tuple(change.name if seat == change.seat else name for seat, name in enumerate(names))


def restore_names(entries: Iterable[object], names: Names) -> Names:
    """Return the names from before the stand-ins among the entries."""
    others = [entry for entry in entries if not isinstance(entry, Event)]
    before = {entry.seat: entry.before for entry in reversed(others) if isinstance(entry, StandInSat)}
    return tuple(before.get(seat, name) for seat, name in enumerate(names))


_VOTINGS: Mapping[str, Sentence] = {
    "hands": lambda words: words.gettext("From round {number} on, you vote by thumb."),
    "ballots": lambda words: words.gettext("From round {number} on, everybody votes in secret."),
}
