"""What "How to play" tells of seats that the program plays."""

from shgui.words import bots
from shgui.words.catalogue import Catalogue
from shgui.words.claims import claims
from shgui.words.program_name import practice

Paragraphs = tuple[str, ...]


def on_bots(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "Any seat can be taken by the program. “{practice}” on the home page deals you a game among bots,"
            " and on a new table “{add}” seats one beside people. At least one person has to play."
        ).format(practice=practice(words), add=bots.add(words)),
        words.gettext(
            "A bot is marked by a sign wherever its seat is shown, so nobody takes it for a person."
        ),
        words.gettext(
            "It knows what a player in its seat would know: its own role and cards, what everybody has seen,"
            " and what was claimed. It never looks at the deck or at anybody else’s cards."
        ),
        words.gettext(
            "Bots talk as people do. They say what they have drawn, received or seen, true or false, and"
            " sometimes why they do something. The sentence stands beside their seat, and then in the"
            " chronicle. Where the narrator speaks, and the computer has a voice of its own, you hear it,"
            " too."
        ),
        words.gettext(
            "What you claim counts for them as well: enter it under “{claims}”. Nobody is suspected for"
            " claiming nothing."
        ).format(claims=claims(words)),
        words.gettext(
            "How long a bot takes tells nothing about its role or its cards. Any key shortens it, and the"
            " settings have three speeds."
        ),
        words.gettext(
            "What a bot has done stays done. A mistake of your own can be taken back until a bot has acted on"
            " it."
        ),
        bots.about_tempers(words).replace("\n", " "),
        words.gettext(
            "If somebody has to go home, a bot can play on: open the menu of that seat. The whole table has"
            " to agree, because the bot learns what this seat has seen. Whoever comes back takes over"
            " again from the same menu."
        ),
        words.gettext(
            "When the game is over, the review tells what each bot believed, round by round, and when it"
            " lied."
        ),
    )
