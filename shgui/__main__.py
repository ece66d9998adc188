"""`python -m shgui`."""

import sys

from shgui.cli import main

sys.exit(main())
