"""Painting of plain values. Callers need `Renderer` and the drawables."""
