"""Makes lines heard: recordings and the system's own voices, through what the system plays sounds with.

Everything that might block, hang or crash (speech engines, sound servers) runs in a child process. Nothing
here is needed for the narration to go on.
"""
