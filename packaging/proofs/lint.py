"""Checkers of packages and desktop files, which must find nothing."""

from __future__ import annotations

from pathlib import Path

from installers import tools
from installers.project import APP_ID, NAME, Project

from proofs.report import must, say


def prove_lint(project: Project) -> None:
    package = project.output / f"{NAME}_{project.version}-1_amd64.deb"
    must(not _said("lintian", "--allow-root", "--fail-on", "warning,error", package), "lintian")
    root = project.fresh("lint")
    tools.run([tools.find("dpkg-deb"), "-x", package, root])
    share = root / "usr/share"
    must(not _said("desktop-file-validate", share / f"applications/{NAME}.desktop"), "desktop-file-validate")
    tools.run([tools.find("appstreamcli"), "validate", "--no-net", share / f"metainfo/{APP_ID}.metainfo.xml"])
    say("appstreamcli")
    for page in sorted((share / "man").rglob("*.gz")):
        said = _said("man", "--warnings=w", "--local-file", page)
        must("warning" not in said, str(page.relative_to(share)))


def _said(tool: str, *arguments: str | Path) -> str:
    return tools.run([tools.find(tool), *arguments], env={"LC_ALL": "C.UTF-8", "MANWIDTH": "80"})
