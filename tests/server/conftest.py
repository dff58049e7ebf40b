"""Servers for a whole file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, cluster
from tests.server.support import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with SQLite and without limits, for tests that need nothing else of it."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own."""
    with cluster(tmp_path_factory.mktemp("postgres")) as found:
        yield found
