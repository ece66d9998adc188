"""Texts on the main screen about phones and their seats."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from shgui.words import bot_texts
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.words.power_texts import Sentence


def get_phones_label(words: Catalogue) -> str:
    # Translators: button of a new table and tool of a game: phones can join by a code; max 16
    return words.pgettext("button", "Phones")


def get_join_heading(words: Catalogue) -> str:
    # Translators: heading above the code by which phones join; max 32
    return words.gettext("Phones to the table")


def get_camera_hint(words: Catalogue) -> str:
    # Translators: below a square code (QR code)
    return words.gettext("Point the phone’s camera at the code")


def get_word_hint(words: Catalogue) -> str:
    # Translators: between an address and a word, both in large letters; the player types both; max 28
    return words.gettext("and then this word")


def get_close_network_label(words: Catalogue) -> str:
    # Translators: button; phones can't reach the computer any more; max 24
    return words.pgettext("button", "Close the network")


def list_no_phone_hints(words: Catalogue) -> tuple[str, ...]:
    """List the usual reasons why no phone has joined."""
    return (
        words.gettext("No phone has come yet. What usually helps:"),
        words.gettext("Phone and computer have to be on the same Wi-Fi, not on its guest network."),
        words.gettext("Switch off the phone’s VPN and mobile data."),
        words.gettext("Allow this program in the computer’s firewall."),
    )


class PhoneShare(Enum):
    """The share of the players with a phone."""

    NOBODY = "nobody"
    SOME = "some"
    EVERYBODY = "everybody"


def get_seat_status(words: Catalogue, code: str) -> str:
    """Return a seat's status, by a code of `STATUSES`."""
    return STATUSES[code](words)


def format_other_phone_label(words: Catalogue, name: str) -> str:
    # Translators: menu of a seat; the screen shows a word that the new phone has to type
    return words.pgettext("menu", "{name}: another phone takes this seat").format(name=name)


def format_join_by_phone_label(words: Catalogue, name: str) -> str:
    # Translators: menu of a seat at the screen; the screen shows a word that the phone has to type
    return words.pgettext("menu", "{name}: a phone takes this seat").format(name=name)


def get_which_word_heading(words: Catalogue) -> str:
    # Translators: heading above one or more short words, each a button; one of them is read off a phone
    return words.gettext("Which word does the new phone show?")


def format_takes_seat(words: Catalogue, word: str, name: str) -> str:
    # Translators: {word} stands in large letters on a phone; {name} is the player whose seat it gets
    return words.gettext("The phone that shows {word} takes {name}’s seat.").format(word=word, name=name)


NETWORK_KINDS: Mapping[str, Sentence] = {
    # Translators: a kind of network
    "wifi": lambda words: words.pgettext("network", "Wi-Fi"),
    # Translators: a kind of network
    "cable": lambda words: words.pgettext("network", "Cable"),
    # Translators: a network that no other computer is in
    "loopback": lambda words: words.pgettext("network", "This computer alone"),
    # Translators: a kind of network
    "other": lambda words: words.pgettext("network", "Network"),
}

VOTING_HINTS: Mapping[tuple[PhoneShare, str], Sentence] = {
    (PhoneShare.NOBODY, "hands"): lambda words: words.gettext(
        "All show a thumb at once; one of you enters the votes."
    ),
    (PhoneShare.NOBODY, "ballots"): lambda words: words.gettext(
        "The screen goes round; then everybody sees who voted how."
    ),
    (PhoneShare.SOME, "hands"): lambda words: words.gettext(
        "Whoever has a phone votes on it. All others show a thumb at once; one of you enters their votes."
    ),
    (PhoneShare.SOME, "ballots"): lambda words: words.gettext(
        "Whoever has a phone votes on it, all at once. Among all others the screen is passed on; then"
        " everybody sees who voted how."
    ),
    (PhoneShare.EVERYBODY, "hands"): lambda words: words.gettext(
        "Whoever has a phone votes on it all the same. Thumbs are for those who come back to the screen."
    ),
    (PhoneShare.EVERYBODY, "ballots"): lambda words: words.gettext(
        "All vote on their phones at once, and the screen tells how many have. Then everybody sees who voted"
        " how."
    ),
}

STATUSES: Mapping[str, Sentence] = {
    # Translators: of a seat: nobody sits there yet; max 16
    "free": lambda words: words.pgettext("seat", "free"),
    # Translators: of a seat: its player has joined by phone; max 16
    "phone": lambda words: words.pgettext("seat", "on a phone"),
    # Translators: of a seat: its player uses the computer's screen; max 16
    "screen": lambda words: words.pgettext("seat", "at the screen"),
    # Translators: of a seat: its phone isn't connected just now; max 16
    "away": lambda words: words.pgettext("seat", "phone is away"),
    "bot": bot_texts.get_bot_label,
    # Translators: of a seat: the reader's own; max 16
    "you": lambda words: words.pgettext("seat", "you"),
}
