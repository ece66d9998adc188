"""The user's settings, their file and their page."""
