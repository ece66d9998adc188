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

_CARD_BACKS: Mapping[TaskKind, tuple[CardKind, ...]] = {
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
    """Build a closed hand from the public view alone. `taken_over`: a stand-in has sat down in this seat."""
    heading, hint = _get_heading_and_hint(words, kind, public, names, asked=asked)
    hand = HandMessage(
        moment=moment,
        purpose=str(kind),
        asked=asked,
        heading=heading,
        hint=hint,
        shape="cards",
        backs=list(_CARD_BACKS[kind]),
        names=[],
        possible_lines=[],
        possible_words=[],
        seen_title="",
        knows_title="",
        chooses=kind.is_choice,
        confirm="",
    )
    if asked or kind is not TaskKind.ROLE:
        hand["confirm"] = hand_over_texts.TASKS[kind].confirm(words)
    if kind is TaskKind.ROLE:
        hand["shape"] = "role"
        hand["names"] = [name for other, name in enumerate(names) if other != seat]
        hand["possible_lines"] = [
            [role_texts.get_goal_text(words, each) for each in Role],
            [role_texts.get_why_known(words, each, public.players) for each in Role],
        ]
        unknown = phone_message_texts.get_unknown_role_label(words)
        hand["possible_words"] = [unknown, *(terms.get_role_name(words, each) for each in Role)]
        if taken_over:
            hand["seen_title"] = hand_over_texts.get_seen_in_seat_heading(words)
        else:
            hand["seen_title"] = hand_over_texts.get_seen_heading(words)
        # Translators: heading above the names of the others; beside each stands a role or “Unknown”; max 36
        hand["knows_title"] = words.gettext("What you know about the others")
    if kind is TaskKind.ENACT and is_veto_open(public):
        hand["veto"], hand["veto_button"] = _build_veto_message(words, names)
    return hand


def _get_heading_and_hint(
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


def _build_veto_message(words: Catalogue, names: tuple[str, ...]) -> tuple[ConfirmMessage, str]:
    """Return the question before a veto, and the label of the button that asks it."""
    veto = build_question(words, PROPOSE_VETO, names)
    once = words.gettext("You can propose a veto once in a session. Everybody sees it.")
    confirm = ConfirmMessage(
        title=veto.ask,
        text="\n".join(filter(None, (veto.follows, once))),
        yes=veto.button,
        no=phone_message_texts.get_back_label(words),
    )
    return confirm, veto.button
