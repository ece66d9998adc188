"""Starts the program. Without a console what it prints goes nowhere, instead of failing."""

import os
import sys

for name in ("stdout", "stderr"):
    if getattr(sys, name) is None:
        setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115

from shgui.cli import main  # noqa: E402

sys.exit(main())
