"""Widgets that several pages share: they paint drawables and hold only what they show."""
