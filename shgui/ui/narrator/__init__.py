"""The narrator in the window: the opening of the printed game, and what happens at the table."""
