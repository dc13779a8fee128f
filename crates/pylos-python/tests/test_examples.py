"""The examples run to their end, quickly if they are told so."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_example(example, tmp_path, tables):
    done = subprocess.run(
        [sys.executable, example, "--quick"], cwd=tmp_path, capture_output=True, text=True,
        env=os.environ | {"PYLOS_DATA": str(tables.path.parent)}, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


def test_there_are_examples():
    assert len(EXAMPLES) >= 4
