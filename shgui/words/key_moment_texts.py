"""Short texts shown and spoken while all watch something happen."""

from shgui.engine.types import Policy, Role
from shgui.words.catalogue import Catalogue


def get_decision_text(words: Catalogue, *, elects: bool, rejects: bool) -> str:
    """Say what the next ballot could decide."""
    if elects and rejects:
        # Translators: below a count of votes: whatever the next ballot is, the result is known then; max 26
        return words.pgettext("scene", "This vote decides")
    if elects:
        # Translators: below a count of votes: with one more Ja! the government is elected; max 26
        return words.pgettext("scene", "One more Ja! elects")
    # Translators: below a count of votes: with one more Nein! the government is rejected; max 26
    return words.pgettext("scene", "One more Nein! rejects")


def get_enacted_headline(words: Catalogue, policy: Policy) -> str:
    return {
        # Translators: in large letters when the Policy is turned over; max 22
        Policy.LIBERAL: words.pgettext("scene", "A Liberal Policy"),
        # Translators: in large letters when the Policy is turned over; max 22
        Policy.FASCIST: words.pgettext("scene", "A Fascist Policy"),
    }[policy]


def get_veto_agreed_stamp(words: Catalogue) -> str:
    # Translators: a rubber stamp: the President agrees to the veto; max 12
    return words.pgettext("stamp", "Agreed")


def get_revealed_headline(words: Catalogue, role: Role, count: int) -> str:
    return {
        # Translators: headline at the end, above the cards of the Liberals and their names; max 24
        Role.LIBERAL: words.pgettext("end", "The Liberals were"),
        # Translators: headline at the end, above the cards of the Fascists and their names; max 24
        Role.FASCIST: words.npgettext("end", "The Fascist was", "The Fascists were", count),
        # Translators: headline at the end, above a name in very large type: that player had the role; max 20
        Role.HITLER: words.pgettext("end", "Hitler was"),
    }[role]


def get_pace_label(words: Catalogue) -> str:
    # Translators: setting: how long the table looks at what happens, such as votes being turned
    return words.pgettext("setting", "Pace")


def get_hurry_hint(words: Catalogue) -> str:
    return words.gettext("Any key or touch speeds things up.")
