"""What several tests need: a small tablebase, solved once."""

from pathlib import Path

import pytest

import pylos


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where tablebases are put."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def tables(folder: Path) -> pylos.Tablebase:
    """Exact values of a game that is small by its handicap (P15)."""
    return pylos.solve("children+8-8", folder)
