"""A finished game told again: its front page, what could have been known, and files to keep."""
