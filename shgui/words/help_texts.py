"""The texts of "How to play", topic by topic, for the rules that a game is played by."""

from collections.abc import Callable, Mapping

from shgui.engine.editions import Edition, FiveRule, TermLimitBasis, TrackerResetRule
from shgui.engine.types import Power
from shgui.words.catalogue import Catalogue
from shgui.words.fingerprint import verify_command
from shgui.words.help import Topic
from shgui.words.powers import POWERS

Paragraphs = tuple[str, ...]


def title(words: Catalogue, topic: Topic) -> str:
    return _TITLES[topic](words)


def paragraphs(words: Catalogue, topic: Topic, rules: Edition) -> Paragraphs:
    return _TEXTS[topic](words, rules)


_TITLES: Mapping[Topic, Callable[[Catalogue], str]] = {
    Topic.GOAL: lambda words: words.pgettext("help", "Two teams, one secret"),
    Topic.SET_UP: lambda words: words.pgettext("help", "Roles and cards"),
    Topic.HAND_OVER: lambda words: words.pgettext("help", "Passing the screen round"),
    Topic.ROUND: lambda words: words.pgettext("help", "A round"),
    Topic.NOMINATION: lambda words: words.pgettext("help", "Nomination"),
    Topic.TERM_LIMITS: lambda words: words.pgettext("help", "Term limits"),
    Topic.VOTE: lambda words: words.pgettext("help", "The vote"),
    Topic.TRACKER: lambda words: words.pgettext("help", "Election Tracker and chaos"),
    Topic.LEGISLATION: lambda words: words.pgettext("help", "Legislative Session"),
    Topic.VETO: lambda words: words.pgettext("help", "Veto"),
    Topic.POWERS: lambda words: words.pgettext("help", "Presidential Powers"),
    **{Topic(power.value): entry.name for power, entry in POWERS.items()},
    Topic.LYING: lambda words: words.pgettext("help", "What you may say"),
    Topic.STRATEGY: lambda words: words.pgettext("help", "Playing well"),
    Topic.FAIRNESS: lambda words: words.pgettext("help", "Is the shuffle fair?"),
}


def _goal(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext(
            "You sit in a parliament in the 1930s. Most of you are Liberals, but nobody can prove it."
        ),
        words.gettext("The Liberals win when five Liberal Policies are enacted, or when Hitler is executed."),
        words.gettext(
            "The Fascists win when six Fascist Policies are enacted, or when Hitler is elected Chancellor"
            " after three Fascist Policies."
        ),
        words.gettext(
            "The Fascists know each other from the start. The Liberals know only themselves, but there are"
            " more of them."
        ),
    )


def _set_up(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext(
            "Everybody gets a secret role: Liberal, Fascist or Hitler. Hitler is on the Fascist team."
        ),
        words.gettext(
            "With five or six players there is one Fascist besides Hitler; with seven or eight there are two,"
            " with nine or ten there are three. Everybody else is a Liberal."
        ),
        words.gettext(
            "With five or six players Hitler knows the Fascist. With seven or more, Hitler does not know who"
            " the Fascists are, but they know who Hitler is."
        ),
        words.gettext(
            "The Party Membership card shows only the team: Hitler’s looks like any other Fascist’s."
        ),
        words.gettext(
            "The deck holds 11 Fascist and 6 Liberal Policies. The first Presidential Candidate is"
            " chosen at random."
        ),
    )


def _hand_over(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext("When something is for your eyes only, the screen shows your name and nothing else."),
        words.gettext(
            "Take the screen, make sure that nobody is looking over your shoulder, then hold the page: by"
            " mouse, by space bar or by finger. After half a second it opens, and it closes when you let go."
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
            " press the card that you choose, or the key with its number."
        ),
        words.gettext(
            "If somebody has to go home, another person can play on: open the menu of that seat. The stand-in"
            " looks at the role alone before anything else happens. The same menu changes the language of"
            " the private screens."
        ),
        words.gettext(
            "If all of you have to stop, the same menu ends the game and turns the roles over. Nobody wins"
            " then, and the review shows what was secret. A game that is to be continued another evening"
            " needs neither: it is saved at every step."
        ),
    )


