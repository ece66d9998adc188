"""The prompt as a message for phones: whose move it is, in words that everyone may hear."""

from shgui.engine.types import Phase, Power, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import DecisionMessage, HandMessage, Icon, PromptMessage
from shgui.presentation.scenes import TableScene
from shgui.table.private_tasks import TaskKind
from shgui.table.public_facts import get_office, is_before_election
from shgui.words import prompt_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.latest_news import describe_news
from shgui.words.phase_texts import PHASES


def build_prompt_message(
    words: Catalogue,
    scene: TableScene,
    seat: Seat | None,
    hand: HandMessage | None,
    act: DecisionMessage | None,
) -> PromptMessage:
    """Build the prompt; `hand` and `act` are what the seat is asked, if it is asked anything."""
    task = hand["purpose"] if hand is not None and hand["asked"] else ""
    if seat is not None and (task or act is not None):
        message = _build_own_prompt(words, scene, seat, task)
    else:
        message = _build_prompt_of_others(words, scene)
    # The fingerprint, the news of a game that has just begun, stands on the table to be written down.
    message["news"] = "" if _is_game_beginning(scene.view) else describe_news(words, scene.view, scene.names)
    return message


def _build_own_prompt(words: Catalogue, scene: TableScene, seat: Seat, task: str) -> PromptMessage:
    view = scene.view
    if task == TaskKind.ROLE:
        # Translators: at the top of the phone of a player who hasn't seen the own role; max 32
        text = words.pgettext("phone", "Look at your secret role")
        return _build_message("player", text, _format_awaited(words, scene), mine=True)
    if task == TaskKind.BALLOT:
        # Translators: at the top of the phone of a player whose ballot isn't in; max 20
        text = words.pgettext("phone", "Your vote")
        return _build_message("voted", text, prompt_texts.format_ballots_in(words, view), mine=True)
    office = get_office(view, seat)
    title = "" if office is None else terms.get_title(words, office, proposed=is_before_election(view))
    # Translators: at the top of the phone of the player whose move it is; max 20
    return _build_message(_get_icon(view), words.pgettext("phone", "Your move"), title, mine=True)


def _build_prompt_of_others(words: Catalogue, scene: TableScene) -> PromptMessage:
    view, names = scene.view, scene.names
    if scene.awaited:
        waiting = _format_awaited(words, scene)
        if _is_game_beginning(view):
            text = words.gettext("Everybody looks at their secret role.")
            return _build_message("eye-closed", text, waiting)
        return _build_message("eye-closed", waiting, "")
    what = PHASES[view.phase].waiting(words)
    if view.phase is Phase.OVER:
        return _build_message("win", what, words.gettext("The review is on the table’s screen."))
    if view.phase is Phase.VOTE:
        government = prompt_texts.format_proposed_government(words, view, names)
        return _build_message("voted", government, prompt_texts.format_ballots_in(words, view))
    seat = view.on_move[0]
    office = get_office(view, seat)
    if office is None:
        return _build_message(_get_icon(view), names[seat], what)
    holder = terms.format_candidate if is_before_election(view) else terms.format_in_office
    return _build_message(_get_icon(view), holder(words, office, seat, names), what)


def _is_game_beginning(view: PlayerView) -> bool:
    return view.round == 1 and view.phase is Phase.NOMINATE


def _format_awaited(words: Catalogue, scene: TableScene) -> str:
    return prompt_texts.format_waiting_for(words, scene.awaited, scene.names) if scene.awaited else ""


def _get_icon(view: PlayerView) -> Icon:
    if view.phase is Phase.VETO_ANSWER:
        return "veto"
    if view.phase is Phase.CHANCELLOR_ENACT:
        return "chancellor"
    if view.phase in {power.phase for power in Power}:
        return view.phase.value.replace("_", "-")
    return "president"


def _build_message(icon: Icon, text: str, small: str, *, mine: bool = False) -> PromptMessage:
    return {"icon": icon, "text": text, "small": small, "news": "", "mine": mine}
