#!/usr/bin/env python3
"""Writes Sources/FormPatterns/Unicode/UnicodeTables*.swift from the Unicode Character Database.

    apt-get install unicode-data
    Tests/Generators/unicode_tables.py [FOLDER]

FOLDER holds UnicodeData.txt, Scripts.txt and CaseFolding.txt of one version; default /usr/share/unicode.

A set of code points is written as numbers: for each range the gap since the end of the last one, then its length
less one. A number is written in digits of base 32, lowest first; a digit that another one follows has 32 added. The
64 values are drawn as A-Z, a-z, 0-9, + and -.
"""
import re
import sys
from pathlib import Path

FOLDER = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = Path(__file__).resolve().parents[2] / "Sources/FormPatterns/Unicode"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
WIDTH = 100


def number(value):
    text = ""
    while value >= 32:
        text += DIGITS[32 + value % 32]
        value //= 32
    return text + DIGITS[value]


def signed(value):
    return number(2 * value if value >= 0 else -2 * value - 1)


def ranges(points):
    text, end, start = "", 0, None
    for point in sorted(points) + [None]:
        if start is not None and point != last + 1:
            text += number(start - end) + number(last - start)
            end, start = last + 1, None
        if start is None:
            start = point
        last = point
    return text


def entry(key, text):
    if len(key) + len(text) <= WIDTH:
        return f'    ("{key}", "{text}"),\n'
    return f'    (\n      "{key}",\n      """\n{lines(text, 6)}\n      """\n    ),\n'


def lines(text, indent):
    return "\\\n".join(" " * indent + text[i:i + WIDTH] for i in range(0, len(text), WIDTH))


def categories():
    found, known, first = {}, set(), None
    for line in (FOLDER / "UnicodeData.txt").read_text().splitlines():
        field = line.split(";")
        point = int(field[0], 16)
        if field[1].endswith("First>"):
            first = point
            continue
        points = range(first if first is not None else point, point + 1)
        first = None
        found.setdefault(field[2], set()).update(points)
        known.update(points)
    found["Cn"] = set(range(0x110000)) - known
    del found["Cs"]  # surrogates stand in no text
    return found


def scripts():
    found = {}
    for line in (FOLDER / "Scripts.txt").read_text().splitlines():
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))? *; (\w+)", line)
        if match:
            start = int(match[1], 16)
            found.setdefault(match[3], set()).update(range(start, int(match[2] or match[1], 16) + 1))
    return found


def folds():
    """Numbers in pairs: the gap since the last code point that folds, the signed distance to what it folds to."""
    text, last = "", 0
    for line in (FOLDER / "CaseFolding.txt").read_text().splitlines():
        match = re.match(r"([0-9A-F]+); ([CS]); ([0-9A-F]+);", line)
        if match:
            point, to = int(match[1], 16), int(match[3], 16)
            text += number(point - last) + signed(to - point)
            last = point
    return text


HEAD = '''/// The {what} of Unicode {version}.
///
/// Written by `Tests/Generators/unicode_tables.py`, which says how the numbers are encoded. Do not edit.
{declaration}
'''
version = re.search(r"Scripts-([0-9.]+)\.txt", (FOLDER / "Scripts.txt").read_text())[1]


def write(name, what, declaration, body):
    text = HEAD.format(what=what, version=version, declaration=declaration) + body
    (TARGET / f"{name}.swift").write_text(text)
    print(f"{name}.swift: {len(text):,} bytes, Unicode {version}")


def table(what, name, found):
    rows = "".join(entry(key, ranges(points)) for key, points in sorted(found.items()))
    return f"  /// {what}\n  static let {name}: [(name: String, ranges: String)] = [\n{rows}  ]\n}}\n"


write("UnicodeTables", "general categories", "enum UnicodeTables {",
      f'''  /// The version of Unicode that the tables follow.
  static let version = "{version}"

''' + table("The general categories by their two letters, without surrogates.", "categories", categories()))
write("UnicodeTables+Scripts", "scripts", "extension UnicodeTables {",
      table("The scripts by their long names.", "scripts", scripts()))
write("UnicodeTables+Folds", "simple case folding", "extension UnicodeTables {",
      f'''  /// In pairs: the gap since the last code point that folds, and the signed distance (twice the distance, less one
  /// when it is negative) to what it folds to.
  static let folds: String = """
{lines(folds(), 4)}
    """
}}
''')
