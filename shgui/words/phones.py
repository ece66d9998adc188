"""Phones at the table: what the computer's screen says of them, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from shgui.words import bots
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.words.powers import Sentence


def phones(words: Catalogue) -> str:
    # Translators: button of a new table and tool of a game: phones can join by a code; max 16
    return words.pgettext("button", "Phones")


def to_the_table(words: Catalogue) -> str:
    # Translators: heading above the code by which phones join; max 32
    return words.gettext("Phones to the table")


def hold_camera(words: Catalogue) -> str:
    # Translators: below a square code (QR code)
    return words.gettext("Point the phone’s camera at the code")


def and_word(words: Catalogue) -> str:
    # Translators: between an address and a word, both in large letters; the player types both; max 28
    return words.gettext("and then this word")


def network_row(words: Catalogue, kind: str, address: str) -> str:
    """In that list: a code of `NETWORK_KINDS`, and the address."""
    # Translators: {network} is a kind of network, such as Wi-Fi
    return words.gettext("{network}, {address}").format(network=NETWORK_KINDS[kind](words), address=address)


def close_network(words: Catalogue) -> str:
    # Translators: button; phones can't reach the computer any more; max 24
    return words.pgettext("button", "Close the network")


def order_seats(words: Catalogue) -> str:
    # Translators: button; leads back to the list of names, which can be moved up and down; max 24
    return words.pgettext("button", "Order the seats")


def have_a_seat(words: Catalogue, count: int) -> str:
    text = words.ngettext("{count} player has a seat.", "{count} players have a seat.", count)
    return text.format(count=words.number(count))


def how_many_can_play(words: Catalogue) -> str:
    return words.gettext("Five to ten can play. Others can join later, too.")


def no_phone_yet(words: Catalogue) -> tuple[str, ...]:
    """After half a minute without a phone: what usually is the matter."""
    return (
        words.gettext("No phone has come yet. What usually helps:"),
        words.gettext("Phone and computer have to be on the same Wi-Fi, not on its guest network."),
        words.gettext("Switch off the phone’s VPN and mobile data."),
        words.gettext("Allow this program in the computer’s firewall."),
    )


def another_network(words: Catalogue) -> str:
    """One help more, where the computer is in several."""
    return words.gettext("Or choose another network.")


def no_network(words: Catalogue) -> str:
    return words.gettext(
        "This computer is on no network that phones could join. Connect it to a Wi-Fi network, or to a"
        " phone’s hotspot."
    )


class Has(Enum):
    """Who of a table plays on a phone."""

    NOBODY = "nobody"
    SOME = "some"
    EVERYBODY = "everybody"


def how_votes_are_taken(words: Catalogue, has: Has, voting: str) -> str:
    """Below that choice, at a new table; `voting` is the code of a `table.options.Voting`."""
    return VOTES[has, voting](words)


def status(words: Catalogue, code: str) -> str:
    """Of a seat, beside its name: a code of `STATUSES`."""
    return STATUSES[code](words)


def use_screen(words: Catalogue, name: str) -> str:
    # Translators: menu of a seat; {name} plays at the computer's screen from now on
    return words.pgettext("menu", "{name}: phone is gone, use the screen").format(name=name)


def other_phone(words: Catalogue, name: str) -> str:
    # Translators: menu of a seat; the screen shows a word that the new phone has to type
    return words.pgettext("menu", "{name}: another phone takes this seat").format(name=name)


def join_by_phone(words: Catalogue, name: str) -> str:
    # Translators: menu of a seat at the screen; the screen shows a word that the phone has to type
    return words.pgettext("menu", "{name}: a phone takes this seat").format(name=name)


def word_for(words: Catalogue, name: str) -> str:
    # Translators: heading above a single word in large letters
    return words.gettext("Word for the new phone: {name}").format(name=name)


def which_word(words: Catalogue) -> str:
    # Translators: heading above one or more short words, each a button; one of them is read off a phone
    return words.gettext("Which word does the new phone show?")


def takes_seat(words: Catalogue, word: str, name: str) -> str:
    """Confirmed before the seat is handed over."""
    # Translators: {word} stands in large letters on a phone; {name} is the player whose seat it gets
    return words.gettext("The phone that shows {word} takes {name}’s seat.").format(word=word, name=name)


def asks_for_seat(words: Catalogue, name: str) -> str:
    """Said at the table, where the words of phones aren't shown."""
    # Translators: {name} is the player whose seat it is; {button} leads to where phones are confirmed
    text = words.gettext("A new phone asks for {name}’s seat. To decide, press “{button}”.")
    return text.format(name=name, button=phones(words))


def is_on_another_phone(words: Catalogue, name: str) -> str:
    """Told at the table when it is done."""
    # Translators: another phone has taken over the seat of the player
    return words.gettext("New phone: {name}").format(name=name)


def is_at_screen(words: Catalogue, name: str) -> str:
    """Told at the table when it is done."""
    # Translators: the player has no phone any more
    return words.gettext("At the screen from now on: {name}").format(name=name)


def show_code(words: Catalogue) -> str:
    # Translators: menu and tool of a game: shows the code for late or lost phones; max 24
    return words.pgettext("menu", "Code for phones")


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

VOTES: Mapping[tuple[Has, str], Sentence] = {
    (Has.NOBODY, "hands"): lambda words: words.gettext(
        "All show a thumb at once; one of you enters the votes."
    ),
    (Has.NOBODY, "ballots"): lambda words: words.gettext(
        "The screen goes round; then everybody sees who voted how."
    ),
    (Has.SOME, "hands"): lambda words: words.gettext(
        "Whoever has a phone votes on it. All others show a thumb at once; one of you enters their votes."
    ),
    (Has.SOME, "ballots"): lambda words: words.gettext(
        "Whoever has a phone votes on it, all at once. Among all others the screen is passed on; then"
        " everybody sees who voted how."
    ),
    (Has.EVERYBODY, "hands"): lambda words: words.gettext(
        "Whoever has a phone votes on it all the same. Thumbs are for those who come back to the screen."
    ),
    (Has.EVERYBODY, "ballots"): lambda words: words.gettext(
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
    "bot": bots.sign,
    # Translators: of a seat: the reader's own; max 16
    "you": lambda words: words.pgettext("seat", "you"),
}
