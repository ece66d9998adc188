"""The private sheet: from the neutral cover with a name on it to "Done", the same for every role and card."""

from collections.abc import Mapping
from typing import NamedTuple

from shgui.engine.types import Policy, Seat
from shgui.words import terms
from shgui.words.catalogue import Catalogue
from shgui.words.powers import Sentence
from shgui.words.terms import Names


def screen_to(words: Catalogue, name: str) -> str:
    """The cover: all that anybody else may read."""
    return words.gettext("Pass the screen to: {name}").format(name=name)


def gone_round(words: Catalogue, number: int, hands: int) -> str:
    """Below the name, where the screen goes from hand to hand."""
    # Translators: beside as many squares: the third of seven players has the screen; max 20
    text = words.pgettext("hand-over", "{number} of {count}")
    return text.format(number=words.number(number), count=words.number(hands))


def only(words: Catalogue, name: str) -> str:
    # Translators: on the closed dossier with a secret: nobody else may look; max 24 besides the name
    return words.pgettext("hand-over", "Only {name} may look").format(name=name)


def screen_to_table(words: Catalogue) -> tuple[str, str]:
    """The page on which the screen goes back to all: a few words, and to whom, in large type."""
    # Translators: the screen (laptop) goes back to the whole group. What stands after the slash is set below
    # it and very large
    before, _, name = words.gettext("Pass the screen to / the table").partition(" / ")
    return before, name


def turn_to_all(words: Catalogue) -> str:
    # Translators: below “Pass the screen to the table”: turn the computer so that all see it; max 40
    return words.gettext("Turn it so that everybody can see")


def look_at_second(words: Catalogue) -> str:
    # Translators: below “Pass the screen to the table”, while all look at the second screen; max 40
    return words.gettext("Everybody looks at the second screen")


def nothing_shown_yet(words: Catalogue) -> str:
    """On the neutral page: why there is nothing to see."""
    return words.gettext("Nothing is shown until somebody presses “{reveal}”.").format(reveal=reveal(words))


def reveal(words: Catalogue) -> str:
    # Translators: button; the screen is on the table again, and all see together what has happened; max 20
    return words.pgettext("button", "Reveal")


def back_to_table(words: Catalogue) -> str:
    # Translators: button; after an investigation the screen goes back to the table, and the party stays
    # secret; max 20
    return words.pgettext("button", "Back to the table")


def party_stays_secret(words: Catalogue) -> str:
    """Return what everyone reads on the neutral page after an investigation."""
    # Translators: the one who investigated another player; the table learns nothing
    return words.gettext("Only the President knows the party.")


def hold(words: Catalogue, hold_to_see: bool) -> str:
    """What opens the dossier: holding it, or a press."""
    if hold_to_see:
        # Translators: below the ring that fills while mouse, key or finger is held; max 40
        return words.pgettext("button", "Hold to open")
    # Translators: below the ring; one press opens, the next one closes; max 40
    return words.pgettext("button", "Press to open")


def how_to_look(words: Catalogue, hold_to_see: bool) -> str:
    """On the closed dossier, until it was opened."""
    if hold_to_see:
        return words.gettext("Hold with the mouse, the space bar or a finger. Let go, and it is closed.")
    return words.gettext("Press with the mouse, the space bar or a finger. Press again, and it is closed.")


def release(words: Catalogue, hold_to_see: bool, chooses: bool) -> str:
    """How it is closed again."""
    if chooses:
        if hold_to_see:
            return words.gettext("Let go to close; what is marked stays marked")
        return words.gettext("Press beside the cards to close; what is marked stays marked")
    return words.gettext("Let go to close") if hold_to_see else words.gettext("Press again to close")


