"""Games of small players at every size and by every book: each has one to seven headlines, in every language.

python -m tests.review.random_games 500
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from types import UnionType

from shgui.engine.editions import edition_names
from shgui.engine.events import (
    ChaosBroke,
    GameEnded,
    GovernmentElected,
    GovernmentRejected,
    PlayerExecuted,
    PolicyEnacted,
    VetoAgreed,
    VetoRefused,
    VotesRevealed,
)
from shgui.review.game_review import GameReview
from shgui.review.headline import Headline, HeadlineCode
from shgui.table.log_lines import ClaimNoted, ClaimWithdrawn, Line
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.headline_texts import describe_headline, get_headline
from shgui.words.languages import list_languages
from tests.review.games import played
from tests.review.laid import told
from tests.table.play import NAMES

SIZES = range(5, 11)
SHOWN: dict[HeadlineCode, type[Line] | UnionType] = {
    HeadlineCode.END: GameEnded,
    HeadlineCode.TWO_ACCOUNTS: ClaimNoted,
    HeadlineCode.SAID_AND_SEEN: ClaimNoted,
    HeadlineCode.LIBERALS_EXECUTED: PlayerExecuted,
    HeadlineCode.LEAST_SUSPECTED: GovernmentElected,
    HeadlineCode.HITLER_REFUSED: GovernmentRejected,
    HeadlineCode.PROVEN_BEFORE: ClaimNoted | ClaimWithdrawn | PolicyEnacted | VetoAgreed | GovernmentElected,
    HeadlineCode.MOST_NEIN: VotesRevealed,
    HeadlineCode.VETO: VetoAgreed | VetoRefused,
    HeadlineCode.CHAOS: ChaosBroke,
}
"""The lines to see at the places of a headline."""
MOST = 7
MOST_WORDS = 4


def stories(number: int) -> Iterator[GameReview]:
    """Every fifth group notes no claims."""
    books = edition_names()
    for seed in range(number):
        size = SIZES[seed % len(SIZES)]
        book = books[seed // len(SIZES) % len(books)]
        yield told(played(size, seed, book, claims=seed % 5 != 4).game)


def faults(story: GameReview, languages: list[Catalogue]) -> Iterator[str]:
    """List the faults in a game's headlines, with roles open and hidden."""
    for roles_open in (True, False):
        found = story.choose_headlines(roles_open=roles_open)
        if not 1 <= len(found) <= MOST:
            yield f"{len(found)} headlines"
        if len({each.code for each in found}) != len(found):
            yield "a kind twice"
        if roles_open is not (found[0].code is HeadlineCode.END):
            yield "the end is told where it isn't, or not where it is"
        for each in found:
            yield from _faults_of(story, each, languages)


def _faults_of(story: GameReview, headline: Headline, languages: list[Catalogue]) -> Iterator[str]:
    for place in headline.places:
        if not any(isinstance(line, SHOWN[headline.code]) for line in story.game.steps[place.step].new):
            yield f"{headline.code}: nothing of it is shown at its place"
    if headline.code is not HeadlineCode.QUIET and not headline.places:
        yield f"{headline.code}: no place"
    for words in languages:
        if len(get_headline(words, headline).split(" ")) > MOST_WORDS:
            yield f"{words.language}: {get_headline(words, headline)}"
        if set("{}") & set(describe_headline(words, headline, NAMES)):
            yield f"{words.language}: {describe_headline(words, headline, NAMES)}"


def main(number: int) -> int:
    languages = [load_catalogue(language) for language in list_languages()]
    how_many: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for story in stories(number):
        found = story.choose_headlines(roles_open=True)
        how_many[len(found)] += 1
        kinds.update(str(each.code) for each in found)
        wrong.update(faults(story, languages))
    told = [f"{times} times: {fault}" for fault, times in wrong.most_common()]
    told.append(f"headlines a game: {dict(sorted(how_many.items()))}")
    told.append(f"kinds: {dict(kinds.most_common())}")
    told.append(f"{number} games, {wrong.total()} faults")
    sys.stdout.write("\n".join(told) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
