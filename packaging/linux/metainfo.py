"""The program's page in software centres (AppStream)."""

from __future__ import annotations

from xml.etree import ElementTree

from installers.project import APP_ID, NAME, PAGE, PROGRAM_LICENCE, PUBLISHER, RECORD_TYPE, Project
from installers.texts import in_english, translated

from shgui.words import desktop_texts, home_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import SOURCE, list_languages

_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def metainfo(project: Project) -> bytes:
    component = ElementTree.Element("component", type="desktop-application")

    def add(
        tag: str, text: str = "", parent: ElementTree.Element = component, **attributes: str
    ) -> ElementTree.Element:
        child = ElementTree.SubElement(parent, tag, attributes)
        child.text = text or None
        return child

    add("id", APP_ID)
    add("metadata_license", "CC0-1.0")
    add("project_license", PROGRAM_LICENCE)
    for tag, say in (("name", home_texts.get_program_title), ("summary", desktop_texts.get_summary)):
        add(tag, in_english(say))
        for language, text in translated(say).items():
            add(tag, text).set(_LANG, language)
    _describe(add("description"))
    add("url", PAGE, type="homepage")
    add("developer_name", PUBLISHER)
    add("launchable", f"{NAME}.desktop", type="desktop-id")
    provides = add("provides")
    add("binary", NAME, provides)
    add("mediatype", RECORD_TYPE, provides)
    categories = add("categories")
    for category in ("Game", "BoardGame"):
        add("category", category, categories)
    languages = add("languages")
    for language in list_languages():
        add("lang", language, languages)
    # A board game about a vote in a parliament: nothing is shown that the rating asks about.
    add("content_rating", type="oars-1.1")
    releases = add("releases")
    for release in project.releases:
        day = release.day or project.day
        told = add(
            "description", "", add("release", "", releases, version=release.version, date=day.isoformat())
        )
        for note in release.notes:
            add("p", note, told)
    ElementTree.indent(component)
    written: bytes = ElementTree.tostring(component, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _describe(description: ElementTree.Element) -> None:
    english = desktop_texts.list_description(load_catalogue(SOURCE))
    for number, paragraph in enumerate(english):
        ElementTree.SubElement(description, "p").text = paragraph
        for language in list_languages():
            text = desktop_texts.list_description(load_catalogue(language))[number]
            if text != paragraph:
                ElementTree.SubElement(description, "p", {_LANG: language}).text = text
