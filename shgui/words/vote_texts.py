"""The votes of each player, once revealed."""

from shgui.engine.events import VotesRevealed
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names, get_ballot_word


def format_voters(words: Catalogue, event: VotesRevealed, names: Names, ja: bool) -> str:
    """List who cast this ballot: Ja! – Ana, Ola and Piotr."""
    # Translators: a ballot, Ja! or Nein!, and who cast it
    text = words.gettext("{ballot} – {names}")
    voters = [names[seat] for seat, vote in event.ballots if vote is ja]
    # Translators: in place of names: nobody cast this ballot
    return text.format(ballot=get_ballot_word(ja), names=words.list_of(voters) or words.gettext("nobody"))


def describe_vote_result(words: Catalogue, event: VotesRevealed) -> str:
    """Say whether the government is elected, with the count."""
    ja = sum(vote for _, vote in event.ballots)
    nein = len(event.ballots) - ja
    if ja > nein:
        # Translators: not the term: vote_noun
        text = words.gettext("The vote passes: Ja! {ja}, Nein! {nein}.")
    elif ja == nein:
        # Translators: not the term: vote_noun
        text = words.gettext("The vote is a tie and fails: Ja! {ja}, Nein! {nein}.")
    else:
        # Translators: not the term: vote_noun
        text = words.gettext("The vote fails: Ja! {ja}, Nein! {nein}.")
    return text.format(ja=words.number(ja), nein=words.number(nein))
