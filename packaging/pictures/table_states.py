"""Every state of the table page, played up to by rule, as something that is done to a page."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from shgui.engine.actions import (
    Action,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.components import FASCIST_POLICIES, LIBERAL_POLICIES
from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.errors import Refusal
from shgui.engine.state import Rigging
from shgui.engine.state import State as Game
from shgui.engine.types import Policy, Role, Seat
from shgui.engine.view import view_for
from shgui.presentation.scenes import TableScene, build_screen_prompt
from shgui.presentation.screens import PromptKind, Situation, find_due_screen
from shgui.table.log_lines import Remark, Remarked, list_occasions
from shgui.ui.table.table_page import TablePage

State = Callable[[TablePage], None]
Names = Callable[[int], tuple[str, ...]]
FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL

_SHORT = ("Ana", "Piotr", "Ingrid", "Bruno", "Lucia", "Igor", "Marta", "Max", "Olga", "Ola")
_LONG = (
    "Maria Magdalena Kowalska",
    "Bartholomeus Wolframsson",
    "Wilhelmina Konstantinowa",
    "Александр Воскресенский!",
    "Anna-Maria Brzęczyszczyk",
    "Hallvard Kristoffersenøy",
    "FrancescaBuonaventurinas",
    "Guilherme de Albuquerque",
    "Екатерина Вознесенская-Ж",
    "Grzegorz Chrząszczyżewsk",
)


def names(players: int) -> tuple[str, ...]:
    return _SHORT[:players]


def long_names(players: int) -> tuple[str, ...]:
    return _LONG[:players]


def deal(players: int, cards: str = "", first: Seat = 0) -> Game:
    """Seat 0 is Hitler, the Fascists sit next, and the deck begins with these cards."""
    fascists = (players - 3) // 2
    roles = (Role.HITLER, *(Role.FASCIST,) * fascists, *(Role.LIBERAL,) * (players - fascists - 1))
    rest = "F" * (FASCIST_POLICIES - cards.count("F")) + "L" * (LIBERAL_POLICIES - cards.count("L"))
    deck = tuple(Policy(card) for card in cards + rest)
    return new_game(players, get_edition(OFFICIAL), bytes(32), Rigging(roles=roles, deck=deck, first=first))[
        0
    ]


def play(game: Game, *moves: tuple[Seat, Action]) -> Game:
    for seat, action in moves:
        answer = apply(game, seat, action)
        if isinstance(answer, Refusal):
            raise ValueError(answer)
        game = answer[0]
    return game


def vote(game: Game, *against: Seat) -> Game:
    return play(game, *((seat, Vote(seat not in against)) for seat in game.alive))


def session(game: Game, chancellor: Seat, policy: Policy, *against: Seat) -> Game:
    """A government is elected and enacts this policy."""
    game = vote(play(game, (game.president, Nominate(chancellor))), *against)
    put_away = next((card for card in game.hand if card is not policy), policy)
    game = play(game, (game.president, Discard(put_away)))
    return play(game, (chancellor, Enact(policy)))


def public_table(
    game: Game, named: Names, progress: Situation | None = None, *, claims: bool = False
) -> TableScene:
    view = view_for(game, None)
    screen = find_due_screen(view, progress or Situation())
    prompt = build_screen_prompt(screen)
    if prompt.kind is not None and prompt.seat is not None and prompt.kind.choice is not None:
        action, seats = prompt.kind.choice, range(view.players)
        choices = tuple(seat for seat in seats if action(seat) in list_legal_actions(game, prompt.seat))
        answers = {seat: apply(game, prompt.seat, action(seat)) for seat in seats if seat not in choices}
        refusals = {seat: answer for seat, answer in answers.items() if isinstance(answer, Refusal)}
        prompt = replace(prompt, choices=choices, refusals=refusals)
    return TableScene(
        view=view,
        names=named(view.players),
        prompt=replace(prompt, can_undo=prompt.kind is PromptKind.COUNT_HANDS),
        discussion_seconds=150,
        chronicle=view.history,
        claims=claims,
        occasions=list_occasions(view.history) if claims else (),
    )


def _shown(game: Game, named: Names, *taps: Seat) -> State:
    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        for seat in taps:
            page.widgets.seats[seat].click()

    return show


def _three_rounds(players: int) -> Game:
    game = session(deal(players, "FFLFLLFLLFFF"), 3, FASCIST, 4)
    while game.phase.value in ("investigate", "special_election", "execute", "peek"):
        game = play(game, (game.president, list_legal_actions(game, game.president)[-1]))
    game = session(game, game.eligible[-1], LIBERAL, 2, 5 % players)
    return session(game, game.eligible[1], LIBERAL)


def start(named: Names) -> State:
    def show(page: TablePage) -> None:
        game = new_game(7, get_edition(OFFICIAL), bytes(range(32)))[0]
        page.show_table(public_table(game, named, Situation(unseen=frozenset(range(7)))))

    return show


def nominate(named: Names) -> State:
    return _shown(_three_rounds(7), named)


def nominate_chosen(named: Names) -> State:
    game = _three_rounds(7)
    return _shown(game, named, game.eligible[2])


def nominate_refused(named: Names) -> State:
    game = _three_rounds(7)
    refused = next(seat for seat in (*range(7),) if seat not in game.eligible and seat != game.president)
    return _shown(game, named, refused)


def hands_talk(named: Names) -> State:
    game = _three_rounds(10)
    return _shown(play(game, (game.president, Nominate(game.eligible[0]))), named)


def hands_tapped(named: Names) -> State:
    game = _three_rounds(10)
    game = play(game, (game.president, Nominate(game.eligible[0])))

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        page.prompt_bar.all_ja.click()
        page.widgets.seats[4].click()
        page.widgets.seats[9].click()

    return show


def votes_passed(named: Names) -> State:
    game = _three_rounds(10)
    return _shown(vote(play(game, (game.president, Nominate(game.eligible[0]))), 1, 2, 6), named)


def votes_failed(named: Names) -> State:
    game = _three_rounds(7)
    game = play(game, (game.president, Nominate(game.eligible[0])))
    return _shown(vote(game, 0, 1, 2, 6), named)


def chaos(named: Names) -> State:
    game = _three_rounds(7)
    for _ in range(3):
        game = play(game, (game.president, Nominate(game.eligible[0])))
        game = vote(game, *game.alive)
    return _shown(game, named)


def _with_fascist(players: int, count: int) -> Game:
    """The Fascist policy of that number was enacted just now, its power not yet used."""
    game = deal(players, "FFFFFF")
    game.liberal, game.fascist = 2, count - 1
    return session(game, game.eligible[-1], FASCIST)


def investigate(named: Names) -> State:
    return _shown(_with_fascist(9, 2), named, 4)


def special_election(named: Names) -> State:
    return _shown(_with_fascist(7, 3), named, 2)


def peek(named: Names) -> State:
    return _shown(_with_fascist(5, 3), named)


def execute(named: Names) -> State:
    return _shown(_with_fascist(7, 4), named, 3)


def dead(named: Names) -> State:
    game = _with_fascist(8, 4)
    game = play(game, (game.president, Execute(5)))
    return _shown(game, named)


def cleared(named: Names) -> State:
    """Two Chancellors elected late in the game: one in office, one long out of it; three investigated."""
    game = deal(10, "LFFLFFLFF")
    game.investigated = (2, 3, 7)
    game.liberal, game.fascist = 1, 3
    game = session(game, 5, LIBERAL, 1)
    game = session(game, 7, LIBERAL, 2)
    return _shown(vote(play(game, (game.president, Nominate(8))), 4), named)


def bots(named: Names) -> State:
    """Seats of the program: known not to be Hitler, in office, barred, dead, with a vote beside them."""
    game = deal(10, "LFFLFFLFF")
    game.liberal, game.fascist = 1, 3
    game = session(game, 5, LIBERAL, 1)
    game = session(game, 7, LIBERAL, 2)
    game = vote(play(game, (game.president, Nominate(8))), 4)
    game.investigated = (0, 3, 5, 9)
    game.alive = tuple(seat for seat in game.alive if seat != 9)

    def show(page: TablePage) -> None:
        page.show_table(replace(public_table(game, named), bots=frozenset((0, 2, 5, 7, 8, 9))))

    return show


def remark(named: Names) -> State:
    """Show a bot's reason after a vote."""
    game = _three_rounds(10)
    game = vote(play(game, (game.president, Nominate(game.eligible[0]))), 1, 2, 6)
    said = Remarked(Remark(6, "nein_cannot_both", (3, 4)))

    def show(page: TablePage) -> None:
        public = public_table(game, named)
        chronicle = (*public.chronicle, said)
        page.show_table(replace(public, bots=frozenset((0, 2, 6)), chronicle=chronicle, announced=(said,)))

    return show


