"""Texts on the main screen while phones join, beside those of `phone_texts`."""

from collections.abc import Mapping

from shgui.words.catalogue import Catalogue
from shgui.words.power_texts import Sentence

# Before the network is open


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


# The code


def get_new_code_label(words: Catalogue) -> str:
    # Translators: button below the code for phones: another code replaces it; max 24
    return words.pgettext("button", "New code")


def get_many_phones_warning(words: Catalogue) -> str:
    """Warn that more phones ask for seats at once than one photographed code explains."""
    # Translators: {button} replaces the code for phones by another one
    text = words.gettext("Many phones want a seat at once. If they aren’t all yours, press “{button}”.")
    return text.format(button=get_new_code_label(words))


# What is wrong


def get_trouble_text(words: Catalogue, code: str) -> str:
    """Return the text for a `NotOpened` code, "no network", "fault" or "faults"."""
    return TROUBLES[code](words)


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
