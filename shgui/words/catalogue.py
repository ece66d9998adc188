"""The messages of one language, and its way to write numbers, dates and lists."""

import gettext as gettext_files
import io
import re
from collections.abc import Callable, Sequence
from functools import cache, cached_property, reduce
from typing import TYPE_CHECKING

from shgui import resources
from shgui.words.isolation import CatalogueMessage
from shgui.words.languages import SOURCE

if TYPE_CHECKING:
    from datetime import date, datetime

    from babel import Locale

_GROUPED_FROM = 1000
_REGIONS = {"en": "en_GB"}
"""The regional form used where a language has several."""


class Catalogue:
    """The texts of one language. Messages without a translation stay in English. Babel is imported when first
    needed: that takes longer than loading a catalogue."""

    def __init__(self, language: str, messages: gettext_files.NullTranslations) -> None:
        self.language = language
        self._messages = messages

    def gettext(self, message: str) -> str:
        return _make_message(self._messages.gettext(message))

    def ngettext(self, one: str, many: str, count: int) -> str:
        return _make_message(self._messages.ngettext(one, many, count))

    def pgettext(self, context: str, message: str) -> str:
        return _make_message(self._messages.pgettext(context, message))

    def npgettext(self, context: str, one: str, many: str, count: int) -> str:
        return _make_message(self._messages.npgettext(context, one, many, count))

    def number(self, number: int) -> str:
        if abs(number) < _GROUPED_FROM:
            return str(number)
        from babel.numbers import format_decimal

        text: str = format_decimal(number, locale=self._locale)
        return text

    def short_date(self, day: "date") -> str:
        """Format day and month as short as the language writes them: 12 Nov."""
        from babel.dates import format_skeleton

        text: str = format_skeleton("MMMd", day, locale=self._locale)
        return "\u00a0".join(text.split())

    def date(self, day: "date") -> str:
        """Format a date with the month in letters."""
        from babel.dates import format_date

        return format_date(day, "long", locale=self._locale)

    def time(self, moment: "datetime") -> str:
        """Format the time of day without seconds, in the moment's own time zone, on one line."""
        from babel.dates import format_time

        return "\u00a0".join(format_time(moment, "short", locale=self._locale).split())

    def moment(self, moment: "datetime") -> str:
        """Format date and time of day, in the moment's own time zone, on one line."""
        # Translators: a day and a time of day
        text = self.pgettext("moment", "{date}, {time}").format(
            date=self.date(moment), time=self.time(moment)
        )
        return "\u00a0".join(text.split())

    def list_of(self, items: Sequence[str]) -> str:
        """List items with a conjunction: Ana, Ola and Piotr."""
        if len(items) < 2:
            return "".join(items)
        from babel.lists import format_list

        pattern = format_list([f"{{{place}}}" for place in range(len(items))], locale=self._locale)
        # A conjunction of one letter doesn't hang at the end of a line.
        return CatalogueMessage(re.sub(r" (\w) ", " \\1\u00a0", pattern)).format(*items)

    def row_of(self, items: Sequence[str]) -> str:
        """List items one after the other: Fascist, Fascist, Liberal."""
        # Translators: items of a row, for example cards; each further item comes in as {item}
        pattern = self.pgettext("row", "{items}, {item}")
        return reduce(lambda row, item: pattern.format(items=row, item=item), items) if items else ""

    @cached_property
    def _locale(self) -> "Locale":
        from babel import Locale, UnknownLocaleError

        try:
            return Locale.parse(_REGIONS.get(self.language, self.language))
        except (UnknownLocaleError, ValueError):
            return Locale.parse(SOURCE)


Sentence = Callable[[Catalogue], str]
"""A text that is looked up when it is needed."""


def _make_message(text: str) -> str:
    return CatalogueMessage(text) if "{" in text else text


@cache
def load_catalogue(language: str) -> Catalogue:
    """Load a language's catalogue; without one the texts stay English."""
    try:
        compiled = resources.catalogue(language)
    except (FileNotFoundError, ModuleNotFoundError):
        # A bare checkout has no compiled catalogues, and perhaps no Babel to compile them with.
        return Catalogue(language, gettext_files.NullTranslations())
    return Catalogue(language, gettext_files.GNUTranslations(io.BytesIO(compiled)))
