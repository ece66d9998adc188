"""The first page, and what it has to say."""
