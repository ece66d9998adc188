"""How much of a game everyone has seen, as positions in its public log, and the screen that is due.

    performed, revealed <= released < len(log)

Everything that is public follows from the log up to `released`, and from what is open when it happens. What
one player does alone with the screen stays behind `hold` until everyone can look at it.

**A resumed game** comes back before what everyone looked at last, never in the middle of it. The journal
doesn't know how far a performance had come when the program ended. So the last deed is performed once more,
behind a `ReturnScreen` where it may have been done in private; until then nothing of it shows. It is left out
only if something was noted at the table since, or someone has the screen for something later: then everyone
has seen it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from shgui.engine.events import Event, PlayerInvestigated
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.build_scene import build_prompt_scene, build_scene
from shgui.presentation.presence import Presence
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.presentation.screens import (
    FingerprintScreen,
    HandOverScreen,
    ReturnScreen,
    Screen,
    Situation,
    TableScreen,
    any_seen_together,
    ends_in_private,
    ends_together,
    find_due_screen,
    find_last_performance,
    must_be_seen_by_all,
    reveals_anything,
    stays_with_players,
    was_ended_early,
)
from shgui.table.answers import TableChange
from shgui.table.log_lines import SlipTakenBack, TableLine, VotingChanged
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.public_log import OpenLine, PublicStep
from shgui.table.seating import is_practice
from shgui.table.table_reader import TableReader

NOTHING = -1
"""The position before the deal."""


class GamePresentation:
    """Holds nothing that only one player may see."""

    def __init__(
        self,
        table: TableReader,
        has_second_screen: Callable[[], bool],
        phones: Presence,
        *,
        resumed: bool,
    ) -> None:
        self.table = table
        self._has_second_screen = has_second_screen
        self._phones = phones
        self.performed = NOTHING
        """The position where the next performance starts."""
        self.performing: int | None = None
        """The position that the running performance leads to."""
        self.revealed = NOTHING
        """The position up to which everyone has seen everything to the end."""
        self.hold: int | None = None
        """The position behind which nothing is shown; None while nothing is held."""
        self._followed = NOTHING
        """The newest position when the table last changed."""
        self._announced = 0
        """The number of lines of the game log that have been announced, as far as they were public."""
        self._newcomers: frozenset[Seat] = frozenset()
        """Those when the table last changed."""
        self._asked: HandOverScreen | None = None
        """A private page that a player asked for."""
        self._passing_round = False
        """The screen goes from hand to hand."""
        self._return_screen: ReturnScreen | None = None
        """Waits until the screen is back on the table."""
        self._roles_revealed = False
        """The last act was seen: the roles turn."""
        self._roles_seen = False
        """The roles have turned."""
        self._in_private = False
        """A private action is being submitted."""
        self.screen: Screen = FingerprintScreen()
        """The screen that is due."""
        self._built: tuple[object, TableScene] | None = None
        """The scene that was built last, behind all that it was built from."""
        if not table.may_add_words:
            self._note_newest()
            if resumed:
                self._resume()
            self._update_screen()

    # What happens

    def follow_change(self, change: TableChange) -> None:
        """Follow a change of the table, whoever made it."""
        before, newcomers = self._followed, self._newcomers
        self._note_newest()
        if before == NOTHING:
            self._passing_round = True
            self._update_screen()
            return
        held = self.hold
        self.hold = NOTHING if held == NOTHING else None
        self._close_outdated_page()
        # After a stand-in's first look the screen returns to the table.
        self._passing_round = self._passing_round and self._newcomers >= newcomers
        if not self.table.unseen:
            self._follow_events(self._new_events)
        if was_ended_early(self.newest.view):
            self.reveal()
        if self._must_hold:
            self.hold = before if held is None else held
        self._update_screen()

    def _follow_events(self, events: tuple[Event, ...]) -> None:
        self._passing_round = self._passing_round and stays_with_players(events)
        if self._in_private and self.alone is None and must_be_seen_by_all(events):
            self._wait_for_return(events)

    def _wait_for_return(self, events: tuple[Event, ...]) -> None:
        self._return_screen = ReturnScreen(self._has_second_screen(), reveals_anything(events))

    def follow_phone_change(self) -> None:
        """Follow a seat that moved to or from a phone."""
        if self._followed != NOTHING:
            self._close_outdated_page()
            self._release_hold()

    def pass_round(self) -> None:
        """Let the screen go from hand to hand until something happens that everyone must see."""
        self._passing_round = True
        self.screen = find_due_screen(self.newest.view, self.situation)

    def put_back(self) -> None:
        """Put the screen back on the table, with nothing done."""
        self._passing_round, self._asked = False, None
        self._release_hold()

    def ask(self, asked: HandOverScreen | None) -> None:
        """Open a private page that a player asked for; with None, close it."""
        self._asked = asked
        self._release_hold()

    @contextmanager
    def in_private(self) -> Iterator[None]:
        """Mark what is submitted meanwhile as done by the player who has the screen."""
        self._in_private = True
        try:
            yield
        finally:
            self._in_private = False

    def reveal(self) -> None:
        """Show what waited: the screen is on the table, and everyone looks at it."""
        self._return_screen, self._passing_round = None, False
        if self.hold == NOTHING:
            log = self.table.public_log
            self.hold = next(step.number for step in reversed(log) if not self._waits_for_party_in(step.view))
        self._release_hold()

    def reveal_roles(self) -> None:
        """Turn the roles: everyone has seen the last act."""
        self._roles_revealed = True
        self._update_screen()

    # What is due

    @property
    def question(self) -> object:
        """A value that stays equal as long as the same is asked, whatever else happens meanwhile."""
        screen = self.screen
        if not isinstance(screen, HandOverScreen) or screen.purpose is TaskKind.ROLE:
            return screen, None
        history = self.newest.view.history
        return screen, _investigations(history) if screen.purpose is TaskKind.PARTY else history

    @property
    def is_table_first(self) -> bool:
        """Whether a person who plays alone looks at the table before a private page opens."""
        screen = self.screen
        if self.alone is None or not isinstance(screen, HandOverScreen) or screen.purpose is TaskKind.ROLE:
            return False
        return self.performing is not None or bool(self._new_events)

    @property
    def is_asked_here(self) -> bool:
        """Whether a player asked for the present screen, and not the game."""
        return self._asked is not None

    @property
    def situation(self) -> Situation:
        table, phones, options = self.table, self._phones, self.table.options
        return Situation(
            voting=options.voting,
            unseen=frozenset(table.unseen),
            newcomers=frozenset(table.newcomers),
            elsewhere=self.elsewhere,
            bots=table.bots,
            alone=self.alone,
            asked=self._asked,
            passing_round=self._passing_round,
            return_screen=self._return_screen,
            roles_revealed=self._roles_revealed,
            players=table.players,
            claims=options.claims,
            discussion_seconds=options.discussion_seconds,
            next_voting=table.next_voting,
            phones=phones.elsewhere,
            away=phones.away,
            phones_open=phones.are_open,
        )

    @property
    def elsewhere(self) -> frozenset[Seat]:
        """The seats that never have the screen: they have a phone, or a bot plays there."""
        return self._phones.elsewhere | self.table.bots

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person at the table, who keeps the screen; None at all other tables."""
        players = self.table.players
        if self._phones.elsewhere or not is_practice(players):
            return None
        return next(seat for seat in range(len(players)) if seat not in self.table.bots)

    # What is public

    @property
    def newest(self) -> PublicStep:
        """The last step of the log, whether or not it is released."""
        return self.table.public_log[-1]

    @property
    def released(self) -> int:
        """The position up to which the log may show."""
        return self.newest.number if self.hold is None else self.hold

    def scene(self) -> TableScene | None:
        """Return what everyone may see now; None while that is nothing."""
        if self.hold == NOTHING or self.table.may_add_words:
            return None
        return self._build_scene(self.released, self.screen)

    def revealed_scene(self) -> TableScene | None:
        """Return what everyone has seen to the end, for phones and bots; None for nothing of the game."""
        if self.revealed == NOTHING:
            return None
        log = self.table.public_log
        lines = log.lines_at(self.revealed)
        scene = build_scene(log[self.revealed], lines, self.situation, PromptScene())
        return replace(scene, view=self.table.view(None)) if self._roles_seen else scene

    def perform(self) -> TableScene:
        """Return what everyone may see now, with everything since the last performance, and count it as
        performed.
        """
        if self.hold == NOTHING:
            self.hold = None
        due = find_due_screen(self.newest.view, replace(self.situation, return_screen=None))
        scene = replace(
            self._build_scene(self.released, due),
            events=self._new_events,
            announced=self._list_new_announcements(),
        )
        self.performed = self.released
        self._announced = len(self.newest.lines)
        return scene

    def follow(self, *, is_watched: bool) -> None:
        """Note that everything released shows now: when its performance ends, everyone has seen it.

        If no one watches, events that everyone looks at together wait.
        """
        if is_watched or not any_seen_together(self._list_events_after(self.revealed)):
            self.performing = self.released

    def finish_performance(self) -> None:
        if self.performing is not None:
            self.revealed, self.performing = self.performing, None

    def finish_roles(self) -> None:
        """Note that everyone has seen the roles turn."""
        self.revealed, self.performing, self._roles_seen = self.newest.number, None, True

    def _build_scene(self, position: int, screen: Screen) -> TableScene:
        log, situation = self.table.public_log, self.situation
        sources = log[position], self.newest, situation, screen, self.table.can_take_back
        if self._built is None or self._built[0] != sources:
            prompt = build_prompt_scene(self.table, screen, situation)
            self._built = sources, build_scene(log[position], log.lines_at(position), situation, prompt)
        return self._built[1]

    @property
    def _new_events(self) -> tuple[Event, ...]:
        """Events that the next performance shows."""
        return self._list_events_after(self.performed)

    def _list_events_after(self, position: int) -> tuple[Event, ...]:
        """Return the released events behind this position that still hold, without undone ones."""
        log = self.table.public_log
        seen = () if position == NOTHING else log[position].view.history
        last = self.newest if self.hold in (None, NOTHING) else log[self.released]
        history = last.view.history
        pairs = enumerate(zip(seen, history, strict=False))
        return history[next((at for at, (old, new) in pairs if old != new), min(len(seen), len(history))) :]

    def _list_new_announcements(self) -> tuple[TableLine, ...]:
        """Return the lines to announce that no event on the table shows, each of them once.

        Nothing is undone while something is held.
        """
        released = self.table.public_log[self.released].lines
        new = enumerate(self.newest.lines[self._announced :], self._announced)
        return tuple(
            line
            for number, line in new
            if isinstance(line, OpenLine) or (isinstance(line, SlipTakenBack) and number < len(released))
        )

    # Positions

    def _note_newest(self) -> None:
        self._followed = self.newest.number
        self._newcomers = frozenset(self.table.newcomers)

    def _resume(self) -> None:
        table, view = self.table, self.newest.view
        # With phones, or for one person alone, the screen stays on the table.
        stays = bool(self._phones.elsewhere) or self.alone is not None
        may_wait = not table.unseen and not stays and _may_wait(table, view)
        unseen_by_all = may_wait or _ends_with_shared_deed(table, view)
        self._announced = len(self.newest.lines)
        self.performed = self._followed
        if unseen_by_all or self._waits_for_party:
            self.performed = self._position_of(view.history[: find_last_performance(view.history)])
        # Whoever had the screen when the program stopped is asked again; a vote begins at the table.
        self._passing_round = not unseen_by_all and (view.phase is not Phase.VOTE or bool(view.voted))
        if may_wait:
            self._wait_for_return(self._new_events)
        if may_wait or self._waits_for_party:
            self.hold = NOTHING

    def _position_of(self, history: tuple[Event, ...]) -> int:
        log = self.table.public_log
        return next((n for n in reversed(range(len(log))) if log[n].view.history == history), NOTHING)

    def _release_hold(self) -> None:
        """Show what was done while the screen was away from the table, once it is back."""
        if self.hold != NOTHING and not self._must_hold:
            self.hold = None
        self._update_screen()

    def _update_screen(self) -> None:
        """Update the screen that is due; the table ends the screen's round."""
        self.screen = find_due_screen(self.newest.view, self.situation)
        if isinstance(self.screen, TableScreen):
            self._passing_round = False

    @property
    def _must_hold(self) -> bool:
        return self._waits_for_party or self._return_screen == ReturnScreen() or self._is_away

    @property
    def _waits_for_party(self) -> bool:
        """Whether a President hasn't seen the party that was investigated."""
        return self._waits_for_party_in(self.newest.view)

    def _waits_for_party_in(self, view: PlayerView) -> bool:
        investigators = {event.president for event in _investigations(view.history)}
        return not investigators.isdisjoint(self.table.unseen)

    @property
    def _is_away(self) -> bool:
        """Whether someone looks at a private page while others play on elsewhere."""
        return bool(self.elsewhere) and self._asked is not None

    def _close_outdated_page(self) -> None:
        """Close a page that was asked for once all roles are revealed, once the player has a phone, or once
        the vote to change was counted or undone.
        """
        asked, view = self._asked, self.newest.view
        if asked is None:
            return
        stays = asked.purpose is TaskKind.ROLE or asked.seat in view.voted
        if view.phase is Phase.OVER or asked.seat in self.elsewhere or not stays:
            self._asked = None


def _may_wait(table: TableReader, view: PlayerView) -> bool:
    """Return whether the last deed may have been done in private, unseen by the others."""
    if was_ended_early(view):
        return False
    # The votes of the round before may have been taken differently than in this one.
    changed = any(
        isinstance(line, VotingChanged) and line.from_round == view.round for line in table.chronicle
    )
    return ends_in_private(view.history, Voting.BALLOTS if changed else table.options.voting)


def _ends_with_shared_deed(table: TableReader, view: PlayerView) -> bool:
    """Return whether everyone looks at the last deed together, and nothing was noted since."""
    if table.unseen or table.newcomers or table.chronicle[-1] != view.history[-1]:
        return False
    return ends_together(view.history)


def _investigations(history: tuple[Event, ...]) -> tuple[PlayerInvestigated, ...]:
    return tuple(event for event in history if isinstance(event, PlayerInvestigated))
