"""CPython for Windows: signed files of its makers, and the standard library compiled from its sources."""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import tarfile
import tomllib
import zipfile
from pathlib import Path

from installers.project import Project
from installers.sources import WrongFile, fetch, listed
from installers.standard_library import standard_library

SIGNER = "CN=Python Software Foundation"
_RECORDED = Path(__file__).with_name("cpython.toml")
_LIBRARY = "python311.zip"
_CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


def put_python(project: Project, folder: Path) -> None:
    """The interpreter, its modules in C, and the standard library."""
    recorded: dict[str, str] = tomllib.loads(_RECORDED.read_text(encoding="utf-8"))["files"]
    with _embeddable(project) as archive:
        for name, sha256 in recorded.items():
            content = archive.read(f"cp311/{name}")
            if hashlib.sha256(content).hexdigest() != sha256:
                raise WrongFile(f"{name} is not the one that was recorded in windows/cpython.toml")
            (folder / name).write_bytes(content)
            check_signature(folder / name)
    (folder / "python311._pth").write_text(f"{_LIBRARY}\n.\n", encoding="ascii")
    (folder / _LIBRARY).write_bytes(standard_library())


def _embeddable(project: Project) -> zipfile.ZipFile:
    # A source package runs code when it is installed: it is only ever read.
    with tarfile.open(fetch(project, listed("windows", "CPython"))) as package:
        (name,) = [each for each in package.getnames() if each.endswith("/data.zip")]
        data = package.extractfile(name)
        if data is None:
            raise WrongFile(f"{name} is no file")
        return zipfile.ZipFile(io.BytesIO(data.read()))


def check_signature(path: Path) -> None:
    """Check the signature where osslsigncode is installed; elsewhere the recorded hash has to do."""
    tool = shutil.which("osslsigncode")
    if tool is None or not _CERTIFICATES.is_file():
        return
    trusted = ["-CAfile", str(_CERTIFICATES), "-TSA-CAfile", str(_CERTIFICATES), "-ignore-crl"]
    done = subprocess.run(
        [tool, "verify", "-in", str(path), *trusted], capture_output=True, text=True, check=False
    )
    if "\nSignature verification: ok" not in done.stdout or SIGNER not in done.stdout:
        raise WrongFile(f"{path.name} bears no valid signature of its makers:\n{done.stdout}")
