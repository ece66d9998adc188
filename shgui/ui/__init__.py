"""Everything with pixels."""

import sys
from types import ModuleType


def _spare_sources() -> None:
    """Keep PySide from reading the source of every module that is imported after it.

    It looks there for its own name, to know in which modules its names may be spelt in snake_case. Nobody
    here asks for that, and the reading takes a tenth of the start and six megabytes that are never given
    back. Where PySide isn't loaded yet, or does this otherwise, nothing happens.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", _may_use_it)  # noqa: B010 - not an attribute that checkers know


def _may_use_it(_module: ModuleType) -> bool:
    return True


_spare_sources()
