"""The program as macOS wants it: a bundle, packed. Put together on any system; not yet run on a Mac."""

from __future__ import annotations

import plistlib
import shutil
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from installers import icons, program, sources, tools
from installers.binaries import macho
from installers.bytecode import compile_all
from installers.copyright import Carried, copyright_text
from installers.native import put_miniaudio, put_nacl
from installers.project import APP_ID, NAME, PUBLISHER, RECORD_SUFFIX, RECORD_TYPE, TITLE, Project
from installers.standard_library import standard_library

from macos.qt import put_qt
from shgui.words import desktop_texts, home_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages

LEAST_SYSTEM = "13.0"
_PYTHON = "libpython3.11.dylib"
# What Python was built with: time zones, for one, look into it.
_CONFIGURATION = "_sysconfigdata__darwin_darwin.py"
_CARRIED = Carried(
    "Contents/Resources/lib/site",
    "Contents/Frameworks/* Contents/Resources/lib/python3*",
    icu=False,
    miniaudio=True,
)
# Modules in C that the program, or what it uses, imports.
_MODULES = """
    _bisect _blake2 _bz2 _contextvars _csv _ctypes _datetime _decimal _heapq _json _lzma _md5 _opcode _pickle
    _posixsubprocess _queue _random _scproxy _sha1 _sha256 _sha3 _sha512 _socket _sqlite3 _statistics _struct
    _typing _zoneinfo array binascii fcntl grp math mmap pyexpat resource select termios unicodedata zlib
"""


def build_bundles(project: Project) -> Path:
    """Build an archive for each kind of processor and return the one for the newer."""
    for processor in ("x86_64", "arm64"):
        built = _build(project, processor)
    return built


def _build(project: Project, processor: str) -> Path:
    bundle = project.fresh(f"macos-{processor}") / f"{TITLE}.app"
    contents = bundle / "Contents"
    resources = contents / "Resources"
    site = resources / "lib/site"
    site.mkdir(parents=True)
    languages = program.languages(project)
    _put_python(project, contents)
    put_qt(project, site, languages)
    program.put_babel(project, site, languages)
    program.put_network(project, site)
    program.put_program(project, site)
    put_nacl(project, "macos", site, f"-{processor}")
    put_miniaudio(project, "macos", site, f"-{processor}")
    compile_all(site)
    for drawing in (icons.PROGRAM, icons.RECORD):
        (resources / f"{drawing}.icns").write_bytes(icons.icns(drawing))
    (resources / "copyright").write_text(copyright_text(project, _CARRIED), encoding="utf-8")
    shutil.copy(project.root / "LICENSE", resources)
    (contents / "Info.plist").write_bytes(_about(project, list_languages()))
    _put_names(resources)
    _put_launcher(contents / "MacOS" / NAME, processor)
    _thin(bundle, processor)
    check(bundle, processor)
    target = project.output / f"{NAME}-{project.version}-macos-{processor}.zip"
    target.parent.mkdir(exist_ok=True)
    _pack(bundle, target, project.moment)
    return target


def _put_python(project: Project, contents: Path) -> None:
    brought = sources.unpacked(project, "macos", "CPython") / "deploy_libs"
    (contents / "Frameworks").mkdir()
    shutil.copy(brought / _PYTHON, contents / "Frameworks")
    library = contents / "Resources/lib"
    modules = library / "python3.11/lib-dynload"
    modules.mkdir(parents=True)
    for name in _MODULES.split():
        shutil.copy(brought / f"{name}.cpython-311-darwin.so", modules)
    shutil.copy(brought / _CONFIGURATION, modules.parent)
    (library / "python311.zip").write_bytes(standard_library())


