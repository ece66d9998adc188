"""Remarks of bots, each as one sentence that a person at the table would say. They show no speaker's gender,
and names stay as they are. `own` is said where the speaker is one of the players it is about."""

from collections.abc import Mapping
from typing import NamedTuple

from shgui.engine.events import (
    ChancellorNominated,
    Event,
    PlayerExecuted,
    PlayerInvestigated,
    SpecialElectionCalled,
    VetoAgreed,
    VetoProposed,
    VotesRevealed,
)
from shgui.table.log_lines import ClaimNoted, Remark
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.terms import Names


class RemarkTexts(NamedTuple):
    after: type[Event | ClaimNoted]
    """The cause of the remark, whose round it is listed in."""
    about: int
    """The number of players it is about: {name}, then {other}."""
    said: tuple[Sentence, ...]
    """Alternatives, used in turn so that bots don't sound like machines."""
    own: tuple[Sentence, ...] = ()


def format_remark(words: Catalogue, remark: Remark, names: Names, turn: int) -> str:
    """Quote a remark with its speaker's name; empty where there is no such sentence."""
    said = format_spoken_remark(words, remark, names, turn)
    # Translators: {name} is a player; {said} is what this player says aloud, a sentence or two
    text = words.gettext("{name}: “{said}”")
    return text.format(name=names[remark.seat], said=said) if said else ""


def format_spoken_remark(words: Catalogue, remark: Remark, names: Names, turn: int) -> str:
    """Return the sentence without quotation marks. `turn` chooses among the alternatives: any number known to
    all, such as how often this kind of remark was made before."""
    entry = REMARKS.get(remark.code)
    if entry is None or not has_sentence(remark, len(names)):
        return ""
    others = [seat for seat in remark.about if seat != remark.seat]
    sentences = entry.own if len(others) < len(remark.about) else entry.said
    values = dict(zip(("name", "other"), (names[seat] for seat in others), strict=False))
    return sentences[turn % len(sentences)](words).format(**values)


def has_sentence(remark: Remark, players: int) -> bool:
    """Return whether a sentence of this kind speaks of these players."""
    entry = REMARKS.get(remark.code)
    if entry is None or len(remark.about) != entry.about or len({*remark.about}) != entry.about:
        return False
    if not all(seat in range(players) for seat in (remark.seat, *remark.about)):
        return False
    return remark.seat not in remark.about or bool(entry.own)


def get_cause(remark: Remark) -> type[Event | ClaimNoted] | None:
    """Return the kind of event that a remark is about, or a claim; None for an unknown remark."""
    entry = REMARKS.get(remark.code)
    return None if entry is None else entry.after


