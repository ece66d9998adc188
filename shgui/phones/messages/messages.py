"""All that the desktop and a phone's page say to each other.

The desktop tells **blocks**, which stand here: each replaces what was told under its name before, so that a
page which lost the connection needs nothing but the blocks that come after it is back. Every text in a block
is a finished sentence in the language of whoever reads it; the page has no words of its own.

The page sends **requests** (`shgui.phones.messages.requests`). Each has a number, and is answered by one
`answer` with the same number: done, which means saved, or refused and why. A request that was not answered
when the connection broke is forgotten: the blocks that come then say whether it was done.

What a player is asked carries a `moment`, a number that is told to the desktop with the answer. It changes
when something else is asked, so that a press that comes late does nothing.

**Secrets** stand in `Opened` alone. It is told when its player opens the hand, fits one message whatever it
holds, and at the same time every other phone is told one that holds nothing (`cards` and all else empty),
which its page throws away. A page keeps it until the hand is closed, in no storage, and nowhere else.
"""

from typing import Literal, NotRequired, TypedDict

# What things look like: names of drawings in the page.

Icon = str
"""An icon's name in `assets/phones/drawings.svg`, without the "#"."""
Drawing = str
"""A card's picture there: "mark-liberal", "mark-fascist", "ja", "nein", or a portrait: "role-hitler-1"."""
CardKind = Literal["role", "party", "ballot", "policy"]
Side = Literal["liberal", "fascist", "ja", "nein"]


class Marked(TypedDict):
    """A word with its sign: an office, a term limit, why a seat can't be chosen."""

    icon: Icon
    text: str


class Texts(TypedDict):
    """The words of the page itself, by its keys; told first, and again when the language changes."""

    block: Literal["texts"]
    lang: str
    """For the document: "pt-BR", "nb"."""
    dir: Literal["ltr", "rtl"]
    texts: dict[str, str]
    """`shgui.words.phone_page_texts.TEXTS` lists the keys."""


class Language(TypedDict):
    code: str
    name: str
    """In itself."""


class FreeSeat(TypedDict):
    seat: int
    name: str
    status: str
    """"free", or why not: "on a phone", "at the screen"."""
    free: bool


class Join(TypedDict):
    """Nobody sits here yet. Title, labels and buttons are among the texts."""

    block: Literal["join"]
    name: str
    """A proposal: what this phone was called at the last game of the evening, or nothing."""
    needs_word: bool
    """The address was typed, or a seat is to be taken over: the word on the screen has to be told."""
    word_for_seat: int | None
    """The seat that this word opens, in the middle of a game."""
    language: str
    languages: list[Language]
    may_name: bool
    """Before a game a new name makes a new row; in the middle of one only seats are taken."""
    full: str
    """Why nobody more can sit down; else nothing."""
    note: str
    """That the seat which this phone asked for went to another one, or to none; else nothing."""
    seats: list[FreeSeat]


class Requested(TypedDict):
    """This phone asks for a seat in the middle of a game: it shows a word until the main screen decides."""

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
    """"screen", "you"; else nothing, and `phone` says the rest."""
    phone: bool
    away: bool
    """A phone that is not connected just now."""


class Waiting(TypedDict):
    """Seated; the game hasn't begun."""

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
    """Of the power that comes with it; nothing where none does."""
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
    """As many as there are; the last one has a sign for chaos."""
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
    """Offices, limits, what all know of it: the most important first."""
    known: NotRequired[list[Icon]]
    """Signs of those marks that stay: they stand below the number, as on the table."""
    vote: NotRequired[Marked]
    """How this seat voted last, as long as it shows on the table; or that a ballot is in."""
    device: NotRequired[Marked]
    """On a phone that is away just now."""
    bot: NotRequired[Marked]
    """The program plays in it."""


class Move(TypedDict):
    """Whose move it is, in public words: the live region."""

    icon: Icon
    text: str
    small: str
    news: str
    """What happened last: read aloud before it. Whoever sees finds it on the table and in the chronicle."""
    mine: bool


class ChoiceMessage(TypedDict):
    """One answer to a question before all eyes."""

    label: str
    """A name, or a word on a button."""
    number: NotRequired[int]
    """Of the seat."""
    marks: NotRequired[list[Marked]]
    refusal: str
    """Why it can't be chosen; nothing where it can."""
    button: str
    """What does it: "Nominate Lucia"."""
    ask: NotRequired["Confirm"]
    """Asked once more before it is done."""


