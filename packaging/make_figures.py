"""Makes the fonts `Inter Figures` from Inter: tabular digits, plus and minus as plain characters, nothing else.

usage: python packaging/make_figures.py        (needs fonttools 4; the result is checked in)

Asked for by the font feature `tnum`, tabular figures reach a PDF as private-use characters, which nobody can search or
copy. Put in front of Inter, these fonts give the same shapes without a feature, so that the PDF holds plain digits.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parents[1] / "resources" / "fonts"
FAMILY = "Inter Figures"
FIGURES = "0123456789+\u2212"
NAMES = {1: FAMILY, 16: FAMILY, 4: FAMILY, 3: FAMILY, 6: FAMILY.replace(" ", "")}
"""Name records: family, typographic family, full, unique and PostScript name."""
STYLES = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}


def tabular(font: TTFont) -> dict[str, str]:
    """What the feature `tnum` puts in place of each glyph."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for step in table.LookupList.Lookup[index].SubTable:
                    found.update(getattr(step, "ExtSubTable", step).mapping)
    return found


def make(style: str) -> Path:
    """The font of one weight; returns its file."""
    font = TTFont(FOLDER / f"Inter-{style}.ttf")
    glyphs, instead = font.getBestCmap(), tabular(font)
    wanted = {ord(one): instead.get(glyphs[ord(one)], glyphs[ord(one)]) for one in FIGURES}
    for part in font["cmap"].tables:
        part.cmap = dict(wanted)
    for tag in ("GSUB", "GPOS", "GDEF", "kern", "STAT", "DSIG"):
        if tag in font:
            del font[tag]
    keep = Subsetter(Options(notdef_outline=True, hinting=False, name_IDs=["*"]))
    keep.populate(unicodes=wanted)
    keep.subset(font)
    for number, text in NAMES.items():
        suffix = "" if number in (1, 16) or style == "Regular" else f"-{style}" if number == 6 else f" {style}"
        font["name"].setName(text + suffix, number, 3, 1, 0x409)
    font["name"].setName(style, 17, 3, 1, 0x409)
    for number in (21, 22):  # the family by weight, width and slope still says Inter: the screen would take this for it
        font["name"].removeNames(nameID=number)
    font["OS/2"].usWeightClass = STYLES[style]
    target = FOLDER / f"InterFigures-{style}.ttf"
    font.save(target)
    return target


if __name__ == "__main__":
    for name in STYLES:
        sys.stdout.write(f"{make(name)}\n")
