"""The stable names of everything that a player operates: Qt object names for tests and robots.

Names are added, never changed. What stands in a row of equal things is named by a function.
"""

from collections.abc import Callable

WINDOW = "window"
SECOND_SCREEN = "second_screen"

HOME = "home"
HOME_NEW_TABLE = "home.new_table"
HOME_PRACTICE = "home.practice"
HOME_GO_ON = "home.go_on"
HOME_GO_ON_OTHER = "home.go_on_other"
HOME_SET_ASIDE = "home.set_aside"
HOME_SAVED_GAMES = "home.saved_games"
HOME_HELP = "home.help"
HOME_GUIDE = "home.guide"
HOME_SETTINGS = "home.settings"
HOME_NOTICE = "home.notice"

NEW_TABLE = "new_table"
NEW_TABLE_RULEBOOK = "new_table.rulebook"
NEW_TABLE_VOTING = "new_table.voting"
NEW_TABLE_CLOCK = "new_table.clock"
NEW_TABLE_CLAIMS = "new_table.claims"
NEW_TABLE_ADD_BOT = "new_table.add_bot"
NEW_TABLE_SOUND = "new_table.sound"
NEW_TABLE_PACE = "new_table.pace"
NEW_TABLE_BACK = "new_table.back"
NEW_TABLE_START = "new_table.start"
NEW_TABLE_WHY_NOT = "new_table.why_not"

PRACTICE = "practice"
PRACTICE_NAME = "practice.name"
PRACTICE_BOTS = "practice.bots"
PRACTICE_TEMPER = "practice.temper"
PRACTICE_WHY_NOT = "practice.why_not"
PRACTICE_BACK = "practice.back"
PRACTICE_START = "practice.start"

FINGERPRINT = "fingerprint"
FINGERPRINT_DIGITS = "fingerprint.digits"
FINGERPRINT_WORD = "fingerprint.word"
FINGERPRINT_GO_ON = "fingerprint.go_on"

TABLE = "table"
TABLE_CONFIRM = "table.confirm"
TABLE_TAKE_BACK = "table.take_back"
TABLE_ROLE_AGAIN = "table.role_again"
TABLE_CHRONICLE = "table.chronicle"
TABLE_ALL_JA = "table.all_ja"
TABLE_ALL_NEIN = "table.all_nein"
TABLE_VETO_AGREE = "table.veto.agree"
TABLE_VETO_REFUSE = "table.veto.refuse"
TABLE_TRACKER = "table.tracker"
TABLE_DRAW_PILE = "table.draw_pile"
TABLE_DISCARD_PILE = "table.discard_pile"
TABLE_NOTE = "table.note"
TABLE_SPEECH = "table.speech"
TABLE_CLOCK = "table.clock"
TABLE_CLAIMS = "table.claims"
TABLE_CLAIMS_DONE = "table.claims.done"
TABLE_CLAIMS_SKIP = "table.claims.skip"
TABLE_CLAIMS_CLOSE = "table.claims.close"
TABLE_CLAIMS_OCCASIONS = "table.claims.occasions"
TABLE_CLAIMS_WITHDRAW = "table.claims.withdraw"
TABLE_QUICK = "table.quick"
TABLE_QUICK_CLOSE = "table.quick.close"
TABLE_MENU_ROLE = "table.menu.role"
TABLE_MENU_BALLOT = "table.menu.ballot"
TABLE_MENU_LINES = "table.menu.lines"
TABLE_MENU_STAND_IN = "table.menu.stand_in"
TABLE_MENU_BOT = "table.menu.bot"
TABLE_MENU_LANGUAGE = "table.menu.language"
TABLE_MENU_VOTING = "table.menu.voting"
TABLE_MENU_END = "table.menu.end"
TABLE_STAND_IN_NAME = "table.stand_in.name"
TABLE_STAND_IN_LANGUAGE = "table.stand_in.language"
TABLE_STAND_IN_TEMPER = "table.stand_in.temper"
TABLE_STAND_IN_DONE = "table.stand_in.done"
TABLE_STAND_IN_CLOSE = "table.stand_in.close"
TABLE_CHRONICLE_ROWS = "table.chronicle.rows"
TABLE_CHRONICLE_FILTER = "table.chronicle.filter"
TABLE_CHRONICLE_CLOSE = "table.chronicle.close"

