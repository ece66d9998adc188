"""The type of saved game records, so that file managers know and open them."""

from __future__ import annotations

from xml.etree import ElementTree

from installers.project import RECORD_SUFFIX, RECORD_TYPE
from installers.texts import in_english, translated

from shgui.engine.record import FORMAT
from shgui.words import desktop_texts

_NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def mime_type() -> bytes:
    root = ElementTree.Element("mime-info", xmlns=_NAMESPACE)
    kind = ElementTree.SubElement(root, "mime-type", type=RECORD_TYPE)
    ElementTree.SubElement(kind, "comment").text = in_english(desktop_texts.get_record_type)
    for language, text in translated(desktop_texts.get_record_type).items():
        ElementTree.SubElement(kind, "comment", {_LANG: language}).text = text
    ElementTree.SubElement(kind, "sub-class-of", type="application/json")
    magic = ElementTree.SubElement(kind, "magic", priority="60")
    ElementTree.SubElement(magic, "match", type="string", offset="0:64", value=FORMAT)
    ElementTree.SubElement(kind, "glob", pattern=f"*{RECORD_SUFFIX}")
    ElementTree.indent(root)
    written: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"