def how_to_choose(words: Catalogue, hold_to_see: bool, by_key: bool = False) -> str:
    """Return the hint below open cards; `by_key` where the space bar holds them, not a pointer."""
    if hold_to_see and by_key:
        return words.gettext("Keep holding and press the key below the card, then let go.")
    if hold_to_see:
        return words.gettext("Keep holding and slide to the card; let go when it is marked.")
    return words.gettext("Press the card, or the key below it.")


def done(words: Catalogue) -> str:
    # Translators: button that ends a private look; max 24
    return words.pgettext("button", "Done")


def confirm(words: Catalogue, purpose: str) -> str:
    """The button that ends the private moment: a code of `shgui.table.private_tasks.TaskKind`."""
    return PURPOSES[purpose].confirm(words)


def heading(words: Catalogue, purpose: str) -> str:
    """What is seen while holding."""
    return PURPOSES[purpose].heading(words)


def request(words: Catalogue, purpose: str, veto_refused: bool = False) -> str:
    """At the table: what somebody takes the screen for."""
    if purpose == "enact" and veto_refused:
        return words.gettext("Take the screen: the veto is refused, and a Policy must be enacted.")
    return PURPOSES[purpose].request(words)


def on_phone(words: Catalogue, purpose: str, veto_refused: bool = False) -> str:
    """At the table: what those who are named do on their phones."""
    if purpose == "enact" and veto_refused:
        # Translators: said to the one player who is named beside it
        return words.gettext("The veto is refused: enact a Policy on your phone.")
    return PURPOSES[purpose].on_phone(words)


def instruction(words: Catalogue, purpose: str, veto_refused: bool = False) -> str:
    """What to do, while holding or after."""
    if purpose == "enact" and veto_refused:
        return words.gettext("The veto is refused. Choose the Policy to discard; the other one is enacted.")
    return PURPOSES[purpose].instruction(words)


def put_away_by_president(words: Catalogue, hand: tuple[Policy, ...], card: Policy) -> str:
    """What becomes of the three cards if this one is put away."""
    text = words.gettext("You discard: {card}. Passed on: {cards}.")
    return text.format(card=terms.policy(words, card), cards=terms.policies(words, _others(hand, card)))


def put_away_by_chancellor(words: Catalogue, hand: tuple[Policy, ...], card: Policy) -> str:
    """What becomes of the two cards if this one is put away."""
    text = words.gettext("You discard: {card}. Enacted: {cards}.")
    return text.format(card=terms.policy(words, card), cards=terms.policies(words, _others(hand, card)))


def nothing_chosen(words: Catalogue) -> str:
    return words.gettext("Nothing is chosen yet.")


def something_chosen(words: Catalogue) -> str:
    """The same whatever it is."""
    return words.gettext("You have chosen. Until you confirm, you can look again and change your choice.")


def ballot_chosen(words: Catalogue, ja: bool) -> str:
    # Translators: {ballot} is Ja! or Nein!
    return words.gettext("Your vote: {ballot}").format(ballot=terms.ballot(ja))


def place_of_card(words: Catalogue, place: int, count: int) -> str:
    """A card that is hidden, as a screen reader says it: the place begins at 0."""
    text = words.gettext("Card {number} of {count}")
    return text.format(number=words.number(place + 1), count=words.number(count))


def seen_so_far(words: Catalogue) -> str:
    """Above what a player has seen, on the role sheet."""
    return words.gettext("What you have seen so far")


def seen_in_seat(words: Catalogue) -> str:
    """The same for whoever took over the seat of another person."""
    # Translators: above what was seen in secret, where somebody else sat in this seat before; max 30
    return words.gettext("Seen in this seat so far")


def nothing_learnt(words: Catalogue) -> str:
    """On the role sheet, where what the seat has seen so far will stand."""
    return words.gettext("No Policies and no investigations yet.")


def not_shown_before(words: Catalogue) -> str:
    """On the role sheet that opens for the first time, where it will say when it was last shown."""
    # Translators: of the own role; the same place will hold “Last shown: 21:14, after round 3”
    return words.gettext("Not shown before")


