"""Installs what was built on systems that have never seen it, and tries it there."""
