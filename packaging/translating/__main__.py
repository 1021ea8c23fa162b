"""`make translations`: bring the files of Qt Linguist up to date with what there is to say, and compile them."""

import subprocess
import sys
from pathlib import Path

import PySide6

from desktop.words.i18n import ENGLISH, LANGUAGES
from resources import resource
from translating import ts
from translating.catalogue import entries

FOLDER = Path(str(resource("translations")))
LRELEASE = Path(str(PySide6.__file__)).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")


def update() -> dict[str, int]:
    """Write every `.ts` and `.qm`; how many sentences each language still lacks."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    there, lacking = entries(), {}
    for code in LANGUAGES:
        if code == ENGLISH.code:
            continue
        file = FOLDER / f"{code}.ts"
        said = ts.merged(there, ts.read(file))
        ts.write(file, code, said)
        release(file, FOLDER / f"{code}.qm")
        lacking[code] = sum(not one.done for one in said.values())
    return lacking


def release(file: Path, to: Path) -> None:
    """Compile one file as the window reads it."""
    subprocess.run([LRELEASE, "-silent", file, "-qm", to], check=True)


def main() -> int:
    """Update all, say what is lacking."""
    for code, number in update().items():
        sys.stdout.write(f"{code}: {number or 'no'} sentence{'' if number == 1 else 's'} to translate\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
