"""Random games followed twice at one table: by the reference and by the present presentation.

`python -m tests.frozen.differ 0 400` plays the games with these numbers. It counts the faults of the
reference that the present presentation does not have, and lists every other kind of difference with the first
game that has it.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import fields, replace
from enum import StrEnum
from pathlib import Path
from random import Random

from shgui.engine.editions import get_edition
from shgui.engine.types import Phase, Seat
from shgui.presentation import screens
from shgui.presentation.game_presentation import NOTHING, GamePresentation
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted
from shgui.table.log_lines import Line, Remark, SlipTakenBack
from shgui.table.options import Options, Voting
from shgui.table.private_tasks import PrivateTask, TaskKind, list_private_tasks
from shgui.table.public_log import OpenLine
from shgui.table.seating import Player, Temperament
from shgui.table.table import Table
from tests.frozen import followed_reference
from tests.frozen import screens_reference as reference
from tests.frozen.games import open_journal
from tests.table.play import NAMES, a_claim
from tests.ui.fake_phones import FakePhones

Difference = tuple[str, ...]
"""Which call of both presentations, and which members of its answer."""

_MOST_STEPS = 400
_KINDS = ("people", "people", "phones", "bots", "practice", "mixed")


class Fault(StrEnum):
    """A fault of the reference."""

    ROLES = "the public view of a game that is over had the roles before they were revealed"
    BALLOT_HIDDEN = "a ballot in the box was hidden while someone looked at a private page"
    LINE_HIDDEN = "an open line was hidden during a hold"
    ANNOUNCED_AGAIN = "a line was announced again"
    ANNOUNCED_LATE = "a line was announced late or never"


class Present(GamePresentation):
    """The present presentation, under the names of the reference."""

    def public_table(self) -> TableScene | None:
        return self.scene()

    def show_all(self) -> TableScene:
        scene = self.perform()
        self.follow(is_watched=True)
        self.finish_performance()
        return scene

    @property
    def has_news(self) -> bool:
        return bool(self._new_events)

    def let_go(self) -> None:
        self.pass_round()

    def end(self) -> None:
        self.reveal_roles()


Follower = Present | followed_reference.FollowedTable


def present(table: Table, has_stage: Callable[[], bool], phones: FakePhones, *, resumed: bool) -> Present:
    return Present(table, has_stage, phones, resumed=resumed)


def screen_facts(screen: screens.Screen | reference.Screen) -> tuple[object, ...]:
    """Return a screen as plain values that are equal for both presentations."""
    match screen:
        case screens.TableScreen(ask, seat, purpose) | reference.TableScreen(ask, seat, purpose):
            return "table", str(ask), seat, purpose
        case screens.HandOverScreen(seat, purpose) | reference.HandOverScreen(seat, purpose):
            return "hand_over", seat, purpose
        case screens.ReturnScreen(on_stage, reveals) | reference.ToTableScreen(on_stage, reveals):
            return "to_table", on_stage, reveals
        case screens.FingerprintScreen() | reference.FingerprintScreen():
            return ("fingerprint",)
        case screens.EndScreen() | reference.EndScreen():
            return ("end",)
        case screens.HomeScreen():
            raise AssertionError("no game shows the first page")


_PRESENT_NAMES = {"told": "announced", "beside": "note", "retold": "replayed"}
"""Members of a scene that the reference calls otherwise."""


def table_facts(public: TableScene | reference.PublicTable | None) -> dict[str, object]:
    if public is None:
        return {}
    asked = ("screen", "choices", "refusals", "missing", "may_take_back")
    names = (field.name for field in fields(reference.PublicTable) if field.name not in asked)
    present = _PRESENT_NAMES if isinstance(public, TableScene) else {}
    facts: dict[str, object] = {name: getattr(public, present.get(name, name)) for name in names}
    return facts | {"prompt": prompt_facts(public)}


def prompt_facts(public: TableScene | reference.PublicTable) -> PromptScene:
    if isinstance(public, TableScene):
        return public.prompt
    rest = public.choices, public.refusals, public.missing, public.may_take_back
    match public.screen:
        case reference.TableScreen(ask, seat, purpose):
            return PromptScene(screens.PromptKind(str(ask)), seat, purpose, *rest)
        case reference.HandOverScreen(seat, purpose):
            return PromptScene(None, seat, purpose, *rest)
        case _:
            return PromptScene(None, None, None, *rest)


class RandomGame:
    """One game at one table, which both presentations follow; its number decides everything."""

    def __init__(self, seed: int, journal: Journal) -> None:
        self.faults: Counter[Fault] = Counter()
        self.differences: Counter[Difference] = Counter()
        self.first: dict[Difference, str] = {}
        self.comparisons = 0
        self.trace: list[str] = []
        self._journal = journal
        self._rng = rng = Random(seed)
        size = rng.randint(5, 10)
        self._kind = rng.choice(_KINDS)
        bots = self._bots(size)
        players = [
            Player(name, "en", rng.choice(list(Temperament)) if seat in bots else None)
            for seat, name in enumerate(NAMES[:size])
        ]
        options = Options(get_edition("official"), "en", rng.choice(list(Voting)), claims=True)
        self.table = Table.start(
            players, options, journal, seed=rng.randbytes(32), awaits_words=rng.random() < 0.3
        )
        self._people = [seat for seat in range(size) if seat not in bots]
        with_phones = self._kind in ("phones", "mixed")
        self._phones = FakePhones(self._some_people(least=1) if with_phones else ())
        self._has_stage = rng.random() < 0.3
        self._stop: list[Callable[[], None]] = []
        self._old_lines = 0
        self._announced: set[int] = set()
        self._follow(resumed=False)

    def _bots(self, size: int) -> set[Seat]:
        if self._kind == "practice":
            return set(range(size)) - {self._rng.randrange(size)}
        return set(self._rng.sample(range(size), self._rng.randint(1, size - 2))) & (
            set(range(size)) if self._kind in ("bots", "mixed") else set()
        )

    def _some_people(self, least: int = 0) -> list[Seat]:
        return self._rng.sample(self._people, self._rng.randint(least, len(self._people)))

    def _follow(self, *, resumed: bool) -> None:
        for stop in self._stop:
            stop()
        how = self.table, lambda: self._has_stage, self._phones
        self.old = followed_reference.FollowedTable(*how, resumed=resumed)
        self.new = present(*how, resumed=resumed)
        self._new_question = self.new.question
        self._stop = [self.table.subscribe(self.old.hear), self.table.subscribe(self.new.follow_change)]
        # What was said before a game is resumed isn't announced any more.
        self._old_lines = len(self.table.chronicle) if resumed else 0
        self._announced.clear()

    @property
    def _both(self) -> tuple[Follower, Follower]:
        return self.old, self.new

    # Comparing

    def play(self) -> None:
        self._compare()
        for _ in range(_MOST_STEPS):
            if self._is_over():
                break
            if self._step():
                self._compare()
        for stop in self._stop:
            stop()

    def _is_over(self) -> bool:
        if isinstance(self.old.screen, reference.EndScreen):
            return True
        dealt = not self.table.may_add_words
        return dealt and self.table.view(None).phase is Phase.OVER and self._rng.random() < 0.3

    def _compare(self) -> None:
        """Turn both to the screen that is due; note whatever they show otherwise."""
        old, new = self.old, self.new
        self.comparisons += 1
        questions = old.question, self._new_question
        old.turn()
        self._new_question = new.question
        self._note("screen", screen_facts(old.screen), screen_facts(new.screen))
        self._note("question", old.question == questions[0], new.question == questions[1])
        if self.table.may_add_words:
            return
        self._note("has_news", old.has_news, new.has_news)
        self._note("is_asked_here", old.is_asked_here, new.is_asked_here)
        self._note_tables("public", old.public_table(), new.public_table())
        at_table = isinstance(old.screen, reference.TableScreen) and self._rng.random() < 0.85
        if at_table or old.screen == reference.ToTableScreen(True):
            shown = old.show_all(), new.show_all()
            self._note_announced(shown[0].told, shown[1].announced)
            self._note_tables("show", replace(shown[0], told=()), replace(shown[1], announced=()))
        if new.hold != NOTHING:
            last = len(self.table.public_log) - 1
            if not max(new.performed, new.revealed) <= new.released <= last:
                raise AssertionError(new.performed, new.revealed, new.released, last)

    def _note_announced(self, old: Sequence[Line], new: Sequence[Line]) -> None:
        """Each open line is announced once, in the next scene; an undo when it is released."""
        lines, released = self.table.chronicle, len(self.table.public_log[self.new.released].lines)
        due = {
            number
            for number in range(self._old_lines, len(lines))
            if isinstance(lines[number], OpenLine)
            or (isinstance(lines[number], SlipTakenBack) and number < released)
        }
        expected = [lines[number] for number in sorted(due - self._announced)]
        self._note("announced", expected, list(new))
        before = [id(lines[number]) for number in self._announced]
        self.faults[Fault.ANNOUNCED_AGAIN] += any(id(line) in before for line in old)
        known = [id(line) for line in old]
        self.faults[Fault.ANNOUNCED_LATE] += any(id(line) not in known for line in expected)
        self._announced |= due

    def _note_tables(self, what: str, old: reference.PublicTable | None, new: TableScene | None) -> None:
        if old is not None and new is not None:
            old = self._without_faults(old, new)
        self._note_facts(what, table_facts(old), table_facts(new))

    def _without_faults(self, old: reference.PublicTable, new: TableScene) -> reference.PublicTable:
        """Count the faults of a scene; return it as it should have been."""
        held = self.old._held is not None
        if old.view.roles is not None:
            self.faults[Fault.ROLES] += 1
            old = replace(old, view=replace(old.view, roles=None))
        if held and set(new.view.on_move) < set(old.view.on_move):
            self.faults[Fault.BALLOT_HIDDEN] += 1
            old = replace(old, view=replace(old.view, on_move=new.view.on_move))
        if held and len(old.chronicle) < len(new.chronicle):
            seen = {id(line) for line in old.chronicle}
            missing = [line for line in new.chronicle if id(line) not in seen]
            shown = tuple(line for line in new.chronicle if id(line) in seen)
            if shown == old.chronicle and all(isinstance(line, OpenLine) for line in missing):
                self.faults[Fault.LINE_HIDDEN] += 1
                old = replace(old, chronicle=new.chronicle)
        return old

    def _note(self, what: str, old: object, new: object) -> None:
        self._note_facts(what, {what: old}, {what: new})

    def _note_facts(self, what: str, old: dict[str, object], new: dict[str, object]) -> None:
        names = sorted(name for name in old | new if old.get(name) != new.get(name))
        if names:
            difference = what, *names
            self.differences[difference] += 1
            values = "".join(f"\n    {name}: {old.get(name)}\n    now: {new.get(name)}" for name in names)
            self.first.setdefault(difference, f"{self._kind} {self.trace[-6:]}{values}")

    # Playing

    def _step(self) -> bool:
        """Do something at the table or at a screen; return whether anything was done."""
        if self.table.may_add_words:
            self.table.deal_without_words()
            return self._did("deal")
        chance = self._rng.random()
        if chance < 0.2 and (self._interrupts(chance) or self._says(chance) or self._changes(chance)):
            return True
        if (chance < 0.55 or self._waits_for_others()) and self._acts_elsewhere():
            return True
        return self._acts_here()

    def _did(self, *what: object) -> bool:
        self.trace.append(" ".join(map(str, what)))
        return True

    def _interrupts(self, chance: float) -> bool:
        if chance < 0.02:
            self.table = Table.resume(self._journal, self.table.game)
            self._follow(resumed=True)
            return self._did("resume")
        if chance < 0.04:
            self._has_stage = not self._has_stage
            return self._did("second screen")
        if chance < 0.07 and self._kind in ("phones", "mixed"):
            people = frozenset(self._some_people())
            if chance < 0.06:
                self._phones.elsewhere, self._phones.are_open = people - self.table.bots, True
            else:
                self._phones.away = people & self._phones.elsewhere
            self._change_over()
            return self._did("phones")
        return False

    def _says(self, chance: float) -> bool:
        table, rng = self.table, self._rng
        if 0.07 <= chance < 0.12 and table.occasions:
            claim = a_claim(table, rng)
            if rng.random() < 0.7:
                table.note_claim(claim)
            else:
                table.withdraw_claim(claim.occasion)
            return self._did("claim")
        if 0.12 <= chance < 0.14 and table.bots:
            table.note_remark(Remark(rng.choice(sorted(table.bots)), "because"))
            return self._did("remark")
        return False

    def _changes(self, chance: float) -> bool:
        table, rng = self.table, self._rng
        if 0.14 <= chance < 0.16:
            seat = rng.randrange(len(table.players))
            is_bot = rng.random() < 0.3 and self._kind != "practice"
            player = Player(f"New {len(self.trace)}", "en", Temperament.BOLD if is_bot else None)
            if isinstance(table.stand_in(seat, player), Accepted) and is_bot:
                self._phones.elsewhere -= {seat}
                self._change_over()
            return self._did("stand-in", seat)
        if 0.16 <= chance < 0.175:
            if chance < 0.163:
                table.change_language(rng.randrange(len(table.players)), rng.choice(("en", "pl", "it")))
            elif chance < 0.174:
                table.change_voting(rng.choice(list(Voting)))
            else:
                table.end_early()
            return self._did("language, voting or early end")
        if chance >= 0.175 and table.can_take_back and isinstance(self.old.screen, reference.TableScreen):
            table.take_back()
            return self._did("undo")
        return False

    def _change_over(self) -> None:
        for each in self._both:
            each.follow_phone_change()

    def _waits_for_others(self) -> bool:
        screen = self.old.screen
        waits = reference.Ask.ON_PHONES, reference.Ask.ON_BOTS
        return isinstance(screen, reference.TableScreen) and screen.ask in waits

    def _acts_elsewhere(self) -> bool:
        """Do something in the seat of a phone or a bot."""
        table, elsewhere = self.table, self.old.elsewhere
        view = table.view(None)
        moments = list_private_tasks(view, table.options.voting, table.unseen, table.newcomers, elsewhere)
        due = [moment for moment in moments if moment.seat in elsewhere]
        if due:
            moment = self._rng.choice(due)
            self._act_privately(moment)
            return self._did("elsewhere", *moment)
        if view.phase is Phase.VOTE or table.unseen or table.newcomers or not {*view.on_move} & elsewhere:
            return False
        table.submit(view.on_move[0], self._rng.choice(table.list_legal_actions(view.on_move[0])))
        return self._did("public act elsewhere")

    def _act_privately(self, moment: PrivateTask) -> None:
        seat, purpose = moment
        if purpose is TaskKind.BALLOT:
            self.table.cast_ballot(seat, self._rng.random() < 0.65)
        elif purpose.seen is not None:
            self.table.submit(seat, purpose.seen)
        elif purpose in (TaskKind.ROLE, TaskKind.PARTY):
            self.table.note_secret_shown(seat)
        elif legal := self.table.list_legal_actions(seat):
            self.table.submit(seat, self._rng.choice(legal))

    def _acts_here(self) -> bool:
        """Do what the screen asks for."""
        match self.old.screen:
            case reference.ToTableScreen():
                for each in self._both:
                    each.reveal()
                return self._did("reveal")
            case reference.HandOverScreen(seat, purpose):
                self._hold(seat, purpose)
                return self._did("hand", seat, purpose)
            case reference.TableScreen(ask, seat):
                if not self._asks():
                    self._answer(ask, seat)
                return self._did("table", ask)
            case _:
                return False

    def _hold(self, seat: Seat, purpose: TaskKind) -> None:
        """Take the screen, do what is due, and give it on; or put it back."""
        if self._rng.random() < 0.1:
            for each in self._both:
                each.put_back()
        elif self.old.is_asked_here and purpose is TaskKind.ROLE:
            self.table.note_role_shown(seat)
            self._compare()
            self._ask(None)
        else:
            if purpose is TaskKind.BALLOT:
                self._ask(None)
            with ExitStack() as stack:
                for each in self._both:
                    stack.enter_context(each.in_private())
                self._act_privately(PrivateTask(seat, purpose))

    def _ask(self, asked: tuple[Seat, TaskKind] | None) -> None:
        self.old.ask(None if asked is None else reference.HandOverScreen(*asked))
        self.new.ask(None if asked is None else screens.HandOverScreen(*asked))

    def _asks(self) -> bool:
        """Now and then, a player wants to look at the own role or to change the own ballot."""
        table, chance = self.table, self._rng.random()
        voted = table.view(None).voted
        if chance < 0.06 and not table.unseen and not table.newcomers:
            asked = self._rng.randrange(len(table.players)), TaskKind.ROLE
        elif 0.06 <= chance < 0.1 and voted:
            asked = self._rng.choice(voted), TaskKind.BALLOT
        else:
            return False
        if asked[0] in self.old.elsewhere or table.view(None).phase is Phase.OVER:
            return False
        self._ask(asked)
        return True

    def _answer(self, ask: reference.Ask, seat: Seat | None) -> None:
        match ask:
            case reference.Ask.OPEN_BALLOTS | reference.Ask.HAND_OVER:
                self._let_go()
            case reference.Ask.FINISH:
                for each in self._both:
                    each.end()
            case reference.Ask.COUNT_HANDS:
                self._count_hands()
            case _ if seat is not None and seat not in self.table.bots:
                if ask is reference.Ask.INVESTIGATE and seat not in self._phones.elsewhere:
                    self._let_go()
                if legal := self.table.list_legal_actions(seat):
                    self.table.submit(seat, self._rng.choice(legal))

    def _let_go(self) -> None:
        for each in self._both:
            each.let_go()

    def _count_hands(self) -> None:
        table, alone = self.table, self.old.alone
        if table.options.voting is Voting.BALLOTS and alone is not None:
            table.cast_ballot(alone, self._rng.random() < 0.7)
        else:
            voters = reference.thumbs_to_count(table.view(None), self.old.elsewhere)
            table.reveal_votes({seat: self._rng.random() < 0.7 for seat in voters})


def random_games(first: int, end: int) -> Iterator[RandomGame]:
    """Yield the games with these numbers, each played to its end."""
    for seed in range(first, end):
        with tempfile.TemporaryDirectory() as folder, open_journal(Path(folder)) as journal:
            game = RandomGame(seed, journal)
            game.play()
        yield game


def main(first: int, end: int) -> int:
    """Print the faults of the reference, every other kind of difference, and the first game that had it."""
    faults: Counter[Fault] = Counter()
    found: Counter[Difference] = Counter()
    examples: dict[Difference, str] = {}
    comparisons = 0
    for seed, game in enumerate(random_games(first, end), first):
        faults += game.faults
        found += game.differences
        comparisons += game.comparisons
        for difference, example in game.first.items():
            examples.setdefault(difference, f"game {seed} {example}")
    sys.stdout.write(f"{end - first} games, {comparisons} comparisons, {found.total()} differences\n")
    for fault, count in faults.most_common():
        sys.stdout.write(f"{count} times a fault of the reference: {fault}\n")
    for difference, count in found.most_common():
        sys.stdout.write(f"{count} {' '.join(difference)}\n  {examples[difference]}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