def _round(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext("First the election: the Presidential Candidate nominates a Chancellor, and all vote."),
        words.gettext(
            "Then the Legislative Session: President and Chancellor together enact one Policy out of three."
        ),
        words.gettext("A Fascist Policy may grant the President a power, which is used at once."),
        words.gettext("Then the presidency moves one seat clockwise, and the next round begins."),
    )


def _nomination(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext("The Presidential Candidate chooses another living player as Chancellor Candidate."),
        words.gettext(
            "Talk about it as long as you like. Anybody who is term-limited cannot be chosen; the seat says"
            " why."
        ),
        words.gettext(
            "What was tapped wrongly, thumbs too, can be taken back until the next secret is shown. The"
            " chronicle notes it."
        ),
    )


def _term_limits(words: Catalogue, rules: Edition) -> Paragraphs:
    if rules.term_limit_basis is TermLimitBasis.LAST_ENACTING:
        basis = words.gettext(
            "The President and the Chancellor who enacted the last Policy cannot be nominated as Chancellor."
        )
    else:
        basis = words.gettext(
            "The President and the Chancellor of the last elected government cannot be nominated as"
            " Chancellor."
        )
    if rules.five_rule is FiveRule.STARTED_WITH_5:
        few = words.gettext("In a game of five players only the last Chancellor is term-limited.")
    else:
        few = words.gettext("When five players or fewer are left, only the last Chancellor is term-limited.")
    return (
        basis,
        words.gettext(
            "Nobody is barred from becoming President: term limits only bar somebody from becoming"
            " Chancellor."
        ),
        few,
        words.gettext("Chaos cancels all term limits."),
    )


def _vote(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext(
            "Every living player votes Ja! or Nein! on the government, the two Candidates as well."
        ),
        words.gettext(
            "With a show of hands, the screen counts down, all show a thumb at once, and one of you enters"
            " the votes. With secret ballots, the screen goes round; a ballot can be changed until the last"
            " one is in."
        ),
        words.gettext(
            "You can change from one to the other for the rounds to come: open the menu of any seat."
        ),
        words.gettext("The government is elected if more than half vote Ja! A tie rejects it."),
        words.gettext(
            "After three Fascist Policies the table learns at once whether the new Chancellor is Hitler."
            " If so, the Fascists win."
        ),
    )


def _tracker(words: Catalogue, rules: Edition) -> Paragraphs:
    if rules.tracker_reset is TrackerResetRule.ON_ELECTION_OR_CHAOS:
        reset = words.gettext("The Election Tracker is reset when a government is elected, and after chaos.")
    else:
        reset = words.gettext("The Election Tracker is reset whenever a Policy is enacted.")
    return (
        words.gettext("Each rejected government and each agreed veto advances the Election Tracker by one."),
        words.gettext(
            "At the third step there is chaos: the top Policy of the deck is enacted at once. Its power is"
            " lost, and all term limits are forgotten."
        ),
        reset,
    )


def _legislation(words: Catalogue, rules: Edition) -> Paragraphs:
    reshuffle = words.ngettext(
        "When at most {count} Policy is left in the deck after a session, the discards are shuffled into it.",
        "When at most {count} Policies are left in the deck after a session, the discards are shuffled"
        " into it.",
        rules.session_reshuffle_at_most,
    ).format(count=words.number(rules.session_reshuffle_at_most))
    return (
        words.gettext("The President must draw three Policies, discard one and pass two on."),
        words.gettext("The Chancellor must enact one of the two and discard the other."),
        words.gettext("Until then the two may not communicate, not even with looks or signs."),
        words.gettext("What was discarded is never shown. Afterwards both may say what they like about it."),
        reshuffle,
    )


