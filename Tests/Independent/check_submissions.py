#!/usr/bin/env python3
"""Holds `formctl check` and the JSON Schemas of `formctl export --to json-schema` to each other.

  check_submissions.py FORMCTL [COUNT] [GENERATED]

For every form in Forms, COUNT submissions (default 1500), and a tenth of that for each of GENERATED forms made by chance
(default 24): valid ones, ones that break a rule each, ones at bounds, and all
of these with something changed at random. Whatever `check` accepts, a validator that is not ours accepts with the schema;
whatever `check` rejects for a reason that is not in the loss report, it rejects.
"""
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator

from generated_forms import generated

ROOT = Path(__file__).resolve().parents[2]
TODAY = ["--today", "2026-11-30"]
# Which rules of a loss report explain a finding.
RULES = {
    "valueMissing": {"required", "relevant", "enabled"}, "unexpectedAnswer": {"relevant", "enabled"},
    "customError": {"constraint", "enabled"}, "rangeUnderflow": {"min"}, "rangeOverflow": {"max"},
    "stepMismatch": {"step"}, "typeMismatch": {"syntax", "accept"}, "notCalculated": {"calculate"},
    "duplicate": {"distinct"}, "notAChoice": {"options"}, "tooFew": {"minSelected"}, "tooMany": {"maxSelected"},
    "tooShort": {"minLength"}, "tooLong": {"maxLength"}, "patternMismatch": {"pattern"}, "badInput": set(),
}
POOL = [None, True, False, 0, 1, -1, 3, 2.5, 1e6, "", " ", "x", "sample", "a@b", "mina@example.com", "2026-11-30",
        "2026-02-30", "09:00", "25:00", "2026-11-30T10:00:00Z", "https://example.com/", "+821012345678", "12345678a",
        [], ["x"], {}, "daily", "ko", "é", "line\nbreak", 10 ** 12]


def run(*words, ok=(0,)):
    result = subprocess.run([str(word) for word in words], text=True, capture_output=True, cwd=ROOT)
    if result.returncode not in ok:
        sys.exit(f"{' '.join(map(str, words))}: exit {result.returncode}\n{result.stderr[-2000:]}")
    return result.stdout


def places(value, path=()):
    if isinstance(value, dict):
        for key in value:
            yield path + (key,)
            yield from places(value[key], path + (key,))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield path + (index,)
            yield from places(item, path + (index,))


def changed(record, values, rng):
    """The record with one thing changed: a value replaced or taken away, a key added."""
    record = json.loads(json.dumps(record))
    spots = list(places(record))
    action = rng.random()
    if not spots or action < 0.05:
        record["not_a_field"] = 1
        return record
    *way, last = rng.choice(spots)
    target = record
    for step in way:
        target = target[step]
    if action < 0.25:
        del target[last]
    elif action < 0.6:
        target[last] = rng.choice(values.get(last, POOL))
    else:
        target[last] = rng.choice(POOL)
    return record


def explained(finding, losses, names):
    field = re.sub(r"\[\d+\]", "[]", finding["field"])
    for loss in losses:
        # A condition of a page or group, which have no answers of their own, is about all that stands in it.
        is_near = loss["field"] == field or (loss["rule"] in ("relevant", "enabled") and loss["field"] not in names)
        # What the form works out is judged as it is worked out; of what may be kept nothing is said.
        if loss["rule"] in ("calculate", "whenHidden") and loss["field"] == field:
            return True
        if is_near and loss["rule"] in RULES.get(finding["finding"], ()):
            return True
    return False


def submissions(formctl, form, count, rng):
    """Submissions of the form, and the values that stand in them by name."""
    lines = run(formctl, "sample", form, "-n", max(5, min(count // 5, 200)), *TODAY, ok=(0, 1))
    if lines:
        lines += run(formctl, "sample", form, "--invalid", *TODAY, ok=(0, 1))
        lines += run(formctl, "sample", form, "--boundary", *TODAY, ok=(0, 1))
    base = [json.loads(line) for line in lines.splitlines()] or [{}]
    values = {}
    for record in base:
        for key, value in record.items():
            values.setdefault(key, []).append(value)
    records = list(base)
    while len(records) < count:
        record = rng.choice(base)
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            record = changed(record, values, rng)
        records.append(record)
    return records, values


def disagreements(formctl, form, count, folder):
    """Judges submissions of the form in both ways; the number of submissions and of disagreements."""
    rng = random.Random(form.name)
    loss_file = folder / "losses.json"
    schema = json.loads(run(formctl, "export", form, "--to", "json-schema", "--loss", loss_file))
    losses = json.loads(loss_file.read_text())["losses"]
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    records, values = submissions(formctl, form, count, rng)
    data = folder / "data.ndjson"
    data.write_text("".join(json.dumps(record) + "\n" for record in records))
    findings = {}
    for line in run(formctl, "check", form, data, "-f", "ndjson", *TODAY, ok=(0, 1)).splitlines():
        finding = json.loads(line)
        if finding["severity"] == "error":
            findings.setdefault(finding["record"], []).append(finding)
    accepted = wrong = 0
    for number, record in enumerate(records, 1):
        found = findings.get(number, [])
        accepted += not found
        fits = validator.is_valid(record)
        unexplained = [x for x in found if not explained(x, losses, values)]
        if (not found and not fits) or (unexplained and fits):
            wrong += 1
            if wrong <= 3:
                told = [f"{x['field']} {x['finding']}" for x in unexplained] or "nothing"
                why = "" if fits else next(validator.iter_errors(record)).message[:200]
                print(f"{form.name}: check says {told}, the schema {why or 'accepts'}: {json.dumps(record)[:600]}")
    print(f"{form.name}: {len(records)} submissions, {accepted} accepted", flush=True)
    return len(records), wrong


def main():
    formctl = Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1500
    forms = int(sys.argv[3]) if len(sys.argv) > 3 else 24
    total = wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        jobs = [(form, count) for form in sorted((ROOT / "Forms").glob("*.yaml"))]
        for seed in range(forms):
            form = folder / f"generated-{seed}.yaml"
            form.write_text(generated(seed))
            jobs.append((form, count // 10))
        for form, amount in jobs:
            more, bad = disagreements(formctl, form, amount, folder)
            total, wrong = total + more, wrong + bad
    print(f"{total} submissions, {wrong} disagreements")
    sys.exit(1 if wrong else 0)


main()
