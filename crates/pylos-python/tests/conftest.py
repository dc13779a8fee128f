"""What several tests need: a small tablebase, solved once."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import pylos

# The same on every machine, however busy it is; nothing is kept on disk.
settings.register_profile(
    "pylos", derandomize=True, database=None, deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("pylos")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where tablebases are put."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def tables(folder: Path) -> pylos.Tablebase:
    """Exact values of a game that is small by its handicap (P15)."""
    return pylos.solve("children+8-8", folder)
