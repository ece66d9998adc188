"""The journal file: what is saved, sealed and locked, and the folders that hold it."""
