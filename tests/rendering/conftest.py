from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rendering import unpainted as without_paint


@pytest.fixture
def unpainted() -> Iterator[None]:
    """For tests that look at layout and words, never at pixels."""
    with without_paint.unpainted():
        yield