HAND_OVER = "handover"
HAND_OVER_HOLD = "handover.hold"
HAND_OVER_CONFIRM = "handover.confirm"
HAND_OVER_VETO = "handover.veto"
HAND_OVER_PUT_BACK = "handover.put_back"
TO_TABLE = "to_table"
TO_TABLE_REVEAL = "to_table.reveal"
BALLOT_JA = "ballot.ja"
BALLOT_NEIN = "ballot.nein"

END = "end"
END_REVIEW = "end.review"
END_SAME_GROUP = "end.same_group"
END_HOME = "end.home"

REVIEW = "review"
REVIEW_BACK = "review.back"
REVIEW_SAVE_RECORD = "review.save_record"
REVIEW_SAVE_PAGES = "review.save_pages"
REVIEW_SAME_GROUP = "review.same_group"
STORY_CAST = "story.cast"
STORY_CURVES = "story.curves"
STORY_EXPLAIN = "story.explain"
STORY_EXPLANATION = "story.explanation"
STORY_TO_FAIRNESS = "story.to_fairness"
STORY_WATCH = "story.watch"
STORY_PICTURE = "story.picture"
STORY_COPY_PICTURE = "story.copy_picture"
FAIRNESS = "fairness"
FAIRNESS_BACK = "fairness.back"

SAVED_GAMES = "saved_games"
SAVED_GAMES_ROWS = "saved_games.rows"
SAVED_GAMES_BACK = "saved_games.back"
SAVED_GAMES_NEW_TABLE = "saved_games.new_table"
SAVED_GAMES_GO_ON = "saved_games.go_on"
SAVED_GAMES_REVIEW = "saved_games.review"
SAVED_GAMES_SET_ASIDE = "saved_games.set_aside"
SAVED_GAMES_OFFER_AGAIN = "saved_games.offer_again"
SAVED_GAMES_SIDE = "saved_games.side"
SAVED_GAMES_NOTICE = "saved_games.notice"
SAVED_GAMES_IMPORT = "saved_games.import"
SAVED_GAMES_FORGET = "saved_games.forget"
SAVED_GAMES_DELETE = "saved_games.delete"
SAVED_GAMES_SAVE_RECORD = "saved_games.save_record"
SAVED_GAMES_WATCH = "saved_games.watch"
SAVED_GAMES_NUMBERS = "saved_games.numbers"

GROUP = "group"
GROUP_BACK = "group.back"
GROUP_WON = "group.won"
GROUP_GAMES = "group.games"
GROUP_PLAYERS = "group.players"

WATCH = "watch"
WATCH_TIMELINE = "watch.timeline"
WATCH_ROUND_BACK = "watch.round_back"
WATCH_STEP_BACK = "watch.step_back"
WATCH_PLAY = "watch.play"
WATCH_STEP_ON = "watch.step_on"
WATCH_ROUND_ON = "watch.round_on"
WATCH_SPEED = "watch.speed"
WATCH_HIDDEN = "watch.hidden"
WATCH_BACK = "watch.back"

SETTINGS = "settings"
SETTINGS_LANGUAGE = "settings.language"
SETTINGS_SCHEME = "settings.scheme"
SETTINGS_TEXT_SIZE = "settings.text_size"
SETTINGS_DISTANCE = "settings.distance"
SETTINGS_MOTION = "settings.motion"
SETTINGS_PACE = "settings.pace"
SETTINGS_VOLUME = "settings.volume"
SETTINGS_MUTE = "settings.mute"
SETTINGS_SPOKEN_EVENTS = "settings.spoken_events"
SETTINGS_ACCENT = "settings.accent"
SETTINGS_REVEAL = "settings.reveal"
SETTINGS_EVENINGS = "settings.evenings"
SETTINGS_CLOCK = "settings.clock"
SETTINGS_BOTS = "settings.bots"
SETTINGS_FOLDERS = "settings.folders"
SETTINGS_BACK = "settings.back"

HELP = "help"
HELP_SEARCH = "help.search"
HELP_TOPICS = "help.topics"
HELP_TEXT = "help.text"
HELP_PREVIOUS = "help.previous"
HELP_NEXT = "help.next"
HELP_BACK = "help.back"

GUIDE = "guide"
GUIDE_NEXT = "guide.next"
GUIDE_PREVIOUS = "guide.previous"
GUIDE_LEAVE = "guide.leave"

