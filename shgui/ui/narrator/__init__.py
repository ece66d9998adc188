"""The narrator in the window: the opening of the printed game, and what happens at the table.

`narrator_page` and `opening_reader` lead through the opening; `announcer` reads out public events as they are
shown. Both use the one voice of `shared_voice`.
"""
