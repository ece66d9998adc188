"""Texts of the private page, from the cover with a name to "Done", the same for every role and card."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shgui.engine.types import Policy, Seat
from shgui.table.role_showings import LastShowing
from shgui.words import terms
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.terms import Names


def format_pass_screen_to(words: Catalogue, name: str) -> str:
    """Return the text of the cover: all that anybody else may read."""
    return words.gettext("Pass the screen to: {name}").format(name=name)


def format_only_may_look(words: Catalogue, name: str) -> str:
    # Translators: on the closed dossier with a secret: nobody else may look; max 24 besides the name
    return words.pgettext("hand-over", "Only {name} may look").format(name=name)


def split_pass_to_table(words: Catalogue) -> tuple[str, str]:
    """Return the call to pass the screen to the table: its beginning, and the table in large type."""
    # Translators: the screen (laptop) goes back to the whole group. What stands after the slash is set below
    # it and very large
    before, _, name = words.gettext("Pass the screen to / the table").partition(" / ")
    return before, name


def get_reveal_label(words: Catalogue) -> str:
    # Translators: button; the screen is on the table again, and all see together what has happened; max 20
    return words.pgettext("button", "Reveal")


def get_back_to_table_label(words: Catalogue) -> str:
    # Translators: button; after an investigation the screen goes back to the table, and the party stays
    # secret; max 20
    return words.pgettext("button", "Back to the table")


def get_open_hint(words: Catalogue, hold_to_see: bool) -> str:
    if hold_to_see:
        # Translators: below the ring that fills while mouse, key or finger is held; max 40
        return words.pgettext("button", "Hold to open")
    # Translators: below the ring; one press opens, the next one closes; max 40
    return words.pgettext("button", "Press to open")


def get_look_hint(words: Catalogue, hold_to_see: bool) -> str:
    """Return the hint on the closed dossier before it was first opened."""
    if hold_to_see:
        return words.gettext("Hold with the mouse, the space bar or a finger. Let go, and it is closed.")
    return words.gettext("Press with the mouse, the space bar or a finger. Press again, and it is closed.")


def get_close_hint(words: Catalogue, hold_to_see: bool, chooses: bool) -> str:
    if chooses:
        if hold_to_see:
            return words.gettext("Let go to close; what is marked stays marked")
        return words.gettext("Press beside the cards to close; what is marked stays marked")
    return words.gettext("Let go to close") if hold_to_see else words.gettext("Press again to close")


def get_choose_hint(words: Catalogue, hold_to_see: bool, by_key: bool = False) -> str:
    """Return the hint below open cards; `by_key` where the space bar holds them, not a pointer."""
    if hold_to_see and by_key:
        return words.gettext("Keep holding and press the key below the card, then let go.")
    if hold_to_see:
        return words.gettext("Keep holding and slide to the card; let go when it is marked.")
    return words.gettext("Press the card, or the key below it.")


def get_done_label(words: Catalogue) -> str:
    # Translators: button that ends a private look; max 24
    return words.pgettext("button", "Done")


class HandResult(NamedTuple):
    """The result of choosing a place: a sentence, and a word below every card."""

    sentence: str
    tags: tuple[str, ...]


def list_ballot_results(words: Catalogue, by_place: Sequence[bool]) -> tuple[HandResult, ...]:
    """Return what follows from choosing each ballot, by place."""
    # Translators: below the ballot that a player has chosen; max 16
    tag = words.pgettext("card", "Your vote")
    return tuple(
        HandResult(
            # Translators: {ballot} is Ja! or Nein!
            words.gettext("Your vote: {ballot}").format(ballot=terms.get_ballot_word(ja)),
            tuple(tag if other is ja else "" for other in by_place),
        )
        for ja in by_place
    )


def list_discard_results(words: Catalogue, by_place: Sequence[Policy]) -> tuple[HandResult, ...]:
    """Return what follows if the President discards each card, by place."""
    sentence = words.gettext("You discard: {card}. Passed on: {cards}.")
    # Translators: below the two cards that the President passes on; max 16
    return _list_card_results(words, by_place, sentence, words.pgettext("card", "Passed on"))


def list_enactment_results(words: Catalogue, by_place: Sequence[Policy]) -> tuple[HandResult, ...]:
    """Return what follows if the Chancellor discards each card, by place."""
    sentence = words.gettext("You discard: {card}. Enacted: {cards}.")
    # Translators: below the card that the Chancellor enacts; max 16
    return _list_card_results(words, by_place, sentence, words.pgettext("card", "Enacted"))


def _list_card_results(
    words: Catalogue, by_place: Sequence[Policy], sentence: str, kept: str
) -> tuple[HandResult, ...]:
    # Translators: below the card that the President or the Chancellor puts away; max 16
    discarded = words.pgettext("card", "Discarded")
    results = []
    for chosen, card in enumerate(by_place):
        # Sorted, so that the order of the hand doesn't show.
        others = terms.list_policies(words, sorted((*by_place[:chosen], *by_place[chosen + 1 :])))
        text = sentence.format(card=terms.get_policy_adjective(words, card), cards=others)
        tags = tuple(discarded if place == chosen else kept for place in range(len(by_place)))
        results.append(HandResult(text, tags))
    return tuple(results)


def format_pass_label(words: Catalogue, chancellor: str) -> str:
    # Translators: below each of the two cards that the President passes on, in large type; {name} is the
    # Chancellor; max 16 besides the name
    return words.pgettext("card", "Pass to {name}").format(name=chancellor)


def relabel_results(words: Catalogue, results: Sequence[HandResult], kept: str) -> tuple[HandResult, ...]:
    """Return the results with large labels below the cards: `kept`, or "Discard"."""
    # Translators: below the card that the President or the Chancellor discards, in large type; max 14
    away, places = words.pgettext("card", "Discard"), range(len(results))
    return tuple(
        HandResult(result.sentence, tuple(away if place == chosen else kept for place in places))
        for chosen, result in enumerate(results)
    )


def format_last_shown(words: Catalogue, last: LastShowing | None) -> str:
    """Say when a role was last opened; None where it never was."""
    if last is None:
        # Translators: of the own role; the same place will hold “Last shown: 21:14, after round 3”
        return words.gettext("Not shown before")
    at, rounds = last.showing.at, last.showing.rounds
    if at is None and not rounds:
        # Translators: when the own role was last shown: when roles were dealt
        return words.gettext("Last shown before the first round")
    if at is None:
        # Translators: when the own role was last shown
        return words.gettext("Last shown after round {number}").format(number=words.number(rounds))
    time = words.time(at) if last.today else words.moment(at)
    if not rounds:
        # Translators: when the own role was last shown: when roles were dealt
        return words.gettext("Last shown: {time}, before the first round").format(time=time)
    # Translators: when the own role was last shown, so that its owner notices if somebody else saw it; max 40
    text = words.gettext("Last shown: {time}, after round {number}")
    return text.format(time=time, number=words.number(rounds))


def get_nothing_chosen_text(words: Catalogue) -> str:
    return words.gettext("Nothing is chosen yet.")


def get_chosen_text(words: Catalogue) -> str:
    """Return the same text whatever was chosen."""
    return words.gettext("You have chosen. Until you confirm, you can look again and change your choice.")


def get_seen_heading(words: Catalogue) -> str:
    return words.gettext("What you have seen so far")


def get_seen_in_seat_heading(words: Catalogue) -> str:
    """Return the same heading for a player who took over the seat."""
    # Translators: above what was seen in secret, where somebody else sat in this seat before; max 30
    return words.gettext("Seen in this seat so far")


def get_nothing_seen_text(words: Catalogue) -> str:
    return words.gettext("No Policies and no investigations yet.")


def format_party_heading(words: Catalogue, seat: Seat, names: Names) -> str:
    return words.gettext("Party membership: {name}").format(name=names[seat])


class TaskTexts(NamedTuple):
    request: Sentence
    """Asks the player at the table to take the screen."""
    on_phone: Sentence
    """Asks the player to do the same on a phone."""
    heading: Sentence
    instruction: Sentence
    confirm: Sentence


TASKS: Mapping[str, TaskTexts] = {
    "role": TaskTexts(
        lambda words: words.gettext("Take the screen and look at your secret role."),
        # Translators: said to each of the players who are named beside it
        lambda words: words.gettext("Look at your secret role on your phone."),
        lambda words: words.gettext("Your secret role"),
        lambda words: words.gettext("Keep it to yourself. You can look at it again at any time."),
        get_done_label,
    ),
    "ballot": TaskTexts(
        lambda words: words.gettext("Take the screen and vote in secret."),
        # Translators: said to all who vote by phone; not the term: vote_noun
        lambda words: words.gettext("Talk it over, then vote in secret on your phone."),
        lambda words: words.gettext("Your vote on the government"),
        lambda words: words.gettext("Choose Ja! or Nein! You can change your vote until the last one is in."),
        # Translators: button that casts a secret ballot; max 24
        lambda words: words.pgettext("button", "Cast this vote"),
    ),
    "discard": TaskTexts(
        lambda words: words.gettext("Take the screen and choose the Policy to discard."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("On your phone, choose the Policy to discard."),
        lambda words: words.gettext("Your three Policies"),
        lambda words: words.gettext("Choose the Policy to discard; the Chancellor gets the other two."),
        # Translators: button of the President with the three Policies; max 24
        lambda words: words.pgettext("button", "Pass on the other two"),
    ),
    "enact": TaskTexts(
        lambda words: words.gettext("Take the screen and enact one of the two Policies."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("On your phone, enact one of the two Policies."),
        lambda words: words.gettext("Your two Policies"),
        lambda words: words.gettext("Choose the Policy to discard; the other one is enacted."),
        # Translators: button of the Chancellor with the two Policies; max 24
        lambda words: words.pgettext("button", "Enact the other one"),
    ),
    "party": TaskTexts(
        lambda words: words.gettext("Take the screen and look at the party."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("Look at the party on your phone."),
        lambda words: words.gettext("The party you asked to see"),
        lambda words: words.gettext("You may tell the table what you saw, or lie."),
        get_done_label,
    ),
    "peek": TaskTexts(
        lambda words: words.gettext("Take the screen and look at the top three Policies."),
        # Translators: said to the one player who is named beside it
        lambda words: words.gettext("Look at the top three Policies on your phone."),
        lambda words: words.gettext("The top three Policies of the deck"),
        lambda words: words.gettext("The first card will be drawn first. You may tell the table, or lie."),
        get_done_label,
    ),
}
"""The texts of each private task, by its `TaskKind` code."""

AFTER_REFUSED_VETO = TASKS["enact"]._replace(
    request=lambda words: words.gettext(
        "Take the screen: the veto is refused, and a Policy must be enacted."
    ),
    # Translators: said to the one player who is named beside it
    on_phone=lambda words: words.gettext("The veto is refused: enact a Policy on your phone."),
    instruction=lambda words: words.gettext(
        "The veto is refused. Choose the Policy to discard; the other one is enacted."
    ),
)


def get_task_texts(purpose: str, *, veto_refused: bool) -> TaskTexts:
    return AFTER_REFUSED_VETO if purpose == "enact" and veto_refused else TASKS[purpose]
