"""The game's own words, one by one: what stands alone on a card, a button, a heading or behind a number."""

from collections.abc import Iterable, Sequence

from shgui.engine.types import Office, Party, Policy, Power, Role, Seat, Team
from shgui.words.catalogue import Catalogue
from shgui.words.powers import POWERS

Names = Sequence[str]
"""The players' names by seat. No language inflects them."""

JA, NEIN = "Ja!", "Nein!"
"""German in every language."""


def role(words: Catalogue, role: Role) -> str:
    return {
        Role.LIBERAL: words.pgettext("term", "Liberal"),
        Role.FASCIST: words.pgettext("term", "Fascist"),
        Role.HITLER: words.pgettext("term", "Hitler"),
    }[role]


def party(words: Catalogue, party: Party) -> str:
    return {
        # Translators: what a Party Membership card says
        Party.LIBERAL: words.pgettext("party", "Liberal"),
        # Translators: what a Party Membership card says
        Party.FASCIST: words.pgettext("party", "Fascist"),
    }[party]


def team(words: Catalogue, team: Team) -> str:
    return {
        Team.LIBERALS: words.pgettext("term", "Liberals"),
        Team.FASCISTS: words.pgettext("term", "Fascists"),
    }[team]


def policy(words: Catalogue, policy: Policy) -> str:
    """The word on the card itself, and in a row of cards."""
    return {
        # Translators: the word on a Policy card, an adjective that goes with "Policy"; max 16
        Policy.LIBERAL: words.pgettext("policy", "Liberal"),
        # Translators: the word on a Policy card, an adjective that goes with "Policy"; max 16
        Policy.FASCIST: words.pgettext("policy", "Fascist"),
    }[policy]


def whole_policy(words: Catalogue, policy: Policy) -> str:
    return {
        Policy.LIBERAL: words.pgettext("term", "Liberal Policy"),
        Policy.FASCIST: words.pgettext("term", "Fascist Policy"),
    }[policy]


def policies(words: Catalogue, policies: Iterable[Policy]) -> str:
    """Cards in the order given: Fascist, Fascist, Liberal."""
    return words.row_of([policy(words, card) for card in policies])


def policy_card(words: Catalogue) -> str:
    """What a Policy card is, below its word."""
    return words.pgettext("term", "Policy")


def role_card(words: Catalogue) -> str:
    return words.pgettext("term", "Secret role")


def party_card(words: Catalogue) -> str:
    return words.pgettext("term", "Party membership")


def ballot(ja: bool) -> str:
    return JA if ja else NEIN


def office(words: Catalogue, office: Office) -> str:
    return {
        Office.PRESIDENT: words.pgettext("term", "President"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor"),
    }[office]


def candidate(words: Catalogue, office: Office) -> str:
    """Who is proposed for the office and not elected yet."""
    return {
        Office.PRESIDENT: words.pgettext("term", "Presidential Candidate"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor Candidate"),
    }[office]


def in_office(words: Catalogue, office: Office, seat: Seat, names: Names) -> str:
    """A player as the holder of an office: President: Ana."""
    text = {
        Office.PRESIDENT: words.pgettext("term", "President: {name}"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor: {name}"),
    }[office]
    return text.format(name=names[seat])


def running_for(words: Catalogue, office: Office, seat: Seat, names: Names) -> str:
    """A player as a candidate: Chancellor Candidate: Ana."""
    text = {
        Office.PRESIDENT: words.pgettext("term", "Presidential Candidate: {name}"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor Candidate: {name}"),
    }[office]
    return text.format(name=names[seat])


def with_role(words: Catalogue, role: Role, seat: Seat, names: Names) -> str:
    """A player and the role that is known of him: Hitler: Ana."""
    text = {
        Role.LIBERAL: words.pgettext("term", "Liberal: {name}"),
        Role.FASCIST: words.pgettext("term", "Fascist: {name}"),
        Role.HITLER: words.pgettext("term", "Hitler: {name}"),
    }[role]
    return text.format(name=names[seat])


def power(words: Catalogue, power: Power) -> str:
    return POWERS[power].name(words)


def power_effect(words: Catalogue, power: Power) -> str:
    """What a power does, in one sentence."""
    return POWERS[power].effect(words)


def veto(words: Catalogue) -> str:
    return words.pgettext("term", "Veto Power")


def veto_effect(words: Catalogue) -> str:
    return words.gettext(
        "The Chancellor may propose to discard both Policies; this needs the President’s consent."
    )


def chaos(words: Catalogue) -> str:
    """What the rulebook calls it when three governments in a row have failed."""
    return words.pgettext("term", "Chaos")


def round_heading(words: Catalogue, number: int) -> str:
    return words.gettext("Round {number}").format(number=words.number(number))


def players(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} player", "{count} players", count)
    return text.format(count=words.number(count))


def rounds(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} round", "{count} rounds", count)
    return text.format(count=words.number(count))


def number_of_policies(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} Policy", "{count} Policies", count)
    return text.format(count=words.number(count))
