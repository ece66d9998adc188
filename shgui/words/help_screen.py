"""What "How to play" tells of the program: how the screen goes round, and how a shuffle is proven."""

from shgui.words.catalogue import Catalogue
from shgui.words.fingerprint import verify_command

Paragraphs = tuple[str, ...]


def hand_over(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("When something is for your eyes only, the screen shows your name and nothing else."),
        words.gettext(
            "Take the screen, make sure that nobody is looking over your shoulder, then hold the page"
            " with the mouse, the space bar or a finger. After half a second it opens, and it closes when you"
            " let go."
        ),
        words.gettext(
            "Where you have to choose, keep holding and slide to a card. It is marked, and stays marked when"
            " you let go; nobody can see which one it is. Until you confirm, you can look again and choose"
            " another."
        ),
        words.gettext(
            "Everybody goes through the same steps, whatever their role. Anybody may look at their own role"
            " again at any time, so asking to see it gives nothing away."
        ),
        words.gettext(
            "If you prefer to press once to open and once to close, change that in the settings. You then"
            " press the card that you choose, or the key below it."
        ),
        words.gettext(
            "If somebody has to go home, another person can take over: open the menu of that seat. The"
            " stand-in looks at the role in private before anything else happens. The same menu changes the"
            " language of the private screens."
        ),
        words.gettext(
            "If all of you have to stop, the same menu ends the game and turns the roles over. Nobody wins"
            " then, and the review shows what was secret. To continue on another evening, you need"
            " do nothing: the game is saved at every step."
        ),
    )


def fairness(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "All chance in a game follows from one secret number, the seed. Before anybody looks at a role,"
            " the table sees the fingerprint, which stands for the seed, the names in their seats, the rules"
            " and the number of this deal. Photograph it or write it down."
        ),
        words.gettext(
            "Then anyone may say a word. Roles, first Presidential Candidate, deck, every shuffle and the"
            " chance of bots follow from seed and word together. So no one who did not know the word"
            " beforehand can have chosen the deal. Only its letters and digits count: the page shows what"
            " goes into the deal, for everyone to compare."
        ),
        words.gettext(
            "When the game is over, the seed is revealed, and the last page shows the final fingerprint,"
            " which stands for all votes and actions in their order. Note it as well."
        ),
        words.gettext(
            "If both fingerprints are the ones that you noted, this is proven: since the first was shown, no"
            " role, no card and no name has been changed, and since the final one was shown, no vote and no"
            " action. Where the table added a word, and neither the person who said it nor the person who"
            " typed it knew the seed, it is also proven that no one chose the deal. A record that is compared"
            " with nothing proves only that it agrees with itself."
        ),
        words.gettext(
            "One thing can never be proven afterwards: that nobody saw a secret that was meant for somebody"
            " else."
        ),
        words.gettext(
            "The review makes these checks. A saved record can be checked elsewhere with: {command}"
        ).format(command=verify_command(words)),
    )
