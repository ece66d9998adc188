"""Texts around the fingerprint that the table reads before the roles are dealt."""

from shgui.words.catalogue import Catalogue


def get_heading(words: Catalogue) -> str:
    # Translators: heading above 32 digits that the table notes before anybody looks at a role; max 40
    return words.pgettext("heading", "Fingerprint of this game")


def get_start_heading(words: Catalogue, *, unchanged: bool) -> str:
    """Return the heading of the first fingerprint when the game is over."""
    if unchanged:
        # Translators: above 32 digits on the last page of a game, which were shown before any role; max 60
        return words.gettext("First fingerprint, from before the roles: unchanged")
    # Translators: above 32 digits on the last page of a game, which were shown before any role; max 60
    return words.gettext("First fingerprint: it doesn’t fit this game")


def get_end_heading(words: Catalogue) -> str:
    # Translators: above 32 digits on the last page of a game, which are compared later; max 70
    return words.gettext("Final fingerprint of this game, to photograph or write down")


def get_word_label(words: Catalogue) -> str:
    # Translators: above a field; the table may add any word, which goes into the chance of the game; max 50
    return words.gettext("The table’s own word (optional)")


def get_word_reason(words: Catalogue) -> str:
    """Say why the table may want to add a word."""
    return words.gettext(
        "Let someone say a word and spell it. The deal then follows from it too, so no one who did not know"
        " the word beforehand can have chosen the deal."
    )


def format_counted_word(words: Catalogue, canonical: str) -> str:
    """Show the form of the typed word that goes into the deal."""
    # Translators: below a field in which the table types a word; {word} is what the deal follows from
    return words.gettext(
        "Goes into the deal: “{word}”. Compare it letter by letter; capitals and punctuation don’t count."
    ).format(word=canonical)


def list_comparing_hints(words: Catalogue, proof: str) -> tuple[str, ...]:
    """Say how to check the fingerprints; a command follows unless the proof is complete without one."""
    hint = words.gettext(
        "Compare both fingerprints, the first and the final one, with what you photographed or wrote down:"
        " then you need not take this program’s word for it."
    )
    if proof in _PROVEN_AT_TABLE:
        return (hint,)
    command = words.gettext("For a saved record this does it for you: {command}")
    return hint, command.format(command=format_verify_command(words))


def format_verify_command(words: Catalogue) -> str:
    # Translators: in capitals, in place of the name of a file in a command: shgui verify FILE
    file = words.gettext("FILE")
    return f"shgui verify {file} --fingerprint … --end …"


_PROVEN_AT_TABLE = frozenset(("nothing_moved", "nobody_chose"))
