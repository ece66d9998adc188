"""Renders the recordings of the narrator and checks them."""
