"""Pictures by name, what nobody else may see, what is marked as changed, and who is painted in person."""

from __future__ import annotations

import pytest

from games.kernel.phrases import Lang
from games.talisman.state import Move
from games.talisman.view import Side
from rendering import encode
from rendering.kit import UnknownPicture
from rendering.names import cut
from rendering.talisman import PICTURES, alt, changes, draw_board, draw_turn
from rendering.talisman.folk import PEOPLE
from rendering.talisman.pieces import has_shape
from rendering.talisman.scenes import SCENES

from . import stages
from .stages import CARDS, NAMES


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("what", ["board", "turn", "hand", "seat:1", "card:wolf", "card:O7", "card:hex", "card:elf", "recap"])
def test_each_picture_can_be_had_by_name(what: str) -> None:
    picture = PICTURES.draw(what, stages.ways(), CARDS, "de", NAMES)
    assert picture.problems() == []
    assert picture.alt


@pytest.mark.usefixtures("unpainted")
def test_pictures_of_a_moment_are_there_in_that_moment_only() -> None:
    fight, over = stages.fights()["duel"], stages.over()
    assert PICTURES.draw("fight", fight, CARDS, "de", NAMES).problems() == []
    assert PICTURES.draw("end", over, CARDS, "de", NAMES).problems() == []
    for what, view in (("fight", over), ("end", fight), ("card:nobody", over), ("seat:9", over), ("bord", over)):
        with pytest.raises(UnknownPicture):
            PICTURES.draw(what, view, CARDS, "de", NAMES)


@pytest.mark.usefixtures("unpainted")
def test_spells_are_on_the_owners_pictures_only() -> None:
    spells = [CARDS.printed(s).name.de for s in stages.rich().players[0].character.spells]  # type: ignore[union-attr]
    own = PICTURES.draw("hand", stages.rich(0), CARDS, "de", NAMES)
    assert all(name in own.alt for name in spells)
    assert "(bereit am Ende deines Zuges)" in own.alt  # for what it lies ready, too
    for viewer in (None, 1):
        view = stages.rich(viewer)
        for what in ("board", "turn", "hand", "seat:0"):
            other = PICTURES.draw(what, view, CARDS, "de", NAMES)
            assert not any(name in other.alt for name in spells), (viewer, what)
            assert "bereit am" not in other.alt, (viewer, what)
            assert not any("spells" in mark.name for mark in other.layout), (viewer, what)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_is_new_is_found_and_marked(lang: str) -> None:
    after = stages.ways()
    me = after.players[0].character
    assert me is not None
    was = me.model_copy(update={"lives": me.lives + 2, "gold": me.gold - 1})
    before = after.model_copy(
        update={"players": (after.players[0].model_copy(update={"character": was}), *after.players[1:]), "lying": {}}
    )
    found = changes(before, after)
    assert found.life == {0: -2}
    assert found.gold == {0: 1}
    assert "lion" in found.cards
    for draw in (draw_board, draw_turn):
        marked = draw(after, CARDS, lang, NAMES, changed=found)
        assert marked.problems() == []
        assert any(m.name.endswith("life-change") for m in marked.layout)
        assert any(m.name.endswith("-new") for m in marked.layout)
        assert {"de": "Seit dem letzten Bild", "en": "Since the last picture"}[lang] in marked.alt
    assert changes(None, after).cards == frozenset()


def test_everybody_with_a_face_is_painted_in_person() -> None:
    shelves = (CARDS.characters, CARDS.enemies, CARDS.creatures, CARDS.strangers, CARDS.followers)
    assert [id for shelf in shelves for id in shelf if not has_shape(id)] == []
    own = [PEOPLE[id] for id in CARDS.characters]
    assert len(set(own)) == len(own)
    pairs = {CARDS.characters[id].pair: PEOPLE[id].build for id in CARDS.characters}
    assert len(pairs) == 14


def test_every_terrain_is_painted() -> None:
    for space in CARDS.spaces.values():
        assert space.terrain in SCENES["inner" if space.region == "crown" else space.region], space.id


def test_a_fight_shows_every_being_as_itself() -> None:
    one = draw_turn(stages.fight(Side(beings=["dragon"], worth=7, dice=[4])), CARDS, "en", NAMES).image
    other = draw_turn(stages.fight(Side(beings=["wyvern"], worth=7, dice=[4])), CARDS, "en", NAMES).image
    assert one.crop((610, 120, 1180, 420)).tobytes() != other.crop((610, 120, 1180, 420)).tobytes()


LONG = {seat: f"Maximiliane-Charlotte von und zu Hohenfels{seat}" for seat in range(6)}


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
def test_the_chance_of_a_fight_says_whose_it_is(lang: Lang, names: dict[int, str]) -> None:
    """Two stand there: "8 %" alone may be either's."""
    waits = stages.fights()["waits"]
    picture = draw_turn(waits, CARDS, lang, names)
    assert picture.problems() == []
    assert names[0] in alt.chance_of(waits, CARDS, lang, names)
    assert alt.chance_of(waits, CARDS, lang, names) in picture.alt


def test_a_name_that_is_cut_says_so() -> None:
    assert (cut("Maximiliane", 5), cut("Maxi", 5)) == ("Maxi…", "Maxi")


def test_both_sums_of_a_fight_have_letters_of_one_size() -> None:
    two = Side(beings=["dragon"], worth=12, adds=3)
    layout = draw_turn(stages.fight(two), CARDS, "de", NAMES).layout
    assert len({m.size for m in layout if m.name.endswith("/worth")}) == 1


def test_one_card_with_little_to_say_leaves_its_room_to_the_land() -> None:
    def told(*cards: str) -> int:
        view = stages.crowded("O1").model_copy(update={"lying": {"O1": cards}})
        layout = draw_turn(view, CARDS, "de", NAMES).layout
        return next(m.box.h for m in layout if m.name.endswith("tile0/panel"))

    short = next(c for c in sorted(CARDS.by_id) if CARDS.sort(c) == "magic_objects" and len(" ".join(CARDS.text(c, "de"))) < 50)
    assert told(short) < told(*stages.LONGEST[:2])


def test_a_crowded_board_stays_below_the_limit_of_bytes() -> None:
    live = encode.live(draw_board(stages.crowded(), CARDS, "de", NAMES).image)
    assert len(live.data) <= encode.LIVE_LIMIT_BYTES
    assert live.width == 1600


def test_whoever_meets_the_sentinel_on_the_way_sees_the_bridge_and_no_further_move() -> None:
    state = stages.begun()
    stages.at(state, 0, "O5")
    state.move = Move(dice=[4], path=["O3", "O4", "O5"])
    drawn = draw_turn(stages.shown(state), CARDS, "en", NAMES)
    assert "Strength 9" in drawn.alt
    assert any(mark.name.endswith("rule-text") for mark in drawn.layout)
    assert drawn.problems() == []
    state.move = Move()  # before the die it is where the next move may lead
    assert "Strength 9" not in draw_turn(stages.shown(state), CARDS, "en", NAMES).alt
