"""The window: its pages and the ways between them, its menus and its appearance."""
