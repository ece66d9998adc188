"""What the shared screen says while phones come to the table, beside what `phones` words."""

from collections.abc import Mapping

from shgui.words import phones
from shgui.words.catalogue import Catalogue
from shgui.words.powers import Sentence

# Before the network is open


def what_the_system_asks(words: Catalogue, platform: str) -> str:
    """`platform` as in `sys.platform`."""
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


# The code


def code(words: Catalogue) -> str:
    """What a screen reader says of the code."""
    return words.gettext("Code with the address of this table")


def back_to_table(words: Catalogue) -> str:
    # Translators: button; from the code back to the game; max 24
    return words.pgettext("button", "Back to the table")


def latecomers(words: Catalogue) -> str:
    """In the middle of a game."""
    return words.gettext(
        "To move to a phone in the middle of a game, go back to the table and open the menu of your seat."
    )


def new_code(words: Catalogue) -> str:
    # Translators: button below the code for phones: another code replaces it; max 24
    return words.pgettext("button", "New code")


def many_at_once(words: Catalogue) -> str:
    """Where more players sit down from one address than a code that was photographed should allow."""
    # Translators: {button} replaces the code for phones by another one
    text = words.gettext("Many phones want a seat at once. If they aren’t all yours, press “{button}”.")
    return text.format(button=new_code(words))


def remove_row(words: Catalogue, name: str) -> str:
    # Translators: button beside a player who sits at the new table by phone
    return words.gettext("Remove from the table: {name}").format(name=name)


def has_come(words: Catalogue, name: str) -> str:
    """Said when a phone has taken a seat."""
    # Translators: a player has joined with a phone
    return words.gettext("On a phone from now on: {name}").format(name=name)


def unseat(words: Catalogue, number: int) -> str:
    """Beside the name of somebody who has a phone, at the new table."""
    # Translators: button: the player of this seat plays at the screen, and the phone has to join anew
    return words.gettext("Seat {number}: back to the screen, without the phone").format(
        number=words.number(number)
    )


# What is wrong


def trouble(words: Catalogue, code: str) -> str:
    """`code`: of `shgui.phones.server.phone_server.NotOpened`, "no network", "fault" or "faults"."""
    return TROUBLES[code](words)


TROUBLES: Mapping[str, Sentence] = {
    "no network": phones.no_network,
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
