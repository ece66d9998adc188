"""Libraries needed of the system: each with the Debian packages that bring it, the newest name first. They
are written down instead of taken from the building machine, so that a package built anywhere is the same
and serves older and newer systems. A library that isn't listed stops the build."""

from __future__ import annotations

LIBRARIES = {
    "ld-linux-aarch64.so.1": ("libc6",),
    "ld-linux-x86-64.so.2": ("libc6",),
    "libc.so.6": ("libc6",),
    "libdl.so.2": ("libc6",),
    "libm.so.6": ("libc6",),
    "libpthread.so.0": ("libc6",),
    "libresolv.so.2": ("libc6",),
    "librt.so.1": ("libc6",),
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libICE.so.6": ("libice6",),
    "libSM.so.6": ("libsm6",),
    "libX11.so.6": ("libx11-6",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libbrotlicommon.so.1": ("libbrotli1",),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libgcc_s.so.1": ("libgcc-s1",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libstdc++.so.6": ("libstdc++6",),
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxcb.so.1": ("libxcb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
}
BROUGHT_BY_FROZEN = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-util.so.1",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
)
"""Libraries that a desktop may lack; AppImage and archive carry them from the building machine."""
PYTHON = ("python3 (>= 3.11)", "python3-nacl (>= 1.5)")
# The program asks for none of these: it plays sounds with whichever it finds.
SOUND = "pipewire-bin | pulseaudio-utils | alsa-utils"


def debian_depends(libraries: tuple[str, ...], glibc: str) -> str:
    """`glibc` is the oldest version that will do."""
    unknown = [library for library in libraries if library not in LIBRARIES]
    if unknown:
        raise ValueError(f"linux/requirements.py doesn't know what brings {', '.join(unknown)}")
    asked = {" | ".join(LIBRARIES[library]) for library in libraries}
    versions = {"libc6": f"libc6 (>= {glibc})"}
    return ", ".join((*PYTHON, *sorted(versions.get(name, name) for name in asked)))
