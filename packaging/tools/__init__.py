"""Scripts that make files of the program, each run once in a while."""
