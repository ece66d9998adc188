"""Writes the samples anew: `python -m tests.frozen`. When that is legitimate, the package says."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.frozen.samples import FOLDER, SAMPLES, keep_journal

if __name__ == "__main__":
    os.environ.update(LANG="C.UTF-8", LC_ALL="C.UTF-8")
    application = QCoreApplication([])
    for name, make in SAMPLES.items():
        with tempfile.TemporaryDirectory() as folder:
            (FOLDER / name).write_bytes(make(Path(folder)))
    keep_journal()
