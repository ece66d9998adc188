"""Lines of the game log as codes and numbers, for the debug log, which anyone may read."""

from collections.abc import Iterable

from shgui.engine.events import VotesRevealed
from shgui.engine.types import Seat
from shgui.table.log_lines import (
    ClaimNoted,
    ClaimWithdrawn,
    GameEndedEarly,
    LanguageChanged,
    Line,
    Remarked,
    SlipTakenBack,
    StandInSat,
    VotingChanged,
)

SHOWN_FIELDS = (
    "round",
    "players",
    "edition",
    "candidate",
    "special",
    "president",
    "chancellor",
    "target",
    "power",
    "policy",
    "count",
    "tracker",
    "cards",
    "outcome",
)
"""The fields that a line may show. A new field isn't shown until it is added here."""


def format_line_code(line: Line) -> str:
    """Return a line such as `PlayerExecuted president=2 target=4`: seats from 0, no names, nothing secret."""
    kind = type(line).__name__
    match line:
        case VotesRevealed(ballots):
            ja = format_seats(seat for seat, yes in ballots if yes)
            return f"{kind} ja={ja} nein={format_seats(seat for seat, yes in ballots if not yes)}"
        case ClaimNoted(claim) | ClaimWithdrawn(claim):
            return f"{kind} seat={claim.occasion.seat} kind={claim.occasion.kind}"
        case Remarked(remark):
            return f"{kind} seat={remark.seat} code={remark.code} about={','.join(map(str, remark.about))}"
        case SlipTakenBack(undone):
            return f"{kind} undone={','.join(type(event).__name__ for event in undone)}"
        case StandInSat(seat, bot=bot):
            return f"{kind} seat={seat}" if bot is None else f"{kind} seat={seat} bot={bot}"
        case LanguageChanged(seat, language):
            return f"{kind} seat={seat} language={language}"
        case VotingChanged(voting, from_round):
            return f"{kind} voting={voting} from_round={from_round}"
        case GameEndedEarly(in_round):
            return f"{kind} in_round={in_round}"
        case _:
            names = [name for name in SHOWN_FIELDS if hasattr(line, name)]
            return " ".join([kind, *(f"{name}={getattr(line, name)}" for name in names)])


def format_seats(some: Iterable[Seat]) -> str:
    return ",".join(map(str, sorted(some))) or "-"
