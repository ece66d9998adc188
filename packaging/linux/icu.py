"""The data of ICU without what the program has no use for: nine tenths of it.

What stays: sorting, letters' cases and time zones for the program's languages. What goes: other languages'
sorting (they fall back to the common order), old text encodings, names of countries, units, transliteration.
"""

from __future__ import annotations

from pathlib import Path

from installers import tools
from installers.binaries import elf

from linux.processor import Processor

_ALWAYS = {
    "cnvalias.icu",
    "coll/res_index.res",
    "coll/root.res",
    "coll/ucadata.icu",
    "currencyNumericCodes.res",
    "dayPeriods.res",
    "genderList.res",
    "icustd.res",
    "icuver.res",
    "keyTypeData.res",
    "likelySubtags.res",
    "metaZones.res",
    "metadata.res",
    "nfkc.nrm",
    "nfkc_cf.nrm",
    "numberingSystems.res",
    "plurals.res",
    "pool.res",
    "res_index.res",
    "root.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "ulayout.icu",
    "uts46.nrm",
    "windowsZones.res",
    "zoneinfo64.res",
}
# What ICU files a language under besides its own code.
_RELATED = {"nb": ("no", "nb_NO", "no_NO"), "en": ("en_US", "en_US_POSIX")}


def stays(item: str, languages: tuple[str, ...]) -> bool:
    codes = {code for language in languages for code in (language, *_RELATED.get(language, ()))}
    codes |= {code.partition("_")[0] for code in codes}
    return item in _ALWAYS or item.removeprefix("coll/") in {f"{code}.res" for code in codes}


def trim(library: Path, languages: tuple[str, ...], work: Path, processor: Processor) -> None:
    """Puts a smaller library in the place of libicudata.so.NN. Its Qt uses it without knowing."""
    version = library.name.rpartition(".")[2]
    table = f"icudt{version}l.dat"
    whole, small = work / "whole" / table, work / "small" / table
    for path in (whole, small):
        path.parent.mkdir(parents=True, exist_ok=True)
    whole.write_bytes(elf.exported(library, f"icudt{version}_dat"))
    icupkg = tools.find("icupkg", "/usr/sbin/icupkg")
    items = tools.run([icupkg, "-l", whole]).split()
    gone = [item for item in items if not stays(item, languages)]
    listed = work / "gone.txt"
    listed.write_text("\n".join(gone), encoding="ascii")
    # The name of the file stays as it is: ICU finds its tables by it.
    tools.run([icupkg, "-r", listed, whole, small])
    source = work / "data.S"
    source.write_text(_ASSEMBLER.format(version=version, path=f"small/{table}"), encoding="ascii")
    command = [processor.tool("gcc"), "-shared", "-nostdlib", "-s", "-Wl,-Bsymbolic", "-Wl,--build-id=none"]
    tools.run([*command, f"-Wl,-soname,{library.name}", "-o", library.name, source.name], cwd=work)
    library.write_bytes((work / library.name).read_bytes())


_ASSEMBLER = """\
.section .note.GNU-stack,"",%progbits
.section .rodata
.balign 16
.globl icudt{version}_dat
.type icudt{version}_dat,%object
icudt{version}_dat:
.incbin "{path}"
.size icudt{version}_dat,.-icudt{version}_dat
"""
