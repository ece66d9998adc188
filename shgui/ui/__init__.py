"""Everything with pixels.

**Rooms**, by what a person meets: each has its page, its widgets, its rows and its faces. The last five are
what they stand on.

    home/        the first page: the game to go on with, what has gone wrong, languages
    new_table/   who plays and how; the fingerprint of the deal
    practice/    one person alone among bots
    moments/     scripts of what all look at together, from events alone, and the film made of one
    table/       all that is public: seats, boards, band, chronicle, sounds, the second screen
    hand_over/   the page that goes from hand to hand: a name, and a dossier that one player alone opens
    review/      how the roles turn at the end
    story/       the game told afterwards: its front page, what could have been known, files of it to keep
    watch/       a finished game on its table again, step by step, with what was hidden where it is wanted
    saved_games/ evenings: all games of this computer by date and group, to go on with, to review, to keep as
                 files, to delete and to forget; how a group's games went
    phones/      the code and who has come by it; for a game, who sits elsewhere
    bots/        for a game, whoever plays the program's seats: what it has seen, and when it waits
    printed/     the boards for a group that plays with its own cards
    narrator/    the opening read aloud, and what has happened said aloud
    help/        how to play, the guided first round, keys, about
    settings/    what a user has chosen
    paint/       pure functions: a face, a theme and a rectangle become a picture
    widgets/     parts that two rooms or more share
    theme/       colours, type, distances and times as data, and the style sheet made of them
    window/      the one window: `main_window` has a page on it, `pages` says which there are, `page_maker`
                 makes them, `navigator` leads from one to another; menus, looks, input; what the system says
    game/        a game on it: `games` has it and `controller` leads it; `followed_table` hears of every
                 change, `screens` decides what comes next, `at_table` and `behind_cover` do what is wanted;
                 `page_data` is what pages are told, `wishes` what they answer, and `game_followers` are all
                 who hear of it besides

Beside them: `archive` finds the saved games, `data_folder` has another folder chosen for them,
`file_dialogs` asks where files go and saves them, `failures` words what the table refuses, and `widget_names`
are what widgets are found by.

**Words of our own**, wherever in `shgui` they stand:

    Ask           the one question that the table page asks now
    Band          the strip below the table: who, what, and the one button
    Beat          one line of the narrator in one language, and the silence after it
    Claim         what a seat says it saw at an Occasion; nothing follows from it
    Cue           something to do at a moment of a Score, such as a sound
    Evening       what a group finds in its journal when it sits down
    Eyes          from what whom knew a story is drawn, of being what, and whether roles lie open
    Face          what can be painted, as a value: visible facts, and words already translated
    Held          what isn't told yet, and must not be shown before
    Level         what could be known of a player from one moment on, in the three readings
    Line          a row of the chronicle: an event, a claim, that a slip was taken back, or who plays on
    Looked        an entry of the journal: a seat has seen its secret
    Note          a slip of paper beside a thing that says more of it
    Occasion      that one seat alone saw something: never what it was
    Position      a table at one moment, from which `step` leads to the next
    Progress      how far the one screen has gone round, which the engine doesn't know
    Purpose       why one player takes the screen
    Renderer      paints faces, and keeps their prints: the finished pictures
    Rigging       what a test or the guide lays by hand instead of leaving it to chance
    Score         what moves: travels and cues in time, played on a Stage above the page
    Screen        what the window shows of a game: the table and its Ask, a hand-over and its Purpose, the end
    Script        the Steps in which something is told, as plain data; a Film makes a Score of it
    Secret        what one player sees while holding; nobody keeps it
    Showing       when a role lay open, so that its owner notices somebody else's look
    Shown         what is seen of the table: the public view, what is Held, what is tapped in
    Sitting       what a fingerprint binds besides the seed: names in their seats, which deal, the words
    Slip          a public choice that can still be taken back
    Spoken        a line that can be said aloud, by its code
    Thing         what lies on the table and tells about itself when pointed at: tracker, piles
    Touch         what pointer and keyboard do to a face: hover, press, focus
    Wish          what a page says that a player wants

What somebody else may have written is *told* (`told_number`) until it is checked. The property `voice` of a
label is how loud it is set; a Voice is heard.
"""
