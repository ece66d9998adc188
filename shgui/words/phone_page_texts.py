"""Texts of a phone's own page, by key, beside the sentences that come with messages."""

from collections.abc import Mapping

from shgui.words import claim_texts, hand_over_texts, phone_message_texts, phone_texts
from shgui.words.catalogue import Catalogue, Sentence


def build_page_texts(words: Catalogue) -> dict[str, str]:
    """Build all of `TEXTS` in one language."""
    return {key: text(words) for key, text in TEXTS.items()}


def build_away_texts(words: Catalogue) -> dict[str, str]:
    """Build the texts that the page needs while it can't reach the table."""
    return {key: text(words) for key, text in _AWAY.items()}


_AWAY: Mapping[str, Sentence] = {
    # Translators: the first thing that a phone shows, for a moment; max 32
    "connecting": lambda words: words.gettext("Finding the table…"),
    # Translators: the phone has lost the computer for a moment; max 24
    "reconnecting": lambda words: words.gettext("Reconnecting…"),
    "reconnecting_text": lambda words: words.gettext(
        "Your hand is safe on the table’s computer. What you confirmed is done; what you only chose, choose"
        " again."
    ),
    "trying": lambda words: words.gettext("The phone keeps trying by itself."),
    # Translators: button; max 20
    "try_now": lambda words: words.pgettext("button", "Try now"),
    # Translators: heading; max 32
    "lost": lambda words: words.gettext("The table cannot be reached"),
    "lost_text": lambda words: words.gettext(
        "Nothing is lost. The game goes on where it was as soon as phone and table meet again."
    ),
    "lost_wifi": lambda words: words.gettext(
        "Is this phone on the same Wi-Fi as the table, not on a guest network or mobile data?"
    ),
    "lost_vpn": lambda words: words.gettext("Is a VPN switched on? Switch it off."),
    "lost_asleep": lambda words: words.gettext("Is the computer asleep, or is the game closed?"),
    "lost_screen": lambda words: words.gettext(
        "Otherwise play at the table’s screen: the menu of your seat there lets you go on without the phone."
    ),
    "try_again": lambda words: words.gettext("Try again"),
    # Translators: heading: the same seat is open in another tab or window of this phone's browser; max 40
    "elsewhere": lambda words: words.gettext("Your seat is open in another tab"),
    "elsewhere_text": lambda words: words.gettext(
        "A seat can be open in one tab only. Go on here, or close this tab."
    ),
    # Translators: button: from now on the seat is open in this tab; max 24
    "here": lambda words: words.pgettext("button", "Go on here"),
    "no_script": lambda words: words.gettext(
        "This page needs JavaScript. Switch it on in this browser, then reload the page."
    ),
    "old_browser": lambda words: words.gettext(
        "This browser is too old for the game. Update it, use another one, or play at the table’s screen."
    ),
}

