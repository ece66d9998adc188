"""Painting as pure functions of visible data. Callers need `Press`, and the faces."""