def _veto(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext("Once five Fascist Policies are enacted, a veto is possible in every later session."),
        words.gettext(
            "The Chancellor may propose to discard both Policies. If the President agrees, nothing is enacted"
            " and the Election Tracker advances by one."
        ),
        words.gettext("If the President refuses, the Chancellor must enact one of the two."),
    )


def _powers(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext("Some spaces of the Fascist board grant a power when a government fills them."),
        words.gettext("Which ones there are depends on how many players began the game."),
        words.gettext(
            "The President alone decides how to use it, though all may talk. It is used once, before the next"
            " round, and cannot be declined or kept."
        ),
    )


def _on(power: Power) -> Callable[[Catalogue, Edition], Paragraphs]:
    return lambda words, _: POWERS[power].help(words)


def _lying(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext(
            "You may always lie about what only you know: your role, your cards, an investigation."
        ),
        words.gettext(
            "The truth must come out in only two cases: when Hitler is executed, and when Hitler is elected"
            " Chancellor after three Fascist Policies. The program announces both by itself."
        ),
        words.gettext("Never show the screen to others as proof. Words are all you have."),
    )


def _strategy(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext(
            "Everybody should claim to be a Liberal. A Fascist who owns up helps only the other side."
        ),
        words.gettext(
            "As a Liberal, say what you saw, and ask Presidents and Chancellors about their cards. If two"
            " stories do not match, somebody is lying."
        ),
        words.gettext(
            "As a Fascist, do not hurry. A Liberal Policy at the right time wins the trust that you need"
            " later."
        ),
        words.gettext("As Hitler, be the most trustworthy person at the table, and wait to be elected."),
        words.gettext(
            "Nearly two out of three Policies are Fascist: bad luck happens to honest governments too."
        ),
    )


def _fairness(words: Catalogue, _: Edition) -> Paragraphs:
    return (
        words.gettext(
            "All chance in a game follows from one secret number, the seed. Before anybody looks at a role,"
            " the table sees the fingerprint, which stands for the seed, the names in their seats, the rules"
            " and the number of this deal. Photograph it or write it down."
        ),
        words.gettext(
            "Then anybody may say a word. Once it is typed in, roles, first Presidential Candidate, deck and"
            " every shuffle follow from seed and word together, and neither can be changed any more. So"
            " nobody who could not foresee the word can have chosen the deal."
        ),
        words.gettext(
            "When the game is over, the seed is revealed, and the last page shows the end, which stands for"
            " all votes and actions in their order. Note it as well."
        ),
        words.gettext(
            "If fingerprint and end are the ones that you noted, this is proven: since the fingerprint was"
            " shown no role, no card and no name was changed, and since the end was shown no vote and no"
            " action. Where the table added a word, it is also proven that nobody chose the deal, if the word"
            " came from somebody who did not know the seed. A record that is compared with nothing proves"
            " only that it agrees with itself."
        ),
        words.gettext(
            "One thing can never be proven afterwards: that nobody saw a secret that was meant for somebody"
            " else."
        ),
        words.gettext(
            "The review makes these checks. A saved record can be checked elsewhere with: {command}"
        ).format(command=verify_command(words)),
    )


_TEXTS: Mapping[Topic, Callable[[Catalogue, Edition], Paragraphs]] = {
    Topic.GOAL: _goal,
    Topic.SET_UP: _set_up,
    Topic.HAND_OVER: _hand_over,
    Topic.ROUND: _round,
    Topic.NOMINATION: _nomination,
    Topic.TERM_LIMITS: _term_limits,
    Topic.VOTE: _vote,
    Topic.TRACKER: _tracker,
    Topic.LEGISLATION: _legislation,
    Topic.VETO: _veto,
    Topic.POWERS: _powers,
    **{Topic(power.value): _on(power) for power in POWERS},
    Topic.LYING: _lying,
    Topic.STRATEGY: _strategy,
    Topic.FAIRNESS: _fairness,
}
