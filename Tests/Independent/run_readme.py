#!/usr/bin/env python3
"""Runs the commands of the README, so that they cannot rot.

Every block marked ```sh is run as one script in the root of the project and must end well. A block marked ```console
holds a command after `$ ` and what it prints: the output must be just that. Programs that a machine may lack only because
of who is at work there (`sudo` as root) are stood in for.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PRELUDE = "" if shutil.which("sudo") else 'sudo() { "$@"; }\n'
# `formctl` in the README is the program that was built.
ENVIRONMENT = {**os.environ, "PATH": f"{ROOT / '.build' / 'debug'}:{os.environ['PATH']}"}


def run(script):
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", PRELUDE + script], cwd=ROOT, env=ENVIRONMENT, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def main():
    passed, failed = 0, 0
    blocks = re.findall(r"^```(sh|console)\n(.*?)^```", README, re.S | re.M)
    if not blocks:
        sys.exit("the README has no commands to run")
    for kind, text in blocks:
        if kind == "sh":
            result = run(text)
            is_fine, shown = result.returncode == 0, f"exit {result.returncode}\n{result.stdout[-3000:]}"
        else:
            first, _, expected = text.partition("\n")
            result = run(first.removeprefix("$ ") + "\n")
            is_fine, shown = result.stdout == expected, f"printed:\n{result.stdout}"
        print(f"{'ok' if is_fine else 'FAILED'}: {text.splitlines()[0]}", flush=True)
        passed, failed = passed + is_fine, failed + (not is_fine)
        if not is_fine:
            print(shown)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
