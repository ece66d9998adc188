"""The sheets of contact_sheet.py, one module a kind."""