def shown_before(words: Catalogue, rounds: int) -> str:
    """When the own role was last shown, by rounds alone; `rounds` were over by then."""
    if not rounds:
        # Translators: when the own role was last shown: when roles were dealt
        return words.gettext("Last shown before the first round")
    # Translators: when the own role was last shown
    return words.gettext("Last shown after round {number}").format(number=words.number(rounds))


def shown_before_at(words: Catalogue, time: str, rounds: int) -> str:
    """The same with the time, which is on another day told with its date."""
    if not rounds:
        # Translators: when the own role was last shown: when roles were dealt
        return words.gettext("Last shown: {time}, before the first round").format(time=time)
    # Translators: when the own role was last shown, so that its owner notices if somebody else saw it; max 40
    text = words.gettext("Last shown: {time}, after round {number}")
    return text.format(time=time, number=words.number(rounds))


def party_of(words: Catalogue, seat: Seat, names: Names) -> str:
    """Above the party card of an investigated player."""
    return words.gettext("Party membership: {name}").format(name=names[seat])


def _others(hand: tuple[Policy, ...], card: Policy) -> list[Policy]:
    rest = sorted(hand)
    rest.remove(card)
    return rest


class PurposeWords(NamedTuple):
    request: Sentence
    """At the table: what the player takes the screen for."""
    on_phone: Sentence
    """At the table: what the same is on a phone."""
    heading: Sentence
    instruction: Sentence
    confirm: Sentence


PURPOSES: Mapping[str, PurposeWords] = {
    "role": PurposeWords(
        lambda words: words.gettext("Take the screen and look at your secret role."),
        # Translators: said to each of the players who are named beside it
        lambda words: words.gettext("Look at your secret role on your phone."),
        lambda words: words.gettext("Your secret role"),
        lambda words: words.gettext("Keep it to yourself. You can look at it again at any time."),
        done,
    ),
    "ballot": PurposeWords(
        lambda words: words.gettext("Take the screen and vote in secret."),
        # Translators: said to all who vote by phone; not the term: vote_noun
        lambda words: words.gettext("Talk it over, then vote in secret on your phone."),
        lambda words: words.gettext("Your vote on the government"),
        lambda words: words.gettext("Choose Ja! or Nein! You can change your vote until the last one is in."),
        # Translators: button that casts a secret ballot; max 24
        lambda words: words.pgettext("button", "Cast this vote"),
    ),
    "discard": PurposeWords(
        lambda words: words.gettext("Take the screen and choose the Policy to discard."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("On your phone, choose the Policy to discard."),
        lambda words: words.gettext("Your three Policies"),
        lambda words: words.gettext("Choose the Policy to discard; the Chancellor gets the other two."),
        # Translators: button of the President with the three Policies; max 24
        lambda words: words.pgettext("button", "Pass on the other two"),
    ),
    "enact": PurposeWords(
        lambda words: words.gettext("Take the screen and enact one of the two Policies."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("On your phone, enact one of the two Policies."),
        lambda words: words.gettext("Your two Policies"),
        lambda words: words.gettext("Choose the Policy to discard; the other one is enacted."),
        # Translators: button of the Chancellor with the two Policies; max 24
        lambda words: words.pgettext("button", "Enact the other one"),
    ),
    "party": PurposeWords(
        lambda words: words.gettext("Take the screen and look at the party."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("Look at the party on your phone."),
        lambda words: words.gettext("The party you asked to see"),
        lambda words: words.gettext("You may tell the table what you saw, or lie."),
        done,
    ),
    "peek": PurposeWords(
        lambda words: words.gettext("Take the screen and look at the top three Policies."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("Look at the top three Policies on your phone."),
        lambda words: words.gettext("The top three Policies of the deck"),
        lambda words: words.gettext("The first card will be drawn first. You may tell the table, or lie."),
        done,
    ),
}
"""Everything that is said of a private moment: one entry each, by its code."""
