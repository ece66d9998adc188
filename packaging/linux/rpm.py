"""The package for Fedora, openSUSE and others: the same tree as Debian's, with its command in /usr/bin."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path

from installers import tools
from installers.copyright import WITHOUT_PYTHON, copyright_text
from installers.project import NAME, PAGE, PUBLISHER, TITLE, Project
from installers.texts import in_english
from installers.times import settle

from linux.processor import Processor
from linux.tree import tree
from shgui.words import desktop_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import SOURCE


def build_rpm(project: Project, processor: Processor) -> Path:
    root = tree(project, f"rpm-{processor.name}", "usr/bin", processor).root
    licences = root / "usr/share/licenses" / NAME
    licences.mkdir(parents=True)
    (licences / "copyright").write_text(copyright_text(project, WITHOUT_PYTHON), encoding="utf-8")
    for path in sorted((project.root / "assets/licences").glob("*.txt")):
        shutil.copy(path, licences)
    settle(root, project.moment)
    top = project.fresh("rpmbuild")
    summary = in_english(desktop_texts.get_summary)
    given = {
        "_topdir": str(top),
        "_dbpath": str(top / "db"),
        "program": NAME,
        "given_version": project.version,
        "given_summary": f"{TITLE}: {summary[0].lower()}{summary[1:]}",
        "publisher": PUBLISHER,
        "page": PAGE,
        "tree": str(root),
    }
    definitions = [part for name, value in given.items() for part in ("--define", f"{name} {value}")]
    told = "\n\n".join(
        textwrap.fill(paragraph, 78) for paragraph in desktop_texts.list_description(load_catalogue(SOURCE))
    )
    spec = top / f"{NAME}.spec"
    written = Path(__file__).with_name(f"{NAME}.spec").read_text(encoding="utf-8")
    spec.write_text(written.replace("@DESCRIPTION@", told), encoding="utf-8")
    command = [tools.find("rpmbuild"), "-bb", "--target", processor.name, *definitions, str(spec)]
    tools.run(command, env={"SOURCE_DATE_EPOCH": str(project.moment)})
    (built,) = (top / "RPMS" / processor.name).glob("*.rpm")
    project.output.mkdir(exist_ok=True)
    shutil.rmtree(root)
    return Path(shutil.copy(built, project.output))
