"""Every state of the page that phones show: what it is told, played up to by rule, and what is pressed."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pictures.table_states import deal, names, play, session, vote
from shgui.engine.actions import (
    AnswerVeto,
    Discard,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.editions import OFFICIAL
from shgui.engine.errors import Refusal
from shgui.engine.state import State as Game
from shgui.engine.types import Policy, Seat
from shgui.engine.view import view_for
from shgui.phones.messages.build_claims import build_claim_messages
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_joining import (
    JoiningSeat,
    build_goodbye_message,
    build_invitation_message,
    build_join_message,
    build_requested_message,
    build_rules_message,
    build_texts_message,
    build_waiting_message,
)
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Remark, Remarked, list_occasions
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import Choice, PublicChoice
from shgui.words.catalogue import Catalogue

Block = Mapping[str, Any]
Action = Callable[[Seat], Choice]

_ROLE, _HAND, _ACT = 1, 2, 3
"""Numbers of moments."""
_ME = 4
_LIBERAL, _FASCIST = Policy.LIBERAL, Policy.FASCIST
_COUNTS: Mapping[TaskKind, int] = {TaskKind.BALLOT: 2, TaskKind.DISCARD: 3, TaskKind.ENACT: 2}


@dataclass(frozen=True)
class Shown:
    blocks: tuple[Block, ...]
    """Told one after the other."""
    then: str = ""
    """Acts on the page, as a script."""


_WHY = Remark(1, "nein_cannot_both", (4, 7)), Remark(6, "ja_trusts", (3, 5))
"""Remarks of two bots after a vote."""

State = Callable[[Catalogue], Shown]


def _texts(words: Catalogue) -> Block:
    return dict(build_texts_message(words))


def _public(game: Game, said: tuple[Remark, ...] = ()) -> TableScene:
    view = view_for(game, None)
    return TableScene(
        view=view,
        names=names(view.players),
        chronicle=(*view.history, *map(Remarked, said)),
        occasions=list_occasions(view.history),
        away=frozenset({5}),
        bots=frozenset({1, 6}),
    )


def _table(
    words: Catalogue, game: Game, seat: Seat | None, said: tuple[Remark, ...] = (), **more: Any
) -> Block:
    """Build the message for this seat; `more` are its hand and its public choice."""
    table = _public(game, said)
    return dict(build_table_message(words, table, build_shared_table_part(words, table), seat, **more))


def _at_table(words: Catalogue, game: Game, seat: Seat, *, role_asked: bool = False, **more: Any) -> Block:
    """Build it with the own role to look at, as at any time."""
    view = view_for(game, None)
    hand = build_hand_message(words, _ROLE, TaskKind.ROLE, view, names(view.players), seat, asked=role_asked)
    return _table(words, game, seat, hand=hand, **more)


def _asked(words: Catalogue, game: Game, seat: Seat, purpose: TaskKind) -> Block:
    """A private moment of this seat."""
    view = view_for(game, None)
    asked = purpose is not TaskKind.BALLOT or seat not in view.voted
    hand = build_hand_message(words, _HAND, purpose, view, names(view.players), seat, asked=asked)
    return _table(words, game, seat, hand=hand)


def _opens(words: Catalogue, game: Game, seat: Seat, purpose: TaskKind) -> str:
    view = view_for(game, seat)
    moment = _ROLE if purpose is TaskKind.ROLE else _HAND
    order = tuple(range(_COUNTS.get(purpose, 0)))
    opened = build_open_hand_message(words, moment, purpose, view, names(view.players), order)
    return f"page.hand.state = 'asking'; page.hand.show({json.dumps(opened)});"


def _decides(words: Catalogue, game: Game, seat: Seat, action: Action | None) -> Block:
    """A public act of this seat: what is done to somebody, or the answer to a veto."""
    view = view_for(game, None)
    if action is None:
        acts = [PublicChoice(AnswerVeto(consent), None) for consent in (False, True)]
    else:
        acts = []
        for other in (each for each in range(view.players) if each != seat):
            answer = apply(game, seat, action(other))
            acts.append(PublicChoice(action(other), answer if isinstance(answer, Refusal) else None))
    act = build_decision_message(words, _ACT, _public(game), acts)
    return _at_table(words, game, seat, act=act)


# How far the game is


def _late() -> Game:
    """Seven rounds at a table of ten: nearly everything that a table can show."""
    game = deal(10, "FFLFLFFLLFFLFLF")
    game = session(game, 5, _FASCIST, 2)
    game = play(game, (game.president, Investigate(7)))
    for policy, against in ((_LIBERAL, (1, 6)), (_FASCIST, (3,)), (_LIBERAL, ())):
        game = session(game, game.eligible[-1], policy, *against)
        while game.phase.value in ("investigate", "special_election", "execute", "peek"):
            game = play(game, (game.president, list_legal_actions(game, game.president)[0]))
    return game


def _voting(*voted: Seat) -> Game:
    game = _late()
    game = play(game, (game.president, Nominate(game.eligible[2])))
    return play(game, *((seat, Vote(seat % 3 != 0)) for seat in voted))


def _elected() -> Game:
    game = _late()
    return vote(play(game, (game.president, Nominate(game.eligible[2]))), 0, 2)


def _passed(*, late: bool = False) -> Game:
    game = deal(7, "FLFFLF")
    game.liberal, game.fascist = 3, 5 if late else 2
    game = vote(play(game, (game.president, Nominate(_ME))))
    return play(game, (game.president, Discard(_FASCIST)))


def _granted(players: int, number: int) -> Game:
    """The Fascist Policy of that number was enacted just now."""
    game = deal(players, "FFFFFF")
    game.liberal, game.fascist = 2, number - 1
    return session(game, game.eligible[-1], _FASCIST)


def _finished() -> Game:
    game = deal(10, "LLLLLL")
    game.liberal = 4
    return session(game, 6, _LIBERAL, 2)


# States


_STATUSES = ("phone", "phone", "free", "phone", "free", "screen", "free")


def _sitters(*statuses: str) -> tuple[JoiningSeat, ...]:
    return tuple(
        JoiningSeat(seat, name, status)
        for seat, (name, status) in enumerate(zip(names(len(statuses)), statuses, strict=True))
    )


def _joining(**more: Any) -> State:
    return lambda words: Shown((_texts(words), dict(build_join_message(words, _sitters(*_STATUSES), **more))))


def _waiting(words: Catalogue) -> Shown:
    seats = _sitters("phone", "phone", "away", "phone", "phone", "screen", "phone")
    return Shown((_texts(words), dict(build_waiting_message(words, seats, _ME))))


def _looking_on(words: Catalogue) -> Shown:
    return Shown(
        (_texts(words), dict(build_waiting_message(words, _sitters("phone", "phone", "screen"), None)))
    )


def _inviting(words: Catalogue) -> Shown:
    """Show the code to a neighbour, from the menu."""
    host = "192.168.123.45:47115"
    shown = build_invitation_message(f"http://{host}/#{'k' * 43}.0123456789abcdef", host, "LAMPART")
    return Shown((*_waiting(words).blocks,), f"page.openSettings(); page.heard({json.dumps(shown)});")


def _claiming(words: Catalogue) -> Shown:
    """Start a claim about the first occasion of this seat, with half the cards turned."""
    game = _late()
    seat = next(seat for seat in range(10) if build_claim_messages(words, _public(game), seat))
    script = (
        "document.querySelector('[data-claim]').click(); document.querySelector('[data-k=turn-0]').click();"
    )
    return Shown((_texts(words), _at_table(words, game, seat)), script)


def _telling(words: Catalogue) -> Shown:
    game = _late()
    seat = next(seat for seat in range(10) if build_claim_messages(words, _public(game), seat))
    return Shown((_texts(words), _at_table(words, game, seat)), "page.regions.main.scrollTop = 9999;")


def _role(seat: Seat, *, opened: bool = False, asked: bool = False, then: str = "") -> State:
    def show(words: Catalogue) -> Shown:
        game = _late()
        script = _opens(words, game, seat, TaskKind.ROLE) if opened else then
        return Shown((_texts(words), _at_table(words, game, seat, role_asked=asked)), script)

    return show


def _hand(
    game: Callable[[], Game],
    purpose: TaskKind,
    then: str = "",
    *,
    opened: bool = False,
    seat: Seat | None = None,
) -> State:
    def show(words: Catalogue) -> Shown:
        now = game()
        mine = now.president if seat is None else seat
        script = _opens(words, now, mine, purpose) if opened else ""
        return Shown((_texts(words), _asked(words, now, mine, purpose)), script + then)

    return show


def _act(game: Callable[[], Game], action: Action | None, then: str = "") -> State:
    def show(words: Catalogue) -> Shown:
        now = game()
        return Shown((_texts(words), _decides(words, now, now.president, action)), then)

    return show


def _proposed() -> Game:
    game = _passed(late=True)
    return play(game, (_ME, ProposeVeto()))


def _rules(words: Catalogue) -> Shown:
    """The topic at hand."""
    table = _at_table(words, _passed(late=True), 1)
    topic = build_rules_message(words, table["rules"]["topic"], OFFICIAL)
    return Shown((_texts(words), table, dict(topic or {})), "page.go('rules');")


def _over(seat: Seat | None) -> State:
    return lambda words: Shown((_texts(words), _table(words, _finished(), seat)))


def _parted(why: str) -> State:
    return lambda words: Shown(
        (_texts(words), _at_table(words, _late(), _ME), dict(build_goodbye_message(words, why)))
    )


def _peeked(words: Catalogue) -> Shown:
    game = _granted(5, 3)
    return _hand(lambda: game, TaskKind.PEEK, opened=True)(words)


def _investigated() -> Game:
    game = _granted(9, 2)
    return play(game, (game.president, Investigate(4)))


def _investigator(*, opened: bool) -> State:
    def show(words: Catalogue) -> Shown:
        seat = _granted(9, 2).president
        return _hand(_investigated, TaskKind.PARTY, opened=opened, seat=seat)(words)

    return show


_CHOOSE_FIRST = "page.hand.choose(0);"
_CHOSEN = "page.hand.chosen = 0; page.draw();"
_GONE = "page.network('off'); page.away -= {seconds}000; page.draw();"

_LEAVES = "page.openSettings(); document.querySelector('[data-k=leave]').click();"

STATES: Mapping[str, State] = {
    "first": lambda _: Shown(()),
    "join": _joining(),
    "join-typed": _joining(needs_word=True),
    "join-late": _joining(needs_word=True, may_name=False, word_for_seat=2),
    "join-turned-down": _joining(may_name=False, turned_down=True),
    "requested": lambda words: Shown(
        (_texts(words), dict(build_requested_message(words, "Bartholomew", "KOLA")))
    ),
    "waiting": _waiting,
    "waiting-watching": _looking_on,
    "code": _inviting,
    "role-asked": _role(_ME, asked=True),
    "role-rest": _role(_ME),
    "role-liberal": _role(7, opened=True),
    "role-fascist": _role(2, opened=True),
    "role-hitler": _role(0, opened=True),
    "table": _role(_ME, then="page.go('table');"),
    "settings": _role(_ME, then="document.querySelector('[data-k=menu]').click();"),
    "ballot-rest": _hand(_voting, TaskKind.BALLOT, seat=_ME),
    "ballot-held": _hand(_voting, TaskKind.BALLOT, _CHOOSE_FIRST, opened=True, seat=_ME),
    "ballot-chosen": _hand(_voting, TaskKind.BALLOT, _CHOSEN, seat=_ME),
    "ballot-waiting": _hand(lambda: _voting(1, 3, _ME, 8), TaskKind.BALLOT, seat=_ME),
    "president-rest": _hand(_elected, TaskKind.DISCARD),
    "president-held": _hand(_elected, TaskKind.DISCARD, opened=True),
    "president-chosen": _hand(_elected, TaskKind.DISCARD, _CHOOSE_FIRST, opened=True),
    "president-confirm": _hand(_elected, TaskKind.DISCARD, _CHOSEN),
    "chancellor-held": _hand(_passed, TaskKind.ENACT, _CHOOSE_FIRST, opened=True, seat=_ME),
    "chancellor-veto": _hand(lambda: _passed(late=True), TaskKind.ENACT, seat=_ME),
    "veto-propose": _hand(
        lambda: _passed(late=True),
        TaskKind.ENACT,
        "document.querySelector('[data-k=veto]').click();",
        seat=_ME,
    ),
    "veto-answer": _act(_proposed, None),
    "nominate": _act(_late, Nominate),
    "nominate-chosen": _act(_late, Nominate, "page.acts.choose(2);"),
    "investigate": _act(lambda: _granted(9, 2), Investigate),
    "investigate-rest": _investigator(opened=False),
    "investigate-held": _investigator(opened=True),
    "peek-held": _peeked,
    "execute": _act(lambda: _granted(7, 4), Execute, "page.acts.choose(2);"),
    "execute-confirm": _act(
        lambda: _granted(7, 4),
        Execute,
        "page.acts.choose(2); document.querySelector('[data-k=do]').click();",
    ),
    "claims": _telling,
    "claim": _claiming,
    "leave": _role(_ME, then=_LEAVES),
    "rules": _rules,
    "finding": lambda words: Shown((_texts(words),), _GONE.format(seconds=5)),
    "finding-long": lambda words: Shown((_texts(words),), _GONE.format(seconds=25)),
    "reconnecting": _role(_ME, then=_GONE.format(seconds=5)),
    "lost": _role(_ME, then=_GONE.format(seconds=25)),
    "taken": _parted("taken"),
    "over": _over(_ME),
    "table-remarks": lambda words: Shown(
        (_texts(words), _at_table(words, _elected(), _ME, said=_WHY)), "page.go('table');"
    ),
    "television": lambda words: Shown((_texts(words), _table(words, _late(), None))),
    "television-remarks": lambda words: Shown((_texts(words), _table(words, _elected(), None, said=_WHY))),
    "television-settings": lambda words: Shown(
        (_texts(words), _table(words, _late(), None)), "page.openSettings();"
    ),
    "television-over": _over(None),
}
