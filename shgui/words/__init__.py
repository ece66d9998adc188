"""Texts in the reader's language, without Qt. Nothing is translated at import. `get_` returns a fixed text,
`format_` fills values into one, `describe_` and `list_` choose and join sentences. A label is the text of
a button, menu entry or field."""
