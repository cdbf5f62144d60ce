#!/usr/bin/env python3
"""Writes Sources/FormText/Tables/DisplayTables.swift from the Unicode Character Database.

    python3 -m venv .build/tables && .build/tables/bin/pip install unicodedata2 regex
    .build/tables/bin/python Tests/Generators/display_tables.py
    swift format --in-place Sources/FormText/Tables/DisplayTables.swift

unicodedata2 gives categories and widths, regex the properties Emoji and Default_Ignorable_Code_Point. The Unicode
version is written into the output.
"""

from pathlib import Path

import regex
import unicodedata2 as ucd

EMOJI = regex.compile(r"\p{Emoji}")
EMOJI_PRESENTATION = regex.compile(r"\p{Emoji_Presentation}")
IGNORABLE = regex.compile(r"\p{Default_Ignorable_Code_Point}")
BIDI_CONTROL = regex.compile(r"\p{Bidi_Control}")
JAMO_VOWELS_AND_FINALS = [range(0x1160, 0x1200), range(0xD7B0, 0xD7FC)]
SELECTORS_AND_JOINERS = {0x200C, 0x200D, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}


def is_zero_width(code: int) -> bool:
    character, category = chr(code), ucd.category(chr(code))
    if any(code in block for block in JAMO_VOWELS_AND_FINALS):
        return True
    # The Hangul fillers are letters and U+00AD is drawn as a hyphen, although both are ignorable.
    is_ignorable = IGNORABLE.match(character) and category not in ("Lo", "Cn") and code != 0xAD
    return category in ("Mn", "Mc", "Me", "Zl", "Zp") or bool(is_ignorable)


def is_wide(code: int) -> bool:
    character = chr(code)
    if is_zero_width(code):
        return False
    return ucd.east_asian_width(character) in "WF" or bool(EMOJI_PRESENTATION.match(character))


def is_narrow_emoji(code: int) -> bool:
    return bool(EMOJI.match(chr(code))) and not is_wide(code)


def is_unsafe(code: int) -> bool:
    character, category = chr(code), ucd.category(chr(code))
    if code in SELECTORS_AND_JOINERS:
        return False
    return (
        category in ("Cc", "Cn", "Co", "Cs", "Zl", "Zp")
        or bool(IGNORABLE.match(character))
        or bool(BIDI_CONTROL.match(character))
    )


def ranges(holds) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for code in range(0x110000):
        if holds(code):
            if found and found[-1][1] == code - 1:
                found[-1] = (found[-1][0], code)
            else:
                found.append((code, code))
    return found


def number(code: int) -> str:
    digits = f"{code:X}"
    return "0x" + (digits if len(digits) <= 4 else digits[:-4] + "_" + digits[-4:])


def array(name: str, comment: str, holds) -> str:
    lines, line = [], "   "
    for first, last in ranges(holds):
        item = f" {number(first)}, {number(last)},"
        if len(line) + len(item) > 118:
            lines.append(line)
            line = "   "
        line += item
    lines.append(line)
    return f"  /// {comment}\n  static let {name}: [UInt32] = [\n" + "\n".join(lines) + "\n  ]\n"


output = f"""// Written by Tests/Generators/display_tables.py from Unicode {ucd.unidata_version}; not to be edited.

/// Code points by how they are displayed, as pairs of the first and the last one of each run, in ascending order.
enum DisplayTables {{
  /// The version of the Unicode Standard that the tables follow.
  static let unicodeVersion = "{ucd.unidata_version}"

"""
output += "\n".join(
    [
        array("zeroWidth", "Marks, joiners, other ignorable characters, jamo vowels and finals: 0 cells.", is_zero_width),
        array("wide", "Wide and Fullwidth characters (UAX #11) and emoji presentation (UTS #51): 2 cells.", is_wide),
        array("narrowEmoji", "Emoji drawn as text unless U+FE0F follows: then 2 cells.", is_narrow_emoji),
        array("escaped", "Controls, invisible, private-use and unassigned code points: never shown as they are.", is_unsafe),
    ]
)
output += "}\n"
target = Path(__file__).resolve().parents[2] / "Sources/FormText/Tables/DisplayTables.swift"
target.write_text(output, encoding="utf-8")
