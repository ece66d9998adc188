"""Which Presidential Powers there are, by the number of players who begin the game."""

from itertools import groupby

from shgui.engine.components import BOARDS, VETO_ZONE, Board
from shgui.engine.types import Policy
from shgui.words import labels
from shgui.words.catalogue import Catalogue

Players = tuple[int, ...]


def boards() -> tuple[tuple[Players, Board], ...]:
    """Every board with the numbers of players that it is for."""
    return tuple((tuple(players), board) for board, players in groupby(BOARDS, BOARDS.__getitem__))


def for_players(words: Catalogue, players: Players) -> str:
    return f"{words.number(players[0])}–{words.number(players[-1])}"


def described(words: Catalogue) -> str:
    """All boards in words, one a line."""
    return "\n".join(_line(words, players, board) for players, board in boards())


def _line(words: Catalogue, players: Players, board: Board) -> str:
    # Translators: {spaces} are what the spaces of a board grant: no power, no power, Policy Peek …
    text = words.gettext("{fewest} or {most} players, space by space: {spaces}.")
    return text.format(
        fewest=words.number(players[0]),
        most=words.number(players[-1]),
        spaces=words.row_of([_space(words, board, number) for number in range(1, len(board) + 1)]),
    )


def _space(words: Catalogue, board: Board, number: int) -> str:
    power = board[number - 1]
    if number == len(board):
        return labels.winning_space(words, Policy.FASCIST)
    if power is None:
        # Translators: a space of the Fascist board that grants nothing
        return words.pgettext("board", "no power")
    space = labels.power_space(words, power)
    return f"{space} ({labels.veto_unlocked(words)})" if number == VETO_ZONE else space