TEXTS: Mapping[str, Sentence] = {
    # Translators: heading of a phone's first page; max 32
    "join_title": lambda words: words.gettext("Take a seat at this table"),
    # Translators: label of a field: the player types the word that the computer's screen shows; max 32
    "word": lambda words: words.gettext("Word on the table’s screen"),
    # Translators: label of a field on a phone; max 24
    "name": lambda words: words.gettext("Your name"),
    "language": lambda words: words.gettext("Language"),
    # Translators: heading above seats that have a name already; a new name can be typed above; max 40
    "named_seats": lambda words: words.gettext("Or take a seat that has a name"),
    # Translators: heading above seats of a game that has begun; max 40
    "free_seats": lambda words: words.gettext("Which seat is yours?"),
    "how_late": lambda words: words.gettext(
        "First open the menu of your seat on the table’s screen: it gives the seat to this phone and shows a"
        " word to type here."
    ),
    # Translators: button; the player gets a seat at the table; max 24
    "sit": lambda words: words.pgettext("button", "Sit down"),
    # Translators: button; the player gets a seat at the table under this name; max 24 besides the name
    "sit_as": lambda words: words.pgettext("button", "Sit down as {name}"),
    # Translators: button; somebody looks at the table on a phone or a television and has no seat; max 24
    "watch": lambda words: words.pgettext("button", "Only watch"),
    # Translators: on the page of a phone without a seat, in the place of the player's name; max 24
    "spectator": lambda words: words.pgettext("title", "Spectator"),
    # Translators: read aloud by a screen reader: somebody else has just taken a seat with a phone
    "arrived": lambda words: words.gettext("{name} has a seat at the table."),
    "take_seat": phone_message_texts.get_take_seat_label,
    # Translators: button on a phone, before the game; max 32
    "change_name": lambda words: words.pgettext("button", "Change name or language"),
    # Translators: button; what was typed is kept; max 16
    "save": lambda words: words.pgettext("button", "Save"),
    # Translators: one of three places of a phone's page: the own role and cards; max 14
    "my_hand": lambda words: words.pgettext("place", "My hand"),
    # Translators: one of three places of a phone's page: boards, seats, chronicle; max 14
    "table": lambda words: words.pgettext("place", "Table"),
    # Translators: one of three places of a phone's page; max 14
    "rules": lambda words: words.pgettext("place", "Rules"),
    # Translators: for screen readers: what the list of the players is
    "seats": lambda words: words.gettext("Seats"),
    "chronicle": lambda words: words.pgettext("menu", "Chronicle"),
    # Translators: for screen readers: whose ballots are in
    "votes": lambda words: words.gettext("Votes"),
    # Translators: for screen readers: the part of the page that only its player should see; max 16
    "private": lambda words: words.gettext("Private"),
    # Translators: large button: the hand is open as long as the finger lies on it; max 24
    "hold": lambda words: words.pgettext("button", "Hold to see"),
    # Translators: the same button while the hand is open; max 28
    "let_go": lambda words: words.pgettext("button", "Let go to hide it"),
    # Translators: large button: one press opens the hand, the next one closes it; max 24
    "press": lambda words: words.pgettext("button", "Press to see"),
    # Translators: the same button while the hand is open; max 28
    "press_off": lambda words: words.pgettext("button", "Press to hide it"),
    # Translators: button: leads from a question to the player's own role and what was seen; max 28
    "look": lambda words: words.pgettext("button", "Look at my role"),
    "nothing_chosen": hand_over_texts.get_nothing_chosen_text,
    "chosen": hand_over_texts.get_chosen_text,
    # Translators: below a closed hand: the party of another player, or cards on top of the deck
    "kept": lambda words: words.gettext("What you see here stays in your hand for the whole game."),
    # Translators: for screen readers: two ballots to choose from
    "ballots": lambda words: words.gettext("Ballots"),
    # Translators: for screen readers: Policies to choose from
    "policies": lambda words: words.gettext("Policies"),
    # Translators: an earlier ballot doesn't count any more; max 24
    "change_vote": lambda words: words.pgettext("menu", "Change my vote"),
    "back": lambda words: words.pgettext("button", "Back"),
    **_AWAY,
    # Translators: for screen readers: a button that leads to what this phone can be told; max 24
    "menu": lambda words: words.gettext("Settings and seat"),
    # Translators: heading above the settings of one phone; max 28
    "settings": lambda words: words.gettext("This phone"),
    # Translators: heading of a choice between two ways; max 28
    "opening": lambda words: words.gettext("How your hand opens"),
    # Translators: choice: the hand is open as long as the button is held; max 28
    "opening_hold": lambda words: words.pgettext("choice", "While you hold"),
    # Translators: choice: one press opens the hand, the next one closes it; max 28
    "opening_press": lambda words: words.pgettext("choice", "Press to show and hide"),
    # Translators: button, then a heading: a code on this phone that a neighbour's phone can scan; max 28
    "code": lambda words: words.gettext("The code for others"),
    "code_hold": phone_texts.get_camera_hint,
    # Translators: on a phone, below that code; followed by an address in large letters
    "code_type": lambda words: words.gettext("Or type into the browser of a phone on the same Wi-Fi:"),
    "code_word": phone_texts.get_word_hint,
    # Translators: button; the player gives the seat back to the table's screen; max 28
    "leave": lambda words: words.pgettext("button", "Leave this seat…"),
    # Translators: asked before a player gives up the seat; max 28
    "leave_ask": lambda words: words.gettext("Leave this seat?"),
    "leave_text": lambda words: words.gettext(
        "You then play at the table’s screen, and this phone forgets your hand."
    ),
    # Translators: button; max 28
    "leave_yes": lambda words: words.pgettext("button", "Leave this seat"),
    # Translators: heading above what the player alone has seen and can tell the table, true or not; max 28
    "claims": lambda words: words.gettext("Tell the table what you saw"),
    # Translators: below blank cards; each tap shows the other party
    "tap_cards": lambda words: words.gettext(
        "Tap a card to turn it over. Everybody reads it in the chronicle; it may be a lie."
    ),
    "claim": lambda words: words.pgettext("button", "Write it down"),
    "not_chosen": claim_texts.get_not_chosen_text,
}
"""All keys that the page may ask for."""
