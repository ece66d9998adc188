"""Messages for a phone's page, as JSON objects.

A message is called a **block**: it replaces the last one of its name, so a page that was disconnected needs
only the blocks that come after it is back. Every text is a finished sentence in the reader's language; the
page has no words of its own.

The page sends **requests** (`shgui.phones.messages.requests`). Each has a number and gets one `answer` with
the same number: done, which means saved, or refused and why. A request without an answer is forgotten when
the connection breaks: the next blocks show whether it was done.

A task has a number, its `moment`, which the page sends back with the answer. A late press on another task
therefore does nothing.

**Secrets** are in `Opened` alone. It is sent when its player opens the hand, and fits one message whatever it
holds. At the same time all other phones get an empty one, which their page throws away. A page keeps a hand
until it is closed, in no storage and nowhere else.
"""

from typing import Literal, NotRequired, TypedDict

# Names of drawings in the page.

Icon = str
"""An icon's name in `assets/phones/drawings.svg`, without the "#"."""
Drawing = str
"""A card's picture there: "mark-liberal", "mark-fascist", "ja", "nein", or a portrait: "role-hitler-1"."""
CardKind = Literal["role", "party", "ballot", "policy"]
Side = Literal["liberal", "fascist", "ja", "nein"]


class Marked(TypedDict):
    """A word with its icon: an office, a term limit, why a seat can't be chosen."""

    icon: Icon
    text: str


class Texts(TypedDict):
    """The page's own words; sent first, and again when the language changes."""

    block: Literal["texts"]
    lang: str
    """The document's language: "pt-BR", "nb"."""
    dir: Literal["ltr", "rtl"]
    texts: dict[str, str]
    """`shgui.words.phone_page_texts.TEXTS` lists the keys."""


class Language(TypedDict):
    code: str
    name: str
    """Its name in the language itself."""


class FreeSeat(TypedDict):
    seat: int
    name: str
    status: str
    """"free", or why not: "on a phone", "at the screen"."""
    free: bool


class Join(TypedDict):
    """The seats to choose from. Title, labels and buttons are among the texts."""

    block: Literal["join"]
    name: str
    """Proposed: the player's name at the last game, or nothing."""
    needs_word: bool
    """A word from the screen is needed: the address was typed, or a seat is taken over."""
    word_for_seat: int | None
    """The seat that this word opens, in the middle of a game."""
    language: str
    languages: list[Language]
    may_name: bool
    """Before a game a new name adds a row; during one only existing seats can be taken."""
    full: str
    """The reason why no more players can join; otherwise nothing."""
    note: str
    """A note that the requested seat went to another phone, or to none; otherwise nothing."""
    seats: list[FreeSeat]


class Requested(TypedDict):
    """A request for a seat during a game: the phone shows a word until the main screen decides."""

    block: Literal["requested"]
    move: str
    heading: str
    word: str
    hint: str
    cancel: str


class Neighbour(TypedDict):
    number: int
    name: str
    me: bool
    status: str
    """"screen" or "you"; otherwise nothing, and `phone` says the rest."""
    phone: bool
    away: bool
    """Its phone isn't connected."""


class Waiting(TypedDict):
    """A seat before the game begins."""

    block: Literal["waiting"]
    number: int
    name: str
    move: str
    heading: str
    hint: str
    note: str
    seats: list[Neighbour]
    language: str
    languages: list[Language]


class SpaceMessage(TypedDict):
    laid: bool
    icon: Icon
    """The icon of its power; nothing where it has none."""
    label: str
    """A number, or nothing where there is an icon."""
    spoken: str
    """For a screen reader."""
    next: bool


class BoardMessage(TypedDict):
    party: Literal["liberal", "fascist"]
    title: str
    count: str
    """"3 / 5"."""
    spoken: str
    slots: list[SpaceMessage]
    notes: list[str]
    """"Next: …", "Now: …"."""


class Tracker(TypedDict):
    title: str
    spoken: str
    steps: list[Marked]
    """All fields; the last one has an icon for chaos."""
    at: int


class PileMessage(TypedDict):
    title: str
    count: str


class SeatMessage(TypedDict):
    seat: int
    number: int
    name: str
    me: bool
    dead: bool
    on_move: bool
    marks: list[Marked]
    """Office, term limit and what everyone knows of the player, the most important first."""
    known: NotRequired[list[Icon]]
    """Icons of the lasting marks; they stand below the number."""
    vote: NotRequired[Marked]
    """The seat's last vote, while votes lie open; or a mark that its ballot is in."""
    device: NotRequired[Marked]
    """A mark that its phone can't be reached."""
    bot: NotRequired[Marked]
    """A mark of seats that the program plays."""


class Move(TypedDict):
    """The prompt, public: a live region."""

    icon: Icon
    text: str
    small: str
    news: str
    """The latest event, read aloud before it; the eye finds it on the table and in the log."""
    mine: bool


class ChoiceMessage(TypedDict):
    """An answer to a public question."""

    label: str
    """A player's name, or a word on a button."""
    number: NotRequired[int]
    marks: NotRequired[list[Marked]]
    refusal: str
    """The reason why it can't be chosen; nothing where it can."""
    button: str
    """The button that confirms it: "Nominate Lucia"."""
    ask: NotRequired["Confirm"]
    """A question before it is done."""


class Confirm(TypedDict):
    title: str
    text: str
    yes: str
    no: str


