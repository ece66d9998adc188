"""What changed openly at the table, though no rule knows of it: who sits there, reads or votes otherwise."""

from collections.abc import Iterable, Mapping

from shgui.engine.events import Event
from shgui.table.log_lines import GameEndedEarly, LanguageChanged, StandInSat, VotingChanged
from shgui.words.catalogue import Catalogue
from shgui.words.languages import available, endonym
from shgui.words.powers import Sentence
from shgui.words.terms import Names

Change = StandInSat | LanguageChanged | VotingChanged | GameEndedEarly


def change_line(words: Catalogue, change: Change, names: Names) -> str:
    """One line on it; `names` are those who sit there now."""
    if isinstance(change, StandInSat):
        return _takes_over(words, change).format(before=change.before, name=change.name)
    if isinstance(change, LanguageChanged):
        # Translators: {language} is what a language calls itself, such as Polski
        text = words.gettext("New language of the private screens: {language} ({name})")
        return text.format(language=own_name_of(change.language), name=names[change.seat])
    if isinstance(change, GameEndedEarly):
        text = words.gettext("The table ended the game early, in round {number}. Nobody has won.")
        return text.format(number=words.number(change.in_round))
    return _VOTINGS[change.voting](words).format(number=words.number(change.from_round))


def _takes_over(words: Catalogue, change: StandInSat) -> str:
    if change.bot is not None:
        # Translators: {before} has gone home; the program plays on in the same seat, under the name {name}
        return words.gettext("The program takes over: {name} (before: {before})")
    if change.bot_before is not None:
        # Translators: the program, which was called {before}, played in this seat; now {name} plays there
        return words.gettext("A person takes over from the program: {name} (before: {before})")
    # Translators: {before} has gone home; {name} sits down in the same seat and plays on
    return words.gettext("Another person takes over: {name} (before: {before})")


def own_name_of(language: str) -> str:
    """What it calls itself; the code of one that this program doesn't speak."""
    return endonym(language) if language in available() else language


def names_after(change: StandInSat, names: Names) -> Names:
    """Who sits where from then on."""
    return tuple(change.name if seat == change.seat else name for seat, name in enumerate(names))


def names_at_first(entries: Iterable[object], names: Names) -> Names:
    """Who sat where before anybody of those who sit there now had stood in."""
    others = [entry for entry in entries if not isinstance(entry, Event)]
    before = {entry.seat: entry.before for entry in reversed(others) if isinstance(entry, StandInSat)}
    return tuple(before.get(seat, name) for seat, name in enumerate(names))


_VOTINGS: Mapping[str, Sentence] = {
    "hands": lambda words: words.gettext("From round {number} on, you vote by thumb."),
    "ballots": lambda words: words.gettext("From round {number} on, everybody votes in secret."),
}
