"""One way to load cards, for the box and for packs, with the place of every fault; a tiny game's box lies in a folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import pytest

from games.kernel.catalogue import Card, Catalogue, Entry, Loader, Printed, Wrong
from games.kernel.content import BadPack, of_the_game
from games.kernel.effects import clauses
from games.kernel.phrases import LANGS, Lang, Phrases, headed

from .test_verbs import Effect


class Thing(Card):
    kind: str = ""
    effects: list[Effect] = []
    friend: str = ""

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return headed(words, lang, "text", clauses(self.effects, words, lang))


class Place(Entry):
    rows: list[str]


class Sizes(Printed):
    hand: int


KINDS: dict[str, type[Card]] = {"things": Thing, "charms": Thing}


@dataclass(frozen=True, slots=True)
class Box(Catalogue):
    kinds: ClassVar[Mapping[str, type[Card]]] = KINDS

    things: dict[str, Thing] = field(default_factory=lambda: dict[str, Thing]())
    charms: dict[str, Thing] = field(default_factory=lambda: dict[str, Thing]())
    places: dict[str, Place] = field(default_factory=lambda: dict[str, Place]())
    sizes: Sizes = field(default_factory=lambda: Sizes(hand=0))
    friends: list[str] = field(default_factory=lambda: list[str]())


def _friends(box: Box) -> None:
    box.friends.extend(c.friend for c in box.things.values() if c.friend)


def _check(box: Box) -> Iterator[Wrong]:
    for card in box.things.values():
        if card.friend and card.friend not in box.by_id:
            yield Wrong(card.id, "friend", f"no card {card.friend!r}")


OWN = """things:
  - id: coin
    name: {en: Coin, de: Münze}
    flavour: {en: Round., de: Rund.}
    effects: [{gold: 2}]
charms:
  - {id: ring, name: {en: Ring, de: Ring}, flavour: {en: Also., de: Auch.}}
