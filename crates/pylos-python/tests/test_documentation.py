"""Every example in the documentation of the package and in docs/python.md, and
the stubs that type checkers read."""

import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pylos
import pylos.environments

ROOT = Path(__file__).resolve().parents[3]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def documented():
    """The package's own objects that have a docstring, by name."""
    yield "pylos", pylos.__doc__
    for name in pylos.__all__:
        thing = getattr(pylos, name)
        if not (inspect.isclass(thing) or inspect.isroutine(thing)):
            continue
        yield name, thing.__doc__
        for member, value in vars(thing).items() if inspect.isclass(thing) else ():
            if not member.startswith("_"):
                yield f"{name}.{member}", value.__doc__
    for name in ("PylosAEC", "PylosEnv", "env"):
        yield name, getattr(pylos.environments, name).__doc__


def examples_of(text, name, globs):
    test = doctest.DocTestParser().get_doctest(text, globs, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    failures = []
    runner.run(test, out=failures.append)
    assert not failures, "\n".join(failures)
    return len(test.examples)


def test_everything_is_documented_and_the_examples_are_right(folder):
    globs = vars(pylos) | vars(pylos.environments) | {"folder": folder}
    examples = 0
    for name, text in documented():
        # Attributes of an exception class are not docstrings of ours.
        assert text or name.rpartition(".")[2] in ("clause", "reason"), f"{name} has no docstring"
        examples += examples_of(text or "", name, dict(globs))
    assert examples > 60


def test_openspiel_examples_are_right():
    pytest.importorskip("pyspiel")
    import pylos.openspiel

    assert examples_of(pylos.openspiel.__doc__, "openspiel", {}) > 3


def test_the_guide_is_right(folder):
    guide = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert examples_of("\n".join(blocks), "docs/python.md", {"folder": folder}) > 20


def test_the_stubs_describe_the_package():
    pytest.importorskip("mypy")
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "pylos._pylos", "--concise",
         "--ignore-disjoint-bases"],
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
