"""The private sheet of a phone while it is closed: the same for every role and every card."""

from collections.abc import Mapping

from shgui.engine.actions import PROPOSE_VETO
from shgui.engine.events import PlayerInvestigated
from shgui.engine.types import Role, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import CardKind, Confirm, HandAtRest
from shgui.phones.messages.shared_values import join_sentences
from shgui.table.private_tasks import TaskKind
from shgui.words import hand_over_texts, phone_message_texts, role_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.question_texts import build_question

_BACKS: Mapping[TaskKind, tuple[CardKind, ...]] = {
    TaskKind.ROLE: ("role", "party"),
    TaskKind.BALLOT: ("ballot", "ballot"),
    TaskKind.DISCARD: ("policy", "policy", "policy"),
    TaskKind.ENACT: ("policy", "policy"),
    TaskKind.PARTY: ("party",),
    TaskKind.PEEK: ("policy", "policy", "policy"),
}
"""Cards that lie face down for each task: public."""

_CHOOSES = frozenset({TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT})


def build_hand_message(
    words: Catalogue,
    moment: int,
    purpose: TaskKind,
    public: PlayerView,
    names: tuple[str, ...],
    seat: Seat,
    *,
    asked: bool = True,
    taken_over: bool = False,
) -> HandAtRest:
    """Build the sheet from the public view alone. `taken_over`: somebody else sat in this seat before."""
    role = purpose is TaskKind.ROLE
    heading, hint = _heading(words, purpose, public, names, asked=asked)
    hand = HandAtRest(
        moment=moment,
        purpose=str(purpose),
        asked=asked,
        heading=heading,
        hint=hint,
        shape="role" if role else "cards",
        backs=list(_BACKS[purpose]),
        names=[name for other, name in enumerate(names) if other != seat] if role else [],
        possible_lines=_possible_lines(words, public.players) if role else [],
        possible_words=[
            phone_message_texts.get_unknown_role_label(words),
            *(terms.get_role_name(words, each) for each in Role),
        ]
        if role
        else [],
        seen_title=_seen_title(words, taken_over=taken_over) if role else "",
        knows_title=phone_message_texts.get_known_roles_heading(words) if role else "",
        chooses=purpose in _CHOOSES,
        confirm=hand_over_texts.get_confirm_label(words, purpose) if asked or not role else "",
    )
    if can_propose_veto(purpose, public):
        hand["veto"], hand["veto_button"] = _veto(words, names)
    return hand


def can_propose_veto(purpose: TaskKind, public: PlayerView) -> bool:
    return purpose is TaskKind.ENACT and public.veto_unlocked and not public.veto_refused


def _heading(
    words: Catalogue, purpose: TaskKind, public: PlayerView, names: tuple[str, ...], *, asked: bool
) -> tuple[str, str]:
    if purpose is TaskKind.BALLOT and not asked:
        return phone_message_texts.get_vote_in_texts(words)
    hint = hand_over_texts.get_private_instruction(words, purpose, veto_refused=public.veto_refused)
    if purpose is TaskKind.PARTY:
        investigated = (event for event in reversed(public.history) if isinstance(event, PlayerInvestigated))
        return hand_over_texts.format_party_heading(words, next(investigated).target, names), hint
    return hand_over_texts.get_private_heading(words, purpose), hint


def _possible_lines(words: Catalogue, players: int) -> list[list[str]]:
    return [
        [role_texts.get_goal(words, each) for each in Role],
        [role_texts.get_why_known(words, each, players) for each in Role],
    ]


def _seen_title(words: Catalogue, *, taken_over: bool) -> str:
    return (
        hand_over_texts.get_seen_in_seat_heading(words)
        if taken_over
        else hand_over_texts.get_seen_heading(words)
    )


def _veto(words: Catalogue, names: tuple[str, ...]) -> tuple[Confirm, str]:
    veto = build_question(words, PROPOSE_VETO, names)
    text = join_sentences(
        (veto.follows, words.gettext("You can propose a veto once in a session. Everybody sees it."))
    )
    return Confirm(
        title=veto.ask, text=text, yes=veto.button, no=phone_message_texts.get_back_label(words)
    ), veto.button
