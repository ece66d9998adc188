"""What the table reads before anybody looks at a role: the fingerprint, and the word that it may add."""

from shgui.words.catalogue import Catalogue


def heading(words: Catalogue) -> str:
    # Translators: heading above 32 digits that the table notes before anybody looks at a role; max 40
    return words.pgettext("heading", "Fingerprint of this game")


def start_again(words: Catalogue, *, unchanged: bool) -> str:
    """Return what stands above the first fingerprint where it is shown again when the game is over."""
    if unchanged:
        # Translators: above 32 digits on the last page of a game, which were shown before any role; max 60
        return words.gettext("First fingerprint, from before the roles: unchanged")
    # Translators: above 32 digits on the last page of a game, which were shown before any role; max 60
    return words.gettext("First fingerprint: it doesn’t fit this game")


def note_end(words: Catalogue) -> str:
    """Above the digits that are shown when the game is over."""
    # Translators: above 32 digits on the last page of a game, which are compared later; max 70
    return words.gettext("Final fingerprint of this game, to photograph or write down")


def word_label(words: Catalogue) -> str:
    """What is typed into the one field."""
    # Translators: above a field; the table may add any word, which goes into the chance of the game; max 50
    return words.gettext("The table’s own word (optional)")


def word_reason(words: Catalogue) -> str:
    """Why anybody would say a word."""
    return words.gettext(
        "Let someone say a word and spell it. The deal then follows from it too, so no one who did not know"
        " the word beforehand can have chosen the deal."
    )


def word_counts(words: Catalogue, canonical: str) -> str:
    """What becomes of the word that is being typed: the form of it that goes into the deal."""
    # Translators: below a field in which the table types a word; {word} is what the deal follows from
    return words.gettext(
        "Goes into the deal: “{word}”. Compare it letter by letter; capitals and punctuation don’t count."
    ).format(word=canonical)


def how_to_compare(words: Catalogue, proof: str) -> tuple[str, ...]:
    """What a reader of the review can do with what he noted; only a file needs a program for it."""
    told = words.gettext(
        "Compare both fingerprints, the first and the final one, with what you photographed or wrote down:"
        " then you need not take this program’s word for it."
    )
    if proof in _OF_THE_TABLE:
        return (told,)
    command = words.gettext("For a saved record this does it for you: {command}")
    return told, command.format(command=verify_command(words))


def verify_command(words: Catalogue) -> str:
    # Translators: in capitals, in place of the name of a file in a command: shgui verify FILE
    file = words.gettext("FILE")
    return f"shgui verify {file} --fingerprint … --end …"


_OF_THE_TABLE = frozenset(("nothing_moved", "nobody_chose"))
