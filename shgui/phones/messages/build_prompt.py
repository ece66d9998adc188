"""Whose move it is, in words that everybody may hear."""

from shgui.engine.types import Office, Phase, Power, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import Act, HandAtRest, Icon, Move
from shgui.presentation.scenes import TableScene
from shgui.table.private_tasks import TaskKind
from shgui.words import prompt_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.latest_news import describe_news
from shgui.words.phase_texts import PHASES

_BEFORE_ELECTION = frozenset((Phase.NOMINATE, Phase.VOTE))


def told_move(
    words: Catalogue, table: TableScene, seat: Seat | None, hand: HandAtRest | None, act: Act | None
) -> Move:
    """`hand` and `act` are what the seat is asked, if it is asked anything."""
    asked = hand is not None and hand["asked"]
    own = seat is not None and (asked or act is not None)
    move = _own(words, table, seat, hand) if own and seat is not None else _of_others(words, table)
    # Of a game that has just begun the fingerprint is the news: it stands on the table, to be written down.
    move["news"] = "" if _begins(table.view) else describe_news(words, table.view, table.names)
    return move


def _own(words: Catalogue, table: TableScene, seat: Seat, hand: HandAtRest | None) -> Move:
    view = table.view
    if hand is not None and hand["asked"] and hand["purpose"] == TaskKind.ROLE:
        return _move(
            "player",
            # Translators: at the top of the phone of a player who hasn't seen the own role; max 32
            words.pgettext("phone", "Look at your secret role"),
            _still_awaited(words, table),
            mine=True,
        )
    if hand is not None and hand["asked"] and hand["purpose"] == TaskKind.BALLOT:
        return _move(
            "voted",
            # Translators: at the top of the phone of a player whose ballot isn't in; max 20
            words.pgettext("phone", "Your vote"),
            prompt_texts.format_ballots_in(words, view),
            mine=True,
        )
    office = _office(view, seat)
    small = "" if office is None else _title(words, view, office)
    return _move(
        _sign(view),
        # Translators: at the top of the phone of the player whose move it is; max 20
        words.pgettext("phone", "Your move"),
        small,
        mine=True,
    )


def _of_others(words: Catalogue, table: TableScene) -> Move:
    view = table.view
    if table.awaited:
        return _looking(words, table)
    if view.phase is Phase.OVER:
        over = PHASES[Phase.OVER]
        return _move("win", over.waiting(words), words.gettext("The review is on the table’s screen."))
    if view.phase is Phase.VOTE:
        government = prompt_texts.format_proposed_government(words, view, table.names)
        return _move("voted", government, prompt_texts.format_ballots_in(words, view))
    seat = view.on_move[0]
    office = _office(view, seat)
    who = table.names[seat] if office is None else _holder(words, view, office, seat, table.names)
    return _move(_sign(view), who, PHASES[view.phase].waiting(words))


def _looking(words: Catalogue, table: TableScene) -> Move:
    """Roles go round, or one player has to look at something."""
    waiting = _still_awaited(words, table)
    if _begins(table.view):
        return _move("eye-closed", words.gettext("Everybody looks at their secret role."), waiting)
    return _move("eye-closed", waiting, "")


def _begins(view: PlayerView) -> bool:
    return view.round == 1 and view.phase is Phase.NOMINATE


def _still_awaited(words: Catalogue, table: TableScene) -> str:
    return prompt_texts.format_waiting_for(words, table.awaited, table.names) if table.awaited else ""


def _office(view: PlayerView, seat: Seat) -> Office | None:
    return {view.chancellor: Office.CHANCELLOR, view.president: Office.PRESIDENT}.get(seat)


def _title(words: Catalogue, view: PlayerView, office: Office) -> str:
    return (terms.get_candidate_name if view.phase in _BEFORE_ELECTION else terms.get_office_name)(
        words, office
    )


def _holder(words: Catalogue, view: PlayerView, office: Office, seat: Seat, names: tuple[str, ...]) -> str:
    told = terms.format_candidate if view.phase in _BEFORE_ELECTION else terms.format_in_office
    return told(words, office, seat, names)


def _sign(view: PlayerView) -> Icon:
    if view.phase is Phase.VETO_ANSWER:
        return "veto"
    if view.phase is Phase.CHANCELLOR_ENACT:
        return "chancellor"
    if view.phase in {power.phase for power in Power}:
        return view.phase.value.replace("_", "-")
    return "president"


def _move(icon: Icon, text: str, small: str, *, mine: bool = False) -> Move:
    return {"icon": icon, "text": text, "small": small, "news": "", "mine": mine}
