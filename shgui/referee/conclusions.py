"""Conclusions about roles, as the protocol spells them. Loaded with the first request for them."""

from shgui.engine.view import PlayerView
from shgui.engine.wire import Json
from shgui.reasoning.beliefs import Reading, form_belief
from shgui.referee.claims import NotAClaim, claims_from_json
from shgui.referee.referee_answers import Failure, RefereeError


def conclusion(view: PlayerView, claims: object) -> dict[str, Json]:
    """Return the conclusions by seat; null for every seat where the claims contradict each other."""
    try:
        claimed = claims_from_json(claims, view.players)
    except NotAClaim as error:
        raise Failure(RefereeError.BAD_REQUEST, str(error)) from error
    found = form_belief(view, claimed, Reading.PROVEN)
    nobody = (None,) * view.players
    return {
        "assignments": found.ways,
        "fascist": list(found.fascist or nobody),
        "hitler": list(found.hitler or nobody),
    }
