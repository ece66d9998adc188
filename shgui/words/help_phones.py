"""What "How to play" tells of phones: how one sits down, what one shows, and from whom it keeps a secret."""

from shgui.words.catalogue import Catalogue
from shgui.words.phones import phones

Paragraphs = tuple[str, ...]


def on_phones(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "A player’s phone can be that player’s hand of cards. It needs no app, no account and no"
            " internet: only a browser and the same Wi-Fi as this computer. The screen stays the table, and"
            " some may play on phones while others come to the screen."
        ),
        words.gettext(
            "When you set up a new table, press “{phones}” and open the network. Point the phone’s camera at"
            " the code, or type the address beside it into the phone’s browser, and then the word from the"
            " screen. Write your name, or choose one that is there already. The code can be shown again at"
            " any time during a game."
        ).format(phones=phones(words)),
        words.gettext(
            "What is for your eyes only lies face down on your phone. Hold the lowest button to see it, let"
            " go to hide it. To choose a card, slide to it while you hold, then confirm. It also hides when"
            " you turn or lock the phone and after 20 seconds. If you prefer to press once to open and once"
            " to close, change that on the phone."
        ),
        words.gettext(
            "The phone shows the same pages for every role, so nobody can tell from across the table who you"
            " are."
        ),
        words.gettext(
            "What is done before all eyes, such as a nomination, can be done on the screen or on the phone"
            " of whoever has the move: whichever comes first counts. Every phone also shows the boards, the"
            " seats, the chronicle and the rules in its own language."
        ),
        words.gettext(
            "On phones, all vote at the same time. Whoever has no phone votes at the screen, and all votes"
            " are turned over together."
        ),
        words.gettext(
            "A phone that was locked, reloaded or cut off from the network goes on where it was, and what was"
            " confirmed stays done. If it is lost, or its battery is dead, open the menu of that seat: you"
            " continue at the screen, or give the seat to another phone."
        ),
        words.gettext(
            "If the page does not appear: is the phone on the same Wi-Fi, and not on mobile data or a guest"
            " network? Does it use a VPN? Does the computer’s firewall let the program through?"
            " Where a network keeps its devices apart, let one of your phones be the hotspot."
        ),
        words.gettext(
            "Somebody who listens in on the Wi-Fi or photographs the code learns no role, no card and no"
            " secret vote: all that goes between computer and phone is sealed. That does not protect you from"
            " somebody who controls the network and changes what travels through it, from whoever owns the"
            " computer, or from a look over your shoulder."
        ),
        words.gettext(
            "Executed players still see the table on their phones. Whoever only wants to watch, on a"
            " television too, opens the same address and takes no seat. At the end of the evening all phones"
            " forget the game."
        ),
    )
