"""Starting games: what the pages for a new game offer, and what becomes of what was chosen there."""

from shgui.engine.editions import get_edition, list_edition_names
from shgui.storage.journal_errors import JournalError
from shgui.table.options import Options, enable_claims_for_bots
from shgui.table.seating import Player, is_practice
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.home.home_actions import HomeActions
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.library_access import LibraryAccess
from shgui.ui.new_game.new_game_form import NewTable, OfferedTable, PracticeRequest, list_players
from shgui.ui.settings.preferences import Preferences


class GameStarter:
    """Errors of the saved games are shown on the home page, where they can be answered."""

    def __init__(
        self,
        preferences: Preferences,
        library_access: LibraryAccess,
        games: CurrentGame,
        home: HomeActions,
        offered: OfferedGame,
    ) -> None:
        self._preferences = preferences
        self._library_access = library_access
        self._games = games
        self._home = home
        self._offered_game = offered

    @property
    def can_begin_again(self) -> bool:
        return self._games.table is not None

    def offer(self, *, printed: bool) -> OfferedTable:
        """Let go of the game on the table, and return what a group can choose from."""
        offered = self._build_offer(printed=printed)
        self._offered_game.leave_game()
        return offered

    def offer_practice(self) -> PracticeRequest:
        """Let go of the game on the table, and return what was chosen the last time."""
        settings = self._preferences.settings
        self._offered_game.leave_game()
        return PracticeRequest(settings.practice_name, settings.practice_bots, settings.practice_temper)

    def begin_practice(self, wanted: PracticeRequest) -> None:
        """Deal by the rules of the last game, with claims: bots make them, and answer them."""
        self._preferences.change(
            practice_name=wanted.name, practice_bots=wanted.bots, practice_temper=wanted.temper
        )
        words = self._preferences.words
        rules = get_edition(self._build_offer(printed=False).rulebook)
        self._deal(list_players(words, wanted), enable_claims_for_bots(Options(rules, words.language)))

    def begin(self, wanted: NewTable) -> None:
        players, options, printed = wanted
        self._preferences.change(clock_minutes=(options.discussion_seconds or 0) // 60)
        if not printed:
            self._deal(players, options)
            return
        try:
            table = self._library_access.library.start_printed(players, options)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._games.begin_printed(table)

    def begin_again(self) -> None:
        """Deal to the players of the game on the table, by the same rules."""
        table = self._games.table
        if table is not None:
            self._offered_game.set_finished_aside()
            self._deal(table.players, table.options)

    def _deal(self, players: tuple[Player, ...], options: Options) -> None:
        try:
            # A person who plays alone has nobody to agree with on a word.
            table = self._library_access.library.start(
                players, options, awaits_words=not is_practice(players)
            )
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._games.begin(table)

    def _build_offer(self, *, printed: bool) -> OfferedTable:
        preferences = self._preferences
        offer = OfferedTable(
            languages=preferences.languages,
            language=preferences.language,
            rulebooks=list_edition_names(),
            discussion_seconds=preferences.settings.clock_minutes * 60 or None,
            printed=printed,
        )
        if not self._library_access.holds_games:
            return offer
        try:
            library = self._library_access.library
            return offer.like_last_time(library.options(), library.groups())
        except JournalError:
            # It is reported when the game can't be saved; until then names can be typed.
            return offer
