"""Everything with pixels: the window, its pages, and what they are painted with.

`.github/ARCHITECTURE.md` says which room holds what."""
