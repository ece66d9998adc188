"""The public table, on the main window and a second screen."""
