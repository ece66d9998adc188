"""What a catalogue must keep, one module a concern."""