class Confirm(TypedDict):
    title: str
    text: str
    yes: str
    no: str


class Act(TypedDict):
    """What this seat decides before all eyes; the screen can do it, too."""

    moment: int
    kind: Literal["seats", "buttons"]
    """Seats are a list of which one is chosen and then confirmed by its `button`; buttons stand there
    themselves, equal in size.
    """
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
    """The game waits for it. Else it is the own role, which can be looked at at any time."""
    heading: str
    hint: str
    shape: Literal["role", "cards"]
    backs: list[CardKind]
    names: list[str]
    """For a role: the others, as they will stand there; only the word behind each is missing."""
    possible_lines: list[list[str]]
    """What each role could be told in each of its lines: all of it has to have room, open and at rest."""
    possible_words: list[str]
    """What could stand behind each name."""
    seen_title: str
    knows_title: str
    chooses: bool
    confirm: str
    """What ends it: "Pass on the other two", "Cast this vote", "Done". Tells nothing of the card."""
    veto: NotRequired[Confirm]
    """The quiet second way of a Chancellor, where it is open to him as all know."""
    veto_button: NotRequired[str]


class Claimable(TypedDict):
    """Something that this seat alone saw, and may tell or not."""

    occasion: int
    row: str
    question: str
    cards: int
    faces: list["CardShown"]
    target: str
    claimed: str
    """What was claimed of it already, as a line; else nothing."""
    withdraw: str


class Rulebook(TypedDict):
    """What there is to read, in order; the page asks for a topic by its code."""

    topic: str
    """The one at hand."""
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
    """The program played in it."""


class Over(TypedDict):
    winner: Literal["liberal", "fascist", ""]
    headline: str
    reason: str
    roles: list[RoleTurned]
    stay: str
    forget: str
    stays: bool
    """This phone has said that it stays for the same group again."""


class TableMessage(TypedDict):
    """The public table as the shared screen shows it, and what is asked of this seat."""

    block: Literal["table"]
    seat: int | None
    """None for whoever only looks on."""
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
    """The newest first."""
    rules: Rulebook
    hand: HandAtRest | None
    """None for whoever only looks on, and before the deal."""
    act: Act | None
    claims: list[Claimable]
    over: Over | None
    note: str
    """What has to be told once, such as that it was done at the screen."""


class Rules(TypedDict):
    """One topic of the rules of the chosen book."""

    block: Literal["rules"]
    topic: str
    title: str
    paragraphs: list[str]
    differences: list[str]
    above_differences: str


class Invitation(TypedDict):
    """How others come in, as it stands on the shared screen: for a phone that was let in itself."""

    block: Literal["invitation"]
    code: list[str]
    """Rows of squares: "1" is black."""
    address: str
    word: str
    """Beside the address that is typed."""


class CardShown(TypedDict):
    drawing: Drawing
    word: str
    caption: str
    kind: CardKind
    side: Side
    small: bool
    """Some word of its kind takes small letters in this language: all have them then, and tell nothing."""


class Known(TypedDict):
    """A word for each name of `HandAtRest.names`, in the same order: as many for every role."""

    word: str


class Result(TypedDict):
    """What will be done if this place is chosen: a sentence, and a word below every card."""

    sentence: str
    tags: list[str]


class Opened(TypedDict):
    """An open hand: secret. Always one message. Empty for all whom it doesn't concern."""

    block: Literal["opened"]
    moment: int
    cards: list[CardShown]
    """By place."""
    heading: str
    lines: list[str]
    """The role in words: as many for every role."""
    knows: list[Known]
    seen: list[str]
    results: list[Result]
    """By place."""
    chosen: int | None
    """A ballot that is in already."""


class Closed(TypedDict):
    """What was open isn't asked any more: the sheet closes at once."""

    block: Literal["closed"]
    note: str
    """Such as that it was done at the screen."""


class Answer(TypedDict):
    block: Literal["answer"]
    n: int
    done: bool
    text: str
    """Why not; else nothing."""


class Gone(TypedDict):
    """This phone has no seat any more: another one took it, it was given away, or the evening is over."""

    block: Literal["gone"]
    forget: bool
    """Everything that the phone keeps is to be forgotten."""
    heading: str
    text: str
    button: str
    """Leads back to the joining page; nothing where there is no way back."""


class Pong(TypedDict):
    block: Literal["pong"]


PublicBlock = (
    Texts | Join | Requested | Waiting | TableMessage | Rules | Invitation | Answer | Gone | Closed | Pong
)
Block = PublicBlock | Opened
