"""The contents of an open hand, from the view of its seat: built when it opens, dropped when it closes.

Whatever the role, a hand has the same parts and as many lines, so that nobody learns anything from the shape
of what he can't read.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from shgui.engine.actions import PROPOSE_VETO
from shgui.engine.knowledge import Peeked, SawParty
from shgui.engine.types import Party, Policy, Role
from shgui.engine.view import PlayerView
from shgui.presentation.scenes import PrivateView
from shgui.resources import PORTRAITS
from shgui.table.private_tasks import TaskKind
from shgui.table.public_facts import is_veto_open
from shgui.ui.paint.drawables import (
    BallotDrawable,
    CardBack,
    Drawable,
    PartyDrawable,
    PolicyDrawable,
    RoleDrawable,
)
from shgui.words import hand_over_texts, role_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.hand_over_texts import HandResult
from shgui.words.help_topics import Topic
from shgui.words.memory_texts import describe_own_memory
from shgui.words.prompt_texts import format_proposed_government
from shgui.words.question_texts import build_question

Card = Role | Party | Policy | bool
"""The value of a private card; a bool is a ballot."""


@dataclass(frozen=True, slots=True)
class HandCard:
    card: Card
    portrait: int = 0
    owner: str = ""
    """The name of another player whose card it is."""


def build_card_face(words: Catalogue, card: Card, portrait: int = 0) -> Drawable:
    match card:
        case Role():
            caption = terms.get_role_card_label(words)
            return RoleDrawable(card, terms.get_role_name(words, card), caption, portrait)
        case Party():
            return PartyDrawable(card, terms.get_party_name(words, card), terms.get_party_card_label(words))
        case Policy():
            caption = terms.get_policy_card_label(words)
            return PolicyDrawable(card, terms.get_policy_adjective(words, card), caption)
        case bool():
            return BallotDrawable(card, terms.get_ballot_word(card))


def describe_card(words: Catalogue, row: HandCard) -> str:
    """Return a card's text for a screen reader."""
    match row.card:
        case Role() as role:
            return f"{terms.get_role_card_label(words)}: {terms.get_role_name(words, role)}"
        case Party() as party:
            return f"{row.owner or terms.get_party_card_label(words)}: {terms.get_party_name(words, party)}"
        case Policy() as policy:
            return terms.get_policy_name(words, policy)
        case bool() as ja:
            return terms.get_ballot_word(ja)


Order = tuple[int, ...]
"""By place: the number of the card in the hand as the table dealt it, or of the ballot in `BALLOTS`."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    cards: tuple[HandCard, ...]
    """The cards, by place."""
    heading: str = ""
    hint: str = ""
    """The text below the cards while nothing is chosen."""
    results: tuple[HandResult, ...] = ()
    """The results of choosing, by place, the veto last; none where nothing can be chosen."""
    chosen: int | None = None
    """The place that was chosen before: that of a ballot that is in."""
    lines: tuple[str, ...] = ()
    """The role in words: as many lines for every role, of which the second may break."""
    possible_lines: tuple[tuple[str, ...], ...] = ()
    """The lines of each possible role: all are set in a size in which each of them fits."""
    seen_title: str = ""
    seen: tuple[str, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of the hand, for a screen reader."""
        sentences = (self.heading, self.hint, *self.lines, self.seen_title, *self.seen)
        return tuple(sentence for sentence in sentences if sentence)


def open_hand(words: Catalogue, purpose: TaskKind, secret: PrivateView, order: Order) -> OpenHand:
    """Return what the seat of this view sees. A role says in the same place when it was last opened."""
    hand = SHEETS[purpose].hand(words, secret.view, secret.names, order)
    if purpose is not TaskKind.ROLE:
        return hand
    heading = hand_over_texts.format_last_shown(words, secret.last_shown)
    if secret.taken_over:
        return replace(hand, heading=heading, seen_title=hand_over_texts.get_seen_in_seat_heading(words))
    return replace(hand, heading=heading)


def _role(words: Catalogue, view: PlayerView, names: tuple[str, ...], _order: Order) -> OpenHand:
    if view.role is None or view.party is None or view.seat is None:
        raise ValueError("the table itself has no role")
    return OpenHand(
        cards=(HandCard(view.role, portrait=view.seat), HandCard(view.party)),
        lines=role_texts.list_role_lines(words, view.role, view.players, view.allies, names),
        possible_lines=tuple(role_texts.list_longest_role_lines(words, role, names) for role in Role),
        seen_title=hand_over_texts.get_seen_heading(words),
        seen=tuple(describe_own_memory(words, memory, names) for memory in view.memory)
        or (hand_over_texts.get_nothing_seen_text(words),),
    )


