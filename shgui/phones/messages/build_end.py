"""The end of a game as a message: the winners and all roles."""

from shgui.engine.types import Role, Seat, Team
from shgui.phones.messages.messages import EndMessage, MarkMessage, RoleMessage
from shgui.presentation.scenes import TableScene
from shgui.resources import portrait
from shgui.words import bot_texts, outcome_texts, terms
from shgui.words.catalogue import Catalogue

_ORDER = (Role.LIBERAL, Role.FASCIST, Role.HITLER)


def build_end_message(
    words: Catalogue, table: TableScene, seat: Seat | None, *, stays: bool
) -> EndMessage | None:
    """Return None until the game is over and its roles are revealed."""
    roles, outcome = table.view.roles, table.view.outcome
    if roles is None:
        return None
    message = EndMessage(
        winner="",
        headline=outcome_texts.get_ended_early_headline(words),
        reason=outcome_texts.get_nobody_won_text(words),
        roles=[
            _role(words, table, other, role, me=other == seat)
            for each in _ORDER
            for other, role in enumerate(roles)
            if role is each
        ],
        # Translators: button at the end of a game: this phone plays the next game, too; max 36
        stay=words.pgettext("button", "Stay for the next game"),
        # Translators: button at the end of a game: the phone gives up everything it keeps; max 36
        forget=words.pgettext("button", "Forget this evening"),
        stays=stays,
    )
    if outcome is not None:
        message["winner"] = "liberal" if outcome.winner is Team.LIBERALS else "fascist"
        message["headline"] = outcome_texts.get_winners_headline(words, outcome.winner)
        message["reason"] = outcome_texts.get_reason(words, outcome)
    return message


def _role(words: Catalogue, table: TableScene, seat: Seat, role: Role, *, me: bool) -> RoleMessage:
    message = RoleMessage(
        number=seat + 1,
        name=table.names[seat],
        me=me,
        dead=seat not in table.view.alive,
        drawing=portrait(role, seat),
        role=terms.get_role_name(words, role),
        party="liberal" if role is Role.LIBERAL else "fascist",
    )
    if seat in table.bots:
        message["bot"] = MarkMessage(icon="bot", text=bot_texts.get_bot_label(words))
    return message
