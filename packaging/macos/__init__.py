"""The bundle for macOS."""
