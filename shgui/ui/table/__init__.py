"""The table: what everybody sees, on the window and on a second screen."""