def _ballot(words: Catalogue, view: PlayerView, names: tuple[str, ...], order: Order) -> OpenHand:
    ballots = tuple(number == 0 for number in order)
    return OpenHand(
        cards=tuple(map(HandCard, ballots)),
        heading=format_proposed_government(words, view, names),
        results=hand_over_texts.list_ballot_results(words, ballots),
        chosen=None if view.ballot is None else ballots.index(view.ballot),
    )


def _discard(words: Catalogue, view: PlayerView, names: tuple[str, ...], order: Order) -> OpenHand:
    if view.chancellor is None:
        raise ValueError("no Chancellor gets the cards")
    kept = hand_over_texts.format_pass_label(words, names[view.chancellor])
    return _choice(words, TaskKind.DISCARD, view, order, hand_over_texts.list_discard_results, kept)


def _enact(words: Catalogue, view: PlayerView, names: tuple[str, ...], order: Order) -> OpenHand:
    # Translators: below the card that the Chancellor enacts, in large type; max 14
    kept = words.pgettext("card", "Enact")
    hand = _choice(words, TaskKind.ENACT, view, order, hand_over_texts.list_enactment_results, kept)
    if view.veto_refused:
        heading = hand_over_texts.AFTER_REFUSED_VETO.instruction(words)
        return replace(hand, heading=heading)
    if not is_veto_open(view):
        return hand
    veto = build_question(words, PROPOSE_VETO, names)
    return replace(hand, results=(*hand.results, HandResult(veto.follows, ("", ""))))


def _choice(
    words: Catalogue,
    purpose: TaskKind,
    view: PlayerView,
    order: Order,
    results: Callable[[Catalogue, tuple[Policy, ...]], tuple[HandResult, ...]],
    kept: str,
) -> OpenHand:
    """`kept` is the tag of the cards that aren't discarded."""
    cards = tuple(view.hand[number] for number in order)
    return OpenHand(
        cards=tuple(map(HandCard, cards)),
        heading=hand_over_texts.TASKS[purpose].instruction(words),
        results=hand_over_texts.relabel_results(words, results(words, cards), kept),
    )


def _party(words: Catalogue, view: PlayerView, names: tuple[str, ...], _order: Order) -> OpenHand:
    seen = next(memory for memory in reversed(view.memory) if isinstance(memory, SawParty))
    return OpenHand(
        cards=(HandCard(seen.party, owner=names[seen.target]),),
        heading=hand_over_texts.format_party_heading(words, seen.target, names),
        hint=hand_over_texts.TASKS[TaskKind.PARTY].instruction(words),
    )


def _peek(words: Catalogue, view: PlayerView, _names: tuple[str, ...], _order: Order) -> OpenHand:
    cards = next(memory.cards for memory in reversed(view.memory) if isinstance(memory, Peeked))
    hint = hand_over_texts.TASKS[TaskKind.PEEK].instruction(words)
    return OpenHand(cards=tuple(map(HandCard, cards)), hint=hint)


@dataclass(frozen=True, slots=True)
class PrivateSheet:
    backs: tuple[CardBack, ...]
    """The cards face down."""
    cards: tuple[Card, ...]
    """All cards that could lie there."""
    hand: Callable[[Catalogue, PlayerView, tuple[str, ...], Order], OpenHand]
    topic: Topic
    chooses: bool = False
    """The player chooses a card."""

    @property
    def puts_away(self) -> bool:
        """Whether the chosen card is the one to discard."""
        return self.chooses and CardBack.POLICY in self.backs


SHEETS: Mapping[TaskKind, PrivateSheet] = {
    TaskKind.ROLE: PrivateSheet((CardBack.ROLE, CardBack.PARTY), (*Party, *Role), _role, Topic.GOAL),
    TaskKind.BALLOT: PrivateSheet((CardBack.BALLOT,) * 2, (True, False), _ballot, Topic.VOTE, chooses=True),
    TaskKind.DISCARD: PrivateSheet(
        (CardBack.POLICY,) * 3, (*Policy,), _discard, Topic.LEGISLATION, chooses=True
    ),
    TaskKind.ENACT: PrivateSheet((CardBack.POLICY,) * 2, (*Policy,), _enact, Topic.LEGISLATION, chooses=True),
    TaskKind.PARTY: PrivateSheet((CardBack.PARTY,), (*Party,), _party, Topic.INVESTIGATE),
    TaskKind.PEEK: PrivateSheet((CardBack.POLICY,) * 3, (*Policy,), _peek, Topic.PEEK),
}


def list_possible_faces(words: Catalogue, purpose: TaskKind) -> list[Drawable]:
    """Return the fronts of all cards that could lie there, with every portrait."""
    return [
        build_card_face(words, card, portrait)
        for card in SHEETS[purpose].cards
        for portrait in range(PORTRAITS[card] if isinstance(card, Role) else 1)
    ]
