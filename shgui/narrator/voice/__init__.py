"""Sounds for lines: recordings and the system's own voices, played by what the system has. Everything that
might block, hang or crash (speech engines, sound servers) runs in a child process. A narration continues
without any of it."""
