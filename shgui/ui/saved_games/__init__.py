"""All games of this computer, the newest first, and the ways on from each."""
