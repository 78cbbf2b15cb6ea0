"""Pictures by name and by viewer, what cannot be seen in them, and what can be told apart without colour."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from games.alone.game import AloneGame
from games.alone.view import KINDS as CREATURES
from games.alone.view import SeenCreature, SeenSector
from games.kernel.phrases import Lang
from rendering import encode
from rendering.alone import (
    NOTHING,
    PICTURES,
    Changed,
    NotForThem,
    beasts,
    changes,
    describe,
    draw_board,
    draw_card,
    draw_hand,
    draw_secret,
    draw_table,
    draw_turn,
    missions,
)
from rendering.alone.ground import ARM, WALL, Shape, door, ground
from rendering.alone.screen import draw_screen
from rendering.alone.sectors import Drawing, draw_contents, draw_mark, groups
from rendering.alone.told import counted
from rendering.alone.turn import window
from rendering.alone.vignette import draw_vignette
from rendering.canvas import Canvas
from rendering.kit import UnknownPicture
from rendering.layout import Box
from rendering.theme import PALETTES, RGB, contrast, theme

from . import stages
from .stages import CARDS, NAMES

RULES = AloneGame(CARDS)


# By name, by viewer


@pytest.mark.parametrize("what", ["board", "turn", "hand", "seat:0", "seat:1", "card:rage", "card:FM10", "creatures", "recap"])
@pytest.mark.parametrize("viewer", [0, 1])
def test_each_picture_can_be_had_by_name(what: str, viewer: int) -> None:
    s = stages.middle()
    picture = PICTURES.draw(what, stages.of_hero(s) if viewer == 0 else stages.of_evil(s), CARDS, "de", NAMES)
    assert picture.problems() == []
    assert picture.alt


# Beside the map


def test_a_turn_with_room_beside_the_map_says_what_is_to_be_done() -> None:
    """At the start of a game nothing else stands there: a column left empty answers no question."""
    view = stages.of_hero(stages.first_turn())
    picture = draw_turn(view, CARDS, "de", NAMES)
    shown = {m.name.split("/")[-2].partition(":")[2] for m in picture.layout if "/task:" in m.name and m.name.endswith("/task")}
    assert shown == {m.code for m in view.missions}
    assert picture.problems() == []
    for m in view.missions:
        assert missions.goal(m, CARDS, "de") in picture.alt


def test_missions_that_have_begun_stand_beside_the_map_together_or_not_at_all() -> None:
    """One of two would look like the only one."""
    for s in (stages.first_turn(), stages.middle(), stages.upstairs(), stages.crowded()):
        view = stages.of_hero(s)
        shown = {m.name for m in draw_turn(view, CARDS, "de", NAMES).layout if "/task:" in m.name and m.name.endswith("/task")}
        begun = [m.code for m in view.missions if m.active and not m.done]
        assert sum(any(f"task:{code}/" in name for name in shown) for code in begun) in (0, len(begun))


def test_what_the_marks_mean_is_no_higher_than_its_words() -> None:
    layout = draw_turn(stages.of_hero(stages.first_turn()), CARDS, "de", NAMES).layout
    for panel in (m.box for m in layout if m.name.endswith("legend-panel")):
        lowest = max(m.box.y1 for m in layout if "/legend/" in m.name)
        assert panel.y1 - lowest < 40


@pytest.mark.parametrize("lang", ["de", "en"])
def test_each_column_of_the_creature_table_has_a_word(lang: Lang) -> None:
    picture = draw_table(CARDS, lang)
    assert sum(m.name.endswith("-word") for m in picture.layout) == 6
    assert picture.problems() == []


KINDS = sorted({type(card).__name__ for card in CARDS.by_id.values()})


@pytest.mark.parametrize("kind", KINDS)
def test_cards_of_each_kind_can_be_painted(kind: str) -> None:
    """Whether all of them are sound is asked without paint, in `test_layout.py`."""
    cards = [id for id, card in sorted(CARDS.by_id.items()) if type(card).__name__ == kind]
    for lang, id in (("de", cards[0]), ("en", cards[-1])):
        assert draw_card(CARDS, id, lang).problems() == []


@pytest.mark.parametrize("what", ["", "bord", "card:nobody", "seat:9", "seat:x", "card", "map:round", "board:x"])
def test_a_picture_nobody_knows_is_refused_with_the_known_ones(what: str) -> None:
    with pytest.raises(UnknownPicture) as refused:
        PICTURES.draw(what, stages.of_evil(stages.middle()), CARDS, "de", NAMES)
    assert "board" in refused.value.known


def test_the_secret_map_is_no_picture_for_the_hero() -> None:
    seen = stages.of_hero(stages.middle())
    for what in ("map", "map:tall"):
        with pytest.raises(UnknownPicture):
            PICTURES.draw(what, seen, CARDS, "de", NAMES)
    with pytest.raises(NotForThem):
        draw_secret(seen, CARDS, "de", NAMES)
    assert PICTURES.draw("map:tall", stages.of_evil(stages.middle()), CARDS, "de", NAMES).image.width == 1200


def test_evil_gets_the_map_for_a_board_and_everybody_does_at_the_end() -> None:
    for view in (stages.of_evil(stages.middle()), stages.of_hero(stages.over()), stages.of_evil(stages.over(), 2)):
        names = {m.name for m in PICTURES.draw("board", view, CARDS, "de", NAMES).layout}
        assert any(n.startswith("floor2/") for n in names)
    shown = {m.name for m in PICTURES.draw("board", stages.of_hero(stages.middle()), CARDS, "de", NAMES).layout}
    assert not any(n.startswith("floor2/") for n in shown)


def test_the_same_view_gives_the_same_pixels() -> None:
    view = stages.of_hero(stages.middle())
    one, other = (draw_turn(view, CARDS, "de", NAMES).image for _ in range(2))
    assert one.tobytes() == other.tobytes()


# What cannot be seen


def test_hidden_things_change_no_pixel_and_no_word_of_the_heros_pictures() -> None:
    """Worlds that differ only in what is hidden from the hero, over positions of a played game and positions with lies."""
    luck = random.Random(7)
    states = [*stages.played(5)[::18], stages.lied_to(2), stages.upstairs()]
    assert len(states) >= 6
    for state in states:
        twin = RULES.scramble(state, 0, luck.randrange)
        assert twin.sectors != state.sectors
        mine, theirs = stages.of_hero(state), stages.of_hero(twin)
        for what in ("board", "turn", "recap"):
            one, other = (PICTURES.draw(what, v, CARDS, "de", NAMES) for v in (mine, theirs))
            assert one.image.tobytes() == other.image.tobytes(), what
            assert one.alt == other.alt
            assert one.layout == other.layout
        assert describe(mine, CARDS, "en", NAMES) == describe(theirs, CARDS, "en", NAMES)


def test_another_evil_players_hand_changes_no_pixel() -> None:
    luck = random.Random(11)
    for state in (stages.middle(3), stages.crowded(2)):
        twin = RULES.scramble(state, 1, luck.randrange)
        for draw in (draw_secret, draw_turn):
            one, other = (draw(stages.of_evil(s), CARDS, "en", NAMES) for s in (state, twin))
            assert one.image.tobytes() == other.image.tobytes()
            assert one.alt == other.alt
        assert (
            draw_hand(stages.of_evil(state), 2, CARDS, "de", NAMES).alt
            == draw_hand(stages.of_evil(twin), 2, CARDS, "de", NAMES).alt
        )


def test_a_lie_looks_like_the_truth_to_the_pixel() -> None:
    lied, true = stages.lied_to(1), stages.middle(1)
    stages.put(true, "1D3", "worm")
    true.sectors["1C4"].danger = False
    true.sectors["1D2"].exits["east"] = true.sectors["1E2"].exits["west"] = "open"
    one, other = (draw_board(stages.of_hero(s), CARDS, "de", NAMES) for s in (lied, true))
    assert one.image.tobytes() == other.image.tobytes()
    assert one.alt == other.alt


# What can be seen without colour


def _apart(a: Image.Image, b: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(a.convert("L"), b.convert("L"))).mean[0]


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("room", ["", "b"])
@pytest.mark.parametrize("known", [True, False])
def test_light_and_dark_are_unmistakable_in_grey(palette: str, room: str, known: bool) -> None:
    look = theme("alone", palette)
    exits = ("north", "east", "south", "west")
    lit, dark = (ground(200, Shape(exits, room, on, known), look).image.convert("L") for on in (True, False))
    middle = (70, 70, 130, 130)
    bright, dim = (ImageStat.Stat(i.crop(middle)).mean[0] for i in (lit, dark))
    assert bright > 110
    assert dim < 60


def _mean(image: Image.Image, box: tuple[int, int, int, int]) -> RGB:
    r, g, b = ImageStat.Stat(image.crop(box).convert("RGB")).mean
    return round(r), round(g), round(b)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("known", [True, False])
def test_the_plan_is_read_at_once_against_the_void(palette: str, lit: bool, known: bool) -> None:
    look = theme("alone", palette)
    c = Canvas(400, 400, look, backdrop=False)
    draw_screen(c, Box(0, 0, 400, 400))
    void = _mean(c.image, (150, 150, 250, 250))
    tile = ground(200, Shape(("east", "west"), "", lit, known), look).image
    wall = max(3, round(200 * WALL))
    edge = round(200 * (1 - ARM) / 2)
    assert contrast(_mean(tile, (40, 84, 160, 116)), void) >= 1.5
    assert contrast(_mean(tile, (40, edge - wall + 1, 160, edge - 1)), void) >= 4.5


def _floor_of(s: SeenSector, box: Box) -> list[Box]:
    """The floor of a sector as boxes: a room is one, a corridor its middle and its arms."""
    if s.room:
        return [box]
    low, high = round(box.w * (1 - ARM) / 2), round(box.w * (1 + ARM) / 2)
    found = [Box(box.x0 + low, box.y0 + low, box.x0 + high, box.y0 + high)]
    arms = {
        "north": Box(box.x0 + low, box.y0, box.x0 + high, box.y0 + high),
        "south": Box(box.x0 + low, box.y0 + low, box.x0 + high, box.y1),
        "west": Box(box.x0, box.y0 + low, box.x0 + high, box.y0 + high),
        "east": Box(box.x0 + low, box.y0 + low, box.x1, box.y0 + high),
    }
    return found + [arms[way] for way in s.exits]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    "exits", [("north", "south"), ("east", "west"), ("north", "east"), ("south",), ("north", "west", "south")]
)
@pytest.mark.parametrize("creatures", range(1, 7))
def test_whoever_stands_in_a_corridor_stands_on_its_floor(exits: tuple[str, ...], creatures: int) -> None:
    for size in (110, 180, 260):
        here = tuple(SeenCreature(key=str(i), kind=CREATURES[i % len(CREATURES)]) for i in range(creatures))
        s = SeenSector(
            place="1:+0:+0", floor=1, x=0, y=0, exits=dict.fromkeys(exits, "open"), creatures=here, hero=creatures % 2 == 0
        )
        c = Canvas(600, 600, theme("alone"))
        box = Box.at(100, 100, size, size)
        draw_contents(c, box, s, Drawing(CARDS, "de", "pilot", letters=True))
        tokens = [m for m in c.layout if m.kind == "token"]
        assert len(tokens) == creatures + s.hero if creatures <= 4 else tokens
        for m in tokens:
            middle = Box.around(*m.box.centre, 2, 2)
            assert any(floor.contains(middle, 1) for floor in _floor_of(s, box)), (size, m)


def test_a_blocked_door_an_open_door_and_a_passage_differ_in_grey() -> None:
    look = theme("alone")
    shut, closed = door(200, True, True, look), door(200, True, False, look)
    assert shut.image.size != closed.image.size or _apart(shut.image, closed.image) > 12
    assert shut.mask.size[1] > closed.mask.size[1]  # the padlock stands out


def test_creatures_have_silhouettes_of_their_own() -> None:
    assert set(beasts.NAMES) == set(CARDS.creature_cards)
    for one, other in combinations([beasts.outline(n, 160) for n in beasts.NAMES], 2):
        assert _apart(one, other) > 25


@pytest.mark.parametrize("palette", PALETTES)
def test_marks_differ_without_colour(palette: str) -> None:
    pictures = []
    for name in ("lit", "dark", "danger", "box", "stairs", "darkness", "gas", "web", "alarm", "sabotage", "mask"):
        c = Canvas(1600, 120, theme("alone", palette), backdrop=False)
        draw_mark(c, (60, 60), 80, name)
        pictures.append(c.image.crop((0, 0, 120, 120)))
    for one, other in combinations(pictures, 2):
        assert _apart(one, other) > 2.0


def test_a_wounded_creature_carries_a_mark() -> None:
    s = stages.base(1)
    beast = stages.put(s, s.hero_at, "mutant")
    plain = draw_turn(stages.of_hero(s), CARDS, "de", NAMES)
    beast.wounded = True
    hurt = draw_turn(stages.of_hero(s), CARDS, "de", NAMES)
    assert not any(m.name.endswith("mutant-wound") for m in plain.layout)
    assert any(m.name.endswith("mutant-wound") for m in hurt.layout)


# Parts


def test_creatures_alike_are_one_token_only_in_a_crowd() -> None:
    s = stages.base(1)
    for _ in range(4):
        stages.put(s, s.hero_at, "spore")
    here = stages.of_hero(s).here
    assert here is not None
    assert [g.n for g in groups(here.creatures, 4)] == [1, 1, 1, 1]
    stages.put(s, s.hero_at, "worm")
    crowd = stages.of_hero(s).here
    assert crowd is not None
    assert sorted(g.n for g in groups(crowd.creatures, 4)) == [1, 4]


def test_dice_that_count_are_told_from_those_that_do_not() -> None:
    rolls = stages.of_hero(stages.middle()).rolls
    assert counted(rolls[0]) == [True, True, False]  # in light the conditional face hits
    assert counted(rolls[0].model_copy(update={"hits": 1})) == [True, False, False]


def test_the_crop_holds_the_hero_and_what_is_new() -> None:
    s = stages.crowded()
    floor = next(f for f in stages.of_hero(s).floors if f.here)
    here = next(x for x in floor.sectors if x.hero)
    crop = window(floor, frozenset())
    assert here in crop
    assert len({x.x for x in crop}) <= 3
    assert len({x.y for x in crop}) <= 3
    far = next(x for x in floor.sectors if (x.x - here.x, x.y - here.y) == (2, -1))
    assert far in window(floor, frozenset({far.place}))


def test_changes_are_found_between_two_views_and_marked_on_the_picture() -> None:
    s = stages.middle()
    after = stages.of_hero(s)
    s.life, s.composure, s.adrenaline = 9, 8, 3
    s.sectors["1D3"].revealed = False
    s.sectors["1C4"].danger = False
    s.spaces.pop()
    before = stages.of_hero(s)
    found = changes(before, after)
    assert (found.life, found.composure, found.adrenaline, found.played) == (-2, 1, -1, 1)
    # From the hero's sector, the origin: one east, and one south.
    assert found.places == {"0:+1:+0", "0:+0:+1"}
    names = {m.name for m in draw_turn(after, CARDS, "de", NAMES, changed=found).layout}
    assert {"strip/life-change", "strip/composure-change"} <= names
    assert changes(None, after) == NOTHING == Changed()
    assert changes(stages.of_evil(stages.middle()), after) == NOTHING


def test_pictures_stay_below_the_limit_of_bytes() -> None:
    s = stages.crowded()
    for picture in (
        draw_board(stages.of_hero(s), CARDS, "de", NAMES),
        draw_secret(stages.of_evil(s), CARDS, "de", NAMES, shape="tall"),
        draw_turn(stages.of_evil(s), CARDS, "de", NAMES),
    ):
        live = encode.live(picture.image)
        assert len(live.data) <= encode.LIVE_LIMIT_BYTES
        assert live.width >= 1000


def test_the_scene_beside_the_map_shows_the_creatures_of_that_place_and_its_light() -> None:
    view = stages.of_hero(stages.middle())
    here = view.here
    assert here is not None
    assert here.creatures

    def drawn(**changed: object) -> Canvas:
        c = Canvas(1200, 300, theme("alone"))
        floors = tuple(
            f.model_copy(update={"sectors": tuple(s.model_copy(update=changed) if s.hero else s for s in f.sectors)})
            for f in view.floors
        )
        draw_vignette(c, Box(40, 20, 486, 280), view.model_copy(update={"floors": floors}))
        assert c.problems() == []
        return c

    images = [drawn(creatures=(), lit=False), drawn(creatures=(), lit=True), drawn(lit=True)]
    for one, other in pairwise(images):
        assert one.image.tobytes() != other.image.tobytes()
    ghost = tuple(k.model_copy(update={"hidden": True}) for k in here.creatures)
    assert drawn(creatures=ghost, lit=True).image.tobytes() == images[1].image.tobytes()
