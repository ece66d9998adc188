"""A message has one text, or one a plural form: here it is always a tuple."""

from __future__ import annotations


def strings(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ())
