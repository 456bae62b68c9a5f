#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Hosted workflows are YAML, may do no more than they have to, run nothing that could change unseen, and ShellCheck has no
objection to their scripts.

Usage: workflows.py FOLDER
"""

import re
import subprocess
import sys
from pathlib import Path

import yaml


def steps_of(workflow: dict):
    for name, job in workflow["jobs"].items():
        for step in [job, *job.get("steps", [])]:
            yield name, step


def main() -> int:
    wrong = []
    files = sorted(Path(sys.argv[1]).glob("*.yml"))
    for file in files:
        text = file.read_text(encoding="utf-8")
        workflow = yaml.safe_load(text)
        triggers = workflow[True]  # YAML 1.1 takes `on` for yes
        if "pull_request_target" in triggers:
            wrong.append(f"{file.name}: runs others' changes with our rights")
        if workflow.get("permissions") != {"contents": "read"}:
            wrong.append(f"{file.name}: may do more than read, as a whole")
        for name, job in workflow["jobs"].items():
            if "uses" not in job and "timeout-minutes" not in job:
                wrong.append(f"{file.name}: {name} may run for hours")
            writes = [what for what, how in job.get("permissions", {}).items() if how == "write"]
            if writes and (file.name, name) != ("release.yml", "release"):
                wrong.append(f"{file.name}: {name} may write {writes}")
        for name, step in steps_of(workflow):
            used = step.get("uses")
            if used and not used.startswith("./") and not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", used):
                wrong.append(f"{file.name}: {name} uses {used}, which is not named by its commit")
            if used and "@" in used and not re.search(re.escape(used) + r" # v\d+\.\d+\.\d+$", text, re.MULTILINE):
                wrong.append(f"{file.name}: {used} does not say its version")
            if used and used.startswith("./") and not (file.parents[2] / used).exists():
                wrong.append(f"{file.name}: there is no {used}")
            script = step.get("run")
            if script:
                if "${{ github." in script or "${{ inputs." in script:
                    wrong.append(f"{file.name}: {name} lets words from outside into a script")
                checked = subprocess.run(
                    ["shellcheck", "--shell=bash", "--exclude=SC2154", "-"], text=True, capture_output=True, check=False,
                    input="set -e\n" + re.sub(r"\$\{\{[^}]*\}\}", "word", script))
                if checked.returncode != 0:
                    wrong.append(f"{file.name}: {name}: {checked.stdout}")
                for called in re.findall(r"^\s*((?:packaging|\.)/[\w./-]+)", script, re.MULTILINE):
                    if not (file.parents[2] / called).exists():
                        wrong.append(f"{file.name}: {name} calls {called}, which is not there")
    print("\n".join(wrong) or f"{len(files)} workflows")
    return 1 if wrong or not files else 0


sys.exit(main())
