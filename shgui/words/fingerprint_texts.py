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


def get_word_label(words: Catalogue) -> str:
    # Translators: above a field; the table may add any word, which goes into the chance of the game; max 50
    return words.gettext("The table’s own word (optional)")


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
