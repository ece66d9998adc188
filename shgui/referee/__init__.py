"""The rules engine for other programs: one JSON object a line."""
