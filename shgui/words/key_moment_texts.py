"""Short texts shown and spoken while all watch something happen."""

from shgui.engine.types import Policy, Role
from shgui.words.catalogue import Catalogue


def format_of_all(words: Catalogue, count: int) -> str:
    # Translators: between the numbers of Ja! and Nein! while votes are turned: of how many; max 10
    return words.pgettext("scene", "of {count}").format(count=words.number(count))


def format_needed(words: Catalogue, count: int) -> str:
    # Translators: below a running count of votes: how many Ja! elect the government; max 24
    return words.pgettext("scene", "Needed: {count} Ja!").format(count=words.number(count))


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


def format_decider(words: Catalogue, name: str) -> str:
    # Translators: said before the ballot of this player is turned over, which may decide the vote
    return words.pgettext("scene", "It may be decided by: {name}").format(name=name)


def get_hitler_question(words: Catalogue) -> str:
    # Translators: asked of a Chancellor elected after three Fascist Policies, in large letters; max 24
    return words.pgettext("scene", "Is it Hitler?")


def format_asked(words: Catalogue, who: str, question: str) -> str:
    # Translators: read aloud: {who} is an office and a name, {question} is "Is it Hitler?"
    return words.pgettext("scene", "{who}. {question}").format(who=who, question=question)


def get_goes_on_text(words: Catalogue) -> str:
    # Translators: after an execution that did not hit Hitler; max 28
    return words.pgettext("scene", "The game goes on.")


def get_enacted_headline(words: Catalogue, policy: Policy) -> str:
    return {
        # Translators: in large letters when the Policy is turned over; max 22
        Policy.LIBERAL: words.pgettext("scene", "A Liberal Policy"),
        # Translators: in large letters when the Policy is turned over; max 22
        Policy.FASCIST: words.pgettext("scene", "A Fascist Policy"),
    }[policy]


def get_veto_proposed_stamp(words: Catalogue) -> str:
    # Translators: a rubber stamp: the Chancellor proposes a veto; max 12
    return words.pgettext("stamp", "Proposed")


def get_veto_agreed_stamp(words: Catalogue) -> str:
    # Translators: a rubber stamp: the President agrees to the veto; max 12
    return words.pgettext("stamp", "Agreed")


def get_veto_refused_stamp(words: Catalogue) -> str:
    # Translators: a rubber stamp: the President refuses the veto; max 12
    return words.pgettext("stamp", "Refused")


def get_revealed_headline(words: Catalogue, role: Role, count: int) -> str:
    return {
        # Translators: headline at the end, above the cards of the Liberals and their names; max 24
        Role.LIBERAL: words.pgettext("end", "The Liberals were"),
        # Translators: headline at the end, above the cards of the Fascists and their names; max 24
        Role.FASCIST: words.npgettext("end", "The Fascist was", "The Fascists were", count),
        # Translators: headline at the end, above a name in very large type: that player had the role; max 20
        Role.HITLER: words.pgettext("end", "Hitler was"),
    }[role]


def format_executed_in(words: Catalogue, number: int) -> str:
    # Translators: below the name of the player who was Hitler; max 28
    return words.pgettext("end", "Executed in round {number}").format(number=words.number(number))


def get_pace_label(words: Catalogue) -> str:
    # Translators: setting: how long the table looks at what happens, such as votes being turned
    return words.pgettext("setting", "Pace")


def get_brisk_label(words: Catalogue) -> str:
    # Translators: setting: what happens at the table is shown quickly; max 16
    return words.pgettext("pace", "Brisk")


def get_dramatic_label(words: Catalogue) -> str:
    # Translators: setting: what happens at the table is shown with suspense; max 16
    return words.pgettext("pace", "Dramatic")


def format_seconds_a_round(words: Catalogue, seconds: int) -> str:
    # Translators: how long the table looks on in one round of the game; "s" is the sign of seconds; max 24
    return words.pgettext("pace", "about {count} s a round").format(count=words.number(seconds))


def get_play_again_hint(words: Catalogue) -> str:
    # Translators: of the lines of the chronicle: votes, policies and the like can be shown once more
    return words.gettext("Press a line with an arrow to see that moment again.")


def get_hurry_hint(words: Catalogue) -> str:
    return words.gettext("Any key or touch speeds things up.")


def format_counted_for(words: Catalogue, players: str) -> str:
    # Translators: below how long a round takes; {players} is a number of players, such as "7 players"
    return words.gettext("Worked out for a table of {players}.").format(players=players)
