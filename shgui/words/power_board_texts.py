"""The Presidential Powers on each Fascist board, by the number of players."""

from itertools import groupby

from shgui.engine.components import BOARDS, VETO_ZONE, Board
from shgui.engine.types import Policy
from shgui.words import table_labels
from shgui.words.catalogue import Catalogue

Players = tuple[int, ...]


def list_boards() -> tuple[tuple[Players, Board], ...]:
    """List every board with the numbers of players that it is for."""
    return tuple((tuple(players), board) for board, players in groupby(BOARDS, BOARDS.__getitem__))


def describe_boards(words: Catalogue) -> str:
    """Describe all boards, a line each."""
    return "\n".join(_describe_board(words, players, board) for players, board in list_boards())


def _describe_board(words: Catalogue, players: Players, board: Board) -> str:
    # Translators: {spaces} are what the spaces of a board grant: no power, no power, Policy Peek …
    text = words.gettext("{fewest} or {most} players, space by space: {spaces}.")
    return text.format(
        fewest=words.number(players[0]),
        most=words.number(players[-1]),
        spaces=words.row_of([_describe_space(words, board, number) for number in range(1, len(board) + 1)]),
    )


def _describe_space(words: Catalogue, board: Board, number: int) -> str:
    power = board[number - 1]
    if number == len(board):
        return table_labels.get_winning_space_label(words, Policy.FASCIST)
    if power is None:
        # Translators: a space of the Fascist board that grants nothing
        return words.pgettext("board", "no power")
    space = table_labels.get_power_space_label(words, power)
    return f"{space} ({table_labels.get_veto_space_label(words)})" if number == VETO_ZONE else space
