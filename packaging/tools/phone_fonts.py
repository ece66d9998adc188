"""Packs the fonts for the phones' page as WOFF2: the same letters, without what browsers don't use.

    python -m pip install fonttools brotli
    python packaging/tools/phone_fonts.py

writes assets/phones/fonts/*.woff2 from assets/fonts/*.ttf. Their letters are those of the six languages and
of the names that people bear in them; what is written by nobody here falls to the phone's own fonts.
"""

import subprocess
import sys
from pathlib import Path

ASSETS = Path(__file__).parents[2] / "assets"
FEATURES = ("ccmp", "kern", "liga", "locl", "mark", "mkmk")


def main() -> None:
    target = ASSETS / "phones" / "fonts"
    target.mkdir(parents=True, exist_ok=True)
    for font in sorted((ASSETS / "fonts").glob("*.ttf")):
        packed = target / f"{font.stem}.woff2"
        command = [sys.executable, "-m", "fontTools.subset", str(font), "--unicodes=*", "--flavor=woff2"]
        options = ["--no-hinting", f"--layout-features={','.join(FEATURES)}", f"--output-file={packed}"]
        subprocess.run([*command, *options], check=True)
        print(f"{packed.name}: {packed.stat().st_size} bytes")


if __name__ == "__main__":
    main()