def _about(project: Project, languages: tuple[str, ...]) -> bytes:
    uti = f"{APP_ID}.record"
    return plistlib.dumps(
        {
            "CFBundleDevelopmentRegion": "en",
            "CFBundleDisplayName": TITLE,
            "CFBundleDocumentTypes": [
                {
                    "CFBundleTypeIconFile": icons.RECORD,
                    "CFBundleTypeName": desktop_texts.get_record_type(load_catalogue("en")),
                    "CFBundleTypeRole": "Viewer",
                    "LSHandlerRank": "Owner",
                    "LSItemContentTypes": [uti],
                }
            ],
            "CFBundleExecutable": NAME,
            "CFBundleIconFile": icons.PROGRAM,
            "CFBundleIdentifier": APP_ID,
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleLocalizations": [_apples(language) for language in languages],
            "CFBundleName": TITLE,
            "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": project.version,
            "CFBundleVersion": project.version,
            "LSApplicationCategoryType": "public.app-category.board-games",
            "LSMinimumSystemVersion": LEAST_SYSTEM,
            "NSHighResolutionCapable": True,
            "NSHumanReadableCopyright": f"{PUBLISHER}, CC BY-NC-SA 4.0",
            "NSPrincipalClass": "NSApplication",
            "UTExportedTypeDeclarations": [
                {
                    "UTTypeConformsTo": ["public.json"],
                    "UTTypeDescription": desktop_texts.get_record_type(load_catalogue("en")),
                    "UTTypeIconFile": icons.RECORD,
                    "UTTypeIdentifier": uti,
                    "UTTypeTagSpecification": {
                        "public.filename-extension": [RECORD_SUFFIX.removeprefix(".")],
                        "public.mime-type": RECORD_TYPE,
                    },
                }
            ],
        }
    )


def _put_names(resources: Path) -> None:
    """Put the names that Finder and menu show for the program and its files, by language."""
    for language in list_languages():
        words = load_catalogue(language)
        folder = resources / f"{_apples(language)}.lproj"
        folder.mkdir()
        title, record = home_texts.get_program_title(words), desktop_texts.get_record_type(words)
        said = {"CFBundleDisplayName": title, "CFBundleName": title}
        said[desktop_texts.get_record_type(load_catalogue("en"))] = record
        (folder / "InfoPlist.strings").write_bytes(plistlib.dumps(said, fmt=plistlib.FMT_BINARY))


def _apples(language: str) -> str:
    """A language as macOS writes it."""
    return language.replace("_", "-")


def _put_launcher(target: Path, processor: str) -> None:
    target.parent.mkdir()
    source = Path(__file__).with_name("launcher.c")
    if sys.platform == "darwin":
        flags = ["-arch", processor, f"-mmacosx-version-min={LEAST_SYSTEM}"]
        tools.run([tools.find("clang"), *flags, "-Os", "-o", target, source])
        return
    zig = sources.unpacked(Project.here(), "tools", "zig") / "ziglang" / "zig"
    kind = {"arm64": "aarch64", "x86_64": "x86_64"}[processor]
    cache = target.parents[3] / "zig"
    tools.run(
        [zig, "cc", "-target", f"{kind}-macos.{LEAST_SYSTEM}", "-Os", "-s", "-o", target, source],
        env={"ZIG_GLOBAL_CACHE_DIR": str(cache), "ZIG_LOCAL_CACHE_DIR": str(cache)},
    )


def _thin(bundle: Path, processor: str) -> None:
    """Keeps of every library what is for this processor. Its signature goes with it."""
    wanted = macho.PROCESSORS[processor]
    for path in bundle.rglob("*"):
        if path.is_file() and macho.is_macho(path):
            path.write_bytes(macho.slices(path)[wanted].data)
            path.chmod(0o755)


def check(bundle: Path, processor: str) -> None:
    """Every library must find what it loads, in the bundle or in macOS, and be signed where it must."""
    troubles = []
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and macho.is_macho(path):
            ((kind, part),) = macho.slices(path).items()
            if kind != macho.PROCESSORS[processor]:
                troubles.append(f"{path.name} is for another processor")
            if processor == "arm64" and not part.signed:
                troubles.append(f"{path.name} isn't signed")
            troubles += [
                f"{path.name} finds no {name}" for name in part.needed if not _found(path, name, part)
            ]
    if troubles:
        raise ValueError("\n".join(troubles))


def _found(path: Path, name: str, part: macho.Slice) -> bool:
    if name.startswith(("/System/", "/usr/lib/")):
        return True
    if name.startswith("@loader_path/"):
        return (path.parent / name.removeprefix("@loader_path/")).exists()
    inside = name.removeprefix("@rpath/")
    folders = [place.replace("@loader_path", str(path.parent)) for place in part.search_paths]
    return name.startswith("@rpath/") and any((Path(folder) / inside).exists() for folder in folders)


def _pack(bundle: Path, target: Path, moment: int) -> None:
    when = datetime.fromtimestamp(moment, UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(bundle.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(bundle.parent).as_posix(), when)
                entry.compress_type = zipfile.ZIP_DEFLATED
                runs = path.stat().st_mode & 0o111 != 0
                entry.external_attr = (0o100755 if runs else 0o100644) << 16
                archive.writestr(entry, path.read_bytes())
