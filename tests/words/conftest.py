"""English, as it stands in the sources."""

from gettext import NullTranslations

import pytest

from shgui.words.catalogue import Catalogue


@pytest.fixture
def words() -> Catalogue:
    return Catalogue("en", NullTranslations())
