"""Painting as pure functions of visible data. Callers need `Renderer`, and the faces."""