REMARKS: Mapping[str, RemarkTexts] = {
    "nein_cannot_both": RemarkTexts(
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
    "nein_distrusts": RemarkTexts(
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
    "nein_fascist_policy": RemarkTexts(
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
    "nein_accused": RemarkTexts(
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
    "nein_maybe_hitler": RemarkTexts(
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
    "nein_votes": RemarkTexts(
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
    "nein_others_better": RemarkTexts(
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
    "ja_trusts": RemarkTexts(
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
    "ja_liberal_policy": RemarkTexts(
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
    "ja_not_hitler": RemarkTexts(
        VotesRevealed,
        1,
        (
            # Translators: {name} is Chancellor
            lambda words: words.pgettext("remark", "I voted Ja! {name} can’t be Hitler."),
            # Translators: {name} is Chancellor
            lambda words: words.pgettext("remark", "Ja! {name} may be many things, but not Hitler."),
        ),
    ),
    "ja_vouched": RemarkTexts(
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
    "ja_chaos": RemarkTexts(
        VotesRevealed,
        0,
        (
            # Translators: otherwise chaos would have enacted the top Policy
            lambda words: words.pgettext("remark", "I voted Ja! Better this government than chaos."),
            # Translators: otherwise chaos would have enacted the top Policy
            lambda words: words.pgettext("remark", "Ja! I didn’t want the deck to decide for us."),
        ),
    ),
    "ja_nothing_known": RemarkTexts(
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
    "nominates_trusted": RemarkTexts(
        ChancellorNominated,
        1,
        (
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I nominate {name}: there is nobody I trust more."),
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "{name} seems honest to me. Let’s try it."),
        ),
    ),
    "nominates_liberal_policy": RemarkTexts(
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
    "nominates_not_hitler": RemarkTexts(
        ChancellorNominated,
        1,
        (
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "I nominate {name}: definitely not Hitler."),
            # Translators: the speaker is President
            lambda words: words.pgettext("remark", "{name} as Chancellor: at least that isn’t Hitler."),
        ),
    ),
    "nominates_vouched": RemarkTexts(
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
    "nominates_unknown": RemarkTexts(
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
    "investigates_unsure": RemarkTexts(
        PlayerInvestigated,
        1,
        (
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "I want to know which side {name} is on."),
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "{name} puzzles me. I’ll have a look."),
        ),
    ),
    "investigates_suspect": RemarkTexts(
        PlayerInvestigated,
        1,
        (
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "I don’t trust {name}. I want to see for myself."),
            # Translators: the speaker is President and looks at the party
            lambda words: words.pgettext("remark", "{name} looks like a Fascist to me. Let’s see."),
        ),
    ),
    "calls_trusted": RemarkTexts(
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
    "executes_suspect": RemarkTexts(
        PlayerExecuted,
        1,
        (
            # Translators: the speaker is President; said right after the execution
            lambda words: words.pgettext("remark", "I just didn’t trust {name}."),
            # Translators: the speaker is President; said right after the execution
            lambda words: words.pgettext("remark", "If you ask me, {name} was a Fascist."),
        ),
    ),
    "executes_accused": RemarkTexts(
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
    "executes_cannot_both": RemarkTexts(
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
    "veto_two_fascist": RemarkTexts(
        VetoProposed,
        0,
        (
            # Translators: the speaker is Chancellor and proposes a veto
            lambda words: words.pgettext("remark", "I would rather enact nothing at all."),
            # Translators: the speaker is Chancellor and proposes a veto
            lambda words: words.pgettext("remark", "There’s nothing in this hand that I want to enact."),
        ),
    ),
    "veto_agrees": RemarkTexts(
        VetoAgreed,
        0,
        (
            # Translators: the speaker is President and agrees to a veto: both Policies are discarded
            lambda words: words.pgettext("remark", "Agreed: away with both."),
            # Translators: the speaker is President and agrees to a veto: both Policies are discarded
            lambda words: words.pgettext("remark", "I agree. Nothing good would have come of it."),
        ),
    ),
    "claim_contradicts_me": RemarkTexts(
        ClaimNoted,
        1,
        (
            # Translators: the speaker governed together with {name}, who told of it
            lambda words: words.pgettext("remark", "What {name} says about our government isn’t true."),
            # Translators: the speaker governed together with {name}, who told of it
            lambda words: words.pgettext("remark", "{name}, it wasn’t like that, and you know it."),
        ),
    ),
    "believes": RemarkTexts(
        ClaimNoted,
        2,
        (
            # Translators: the two tell different stories
            lambda words: words.pgettext("remark", "{name} or {other}? I believe {name}."),
            # Translators: the two tell different stories
            lambda words: words.pgettext("remark", "If I have to choose, I trust {name} more than {other}."),
        ),
    ),
    "cannot_both": RemarkTexts(
        ClaimNoted,
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
    "accuser_lies": RemarkTexts(
        ClaimNoted,
        1,
        (
            # Translators: {name} has said that the speaker is a Fascist
            lambda words: words.pgettext("remark", "I’m no Fascist. So {name} is lying."),
            # Translators: {name} has said that the speaker is a Fascist
            lambda words: words.pgettext("remark", "{name} calls me a Fascist? Then I know who is lying."),
        ),
    ),
    "doubts": RemarkTexts(
        ClaimNoted,
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
"""Keyed by the codes of `shgui.bots.thinking.reasons.ReasonCode`."""
