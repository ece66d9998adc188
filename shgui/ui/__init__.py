"""Everything with pixels."""
