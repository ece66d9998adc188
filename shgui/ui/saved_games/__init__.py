"""The list of all games of this computer, and the statistics of a group."""
