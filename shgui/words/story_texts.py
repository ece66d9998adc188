"""Texts of the page after a game: its parts, its rounds, its curves."""

from collections.abc import Sequence

from shgui.engine.types import Policy, Power, Team
from shgui.words import terms
from shgui.words.catalogue import Catalogue
from shgui.words.power_texts import POWERS


def format_team(words: Catalogue, team: Team, *, won: bool) -> str:
    """Name a team as the heading above its players."""
    name = terms.get_team_name(words, team)
    # Translators: above the players of a party; {team} is "Liberals" or "Fascists"; max 32
    return words.pgettext("heading", "{team} · winners").format(team=name) if won else name


def format_shot_plate(words: Catalogue, number: int) -> str:
    # Translators: on a small sign across the portrait of a player who was executed; max 24
    return words.pgettext("sign", "Shot, round {number}").format(number=words.number(number))


def format_votes(words: Catalogue, ja: Sequence[str], nein: Sequence[str]) -> str:
    """Name the voters of the rarer ballot."""
    if not nein:
        # Translators: below the result of a vote; max 28
        return words.gettext("Everyone said Ja!")
    if not ja:
        # Translators: below the result of a vote; max 28
        return words.gettext("Everyone said Nein!")
    rarer = len(ja) < len(nein)
    names = words.row_of(ja if rarer else nein)
    # Translators: a ballot, Ja! or Nein!, and those who cast it
    return words.pgettext("votes", "{ballot} {names}").format(
        ballot=terms.get_ballot_word(rarer), names=names
    )


def get_drawn_label(words: Catalogue) -> str:
    # Translators: in front of the three cards that the President drew; max 12
    return words.pgettext("round", "drew")


def get_received_label(words: Catalogue) -> str:
    # Translators: in front of the two cards that the Chancellor got; max 12
    return words.pgettext("round", "got")


def get_said_label(words: Catalogue) -> str:
    # Translators: between the cards that a player had and those that the player claimed to have had; max 12
    return words.pgettext("round", "said")


def get_rejected_stamp(words: Catalogue) -> str:
    # Translators: a rubber stamp: the vote failed; max 14
    return words.pgettext("stamp", "Rejected")


def format_policy_number(words: Catalogue, policy: Policy, number: int) -> str:
    text = {
        # Translators: beside a card: the third Liberal Policy of the game is "Liberal Policy 3"; max 24
        Policy.LIBERAL: words.pgettext("round", "Liberal Policy {number}"),
        # Translators: beside a card: the third Fascist Policy of the game is "Fascist Policy 3"; max 24
        Policy.FASCIST: words.pgettext("round", "Fascist Policy {number}"),
    }[policy]
    return text.format(number=words.number(number))


def get_rounds_heading(words: Catalogue) -> str:
    # Translators: heading above the rounds of a finished game, in wood type; max 24
    return words.pgettext("heading", "Round by round")


def get_rounds_hint(words: Catalogue) -> str:
    return words.gettext("Cards they really had, and what they said. Press a round to watch it.")


def get_curves_heading(words: Catalogue) -> str:
    # Translators: heading above a curve for each player, in wood type; max 24
    return words.pgettext("heading", "How suspicious?")


def get_curves_text(words: Catalogue) -> str:
    return words.gettext(
        "How sure could the table be that this player was a Fascist? The line counts only what everyone saw"
        " and heard: at 100 a player is caught, at 0 trusted."
    )


def get_explain_label(words: Catalogue) -> str:
    # Translators: button; opens sentences below the curves; max 20
    return words.pgettext("button", "Explain this")


def get_honest_heading(words: Catalogue) -> str:
    # Translators: heading above what follows if Liberals tell the truth; max 32
    return words.pgettext("heading", "If Liberals are honest")


def get_certain_heading(words: Catalogue) -> str:
    # Translators: heading above what nobody could dispute; max 32
    return words.pgettext("heading", "Certain for everyone")


def get_method_heading(words: Catalogue) -> str:
    # Translators: heading; max 32
    return words.pgettext("heading", "Where the line comes from")


def get_method_text(words: Catalogue) -> str:
    return words.gettext(
        "From claims, votes and Policies alone, never from roles or cards. Liberals usually tell the truth,"
        " so when two stories don’t match, both look worse. It’s an estimate: honest people can look"
        " guilty."
    )


def get_nothing_concluded_text(words: Catalogue) -> str:
    # Translators: in place of a list of what could be concluded in a game
    return words.gettext("Nothing in this game.")


PROVEN = ("nothing_moved", "nobody_chose")
"""The results of the checks that prove that nothing was changed."""


def format_fairness(words: Catalogue, proof: str) -> str:
    """Say in one line what the checks of the record prove."""
    if proof in PROVEN:
        return words.gettext("Nothing was changed since the deal.")
    if proof == "nothing":
        return words.gettext("It isn’t proven that nothing was changed.")
    return words.gettext("The record agrees with itself. To prove more, compare its fingerprint.")


def get_copied_text(words: Catalogue) -> str:
    return words.gettext("The picture is copied. Paste it into a chat.")


def format_power_on(words: Catalogue, power: Power, name: str) -> str:
    """Say which power met which player, as short as possible."""
    # Translators: {power} is as on the board, such as "Execution"; {name} is the player whom it met; max 40
    text = words.pgettext("round", "{power}: {name}")
    return text.format(power=POWERS[power].space(words), name=name)


def get_veto_text(words: Catalogue, *, agreed: bool) -> str:
    if agreed:
        # Translators: beside the sign of a veto: both Policies were discarded; max 32
        return words.pgettext("round", "Veto agreed")
    # Translators: beside the sign of a veto: the President refused it; max 32
    return words.pgettext("round", "Veto refused")


def get_watch_round_hint(words: Catalogue) -> str:
    # Translators: of a round of a finished game, for a screen reader: what a press does
    return words.gettext("Watch this round on the table")