def veto(named: Names) -> State:
    game = _with_fascist(6, 5)
    game = play(game, (game.president, Execute(game.alive[-1])))
    chancellor = game.eligible[-1]
    game = vote(play(game, (game.president, Nominate(chancellor))))
    game = play(game, (game.president, Discard(game.hand[0])), (chancellor, ProposeVeto()))

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        page.prompt_bar.refuse.click()

    return show


def five(named: Names) -> State:
    return _shown(_three_rounds(5), named)


def six(named: Names) -> State:
    return _shown(_three_rounds(6), named)


def chronicle_open(named: Names) -> State:
    game = _three_rounds(10)

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        page.toggle_game_log()

    return show


def claims(named: Names) -> State:
    game = _three_rounds(7)

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named, claims=True))
        page.header.claims.click()

    return show


def space_explained(named: Names) -> State:
    game = _three_rounds(9)

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        page.widgets.fascist.spaces[4].setFocus()

    return show


def seat_menu(named: Names) -> State:
    game = _three_rounds(7)

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        page.widgets.seats[5].menu_requested.emit(5)

    return show


def quick_claim(named: Names) -> State:
    game = _three_rounds(7)
    return _quick(game, named, {0, 1, 3, 4, 5, 6})


def quick_peek(named: Names) -> State:
    game = _with_fascist(5, 3)
    return _quick(play(game, (game.president, EndPeek())), named, {1, 2, 3})


