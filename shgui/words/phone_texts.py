"""Texts on the main screen about phones and their seats."""

from collections.abc import Mapping
from enum import Enum

from shgui.words import bot_texts
from shgui.words.catalogue import Catalogue, Sentence


def get_firewall_text(words: Catalogue, platform: str) -> str:
    """Explain the system's question about its firewall; `platform` as in `sys.platform`."""
    if platform == "win32":
        return words.gettext(
            "Windows may now ask whether its firewall should let the program through. Allow it for private"
            " networks. Without that no phone can reach the table."
        )
    if platform == "darwin":
        return words.gettext(
            "macOS may now ask whether the program may accept incoming connections. Allow it. Without that"
            " no phone can reach the table."
        )
    return words.gettext(
        "If this computer has a firewall, it has to let the program through. Without that no phone"
        " can reach the table."
    )


def get_new_code_label(words: Catalogue) -> str:
    # Translators: button below the code for phones: another code replaces it; max 24
    return words.pgettext("button", "New code")


def get_many_phones_warning(words: Catalogue) -> str:
    """Warn that more phones ask for seats at once than one photographed code explains."""
    # Translators: {button} replaces the code for phones by another one
    text = words.gettext("Many phones want a seat at once. If they aren’t all yours, press “{button}”.")
    return text.format(button=get_new_code_label(words))


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


TROUBLES: Mapping[str, Sentence] = {
    "no network": lambda words: words.gettext(
        "This computer is on no network that phones could join. Connect it to a Wi-Fi network, or to a"
        " phone’s hotspot."
    ),
    "address gone": lambda words: words.gettext("This network is no longer there. Choose another one."),
    "port taken": lambda words: words.gettext(
        "Another program has taken this address. Open the network once more to get another one."
    ),
    "forbidden": lambda words: words.gettext(
        "The system does not let the program open the network. Check whether a firewall or other protection"
        " on this computer blocks it."
    ),
    "fault": lambda words: words.gettext(
        "Something went wrong with a phone, so it was disconnected. The game continues, and the phone can"
        " come back."
    ),
    "faults": lambda words: words.gettext(
        "Too much went wrong with phones, so the program closed the network. The game continues here."
    ),
    "failed": lambda words: words.gettext(
        "The network could not be opened. Try another one, if there is one."
    ),
}
"""By code of `OpeningProblem`, and for what else may be wrong with the network."""

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