QUESTION_YES = "question.yes"
QUESTION_NO = "question.no"

ABOUT = "about"
ABOUT_BACK = "about.back"
ABOUT_LICENCE = "about.licence"
ABOUT_HOME_PAGE = "about.home_page"

SHORTCUTS = "shortcuts"
SHORTCUTS_CLOSE = "shortcuts.close"

PRINTED = "printed"
PRINTED_POLICY_LIBERAL = "printed.policy.liberal"
PRINTED_POLICY_FASCIST = "printed.policy.fascist"
PRINTED_VETO = "printed.veto"
PRINTED_NOT_HITLER = "printed.not_hitler"
PRINTED_HITLER = "printed.hitler"
PRINTED_PEEKED = "printed.peeked"
PRINTED_FINISH = "printed.finish"
PRINTED_UNDO = "printed.undo"
PRINTED_RULES = "printed.rules"
PRINTED_NARRATOR = "printed.narrator"
HOME_PRINTED = "home.printed"
HOME_NARRATOR = "home.narrator"

NARRATOR = "narrator"
NARRATOR_PLAYERS = "narrator.players"
NARRATOR_LANGUAGE = "narrator.language"
NARRATOR_SECOND_LANGUAGE = "narrator.second_language"
NARRATOR_BEGIN = "narrator.begin"
NARRATOR_REHEARSE = "narrator.rehearse"
NARRATOR_OWN = "narrator.own_recordings"
NARRATOR_CLOSE = "narrator.close"
NARRATOR_STAGE = "narrator.stage"
NARRATOR_BACK = "narrator.back"
NARRATOR_AGAIN = "narrator.again"
NARRATOR_PAUSE = "narrator.pause"
NARRATOR_SKIP = "narrator.skip"
NARRATOR_MUTE = "narrator.mute"
NARRATOR_END = "narrator.end"

PHONES = "phones"
PHONES_CODE = "phones.code"
PHONES_OPEN = "phones.open"
PHONES_BACK = "phones.back"
PHONES_NETWORK = "phones.network"
PHONES_CLOSE = "phones.close"
PHONES_GO_ON = "phones.go_on"
PHONES_LET_IN = "phones.let_in"
PHONES_NEW_CODE = "phones.new_code"
PHONES_NO_REQUEST = "phones.no_request"
NEW_TABLE_PHONES = "new_table.phones"
TABLE_PHONES = "table.phones"
TABLE_MENU_SCREEN = "table.menu.screen"
TABLE_MENU_OTHER_PHONE = "table.menu.other_phone"
TABLE_MENU_UNSEAT = "table.menu.unseat"


def choice_name(name: str, value: str) -> str:
    """Return the name of the button for one of a few values."""
    return f"{name}.{value}"


def table_space(policy: str, index: int) -> str:
    """Return the name of a space of a board, by the letter of its policy and counted from 0."""
    return f"table.space.{policy}.{index}"


def _names_in_row(row: str) -> Callable[[int | str], str]:
    """Return the function that names each widget of a row, by its number or its code."""
    return f"{row}.{{}}".format


home_language = _names_in_row("home.language")
home_notice_action = _names_in_row("home.notice")
new_table_name = _names_in_row("new_table.name")
new_table_language = _names_in_row("new_table.language")
new_table_remove = _names_in_row("new_table.remove")
new_table_move = _names_in_row("new_table.move")
new_table_unseat = _names_in_row("new_table.unseat")
new_table_temper = _names_in_row("new_table.temper")
phones_row = _names_in_row("phones.row")
phones_remove = _names_in_row("phones.remove")
phones_request = _names_in_row("phones.request")
new_table_group = _names_in_row("new_table.group")
table_seat = _names_in_row("table.seat")
table_claim_card = _names_in_row("table.claims.card")
table_quick_claim = _names_in_row("table.quick.claim")
table_menu_name = _names_in_row("table.menu.name")
"""In the list of those who can look at their role again."""
table_menu_language = _names_in_row("table.menu.language")
hand_over_card = _names_in_row("handover.card")
end_role = _names_in_row("end.role")
story_round = _names_in_row("story.round")
menu_action = _names_in_row("menu")
printed_first = _names_in_row("printed.first")
"""In the list of those who may be the first candidate."""
