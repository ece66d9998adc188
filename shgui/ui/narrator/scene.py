"""The picture on the narrator's stage at each moment of a narration."""

from collections.abc import Mapping

from shgui.narrator.narration import Narration, NarrationStatus
from shgui.narrator.voice.voice import get_line_text
from shgui.ui.narrator.stage import NarratorPicture, Sentence, Sign
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.narrator_texts import Spoken, get_pause_text

_CLOSED, _OPEN, _FIST, _THUMB = Sign.EYES_CLOSED, Sign.EYES_OPEN, Sign.FIST, Sign.THUMB
_SIGNS: Mapping[Spoken | None, tuple[Sign, ...]] = {
    None: (_OPEN,),
    Spoken.ALL_CLOSE: (_CLOSED,),
    Spoken.ALL_CLOSE_WITH_FIST: (_CLOSED, _FIST),
    Spoken.FASCIST_AND_HITLER_OPEN: (_OPEN,),
    Spoken.HITLER_SIGNALS: (_OPEN,),
    Spoken.FASCISTS_OPEN: (_OPEN,),
    Spoken.HITLER_THUMB: (_CLOSED, _THUMB),
    Spoken.FASCISTS_NOTE_HITLER: (_OPEN, _THUMB),
    Spoken.CLOSE_AGAIN: (_CLOSED,),
    Spoken.CLOSE_AGAIN_HANDS_DOWN: (_CLOSED,),
    Spoken.FASCIST_AND_HITLER_CLOSE: (_CLOSED,),
    Spoken.FASCISTS_CLOSE_THUMB_DOWN: (_CLOSED,),
    Spoken.ALL_OPEN: (_OPEN,),
    Spoken.SPEAK_UP: (_OPEN,),
    Spoken.TRY_CLOSED_EYES: (_CLOSED,),
    Spoken.TRY_FIST: (_FIST,),
    Spoken.TRY_SMALL_LOOK: (_OPEN,),
    Spoken.TRY_SMALL_SIGN: (_OPEN,),
    Spoken.TRY_LOOK: (_OPEN,),
    Spoken.TRY_THUMB: (_THUMB,),
    Spoken.TRY_NOTE: (_THUMB, _OPEN),
    Spoken.TRY_CLOSE_AGAIN: (_CLOSED,),
    Spoken.TRY_HANDS_DOWN: (_CLOSED,),
    Spoken.TRY_END: (_OPEN,),
}


def signs_of(line: Spoken | None) -> tuple[Sign, ...]:
    """Return the icons of what players do at this line; None is the pause."""
    return _SIGNS.get(line, ())


def scene_of(
    words: Catalogue, narration: Narration, *, rehearsing: bool, voice_lost: bool
) -> NarratorPicture:
    """Return the present picture. `words` are the table's; the lines are in the narration's languages."""
    if narration.status is NarrationStatus.DONE:
        if rehearsing:
            text = words.gettext("Now you know the signs. Continue, and the opening begins.")
        else:
            text = words.gettext("The opening is over. Enjoy the game!")
        return NarratorPicture(signs=(_OPEN,), sentences=(Sentence(text),))
    current, line = narration.current, narration.current.line
    note = words.gettext(
        "The sound of this computer does not respond, so nothing can be heard. The text continues at the same"
        " pace."
    )
    return NarratorPicture(
        heading=_heading(words, narration, rehearsing),
        signs=signs_of(line),
        sentences=tuple(
            Sentence(step_text(line, language), line is None or language == current.language)
            for language in narration.languages
        ),
        step=current.step,
        steps=len(narration.steps),
        note=note if voice_lost else "",
    )


def step_text(line: Spoken | None, language: str) -> str:
    """Return the text shown for a line; None is the pause in which players look."""
    return get_pause_text(load_catalogue(language)) if line is None else get_line_text(line, language)


def _heading(words: Catalogue, narration: Narration, rehearsing: bool) -> str:
    if narration.status is NarrationStatus.PAUSED:
        # Translators: above the line that the narrator will go on with; max 32
        return words.pgettext("narrator", "Paused")
    # Translators: above the lines of the rehearsal; max 40
    return words.pgettext("narrator", "Rehearsal, with open eyes") if rehearsing else ""
