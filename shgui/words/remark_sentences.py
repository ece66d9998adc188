"""Every reason that a seat of the program's can give, in one sentence a person at the table would say.

The speaker's own words: nobody's gender shows in them, and names stand as they are. `own` is said where the
speaker is one of those of whom the other sentences speak.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from shgui.engine.events import (
    ChancellorNominated,
    PlayerExecuted,
    PlayerInvestigated,
    SpecialElectionCalled,
    VetoAgreed,
    VetoProposed,
    VotesRevealed,
)
from shgui.words.powers import Sentence


class After(StrEnum):
    """What no event of the engine tells."""

    CLAIM = "claim"


class RemarkWords(NamedTuple):
    after: type | After
    """What has just happened when it is said: in that round it stands."""
    about: int
    """Of how many players it speaks: {name}, then {other}."""
    said: tuple[Sentence, ...]
    """One is like another: each time the next one, so that nobody sounds like a machine."""
    own: tuple[Sentence, ...] = ()


REMARKS: Mapping[str, RemarkWords] = {
    "nein_cannot_both": RemarkWords(
        VotesRevealed,
        2,
        (
            # Translators: the two tell different stories of the same session
            lambda words: words.pgettext(
                "remark", "I voted Nein! {name} and {other} can’t both have told the truth."
            ),
            # Translators: the two tell different stories of the same session
            lambda words: words.pgettext("remark", "Nein! from me. Somebody is lying: {name} or {other}."),
        ),
        own=(
            # Translators: the two tell different stories of the same session
            lambda words: words.pgettext(
                "remark", "I voted Nein! {name} and I tell two different stories, and mine is true."
            ),
            # Translators: the two tell different stories of the same session
            lambda words: words.pgettext("remark", "Nein! Somebody is lying here, and I mean {name}."),
        ),
    ),
    "nein_distrusts": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} is in the government that was voted on
            lambda words: words.pgettext("remark", "I voted Nein! I don’t trust {name}."),
            # Translators: {name} is in the government that was voted on
            lambda words: words.pgettext("remark", "{name} in the government? Better not. Nein!"),
            # Translators: {name} is in the government that was voted on
            lambda words: words.pgettext("remark", "Nein! from me. Something about {name} bothers me."),
        ),
    ),
    "nein_fascist_policy": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} governed when it was enacted
            lambda words: words.pgettext(
                "remark", "I voted Nein! {name} has already brought us a Fascist Policy."
            ),
            # Translators: {name} governed when it was enacted
            lambda words: words.pgettext(
                "remark", "Nein! from me. I don’t want another Fascist Policy from {name}."
            ),
        ),
    ),
    "nein_accused": RemarkWords(
        VotesRevealed,
        2,
        (
            # Translators: {other} says so of {name}
            lambda words: words.pgettext("remark", "I voted Nein! {other} says that {name} is a Fascist."),
            # Translators: {other} says so of {name}
            lambda words: words.pgettext(
                "remark", "Nein! from me, as long as {other} calls {name} a Fascist."
            ),
        ),
        own=(
            # Translators: {other} says so of {name}
            lambda words: words.pgettext(
                "remark", "I voted Nein! I have seen it with my own eyes: {name} is a Fascist."
            ),
            # Translators: {other} says so of {name}
            lambda words: words.pgettext("remark", "Nein! I’ll say it again: {name} is a Fascist."),
        ),
    ),
    "nein_maybe_hitler": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} was to be Chancellor; true even if all know by now that it isn't Hitler
            lambda words: words.pgettext("remark", "I voted Nein! {name} could have been Hitler."),
            # Translators: {name} was to be Chancellor; true even if all know by now that it isn't Hitler
            lambda words: words.pgettext(
                "remark", "{name} as Chancellor while we don’t know who Hitler is? Too risky. Nein!"
            ),
            # Translators: {name} was to be Chancellor; true even if all know by now that it isn't Hitler
            lambda words: words.pgettext(
                "remark", "Nein! from me. I couldn’t be sure that {name} wasn’t Hitler."
            ),
        ),
    ),
    "nein_votes": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} is in the government that was voted on
            lambda words: words.pgettext(
                "remark", "I voted Nein! {name} said Ja! to a government that went wrong."
            ),
            # Translators: {name} is in the government that was voted on
            lambda words: words.pgettext(
                "remark", "Nein! from me. Just look at what {name} has voted for so far."
            ),
        ),
    ),
    "nein_others_better": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} is the next Presidential Candidate
            lambda words: words.pgettext("remark", "I voted Nein! I would rather wait: {name} is up next."),
            # Translators: {name} is the next Presidential Candidate
            lambda words: words.pgettext(
                "remark", "Nein! {name} comes next, and that may be a better government."
            ),
        ),
    ),
    "ja_trusts": RemarkWords(
        VotesRevealed,
        2,
        (
            # Translators: these two are the government that was voted on
            lambda words: words.pgettext("remark", "I voted Ja! I trust {name} and {other}."),
            # Translators: these two are the government that was voted on
            lambda words: words.pgettext(
                "remark", "{name} and {other}? I can live with that government. Ja!"
            ),
        ),
        own=(
            # Translators: these two are the government that was voted on
            lambda words: words.pgettext("remark", "I voted Ja! I trust {name}."),
            # Translators: these two are the government that was voted on
            lambda words: words.pgettext("remark", "Ja! {name} and I: a good government, if you ask me."),
        ),
    ),
    "ja_liberal_policy": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} governed when it was enacted
            lambda words: words.pgettext(
                "remark", "I voted Ja! {name} has already brought us a Liberal Policy."
            ),
            # Translators: {name} governed when it was enacted
            lambda words: words.pgettext(
                "remark", "Ja! We got a Liberal Policy from {name} before, so why not again?"
            ),
        ),
    ),
    "ja_not_hitler": RemarkWords(
        VotesRevealed,
        1,
        (
            # Translators: {name} is Chancellor
            lambda words: words.pgettext("remark", "I voted Ja! {name} can’t be Hitler."),
            # Translators: {name} is Chancellor
            lambda words: words.pgettext("remark", "Ja! {name} may be many things, but not Hitler."),
        ),
    ),
    "ja_vouched": RemarkWords(
        VotesRevealed,
        2,
        (
            # Translators: {other} investigated {name}
            lambda words: words.pgettext("remark", "I voted Ja! {other} vouches for {name}."),
            # Translators: {other} investigated {name}
            lambda words: words.pgettext(
                "remark", "Ja! {other} says that {name} is a Liberal. That will do for me."
            ),
        ),
        own=(
            # Translators: {other} investigated {name}
            lambda words: words.pgettext(
                "remark", "I voted Ja! I have seen it with my own eyes: {name} is a Liberal."
            ),
            # Translators: {other} investigated {name}
            lambda words: words.pgettext("remark", "Ja! I vouch for {name}."),
        ),
    ),
    "ja_chaos": RemarkWords(
        VotesRevealed,
        0,
        (
            # Translators: otherwise chaos would have enacted the top Policy
            lambda words: words.pgettext("remark", "I voted Ja! Better this government than chaos."),
            # Translators: otherwise chaos would have enacted the top Policy
            lambda words: words.pgettext("remark", "Ja! I didn’t want the deck to decide for us."),
        ),
    ),
    "ja_nothing_known": RemarkWords(
        VotesRevealed,
        0,
        (
            # Translators: nothing is known of the government
            lambda words: words.pgettext("remark", "I voted Ja! I had nothing against this government."),
            # Translators: nothing is known of the government
            lambda words: words.pgettext("remark", "Ja! This government deserved a chance."),
            # Translators: nothing is known of the government
            lambda words: words.pgettext("remark", "Ja! There was no reason to vote against it."),
        ),
    ),
    "nominates_trusted": RemarkWords(
        ChancellorNominated,
        1,
        (
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I nominate {name}: there is nobody I trust more."),
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "{name} seems honest to me. Let’s try it."),
        ),
    ),
    "nominates_liberal_policy": RemarkWords(
        ChancellorNominated,
        1,
        (
            # Translators: {name} governed when it was enacted
            lambda words: words.pgettext(
                "remark", "I nominate {name}, who has already brought us a Liberal Policy."
            ),
            # Translators: {name} governed when it was enacted
            lambda words: words.pgettext(
                "remark", "{name} has brought us a Liberal Policy before. Once more, please!"
            ),
        ),
    ),
    "nominates_not_hitler": RemarkWords(
        ChancellorNominated,
        1,
        (
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I nominate {name}: definitely not Hitler."),
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "{name} as Chancellor: at least that isn’t Hitler."),
        ),
    ),
    "nominates_vouched": RemarkWords(
        ChancellorNominated,
        2,
        (
            # Translators: {other} investigated {name}
            lambda words: words.pgettext("remark", "I nominate {name}: a Liberal, says {other}."),
            # Translators: {other} investigated {name}
            lambda words: words.pgettext("remark", "{other} vouches for {name}. That’s good enough for me."),
        ),
        own=(
            # Translators: {other} investigated {name}
            lambda words: words.pgettext(
                "remark", "I nominate {name}: a Liberal, as I have seen with my own eyes."
            ),
        ),
    ),
    "nominates_unknown": RemarkWords(
        ChancellorNominated,
        1,
        (
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I nominate {name}: let’s see what comes of it."),
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I can’t read {name} yet. Time to find out."),
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I have to pick somebody. So: {name}."),
        ),
    ),
    "investigates_unsure": RemarkWords(
        PlayerInvestigated,
        1,
        (
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "I want to know which side {name} is on."),
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "{name} puzzles me. I’ll have a look."),
        ),
    ),
    "investigates_suspect": RemarkWords(
        PlayerInvestigated,
        1,
        (
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "I don’t trust {name}. I want to see for myself."),
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "{name} looks like a Fascist to me. Let’s see."),
        ),
    ),
    "calls_trusted": RemarkWords(
        SpecialElectionCalled,
        1,
        (
            # Translators: the speaker is President and chooses the next Presidential Candidate
            lambda words: words.pgettext("remark", "Let {name} be President next: that’s somebody I trust."),
            # Translators: the speaker is President and chooses the next Presidential Candidate
            lambda words: words.pgettext(
                "remark", "I’m handing over to {name}. I have a good feeling about it."
            ),
        ),
    ),
    "executes_suspect": RemarkWords(
        PlayerExecuted,
        1,
        (
            # Translators: the speaker is President; said right after the execution
            lambda words: words.pgettext("remark", "I just didn’t trust {name}."),
            # Translators: the speaker is President; said right after the execution
            lambda words: words.pgettext("remark", "If you ask me, {name} was a Fascist."),
        ),
    ),
    "executes_accused": RemarkWords(
        PlayerExecuted,
        2,
        (
            # Translators: {other} says so of {name}, who has been executed
            lambda words: words.pgettext("remark", "{other} called {name} a Fascist, and I believe it."),
            # Translators: {other} says so of {name}, who has been executed
            lambda words: words.pgettext(
                "remark", "The word of {other} against the word of {name}: I believe {other}."
            ),
        ),
        own=(
            # Translators: {other} says so of {name}, who has been executed
            lambda words: words.pgettext("remark", "I have seen it with my own eyes: {name} was a Fascist."),
        ),
    ),
    "executes_cannot_both": RemarkWords(
        PlayerExecuted,
        2,
        (
            # Translators: {name} has been executed
            lambda words: words.pgettext("remark", "One of them is lying, {name} or {other}. I say {name}."),
            # Translators: {name} has been executed
            lambda words: words.pgettext(
                "remark", "{name} and {other} can’t both have told the truth, and I believe {other}."
            ),
        ),
        own=(
            # Translators: {name} has been executed
            lambda words: words.pgettext(
                "remark", "{name} and I can’t both have told the truth. I know I did."
            ),
        ),
    ),
    "veto_two_fascist": RemarkWords(
        VetoProposed,
        0,
        (
            # Translators: the speaker is Chancellor and proposes a veto
            lambda words: words.pgettext("remark", "I would rather enact nothing at all."),
            # Translators: the speaker is Chancellor and proposes a veto
            lambda words: words.pgettext("remark", "There’s nothing in this hand that I want to enact."),
        ),
    ),
    "veto_agrees": RemarkWords(
        VetoAgreed,
        0,
        (
            # Translators: the speaker is President and agrees to a veto: both Policies are discarded
            lambda words: words.pgettext("remark", "Agreed: away with both."),
            # Translators: the speaker is President and agrees to a veto: both Policies are discarded
            lambda words: words.pgettext("remark", "I agree. Nothing good would have come of it."),
        ),
    ),
    "claim_contradicts_me": RemarkWords(
        After.CLAIM,
        1,
        (
            # Translators: the speaker governed together with {name}, who told of it
            lambda words: words.pgettext("remark", "What {name} says about our government isn’t true."),
            # Translators: the speaker governed together with {name}, who told of it
            lambda words: words.pgettext("remark", "{name}, it wasn’t like that, and you know it."),
        ),
    ),
    "believes": RemarkWords(
        After.CLAIM,
        2,
        (
            # Translators: the two tell different stories
            lambda words: words.pgettext("remark", "{name} or {other}? I believe {name}."),
            # Translators: the two tell different stories
            lambda words: words.pgettext("remark", "If I have to choose, I trust {name} more than {other}."),
        ),
    ),
    "cannot_both": RemarkWords(
        After.CLAIM,
        2,
        (
            # Translators: the two tell different stories
            lambda words: words.pgettext("remark", "{name} and {other} can’t both be telling the truth."),
            # Translators: the two tell different stories
            lambda words: words.pgettext("remark", "Somebody is lying here: {name} or {other}."),
        ),
        own=(
            # Translators: the two tell different stories
            lambda words: words.pgettext(
                "remark", "{name} and I can’t both be telling the truth. I know I am."
            ),
        ),
    ),
    "accuser_lies": RemarkWords(
        After.CLAIM,
        1,
        (
            # Translators: {name} has said that the speaker is a Fascist
            lambda words: words.pgettext("remark", "I’m no Fascist. So {name} is lying."),
            # Translators: {name} has said that the speaker is a Fascist
            lambda words: words.pgettext("remark", "{name} calls me a Fascist? Then I know who is lying."),
        ),
    ),
    "doubts": RemarkWords(
        After.CLAIM,
        1,
        (
            # Translators: {name} has just claimed something
            lambda words: words.pgettext("remark", "I’m not sure I believe {name}."),
            # Translators: {name} has just claimed something
            lambda words: words.pgettext("remark", "{name}, I have my doubts about that."),
            # Translators: {name} has just claimed something
            lambda words: words.pgettext("remark", "So {name} says. We’ll see."),
        ),
    ),
}
"""By the codes of `shgui.bots.thinking.reasons.ReasonCode`."""
