"""A closed hand as a message for its phone: the same for every role and every card."""

from collections.abc import Mapping

from shgui.engine.actions import PROPOSE_VETO
from shgui.engine.events import PlayerInvestigated
from shgui.engine.types import Role, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import CardKind, ConfirmMessage, HandMessage
from shgui.table.private_tasks import TaskKind
from shgui.table.public_facts import is_veto_open
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
"""The cards of a closed hand, face down."""


def build_hand_message(
    words: Catalogue,
    moment: int,
    kind: TaskKind,
    public: PlayerView,
    names: tuple[str, ...],
    seat: Seat,
    *,
    asked: bool = True,
    taken_over: bool = False,
) -> HandMessage:
    """Build it from the public view alone. `taken_over`: a stand-in has sat down in this seat."""
    role = kind is TaskKind.ROLE
    heading, hint = _heading(words, kind, public, names, asked=asked)
    hand = HandMessage(
        moment=moment,
        purpose=str(kind),
        asked=asked,
        heading=heading,
        hint=hint,
        shape="role" if role else "cards",
        backs=list(_BACKS[kind]),
        names=[name for other, name in enumerate(names) if other != seat] if role else [],
        possible_lines=_possible_lines(words, public.players) if role else [],
        possible_words=[
            phone_message_texts.get_unknown_role_label(words),
            *(terms.get_role_name(words, each) for each in Role),
        ]
        if role
        else [],
        seen_title=_seen_title(words, taken_over=taken_over) if role else "",
        # Translators: heading above the names of the others; beside each stands a role or “Unknown”; max 36
        knows_title=words.gettext("What you know about the others") if role else "",
        chooses=kind.is_choice,
        confirm=hand_over_texts.TASKS[kind].confirm(words) if asked or not role else "",
    )
    if kind is TaskKind.ENACT and is_veto_open(public):
        hand["veto"], hand["veto_button"] = _veto(words, names)
    return hand


def _heading(
    words: Catalogue, kind: TaskKind, public: PlayerView, names: tuple[str, ...], *, asked: bool
) -> tuple[str, str]:
    if kind is TaskKind.BALLOT and not asked:
        return (
            # Translators: heading: the player's ballot is in the box; max 24
            words.gettext("Your vote is in"),
            words.gettext("All votes are turned over at once, on the table and on every phone."),
        )
    hint = hand_over_texts.get_task_texts(kind, veto_refused=public.veto_refused).instruction(words)
    if kind is TaskKind.PARTY:
        investigated = (event for event in reversed(public.history) if isinstance(event, PlayerInvestigated))
        return hand_over_texts.format_party_heading(words, next(investigated).target, names), hint
    return hand_over_texts.TASKS[kind].heading(words), hint


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


def _veto(words: Catalogue, names: tuple[str, ...]) -> tuple[ConfirmMessage, str]:
    veto = build_question(words, PROPOSE_VETO, names)
    once = words.gettext("You can propose a veto once in a session. Everybody sees it.")
    confirm = ConfirmMessage(
        title=veto.ask,
        text="\n".join(filter(None, (veto.follows, once))),
        yes=veto.button,
        no=phone_message_texts.get_back_label(words),
    )
    return confirm, veto.button
