"""What a user has chosen: kept in a file, changed on a page."""
