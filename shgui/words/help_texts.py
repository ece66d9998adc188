"""The texts of "How to play", topic by topic, for the rules that a game is played by."""

from collections.abc import Callable, Mapping

from shgui.engine.editions import Edition, FiveRule, TermLimitBasis, TrackerResetRule
from shgui.engine.types import Power
from shgui.words.bot_texts import describe_tempers, get_add_bot_label
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.claim_texts import get_claims_label
from shgui.words.help_topics import Topic
from shgui.words.home_texts import get_practice_heading
from shgui.words.phone_texts import get_phones_label
from shgui.words.power_texts import POWERS
from shgui.words.verification_texts import format_verify_command

Paragraphs = tuple[str, ...]


TITLES: Mapping[Topic, Sentence] = {
    Topic.THREE_MINUTES: lambda words: words.pgettext("help", "In three minutes"),
    Topic.GOAL: lambda words: words.pgettext("help", "Two teams, one secret"),
    Topic.SET_UP: lambda words: words.pgettext("help", "Roles and cards"),
    Topic.HAND_OVER: lambda words: words.pgettext("help", "Passing the screen round"),
    Topic.PHONES: lambda words: words.pgettext("help", "Playing with phones"),
    Topic.BOTS: lambda words: words.pgettext("help", "Playing with bots"),
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


def _list_victories(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("The Liberals win when five Liberal Policies are enacted, or when Hitler is executed."),
        words.gettext(
            "The Fascists win when six Fascist Policies are enacted, or when Hitler is elected Chancellor"
            " after three Fascist Policies."
        ),
    )


def _get_stays_on_board_text(words: Catalogue) -> str:
    return words.gettext(
        "An enacted Policy lies face up on its board, the Liberal or the Fascist one, and stays there to the"
        " end of the game."
    )


def _list_term_limits(words: Catalogue, rules: Edition) -> Paragraphs:
    if rules.term_limit_basis is TermLimitBasis.LAST_ENACTING:
        basis = words.gettext(
            "The President and the Chancellor who enacted the last Policy cannot be nominated as Chancellor."
        )
        which = words.gettext(
            "A government that was rejected, or that used a veto (see “{topic}”), has enacted nothing and"
            " does not count."
        )
    else:
        basis = words.gettext(
            "The President and the Chancellor of the last elected government cannot be nominated as"
            " Chancellor."
        )
        which = words.gettext(
            "What counts is the government that was elected last, even if it used a veto (see “{topic}”)"
            " and enacted nothing. Rejected governments do not count: they were never elected."
        )
    if rules.five_rule is FiveRule.STARTED_WITH_5:
        few = words.gettext(
            "In a game that began with five players, this holds for the Chancellor only. In a larger game it"
            " holds for both, however few players are left."
        )
    else:
        few = words.gettext("When five players or fewer are left, only the last Chancellor is term-limited.")
    return (
        basis,
        few,
        which.format(topic=TITLES[Topic.VETO](words)),
        words.gettext(
            "Nobody is barred from becoming President: term limits only bar somebody from becoming"
            " Chancellor."
        ),
        words.gettext(
            "Chaos, which comes after three failures in a row (see “{topic}”), cancels all term limits."
        ).format(topic=TITLES[Topic.TRACKER](words)),
    )


def _list_tracker(words: Catalogue, rules: Edition) -> Paragraphs:
    if rules.tracker_reset is TrackerResetRule.ON_ELECTION_OR_CHAOS:
        reset = words.gettext(
            "The Election Tracker goes back to its beginning when a government is elected, and after chaos."
        )
    else:
        reset = words.gettext(
            "The Election Tracker goes back to its beginning whenever a Policy is enacted, by chaos too."
        )
    reshuffle = words.ngettext(
        "When at most {count} Policy is left in the deck after chaos, the discards are shuffled into it.",
        "When at most {count} Policies are left in the deck after chaos, the discards are shuffled into it.",
        rules.chaos_reshuffle_at_most,
    ).format(count=words.number(rules.chaos_reshuffle_at_most))
    return (
        words.gettext(
            "The Election Tracker counts failures: each rejected government advances it by one,"
            " and so does each veto that the President agrees to (see “{topic}”)."
        ).format(topic=TITLES[Topic.VETO](words)),
        words.gettext(
            "At the third step there is chaos: the top Policy of the deck is enacted at once. If its space"
            " grants a power, that is lost. All term limits are cancelled."
        ),
        reshuffle,
        words.gettext(
            "After that the game goes on: the next player clockwise is the Presidential Candidate."
        ),
        reset,
    )


def _list_legislation(words: Catalogue, rules: Edition) -> Paragraphs:
    reshuffle = words.ngettext(
        "When at most {count} Policy is left in the deck after a session, the discards are shuffled into it.",
        "When at most {count} Policies are left in the deck after a session, the discards are shuffled"
        " into it.",
        rules.session_reshuffle_at_most,
    ).format(count=words.number(rules.session_reshuffle_at_most))
    return (
        words.gettext("The President must draw three Policies, discard one and pass two on."),
        words.gettext("The Chancellor must enact one of the two and discard the other."),
        _get_stays_on_board_text(words),
        words.gettext(
            "President and Chancellor must choose: no card is discarded at random, and nobody shuffles first"
            " and draws blind."
        ),
        words.gettext(
            "From the draw until the session is over, President and Chancellor may not communicate with"
            " each other, not even with looks or signs. A veto is the only exception (see “{topic}”)."
        ).format(topic=TITLES[Topic.VETO](words)),
        words.gettext(
            "What was discarded stays hidden until the game is over. After the session both may say what they"
            " like about it."
        ),
        reshuffle,
    )


def _list_power(power: Power) -> Callable[[Catalogue, Edition], Paragraphs]:
    return lambda words, _: POWERS[power].help(words)


PARAGRAPHS: Mapping[Topic, Callable[[Catalogue, Edition], Paragraphs]] = {
    Topic.THREE_MINUTES: lambda words, _: (
        words.gettext(
            "Everybody gets a secret role. Most are Liberals; the others, Fascists and Hitler, are one team."
        ),
        words.gettext(
            "With five or six players, Hitler and the Fascist know each other. With seven or more, the"
            " Fascists know each other and Hitler, but Hitler knows nobody. The Liberals know nobody and have"
            " to find out. Round by round you enact Policies: cards that are either Liberal or Fascist."
        ),
        *_list_victories(words),
        words.gettext(
            "In every round the next player clockwise is the Presidential Candidate and nominates another"
            " player as Chancellor. Then all vote at once: Ja! is German for yes, Nein! for no."
        ),
        words.gettext(
            "If more than half vote Ja!, these two govern. The President must draw three Policies in secret,"
            " discard one and pass two on. The Chancellor enacts one of them: its card is laid on the"
            " Liberal or the Fascist board, for all to see."
        ),
        words.gettext(
            "If at least half vote Nein!, nothing is enacted, and the next round begins. When that happens"
            " three times in a row, the top Policy of the deck is enacted, whatever it is."
        ),
        words.gettext(
            "Most Policies in the deck are Fascist. When one of them is enacted, was it bad luck or a plan?"
            " President and Chancellor may say what they like about their cards, true or false, but never"
            " show them."
        ),
        words.gettext(
            "Some Fascist Policies give the President a power: to see which team a player is on, to look"
            " into the deck, to choose the next Presidential Candidate or to execute a player, who then"
            " leaves the game."
        ),
        words.gettext(
            "That is enough to begin. The bar at the bottom of the screen always says whose turn it is and"
            " what to do; the pages that follow tell the rest."
        ),
    ),
    Topic.GOAL: lambda words, _: (
        words.gettext(
            "You sit in a parliament in the 1930s. Most of you are Liberals, but nobody can prove it."
        ),
        *_list_victories(words),
        words.gettext(
            "On the Fascist team everybody knows from the start who belongs to it; only Hitler does not"
            " when there are seven players or more. Each Liberal knows only their own role, but the"
            " Liberals are in the majority."
        ),
    ),
    Topic.SET_UP: lambda words, _: (
        words.gettext(
            "Everybody gets a secret role: Liberal, Fascist or Hitler. Hitler and the Fascists are one team"
            " and win or lose together."
        ),
        words.gettext(
            "With five or six players there is one Fascist besides Hitler; with seven or eight there are two,"
            " with nine or ten there are three. Everybody else is a Liberal."
        ),
        words.gettext(
            "With five or six players, Hitler and the Fascist know each other. With seven or more, the"
            " Fascists know each other and know who Hitler is; Hitler does not know who they are."
        ),
        words.gettext("The Party Membership card shows only the team: Hitler’s looks like a Fascist’s."),
        words.gettext(
            "The deck holds 11 Fascist and 6 Liberal Policies. The first Presidential Candidate is"
            " chosen at random."
        ),
    ),
    Topic.HAND_OVER: lambda words, _: (
        words.gettext("When something is for your eyes only, the screen shows your name and nothing else."),
        words.gettext(
            "Take the screen, make sure that nobody is looking over your shoulder, then hold the page"
            " with the mouse, the space bar or a finger. After half a second it opens, and it closes when you"
            " let go."
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
            " press the card that you choose, or the key below it."
        ),
        words.gettext(
            "If somebody has to go home, another person can take over: open the menu of that seat. The"
            " stand-in looks at the role in private before anything else happens. The same menu changes the"
            " language of the private screens."
        ),
        words.gettext(
            "If all of you have to stop, the same menu ends the game and turns the roles over. Nobody wins"
            " then, and the review shows what was secret. To continue on another evening, you need"
            " do nothing: the game is saved at every step."
        ),
    ),
    Topic.PHONES: lambda words, _: (
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
        ).format(phones=get_phones_label(words)),
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
    ),
    Topic.BOTS: lambda words, _: (
        words.gettext(
            "Any seat can be taken by the program. “{practice}” on the home page deals you a game among bots,"
            " and on a new table “{add}” seats one beside people. At least one person has to play."
        ).format(practice=get_practice_heading(words), add=get_add_bot_label(words)),
        words.gettext(
            "A bot is marked by a sign wherever its seat is shown, so nobody takes it for a person."
        ),
        words.gettext(
            "It knows what a player in its seat would know: its own role and cards, what everybody has seen,"
            " and what was claimed. It never looks at the deck or at anybody else’s cards."
        ),
        words.gettext(
            "Bots talk as people do. They say what they have drawn, received or seen, true or false, and"
            " sometimes why they do something. The sentence stands beside their seat, and then in the"
            " chronicle. Where the narrator speaks, and the computer has a voice of its own, you hear it,"
            " too."
        ),
        words.gettext(
            "What you claim counts for them as well: enter it under “{claims}”. Nobody is suspected for"
            " claiming nothing."
        ).format(claims=get_claims_label(words)),
        words.gettext(
            "How long a bot takes tells nothing about its role or its cards. Any key shortens it, and the"
            " settings have three speeds."
        ),
        words.gettext(
            "What a bot has done stays done. A mistake of your own can be taken back until a bot has acted on"
            " it."
        ),
        describe_tempers(words).replace("\n", " "),
        words.gettext(
            "If somebody has to go home, a bot can play on: open the menu of that seat. The whole table has"
            " to agree, because the bot learns what this seat has seen. Whoever comes back takes over"
            " again from the same menu."
        ),
        words.gettext(
            "When the game is over, the review tells what each bot believed, round by round, and when it"
            " lied."
        ),
    ),
    Topic.ROUND: lambda words, _: (
        words.gettext("First the election: the Presidential Candidate nominates a Chancellor, and all vote."),
        words.gettext(
            "Then the Legislative Session: President and Chancellor together enact one Policy out of three."
        ),
        _get_stays_on_board_text(words),
        words.gettext("A Fascist Policy may grant the President a power, which is used at once."),
        words.gettext("Then the presidency moves one seat clockwise, and the next round begins."),
        words.gettext(
            "If the government is rejected, there is neither session nor power, and the next round begins at"
            " once."
        ),
    ),
    Topic.NOMINATION: lambda words, _: (
        words.gettext("The Presidential Candidate chooses another living player as Chancellor Candidate."),
        words.gettext(
            "Talk about it as long as you like. Some cannot be chosen because they were in office"
            " recently (see “{topic}”); their seat on the screen says so."
        ).format(topic=TITLES[Topic.TERM_LIMITS](words)),
        words.gettext(
            "A wrong tap, even when votes are entered, can be taken back until the next secret is shown."
            " The chronicle, the list of events on the screen, notes it."
        ),
    ),
    Topic.TERM_LIMITS: _list_term_limits,
    Topic.VOTE: lambda words, _: (
        words.gettext(
            "Every living player, the two Candidates included, votes Ja! or Nein! on the government."
        ),
        words.gettext(
            "Ja! is German for yes, Nein! for no. When all votes are in, everybody sees who voted how."
        ),
        words.gettext("The government is elected if more than half vote Ja! A tie rejects it."),
        words.gettext(
            "When it is elected, the Candidates become President and Chancellor, and the Legislative Session"
            " begins."
        ),
        words.gettext(
            "When it is rejected, the Election Tracker, which counts failures (see “{topic}”), advances"
            " by one, and the next player clockwise is the Presidential Candidate."
        ).format(topic=TITLES[Topic.TRACKER](words)),
        words.gettext(
            "After three Fascist Policies the table learns at once whether the new Chancellor is Hitler."
            " If so, the Fascists win."
        ),
        words.gettext(
            "Voting by thumb: the screen counts down, all show a thumb at once, up for Ja! or down for"
            " Nein!, and one of you enters the votes."
        ),
        # Translators: not the term: round, ballot
        words.gettext(
            "Secret ballots: the screen goes round, and everybody votes unseen. A ballot can be changed until"
            " the last one is in. Only until then is it secret: all are turned over together, and everybody"
            " sees who voted how."
        ),
        words.gettext(
            "You can change from one to the other for the rounds to come: open the menu of any seat."
        ),
    ),
    Topic.TRACKER: _list_tracker,
    Topic.LEGISLATION: _list_legislation,
    Topic.VETO: lambda words, _: (
        words.gettext("Once five Fascist Policies are enacted, a veto is possible in every later session."),
        words.gettext(
            "The Chancellor may propose to discard both Policies. If the President agrees, nothing is enacted"
            " and the Election Tracker advances by one."
        ),
        words.gettext("If the President refuses, the Chancellor must enact one of the two."),
    ),
    Topic.POWERS: lambda words, _: (
        words.gettext(
            "Some spaces of the Fascist board grant a power when a government enacts the Policy"
            " that fills them."
        ),
        words.gettext(
            "Which ones there are depends on how many players began the game. Each row of the picture is a"
            " board; the column says which Fascist Policy it is: the first, the second and so on."
        ),
        words.gettext(
            "The President alone decides how to use the power, though all may talk. It is used once, before"
            " the next round, and cannot be declined or kept."
        ),
    ),
    **{Topic(power.value): _list_power(power) for power in POWERS},
    Topic.LYING: lambda words, _: (
        words.gettext(
            "You may always lie about what only you know: your role, your cards, an investigation."
        ),
        words.gettext(
            "The truth must come out in only two cases: when Hitler is executed, and whenever a Chancellor is"
            " elected after three Fascist Policies (all then learn whether it is Hitler or not). The program"
            " announces both by itself."
        ),
        words.gettext("Never show the screen to others as proof. Words are all you have."),
    ),
    Topic.STRATEGY: lambda words, _: (
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
    ),
    Topic.FAIRNESS: lambda words, _: (
        words.gettext(
            "All chance in a game follows from one secret number, the seed. Before anybody looks at a role,"
            " the table sees the fingerprint, which stands for the seed, the names in their seats, the rules"
            " and the number of this deal. Photograph it or write it down."
        ),
        words.gettext(
            "Then anyone may say a word. Roles, first Presidential Candidate, deck, every shuffle and the"
            " chance of bots follow from seed and word together. So no one who did not know the word"
            " beforehand can have chosen the deal. Only its letters and digits count: the page shows what"
            " goes into the deal, for everyone to compare."
        ),
        words.gettext(
            "When the game is over, the seed is revealed, and the last page shows the final fingerprint,"
            " which stands for all votes and actions in their order. Note it as well."
        ),
        words.gettext(
            "If both fingerprints are the ones that you noted, this is proven: since the first was shown, no"
            " role, no card and no name has been changed, and since the final one was shown, no vote and no"
            " action. Where the table added a word, and neither the person who said it nor the person who"
            " typed it knew the seed, it is also proven that no one chose the deal. A record that is compared"
            " with nothing proves only that it agrees with itself."
        ),
        words.gettext(
            "One thing can never be proven afterwards: that nobody saw a secret that was meant for somebody"
            " else."
        ),
        words.gettext(
            "The review makes these checks. A saved record can be checked elsewhere with: {command}"
        ).format(command=format_verify_command(words)),
    ),
}
