"""The Windows Installer package, for those who roll out programs to many machines. Made by wixl."""

from __future__ import annotations

import hashlib
import re
import struct
import uuid
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from installers import icons, tools
from installers.project import NAME, PAGE, PUBLISHER, RECORD_SUFFIX, TITLE, Project
from installers.texts import in_english

from shgui.words import desktop_texts
from windows.stage import stage

_NAMESPACE = "http://schemas.microsoft.com/wix/2006/wi"
# What wixl makes up in the summary of a package: its number, when it was made and when it was changed.
_OF_THE_BUILD = re.compile(
    rb"(\x1e\0{3}\x27\0{3}\{)[0-9A-F-]{36}(\}\0+\x40\0{3}).{8}(\x40\0{3}).{8}", re.DOTALL
)
# Windows counts time so, from 1601 on.
_TICKS, _SECONDS_1601_TO_1970 = 10_000_000, 11_644_473_600
# The same for all versions: by it a newer one knows what it replaces.
_FAMILY = uuid.UUID("0d7f5f0c-5b0e-4f3b-9a39-9d6c4f1f2a77")


def build_msi(project: Project) -> Path:
    staged = stage(project)
    # wixl takes paths from where it runs only.
    work = staged.parent
    (work / f"{NAME}.ico").write_bytes(icons.ico(icons.PROGRAM))
    written = work / f"{NAME}.wxs"
    written.write_bytes(ElementTree.tostring(_package(project, staged), encoding="utf-8"))
    target = project.output / f"{NAME}-{project.version}.msi"
    target.parent.mkdir(exist_ok=True)
    tools.run(
        [tools.find("wixl"), "--arch", "x64", "-o", target, written],
        cwd=work,
        env={"SOURCE_DATE_EPOCH": str(project.moment)},
    )
    target.write_bytes(settled(target.read_bytes(), project.moment))
    return target


def settled(package: bytes, moment: int) -> bytes:
    """Make the package reproducible: its number from its contents, its times from the sources."""
    when = struct.pack("<Q", (moment + _SECONDS_1601_TO_1970) * _TICKS)
    blank, found = _OF_THE_BUILD.subn(
        lambda told: told[1] + bytes(36) + told[2] + when + told[3] + when, package
    )
    if found != 1:
        raise ValueError("wixl writes its packages in another way")
    number = str(uuid.uuid5(_FAMILY, hashlib.sha256(blank).hexdigest())).upper()
    return _OF_THE_BUILD.sub(
        lambda told: told[1] + number.encode() + told[2] + when + told[3] + when, package
    )


def _package(project: Project, staged: Path) -> Element:
    root = Element("Wix", xmlns=_NAMESPACE)
    product = SubElement(
        root,
        "Product",
        Id=_id(f"product {project.version}"),
        Name=TITLE,
        Language="1033",
        Version=project.version,
        Manufacturer=PUBLISHER,
        UpgradeCode=_braced(_FAMILY),
    )
    SubElement(product, "Package", InstallerVersion="500", Compressed="yes", InstallScope="perMachine")
    SubElement(product, "MajorUpgrade", DowngradeErrorMessage="A newer version is installed already.")
    SubElement(product, "MediaTemplate", EmbedCab="yes")
    SubElement(product, "Icon", Id="program.ico", SourceFile=f"{NAME}.ico")
    SubElement(product, "Property", Id="ARPPRODUCTICON", Value="program.ico")
    SubElement(product, "Property", Id="ARPURLINFOABOUT", Value=PAGE)
    top = SubElement(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    programs = SubElement(top, "Directory", Id="ProgramFiles64Folder")
    home = SubElement(programs, "Directory", Id="INSTALLDIR", Name=NAME)
    menu = SubElement(top, "Directory", Id="ProgramMenuFolder")
    components = [*_files(staged, home, staged), _shortcut(menu), _file_type(home)]
    feature = SubElement(product, "Feature", Id="Main", Level="1")
    for component in components:
        SubElement(feature, "ComponentRef", Id=component)
    ElementTree.indent(root)
    return root


def _files(folder: Path, into: Element, staged: Path) -> Iterator[str]:
    for path in sorted(folder.iterdir()):
        inside = path.relative_to(staged).as_posix()
        name = f"i{uuid.uuid5(_FAMILY, inside).hex}"
        if path.is_dir():
            yield from _files(path, SubElement(into, "Directory", Id=f"d{name}", Name=path.name), staged)
        else:
            component = SubElement(into, "Component", Id=f"c{name}", Guid=_id(inside), Win64="yes")
            SubElement(
                component,
                "File",
                Id=name,
                Name=path.name,
                Source=str(path.relative_to(staged.parent)),
                KeyPath="yes",
            )
            yield f"c{name}"


def _shortcut(menu: Element) -> str:
    component = SubElement(menu, "Component", Id="shortcut", Guid=_id("shortcut"), Win64="yes")
    SubElement(
        component,
        "Shortcut",
        Id="menu",
        Name=TITLE,
        Description=in_english(desktop_texts.get_summary),
        Target=f"[INSTALLDIR]{NAME}.exe",
        WorkingDirectory="INSTALLDIR",
    )
    _registered(component, f"Software\\{NAME}", "Installed", "1", root="HKLM", key_path="yes")
    return "shortcut"


def _file_type(home: Element) -> str:
    component = SubElement(home, "Component", Id="filetype", Guid=_id("file type"), Win64="yes")
    kind = f"{NAME}.record"
    classes = "Software\\Classes"
    _registered(component, f"{classes}\\{RECORD_SUFFIX}", "", kind, key_path="yes")
    _registered(component, f"{classes}\\{kind}", "", in_english(desktop_texts.get_record_type))
    _registered(component, f"{classes}\\{kind}\\DefaultIcon", "", f"[INSTALLDIR]{NAME}.exe,1")
    command = f'"[INSTALLDIR]{NAME}.exe" "%1"'
    _registered(component, f"{classes}\\{kind}\\shell\\open\\command", "", command)
    return "filetype"


def _registered(
    component: Element, key: str, name: str, value: str, root: str = "HKLM", key_path: str = "no"
) -> None:
    entry = {"Root": root, "Key": key, "Type": "string", "Value": value, "KeyPath": key_path}
    SubElement(component, "RegistryValue", entry | ({"Name": name} if name else {}))


def _id(what: str) -> str:
    return _braced(uuid.uuid5(_FAMILY, what))


def _braced(number: uuid.UUID) -> str:
    return str(number).upper()
