"""Phones at the table, as far as the shared screen goes: the code, who has come, and who sits elsewhere."""
