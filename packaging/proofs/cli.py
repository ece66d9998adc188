"""The commands of `packaging/prove`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from installers.project import Project
from installers.tools import Failed, Missing
from linux.processor import ARM64

from proofs import lint, on_linux, on_source, on_windows
from proofs.report import Unproven

_ARM = "-arm64"
README = "readme"
"""Takes a quarter of an hour for each Debian and kind of user: only if it is named."""
IN_A_DEBIAN: dict[str, Callable[[Project, str], None]] = {
    "deb": on_linux.prove_deb,
    "rpm": on_linux.prove_rpm,
    "appimage": on_linux.prove_appimage,
    "tar": on_linux.prove_tar,
    f"deb{_ARM}": partial(on_linux.prove_deb, processor=ARM64),
    f"rpm{_ARM}": partial(on_linux.prove_rpm, processor=ARM64),
}

HERE: dict[str, Callable[[Project], None]] = {
    "lint": lint.prove_lint,
    "setup": on_windows.prove_setup,
    "msi": on_windows.prove_msi,
}


def main(arguments: Sequence[str] | None = None) -> int:
    request = _parser().parse_args(arguments)
    project = Project.here()
    proven = True
    for kind in request.kind or [*HERE, *IN_A_DEBIAN]:
        if kind in HERE:
            proven &= _proves(kind, partial(HERE[kind], project))
            continue
        if kind == README:
            for suite, who in product(request.suite or on_linux.SUITES, request.who or on_source.WHO):
                proof = partial(on_source.prove_readme, project, suite, who, request.tests or [])
                proven &= _proves(f"{kind} in {suite}, {who}", proof)
            continue
        for suite in request.suite or (on_linux.SUITES_FOR_ARM if kind.endswith(_ARM) else on_linux.SUITES):
            proven &= _proves(f"{kind} in {suite}", partial(IN_A_DEBIAN[kind], project, suite))
    return 0 if proven else 1


def _proves(what: str, proof: Callable[[], None]) -> bool:
    print(what, flush=True)
    try:
        proof()
    except (Unproven, Failed, Missing) as error:
        print(f"  NOT PROVEN: {error}", flush=True)
        return False
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="packaging/prove",
        description="Installs what packaging/build has put into dist/ on a bare system, runs its self-test, "
        "starts it as a menu does, takes a picture into build/proofs/pictures/, and removes it again. "
        f"`{README}` runs README's commands on what is committed, from nothing.",
    )
    parser.add_argument(
        "kind",
        nargs="*",
        choices=[[], *HERE, *IN_A_DEBIAN, README],
        help=f"all but {README} if none is named",
    )
    parser.add_argument("--suite", action="append", help="a Debian, else " + " and ".join(on_linux.SUITES))
    parser.add_argument("--who", action="append", choices=on_source.WHO, help=f"for {README}, else both")
    parser.add_argument("--tests", nargs="+", help=f"for {README}: only these tests, instead of all checks")
    return parser
