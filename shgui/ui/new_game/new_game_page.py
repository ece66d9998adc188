"""Names, seats and rules of a new table."""

from functools import partial
from itertools import pairwise

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from shgui.engine.components import FEWEST_PLAYERS
from shgui.engine.editions import get_edition
from shgui.table.options import Options
from shgui.table.seating import NewTableRow, Player, Temperament
from shgui.ui import widget_names as names
from shgui.ui.game.phone_session import PhoneSession
from shgui.ui.new_game.game_starter import GameStarter
from shgui.ui.new_game.name_rows import NameRows
from shgui.ui.new_game.new_game_form import NewTable, OfferedTable
from shgui.ui.new_game.round_table import RoundTable
from shgui.ui.new_game.stage_choices import StageChoices
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.pages import ContentPage, PageName
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.flow_layout import FlowLayout
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.table_rules import TableRules
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.ui.widgets.wrapped_check import WrappedCheckBox
from shgui.words import bot_texts, home_texts, phone_texts
from shgui.words.catalogue import Catalogue

_GROUPS = 2
_NAMES_OF_A_GROUP = 3


class NewTablePage(ContentPage, Themed, QWidget):
    def __init__(
        self,
        ui: UiContext,
        router: Router,
        starter: GameStarter,
        preferences: Preferences,
        phones: PhoneSession,
    ) -> None:
        super().__init__(ui, name=names.NEW_TABLE)
        self._starter = starter
        self._phone_session = phones
        self._offered: OfferedTable | None = None
        self._title = PlainLabel(wraps=True, size=Text.HEADLINE)
        self._rows = NameRows(ui)
        self._picture = RoundTable(ui)
        self._rules = TableRules(ui)
        self._stage = StageChoices(ui, preferences)
        self._claims = WrappedCheckBox(names.NEW_TABLE_CLAIMS)
        self._claims_chosen = False
        """Someone chose whether claims are noted; otherwise bots turn them on."""
        self._bots_left_out: list[NewTableRow] = []
        """Bots of the new table while the page asks for a printed game, which has none."""
        self._add_bot = TypeButton(ui, self, names.NEW_TABLE_ADD_BOT, kind=ButtonKind.QUIET, mark=Icon.BOT)
        self._tempers = PlainLabel(wraps=True, voice="soft")
        self._groups: list[TypeButton] = []
        # On one line, beside the title or below it.
        self._group_row = QWidget()
        self._why_not = PlainLabel(wraps=True, name=names.NEW_TABLE_WHY_NOT)
        self._back = TypeButton(ui, self, names.NEW_TABLE_BACK, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self._phones = TypeButton(ui, self, names.NEW_TABLE_PHONES, size=Text.LABEL, mark=Icon.PHONE)
        self._start = TypeButton(
            ui, self, names.NEW_TABLE_START, kind=ButtonKind.PRIMARY, size=Text.LABEL, mark=Icon.PLAY
        )
        self._lay_out()
        self._rows.changed.connect(self._update_contents)
        self._rows.finished.connect(self._focus_start)
        # Scroll to a name that is typed.
        self._rows.reached.connect(lambda row: self._names_area.ensureWidgetVisible(row))
        self._rows.phone_removed.connect(phones.unseat)
        phones.subscribe_arrivals(self._take_rows)
        self._claims.clicked.connect(self._choose_claims)
        self._add_bot.clicked.connect(self._rows.add_bot)
        self._start.clicked.connect(self._begin)
        self._phones.clicked.connect(partial(router.open, PageName.PHONES))
        self._back.clicked.connect(router.back)

    def enter(self, plays_at: PageName = PageName.TABLE) -> None:
        """Let go of the game on the table and offer another, dealt by the screen or with printed cards."""
        self.offer(self._starter.offer(printed=plays_at is PageName.PRINTED))

    return_to = enter

    @property
    def content(self) -> tuple[PageName]:
        return (PageName.TABLE if self.offers_phones else PageName.PRINTED,)

    def offer(self, offered: OfferedTable) -> None:
        """Show what can be chosen. Typed names and earlier choices stay."""
        if self._offered is None or self._offered.claims != offered.claims:
            self._claims_chosen = False
        first_time, self._offered = self._offered is None, offered
        self._rows.offer(offered.languages, offered.language)
        if first_time:
            # From then on, every change by a phone is shown as it comes.
            self._take_rows()
        if offered.printed:
            self._bots_left_out += self._rows.remove_bots()
        else:
            bots_left_out, self._bots_left_out = self._bots_left_out, []
            self._rows.add_rows(bots_left_out)
        self._add_bot.setHidden(offered.printed)
        self._rules.show_offered(offered)
        self._offer_groups(offered.groups)
        self._phones.setVisible(not offered.printed)
        self._names_area.verticalScrollBar().setValue(0)
        self._word_title()
        self._update_contents()

    def seat(self, players: tuple[Player, ...]) -> None:
        """Seat this group instead of the present players."""
        self._rows.seat(players)
        self._bots_left_out = self._rows.remove_bots() if self._is_printed else []

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._page.setContentsMargins(space.page, space.medium, space.page, space.medium)
        self._page.setSpacing(space.small)
        self._who.setContentsMargins(0, 0, 0, 0)
        self._who.setSpacing(space.tight)
        self._how.setContentsMargins(0, 0, space.small, 0)
        self._how.setSpacing(space.small + space.tight)
        self._left.setSpacing(space.medium)
        # Under the names, not under the numbers before them.
        self._below_names.setContentsMargins(space.touch - space.tight, 0, 0, 0)
        ways = QBoxLayout.Direction
        enlarged = self.ui.theme.type.enlarged
        self._below_names.setDirection(ways.TopToBottom if enlarged else ways.LeftToRight)
        self._head.setSpacing(space.medium)
        self._group_buttons.setSpacing(space.small)
        self._body.setSpacing(space.page)
        self._foot.setSpacing(space.large)

    def update_texts(self) -> None:
        words = self.ui.words
        self._word_title()
        self._back.set_words(words.gettext("Back"))
        self._phones.set_words(phone_texts.get_phones_label(words))
        # Translators: not the term: draw
        self._claims.set_words(words.gettext("Record what players claim they drew or saw"))
        self._add_bot.set_words(bot_texts.get_add_bot_label(words))
        self._word_groups()
        self._update_contents()

    def help_topic(self) -> str:
        return "set_up"

    def show_refusal(self, sentence: str) -> None:
        self._why_not.setText(sentence)

    def set_focus_first(self) -> None:
        if not self._rows.set_focus_first():
            self._focus_start()

    def _begin(self) -> None:
        rules, claims = self._rules, self._claims.isChecked()
        offered_claims = None if self._offered is None else self._offered.claims
        options = Options(
            get_edition(rules.rulebook),
            self.ui.words.language,
            rules.voting,
            rules.discussion_seconds,
            claims,
            rules.usual_voting,
            # Only where claims are noted because of bots.
            None if self._claims_chosen or offered_claims is claims else offered_claims,
        )
        self._starter.begin(NewTable(self._rows.players, options, self._is_printed))

    def _take_rows(self) -> None:
        rows = self._phone_session.rows
        if rows and rows != self._rows.rows:
            self._rows.show_rows(rows)

    @property
    def _is_printed(self) -> bool:
        return self._offered is not None and self._offered.printed

    @property
    def offers_phones(self) -> bool:
        """True unless the group plays with printed cards."""
        return self._offered is not None and not self._offered.printed

    def _update_contents(self) -> None:
        """Update the picture of the table, and what is missing to start."""
        words = self.ui.words
        self._set_tab_order()
        self._phone_session.offer(self._rows.rows)
        players = self._rows.players
        self._stage.count_players(len(players))
        self._rules.set_phone_share(self._rows.with_phones)
        self._picture.seat(players)
        self._update_bots(words, players)
        why_not = self._rows.first_problem
        if not why_not and len(players) < FEWEST_PLAYERS:
            text = words.ngettext(
                "The game needs at least {count} player.",
                "The game needs at least {count} players.",
                FEWEST_PLAYERS,
            )
            why_not = text.format(count=words.number(FEWEST_PLAYERS))
        if not why_not and all(player.bot for player in players):
            why_not = words.gettext("Only bots sit here: at least one person has to play.")
        self._why_not.setText(why_not)
        self._start.setEnabled(not why_not)
        self._start.setAccessibleDescription(why_not)
        set_tool_tip(self._start, why_not)

    def _update_bots(self, words: Catalogue, players: tuple[Player, ...]) -> None:
        """Describe the temperaments at this table, and turn claims on where bots make them."""
        self._add_bot.setEnabled(not self._rows.is_full)
        tempers = {player.bot for player in players}
        texts = [bot_texts.ABOUT_TEMPERS[temper](words) for temper in Temperament if temper in tempers]
        self._tempers.show_text(" ".join(texts))
        if self._offered is not None and not self._claims_chosen:
            self._claims.setChecked(self._offered.claims or bool(texts))

    def _choose_claims(self) -> None:
        self._claims_chosen = True

    def _set_tab_order(self) -> None:
        """Order the focus as the eye reads, including seats that were added later."""
        stops = [
            *self._groups,
            *self._rows.stops,
            self._claims,
            self._add_bot,
            *self._rules.stops,
            *self._stage.stops,
            self._back,
            self._phones,
            self._start,
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _word_title(self) -> None:
        words = self.ui.words
        if self._is_printed:
            self._title.setText(home_texts.get_printed_game_heading(words))
            set_tool_tip(self._title, home_texts.get_printed_game_text(words))
            # Translators: button: a game with printed cards begins; max 24
            self._start.set_words(words.pgettext("button", "Set up the boards"))
        else:
            self._title.setText(words.gettext("New table"))
            set_tool_tip(self._title, "")
            self._start.set_words(words.gettext("Deal the roles"))

    def _focus_start(self) -> None:
        if self._start.isEnabled():
            self._start.setFocus()

    def _offer_groups(self, groups: tuple[tuple[Player, ...], ...]) -> None:
        for old in self._groups:
            self._group_buttons.removeWidget(old)
            old.deleteLater()
        self._groups = []
        for place, players in enumerate(groups[:_GROUPS]):
            button = TypeButton(self.ui, self, names.new_table_group(place), mark=Icon.PLAYER)
            button.fix_height()
            button.clicked.connect(partial(self._seat_group, players))
            self._groups.append(button)
            self._group_buttons.addWidget(button)
        self._word_groups()

    def _word_groups(self) -> None:
        if self._offered is None:
            return
        for button, players in zip(self._groups, self._offered.groups, strict=False):
            button.set_words(format_group(self.ui.words, players))

    def _seat_group(self, players: tuple[Player, ...]) -> None:
        self.seat(players)
        self._focus_start()

    def _lay_out(self) -> None:
        self._head = FlowLayout()
        self._head.addWidget(self._title)
        self._group_buttons = QHBoxLayout(self._group_row)
        self._group_buttons.setContentsMargins(0, 0, 0, 0)
        self._head.addWidget(self._group_row)
        who = QWidget()
        self._who = QVBoxLayout(who)
        self._who.addWidget(self._rows)
        self._below_names = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below_names.addWidget(self._claims, 1)
        self._below_names.addWidget(self._add_bot)
        self._who.addLayout(self._below_names)
        self._who.addWidget(self._tempers)
        self._who.addStretch(1)
        how = QWidget()
        self._how = QVBoxLayout(how)
        self._how.addWidget(self._picture, 1)
        self._how.addWidget(self._rules)
        self._how.addWidget(self._stage)
        self._how.addStretch(0)
        self._names_area = wrap_in_scroll_area(who)
        self._left = QVBoxLayout()
        self._left.addLayout(self._head)
        self._left.addWidget(self._names_area, 1)
        self._body = QHBoxLayout()
        self._body.addLayout(self._left, 1)
        self._body.addWidget(wrap_in_scroll_area(how), 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._back)
        self._foot.addWidget(self._why_not, 1)
        self._foot.addWidget(self._phones)
        self._foot.addWidget(self._start)
        self._page = QVBoxLayout(self)
        self._page.addLayout(self._body, 1)
        self._page.addLayout(self._foot)


def format_group(words: Catalogue, players: tuple[Player, ...]) -> str:
    """Return the label for a group of an earlier game: its people, and the number of bots."""
    people = [player.name for player in players if player.bot is None]
    named = words.row_of(people[:_NAMES_OF_A_GROUP])
    more = len(people) - _NAMES_OF_A_GROUP
    if more > 0:
        text = words.ngettext("{names} and {count} more", "{names} and {count} more", more)
        named = text.format(names=named, count=words.number(more))
    bots = len(players) - len(people)
    if not bots:
        return named
    # Translators: on a button; {names} are the people of a group, with whom so many bots played
    text = words.ngettext("{names}, and {count} bot", "{names}, and {count} bots", bots)
    return text.format(names=named, count=words.number(bots))
