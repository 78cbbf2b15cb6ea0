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


ROOMS = """
pack: {game: death-may-die, name: Three rooms}
episodes:
  - id: tea-time
    number: 7
    name: {en: "Tea Time", de: "Teestunde"}
    flavour: {en: "The kettle sings in two voices.", de: "Der Kessel singt zweistimmig."}
    mood: {en: "Three rooms and one guest too many.", de: "Drei Räume und ein Gast zu viel."}
    won: {en: "The tea is cold.", de: "Der Tee ist kalt."}
    lost: {en: "The guest stays.", de: "Der Gast bleibt."}
    ritual: {en: "both altars are destroyed", de: "beide Altäre sind zerstört"}
    disrupted: "map:altar:destroyed"
    at_least: 2
    monsters: [ghoul]
    tokens: {altar: 2, knife: 3}
    carried: [knife]
    actions:
      - {id: look-round, name: {en: "Look round", de: "Sich umsehen"}, need: 1, then: [{gain_token: knife}]}
      - id: break-altar
        name: {en: "Break an altar", de: "Einen Altar zerbrechen"}
        where: ["here:altar:plain", "held:knife"]
        need: 2
        then: [{spend_token: knife}, {turn_token: altar, to: destroyed}]
    plan:
      tiles: [1A, 5A, 4A]
      start: entrance-hall
      passages: [[entrance-hall, great-hall], [great-hall, library], [library, reading-nook]]
      stairs: [entrance-hall, library]
      gates: {red: library, yellow: great-hall, blue: entrance-hall}
      enemies: {library: [ghoul], great-hall: [cultist]}
      tokens: {altar: [library, great-hall]}
mythos:
  - {id: tea-1, of: tea-time, name: {en: A cup, de: Eine Tasse}, flavour: {en: "It falls.", de: "Sie fällt."}, effects: [{stress: 1}]}
discoveries:
  - id: tea-2
    of: tea-time
    name: {en: Biscuits, de: Kekse}
    flavour: {en: "Dry.", de: "Trocken."}
    left: {kind: event, name: {en: "A bite", de: "Ein Bissen"}, taking: [{heal: stress, n: 1}]}
"""


def episode(tmp_path: Path, text: str) -> list[str]:
    """What is wrong with it."""
    pack = tmp_path / "rooms.yaml"
    pack.write_text(text, encoding="utf-8")
    try:
        load_catalogue([pack])
    except BadPack as bad:
        return [str(fault) for fault in bad.faults]
    return []


def test_a_pack_may_bring_an_episode_of_tiles_and_tokens_of_the_box(tmp_path: Path) -> None:
    assert episode(tmp_path, ROOMS) == []


# What is written, what instead of it, and the fault that is found.
UNPLAYABLE = [
    ("stairs: [entrance-hall, library]", "stairs: [entrance-hall, libary]", "plan: no space 'libary' on its tiles, did you mean 'library'?"),
    ("      stairs:", "      rooms: {lawn: [0, 0, 1, 1]}\n      stairs:", "plan: no space 'lawn' on its tiles"),
    ("[library, reading-nook]", "[great-hall, library]", "plan.passages: nobody can get to 'reading-nook'"),
    ("great-hall: [cultist]", "great-hall: [byakhee]", "plan.enemies: 'byakhee' is not among its monsters"),
    ("carried: [knife]", "carried: [knive]", "carried: no token 'knive' in this episode, did you mean 'knife'?"),
    ("map:altar:destroyed", "map:alter:destroyed", "where: no token 'alter' in this episode, did you mean 'altar'?"),
    ("{gain_token: knife}", "{gain_token: bone}", "card tea-time: no token 'bone' in this episode"),
    ("id: tea-1, of: tea-time", "id: tea-1, of: estate", "mythos: no card of 'mythos' is of this episode"),
    ("of: tea-time\n", "of: teatime\n", "discoveries: no card of 'discoveries' is of this episode"),
]  # fmt: skip


def test_an_episode_nobody_could_play_is_not_loaded_and_every_reason_is_told(tmp_path: Path) -> None:
    text = ROOMS
    for written, instead, _ in UNPLAYABLE:
        assert written in text
        text = text.replace(written, instead, 1)
    found = episode(tmp_path, text)
    assert [fault for _, _, fault in UNPLAYABLE if not any(fault in told for told in found)] == []
    assert "plan.tiles: no tile '18A'" in episode(tmp_path, ROOMS.replace("5A, 4A", "5A, 18A"))[0]


def test_a_misspelt_name_in_an_effect_is_answered_with_the_phrase_it_may_mean(tmp_path: Path) -> None:
    found = episode(tmp_path, ROOMS.replace("effects: [{stress: 1}]", "effects: [{summon: cultst, at: red}]"))
    assert found[0].startswith("rooms.yaml:33: card tea-1: cannot be worded: no phrase 'one-cultst' in en")
    assert found[0].endswith("did you mean 'one-cultist'?")