class Act(TypedDict):
    """A public choice of this seat; it can be made at the screen, too."""

    moment: int
    kind: Literal["seats", "buttons"]
    """Seats are a list: one is chosen, then confirmed by its `button`. Buttons stand side by side."""
    heading: str
    hint: str
    paragraphs: list[str]
    choices: list[ChoiceMessage]


class HandAtRest(TypedDict):
    """The private sheet while it is closed: the same for every role and every card."""

    moment: int
    purpose: str
    """A code of `TaskKind`."""
    asked: bool
    """The game waits for it; otherwise it is the own role, which can be opened at any time."""
    heading: str
    hint: str
    shape: Literal["role", "cards"]
    backs: list[CardKind]
    names: list[str]
    """For a role: the other players' names as they will stand there."""
    possible_lines: list[list[str]]
    """For each line, the texts of all roles: the sheet has room for the longest."""
    possible_words: list[str]
    """All words that can stand behind a name."""
    seen_title: str
    knows_title: str
    chooses: bool
    confirm: str
    """The button that ends it: "Pass on the other two", "Cast this vote", "Done". The same for every card."""
    veto: NotRequired[Confirm]
    """The Chancellor's second option, where everyone knows that it is open."""
    veto_button: NotRequired[str]


class Claimable(TypedDict):
    """Something that only this seat saw and may make a claim about."""

    occasion: int
    row: str
    question: str
    cards: int
    faces: list["CardShown"]
    target: str
    claimed: str
    """The present claim as a line; otherwise nothing."""
    withdraw: str


class Rulebook(TypedDict):
    """The help topics in order; the page asks for one by its code."""

    topic: str
    """The topic that fits the phase."""
    title: str
    topics: list["TopicTitle"]


class TopicTitle(TypedDict):
    code: str
    title: str


class ChronicleLine(TypedDict):
    head: str
    """"Round 7" where one begins; else nothing."""
    text: str


class RoleTurned(TypedDict):
    number: int
    name: str
    me: bool
    dead: bool
    drawing: Drawing
    role: str
    party: Literal["liberal", "fascist"]
    bot: NotRequired[Marked]
    """A mark of seats that the program played."""


class Over(TypedDict):
    winner: Literal["liberal", "fascist", ""]
    headline: str
    reason: str
    roles: list[RoleTurned]
    stay: str
    forget: str
    stays: bool
    """This phone stays for another game of the same group."""


class TableMessage(TypedDict):
    """The public table as on the shared screen, and the tasks of this seat."""

    block: Literal["table"]
    seat: int | None
    """None for onlookers."""
    number: int
    name: str
    language: str
    languages: list[Language]
    round: str
    steps: list[str]
    """A round's steps, for a television."""
    step: int
    move: Move
    boards: list[BoardMessage]
    tracker: Tracker
    piles: list[PileMessage]
    seats: list[SeatMessage]
    chronicle: list[ChronicleLine]
    """The newest line first."""
    rules: Rulebook
    hand: HandAtRest | None
    """None for onlookers, and before the deal."""
    act: Act | None
    claims: list[Claimable]
    over: Over | None
    note: str
    """A note shown once, such as that a task was done at the screen."""


class Rules(TypedDict):
    """A help topic under the group's rulebook."""

    block: Literal["rules"]
    topic: str
    title: str
    paragraphs: list[str]
    differences: list[str]
    above_differences: str


class Invitation(TypedDict):
    """The way in for other phones, shown on a phone that has a seat."""

    block: Literal["invitation"]
    code: list[str]
    """Rows of squares: "1" is black."""
    address: str
    word: str
    """A word to type beside the address."""


class CardShown(TypedDict):
    drawing: Drawing
    word: str
    caption: str
    kind: CardKind
    side: Side
    small: bool
    """Some word of its kind needs small letters in this language: then all have them, and reveal nothing."""


class Known(TypedDict):
    """A word behind each name of `HandAtRest.names`, in the same order."""

    word: str


class Result(TypedDict):
    """The result of choosing this place: a sentence, and a word below every card."""

    sentence: str
    tags: list[str]


class Opened(TypedDict):
    """An open hand, secret: always one message. Other phones get an empty one."""

    block: Literal["opened"]
    moment: int
    cards: list[CardShown]
    """One for each place."""
    heading: str
    lines: list[str]
    """The role in words: as many lines for every role."""
    knows: list[Known]
    seen: list[str]
    results: list[Result]
    """One for each place."""
    chosen: int | None
    """The place of the ballot that is in."""


class Closed(TypedDict):
    """The open task is over: the sheet closes at once."""

    block: Literal["closed"]
    note: str
    """A note such as that it was done at the screen."""


class Answer(TypedDict):
    block: Literal["answer"]
    n: int
    done: bool
    text: str
    """The reason why not; otherwise nothing."""


class Gone(TypedDict):
    """The end of this phone's seat: another phone took it, it was given up, or the game night is over."""

    block: Literal["gone"]
    forget: bool
    """The phone erases everything that it keeps."""
    heading: str
    text: str
    button: str
    """The button to the joining page; nothing where there is no way back."""


class Pong(TypedDict):
    block: Literal["pong"]


PublicBlock = (
    Texts | Join | Requested | Waiting | TableMessage | Rules | Invitation | Answer | Gone | Closed | Pong
)
Block = PublicBlock | Opened