def _quick(game: Game, named: Names, bots: set[Seat]) -> State:
    def show(page: TablePage) -> None:
        page.show_table(replace(public_table(game, named, claims=True), bots=frozenset(bots)))

    return show


def bot_takes_over(named: Names) -> State:
    game = _three_rounds(7)

    def show(page: TablePage) -> None:
        public = public_table(game, named)
        page.show_table(replace(public, languages=("en",) * len(public.names)))
        page.stand_in_panel.ask(5, replace(public, languages=("en",) * len(public.names)), bot=True)

    return show


def roles_menu(named: Names) -> State:
    game = _three_rounds(10)

    def show(page: TablePage) -> None:
        page.show_table(public_table(game, named))
        page.open_role_list()

    return show


def hitler_elected(named: Names) -> State:
    game = deal(7, "FFF", first=1)
    game.liberal, game.fascist = 2, 3
    return _shown(vote(play(game, (game.president, Nominate(0)))), named)


def hitler_executed(named: Names) -> State:
    game = deal(7, "FFFFFF", first=1)
    game.liberal, game.fascist = 2, 3
    game = session(game, game.eligible[-1], FASCIST)
    return _shown(play(game, (game.president, Execute(0))), named)


def finished(named: Names) -> State:
    game = deal(7, "LLLLLLLLLLLL"[:6])
    game.liberal = 4
    return _shown(session(game, 3, LIBERAL), named)


STATES: Mapping[str, Callable[[Names], State]] = {
    "start": start,
    "nominate": nominate,
    "nominate_chosen": nominate_chosen,
    "nominate_refused": nominate_refused,
    "hands_talk": hands_talk,
    "hands_tapped": hands_tapped,
    "votes_passed": votes_passed,
    "votes_failed": votes_failed,
    "chaos": chaos,
    "investigate": investigate,
    "special_election": special_election,
    "peek": peek,
    "execute": execute,
    "dead": dead,
    "cleared": cleared,
    "bots": bots,
    "remark": remark,
    "veto": veto,
    "five": five,
    "six": six,
    "chronicle": chronicle_open,
    "claims": claims,
    "space": space_explained,
    "menu": seat_menu,
    "bot_takes_over": bot_takes_over,
    "quick_claim": quick_claim,
    "quick_peek": quick_peek,
    "roles": roles_menu,
    "finished": finished,
    "hitler_elected": hitler_elected,
    "hitler_executed": hitler_executed,
}