"""


def pack(*rows: str) -> str:
    card = "name: {en: A, de: A}, flavour: {en: A., de: A.}"
    return "things:\n" + "".join(f"  - {{{row}, {card}}}\n" for row in rows)


@pytest.fixture
def loader(tmp_path: Path) -> Loader[Box]:
    folder = tmp_path / "content"
    folder.mkdir()
    (folder / "words.yaml").write_text(
        "text: {en: 'Use: {what}', de: 'Nutze: {what}'}\ngain: {en: 'gain {n}', de: 'nimm {n}'}\n", encoding="utf-8"
    )
    (folder / "a.yaml").write_text(OWN, encoding="utf-8")
    (folder / "b.yaml").write_text("places: [{id: inn, rows: [x]}]\nsizes: {hand: 5}\n", encoding="utf-8")
    implied = {"charms": {"kind": "charm"}}
    return Loader(folder, Box, {"places": Place}, {"sizes": Sizes}, implied, _friends, _check)


def faults(loader: Loader[Box], folder: Path, **files: str) -> list[str]:
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        loader.load([folder / f"{name}.yaml" for name in files])
    return [str(fault) for fault in caught.value.faults]


def test_every_section_comes_to_its_shelf_and_every_card_into_one_list(loader: Loader[Box]) -> None:
    box = loader.load()
    assert list(box.by_id) == ["coin", "ring"]
    assert (list(box.things), list(box.charms), list(box.places)) == (["coin"], ["ring"], ["inn"])
    assert (box.sizes.hand, box.charms["ring"].kind, box.kind_of("ring")) == (5, "charm", "charms")
    assert (box.text("coin", "de"), box.text("ring", "de")) == (["Nutze: Nimm 2."], [])
    assert box.in_words(box.things["coin"].effects, "en") == "gain 2"


def test_a_pack_is_a_file_or_a_folder_and_may_speak_of_itself(loader: Loader[Box], tmp_path: Path) -> None:
    more = tmp_path / "more"
    more.mkdir()
    (more / "one.yaml").write_text("pack: {game: tiny, name: More}\n" + pack("id: one, friend: coin"), encoding="utf-8")
    (more / "two.yaml").write_text(pack("id: two"), encoding="utf-8")
    assert list(loader.load([more]).by_id) == ["coin", "ring", "one", "two"]
    assert loader.load([more]).friends == ["coin"]
    assert list(loader.load([more / "two.yaml"]).by_id) == ["coin", "ring", "two"]
    assert list(loader.load().by_id) == ["coin", "ring"], "the next table has only the box"


def test_a_pack_that_is_not_there_is_named(loader: Loader[Box], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadPack) as caught:
        loader.load([tmp_path / "empty", tmp_path / "gone.yaml"])
    assert [f.problem for f in caught.value.faults] == ["no YAML file here"] * 2


def test_all_faults_of_all_files_are_told_at_once(loader: Loader[Box], tmp_path: Path) -> None:
    found = faults(
        loader,
        tmp_path,
        one="things: []\nthing: []\nplaces: {}\nsizes: {hand: 9}\n",
        two=pack("id: coin", "id: two, effects: [{golds: 1}]") + "places: [{id: inn, rows: []}]\n",
        three="things: [\n",
    )
    box = f"{tmp_path.name}/content"
    assert found[:5] == [
        "one.yaml:2: thing: unknown section, did you mean 'things'?",
        "one.yaml:3: places: must be a list of cards",
        "one.yaml:4: sizes: belongs to the box; a pack adds cards",
        "two.yaml:3: card two: effects[0]: unknown verb 'golds', did you mean 'gold'?",
        f"two.yaml:2: card coin: id: this id stands twice, first in {box}/a.yaml:2",
    ]
    assert found[5] == f"two.yaml:4: card inn: id: this id stands twice, first in {box}/b.yaml:1"
    assert found[6].startswith("three.yaml:2: ")


def test_an_id_that_stands_twice_in_one_file_is_told_with_both_lines(loader: Loader[Box], tmp_path: Path) -> None:
    assert faults(loader, tmp_path, one=pack("id: one", "id: two", "id: one")) == [
        "one.yaml:4: card one: id: this id stands twice, first in one.yaml:2"
    ]


def test_what_cards_say_of_one_another_and_cannot_say_is_found_at_its_line(loader: Loader[Box], tmp_path: Path) -> None:
    assert faults(loader, tmp_path, one=pack("id: one", "id: two, friend: nobody")) == [
        "one.yaml:3: card two: friend: no card 'nobody'"
    ]
    unsaid = faults(loader, tmp_path, one=pack("id: one", "id: two, effects: [{gold: -1}]"))
    assert len(unsaid) == len(LANGS)
    assert all(fault.startswith("one.yaml:3: card two: cannot be worded: no phrase '") for fault in unsaid)
    assert all(fault.endswith("/words.yaml)") for fault in unsaid), "and where it belongs"


def test_a_fault_in_the_box_itself_is_told_like_any_other(loader: Loader[Box]) -> None:
    (loader.folder / "b.yaml").write_text("sizes:\n  hand: many\n", encoding="utf-8")
    with pytest.raises(BadPack, match=r"b\.yaml:2: card sizes: hand: .*integer.*got 'many'"):
        loader.load()


def test_a_file_of_the_box_is_called_by_its_game_for_several_have_one_of_that_name() -> None:
    home = Path("games") / "elder_sign"
    assert of_the_game(home / "content" / "items.yaml") == "elder_sign/content/items.yaml"
    assert of_the_game(home / "rulebook.yaml") == "elder_sign/rulebook.yaml"


def test_two_rolls_of_one_card_must_not_share_their_luck(loader: Loader[Box], tmp_path: Path) -> None:
    words = loader.folder / "words.yaml"
    more = ("roll", "roll-table", "roll-row", "roll-nothing", "or")
    text = words.read_text(encoding="utf-8") + "".join(f"{key}: {{en: x, de: x}}\n" for key in more)
    words.write_text(text, encoding="utf-8")
    rolls = "id: one, effects: [{choose: [[{roll: 1, rows: {1-3: [], 4-6: []}}], [{roll: 1, rows: {1-5: [], '6': []}%s}]]}]"
    assert faults(loader, tmp_path, one=pack(rolls % "")) == [
        "one.yaml:2: card one: two of its rolls or limits are one deed: call one of them something (`named`)"
    ]
    (tmp_path / "one.yaml").write_text(pack(rolls % ", named: second"), encoding="utf-8")
    assert "one" in loader.load([tmp_path / "one.yaml"]).by_id
