#!/usr/bin/env python3
"""Checks the JSON Schema of the form language with a validator that is not ours.

  check_schema.py FORMCTL

Every form of the gallery must satisfy what `formctl schema` prints, and so must every form that `formctl new` gives and
every export. Every bad form whose fault is one of shape must violate it.

YAML is read by ruamel.yaml as YAML 1.2, the schema is checked by jsonschema.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
FORMCTL = sys.argv[1]

# Codes of findings about shape. Their bad forms must violate the schema.
SHAPE = ["unknown-key", "missing-key", "wrong-type", "bad-value", "bad-identifier", "bad-language-tag"]


def formctl(*arguments, stdin=None):
    run = subprocess.run([FORMCTL, *arguments], input=stdin, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"formctl {' '.join(arguments)}: exit {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout


def plain(value):
    """The value as JSON would hold it: keys as text, no dates, no YAML types."""
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, list):
        return [plain(v) for v in value]
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    return str(value)


def read(path):
    yaml = YAML(typ="rt")
    yaml.version = (1, 2)
    # Dates are texts in the core schema of YAML 1.2.
    yaml.constructor.add_constructor(
        "tag:yaml.org,2002:timestamp", lambda loader, node: loader.construct_scalar(node))
    text = re.sub(r"\A%YAML[^\n]*\n", "", Path(path).read_text(encoding="utf-8"))
    return plain(yaml.load(text))


def main():
    schema = json.loads(formctl("schema"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    passed, failed = 0, 0

    def expect(name, document, is_fine):
        nonlocal passed, failed
        errors = sorted(validator.iter_errors(document), key=lambda e: list(map(str, e.path)))
        if bool(errors) != is_fine:
            passed += 1
            return
        failed += 1
        print(f"{name}: {'violates' if is_fine else 'satisfies'} the schema")
        for error in errors[:3]:
            print(f"  at /{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")

    forms = sorted((ROOT / "Forms").glob("*.yaml"))
    if not forms:
        sys.exit("there are no forms to check")
    for form in forms:
        expect(form.name, read(form), True)
        expect(f"{form.name}, exported", json.loads(formctl("export", str(form))), True)
    for kind in ["login", "signup", "terms", "survey"]:
        path = ROOT / ".build" / f"new-{kind}.yaml"
        path.write_text(formctl("new", kind), encoding="utf-8")
        expect(f"new {kind}", read(path), True)
    for code in SHAPE:
        expect(f"BadForms/{code}.yaml", read(ROOT / "Tests" / "BadForms" / f"{code}.yaml"), False)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
