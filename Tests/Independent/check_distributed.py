#!/usr/bin/env python3
"""Runs `formctl check` where others distribute the work, as the README says: inside GNU parallel and Apache Spark.

  check_distributed.py FORMCTL

The commands are those of the README. The form, the data and the program stand in one folder, as there; Spark is a cluster
of two workers, each a process of its own. The sum of the parts must be what one run over all of the data says.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORM = ROOT / "Forms" / "signup.yaml"
CLUSTER = """
from pyspark.sql import SparkSession
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.ui.enabled", "false")
    .config("spark.scheduler.minRegisteredResourcesRatio", "1").config("spark.log.level", "ERROR")
    .config("spark.scheduler.maxRegisteredResourcesWaitingTime", "120s").getOrCreate()
)
"""
WORKERS = """
import os
folders = spark.sparkContext.parallelize(range(4), 4).mapPartitions(lambda _: [os.getcwd()]).distinct().count()
assert folders == 2, f"{folders} workers took part"
spark.stop()
"""


def block(mark):
    """The one block of the README that has `mark` in it."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S | re.M)
    (found,) = [text for text in blocks if mark in text]
    return found


def samples(folder, *words):
    return subprocess.run(
        [folder / "formctl", "sample", "form.yaml", *words], cwd=folder, check=True, text=True,
        capture_output=True).stdout.splitlines(True)


def make_data(folder):
    """Some thousands of submissions, of which some break a rule."""
    (folder / "all.ndjson").write_text("".join(samples(folder, "-n", "150") * 24 + samples(folder, "--invalid") * 6))


def summary_of(script, folder, **environment):
    """What the shell script `script` prints, run in `folder`."""
    path = f"{folder}:{os.environ['PATH']}"
    result = subprocess.run(
        ["bash", "-c", script], cwd=folder, env={**os.environ, "PATH": path, **environment}, text=True,
        capture_output=True)
    if not result.stdout:
        sys.exit(f"{script}\nprinted nothing:\n{result.stderr[-4000:]}")
    return result.stdout


def main():
    formctl = Path(sys.argv[1]).resolve()
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(FORM, folder / "form.yaml")
        shutil.copy(formctl, folder / "formctl")
        make_data(folder)
        whole = summary_of("formctl check form.yaml all.ndjson -f summary", folder)
        print(whole.splitlines()[-1], flush=True)
        (folder / "job.py").write_text(CLUSTER + block("addFile(") + WORKERS)
        merge = f"{sys.executable} job.py && formctl check --merge-summaries parts.txt"
        runs = {
            "GNU parallel": summary_of(block("parallel --pipepart"), folder),
            "Apache Spark": summary_of(merge, folder, SPARK_LOCAL_IP="127.0.0.1", PYSPARK_PYTHON=sys.executable),
        }
        for name, summary in runs.items():
            is_fine = summary == whole
            failed += not is_fine
            print(f"{'ok' if is_fine else 'FAILED'}: {name}" + ("" if is_fine else f"\n{summary}"), flush=True)
    sys.exit(1 if failed else 0)


main()
