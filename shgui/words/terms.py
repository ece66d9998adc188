"""The game's own words, as they stand alone on a card, a button, in a heading or behind a number."""

from collections.abc import Iterable, Sequence

from shgui.engine.types import Office, Party, Policy, Power, Role, Seat, Team
from shgui.words.catalogue import Catalogue
from shgui.words.power_texts import POWERS

Names = Sequence[str]
"""The players' names by seat. No language inflects them."""

JA, NEIN = "Ja!", "Nein!"
"""German in every language."""


def get_role_name(words: Catalogue, role: Role) -> str:
    return {
        Role.LIBERAL: words.pgettext("term", "Liberal"),
        Role.FASCIST: words.pgettext("term", "Fascist"),
        Role.HITLER: words.pgettext("term", "Hitler"),
    }[role]


def get_party_name(words: Catalogue, party: Party) -> str:
    return {
        # Translators: what a Party Membership card says
        Party.LIBERAL: words.pgettext("party", "Liberal"),
        # Translators: what a Party Membership card says
        Party.FASCIST: words.pgettext("party", "Fascist"),
    }[party]


def get_team_name(words: Catalogue, team: Team) -> str:
    return {
        Team.LIBERALS: words.pgettext("term", "Liberals"),
        Team.FASCISTS: words.pgettext("term", "Fascists"),
    }[team]


def get_policy_adjective(words: Catalogue, policy: Policy) -> str:
    return {
        # Translators: the word on a Policy card, an adjective that goes with "Policy"; max 16
        Policy.LIBERAL: words.pgettext("policy", "Liberal"),
        # Translators: the word on a Policy card, an adjective that goes with "Policy"; max 16
        Policy.FASCIST: words.pgettext("policy", "Fascist"),
    }[policy]


def get_policy_name(words: Catalogue, policy: Policy) -> str:
    return {
        Policy.LIBERAL: words.pgettext("term", "Liberal Policy"),
        Policy.FASCIST: words.pgettext("term", "Fascist Policy"),
    }[policy]


def list_policies(words: Catalogue, policies: Iterable[Policy]) -> str:
    """List cards in the order given: Fascist, Fascist, Liberal."""
    return words.row_of([get_policy_adjective(words, card) for card in policies])


def get_policy_card_label(words: Catalogue) -> str:
    return words.pgettext("term", "Policy")


def get_role_card_label(words: Catalogue) -> str:
    return words.pgettext("term", "Secret role")


def get_party_card_label(words: Catalogue) -> str:
    return words.pgettext("term", "Party membership")


def get_ballot_word(ja: bool) -> str:
    return JA if ja else NEIN


def get_office_name(words: Catalogue, office: Office) -> str:
    return {
        Office.PRESIDENT: words.pgettext("term", "President"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor"),
    }[office]


def get_candidate_name(words: Catalogue, office: Office) -> str:
    return {
        Office.PRESIDENT: words.pgettext("term", "Presidential Candidate"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor Candidate"),
    }[office]


def get_title(words: Catalogue, office: Office, *, proposed: bool) -> str:
    """Return the title of who holds an office, or is proposed for it."""
    return (get_candidate_name if proposed else get_office_name)(words, office)


def format_in_office(words: Catalogue, office: Office, seat: Seat, names: Names) -> str:
    """Name a player in office: President: Ana."""
    text = {
        Office.PRESIDENT: words.pgettext("term", "President: {name}"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor: {name}"),
    }[office]
    return text.format(name=names[seat])


def format_candidate(words: Catalogue, office: Office, seat: Seat, names: Names) -> str:
    """Name a candidate: Chancellor Candidate: Ana."""
    text = {
        Office.PRESIDENT: words.pgettext("term", "Presidential Candidate: {name}"),
        Office.CHANCELLOR: words.pgettext("term", "Chancellor Candidate: {name}"),
    }[office]
    return text.format(name=names[seat])


def format_with_role(words: Catalogue, role: Role, seat: Seat, names: Names) -> str:
    """Name a player with a known role: Hitler: Ana."""
    text = {
        Role.LIBERAL: words.pgettext("term", "Liberal: {name}"),
        Role.FASCIST: words.pgettext("term", "Fascist: {name}"),
        Role.HITLER: words.pgettext("term", "Hitler: {name}"),
    }[role]
    return text.format(name=names[seat])


def get_power_name(words: Catalogue, power: Power) -> str:
    return POWERS[power].name(words)


def get_chaos_name(words: Catalogue) -> str:
    """Return the rulebook's name for what follows three failed governments."""
    return words.pgettext("term", "Chaos")


def format_round(words: Catalogue, number: int) -> str:
    return words.gettext("Round {number}").format(number=words.number(number))


def format_player_count(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} player", "{count} players", count)
    return text.format(count=words.number(count))


def format_round_count(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} round", "{count} rounds", count)
    return text.format(count=words.number(count))


def format_policy_count(words: Catalogue, count: int) -> str:
    text = words.npgettext("term", "{count} Policy", "{count} Policies", count)
    return text.format(count=words.number(count))
