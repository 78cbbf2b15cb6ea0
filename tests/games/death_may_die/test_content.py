"""What is printed is checked when it is loaded: names that nothing is counted by, places that are not on the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.death_may_die.content import load_catalogue
from games.kernel.content import BadPack

FIND = """
pack: {{game: death-may-die, name: More of it}}
discoveries:
  - id: pack-find
    of: catacombs
    name: {{en: Chill, de: Frösteln}}
    flavour: {{en: "From below.", de: "Von unten."}}
    left: {{kind: condition, name: {{en: Chill, de: Frösteln}}, if: "{so}", traits: [{{rests: -1}}]}}
"""


@pytest.mark.parametrize(
    "so", ["sanity=3", "held:bone", "map:bone:plain=2", "has:catacombs-find-2:left", "room:bone", "next_gate:bone:plain"]
)
def test_a_condition_may_ask_for_anything_that_is_counted(so: str, tmp_path: Path) -> None:
    pack = tmp_path / "more.yaml"
    pack.write_text(FIND.format(so=so), encoding="utf-8")
    assert load_catalogue([pack]).discoveries["pack-find"].left is not None


@pytest.mark.parametrize("so", ["luck", "sanity=many", "held"])
def test_and_for_nothing_else(so: str, tmp_path: Path) -> None:
    pack = tmp_path / "more.yaml"
    pack.write_text(FIND.format(so=so), encoding="utf-8")
    with pytest.raises(BadPack, match="nothing is counted"):
        load_catalogue([pack])
